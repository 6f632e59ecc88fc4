"""The second step of the schema: profiles, packed matches, and what is derived from the events.

`match_facts` and `hand_facts` have a row for each match and for each hand that is over. `totals` sums them up
by group (`grp`: profile, era, opponent, ruleset, kind), `step` (0 ever, 1 month, 2 day) and `period`; `facts`
is how many rows were summed. `buckets` counts them by value, for histograms. All four can be made anew from
the events.
"""

from __future__ import annotations

from typing import Final

DERIVED_TABLES: Final = ("match_facts", "hand_facts", "totals", "buckets")

STATEMENTS: Final = (
    "DROP TABLE summaries",
    """CREATE TABLE profiles (
        id INTEGER PRIMARY KEY,
        profile_id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL,
        era INTEGER NOT NULL DEFAULT 0,
        active INTEGER NOT NULL DEFAULT 0
    )""",
    "INSERT INTO profiles VALUES (1, 'first', '', 0, 0, 1)",
    """CREATE TABLE groups (
        id INTEGER PRIMARY KEY,
        profile INTEGER NOT NULL REFERENCES profiles (id),
        era INTEGER NOT NULL,
        opponent TEXT NOT NULL,
        ruleset TEXT NOT NULL,
        kind TEXT NOT NULL,
        setup TEXT NOT NULL,
        UNIQUE (profile, era, opponent, ruleset, kind)
    )""",
    "ALTER TABLE matches ADD COLUMN profile INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE matches ADD COLUMN era INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN removed INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE packed (
        match INTEGER PRIMARY KEY REFERENCES matches (id),
        events INTEGER NOT NULL,
        log BLOB NOT NULL
    )""",
    """CREATE TABLE match_facts (
        match INTEGER PRIMARY KEY REFERENCES matches (id),
        grp INTEGER NOT NULL REFERENCES groups (id),
        updated_at INTEGER NOT NULL,
        day INTEGER NOT NULL,
        result INTEGER NOT NULL,
        hands INTEGER NOT NULL,
        south_points INTEGER NOT NULL,
        north_points INTEGER NOT NULL,
        south_total INTEGER NOT NULL,
        north_total INTEGER NOT NULL,
        gins INTEGER NOT NULL,
        their_gins INTEGER NOT NULL,
        undercuts INTEGER NOT NULL,
        undercut_by INTEGER NOT NULL,
        seconds INTEGER NOT NULL
    )""",
    "CREATE INDEX match_order ON match_facts (updated_at, match, grp, result, day)",
    "CREATE INDEX match_margins ON match_facts (grp, south_total - north_total) WHERE result IN (1, 2)",
    "CREATE INDEX match_unfinished ON match_facts (grp, updated_at) WHERE result = 0",
    """CREATE TABLE hand_facts (
        match INTEGER NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        grp INTEGER NOT NULL REFERENCES groups (id),
        day INTEGER NOT NULL,
        ended_at INTEGER NOT NULL,
        result INTEGER NOT NULL,
        ending INTEGER NOT NULL,
        points INTEGER NOT NULL,
        south_left INTEGER,
        north_left INTEGER,
        turns INTEGER NOT NULL,
        offered INTEGER NOT NULL,
        taken INTEGER NOT NULL,
        pile_draws INTEGER NOT NULL,
        stock_draws INTEGER NOT NULL,
        layoffs INTEGER NOT NULL,
        their_layoffs INTEGER NOT NULL,
        seconds INTEGER NOT NULL,
        dealer INTEGER NOT NULL,
        upcard INTEGER NOT NULL,
        south_melds INTEGER NOT NULL,
        north_melds INTEGER NOT NULL,
        south_dealt INTEGER NOT NULL,
        north_dealt INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID""",
    "CREATE INDEX hand_points ON hand_facts (grp, points)",
    "CREATE INDEX hand_days ON hand_facts (grp, day)",
    """CREATE TABLE totals (
        grp INTEGER NOT NULL REFERENCES groups (id),
        step INTEGER NOT NULL,
        period INTEGER NOT NULL,
        facts INTEGER NOT NULL,
        matches_won INTEGER NOT NULL,
        matches_lost INTEGER NOT NULL,
        matches_resigned INTEGER NOT NULL,
        matches_unscored INTEGER NOT NULL,
        match_totals INTEGER NOT NULL,
        their_match_totals INTEGER NOT NULL,
        hands_won INTEGER NOT NULL,
        hands_lost INTEGER NOT NULL,
        hands_void INTEGER NOT NULL,
        hands_abandoned INTEGER NOT NULL,
        points INTEGER NOT NULL,
        their_points INTEGER NOT NULL,
        knocks INTEGER NOT NULL,
        their_knocks INTEGER NOT NULL,
        gins INTEGER NOT NULL,
        their_gins INTEGER NOT NULL,
        big_gins INTEGER NOT NULL,
        their_big_gins INTEGER NOT NULL,
        undercuts_given INTEGER NOT NULL,
        undercuts_received INTEGER NOT NULL,
        knock_deadwood INTEGER NOT NULL,
        their_knock_deadwood INTEGER NOT NULL,
        caught INTEGER NOT NULL,
        their_caught INTEGER NOT NULL,
        caught_deadwood INTEGER NOT NULL,
        their_caught_deadwood INTEGER NOT NULL,
        ending_turns INTEGER NOT NULL,
        their_ending_turns INTEGER NOT NULL,
        upcards_offered INTEGER NOT NULL,
        upcards_taken INTEGER NOT NULL,
        pile_draws INTEGER NOT NULL,
        stock_draws INTEGER NOT NULL,
        layoffs INTEGER NOT NULL,
        their_layoffs INTEGER NOT NULL,
        seconds INTEGER NOT NULL,
        PRIMARY KEY (grp, step, period)
    ) WITHOUT ROWID""",
    """CREATE TABLE buckets (
        grp INTEGER NOT NULL REFERENCES groups (id),
        step INTEGER NOT NULL,
        period INTEGER NOT NULL,
        what INTEGER NOT NULL,
        value INTEGER NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (grp, step, period, what, value)
    ) WITHOUT ROWID""",
)
