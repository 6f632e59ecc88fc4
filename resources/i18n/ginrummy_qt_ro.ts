<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version {version}</source>
        <translation>Versiunea {version}</translation>
    </message>
    <message>
        <source>Gin rummy for one person against the computer. Every deck is sealed before the first card, and can be checked after the hand. The computer plays in a process of its own that never receives a card it may not see.</source>
        <translation>Gin rummy pentru o singură persoană, împotriva calculatorului. Fiecare pachet este sigilat înainte de prima carte și poate fi verificat după rundă. Calculatorul joacă într-un proces separat, care nu primește niciodată o carte pe care nu are voie s-o vadă.</translation>
    </message>
    <message>
        <source>This program opens no network connection.</source>
        <translation>Acest program nu deschide nicio conexiune la rețea.</translation>
    </message>
    <message>
        <source>Show Qt’s files</source>
        <translation>Arată fișierele Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licențe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, without any warranty.</source>
        <translation>Software liber sub licența MIT, fără nicio garanție.</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside}, under the GNU Lesser General Public License, version 3. You may run this program with versions of your own, by exchanging its files of Qt. Where to get their source is told under “Licences”.</source>
        <translation>Qt {qt} și PySide6 {pyside}, sub GNU Lesser General Public License, versiunea 3. Poți rula acest program cu versiuni proprii, înlocuindu-i fișierele Qt. La „Licențe” scrie de unde se obține codul sursă.</translation>
    </message>
    <message>
        <source>The typefaces Inter and Literata, under the SIL Open Font License 1.1.</source>
        <translation>Fonturile Inter și Literata, sub SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Cards, icons and words were made for this program.</source>
        <translation>Cărțile, pictogramele și textele au fost făcute pentru acest program.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Sort</source>
        <translation>Sortează</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sortează mâna</translation>
    </message>
    <message>
        <source>Sort the hand by suit, rank or melds</source>
        <translation>Sortează mâna după culoare, valoare sau combinații</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>După culoare</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>După valoare</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>După combinații</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Take the last move back</source>
        <translation>Ia înapoi ultima mutare</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>the last move</comment>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <source>{act} ({key})</source>
        <translation>{act} ({key})</translation>
    </message>
</context>
<context>
    <name>BackupText</name>
    <message>
        <source>This backup is damaged.</source>
        <translation>Această copie de siguranță este deteriorată.</translation>
    </message>
    <message>
        <source>{reason}: {matches}, {hands}, {size}</source>
        <translation>{reason}: {matches}, {hands}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n joc încheiat</numerusform>
            <numerusform>%n jocuri încheiate</numerusform>
            <numerusform>%n de jocuri încheiate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rundă</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by itself</source>
        <translation>Făcută automat</translation>
    </message>
    <message>
        <source>Made when asked for</source>
        <translation>Făcută la cerere</translation>
    </message>
    <message>
        <source>Before statistics began anew</source>
        <translation>Înainte ca statisticile să înceapă din nou</translation>
    </message>
    <message>
        <source>Before another backup was restored</source>
        <translation>Înainte de restaurarea altei copii</translation>
    </message>
    <message>
        <source>Before a player was removed</source>
        <translation>Înainte de eliminarea unui jucător</translation>
    </message>
    <message>
        <source>Before a new version changed the file</source>
        <translation>Înainte ca o versiune nouă să schimbe fișierul</translation>
    </message>
</context>
<context>
    <name>BackupsDesk</name>
    <message>
        <source>The backups cannot be read now</source>
        <translation>Copiile de siguranță nu pot fi citite acum</translation>
    </message>
    <message>
        <source>No backup was made</source>
        <translation>Nu s-a făcut nicio copie</translation>
    </message>
    <message>
        <source>A backup is made: {backup}</source>
        <translation>S-a făcut o copie de siguranță: {backup}</translation>
    </message>
    <message>
        <source>Go back to this backup?</source>
        <translation>Revii la această copie de siguranță?</translation>
    </message>
    <message>
        <source>Everything is again as it was at {time}, for all players.</source>
        <translation>Totul redevine cum era la {time}, pentru toți jucătorii.</translation>
    </message>
    <message>
        <source>Leave everything</source>
        <translation>Lasă totul</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurează</translation>
    </message>
    <message>
        <source>What there is now is kept as a backup too.</source>
        <translation>Și ce există acum se păstrează într-o copie de siguranță.</translation>
    </message>
    <message>
        <source>This backup could not be restored</source>
        <translation>Această copie nu a putut fi restaurată</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Backups</source>
        <translation>Copii de siguranță</translation>
    </message>
    <message>
        <source>Copies of everything kept here: all players, matches and statistics.</source>
        <translation>Copii ale tuturor celor păstrate aici: toți jucătorii, jocurile și statisticile.</translation>
    </message>
    <message>
        <source>Make one now</source>
        <translation>Fă una acum</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurează…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>There is none yet: one is made every day of play.</source>
        <translation>Încă nu există niciuna: se face câte una în fiecare zi de joc.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>doi</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>patru</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinci</translation>
    </message>
    <message>
        <source>six</source>
        <translation>șase</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>șapte</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>opt</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nouă</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zece</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>damă</translation>
    </message>
    <message>
        <source>king</source>
        <translation>popă</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>caro</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cupă</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Trage din talon</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Decartează {card}</translation>
    </message>
    <message>
        <source>Do not move with others</source>
        <translation>Nu muta împreună cu altele</translation>
    </message>
    <message>
        <source>Mark to move with others</source>
        <translation>Marchează pentru a muta cu altele</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Ridică {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Refuză</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Răsfoiește teancul de decartate</translation>
    </message>
    <message>
        <source>Look at the hand first…</source>
        <translation>Vezi mai întâi mâna…</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bate</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Sortează după culoare</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Sortează după valoare</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Sortează după combinații</translation>
    </message>
    <message>
        <source>Undo arranging</source>
        <translation>Anulează aranjarea</translation>
    </message>
    <message>
        <source>Arrange again</source>
        <translation>Refă aranjarea</translation>
    </message>
</context>
<context>
    <name>CutDeckSheet</name>
    <message>
        <source>Cut the deck</source>
        <translation>Taie cărțile</translation>
    </message>
    <message>
        <source>Hand {number} is sealed as {first} {second}. Your cut mixes the sealed deck once more, and the program could not know it when it made the seal.</source>
        <translation>Runda {number} este sigilată ca {first} {second}. Tăierea ta amestecă încă o dată pachetul sigilat, iar programul nu o putea cunoaște când a făcut sigiliul.</translation>
    </message>
    <message>
        <source>Move the pointer over this field</source>
        <translation>Mișcă indicatorul peste acest câmp</translation>
    </message>
    <message>
        <source>or type anything</source>
        <translation>sau scrie orice</translation>
    </message>
    <message>
        <source>Text for the cut</source>
        <translation>Text pentru tăiere</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Fără tăiere</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taie</translation>
    </message>
</context>
<context>
    <name>DealCodeSheet</name>
    <message>
        <source>Play a deal code</source>
        <translation>Joacă un cod de împărțire</translation>
    </message>
    <message>
        <source>A deal code gives you the cards that somebody else was dealt: one hand, counted apart from rated matches. The replay of a hand that is over copies its code.</source>
        <translation>Un cod de împărțire îți dă cărțile pe care le-a primit altcineva: o rundă, contorizată separat de jocurile cu rating. La reluarea unei runde încheiate îi poți copia codul.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codul împărțirii</translation>
    </message>
    <message>
        <source>Letters and digits, as they were given to you</source>
        <translation>Litere și cifre, așa cum le-ai primit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>{rules}, against {opponent}</source>
        <translation>{rules}, cu {opponent}</translation>
    </message>
    <message>
        <source>No deal code has a “{letter}”.</source>
        <translation>Niciun cod de împărțire nu are „{letter}”.</translation>
    </message>
    <message>
        <source>A letter is wrong somewhere: compare the code with the one you were given.</source>
        <translation>Undeva este o literă greșită: compară codul cu cel primit.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the game, or begins wrongly.</source>
        <translation>Acest cod a fost făcut de o versiune mai nouă a jocului sau începe greșit.</translation>
    </message>
    <message>
        <source>This code is for rules that this version does not know.</source>
        <translation>Acest cod este pentru reguli pe care această versiune nu le cunoaște.</translation>
    </message>
    <message>
        <source>So far {count} letters; most codes have 56.</source>
        <translation>Până acum {count} litere; cele mai multe coduri au 56.</translation>
    </message>
</context>
<context>
    <name>DealsPart</name>
    <message>
        <source>The saved matches cannot be read now, so there is nothing to count.</source>
        <translation>Jocurile salvate nu pot fi citite acum, așa că nu este nimic de numărat.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Primit</translation>
    </message>
    <message>
        <source>A fair deck</source>
        <translation>Un pachet cinstit</translation>
    </message>
</context>
<context>
    <name>DefenceText</name>
    <message>
        <source>{name} knocks with {deadwood}</source>
        <translation>{name} bate cu {deadwood}</translation>
    </message>
    <message numerus="yes">
        <source>as it lies, {name} scores %n point(s)</source>
        <translation>
            <numerusform>așa cum e, {name} marchează %n punct</numerusform>
            <numerusform>așa cum e, {name} marchează %n puncte</numerusform>
            <numerusform>așa cum e, {name} marchează %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies, an undercut: you score %n point(s)</source>
        <translation>
            <numerusform>așa cum e, undercut: marchezi %n punct</numerusform>
            <numerusform>așa cum e, undercut: marchezi %n puncte</numerusform>
            <numerusform>așa cum e, undercut: marchezi %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>Adaugă %n carte</numerusform>
            <numerusform>Adaugă %n cărți</numerusform>
            <numerusform>Adaugă %n de cărți</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits on none of {name}’s melds.</source>
        <translation>{card} nu se potrivește la nicio combinație a adversarului {name}.</translation>
    </message>
    <message>
        <source>{card}, laid off on {meld}</source>
        <translation>{card}, adăugată la {meld}</translation>
    </message>
    <message>
        <source>Lay it off on {meld}</source>
        <translation>Adaugă la {meld}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <source>Drag your cards to {name}’s melds, or press them. Press again to take back.</source>
        <translation>Trage cărțile tale la combinațiile adversarului {name} sau apasă pe ele. Apasă din nou pentru a le lua înapoi.</translation>
    </message>
    <message>
        <source>No card of yours fits on {name}’s melds.</source>
        <translation>Nicio carte de-a ta nu se potrivește la combinațiile adversarului {name}.</translation>
    </message>
    <message>
        <source>Best layoff</source>
        <comment>button</comment>
        <translation>Cea mai bună adăugare</translation>
    </message>
    <message>
        <source>Lay off nothing</source>
        <comment>button</comment>
        <translation>Nu adăuga nimic</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button</comment>
        <translation>Continuă</translation>
    </message>
</context>
<context>
    <name>DefenceTray</name>
    <message>
        <source>Answer the knock</source>
        <translation>Răspunde la bătaie</translation>
    </message>
    <message>
        <source>Previous arrangement</source>
        <translation>Aranjarea precedentă</translation>
    </message>
    <message>
        <source>Next arrangement</source>
        <translation>Aranjarea următoare</translation>
    </message>
</context>
<context>
    <name>EarlierMoves</name>
    <message numerus="yes">
        <source>%n earlier move(s)</source>
        <translation>
            <numerusform>%n mutare anterioară</numerusform>
            <numerusform>%n mutări anterioare</numerusform>
            <numerusform>%n de mutări anterioare</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all moves</source>
        <translation>Arată toate mutările</translation>
    </message>
</context>
<context>
    <name>EndText</name>
    <message>
        <source>Knock with {deadwood}</source>
        <translation>Bate cu {deadwood}</translation>
    </message>
    <message>
        <source>Knock with {deadwood}?</source>
        <translation>Bați cu {deadwood}?</translation>
    </message>
    <message>
        <source>If {name} ends with {deadwood} or less, it is an undercut: {name} scores the difference and {bonus} more.</source>
        <translation>Dacă {name} rămâne cu {deadwood} sau mai puțin, este undercut: {name} marchează diferența și încă {bonus}.</translation>
    </message>
    <message>
        <source>{name} cannot lay off. You score {name}’s deadwood and {bonus} more.</source>
        <translation>{name} nu poate adăuga cărți. Marchezi deadwoodul rămas la {name} și încă {bonus}.</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <comment>the knock discard</comment>
        <translation>{card}, cu fața în sus</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <comment>the knock discard</comment>
        <translation>{card}, cu fața în jos</translation>
    </message>
    <message>
        <source>Nothing can be laid off.</source>
        <translation>Nu se poate adăuga nimic.</translation>
    </message>
    <message>
        <source>Could be laid off: {cards}.</source>
        <translation>S-ar putea adăuga: {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} are {cards}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>cards of a suit</comment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Big gin, no discard</source>
        <translation>Big gin, fără decartare</translation>
    </message>
    <message>
        <source>Gin, discard {card}</source>
        <translation>Gin, decartează {card}</translation>
    </message>
    <message>
        <source>Knock with {deadwood}, discard {card}</source>
        <translation>Bate cu {deadwood}, decartează {card}</translation>
    </message>
    <message>
        <source>The least deadwood you can keep is {deadwood}.</source>
        <translation>Cel mai mic deadwood cu care poți rămâne este {deadwood}.</translation>
    </message>
    <message>
        <source>Without {card} you keep {deadwood}.</source>
        <translation>Fără {card} rămâi cu {deadwood}.</translation>
    </message>
    <message>
        <source>Only gin ends the hand.</source>
        <translation>Doar ginul încheie runda.</translation>
    </message>
    <message>
        <source>You may knock at {limit} or less.</source>
        <translation>Poți bate cu {limit} sau mai puțin.</translation>
    </message>
</context>
<context>
    <name>ExampleText</name>
    <message>
        <source>{what}: {cards}</source>
        <translation>{what}: {cards}</translation>
    </message>
    <message>
        <source>Two melds</source>
        <translation>Două combinații</translation>
    </message>
    <message>
        <source>Cards in no meld</source>
        <translation>Cărți din afara combinațiilor</translation>
    </message>
    <message>
        <source>A knock</source>
        <translation>O bătaie</translation>
    </message>
    <message>
        <source>Gin: ten cards, all in melds</source>
        <translation>Gin: zece cărți, toate în combinații</translation>
    </message>
    <message>
        <source>Big gin: eleven cards, all in melds</source>
        <translation>Big gin: unsprezece cărți, toate în combinații</translation>
    </message>
    <message>
        <source>Laid off on the knocker’s melds: the ringed cards</source>
        <translation>Adăugate la combinațiile celui care bate: cărțile încercuite</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Șir</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four cards of a rank</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three cards of a rank</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Deadwood {sum} = {points}</source>
        <translation>Deadwood {sum} = {points}</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export</source>
        <translation>Exportă</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvează…</translation>
    </message>
    <message>
        <source>The statistics</source>
        <translation>Statisticile</translation>
    </message>
    <message>
        <source>All numbers of the page, as they are chosen there.</source>
        <translation>Toate cifrele paginii, așa cum sunt alese acolo.</translation>
    </message>
    <message>
        <source>The matches</source>
        <translation>Jocurile</translation>
    </message>
    <message>
        <source>One by one, with their results: all of this player.</source>
        <translation>Unul câte unul, cu rezultate: toate jocurile acestui jucător.</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV, pentru foi de calcul</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, pentru programe</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Saved to {file}.</source>
        <translation>Salvat în {file}.</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Fișierul nu a putut fi scris</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiat.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportă</translation>
    </message>
    <message>
        <source>This could not be read</source>
        <translation>Aceasta nu a putut fi citită</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nu s-a scris nimic.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message numerus="yes">
        <source>{share} of %n match(es) played</source>
        <translation>
            <numerusform>{share} din %n joc jucat</numerusform>
            <numerusform>{share} din %n jocuri jucate</numerusform>
            <numerusform>{share} din %n de jocuri jucate</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Jocuri câștigate</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>after your first rated match</source>
        <translation>după primul tău joc cu rating</translation>
    </message>
    <message>
        <source>likely {low} to {high}</source>
        <translation>probabil {low} – {high}</translation>
    </message>
    <message>
        <source>provisional, {low} to {high}</source>
        <translation>provizoriu, {low} – {high}</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Seria actuală</translation>
    </message>
    <message>
        <source>no match over yet</source>
        <translation>încă niciun joc încheiat</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victorie</numerusform>
            <numerusform>%n victorii</numerusform>
            <numerusform>%n de victorii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat(s)</source>
        <translation>
            <numerusform>%n înfrângere</numerusform>
            <numerusform>%n înfrângeri</numerusform>
            <numerusform>%n de înfrângeri</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest: {number}</source>
        <translation>cea mai lungă: {number}</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Jocuri</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>matches</comment>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>matches</comment>
        <translation>Pierdute</translation>
    </message>
    <message>
        <source>Average result</source>
        <translation>Rezultat mediu</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Cea mai lungă serie de victorii</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Cea mai lungă serie de înfrângeri</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>hands</comment>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>hands</comment>
        <translation>Pierdute</translation>
    </message>
    <message>
        <source>Void</source>
        <comment>hands</comment>
        <translation>Nule</translation>
    </message>
    <message>
        <source>Hands to a match</source>
        <translation>Runde pe joc</translation>
    </message>
    <message>
        <source>Points a hand, less the opponent’s</source>
        <translation>Puncte pe rundă, minus cele ale adversarului</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Timp jucat</translation>
    </message>
    <message>
        <source>Time for a hand</source>
        <translation>Timp pe rundă</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Prima rundă</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Ultima rundă</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Timp</translation>
    </message>
    <message>
        <source>In all these hands</source>
        <translation>În toate aceste runde</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Deadwood when caught</source>
        <translation>Deadwood când încheie celălalt</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Runde câștigate</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puncte pe rundă</translation>
    </message>
    <message>
        <source>Points of a hand won</source>
        <translation>Puncte pe rundă câștigată</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Bătăi</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Undercuts</source>
        <translation>Undercuturi</translation>
    </message>
    <message>
        <source>Deadwood at the knock</source>
        <translation>Deadwood la bătaie</translation>
    </message>
    <message>
        <source>Turn of the knock or gin</source>
        <translation>Turul bătăii sau al ginului</translation>
    </message>
    <message>
        <source>Cards laid off</source>
        <translation>Cărți adăugate</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} din {whole}</translation>
    </message>
    <message>
        <source>Your draws</source>
        <translation>Cărțile luate de tine</translation>
    </message>
    <message>
        <source>First upcards taken</source>
        <translation>Prime cărți întoarse ridicate</translation>
    </message>
    <message>
        <source>Draws from the discard pile</source>
        <translation>Cărți ridicate din teancul de decartate</translation>
    </message>
    <message>
        <source>Your knocks that were undercut</source>
        <translation>Bătăile tale urmate de undercut</translation>
    </message>
    <message>
        <source>The opponent’s knocks that you undercut</source>
        <translation>Bătăile adversarului la care ai făcut undercut</translation>
    </message>
    <message>
        <source>These matches count in no rating and in no other statistics.</source>
        <translation>Aceste jocuri nu contează la rating și nici în celelalte statistici.</translation>
    </message>
    <message>
        <source>Only rated matches are counted above.</source>
        <translation>Mai sus contează doar jocurile cu rating.</translation>
    </message>
    <message>
        <source>Practice, in which moves may be taken back: {matches}, {hands}.</source>
        <translation>Antrenament, în care mutările pot fi luate înapoi: {matches}, {hands}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n joc</numerusform>
            <numerusform>%n jocuri</numerusform>
            <numerusform>%n de jocuri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rundă</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Played with cards dealt before, or from a code: {matches}, {hands}.</source>
        <translation>Jucate cu cărți împărțite înainte sau după un cod: {matches}, {hands}.</translation>
    </message>
    <message>
        <source>Imported from files: {matches}, {hands}.</source>
        <translation>Importate din fișiere: {matches}, {hands}.</translation>
    </message>
    <message numerus="yes">
        <source>Given up: %n match(es).</source>
        <translation>
            <numerusform>Cedat: %n joc.</numerusform>
            <numerusform>Cedate: %n jocuri.</numerusform>
            <numerusform>Cedate: %n de jocuri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their hands count above; the rating takes such a match for a lost one.</source>
        <translation>Rundele lor contează mai sus; pentru rating, un astfel de joc este pierdut.</translation>
    </message>
    <message numerus="yes">
        <source>Left in the middle, and counted nowhere: %n hand(s).</source>
        <translation>
            <numerusform>Întreruptă la mijloc și necontată: %n rundă.</numerusform>
            <numerusform>Întrerupte la mijloc și necontate: %n runde.</numerusform>
            <numerusform>Întrerupte la mijloc și necontate: %n de runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n match(es), of which the hands count.</source>
        <translation>
            <numerusform>Încă neîncheiat: %n joc, ale cărui runde contează.</numerusform>
            <numerusform>Încă neîncheiate: %n jocuri, ale căror runde contează.</numerusform>
            <numerusform>Încă neîncheiate: %n de jocuri, ale căror runde contează.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fairness</source>
        <translation>Corectitudine</translation>
    </message>
    <message>
        <source>The seals</source>
        <translation>Sigiliile</translation>
    </message>
    <message>
        <source>What the opponent knew</source>
        <translation>Ce știa adversarul</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>Împărțirile tale</translation>
    </message>
    <message>
        <source>What this proves</source>
        <translation>Ce dovedește aceasta</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secțiuni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>FairnessText</name>
    <message numerus="yes">
        <source>%n deal(s) checked, the draw of the dealer included: all as sealed.</source>
        <translation>
            <numerusform>%n împărțire verificată, cu tragerea la sorți a împărțitorului: totul așa cum a fost sigilat.</numerusform>
            <numerusform>%n împărțiri verificate, cu tragerea la sorți a împărțitorului: totul așa cum a fost sigilat.</numerusform>
            <numerusform>%n de împărțiri verificate, cu tragerea la sorți a împărțitorului: totul așa cum a fost sigilat.</numerusform>
        </translation>
    </message>
    <message>
        <source>A line that says nothing</source>
        <translation>Un rând care nu spune nimic</translation>
    </message>
    <message>
        <source>Told: which player to be</source>
        <translation>Spus: ce jucător să fie</translation>
    </message>
    <message>
        <source>Told: to leave</source>
        <translation>Spus: să plece</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carte cu fața în jos</numerusform>
            <numerusform>%n cărți cu fața în jos</numerusform>
            <numerusform>%n de cărți cu fața în jos</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: its own cards {cards}; {stock}</source>
        <translation>Arătat: propriile cărți {cards}; {stock}</translation>
    </message>
    <message>
        <source>Shown: its own cards {cards}; on the pile {upcard}; {stock}</source>
        <translation>Arătat: propriile cărți {cards}; pe teanc {upcard}; {stock}</translation>
    </message>
    <message>
        <source>Answered: {action}</source>
        <translation>A răspuns: {action}</translation>
    </message>
    <message>
        <source>Answered: ready</source>
        <translation>A răspuns: gata</translation>
    </message>
    <message>
        <source>Could not answer: {reason}</source>
        <translation>Nu a putut răspunde: {reason}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>refuză</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>trage din talon</translation>
    </message>
    <message>
        <source>take the upcard</source>
        <translation>ridică cartea întoarsă</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>decartează {card}</translation>
    </message>
    <message>
        <source>knock with {card}</source>
        <translation>bate cu {card}</translation>
    </message>
    <message>
        <source>go gin with {card}</source>
        <translation>face gin cu {card}</translation>
    </message>
    <message>
        <source>declare big gin</source>
        <translation>declară big gin</translation>
    </message>
    <message>
        <source>lay its cards out</source>
        <translation>își etalează cărțile</translation>
    </message>
    <message>
        <source>Too few hands to judge</source>
        <translation>Prea puține runde pentru o concluzie</translation>
    </message>
    <message>
        <source>Your deals are what a fair deck gives</source>
        <translation>Împărțirile tale sunt cele ale unui pachet cinstit</translation>
    </message>
    <message>
        <source>Your deals are unusual, but chance can do that</source>
        <translation>Împărțirile tale sunt neobișnuite, dar întâmplarea poate face asta</translation>
    </message>
    <message>
        <source>Chance alone hardly explains your deals</source>
        <translation>Întâmplarea singură cu greu explică împărțirile tale</translation>
    </message>
    <message>
        <source>With fewer than {fewest} hands anything is possible. You have played {hands} so far.</source>
        <translation>Cu mai puțin de {fewest} de runde orice este posibil. Până acum ai jucat {hands}.</translation>
    </message>
    <message>
        <source>We compared the deals of your {hands} hands with a perfectly shuffled deck, in six ways. Of 1,000 people who play as many fair hands, about {odd} see deals at least as odd as yours in one of them.</source>
        <translation>Am comparat împărțirile celor {hands} de runde ale tale cu un pachet perfect amestecat, în șase feluri. Din 1.000 de oameni care joacă tot atâtea runde cinstite, cam {odd} văd, într-unul dintre ele, împărțiri cel puțin la fel de ciudate.</translation>
    </message>
    <message>
        <source>Please tell us: this should be looked into.</source>
        <translation>Te rugăm să ne spui: trebuie cercetat.</translation>
    </message>
    <message>
        <source>Average deadwood in the ten cards dealt: you {yours}, the opponents {theirs}, a fair deck {fair}.</source>
        <translation>Deadwood mediu în cele zece cărți primite: tu {yours}, adversarii {theirs}, un pachet cinstit {fair}.</translation>
    </message>
    <message>
        <source>The first upcards, by rank</source>
        <translation>Primele cărți întoarse, după valoare</translation>
    </message>
    <message>
        <source>Deadwood dealt to you</source>
        <translation>Deadwood primit de tine</translation>
    </message>
    <message>
        <source>Deadwood dealt to the opponents</source>
        <translation>Deadwood primit de adversari</translation>
    </message>
    <message>
        <source>Melds dealt to you</source>
        <translation>Combinații primite de tine</translation>
    </message>
    <message>
        <source>Melds dealt to the opponents</source>
        <translation>Combinații primite de adversari</translation>
    </message>
    <message>
        <source>Your deals beside theirs</source>
        <translation>Împărțirile tale lângă ale lor</translation>
    </message>
    <message>
        <source>A fair deck gives this less than once in 1,000 times</source>
        <translation>Un pachet cinstit dă asta mai rar de o dată la 1.000</translation>
    </message>
    <message numerus="yes">
        <source>A fair deck gives this, or odder, %n time(s) in 1,000</source>
        <translation>
            <numerusform>Un pachet cinstit dă asta sau ceva mai ciudat o dată (%n) la 1.000</numerusform>
            <numerusform>Un pachet cinstit dă asta sau ceva mai ciudat de %n ori la 1.000</numerusform>
            <numerusform>Un pachet cinstit dă asta sau ceva mai ciudat de %n de ori la 1.000</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>Points of hands won</source>
        <translation>Punctele rundelor câștigate</translation>
    </message>
    <message>
        <source>Points of hands lost</source>
        <translation>Punctele rundelor pierdute</translation>
    </message>
    <message>
        <source>Your deadwood at the knock</source>
        <translation>Deadwoodul tău la bătaie</translation>
    </message>
    <message>
        <source>Your deadwood when caught</source>
        <translation>Deadwoodul tău când încheie celălalt</translation>
    </message>
    <message>
        <source>Turn of your knock or gin</source>
        <translation>Turul bătăii sau al ginului tău</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>head of a column</comment>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <comment>head of a column</comment>
        <translation>Deadwood</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>head of a column</comment>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Turn {turn} or later</source>
        <translation>Turul {turn} sau mai târziu</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turul {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punct</numerusform>
            <numerusform>%n puncte</numerusform>
            <numerusform>%n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} points</source>
        <translation>{first} – {last} puncte</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>head of a column</comment>
        <translation>Runde</translation>
    </message>
    <message numerus="yes">
        <source>Most often: {bucket}, %n time(s); {total} in all.</source>
        <translation>
            <numerusform>Cel mai des: {bucket}, o dată (%n); {total} în total.</numerusform>
            <numerusform>Cel mai des: {bucket}, de %n ori; {total} în total.</numerusform>
            <numerusform>Cel mai des: {bucket}, de %n de ori; {total} în total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Încă nu este nimic de arătat.</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>head of a column</comment>
        <translation>Zi</translation>
    </message>
    <message>
        <source>Week</source>
        <comment>head of a column</comment>
        <translation>Săptămână</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>head of a column</comment>
        <translation>Lună</translation>
    </message>
    <message>
        <source>Matches won and lost</source>
        <translation>Jocuri câștigate și pierdute</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>matches</comment>
        <translation>Câștigate</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>matches</comment>
        <translation>Pierdute</translation>
    </message>
    <message>
        <source>Hands won, of those not void</source>
        <translation>Runde câștigate, din cele care nu sunt nule</translation>
    </message>
    <message>
        <source>Hands won</source>
        <comment>share</comment>
        <translation>Runde câștigate</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Puncte pe rundă</translation>
    </message>
    <message>
        <source>Points a hand, yours less the opponent’s</source>
        <translation>Puncte pe rundă, ale tale minus ale adversarului</translation>
    </message>
    <message>
        <source>Highest: {value} ({period}).</source>
        <translation>Maximul: {value} ({period}).</translation>
    </message>
    <message>
        <source>Most won: {value} ({period}).</source>
        <translation>Cele mai multe câștigate: {value} ({period}).</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Likely range</source>
        <translation>Interval probabil</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <translation>Ratingul în timp</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Toți adversarii</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toate regulile</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Perioadă</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>Felul jocului</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>Hand by hand</source>
        <translation>Rundă cu rundă</translation>
    </message>
    <message>
        <source>No hand has ended yet.</source>
        <translation>Încă nu s-a încheiat nicio rundă.</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Rundele acestui joc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>HeadBar</name>
    <message>
        <source>Hand</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>Cărțile amândurora la vedere</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>HistoryDesk</name>
    <message>
        <source>This match cannot be shown</source>
        <translation>Acest joc nu poate fi arătat</translation>
    </message>
    <message>
        <source>It is kept as it is.</source>
        <translation>Este păstrat așa cum este.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es)?</source>
        <translation>
            <numerusform>Ștergi %n joc?</numerusform>
            <numerusform>Ștergi %n jocuri?</numerusform>
            <numerusform>Ștergi %n de jocuri?</numerusform>
        </translation>
    </message>
    <message>
        <source>They leave the history and all statistics. Until you close the page you can undo it.</source>
        <translation>Dispar din istoric și din toate statisticile. Până închizi pagina, poți anula ștergerea.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Păstrează</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Nothing could be changed</source>
        <translation>Nu s-a putut schimba nimic</translation>
    </message>
    <message>
        <source>All matches are kept as they are.</source>
        <translation>Toate jocurile sunt păstrate așa cum sunt.</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exportă jocuri</translation>
    </message>
    <message>
        <source>The matches could not be written</source>
        <translation>Jocurile nu au putut fi scrise</translation>
    </message>
    <message>
        <source>Choose another folder, perhaps.</source>
        <translation>Încearcă alt dosar.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written</source>
        <translation>
            <numerusform>%n joc scris</numerusform>
            <numerusform>%n jocuri scrise</numerusform>
            <numerusform>%n de jocuri scrise</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that go on are not given out before they are over.</source>
        <translation>Jocurile în desfășurare nu sunt date mai departe înainte de a se încheia.</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importă jocuri</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Importing matches…</source>
        <translation>Se importă jocurile…</translation>
    </message>
    <message>
        <source>Every match is played again by the rules before it is kept.</source>
        <translation>Fiecare joc este rejucat după reguli înainte de a fi păstrat.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n joc importat</numerusform>
            <numerusform>%n jocuri importate</numerusform>
            <numerusform>%n de jocuri importate</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported matches are in the history, and count in no statistics of yours.</source>
        <translation>Jocurile importate sunt în istoric și nu contează în statisticile tale.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n joc era deja aici.</numerusform>
            <numerusform>%n jocuri erau deja aici.</numerusform>
            <numerusform>%n de jocuri erau deja aici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that go on were left out.</source>
        <translation>
            <numerusform>%n joc în desfășurare a fost lăsat deoparte.</numerusform>
            <numerusform>%n jocuri în desfășurare au fost lăsate deoparte.</numerusform>
            <numerusform>%n de jocuri în desfășurare au fost lăsate deoparte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Înregistrări de jocuri (*{suffix})</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Search</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Search: a name, rules, a day such as 2026-11-30</source>
        <translation>Caută: un nume, reguli, o zi precum 2026-11-30</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Toți adversarii</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toate regulile</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Toate rezultatele</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Cu</translation>
    </message>
    <message>
        <source>With anything</source>
        <translation>Cu orice</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>Felul jocului</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Toate felurile</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>By a heading</source>
        <translation>După un cap de coloană</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Cele mai noi întâi</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Cele mai vechi întâi</translation>
    </message>
    <message>
        <source>Best results first</source>
        <translation>Cele mai bune rezultate întâi</translation>
    </message>
    <message>
        <source>Worst results first</source>
        <translation>Cele mai slabe rezultate întâi</translation>
    </message>
    <message>
        <source>Most hands first</source>
        <translation>Cele mai multe runde întâi</translation>
    </message>
    <message>
        <source>Most gins first</source>
        <translation>Cele mai multe ginuri întâi</translation>
    </message>
    <message>
        <source>With a gin of mine</source>
        <translation>Cu un gin de-al meu</translation>
    </message>
    <message>
        <source>With a gin of theirs</source>
        <translation>Cu un gin al adversarului</translation>
    </message>
    <message>
        <source>With an undercut of mine</source>
        <translation>Cu un undercut de-al meu</translation>
    </message>
    <message>
        <source>With an undercut of theirs</source>
        <translation>Cu un undercut al adversarului</translation>
    </message>
</context>
<context>
    <name>HistoryHandsModel</name>
    <message>
        <source>Hand</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Deadwood</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tururi</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Ginuri</translation>
    </message>
    <message>
        <source>Undercuts</source>
        <translation>Undercuturi</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of match</comment>
        <translation>Fel</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>History</source>
        <translation>Istoric</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importă…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportă…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Jocuri</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Rundele acestui joc</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Joc nou…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Arată toate jocurile</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Anulează ștergerea</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Șterge…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Joacă din nou</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reluare</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Niciun joc nu este așa</translation>
    </message>
    <message>
        <source>Ask for less, or look at all matches again.</source>
        <translation>Cere mai puțin sau privește din nou toate jocurile.</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>Încă nu s-a jucat niciun joc</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to be looked at again card by card. Begin one, or import a record file.</source>
        <translation>Fiecare joc pe care îl joci se păstrează aici, ca să-l revezi carte cu carte. Începe unul sau importă un fișier cu o înregistrare.</translation>
    </message>
    <message numerus="yes">
        <source>The chosen match(es): %n</source>
        <translation>
            <numerusform>Jocul ales: %n</numerusform>
            <numerusform>Jocurile alese: %n</numerusform>
            <numerusform>Jocuri alese în total: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that are listed: %n</source>
        <translation>
            <numerusform>Cel din listă: %n</numerusform>
            <numerusform>Toate cele din listă: %n</numerusform>
            <numerusform>Toate din listă: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Câștigat</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Pierdut</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>a match</comment>
        <translation>Cedat</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>a match</comment>
        <translation>Neterminat</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>a match without a winner</comment>
        <translation>Încheiat</translation>
    </message>
    <message>
        <source>Rated</source>
        <comment>kind of match</comment>
        <translation>Cu rating</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>kind of match</comment>
        <translation>Antrenament</translation>
    </message>
    <message>
        <source>Played again</source>
        <comment>kind of match</comment>
        <translation>Rejucat</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>kind of match</comment>
        <translation>Importat</translation>
    </message>
    <message>
        <source>You won against {opponent}, {points}</source>
        <translation>Ai câștigat cu {opponent}, {points}</translation>
    </message>
    <message>
        <source>{opponent} won, {points}</source>
        <translation>{opponent} a câștigat, {points}</translation>
    </message>
    <message>
        <source>You gave up against {opponent} at {points}</source>
        <translation>Ai cedat cu {opponent} la {points}</translation>
    </message>
    <message>
        <source>Against {opponent}, {points} so far</source>
        <translation>Cu {opponent}, {points} până acum</translation>
    </message>
    <message>
        <source>Against {opponent}, {points}</source>
        <translation>Cu {opponent}, {points}</translation>
    </message>
    <message>
        <source>{day} · {rules} to {target} · {kind} · {time}</source>
        <translation>{day} · {rules} până la {target} · {kind} · {time}</translation>
    </message>
    <message>
        <source>You and {opponent}, {day}</source>
        <translation>Tu și {opponent}, {day}</translation>
    </message>
    <message>
        <source>void</source>
        <comment>a hand</comment>
        <translation>nulă</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a hand</comment>
        <translation>cedată</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{who}, {ending} +{points}</source>
        <translation>{who}, {ending} +{points}</translation>
    </message>
    <message>
        <source>gin</source>
        <comment>a hand</comment>
        <translation>gin</translation>
    </message>
    <message>
        <source>big gin</source>
        <comment>a hand</comment>
        <translation>big gin</translation>
    </message>
    <message>
        <source>undercut</source>
        <comment>a hand</comment>
        <translation>undercut</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>a hand</comment>
        <translation>bătaie</translation>
    </message>
    <message>
        <source>With these cards: {before} the first time, {now} now.</source>
        <translation>Cu aceste cărți: {before} prima dată, {now} acum.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n joc</numerusform>
            <numerusform>%n jocuri</numerusform>
            <numerusform>%n de jocuri</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <translation>Fără tastă</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Apasă o tastă…</translation>
    </message>
    <message>
        <source>{act}: {key}</source>
        <translation>{act}: {key}</translation>
    </message>
    <message>
        <source>Press to choose another key</source>
        <translation>Apasă pentru a alege altă tastă</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>Player 1</source>
        <translation>Jucătorul 1</translation>
    </message>
</context>
<context>
    <name>KnockTray</name>
    <message>
        <source>Look at the hand before it is laid down</source>
        <translation>Vezi mâna înainte de a o etala</translation>
    </message>
    <message>
        <source>Previous arrangement</source>
        <translation>Aranjarea precedentă</translation>
    </message>
    <message>
        <source>Next arrangement</source>
        <translation>Aranjarea următoare</translation>
    </message>
    <message>
        <source>Choose the ending: {choice}</source>
        <translation>Alege încheierea: {choice}</translation>
    </message>
    <message>
        <source>Arrangement {number} of {count}</source>
        <translation>Aranjarea {number} din {count}</translation>
    </message>
</context>
<context>
    <name>LevelText</name>
    <message>
        <source>Noa</source>
        <comment>name of a computer player</comment>
        <translation>Noa</translation>
    </message>
    <message>
        <source>Mara</source>
        <comment>name of a computer player</comment>
        <translation>Mara</translation>
    </message>
    <message>
        <source>Bea</source>
        <comment>name of a computer player</comment>
        <translation>Bea</translation>
    </message>
    <message>
        <source>Caio</source>
        <comment>name of a computer player</comment>
        <translation>Caio</translation>
    </message>
    <message>
        <source>Enzo</source>
        <comment>name of a computer player</comment>
        <translation>Enzo</translation>
    </message>
    <message>
        <source>Flora</source>
        <comment>name of a computer player</comment>
        <translation>Flora</translation>
    </message>
    <message>
        <source>Greta</source>
        <comment>name of a computer player</comment>
        <translation>Greta</translation>
    </message>
    <message>
        <source>Hugo</source>
        <comment>name of a computer player</comment>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Iris</source>
        <comment>name of a computer player</comment>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>name of a computer player</comment>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Otto</source>
        <comment>name of a computer player</comment>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Sami</source>
        <comment>name of a computer player</comment>
        <translation>Sami</translation>
    </message>
    <message>
        <source>Toni</source>
        <comment>name of a computer player</comment>
        <translation>Toni</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level</comment>
        <translation>Începător</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>level</comment>
        <translation>Debutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>level</comment>
        <translation>Ocazional</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>level</comment>
        <translation>Obișnuit</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>level</comment>
        <translation>Priceput</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level</comment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level</comment>
        <translation>Maestru</translation>
    </message>
    <message>
        <source>Simple</source>
        <comment>style of a computer player</comment>
        <translation>Simplu</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>style of a computer player</comment>
        <translation>Temeinic</translation>
    </message>
    <message>
        <source>Early or gin</source>
        <comment>style of a computer player</comment>
        <translation>Devreme sau gin</translation>
    </message>
    <message>
        <source>Gin only</source>
        <comment>style of a computer player</comment>
        <translation>Doar gin</translation>
    </message>
    <message>
        <source>Knock curve</source>
        <comment>style of a computer player</comment>
        <translation>Curba bătutului</translation>
    </message>
    <message>
        <source>MARJJ</source>
        <comment>style of a computer player</comment>
        <translation>MARJJ</translation>
    </message>
    <message>
        <source>Sees only its own cards, and misses knocks.</source>
        <translation>Își vede doar cărțile proprii și uită să bată.</translation>
    </message>
    <message>
        <source>Hoards pairs, and recalls only the last turn.</source>
        <translation>Strânge perechi și ține minte doar ultima mutare.</translation>
    </message>
    <message>
        <source>Recalls the last turns, and knocks on a whim.</source>
        <translation>Ține minte ultimele mutări și bate după chef.</translation>
    </message>
    <message>
        <source>Keeps an eye on you, and times knocks roughly.</source>
        <translation>Te urmărește și nimerește cam când să bată.</translation>
    </message>
    <message>
        <source>Throws with care, and recalls most turns.</source>
        <translation>Decartează cu grijă și ține minte aproape tot.</translation>
    </message>
    <message>
        <source>Recalls eight turns, and errs only by a little.</source>
        <translation>Ține minte opt mutări și greșește doar puțin.</translation>
    </message>
    <message>
        <source>Learns your habits, and plays out possible hands.</source>
        <translation>Îți învață obiceiurile și simulează runde posibile.</translation>
    </message>
    <message>
        <source>Knocks as soon as it can, and watches nobody.</source>
        <translation>Bate de îndată ce poate și nu urmărește pe nimeni.</translation>
    </message>
    <message>
        <source>Times the knock, and remembers what you took.</source>
        <translation>Alege când să bată și ține minte ce ai ridicat.</translation>
    </message>
    <message>
        <source>Knocks in its first three turns, later only with gin.</source>
        <translation>Bate în primele trei ture; apoi, doar cu gin.</translation>
    </message>
    <message>
        <source>Plays for gin alone, and never just knocks.</source>
        <translation>Joacă doar pentru gin și nu bate cu puncte.</translation>
    </message>
    <message>
        <source>The later it is, the fewer points it knocks with.</source>
        <translation>Pe măsură ce trece runda, bate cu puncte mai puține.</translation>
    </message>
    <message>
        <source>Like a contest’s winner: an early knock, or gin.</source>
        <translation>Ca la concurs: bate devreme sau face gin.</translation>
    </message>
    <message>
        <source>{level}, level {number} of {count}</source>
        <translation>{level}, nivelul {number} din {count}</translation>
    </message>
    <message>
        <source>Style: {style}</source>
        <translation>Stil: {style}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Antrenament</translation>
    </message>
    <message>
        <source>Played again</source>
        <comment>cards that were dealt before</comment>
        <translation>Rejucat</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>a match from a file</comment>
        <translation>Importat</translation>
    </message>
    <message>
        <source>One hand, played again</source>
        <translation>O rundă, rejucată</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Se gândește…</translation>
    </message>
</context>
<context>
    <name>LicenceModel</name>
    <message>
        <source>{title}, {detail}</source>
        <translation>{title}, {detail}</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Licențe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Textul licenței</translation>
    </message>
    <message>
        <source>What the program contains</source>
        <translation>Ce conține programul</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>Replacing Qt; the sources</source>
        <translation>Înlocuirea Qt; codul sursă</translation>
    </message>
    <message>
        <source>{licence}, part of {whole}</source>
        <translation>{licence}, parte din {whole}</translation>
    </message>
    <message>
        <source>The licence texts are not where the program was put. They are part of every installer, and of the source at {address}.</source>
        <translation>Textele licențelor nu se află acolo unde a fost pus programul. Ele fac parte din fiecare pachet de instalare și din codul sursă de la {address}.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} și {last}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>The hand is void</source>
        <translation>Runda este nulă</translation>
    </message>
    <message>
        <source>{who} {what}</source>
        <comment>for example: You drew from the stock</comment>
        <translation>{who} {what}</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>you</comment>
        <translation>ai ridicat {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>you</comment>
        <translation>ai decartat {card}</translation>
    </message>
    <message>
        <source>knocked with {deadwood}</source>
        <comment>you</comment>
        <translation>ai bătut cu {deadwood}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <comment>you</comment>
        <translation>ai adăugat {cards}</translation>
    </message>
    <message numerus="yes">
        <source>won the hand: %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>ai câștigat runda: %n punct</numerusform>
            <numerusform>ai câștigat runda: %n puncte</numerusform>
            <numerusform>ai câștigat runda: %n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>you</comment>
        <translation>ai refuzat</translation>
    </message>
    <message>
        <source>went gin</source>
        <comment>you</comment>
        <translation>ai făcut gin</translation>
    </message>
    <message>
        <source>declared big gin</source>
        <comment>you</comment>
        <translation>ai declarat big gin</translation>
    </message>
    <message>
        <source>took the last move back</source>
        <comment>you</comment>
        <translation>ai luat înapoi ultima mutare</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <comment>you</comment>
        <translation>ai tras din talon</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>opponent</comment>
        <translation>a ridicat {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>opponent</comment>
        <translation>a decartat {card}</translation>
    </message>
    <message>
        <source>knocked with {deadwood}</source>
        <comment>opponent</comment>
        <translation>a bătut cu {deadwood}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <comment>opponent</comment>
        <translation>a adăugat {cards}</translation>
    </message>
    <message numerus="yes">
        <source>won the hand: %n point(s)</source>
        <comment>opponent</comment>
        <translation>
            <numerusform>a câștigat runda: %n punct</numerusform>
            <numerusform>a câștigat runda: %n puncte</numerusform>
            <numerusform>a câștigat runda: %n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>opponent</comment>
        <translation>a refuzat</translation>
    </message>
    <message>
        <source>went gin</source>
        <comment>opponent</comment>
        <translation>a făcut gin</translation>
    </message>
    <message>
        <source>declared big gin</source>
        <comment>opponent</comment>
        <translation>a declarat big gin</translation>
    </message>
    <message>
        <source>took the last move back</source>
        <comment>opponent</comment>
        <translation>a luat înapoi ultima mutare</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <comment>opponent</comment>
        <translation>a tras din talon</translation>
    </message>
</context>
<context>
    <name>MatchResultPage</name>
    <message>
        <source>Verify the deals</source>
        <translation>Verifică împărțirile</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Arată rundele</translation>
    </message>
    <message>
        <source>Export record</source>
        <translation>Exportă înregistrarea</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Joacă din nou</translation>
    </message>
</context>
<context>
    <name>MatchRulesText</name>
    <message numerus="yes">
        <source>The first to reach %Ln point(s) wins the match.</source>
        <translation>
            <numerusform>Primul care ajunge la %Ln punct câștigă jocul.</numerusform>
            <numerusform>Primul care ajunge la %Ln puncte câștigă jocul.</numerusform>
            <numerusform>Primul care ajunge la %Ln de puncte câștigă jocul.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %Ln point(s) the match ends; the higher grand total wins.</source>
        <translation>
            <numerusform>La %Ln punct jocul se încheie; câștigă totalul general mai mare.</numerusform>
            <numerusform>La %Ln puncte jocul se încheie; câștigă totalul general mai mare.</numerusform>
            <numerusform>La %Ln de puncte jocul se încheie; câștigă totalul general mai mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game bonus: %n point(s) for reaching the target.</source>
        <translation>
            <numerusform>Bonus de joc: %n punct pentru atingerea țintei.</numerusform>
            <numerusform>Bonus de joc: %n puncte pentru atingerea țintei.</numerusform>
            <numerusform>Bonus de joc: %n de puncte pentru atingerea țintei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game bonus: %n point(s) for winning the match.</source>
        <translation>
            <numerusform>Bonus de joc: %n punct pentru câștigarea jocului.</numerusform>
            <numerusform>Bonus de joc: %n puncte pentru câștigarea jocului.</numerusform>
            <numerusform>Bonus de joc: %n de puncte pentru câștigarea jocului.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game bonus.</source>
        <translation>Fără bonus de joc.</translation>
    </message>
    <message numerus="yes">
        <source>Hands won: %n point(s) each, for both players.</source>
        <translation>
            <numerusform>Bonus pe rundă câștigată: %n punct, pentru ambii jucători.</numerusform>
            <numerusform>Bonus pe rundă câștigată: %n puncte, pentru ambii jucători.</numerusform>
            <numerusform>Bonus pe rundă câștigată: %n de puncte, pentru ambii jucători.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands won: %n point(s) each, for the winner of the match.</source>
        <translation>
            <numerusform>Bonus pe rundă câștigată: %n punct, pentru câștigătorul jocului.</numerusform>
            <numerusform>Bonus pe rundă câștigată: %n puncte, pentru câștigătorul jocului.</numerusform>
            <numerusform>Bonus pe rundă câștigată: %n de puncte, pentru câștigătorul jocului.</numerusform>
        </translation>
    </message>
    <message>
        <source>No bonus for hands won.</source>
        <translation>Fără bonus pe rundă câștigată.</translation>
    </message>
    <message>
        <source>No shutout bonus.</source>
        <translation>Fără bonus pentru shutout (toate rundele câștigate).</translation>
    </message>
    <message>
        <source>Winning every hand doubles the points from hands.</source>
        <translation>Shutout: cine câștigă toate rundele își dublează punctele din ele.</translation>
    </message>
    <message>
        <source>A loser without any points doubles the game bonus.</source>
        <translation>Dacă cel care pierde nu are niciun punct, bonusul de joc se dublează.</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message>
        <source>Hand by hand</source>
        <translation>Rundă cu rundă</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Scor</translation>
    </message>
    <message>
        <source>{yours} and {theirs}, {each} each</source>
        <comment>hands won, and points for each of them</comment>
        <translation>{yours} și {theirs}, câte {each}</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Runde câștigate</translation>
    </message>
</context>
<context>
    <name>MeaningPart</name>
    <message>
        <source>What it proves</source>
        <translation>Ce dovedește</translation>
    </message>
    <message>
        <source>The deck was not changed during play. The seal on the table is a fingerprint of the seed that the deck follows from; another seed has another fingerprint.</source>
        <translation>Pachetul nu a fost schimbat în timpul jocului. Sigiliul de pe masă este amprenta seminței din care rezultă pachetul; altă sămânță are altă amprentă.</translation>
    </message>
    <message>
        <source>With a cut of your own the deck was not chosen either: the seed was sealed before the program could know your cut, and every cut gives another deck. Turn on “Cut the deck myself” for that.</source>
        <translation>Cu o tăiere a ta, pachetul nici nu a fost ales: sămânța a fost sigilată înainte ca programul să-ți poată cunoaște tăierea, și fiecare tăiere dă alt pachet. Pentru aceasta, pornește „Tai eu cărțile”.</translation>
    </message>
    <message>
        <source>No hand can be dropped to hide its deck: a match given up is opened too. And no card hidden from the opponent is in the lines that went to it.</source>
        <translation>Nicio rundă nu poate fi abandonată pentru a-i ascunde pachetul: și un joc cedat este deschis. Iar în rândurile trimise adversarului nu se află nicio carte ascunsă de el.</translation>
    </message>
    <message>
        <source>What it does not prove</source>
        <translation>Ce nu dovedește</translation>
    </message>
    <message>
        <source>Without a cut, that the seed was drawn blindly: a dishonest program could try many and seal the one it likes. The source of this one is open to read.</source>
        <translation>Fără o tăiere, că sămânța a fost trasă la întâmplare: un program necinstit ar putea încerca multe și ar sigila-o pe cea care îi place. Codul sursă al acestuia poate fi citit de oricine.</translation>
    </message>
    <message>
        <source>That the lines shown are all there were, or that nothing else looks into the memory of your computer: for that too, the source is the answer. Whoever can read the saved matches while a hand is on can read its seed.</source>
        <translation>Că rândurile arătate sunt toate câte au fost, sau că nimic altceva nu se uită în memoria calculatorului tău: și aici răspunsul este codul sursă. Cine poate citi jocurile salvate în timpul unei runde îi poate citi sămânța.</translation>
    </message>
    <message>
        <source>The counts of your deals cannot show a single crooked hand. They show whether the deals as a whole are those of a fair deck, the better the more hands there are. Who looks often will once see an unusual day.</source>
        <translation>Numărătorile împărțirilor tale nu pot arăta o singură rundă măsluită. Ele arată dacă împărțirile, luate împreună, sunt ale unui pachet cinstit, cu atât mai bine cu cât sunt mai multe runde. Cine se uită des va vedea cândva și o zi neobișnuită.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Joc &amp;nou…</translation>
    </message>
    <message>
        <source>&amp;Continue a match…</source>
        <translation>&amp;Continuă un joc…</translation>
    </message>
    <message>
        <source>&amp;Open a match record…</source>
        <translation>&amp;Deschide o înregistrare…</translation>
    </message>
    <message>
        <source>E&amp;xport the record…</source>
        <translation>E&amp;xportă înregistrarea…</translation>
    </message>
    <message>
        <source>&amp;Play a deal code…</source>
        <translation>Joacă &amp;un cod de împărțire…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>C&amp;edează…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>Isto&amp;ric…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>St&amp;atistici…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Co&amp;pii de siguranță…</translation>
    </message>
    <message>
        <source>&amp;Verify the deal…</source>
        <translation>&amp;Verifică împărțirea…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>C&amp;orectitudine…</translation>
    </message>
    <message>
        <source>Cut the deck &amp;myself</source>
        <translation>&amp;Tai eu cărțile</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Setări…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Acțiuni</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Trage din talon</translation>
    </message>
    <message>
        <source>&amp;Take the upcard</source>
        <translation>&amp;Ridică cartea întoarsă</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Re&amp;fuză</translation>
    </message>
    <message>
        <source>Dis&amp;card the selected card</source>
        <translation>&amp;Decartează cartea aleasă</translation>
    </message>
    <message>
        <source>&amp;Knock or gin…</source>
        <translation>&amp;Bate sau gin…</translation>
    </message>
    <message>
        <source>Take the last move &amp;back</source>
        <translation>Ia înapoi &amp;ultima mutare</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Sortează după &amp;culoare</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Sortează după &amp;valoare</translation>
    </message>
    <message>
        <source>Sort by &amp;melds</source>
        <translation>Sortează după c&amp;ombinații</translation>
    </message>
    <message>
        <source>&amp;Undo arranging</source>
        <translation>Anulează aran&amp;jarea</translation>
    </message>
    <message>
        <source>Arran&amp;ge again</source>
        <translation>R&amp;efă aranjarea</translation>
    </message>
    <message>
        <source>&amp;Look through the discard pile</source>
        <translation>Răsfo&amp;iește teancul de decartate</translation>
    </message>
    <message>
        <source>&amp;Hurry up</source>
        <translation>&amp;Grăbește</translation>
    </message>
    <message>
        <source>T&amp;ell me</source>
        <translation>S&amp;pune-mi</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>&amp;Mâna mea</translation>
    </message>
    <message>
        <source>The &amp;upcard and the stock</source>
        <translation>&amp;Cartea întoarsă și talonul</translation>
    </message>
    <message>
        <source>My &amp;deadwood</source>
        <translation>&amp;Deadwoodul meu</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>&amp;Scorul</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>Ca în &amp;sistem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Luminoasă</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Î&amp;ntunecată</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Contrast ridicat</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lentă</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normală</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapidă</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Oprită</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Temă</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Viteza cărților</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Limbă</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Mai puțină &amp;mișcare</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Sunet</translation>
    </message>
    <message>
        <source>Le&amp;ft-handed</source>
        <translation>Pentru stân&amp;gaci</translation>
    </message>
    <message>
        <source>&amp;Cards seen</source>
        <translation>&amp;Cărți văzute</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Ecran complet</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aju&amp;tor</translation>
    </message>
    <message>
        <source>&amp;Quick rules</source>
        <translation>&amp;Reguli pe scurt</translation>
    </message>
    <message>
        <source>&amp;Tour of the table</source>
        <translation>&amp;Turul mesei</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Comenzi rapide de la tastatură</translation>
    </message>
    <message>
        <source>Show the &amp;data folder</source>
        <translation>Arată &amp;dosarul cu date</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Arată &amp;jurnalul</translation>
    </message>
    <message>
        <source>&amp;About Gin Rummy Qt</source>
        <translation>D&amp;espre Gin Rummy Qt</translation>
    </message>
</context>
<context>
    <name>MiniTable</name>
    <message>
        <source>Preview</source>
        <translation>Previzualizare</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bate</translation>
    </message>
</context>
<context>
    <name>MoveLogPanel</name>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Show all moves</source>
        <translation>Arată toate mutările</translation>
    </message>
    <message>
        <source>Show the last move only</source>
        <translation>Arată doar ultima mutare</translation>
    </message>
</context>
<context>
    <name>MovesSheet</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Mutările acestei runde</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Încă nu a mutat nimeni.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>New match</source>
        <translation>Joc nou</translation>
    </message>
    <message>
        <source>No match waits to be continued: start one here.</source>
        <translation>Niciun joc nu așteaptă să fie continuat: începe unul aici.</translation>
    </message>
    <message>
        <source>Deal code…</source>
        <translation>Cod de împărțire…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Începe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puncte pentru victorie</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Alt număr de puncte</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altul</translation>
    </message>
    <message>
        <source>Lay off by hand</source>
        <translation>Adăugare manuală</translation>
    </message>
    <message>
        <source>After a knock you lay off your cards yourself.</source>
        <translation>După ce se bate, îți adaugi singur cărțile.</translation>
    </message>
    <message>
        <source>Open discard pile</source>
        <translation>Decartate la vedere</translation>
    </message>
    <message>
        <source>All cards of the discard pile may be looked at.</source>
        <translation>Toate cărțile din teancul de decartate pot fi privite.</translation>
    </message>
    <message>
        <source>Practice: moves can be taken back</source>
        <translation>Antrenament: mutările pot fi luate înapoi</translation>
    </message>
    <message>
        <source>A match of practice is counted apart.</source>
        <translation>Un joc de antrenament se contorizează separat.</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Jocuri neterminate</translation>
    </message>
    <message>
        <source>A match goes to {low} to {high} points.</source>
        <translation>Ținta unui joc este între {low} și {high} de puncte.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{number}%</source>
        <comment>percent</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>duration</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <comment>duration</comment>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <comment>duration</comment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>Săptămâna din {day}</translation>
    </message>
</context>
<context>
    <name>OpponentPage</name>
    <message>
        <source>The ladder</source>
        <translation>Nivelurile</translation>
    </message>
    <message>
        <source>Sparring partners</source>
        <translation>Parteneri de antrenament</translation>
    </message>
</context>
<context>
    <name>OpponentSheet</name>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Alege</translation>
    </message>
    <message>
        <source>All opponents…</source>
        <translation>Toți adversarii…</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
</context>
<context>
    <name>PageText</name>
    <message>
        <source>Overview</source>
        <translation>Privire de ansamblu</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Best and worst</source>
        <translation>Cele mai bune și cele mai slabe</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversari</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Evoluție</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Dintotdeauna</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ultimele 7 zile</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimele 30 de zile</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Ultimele 90 de zile</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Ultimele 365 de zile</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Anul acesta</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Anul trecut</translation>
    </message>
    <message>
        <source>Rated matches</source>
        <translation>Jocuri cu rating</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Antrenament</translation>
    </message>
    <message>
        <source>Replayed deals</source>
        <translation>Împărțiri rejucate</translation>
    </message>
    <message>
        <source>Imported matches</source>
        <translation>Jocuri importate</translation>
    </message>
    <message>
        <source>Best hands</source>
        <translation>Cele mai bune runde</translation>
    </message>
    <message>
        <source>Worst hands</source>
        <translation>Cele mai slabe runde</translation>
    </message>
    <message>
        <source>Best matches</source>
        <translation>Cele mai bune jocuri</translation>
    </message>
    <message>
        <source>Worst matches</source>
        <translation>Cele mai slabe jocuri</translation>
    </message>
    <message>
        <source>against {opponent}, {day}</source>
        <translation>cu {opponent}, {day}</translation>
    </message>
    <message>
        <source>Shows it again, card by card</source>
        <translation>O arată din nou, carte cu carte</translation>
    </message>
    <message>
        <source>Your rating begins with the first rated match that is over.</source>
        <translation>Ratingul tău începe cu primul joc cu rating încheiat.</translation>
    </message>
    <message>
        <source>Your rating is {rating}; with 95% certainty it is between {low} and {high}.</source>
        <translation>Ratingul tău este {rating}; cu o certitudine de 95% se află între {low} și {high}.</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n rated match(es).</source>
        <translation>
            <numerusform>Se bazează pe %n joc cu rating.</numerusform>
            <numerusform>Se bazează pe %n jocuri cu rating.</numerusform>
            <numerusform>Se bazează pe %n de jocuri cu rating.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is too little to take the number at its word: it is provisional.</source>
        <translation>Este prea puțin pentru a te bizui pe cifră: e provizorie.</translation>
    </message>
    <message>
        <source>Your highest was {rating}, on {day}.</source>
        <translation>Maximul tău a fost {rating}, pe {day}.</translation>
    </message>
    <message>
        <source>It is a Glicko-2 rating, worked out day by day from every rated match, whatever is chosen above.</source>
        <translation>Este un rating Glicko-2, calculat zi de zi din toate jocurile cu rating, orice ar fi ales mai sus.</translation>
    </message>
    <message>
        <source>Its scale is that of the computer players, measured against each other in thousands of hands.</source>
        <translation>Scara este cea a jucătorilor calculatorului, măsurați între ei în mii de runde.</translation>
    </message>
    <message>
        <source>Whoever is 190 points ahead wins three matches of four.</source>
        <translation>Cine are cu 190 de puncte mai mult câștigă trei jocuri din patru.</translation>
    </message>
    <message>
        <source>The range widens while you do not play, and narrows when you do.</source>
        <translation>Intervalul se lărgește cât timp nu joci și se îngustează când joci.</translation>
    </message>
</context>
<context>
    <name>PartText</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Mâna ta, %n carte</numerusform>
            <numerusform>Mâna ta, %n cărți</numerusform>
            <numerusform>Mâna ta, %n de cărți</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand, %n card(s)</source>
        <translation>
            <numerusform>Mâna adversarului {name}, %n carte</numerusform>
            <numerusform>Mâna adversarului {name}, %n cărți</numerusform>
            <numerusform>Mâna adversarului {name}, %n de cărți</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carte cu fața în jos</numerusform>
            <numerusform>%n cărți cu fața în jos</numerusform>
            <numerusform>%n de cărți cu fața în jos</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, known to be held</source>
        <translation>{card}, se știe că e în mână</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Talon, %n carte</numerusform>
            <numerusform>Talon, %n cărți</numerusform>
            <numerusform>Talon, %n de cărți</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Teanc de decartate, gol</translation>
    </message>
    <message>
        <source>Discard pile, on top the {card}</source>
        <translation>Teanc de decartate, deasupra: {card}</translation>
    </message>
    <message>
        <source>Knock place, {limit}</source>
        <translation>Locul pentru bătut, {limit}</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>tocmai trasă</translation>
    </message>
    <message>
        <source>cannot be discarded in this turn</source>
        <translation>nu poate fi decartată în acest tur</translation>
    </message>
    <message>
        <source>Laid off: {cards}</source>
        <translation>Adăugate: {cards}</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Decartată: {card}</translation>
    </message>
    <message>
        <source>Moves of this hand</source>
        <translation>Mutările acestei runde</translation>
    </message>
    <message>
        <source>Score of the hand</source>
        <translation>Punctele rundei</translation>
    </message>
    <message>
        <source>{what}: {cards}</source>
        <comment>a group of cards</comment>
        <translation>{what}: {cards}</translation>
    </message>
</context>
<context>
    <name>PileFrame</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>PileText</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s), the newest last</source>
        <translation>
            <numerusform>Teanc de decartate: %n carte, cea mai nouă la urmă</numerusform>
            <numerusform>Teanc de decartate: %n cărți, cea mai nouă la urmă</numerusform>
            <numerusform>Teanc de decartate: %n de cărți, cea mai nouă la urmă</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlainText</name>
    <message>
        <source>Your turn: draw from the stock.</source>
        <translation>Rândul tău: trage din talon.</translation>
    </message>
    <message>
        <source>Your turn: discard.</source>
        <translation>Rândul tău: decartează.</translation>
    </message>
    <message>
        <source>Your turn: discard, or knock.</source>
        <translation>Rândul tău: decartează sau bate.</translation>
    </message>
    <message>
        <source>Your turn: discard, or go gin.</source>
        <translation>Rândul tău: decartează sau fă gin.</translation>
    </message>
    <message>
        <source>Your turn: discard, or declare big gin.</source>
        <translation>Rândul tău: decartează sau declară big gin.</translation>
    </message>
    <message>
        <source>Your turn: end the hand.</source>
        <translation>Rândul tău: încheie runda.</translation>
    </message>
    <message>
        <source>Your turn: lay off what fits.</source>
        <translation>Rândul tău: adaugă ce se potrivește.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} se gândește.</translation>
    </message>
    <message>
        <source>Cut the deck.</source>
        <translation>Taie cărțile.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Runda s-a încheiat.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Jocul s-a încheiat.</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Deadwood</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Șir</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three cards of a rank</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four cards of a rank</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Decartate</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>the place for the knock discard</comment>
        <translation>Bate</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>button</comment>
        <translation>Bate</translation>
    </message>
    <message>
        <source>Knock at</source>
        <comment>above a number; below it stands: or less</comment>
        <translation>Bate cu</translation>
    </message>
    <message>
        <source>or less</source>
        <comment>below a number; above it stands: Knock at</comment>
        <translation>sau mai puțin</translation>
    </message>
    <message>
        <source>Gin only</source>
        <translation>Doar gin</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>cards that the opponent is known to hold</comment>
        <translation>Cunoscute</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a card that the opponent is known to hold</comment>
        <translation>Cunoscută</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: refuse the card offered</comment>
        <translation>Refuză</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Go gin?</source>
        <translation>Faci gin?</translation>
    </message>
    <message>
        <source>Declare big gin?</source>
        <translation>Declari big gin?</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Runda aceasta</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Vezi rezultatul</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Joc nou…</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>Verifică împărțirea</translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message>
        <source>Start of the hand</source>
        <translation>Începutul rundei</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Redă</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Sfârșitul rundei</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Locul în joc</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentă</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normală</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidă</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and a rating of their own.</source>
        <translation>Fiecare are propriile jocuri, statistici și propriul rating.</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Elimină…</translation>
    </message>
    <message>
        <source>Let play</source>
        <translation>Lasă să joace</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Redenumește</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joacă acum</translation>
    </message>
    <message>
        <source>{name} plays now.</source>
        <translation>Acum joacă {name}.</translation>
    </message>
    <message>
        <source>{name} is here now.</source>
        <translation>{name} este acum aici.</translation>
    </message>
    <message>
        <source>The name is {name} now.</source>
        <translation>Numele este acum {name}.</translation>
    </message>
    <message>
        <source>This name is in use already.</source>
        <translation>Acest nume este deja folosit.</translation>
    </message>
    <message>
        <source>That could not be saved: {reason}</source>
        <translation>Nu s-a putut salva: {reason}</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points hand by hand</source>
        <translation>Puncte rundă cu rundă</translation>
    </message>
    <message>
        <source>No hand was played to its end.</source>
        <translation>Nicio rundă nu a fost jucată până la capăt.</translation>
    </message>
</context>
<context>
    <name>QuickRules</name>
    <message>
        <source>The aim</source>
        <translation>Scopul</translation>
    </message>
    <message>
        <source>Both players hold ten cards and make melds of them.</source>
        <translation>Ambii jucători au câte zece cărți și fac combinații din ele.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank; a run is three or more in a row in one suit.</source>
        <translation>Un set înseamnă trei sau patru cărți de aceeași valoare; un șir înseamnă trei sau mai multe la rând, de aceeași culoare.</translation>
    </message>
    <message>
        <source>The ace is low: {low} is a run, {high} is not. A card counts in one meld only.</source>
        <translation>Asul este mic: {low} este șir, {high} nu este. O carte contează într-o singură combinație.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, jack, queen and king 10, the others their number.</source>
        <translation>Cărțile din afara combinațiilor sunt deadwood, adică „lemn mort”: asul valorează 1, valetul, dama și popa 10, celelalte cât numărul lor.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tur</translation>
    </message>
    <message>
        <source>Draw the top card of the stock or of the discard pile, then discard one card.</source>
        <translation>Trage cartea de deasupra din talon sau ridică-o pe cea din teancul de decartate, apoi decartează o carte.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn.</source>
        <translation>O carte ridicată din teancul de decartate nu poate fi decartată în același tur.</translation>
    </message>
    <message>
        <source>Ending the hand</source>
        <translation>Încheierea rundei</translation>
    </message>
    <message>
        <source>If your deadwood after the discard is low enough, you may knock.</source>
        <translation>Dacă deadwoodul rămas după decartare este destul de mic, poți bate.</translation>
    </message>
    <message>
        <source>Without any deadwood it is gin, worth the other player’s deadwood and a bonus.</source>
        <translation>Fără deadwood este gin, care valorează deadwoodul celuilalt și un bonus.</translation>
    </message>
    <message>
        <source>You never have to end the hand.</source>
        <translation>Nu ești niciodată obligat să închei runda.</translation>
    </message>
    <message>
        <source>After a knock</source>
        <translation>După ce se bate</translation>
    </message>
    <message>
        <source>The other player lays down melds too, and lays off deadwood on the knocker’s melds.</source>
        <translation>Și celălalt își etalează combinațiile și adaugă din deadwood la cele ale jucătorului care bate.</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>La gin nu se adaugă nimic.</translation>
    </message>
    <message>
        <source>The knocker scores the difference if the other player has more deadwood left.</source>
        <translation>Cel care bate marchează diferența dacă celălalt rămâne cu mai mult deadwood.</translation>
    </message>
    <message>
        <source>Otherwise it is an undercut: the other player scores the difference and a bonus.</source>
        <translation>Altfel este undercut: celălalt marchează diferența și un bonus.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Jocul</translation>
    </message>
</context>
<context>
    <name>QuickRulesSheet</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>Open a match record</source>
        <translation>Deschide o înregistrare</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Checking the record…</source>
        <translation>Se verifică înregistrarea…</translation>
    </message>
    <message>
        <source>A long match is played again from its first card.</source>
        <translation>Un joc lung este rejucat de la prima carte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>This record cannot be shown</source>
        <translation>Această înregistrare nu poate fi arătată</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exportă înregistrarea</translation>
    </message>
    <message>
        <source>The record is written</source>
        <translation>Înregistrarea a fost scrisă</translation>
    </message>
    <message>
        <source>It holds every deal, move and point. Any computer with the game can check it.</source>
        <translation>Cuprinde fiecare împărțire, mutare și punct. Orice calculator cu acest joc o poate verifica.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Arată dosarul</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>Înregistrarea nu a putut fi scrisă</translation>
    </message>
    <message>
        <source>Choose another folder, perhaps.</source>
        <translation>Încearcă alt dosar.</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Înregistrări de jocuri (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RecordHandsModel</name>
    <message>
        <source>not finished</source>
        <translation>neterminată</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>Match record</source>
        <translation>Înregistrarea jocului</translation>
    </message>
    <message>
        <source>Verify the deal…</source>
        <translation>Verifică împărțirea…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importă</translation>
    </message>
    <message>
        <source>Import all</source>
        <translation>Importă toate</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reluare</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Match {number} of {count}</source>
        <translation>Jocul {number} din {count}</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Ulterior</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Rundele acestui joc</translation>
    </message>
    <message>
        <source>Moves of this hand</source>
        <translation>Mutările acestei runde</translation>
    </message>
    <message>
        <source>The seal of this hand is not opened in the record.</source>
        <translation>Sigiliul acestei runde nu este deschis în înregistrare.</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>A match that goes on</source>
        <translation>Un joc în desfășurare</translation>
    </message>
    <message>
        <source>an opponent not named</source>
        <translation>un adversar fără nume</translation>
    </message>
    <message>
        <source>You against {opponent}. {rules}, to {target}.</source>
        <translation>Tu cu {opponent}. {rules}, până la {target}.</translation>
    </message>
    <message>
        <source>This match was not played here: “You” is whoever recorded it.</source>
        <translation>Acest joc nu s-a jucat aici: „Tu” este cel care l-a înregistrat.</translation>
    </message>
    <message>
        <source>Every deal, move and point of this record was checked.</source>
        <translation>Fiecare împărțire, mutare și punct din această înregistrare a fost verificat.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Acest fișier nu există.</translation>
    </message>
    <message>
        <source>This is a folder, not a match record.</source>
        <translation>Acesta este un dosar, nu o înregistrare de joc.</translation>
    </message>
    <message>
        <source>You are not allowed to read this file.</source>
        <translation>Nu ai dreptul să citești acest fișier.</translation>
    </message>
    <message>
        <source>The system could not read this file.</source>
        <translation>Sistemul nu a putut citi acest fișier.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Acest fișier este gol.</translation>
    </message>
    <message>
        <source>This record is longer than any match can be.</source>
        <translation>Această înregistrare este mai lungă decât poate fi orice joc.</translation>
    </message>
    <message>
        <source>This file is not a match record of Gin Rummy Qt.</source>
        <translation>Acest fișier nu este o înregistrare de joc Gin Rummy Qt.</translation>
    </message>
    <message>
        <source>This record was written by a newer version of Gin Rummy Qt.</source>
        <translation>Această înregistrare a fost scrisă de o versiune mai nouă a Gin Rummy Qt.</translation>
    </message>
    <message>
        <source>This record is damaged or was changed: the rules do not confirm what it says.</source>
        <translation>Această înregistrare este deteriorată sau a fost modificată: regulile nu confirmă ce spune.</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>The table has changed meanwhile. Please try again.</source>
        <translation>Masa s-a schimbat între timp. Încearcă din nou.</translation>
    </message>
    <message>
        <source>The move could not be saved and was not made. Please try again.</source>
        <translation>Mutarea nu a putut fi salvată și nu a fost făcută. Încearcă din nou.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Asta nu se poate face acum.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Runda s-a încheiat.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Este rândul la {name}.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Mai întâi trage o carte.</translation>
    </message>
    <message>
        <source>You have already drawn a card. Discard one.</source>
        <translation>Ai tras deja o carte. Decartează una.</translation>
    </message>
    <message>
        <source>No card is offered that could be passed.</source>
        <translation>Nu e oferită nicio carte pe care s-o refuzi.</translation>
    </message>
    <message>
        <source>First take the face-up card, or pass.</source>
        <translation>Mai întâi ridică cartea întoarsă sau refuz-o.</translation>
    </message>
    <message>
        <source>Both have passed: draw from the stock.</source>
        <translation>Amândoi ați refuzat: trage din talon.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Talonul este gol.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Teancul de decartate este gol.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cartea aceea nu este în mâna ta.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn.</source>
        <translation>O carte ridicată din teancul de decartate nu poate fi decartată în același tur.</translation>
    </message>
    <message>
        <source>You took the last discard to end the hand: knock or go gin.</source>
        <translation>Ai ridicat ultima carte decartată ca să închei runda: bate sau fă gin.</translation>
    </message>
    <message>
        <source>That is too much deadwood to knock.</source>
        <translation>E prea mult deadwood pentru a bate.</translation>
    </message>
    <message>
        <source>The hand cannot be laid down like that.</source>
        <translation>Mâna nu poate fi etalată așa.</translation>
    </message>
    <message>
        <source>Big gin is not in these rules.</source>
        <translation>Big gin nu există în aceste reguli.</translation>
    </message>
    <message>
        <source>For big gin all eleven cards must be in melds.</source>
        <translation>Pentru big gin, toate cele unsprezece cărți trebuie să fie în combinații.</translation>
    </message>
    <message>
        <source>First lay out your hand.</source>
        <translation>Mai întâi etalează-ți mâna.</translation>
    </message>
    <message>
        <source>There is nothing to lay off on.</source>
        <translation>Nu există la ce să adaugi.</translation>
    </message>
    <message>
        <source>The cards cannot be laid off like that.</source>
        <translation>Cărțile nu pot fi adăugate așa.</translation>
    </message>
</context>
<context>
    <name>ReplayDesk</name>
    <message>
        <source>The deal code is copied. Whoever types it in plays the same cards.</source>
        <translation>Codul împărțirii este copiat. Cine îl scrie joacă aceleași cărți.</translation>
    </message>
    <message>
        <source>There is nothing to replay yet</source>
        <translation>Încă nu este nimic de reluat</translation>
    </message>
    <message>
        <source>A hand can be looked at again when it is over.</source>
        <translation>O rundă poate fi revăzută după ce se încheie.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>ReplaySheet</name>
    <message>
        <source>Replay</source>
        <translation>Reluare</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Hand {number}: {end}</source>
        <translation>Runda {number}: {end}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>cedată</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulă</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bătaie</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>big gin</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>undercut</translation>
    </message>
    <message>
        <source>{who}, {kind} +{points}</source>
        <translation>{who}, {kind} +{points}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Pasul {number} din {count}</translation>
    </message>
    <message>
        <source>You dealt</source>
        <translation>Tu ai împărțit</translation>
    </message>
    <message>
        <source>{opponent} dealt</source>
        <translation>A împărțit {opponent}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Ai tras {card}</translation>
    </message>
    <message>
        <source>{opponent} drew {card}</source>
        <translation>{opponent} a tras {card}</translation>
    </message>
    <message>
        <source>You took a move back</source>
        <translation>Ai luat o mutare înapoi</translation>
    </message>
    <message>
        <source>{opponent} took a move back</source>
        <translation>{opponent} a luat o mutare înapoi</translation>
    </message>
    <message>
        <source>You gave the match up</source>
        <translation>Ai cedat jocul</translation>
    </message>
    <message>
        <source>{opponent} gave the match up</source>
        <translation>{opponent} a cedat jocul</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Result of the hand</source>
        <translation>Rezultatul rundei</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Nobody scores</source>
        <translation>Nimeni nu marchează</translation>
    </message>
    <message>
        <source>Match to {target}</source>
        <translation>Joc până la {target}</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Runde câștigate</translation>
    </message>
    <message>
        <source>{yours} to {theirs}</source>
        <comment>hands won</comment>
        <translation>{yours} la {theirs}</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>The hand is void</source>
        <translation>Runda este nulă</translation>
    </message>
    <message numerus="yes">
        <source>Nobody knocked, and the stock is down to %n card(s).</source>
        <translation>
            <numerusform>Nimeni nu a bătut, iar în talon a rămas %n carte.</numerusform>
            <numerusform>Nimeni nu a bătut, iar în talon au rămas %n cărți.</numerusform>
            <numerusform>Nimeni nu a bătut, iar în talon au rămas %n de cărți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row drew from the discard pile.</source>
        <translation>
            <numerusform>În %n tur la rând s-a ridicat din teancul de decartate.</numerusform>
            <numerusform>În %n tururi la rând s-a ridicat din teancul de decartate.</numerusform>
            <numerusform>În %n de tururi la rând s-a ridicat din teancul de decartate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {points}</source>
        <translation>Adăugat {points}</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>Adăugat {cards}</translation>
    </message>
    <message>
        <source>{winner} to {loser}</source>
        <comment>score</comment>
        <translation>{winner} la {loser}</translation>
    </message>
    <message numerus="yes">
        <source>{score}, in %n hand(s)</source>
        <translation>
            <numerusform>{score}, într-o rundă</numerusform>
            <numerusform>{score}, în %n runde</numerusform>
            <numerusform>{score}, în %n de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>You {yours}, {name} {theirs}</source>
        <comment>points</comment>
        <translation>Tu {yours}, {name} {theirs}</translation>
    </message>
    <message numerus="yes">
        <source>{score}, after %n hand(s)</source>
        <translation>
            <numerusform>{score}, după %n rundă</numerusform>
            <numerusform>{score}, după %n runde</numerusform>
            <numerusform>{score}, după %n de runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) sealed before play; each can be verified.</source>
        <translation>
            <numerusform>%n împărțire sigilată înainte de joc; poate fi verificată.</numerusform>
            <numerusform>%n împărțiri sigilate înainte de joc; fiecare poate fi verificată.</numerusform>
            <numerusform>%n de împărțiri sigilate înainte de joc; fiecare poate fi verificată.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won: {yours} and {theirs}, {each} each</source>
        <translation>Runde câștigate: {yours} și {theirs}, câte {each}</translation>
    </message>
    <message>
        <source>Deal sealed as {digits}</source>
        <translation>Împărțire sigilată ca {digits}</translation>
    </message>
    <message>
        <source>The deal does not match its seal {digits}</source>
        <translation>Împărțirea nu corespunde sigiliului {digits}</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Bonus de gin</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>Bonus de big gin</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Bonus de undercut</translation>
    </message>
    <message>
        <source>Spade upcard: doubled</source>
        <translation>Carte întoarsă de pică: dublu</translation>
    </message>
    <message>
        <source>Hand points</source>
        <comment>points from all hands</comment>
        <translation>Puncte din runde</translation>
    </message>
    <message>
        <source>Shutout bonus</source>
        <translation>Bonus de shutout</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Bonus de joc</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Câștigi runda</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} câștigă runda</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Câștigi jocul</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} câștigă jocul</translation>
    </message>
    <message>
        <source>You score</source>
        <translation>Marchezi</translation>
    </message>
    <message>
        <source>{name} scores</source>
        <translation>{name} marchează</translation>
    </message>
    <message>
        <source>You win by {points}.</source>
        <translation>Câștigi la o diferență de {points}.</translation>
    </message>
    <message>
        <source>{name} wins by {points}.</source>
        <translation>{name} câștigă la o diferență de {points}.</translation>
    </message>
    <message>
        <source>You gave the match up.</source>
        <translation>Ai cedat jocul.</translation>
    </message>
    <message>
        <source>{name} gave the match up.</source>
        <translation>{name} a cedat jocul.</translation>
    </message>
    <message>
        <source>The totals are equal: you reached {target} and win.</source>
        <translation>Totalurile sunt egale: ai ajuns la {target} și câștigi.</translation>
    </message>
    <message>
        <source>The totals are equal: {name} reached {target} and wins.</source>
        <translation>Totalurile sunt egale: {name} a ajuns la {target} și câștigă.</translation>
    </message>
    <message>
        <source>You reached {target}, but {name} has the higher total.</source>
        <translation>Ai ajuns la {target}, dar {name} are totalul mai mare.</translation>
    </message>
    <message>
        <source>{name} reached {target}, but you have the higher total.</source>
        <translation>{name} a ajuns la {target}, dar tu ai totalul mai mare.</translation>
    </message>
</context>
<context>
    <name>RulesetText</name>
    <message>
        <source>CardGames.io rules</source>
        <translation>Reguli CardGames.io</translation>
    </message>
    <message>
        <source>Portuguese rules</source>
        <translation>Reguli portugheze</translation>
    </message>
    <message>
        <source>Solitaired rules</source>
        <translation>Reguli Solitaired</translation>
    </message>
    <message>
        <source>Playboard rules</source>
        <translation>Reguli Playboard</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Reguli clasice</translation>
    </message>
    <message>
        <source>Challenge rules</source>
        <translation>Reguli de concurs</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Reguli proprii</translation>
    </message>
    <message>
        <source>First card offered, big gin, the higher total wins.</source>
        <translation>Ofertă inițială, big gin, câștigă totalul mai mare.</translation>
    </message>
    <message>
        <source>No first card offered, no big gin, nothing doubled.</source>
        <translation>Fără ofertă inițială, fără big gin, nimic dublat.</translation>
    </message>
    <message>
        <source>First card offered, no big gin, first to the target.</source>
        <translation>Ofertă inițială, fără big gin, câștigă primul la țintă.</translation>
    </message>
    <message>
        <source>No first card offered, big gin, hand points only.</source>
        <translation>Fără ofertă inițială, big gin, doar punctele rundelor.</translation>
    </message>
    <message>
        <source>By the book: small bonuses, the higher total wins.</source>
        <translation>Ca la carte: bonusuri mici, câștigă totalul mai mare.</translation>
    </message>
    <message>
        <source>For fair comparison: the deal alternates.</source>
        <translation>Pentru comparații: se împarte pe rând.</translation>
    </message>
    <message>
        <source>The rules that you played last.</source>
        <translation>Regulile cu care ai jucat ultima dată.</translation>
    </message>
    <message numerus="yes">
        <source>Gin bonus: %n point(s).</source>
        <translation>
            <numerusform>Bonus de gin: %n punct.</numerusform>
            <numerusform>Bonus de gin: %n puncte.</numerusform>
            <numerusform>Bonus de gin: %n de puncte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No big gin: eleven cards in melds are gin after a discard.</source>
        <translation>Fără big gin: unsprezece cărți în combinații înseamnă gin după o decartare.</translation>
    </message>
    <message numerus="yes">
        <source>Big gin bonus, for eleven cards in melds: %n point(s).</source>
        <translation>
            <numerusform>Bonus de big gin, pentru unsprezece cărți în combinații: %n punct.</numerusform>
            <numerusform>Bonus de big gin, pentru unsprezece cărți în combinații: %n puncte.</numerusform>
            <numerusform>Bonus de big gin, pentru unsprezece cărți în combinații: %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut bonus: %n point(s).</source>
        <translation>
            <numerusform>Bonus de undercut: %n punct.</numerusform>
            <numerusform>Bonus de undercut: %n puncte.</numerusform>
            <numerusform>Bonus de undercut: %n de puncte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The knock card is laid face up.</source>
        <translation>Cartea cu care se bate se pune cu fața în sus.</translation>
    </message>
    <message>
        <source>The knock card is laid face down.</source>
        <translation>Cartea cu care se bate se pune cu fața în jos.</translation>
    </message>
    <message>
        <source>You lay cards off yourself.</source>
        <translation>Îți adaugi singur cărțile.</translation>
    </message>
    <message>
        <source>Cards are laid off automatically.</source>
        <translation>Cărțile se adaugă automat.</translation>
    </message>
    <message>
        <source>Only the top of the discard pile may be seen.</source>
        <translation>Se vede doar cartea de deasupra din teancul de decartate.</translation>
    </message>
    <message>
        <source>The whole discard pile may be looked through.</source>
        <translation>Teancul de decartate poate fi răsfoit în întregime.</translation>
    </message>
    <message>
        <source>Three games are scored at once.</source>
        <translation>Se punctează trei jocuri deodată.</translation>
    </message>
    <message>
        <source>The player who did not deal begins with a normal turn.</source>
        <translation>Cel care nu a împărțit începe, cu un tur obișnuit.</translation>
    </message>
    <message>
        <source>Both may refuse the first face-up card; then a normal turn follows.</source>
        <translation>Ambii jucători pot refuza prima carte întoarsă; apoi urmează un tur obișnuit.</translation>
    </message>
    <message>
        <source>Both may refuse the first face-up card; the next draw is then from the stock.</source>
        <translation>Ambii jucători pot refuza prima carte întoarsă; atunci următoarea se trage din talon.</translation>
    </message>
    <message>
        <source>The winner of a hand deals the next one.</source>
        <translation>Câștigătorul rundei împarte următoarea.</translation>
    </message>
    <message>
        <source>The loser of a hand deals the next one.</source>
        <translation>Cel care pierde runda o împarte pe următoarea.</translation>
    </message>
    <message>
        <source>The deal alternates after every scored hand.</source>
        <translation>Se împarte pe rând, după fiecare rundă punctată.</translation>
    </message>
    <message>
        <source>There is no knock: only gin ends the hand.</source>
        <translation>Nu se bate: doar ginul încheie runda.</translation>
    </message>
    <message>
        <source>You may knock with {limit} or less.</source>
        <translation>Poți bate cu {limit} sau mai puțin.</translation>
    </message>
    <message>
        <source>A spade as the first face-up card doubles the hand.</source>
        <translation>Dacă prima carte întoarsă este de pică, runda valorează dublu.</translation>
    </message>
    <message>
        <source>The first face-up card sets the knock limit; an ace means gin only.</source>
        <translation>Prima carte întoarsă stabilește limita pentru bătut; asul înseamnă doar gin.</translation>
    </message>
    <message>
        <source>The first face-up card sets the knock limit; an ace means 1.</source>
        <translation>Prima carte întoarsă stabilește limita pentru bătut; asul înseamnă 1.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is void when the stock is down to %n card(s).</source>
        <translation>
            <numerusform>Runda este nulă când în talon a rămas %n carte.</numerusform>
            <numerusform>Runda este nulă când în talon au rămas %n cărți.</numerusform>
            <numerusform>Runda este nulă când în talon au rămas %n de cărți.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last discard may still be taken to end the hand with it.</source>
        <translation>Ultima carte decartată mai poate fi ridicată pentru a încheia runda cu ea.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is void after %n turn(s) in a row that drew from the discard pile.</source>
        <translation>
            <numerusform>Runda este nulă după %n tur la rând în care s-a ridicat din teancul de decartate.</numerusform>
            <numerusform>Runda este nulă după %n tururi la rând în care s-a ridicat din teancul de decartate.</numerusform>
            <numerusform>Runda este nulă după %n de tururi la rând în care s-a ridicat din teancul de decartate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Hand</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulă</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bătaie</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>big gin</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>undercut</translation>
    </message>
    <message>
        <source>{who}, {kind} +{points}</source>
        <translation>{who}, {kind} +{points}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation>Joc până la {target}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n rundă câștigată</numerusform>
            <numerusform>%n runde câștigate</numerusform>
            <numerusform>%n de runde câștigate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <comment>won in this match</comment>
        <translation>
            <numerusform>%n câștigată</numerusform>
            <numerusform>%n câștigate</numerusform>
            <numerusform>%n de câștigate</numerusform>
        </translation>
    </message>
    <message>
        <source>Show every hand of this match</source>
        <translation>Arată toate rundele acestui joc</translation>
    </message>
</context>
<context>
    <name>SealLine</name>
    <message>
        <source>The deal was fixed before the first card. Its seal, to be checked after the hand:</source>
        <translation>Împărțirea a fost stabilită înainte de prima carte. Sigiliul ei, de verificat după rundă:</translation>
    </message>
    <message>
        <source>Click to copy</source>
        <translation>Dă clic pentru a copia</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
</context>
<context>
    <name>SealsPart</name>
    <message>
        <source>No hand has been dealt yet. Start a match: its deck is sealed before the first card, and the seal stands here.</source>
        <translation>Încă nu s-a împărțit nicio rundă. Începe un joc: pachetul lui este sigilat înainte de prima carte, iar sigiliul apare aici.</translation>
    </message>
    <message>
        <source>1. Sealed before the first card</source>
        <translation>1. Sigilat înainte de prima carte</translation>
    </message>
    <message>
        <source>2. Then the cut</source>
        <translation>2. Apoi tăierea</translation>
    </message>
    <message>
        <source>3. After the hand, the seed</source>
        <translation>3. După rundă, sămânța</translation>
    </message>
    <message>
        <source>4. The seal computed from the seed</source>
        <translation>4. Sigiliul calculat din sămânță</translation>
    </message>
    <message>
        <source>Verify every hand</source>
        <translation>Verifică toate rundele</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiază ca Python</translation>
    </message>
    <message>
        <source>“Copy as Python” gives a short program with this hand’s numbers. It needs no part of Gin Rummy Qt: run it wherever there is Python, and it says True twice.</source>
        <translation>„Copiază ca Python” dă un program scurt cu numerele acestei runde. Nu are nevoie de nicio parte din Gin Rummy Qt: rulează-l oriunde există Python și spune True de două ori.</translation>
    </message>
    <message>
        <source>Earlier hand</source>
        <translation>Runda anterioară</translation>
    </message>
    <message>
        <source>Later hand</source>
        <translation>Runda ulterioară</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>The draw of the first dealer</source>
        <translation>Tragerea la sorți a primului împărțitor</translation>
    </message>
    <message>
        <source>The deck is the one that was sealed.</source>
        <translation>Pachetul este cel care a fost sigilat.</translation>
    </message>
    <message>
        <source>This is not the deck that was sealed.</source>
        <translation>Acesta nu este pachetul care a fost sigilat.</translation>
    </message>
    <message>
        <source>No cut of your own</source>
        <translation>Fără o tăiere a ta</translation>
    </message>
    <message>
        <source>This hand is being played. Its seal is opened when it is over.</source>
        <translation>Această rundă se joacă acum. Sigiliul ei se deschide când se încheie.</translation>
    </message>
    <message>
        <source>Still closed</source>
        <translation>Încă închis</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Tables in place of charts</source>
        <translation>Tabele în loc de grafice</translation>
    </message>
    <message>
        <source>You and your opponents</source>
        <translation>Tu și adversarii tăi</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Confruntare directă</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>După reguli</translation>
    </message>
    <message>
        <source>The points of a hand are yours less the opponent’s, on average over all hands.</source>
        <translation>Punctele unei runde sunt ale tale minus ale adversarului, în medie pe toate rundele.</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Pe săptămâni</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Pe luni</translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n week(s) are shown.</source>
        <translation>
            <numerusform>Se arată doar ultima săptămână (%n).</numerusform>
            <numerusform>Se arată doar ultimele %n săptămâni.</numerusform>
            <numerusform>Se arată doar ultimele %n de săptămâni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n month(s) are shown.</source>
        <translation>
            <numerusform>Se arată doar ultima lună (%n).</numerusform>
            <numerusform>Se arată doar ultimele %n luni.</numerusform>
            <numerusform>Se arată doar ultimele %n de luni.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeenText</name>
    <message>
        <source>Cards seen</source>
        <translation>Cărți văzute</translation>
    </message>
    <message>
        <source>Thrown</source>
        <comment>cards in the discard pile</comment>
        <translation>Decartate</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <comment>cards the opponent is known to hold</comment>
        <translation>La {name}</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>cards in your hand</comment>
        <translation>Ale tale</translation>
    </message>
    <message>
        <source>Unseen</source>
        <comment>cards not seen yet</comment>
        <translation>Nevăzute</translation>
    </message>
    <message>
        <source>{what}: {cards}.</source>
        <comment>a list of cards</comment>
        <translation>{what}: {cards}.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Deschide dosarul cu date</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Resetează tot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>SettingsTexts</name>
    <message>
        <source>Table and cards</source>
        <translation>Masă și cărți</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mână</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ajutor la masă</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mișcare</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sunet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Împărțire cinstită</translation>
    </message>
    <message>
        <source>Speed and motion</source>
        <translation>Viteză și mișcare</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Limbă și litere</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mișcă o carte</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <translation>Redă un sunet</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temă</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Ca în sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luminoasă</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecată</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast ridicat</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Paleta semnelor</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Două culori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Patru culori</translation>
    </message>
    <message>
        <source>Orange and black</source>
        <translation>Portocaliu și negru</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Albastru și portocaliu</translation>
    </message>
    <message>
        <source>Strong, two colours</source>
        <translation>Intensă, două culori</translation>
    </message>
    <message>
        <source>Strong, four colours</source>
        <translation>Intensă, patru culori</translation>
    </message>
    <message>
        <source>Orange and blue are safe for red-green blindness.</source>
        <translation>Portocaliul și albastrul se disting și în caz de daltonism roșu-verde.</translation>
    </message>
    <message>
        <source>Print on the cards</source>
        <translation>Desenul cărților</translation>
    </message>
    <message>
        <source>Large on small cards</source>
        <translation>Mare pe cărțile mici</translation>
    </message>
    <message>
        <source>Always standard</source>
        <translation>Mereu normal</translation>
    </message>
    <message>
        <source>Always large</source>
        <translation>Mereu mare</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Spatele cărților</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Faianță</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Raze</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Zăbrele</translation>
    </message>
    <message>
        <source>Colour of the backs</source>
        <translation>Culoarea spatelui</translation>
    </message>
    <message>
        <source>As in the theme</source>
        <translation>Ca în temă</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Bleumarin</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Verde brad</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prună</translation>
    </message>
    <message>
        <source>A new hand is sorted by</source>
        <translation>Mâna nouă se sortează după</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Culoare</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valoare</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinații</translation>
    </message>
    <message>
        <source>The way you sorted last. Cards that you move yourself stay where you put them.</source>
        <translation>Așa cum ai sortat ultima dată. Cărțile pe care le muți tu rămân unde le-ai pus.</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Pentru stângaci</translation>
    </message>
    <message>
        <source>Buttons and columns change sides; the cards stay as they are.</source>
        <translation>Butoanele și coloanele își schimbă partea; cărțile rămân cum sunt.</translation>
    </message>
    <message>
        <source>Look at the hand before it is laid down</source>
        <translation>Arată mâna înainte de etalare</translation>
    </message>
    <message>
        <source>Off: the knock button ends the hand at once.</source>
        <translation>Oprit: butonul „Bate” încheie runda imediat.</translation>
    </message>
    <message>
        <source>Show what a card goes with</source>
        <translation>Arată cu ce se potrivește o carte</translation>
    </message>
    <message>
        <source>Pointing at a card marks the cards it makes, or could make, a meld with.</source>
        <translation>Când arăți spre o carte, se marchează cele cu care face sau ar putea face o combinație.</translation>
    </message>
    <message>
        <source>Shade the deadwood</source>
        <translation>Umbrește deadwoodul</translation>
    </message>
    <message>
        <source>Cards in no meld are drawn a little darker.</source>
        <translation>Cărțile din afara combinațiilor sunt puțin mai închise.</translation>
    </message>
    <message>
        <source>Show the cards seen</source>
        <translation>Arată cărțile văzute</translation>
    </message>
    <message>
        <source>A list of the cards thrown and taken, and of those you know.</source>
        <translation>O listă a cărților decartate și ridicate și a celor pe care le știi.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Viteza cărților</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentă</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normală</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidă</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Oprită</translation>
    </message>
    <message>
        <source>A key or a click ends any movement at once.</source>
        <translation>O tastă sau un clic încheie imediat orice mișcare.</translation>
    </message>
    <message>
        <source>The opponent thinks</source>
        <translation>Adversarul se gândește</translation>
    </message>
    <message>
        <source>As a person does</source>
        <translation>Ca un om</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Repede</translation>
    </message>
    <message>
        <source>In an instant</source>
        <translation>Într-o clipă</translation>
    </message>
    <message>
        <source>In an instant: without any pause, and the master searches only for a moment.</source>
        <translation>Într-o clipă: fără nicio pauză, iar maestrul caută doar un moment.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completă</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mai puțină</translation>
    </message>
    <message>
        <source>With less motion cards fade where they belong instead of travelling.</source>
        <translation>Cu mai puțină mișcare, cărțile apar la locul lor în loc să călătorească.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Redă sunetele</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Literele de pe cărți</translation>
    </message>
    <message>
        <source>As usual in the language</source>
        <translation>După limba aleasă</translation>
    </message>
    <message>
        <source>A, J, Q, K</source>
        <translation>A, J, Q, K</translation>
    </message>
    <message>
        <source>A, V, D, R</source>
        <translation>A, V, D, R</translation>
    </message>
    <message>
        <source>Cut the deck myself</source>
        <translation>Tai eu cărțile</translation>
    </message>
    <message>
        <source>Before each hand you are asked for a cut, which goes into the shuffle.</source>
        <translation>Înainte de fiecare rundă ți se cere o tăiere, care intră în amestecare.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Comenzi rapide de la tastatură</translation>
    </message>
    <message>
        <source>Press a key’s button, and then the key you want instead.</source>
        <translation>Apasă butonul unei taste, apoi tasta pe care o vrei în locul ei.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Resetează tot</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Pe masă</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetează</translation>
    </message>
    <message>
        <source>Reset the key of: {act}</source>
        <translation>Resetează tasta pentru: {act}</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Mereu</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>Apasă elementul activ</translation>
    </message>
    <message>
        <source>{key}: {act}</source>
        <translation>{key}: {act}</translation>
    </message>
    <message>
        <source>{key} has its fixed place. Press another key.</source>
        <translation>{key} are un rol fix. Apasă altă tastă.</translation>
    </message>
    <message>
        <source>{key} is the key of “{act}”. Press it again to take it away from there.</source>
        <translation>{key} este tasta pentru „{act}”. Apas-o din nou pentru a o lua de acolo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Give up the selection, go back</source>
        <translation>Renunță la selecție sau mergi înapoi</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>La partea următoare a ferestrei</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Moves of this hand</source>
        <translation>Mutările acestei runde</translation>
    </message>
    <message>
        <source>Play this hand again</source>
        <translation>Joacă din nou această rundă</translation>
    </message>
    <message>
        <source>Play this match again</source>
        <translation>Joacă din nou acest joc</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copiază codul împărțirii</translation>
    </message>
    <message>
        <source>Verify the deal…</source>
        <translation>Verifică împărțirea…</translation>
    </message>
</context>
<context>
    <name>StatisticsDesk</name>
    <message>
        <source>The statistics stay as they are</source>
        <translation>Statisticile rămân cum sunt</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Începi statisticile din nou?</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Lasă-le așa</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Începe din nou</translation>
    </message>
    <message>
        <source>A backup is made before, which can be restored.</source>
        <translation>Înainte se face o copie de siguranță, care poate fi restaurată.</translation>
    </message>
    <message>
        <source>All numbers of {name} start from nothing, the rating too.</source>
        <translation>Toate cifrele pentru {name} pornesc de la zero, și ratingul.</translation>
    </message>
    <message>
        <source>The matches stay in the history.</source>
        <translation>Jocurile rămân în istoric.</translation>
    </message>
    <message>
        <source>The statistics begin anew</source>
        <translation>Statisticile încep din nou</translation>
    </message>
    <message>
        <source>What was there before is in a backup, and can be restored from the menu.</source>
        <translation>Ce era înainte se află într-o copie de siguranță și poate fi restaurat din meniu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Elimini {name}?</translation>
    </message>
    <message>
        <source>All matches, statistics and the rating of {name} go too.</source>
        <translation>Dispar și toate jocurile, statisticile și ratingul pentru {name}.</translation>
    </message>
    <message>
        <source>Leave everything</source>
        <translation>Lasă totul</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>This player could not be removed</source>
        <translation>Acest jucător nu a putut fi eliminat</translation>
    </message>
    <message>
        <source>{name} is removed</source>
        <translation>{name} a fost eliminat</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Jucători…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportă…</translation>
    </message>
    <message>
        <source>Begin anew…</source>
        <translation>Începe din nou…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistici pentru {name}</translation>
    </message>
    <message>
        <source>Nothing fits what is chosen above</source>
        <translation>Nimic nu se potrivește cu ce e ales mai sus</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Arată totul</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Încă nu este nimic de numărat</translation>
    </message>
    <message>
        <source>Play a hand to its end: from then on everything here fills by itself.</source>
        <translation>Joacă o rundă până la capăt: de atunci totul se completează singur aici.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Joacă un joc</translation>
    </message>
    <message>
        <source>The statistics cannot be read now</source>
        <translation>Statisticile nu pot fi citite acum</translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message>
        <source>You hold no cards.</source>
        <translation>Nu ai nicio carte.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between groups of cards</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Nu se joacă nicio rundă.</translation>
    </message>
    <message>
        <source>{pile}; {stock}</source>
        <translation>{pile}; {stock}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Nu se joacă niciun joc.</translation>
    </message>
    <message>
        <source>Score: you {yours}, {opponent} {theirs}, match to {target}</source>
        <translation>Scor: tu {yours}, {opponent} {theirs}, joc până la {target}</translation>
    </message>
    <message>
        <source>Score: you {yours}, {opponent} {theirs}, one hand, played again</source>
        <translation>Scor: tu {yours}, {opponent} {theirs}, o rundă, rejucată</translation>
    </message>
    <message>
        <source>Hand {number}, you dealt</source>
        <translation>Runda {number}, tu ai împărțit</translation>
    </message>
    <message>
        <source>Hand {number}, {opponent} dealt</source>
        <translation>Runda {number}, a împărțit {opponent}</translation>
    </message>
    <message>
        <source>You drew the {card}</source>
        <translation>Ai tras {card}</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>You declared big gin.</source>
        <translation>Ai declarat big gin.</translation>
    </message>
    <message>
        <source>You went gin.</source>
        <translation>Ai făcut gin.</translation>
    </message>
    <message>
        <source>You knocked with {deadwood}.</source>
        <translation>Ai bătut cu {deadwood}.</translation>
    </message>
    <message numerus="yes">
        <source>You laid off %n card(s).</source>
        <translation>
            <numerusform>Ai adăugat %n carte.</numerusform>
            <numerusform>Ai adăugat %n cărți.</numerusform>
            <numerusform>Ai adăugat %n de cărți.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is an undercut by you.</source>
        <translation>Ai făcut undercut.</translation>
    </message>
    <message>
        <source>Your deadwood</source>
        <translation>Deadwoodul tău</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Rămâi cu</translation>
    </message>
    <message>
        <source>{name} declared big gin.</source>
        <translation>{name} a declarat big gin.</translation>
    </message>
    <message>
        <source>{name} went gin.</source>
        <translation>{name} a făcut gin.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}.</source>
        <translation>{name} a bătut cu {deadwood}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} laid off %n card(s).</source>
        <translation>
            <numerusform>{name} a adăugat %n carte.</numerusform>
            <numerusform>{name} a adăugat %n cărți.</numerusform>
            <numerusform>{name} a adăugat %n de cărți.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is an undercut by {name}.</source>
        <translation>{name} a făcut undercut.</translation>
    </message>
    <message>
        <source>{name}’s deadwood</source>
        <translation>Deadwood la {name}</translation>
    </message>
    <message>
        <source>{name}’s count</source>
        <translation>{name} rămâne cu</translation>
    </message>
</context>
<context>
    <name>SummaryText</name>
    <message>
        <source>You {south}, {opponent} {north}</source>
        <translation>Tu {south}, {opponent} {north}</translation>
    </message>
    <message>
        <source>{rules}, to {target}, hand {hand}, last played {when}</source>
        <translation>{rules}, până la {target}, runda {hand}, jucat ultima dată {when}</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Choose a card to discard first.</source>
        <translation>Alege mai întâi o carte de decartat.</translation>
    </message>
    <message>
        <source>Only one card goes there at a time.</source>
        <translation>Acolo merge câte o singură carte.</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>To the next card or pile on the left</source>
        <translation>La cartea sau teancul următor din stânga</translation>
    </message>
    <message>
        <source>To the next card or pile on the right</source>
        <translation>La cartea sau teancul următor din dreapta</translation>
    </message>
    <message>
        <source>From the hand to the piles</source>
        <translation>De la mână la teancuri</translation>
    </message>
    <message>
        <source>From the piles to the hand</source>
        <translation>De la teancuri la mână</translation>
    </message>
    <message>
        <source>To the first card or pile</source>
        <translation>La prima carte sau primul teanc</translation>
    </message>
    <message>
        <source>To the last card or pile</source>
        <translation>La ultima carte sau ultimul teanc</translation>
    </message>
    <message>
        <source>Select a card; on a pile: draw, or discard the card selected</source>
        <translation>Alege o carte; pe un teanc: trage, sau decartează cartea aleasă</translation>
    </message>
    <message>
        <source>Move the card one place to the left</source>
        <translation>Mută cartea cu un loc la stânga</translation>
    </message>
    <message>
        <source>Move the card one place to the right</source>
        <translation>Mută cartea cu un loc la dreapta</translation>
    </message>
    <message>
        <source>Mark the card, to move it together with others</source>
        <translation>Marchează cartea, pentru a o muta împreună cu altele</translation>
    </message>
    <message>
        <source>Mark the card and the next one on the left</source>
        <translation>Marchează cartea și pe următoarea din stânga</translation>
    </message>
    <message>
        <source>Mark the card and the next one on the right</source>
        <translation>Marchează cartea și pe următoarea din dreapta</translation>
    </message>
    <message>
        <source>Knock or layoff: the previous arrangement</source>
        <translation>Bătaie sau adăugare: aranjarea precedentă</translation>
    </message>
    <message>
        <source>Knock or layoff: the next arrangement</source>
        <translation>Bătaie sau adăugare: aranjarea următoare</translation>
    </message>
    <message>
        <source>Layoff by hand: the best layoff</source>
        <translation>Adăugare manuală: cea mai bună adăugare</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>Your turn: take {card}, or pass.</source>
        <translation>Rândul tău: ridică {card} sau refuză.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card}.</source>
        <translation>Rândul tău: trage din talon sau ridică {card}.</translation>
    </message>
    <message>
        <source>Your turn: take {card} to end the hand, or pass.</source>
        <translation>Rândul tău: ridică {card} ca să închei runda sau refuză.</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Talon · {count}</translation>
    </message>
    <message>
        <source>Discard · {count} of {limit} in a row</source>
        <translation>Decartate · {count} din {limit} la rând</translation>
    </message>
    <message>
        <source>Deadwood {value}</source>
        <translation>Deadwood {value}</translation>
    </message>
    <message>
        <source>if you discard {card}</source>
        <translation>dacă decartezi {card}</translation>
    </message>
    <message>
        <source>only gin ends the hand</source>
        <translation>doar ginul încheie runda</translation>
    </message>
    <message>
        <source>knock at {limit} or less</source>
        <translation>bate cu {limit} sau mai puțin</translation>
    </message>
    <message>
        <source>Sealed {digits}</source>
        <translation>Sigiliu {digits}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Masă</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip</source>
        <translation>Sari peste</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Pasul {number} din {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Mai departe</translation>
    </message>
</context>
<context>
    <name>TourText</name>
    <message>
        <source>Your hand</source>
        <translation>Mâna ta</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Talonul</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Teancul de decartate</translation>
    </message>
    <message>
        <source>Your deadwood</source>
        <translation>Deadwoodul tău</translation>
    </message>
    <message>
        <source>Knock or gin</source>
        <translation>Bate sau gin</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>Sigiliul</translation>
    </message>
    <message>
        <source>Make melds of your ten cards: three or four of one rank, or three and more in a row in one suit. A bracket marks a meld. Drag cards where you want them, or have them sorted.</source>
        <translation>Fă combinații din cele zece cărți ale tale: trei sau patru de aceeași valoare, ori trei sau mai multe la rând, de aceeași culoare. O acoladă marchează fiecare combinație. Trage cărțile unde vrei sau sortează-le.</translation>
    </message>
    <message>
        <source>Your turn begins with a draw. Click the stock to take its top card, which nobody knows.</source>
        <translation>Rândul tău începe cu o carte trasă. Dă clic pe talon ca să tragi cartea de deasupra, pe care nu o știe nimeni.</translation>
    </message>
    <message>
        <source>Or take the card that lies face up here. The turn ends when you throw a card: drag it here, or click it and then the pile.</source>
        <translation>Sau ridică această carte întoarsă. Rândul se termină când decartezi o carte: trage-o aici sau dă clic pe ea și apoi pe teanc.</translation>
    </message>
    <message>
        <source>This is what your cards outside melds count: an ace 1, jack, queen and king 10, the others their number. The less the better.</source>
        <translation>Atât însumează cărțile tale din afara combinațiilor: asul 1, valetul, dama și popa 10, celelalte cât numărul lor. Cu cât mai puțin, cu atât mai bine.</translation>
    </message>
    <message>
        <source>{opponent} plays against you and sees no more than you would in that place. A card taken from the discard pile is shown as long as you know that it is held.</source>
        <translation>{opponent} joacă împotriva ta și nu vede mai mult decât ai vedea tu de la acel loc. O carte ridicată din teancul de decartate rămâne la vedere cât timp știi că e în mână.</translation>
    </message>
    <message>
        <source>The deck was shuffled and sealed before the first card. When the hand is over you can check that nobody has changed it. Now it is your game: the rules and this tour are in the Help menu.</source>
        <translation>Pachetul a fost amestecat și sigilat înainte de prima carte. Când runda se încheie, poți verifica dacă nu l-a schimbat nimeni. Acum e jocul tău: regulile și acest tur sunt în meniul Ajutor.</translation>
    </message>
    <message>
        <source>This button lights up when all your cards are in melds.</source>
        <translation>Acest buton se aprinde când toate cărțile tale sunt în combinații.</translation>
    </message>
    <message>
        <source>The hand then ends, and whoever has less deadwood scores the difference. No deadwood at all is gin, worth a bonus. This button lights up when you can.</source>
        <translation>Runda se încheie atunci, iar cine are mai puțin deadwood marchează diferența. Fără deadwood deloc este gin, care aduce un bonus. Acest buton se aprinde când poți bate.</translation>
    </message>
</context>
<context>
    <name>TrafficPart</name>
    <message>
        <source>The opponent runs in a program of its own. These lines are all that went there and came back: look for a card it could not know.</source>
        <translation>Adversarul rulează într-un program separat. Aceste rânduri sunt tot ce a plecat și s-a întors: caută o carte pe care nu o putea ști.</translation>
    </message>
    <message>
        <source>The line as it crossed</source>
        <translation>Rândul așa cum a trecut</translation>
    </message>
    <message>
        <source>Copy all lines</source>
        <translation>Copiază toate rândurile</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Nothing to read yet: a hand’s lines can be read when it is over.</source>
        <translation>Încă nu este nimic de citit: rândurile unei runde pot fi citite după ce se încheie.</translation>
    </message>
    <message>
        <source>The lines of this hand were not kept: that is done from the start of the program on, for about forty hands of the match on the table.</source>
        <translation>Rândurile acestei runde nu au fost păstrate: se păstrează de la pornirea programului, pentru vreo patruzeci de runde ale jocului de pe masă.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
</context>
<context>
    <name>TroubleSheets</name>
    <message>
        <source>This could not be saved</source>
        <translation>Nu s-a putut salva</translation>
    </message>
    <message>
        <source>So it has not happened: the match stands as it was before.</source>
        <translation>De aceea nu s-a întâmplat: jocul a rămas ca înainte.</translation>
    </message>
    <message>
        <source>The other player does not answer</source>
        <translation>Adversarul nu răspunde</translation>
    </message>
    <message>
        <source>The computer player’s process could not be started. The match is not lost.</source>
        <translation>Procesul adversarului nu a putut fi pornit. Jocul nu este pierdut.</translation>
    </message>
    <message>
        <source>Nothing can be saved now</source>
        <translation>Acum nu se poate salva nimic</translation>
    </message>
    <message>
        <source>You can play, but the match is lost when you close the window. What was saved before is untouched.</source>
        <translation>Poți juca, dar jocul se pierde când închizi fereastra. Ce a fost salvat înainte rămâne neatins.</translation>
    </message>
    <message>
        <source>Saved by a newer version</source>
        <translation>Salvat de o versiune mai nouă</translation>
    </message>
    <message>
        <source>Your matches were saved by a newer version of Gin Rummy Qt. They are untouched. You can play with this version, but it saves nothing.</source>
        <translation>Jocurile tale au fost salvate de o versiune mai nouă a Gin Rummy Qt. Ele sunt neatinse. Poți juca și cu această versiune, dar ea nu salvează nimic.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Joacă fără salvare</translation>
    </message>
    <message>
        <source>The saved matches are damaged</source>
        <translation>Jocurile salvate sunt deteriorate</translation>
    </message>
    <message>
        <source>When you start the game again, the last backup takes their place. What you play until then may be missing afterwards.</source>
        <translation>Când pornești jocul din nou, ultima copie de siguranță le ia locul. Ce joci până atunci poate lipsi după aceea.</translation>
    </message>
    <message>
        <source>The saved matches were damaged</source>
        <translation>Jocurile salvate erau deteriorate</translation>
    </message>
    <message>
        <source>There was no backup yet, so everything begins anew. The damaged file is kept.</source>
        <translation>Nu exista încă nicio copie de siguranță, așa că totul începe din nou. Fișierul deteriorat este păstrat.</translation>
    </message>
    <message>
        <source>The backup of {date} was restored. What was played since is missing: {missing}.</source>
        <translation>Copia de siguranță din {date} a fost restaurată. Lipsește ce s-a jucat de atunci: {missing}.</translation>
    </message>
    <message>
        <source>The backup of {date} was restored. What was played since is missing.</source>
        <translation>Copia de siguranță din {date} a fost restaurată. Lipsește ce s-a jucat de atunci.</translation>
    </message>
    <message>
        <source>The backup of {date} was restored. No hand that was over is missing.</source>
        <translation>Copia de siguranță din {date} a fost restaurată. Nu lipsește nicio rundă încheiată.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rundă</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <translation>Setările nu au putut fi citite</translation>
    </message>
    <message>
        <source>What could not be read has its usual value again. The old file is kept.</source>
        <translation>Ce nu a putut fi citit are din nou valoarea obișnuită. Fișierul vechi este păstrat.</translation>
    </message>
    <message>
        <source>Settings of a newer version</source>
        <translation>Setări ale unei versiuni mai noi</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer version of Gin Rummy Qt. They are untouched. What you change with this version lasts until you close it.</source>
        <translation>Setările tale au fost salvate de o versiune mai nouă a Gin Rummy Qt. Ele sunt neatinse. Ce schimbi cu această versiune ține până o închizi.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Close it and start it again; your match is saved.</source>
        <translation>Închide-l și pornește-l din nou; jocul tău este salvat.</translation>
    </message>
    <message>
        <source>Close it and start it again; this match was not saved.</source>
        <translation>Închide-l și pornește-l din nou; acest joc nu a fost salvat.</translation>
    </message>
    <message>
        <source>Updated while running</source>
        <translation>Actualizat în timpul rulării</translation>
    </message>
    <message>
        <source>Gin Rummy Qt was updated while it was running. {advice}</source>
        <translation>Gin Rummy Qt a fost actualizat în timp ce rula. {advice}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>UnexpectedErrorSheet</name>
    <message>
        <source>An unexpected error</source>
        <translation>O eroare neașteptată</translation>
    </message>
    <message>
        <source>Everything up to your last move is saved.</source>
        <translation>Totul până la ultima ta mutare este salvat.</translation>
    </message>
    <message>
        <source>The match is still in memory.</source>
        <translation>Jocul este încă în memorie.</translation>
    </message>
    <message>
        <source>The program has met an error it was not prepared for. {state} You can go on; if something looks wrong, close the window and open it again.</source>
        <translation>Programul a întâlnit o eroare pentru care nu era pregătit. {state} Poți continua; dacă ceva pare greșit, închide fereastra și deschide-o din nou.</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>The diagnostics contain no card and nothing about you.</source>
        <translation>Diagnosticul nu conține nicio carte și nimic despre tine.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiază diagnosticul</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Resign</source>
        <translation>Cedează</translation>
    </message>
    <message>
        <source>Resign: {match}</source>
        <translation>Cedează: {match}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Continuă: {match}</translation>
    </message>
    <message>
        <source>Really resign?</source>
        <translation>Chiar cedezi?</translation>
    </message>
</context>
<context>
    <name>VerifyDealSheet</name>
    <message>
        <source>Sealed before the first card</source>
        <translation>Sigilat înainte de prima carte</translation>
    </message>
    <message>
        <source>Computed now from the seed</source>
        <translation>Calculat acum din sămânță</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Sămânță</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Tăiere</translation>
    </message>
    <message>
        <source>When both lines agree and the deck follows from seed and cut, the deck was fixed before the first card and nobody changed it during the hand. The copied text holds all that is needed to check it elsewhere.</source>
        <translation>Când cele două rânduri coincid și pachetul rezultă din sămânță și tăiere, pachetul a fost stabilit înainte de prima carte și nimeni nu l-a schimbat în timpul rundei. Textul copiat conține tot ce trebuie pentru a verifica în altă parte.</translation>
    </message>
    <message>
        <source>Without a cut of your own this does not prove that the seed was chosen blindly. With “Cut the deck myself” your cut, which the program could not know, mixes the deck too.</source>
        <translation>Fără o tăiere a ta, nu se dovedește că sămânța a fost aleasă la întâmplare. Cu „Tai eu cărțile”, tăierea ta, pe care programul nu o putea cunoaște, amestecă și ea pachetul.</translation>
    </message>
    <message>
        <source>Earlier hand</source>
        <translation>Runda anterioară</translation>
    </message>
    <message>
        <source>Later hand</source>
        <translation>Runda ulterioară</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>The draw of the first dealer</source>
        <translation>Tragerea la sorți a primului împărțitor</translation>
    </message>
    <message>
        <source>The deal of hand {number}</source>
        <translation>Împărțirea rundei {number}</translation>
    </message>
    <message>
        <source>They agree: the deck is the one that was sealed.</source>
        <translation>Coincid: pachetul este cel care a fost sigilat.</translation>
    </message>
    <message>
        <source>They do not agree: this is not the deck that was sealed.</source>
        <translation>Nu coincid: acesta nu este pachetul care a fost sigilat.</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Fără tăiere</translation>
    </message>
    <message>
        <source>None: the cards of a deal code</source>
        <translation>Fără: cărțile unui cod de împărțire</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiat</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome to Gin Rummy Qt</source>
        <translation>Bun venit la Gin Rummy Qt</translation>
    </message>
    <message>
        <source>Draw a card, throw a card, and make runs and sets of your ten. When few points are left over you may knock; when none are, it is gin.</source>
        <translation>Trage o carte, decartează o carte și fă șiruri și seturi din cele zece pe care le ai. Când rămân puține puncte, poți bate; când nu rămâne niciunul, este gin.</translation>
    </message>
    <message>
        <source>Your first match: {rules}, to {target}, against {opponent}.</source>
        <translation>Primul tău joc: {rules}, până la {target}, cu {opponent}.</translation>
    </message>
    <message>
        <source>Another match…</source>
        <translation>Alt joc…</translation>
    </message>
    <message>
        <source>Show me the table</source>
        <translation>Arată-mi masa</translation>
    </message>
    <message>
        <source>A tour of two minutes</source>
        <translation>Un tur de două minute</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
</context>
<context>
    <name>WindowBackups</name>
    <message>
        <source>There are no backups now</source>
        <translation>Acum nu există copii de siguranță</translation>
    </message>
    <message>
        <source>Backups are of matches that are saved, and nothing can be saved at present.</source>
        <translation>Copiile de siguranță sunt ale jocurilor salvate, iar acum nu se poate salva nimic.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>WindowBanner</name>
    <message>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Nu este niciun joc pe masă.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Joc nou</translation>
    </message>
    <message>
        <source>Your match waits: a step could not be saved.</source>
        <translation>Jocul tău așteaptă: o mutare nu a putut fi salvată.</translation>
    </message>
    <message>
        <source>The other player’s program was started again; the match goes on.</source>
        <translation>Programul adversarului a fost repornit; jocul continuă.</translation>
    </message>
    <message>
        <source>Your match waits: the program was updated. Close it and start it again.</source>
        <translation>Jocul tău așteaptă: programul a fost actualizat. Închide-l și pornește-l din nou.</translation>
    </message>
    <message>
        <source>Your match waits: the other player does not answer.</source>
        <translation>Jocul tău așteaptă: adversarul nu răspunde.</translation>
    </message>
    <message>
        <source>the style of dialogs</source>
        <translation>stilul ferestrelor de dialog</translation>
    </message>
    <message>
        <source>typefaces</source>
        <translation>fonturi</translation>
    </message>
    <message>
        <source>icons</source>
        <translation>pictograme</translation>
    </message>
    <message>
        <source>translations</source>
        <translation>traduceri</translation>
    </message>
    <message>
        <source>Some files of the program are damaged ({parts}); install it again to mend them.</source>
        <translation>Unele fișiere ale programului sunt deteriorate ({parts}); instalează-l din nou pentru a le repara.</translation>
    </message>
    <message>
        <source>Nothing is saved: your matches belong to a newer version of the program.</source>
        <translation>Nu se salvează nimic: jocurile tale aparțin unei versiuni mai noi a programului.</translation>
    </message>
    <message>
        <source>Nothing is saved: {reason}</source>
        <translation>Nu se salvează nimic: {reason}</translation>
    </message>
</context>
<context>
    <name>WindowHistory</name>
    <message>
        <source>No matches are kept now</source>
        <translation>Acum nu se păstrează niciun joc</translation>
    </message>
    <message>
        <source>Nothing can be saved at present, so there is no history to look at.</source>
        <translation>Acum nu se poate salva nimic, așa că nu există istoric de privit.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>WindowSheets</name>
    <message>
        <source>This match cannot be opened</source>
        <translation>Acest joc nu poate fi deschis</translation>
    </message>
    <message>
        <source>It is kept as it is. You can start another one.</source>
        <translation>Este păstrat așa cum este. Poți începe altul.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Joc nou</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Resign the match?</source>
        <translation>Cedezi jocul?</translation>
    </message>
    <message>
        <source>{opponent} wins it, and the seal of the hand on the table is opened.</source>
        <translation>{opponent} îl câștigă, iar sigiliul rundei de pe masă se deschide.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Joacă mai departe</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Cedează</translation>
    </message>
    <message>
        <source>This match could not be resigned</source>
        <translation>Acest joc nu a putut fi cedat</translation>
    </message>
    <message>
        <source>It is kept as it is.</source>
        <translation>Este păstrat așa cum este.</translation>
    </message>
</context>
<context>
    <name>WindowStatistics</name>
    <message>
        <source>Nothing is counted now</source>
        <translation>Acum nu se numără nimic</translation>
    </message>
    <message>
        <source>Statistics come from matches that are saved, and nothing can be saved at present.</source>
        <translation>Statisticile provin din jocurile salvate, iar acum nu se poate salva nimic.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
</TS>
