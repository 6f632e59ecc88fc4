"""The tables of the database and their columns, as the last step of the schema leaves them.

They are what a database that claims all steps has to have; a test compares them with one made anew.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = {
    "migrations": "name",
    "matches": "id match_id setup started_at profile era removed",
    "events": "match seq at event",
    "profiles": "id profile_id name created_at era active",
    "groups": "id profile era opponent ruleset kind setup",
    "packed": "match events log",
    "match_facts": (
        "match grp updated_at day result hands south_points north_points south_total north_total gins "
        "their_gins undercuts undercut_by seconds"
    ),
    "hand_facts": (
        "match number grp day ended_at result ending points south_left north_left turns offered taken "
        "pile_draws stock_draws layoffs their_layoffs seconds dealer upcard south_melds north_melds "
        "south_dealt north_dealt"
    ),
    "totals": (
        "grp step period facts matches_won matches_lost matches_resigned matches_unscored match_totals "
        "their_match_totals hands_won hands_lost hands_void hands_abandoned points their_points knocks "
        "their_knocks gins their_gins big_gins their_big_gins undercuts_given undercuts_received "
        "knock_deadwood their_knock_deadwood caught their_caught caught_deadwood their_caught_deadwood "
        "ending_turns their_ending_turns upcards_offered upcards_taken pile_draws stock_draws layoffs "
        "their_layoffs seconds"
    ),
    "buckets": "grp step period what value count",
}
"""Of each table, the names of its columns."""


def all_columns() -> frozenset[tuple[str, str]]:
    """Every column with its table."""
    return frozenset((table, column) for table, names in COLUMNS.items() for column in names.split())
