"""What surrounds the cards: widgets laid over the table at the regions of its layout."""
