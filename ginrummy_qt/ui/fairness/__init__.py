"""The page that answers "it cheats": the seals, what the opponent was told, one's deals against chance."""
