<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>BackupText</name>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n finished match</numerusform>
            <numerusform>%n finished matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DefenceText</name>
    <message numerus="yes">
        <source>as it lies, {name} scores %n point(s)</source>
        <translation>
            <numerusform>as it lies, {name} scores %n point</numerusform>
            <numerusform>as it lies, {name} scores %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies, an undercut: you score %n point(s)</source>
        <translation>
            <numerusform>as it lies, an undercut: you score %n point</numerusform>
            <numerusform>as it lies, an undercut: you score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>Lay off %n card</numerusform>
            <numerusform>Lay off %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierMoves</name>
    <message numerus="yes">
        <source>%n earlier move(s)</source>
        <translation>
            <numerusform>%n earlier move</numerusform>
            <numerusform>%n earlier moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message numerus="yes">
        <source>{share} of %n match(es) played</source>
        <translation>
            <numerusform>{share} of %n match played</numerusform>
            <numerusform>{share} of %n matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat(s)</source>
        <translation>
            <numerusform>%n defeat</numerusform>
            <numerusform>%n defeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up: %n match(es).</source>
        <translation>
            <numerusform>Given up: %n match.</numerusform>
            <numerusform>Given up: %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in the middle, and counted nowhere: %n hand(s).</source>
        <translation>
            <numerusform>Left in the middle, and counted nowhere: %n hand.</numerusform>
            <numerusform>Left in the middle, and counted nowhere: %n hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n match(es), of which the hands count.</source>
        <translation>
            <numerusform>Not over yet: %n match, of which the hands count.</numerusform>
            <numerusform>Not over yet: %n matches, of which the hands count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessText</name>
    <message numerus="yes">
        <source>%n deal(s) checked, the draw of the dealer included: all as sealed.</source>
        <translation>
            <numerusform>%n deal checked, the draw of the dealer included: all as sealed.</numerusform>
            <numerusform>%n deals checked, the draw of the dealer included: all as sealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fair deck gives this, or odder, %n time(s) in 1,000</source>
        <translation>
            <numerusform>A fair deck gives this, or odder, %n time in 1,000</numerusform>
            <numerusform>A fair deck gives this, or odder, %n times in 1,000</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often: {bucket}, %n time(s); {total} in all.</source>
        <translation>
            <numerusform>Most often: {bucket}, %n time; {total} in all.</numerusform>
            <numerusform>Most often: {bucket}, %n times; {total} in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDesk</name>
    <message numerus="yes">
        <source>Delete %n match(es)?</source>
        <translation>
            <numerusform>Delete %n match?</numerusform>
            <numerusform>Delete %n matches?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written</source>
        <translation>
            <numerusform>%n match written</numerusform>
            <numerusform>%n matches written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n match imported</numerusform>
            <numerusform>%n matches imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n match were here already.</numerusform>
            <numerusform>%n matches were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that go on were left out.</source>
        <translation>
            <numerusform>%n match that go on were left out.</numerusform>
            <numerusform>%n matches that go on were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message numerus="yes">
        <source>The chosen match(es): %n</source>
        <translation>
            <numerusform>The chosen match: %n</numerusform>
            <numerusform>The chosen matches: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that are listed: %n</source>
        <translation>
            <numerusform>The one that is listed: %n</numerusform>
            <numerusform>All that are listed: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message numerus="yes">
        <source>won the hand: %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>won the hand: %n point</numerusform>
            <numerusform>won the hand: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won the hand: %n point(s)</source>
        <comment>opponent</comment>
        <translation>
            <numerusform>won the hand: %n point</numerusform>
            <numerusform>won the hand: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRulesText</name>
    <message numerus="yes">
        <source>The first to reach %Ln point(s) wins the match.</source>
        <translation>
            <numerusform>The first to reach %Ln point wins the match.</numerusform>
            <numerusform>The first to reach %Ln points wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %Ln point(s) the match ends; the higher grand total wins.</source>
        <translation>
            <numerusform>At %Ln point the match ends; the higher grand total wins.</numerusform>
            <numerusform>At %Ln points the match ends; the higher grand total wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game bonus: %n point(s) for reaching the target.</source>
        <translation>
            <numerusform>Game bonus: %n point for reaching the target.</numerusform>
            <numerusform>Game bonus: %n points for reaching the target.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game bonus: %n point(s) for winning the match.</source>
        <translation>
            <numerusform>Game bonus: %n point for winning the match.</numerusform>
            <numerusform>Game bonus: %n points for winning the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands won: %n point(s) each, for both players.</source>
        <translation>
            <numerusform>Hands won: %n point each, for both players.</numerusform>
            <numerusform>Hands won: %n points each, for both players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands won: %n point(s) each, for the winner of the match.</source>
        <translation>
            <numerusform>Hands won: %n point each, for the winner of the match.</numerusform>
            <numerusform>Hands won: %n points each, for the winner of the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageText</name>
    <message numerus="yes">
        <source>It rests on %n rated match(es).</source>
        <translation>
            <numerusform>It rests on %n rated match.</numerusform>
            <numerusform>It rests on %n rated matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartText</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand, %n card(s)</source>
        <translation>
            <numerusform>{name}’s hand, %n card</numerusform>
            <numerusform>{name}’s hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileText</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s), the newest last</source>
        <translation>
            <numerusform>Discard pile: %n card, the newest last</numerusform>
            <numerusform>Discard pile: %n cards, the newest last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message numerus="yes">
        <source>Nobody knocked, and the stock is down to %n card(s).</source>
        <translation>
            <numerusform>Nobody knocked, and the stock is down to %n card.</numerusform>
            <numerusform>Nobody knocked, and the stock is down to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row drew from the discard pile.</source>
        <translation>
            <numerusform>%n turn in a row drew from the discard pile.</numerusform>
            <numerusform>%n turns in a row drew from the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score}, in %n hand(s)</source>
        <translation>
            <numerusform>{score}, in %n hand</numerusform>
            <numerusform>{score}, in %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score}, after %n hand(s)</source>
        <translation>
            <numerusform>{score}, after %n hand</numerusform>
            <numerusform>{score}, after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) sealed before play; each can be verified.</source>
        <translation>
            <numerusform>%n deal sealed before play; each can be verified.</numerusform>
            <numerusform>%n deals sealed before play; each can be verified.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetText</name>
    <message numerus="yes">
        <source>Gin bonus: %n point(s).</source>
        <translation>
            <numerusform>Gin bonus: %n point.</numerusform>
            <numerusform>Gin bonus: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Big gin bonus, for eleven cards in melds: %n point(s).</source>
        <translation>
            <numerusform>Big gin bonus, for eleven cards in melds: %n point.</numerusform>
            <numerusform>Big gin bonus, for eleven cards in melds: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut bonus: %n point(s).</source>
        <translation>
            <numerusform>Undercut bonus: %n point.</numerusform>
            <numerusform>Undercut bonus: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand is void when the stock is down to %n card(s).</source>
        <translation>
            <numerusform>A hand is void when the stock is down to %n card.</numerusform>
            <numerusform>A hand is void when the stock is down to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand is void after %n turn(s) in a row that drew from the discard pile.</source>
        <translation>
            <numerusform>A hand is void after %n turn in a row that drew from the discard pile.</numerusform>
            <numerusform>A hand is void after %n turns in a row that drew from the discard pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetPanel</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n hand won</numerusform>
            <numerusform>%n hands won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <comment>won in this match</comment>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message numerus="yes">
        <source>Only the last %n week(s) are shown.</source>
        <translation>
            <numerusform>Only the last %n week are shown.</numerusform>
            <numerusform>Only the last %n weeks are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n month(s) are shown.</source>
        <translation>
            <numerusform>Only the last %n month are shown.</numerusform>
            <numerusform>Only the last %n months are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message numerus="yes">
        <source>You laid off %n card(s).</source>
        <translation>
            <numerusform>You laid off %n card.</numerusform>
            <numerusform>You laid off %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid off %n card(s).</source>
        <translation>
            <numerusform>{name} laid off %n card.</numerusform>
            <numerusform>{name} laid off %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TroubleSheets</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
</TS>
