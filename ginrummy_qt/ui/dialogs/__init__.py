"""The dialogs: sheets of paper over the table, worked by mouse, touch or keyboard, closed by Esc."""
