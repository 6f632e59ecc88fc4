"""What can be worked out from stored results, without a screen: the rating, exports, fairness."""
