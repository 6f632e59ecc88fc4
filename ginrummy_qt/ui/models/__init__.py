"""What the panels show, as Qt item models over the updates of the table."""
