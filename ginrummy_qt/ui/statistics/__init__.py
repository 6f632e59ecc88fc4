"""The statistics page: what a person has played, in numbers, charts and tables."""
