<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Gin rummy for one person against the computer. Every deck is sealed before the first card, and can be checked after the hand. The computer plays in a process of its own that never receives a card it may not see.</source>
        <translation>Gin rummy para uma pessoa contra o computador. Cada baralho é selado antes da primeira carta e pode ser verificado depois da mão. O computador joga num processo à parte, que nunca recebe uma carta que não possa ver.</translation>
    </message>
    <message>
        <source>This program opens no network connection.</source>
        <translation>Este programa não abre nenhuma ligação à rede.</translation>
    </message>
    <message>
        <source>Show Qt’s files</source>
        <translation>Mostrar os ficheiros do Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, without any warranty.</source>
        <translation>Software livre sob a licença MIT, sem qualquer garantia.</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside}, under the GNU Lesser General Public License, version 3. You may run this program with versions of your own, by exchanging its files of Qt. Where to get their source is told under “Licences”.</source>
        <translation>Qt {qt} e PySide6 {pyside}, sob a GNU Lesser General Public License, versão 3. Podes usar este programa com versões tuas, substituindo os ficheiros do Qt. Em «Licenças» está onde obter o código-fonte.</translation>
    </message>
    <message>
        <source>The typefaces Inter and Literata, under the SIL Open Font License 1.1.</source>
        <translation>Os tipos de letra Inter e Literata, sob a SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Cards, icons and words were made for this program.</source>
        <translation>As cartas, os ícones e os textos foram feitos para este programa.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar a mão</translation>
    </message>
    <message>
        <source>Sort the hand by suit, rank or melds</source>
        <translation>Ordenar a mão por naipe, valor ou combinações</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Por combinações</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Take the last move back</source>
        <translation>Anular a última jogada</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>the last move</comment>
        <translation>Anular</translation>
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
        <translation>Esta cópia de segurança está danificada.</translation>
    </message>
    <message>
        <source>{reason}: {matches}, {hands}, {size}</source>
        <translation>{reason}: {matches}, {hands}, {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n partida terminada</numerusform>
            <numerusform>%n partidas terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by itself</source>
        <translation>Feita automaticamente</translation>
    </message>
    <message>
        <source>Made when asked for</source>
        <translation>Feita a pedido</translation>
    </message>
    <message>
        <source>Before statistics began anew</source>
        <translation>Antes de recomeçar as estatísticas</translation>
    </message>
    <message>
        <source>Before another backup was restored</source>
        <translation>Antes de repor outra cópia</translation>
    </message>
    <message>
        <source>Before a player was removed</source>
        <translation>Antes de remover um jogador</translation>
    </message>
    <message>
        <source>Before a new version changed the file</source>
        <translation>Antes de uma nova versão mudar o ficheiro</translation>
    </message>
</context>
<context>
    <name>BackupsDesk</name>
    <message>
        <source>The backups cannot be read now</source>
        <translation>As cópias de segurança não podem ser lidas agora</translation>
    </message>
    <message>
        <source>No backup was made</source>
        <translation>Não foi feita nenhuma cópia</translation>
    </message>
    <message>
        <source>A backup is made: {backup}</source>
        <translation>Cópia de segurança feita: {backup}</translation>
    </message>
    <message>
        <source>Go back to this backup?</source>
        <translation>Voltar a esta cópia de segurança?</translation>
    </message>
    <message>
        <source>Everything is again as it was at {time}, for all players.</source>
        <translation>Tudo volta a ser como era em {time}, para todos os jogadores.</translation>
    </message>
    <message>
        <source>Leave everything</source>
        <translation>Deixar tudo</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>What there is now is kept as a backup too.</source>
        <translation>O que existe agora também fica numa cópia de segurança.</translation>
    </message>
    <message>
        <source>This backup could not be restored</source>
        <translation>Não foi possível repor esta cópia</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi mudado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>BackupsSheet</name>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Copies of everything kept here: all players, matches and statistics.</source>
        <translation>Cópias de tudo o que se guarda aqui: todos os jogadores, partidas e estatísticas.</translation>
    </message>
    <message>
        <source>Make one now</source>
        <translation>Fazer uma agora</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Repor…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>There is none yet: one is made every day of play.</source>
        <translation>Ainda não há nenhuma: faz-se uma em cada dia de jogo.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>ás</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Tirar do monte</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Do not move with others</source>
        <translation>Não mover com outras</translation>
    </message>
    <message>
        <source>Mark to move with others</source>
        <translation>Marcar para mover com outras</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Apanhar {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Ver todos os descartes</translation>
    </message>
    <message>
        <source>Look at the hand first…</source>
        <translation>Ver a mão antes…</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Ordenar por naipe</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Ordenar por combinações</translation>
    </message>
    <message>
        <source>Undo arranging</source>
        <translation>Anular a arrumação</translation>
    </message>
    <message>
        <source>Arrange again</source>
        <translation>Refazer a arrumação</translation>
    </message>
</context>
<context>
    <name>CutDeckSheet</name>
    <message>
        <source>Cut the deck</source>
        <translation>Parte o baralho</translation>
    </message>
    <message>
        <source>Hand {number} is sealed as {first} {second}. Your cut mixes the sealed deck once more, and the program could not know it when it made the seal.</source>
        <translation>A mão {number} está selada como {first} {second}. O teu corte baralha mais uma vez o baralho selado, e o programa não podia conhecê-lo quando fez o selo.</translation>
    </message>
    <message>
        <source>Move the pointer over this field</source>
        <translation>Move o ponteiro sobre este campo</translation>
    </message>
    <message>
        <source>or type anything</source>
        <translation>ou escreve qualquer coisa</translation>
    </message>
    <message>
        <source>Text for the cut</source>
        <translation>Texto para o corte</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Sem corte</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Partir</translation>
    </message>
</context>
<context>
    <name>DealCodeSheet</name>
    <message>
        <source>Play a deal code</source>
        <translation>Jogar um código de cartas</translation>
    </message>
    <message>
        <source>A deal code gives you the cards that somebody else was dealt: one hand, counted apart from rated matches. The replay of a hand that is over copies its code.</source>
        <translation>Um código de cartas dá-te as cartas que outra pessoa recebeu: uma mão, contada à parte das partidas com rating. Ao rever uma mão terminada, podes copiar o seu código.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código das cartas</translation>
    </message>
    <message>
        <source>Letters and digits, as they were given to you</source>
        <translation>Letras e algarismos, tal como os recebeste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>{rules}, against {opponent}</source>
        <translation>{rules}, contra {opponent}</translation>
    </message>
    <message>
        <source>No deal code has a “{letter}”.</source>
        <translation>Nenhum código de cartas tem «{letter}».</translation>
    </message>
    <message>
        <source>A letter is wrong somewhere: compare the code with the one you were given.</source>
        <translation>Há uma letra errada: compara o código com o que recebeste.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the game, or begins wrongly.</source>
        <translation>Este código foi feito por uma versão mais recente do jogo ou começa mal.</translation>
    </message>
    <message>
        <source>This code is for rules that this version does not know.</source>
        <translation>Este código é de regras que esta versão não conhece.</translation>
    </message>
    <message>
        <source>So far {count} letters; most codes have 56.</source>
        <translation>Até agora {count} letras; a maioria dos códigos tem 56.</translation>
    </message>
</context>
<context>
    <name>DealsPart</name>
    <message>
        <source>The saved matches cannot be read now, so there is nothing to count.</source>
        <translation>As partidas guardadas não podem ser lidas agora; por isso não há nada para contar.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Recebido</translation>
    </message>
    <message>
        <source>A fair deck</source>
        <translation>Um baralho justo</translation>
    </message>
</context>
<context>
    <name>DefenceText</name>
    <message>
        <source>{name} knocks with {deadwood}</source>
        <translation>{name} bate com {deadwood}</translation>
    </message>
    <message numerus="yes">
        <source>as it lies, {name} scores %n point(s)</source>
        <translation>
            <numerusform>assim, {name} marca %n ponto</numerusform>
            <numerusform>assim, {name} marca %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies, an undercut: you score %n point(s)</source>
        <translation>
            <numerusform>assim, contra-batida: marcas %n ponto</numerusform>
            <numerusform>assim, contra-batida: marcas %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay off %n card(s)</source>
        <translation>
            <numerusform>Colocar %n carta</numerusform>
            <numerusform>Colocar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits on none of {name}’s melds.</source>
        <translation>{card} não serve em nenhuma combinação de {name}.</translation>
    </message>
    <message>
        <source>{card}, laid off on {meld}</source>
        <translation>{card}, colocada em {meld}</translation>
    </message>
    <message>
        <source>Lay it off on {meld}</source>
        <translation>Colocar em {meld}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Drag your cards to {name}’s melds, or press them. Press again to take back.</source>
        <translation>Arrasta as tuas cartas até às combinações de {name}, ou clica nelas. Clica outra vez para as retirar.</translation>
    </message>
    <message>
        <source>No card of yours fits on {name}’s melds.</source>
        <translation>Nenhuma carta tua serve nas combinações de {name}.</translation>
    </message>
    <message>
        <source>Best layoff</source>
        <comment>button</comment>
        <translation>Melhor colocação</translation>
    </message>
    <message>
        <source>Lay off nothing</source>
        <comment>button</comment>
        <translation>Não colocar nada</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button</comment>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>DefenceTray</name>
    <message>
        <source>Answer the knock</source>
        <translation>Responde à batida</translation>
    </message>
    <message>
        <source>Previous arrangement</source>
        <translation>Disposição anterior</translation>
    </message>
    <message>
        <source>Next arrangement</source>
        <translation>Disposição seguinte</translation>
    </message>
</context>
<context>
    <name>EarlierMoves</name>
    <message numerus="yes">
        <source>%n earlier move(s)</source>
        <translation>
            <numerusform>%n jogada anterior</numerusform>
            <numerusform>%n jogadas anteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all moves</source>
        <translation>Mostrar todas as jogadas</translation>
    </message>
</context>
<context>
    <name>EndText</name>
    <message>
        <source>Knock with {deadwood}</source>
        <translation>Bater com {deadwood}</translation>
    </message>
    <message>
        <source>Knock with {deadwood}?</source>
        <translation>Bater com {deadwood}?</translation>
    </message>
    <message>
        <source>If {name} ends with {deadwood} or less, it is an undercut: {name} scores the difference and {bonus} more.</source>
        <translation>Se {name} acabar com {deadwood} ou menos, é contra-batida: {name} marca a diferença e mais {bonus}.</translation>
    </message>
    <message>
        <source>{name} cannot lay off. You score {name}’s deadwood and {bonus} more.</source>
        <translation>{name} não pode colocar cartas. Marcas a madeira morta de {name} e mais {bonus}.</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <comment>the knock discard</comment>
        <translation>{card}, virada para cima</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <comment>the knock discard</comment>
        <translation>{card}, virada para baixo</translation>
    </message>
    <message>
        <source>Nothing can be laid off.</source>
        <translation>Nada pode ser colocado.</translation>
    </message>
    <message>
        <source>Could be laid off: {cards}.</source>
        <translation>Poderiam ser colocadas: {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} tem {cards}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>cards of a suit</comment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>Big gin, no discard</source>
        <translation>Big gin, sem descarte</translation>
    </message>
    <message>
        <source>Gin, discard {card}</source>
        <translation>Gin, descartar {card}</translation>
    </message>
    <message>
        <source>Knock with {deadwood}, discard {card}</source>
        <translation>Bater com {deadwood}, descartar {card}</translation>
    </message>
    <message>
        <source>The least deadwood you can keep is {deadwood}.</source>
        <translation>O mínimo de madeira morta com que podes ficar é {deadwood}.</translation>
    </message>
    <message>
        <source>Without {card} you keep {deadwood}.</source>
        <translation>Sem {card} ficas com {deadwood}.</translation>
    </message>
    <message>
        <source>Only gin ends the hand.</source>
        <translation>Só o gin termina a mão.</translation>
    </message>
    <message>
        <source>You may knock at {limit} or less.</source>
        <translation>Podes bater com {limit} ou menos.</translation>
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
        <translation>Duas combinações</translation>
    </message>
    <message>
        <source>Cards in no meld</source>
        <translation>Cartas fora das combinações</translation>
    </message>
    <message>
        <source>A knock</source>
        <translation>Uma batida</translation>
    </message>
    <message>
        <source>Gin: ten cards, all in melds</source>
        <translation>Gin: dez cartas, todas em combinações</translation>
    </message>
    <message>
        <source>Big gin: eleven cards, all in melds</source>
        <translation>Big gin: onze cartas, todas em combinações</translation>
    </message>
    <message>
        <source>Laid off on the knocker’s melds: the ringed cards</source>
        <translation>Colocadas nas combinações de quem bateu: as cartas com contorno</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four cards of a rank</comment>
        <translation>Quadra</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three cards of a rank</comment>
        <translation>Trio</translation>
    </message>
    <message>
        <source>Deadwood {sum} = {points}</source>
        <translation>Madeira morta {sum} = {points}</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>The statistics</source>
        <translation>As estatísticas</translation>
    </message>
    <message>
        <source>All numbers of the page, as they are chosen there.</source>
        <translation>Todos os números da página, como lá estão escolhidos.</translation>
    </message>
    <message>
        <source>The matches</source>
        <translation>As partidas</translation>
    </message>
    <message>
        <source>One by one, with their results: all of this player.</source>
        <translation>Uma a uma, com os resultados: todas as deste jogador.</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV, para folhas de cálculo</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, para programas</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Saved to {file}.</source>
        <translation>Guardado em {file}.</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Não foi possível escrever o ficheiro</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>This could not be read</source>
        <translation>Não foi possível ler isto</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nada foi escrito.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message numerus="yes">
        <source>{share} of %n match(es) played</source>
        <translation>
            <numerusform>{share} de %n partida jogada</numerusform>
            <numerusform>{share} de %n partidas jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganhas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>after your first rated match</source>
        <translation>depois da tua primeira partida com rating</translation>
    </message>
    <message>
        <source>likely {low} to {high}</source>
        <translation>provável de {low} a {high}</translation>
    </message>
    <message>
        <source>provisional, {low} to {high}</source>
        <translation>provisório, de {low} a {high}</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série atual</translation>
    </message>
    <message>
        <source>no match over yet</source>
        <translation>ainda nenhuma partida terminada</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n vitória</numerusform>
            <numerusform>%n vitórias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat(s)</source>
        <translation>
            <numerusform>%n derrota</numerusform>
            <numerusform>%n derrotas</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest: {number}</source>
        <translation>a mais longa: {number}</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>matches</comment>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>matches</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Average result</source>
        <translation>Resultado médio</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Maior série de vitórias</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Maior série de derrotas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>hands</comment>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>hands</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Void</source>
        <comment>hands</comment>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>Hands to a match</source>
        <translation>Mãos por partida</translation>
    </message>
    <message>
        <source>Points a hand, less the opponent’s</source>
        <translation>Pontos por mão, menos os do adversário</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo jogado</translation>
    </message>
    <message>
        <source>Time for a hand</source>
        <translation>Tempo por mão</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Primeira mão</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Última mão</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>In all these hands</source>
        <translation>Em todas estas mãos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Deadwood when caught</source>
        <translation>Madeira morta quando o outro termina</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Mãos ganhas</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pontos por mão</translation>
    </message>
    <message>
        <source>Points of a hand won</source>
        <translation>Pontos por mão ganha</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Batidas</translation>
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
        <translation>Contra-batidas</translation>
    </message>
    <message>
        <source>Deadwood at the knock</source>
        <translation>Madeira morta ao bater</translation>
    </message>
    <message>
        <source>Turn of the knock or gin</source>
        <translation>Jogada da batida ou do gin</translation>
    </message>
    <message>
        <source>Cards laid off</source>
        <translation>Cartas colocadas</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
    <message>
        <source>Your draws</source>
        <translation>As tuas cartas tiradas</translation>
    </message>
    <message>
        <source>First upcards taken</source>
        <translation>Primeiras cartas viradas apanhadas</translation>
    </message>
    <message>
        <source>Draws from the discard pile</source>
        <translation>Cartas apanhadas dos descartes</translation>
    </message>
    <message>
        <source>Your knocks that were undercut</source>
        <translation>Batidas tuas que levaram contra-batida</translation>
    </message>
    <message>
        <source>The opponent’s knocks that you undercut</source>
        <translation>Batidas do adversário em que fizeste contra-batida</translation>
    </message>
    <message>
        <source>These matches count in no rating and in no other statistics.</source>
        <translation>Estas partidas não contam para o rating nem para as outras estatísticas.</translation>
    </message>
    <message>
        <source>Only rated matches are counted above.</source>
        <translation>Acima só contam as partidas com rating.</translation>
    </message>
    <message>
        <source>Practice, in which moves may be taken back: {matches}, {hands}.</source>
        <translation>Treino, em que as jogadas podem ser anuladas: {matches}, {hands}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>Played with cards dealt before, or from a code: {matches}, {hands}.</source>
        <translation>Jogadas com cartas já dadas antes ou com um código: {matches}, {hands}.</translation>
    </message>
    <message>
        <source>Imported from files: {matches}, {hands}.</source>
        <translation>Importadas de ficheiros: {matches}, {hands}.</translation>
    </message>
    <message numerus="yes">
        <source>Given up: %n match(es).</source>
        <translation>
            <numerusform>Abandonada: %n partida.</numerusform>
            <numerusform>Abandonadas: %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their hands count above; the rating takes such a match for a lost one.</source>
        <translation>As mãos delas contam acima; para o rating, uma partida assim é perdida.</translation>
    </message>
    <message numerus="yes">
        <source>Left in the middle, and counted nowhere: %n hand(s).</source>
        <translation>
            <numerusform>Interrompida a meio e não contada: %n mão.</numerusform>
            <numerusform>Interrompidas a meio e não contadas: %n mãos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n match(es), of which the hands count.</source>
        <translation>
            <numerusform>Ainda não terminada: %n partida, cujas mãos contam.</numerusform>
            <numerusform>Ainda não terminadas: %n partidas, cujas mãos contam.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fairness</source>
        <translation>Imparcialidade</translation>
    </message>
    <message>
        <source>The seals</source>
        <translation>Os selos</translation>
    </message>
    <message>
        <source>What the opponent knew</source>
        <translation>O que o adversário sabia</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>As tuas cartas</translation>
    </message>
    <message>
        <source>What this proves</source>
        <translation>O que isto prova</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secções</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>FairnessText</name>
    <message numerus="yes">
        <source>%n deal(s) checked, the draw of the dealer included: all as sealed.</source>
        <translation>
            <numerusform>%n mão verificada, incluindo o sorteio de quem dá: tudo como foi selado.</numerusform>
            <numerusform>%n mãos verificadas, incluindo o sorteio de quem dá: tudo como foi selado.</numerusform>
        </translation>
    </message>
    <message>
        <source>A line that says nothing</source>
        <translation>Uma linha que não diz nada</translation>
    </message>
    <message>
        <source>Told: which player to be</source>
        <translation>Dito: que jogador ser</translation>
    </message>
    <message>
        <source>Told: to leave</source>
        <translation>Dito: que saia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carta virada para baixo</numerusform>
            <numerusform>%n cartas viradas para baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: its own cards {cards}; {stock}</source>
        <translation>Mostrado: as suas próprias cartas {cards}; {stock}</translation>
    </message>
    <message>
        <source>Shown: its own cards {cards}; on the pile {upcard}; {stock}</source>
        <translation>Mostrado: as suas próprias cartas {cards}; nos descartes {upcard}; {stock}</translation>
    </message>
    <message>
        <source>Answered: {action}</source>
        <translation>Respondeu: {action}</translation>
    </message>
    <message>
        <source>Answered: ready</source>
        <translation>Respondeu: a postos</translation>
    </message>
    <message>
        <source>Could not answer: {reason}</source>
        <translation>Não pôde responder: {reason}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>tirar do monte</translation>
    </message>
    <message>
        <source>take the upcard</source>
        <translation>apanhar a carta virada</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>descartar {card}</translation>
    </message>
    <message>
        <source>knock with {card}</source>
        <translation>bater com {card}</translation>
    </message>
    <message>
        <source>go gin with {card}</source>
        <translation>fazer gin com {card}</translation>
    </message>
    <message>
        <source>declare big gin</source>
        <translation>declarar big gin</translation>
    </message>
    <message>
        <source>lay its cards out</source>
        <translation>baixar as cartas</translation>
    </message>
    <message>
        <source>Too few hands to judge</source>
        <translation>Poucas mãos para avaliar</translation>
    </message>
    <message>
        <source>Your deals are what a fair deck gives</source>
        <translation>As tuas cartas são as que um baralho justo dá</translation>
    </message>
    <message>
        <source>Your deals are unusual, but chance can do that</source>
        <translation>As tuas cartas são invulgares, mas o acaso pode fazê-lo</translation>
    </message>
    <message>
        <source>Chance alone hardly explains your deals</source>
        <translation>O acaso, só por si, dificilmente explica as tuas cartas</translation>
    </message>
    <message>
        <source>With fewer than {fewest} hands anything is possible. You have played {hands} so far.</source>
        <translation>Com menos de {fewest} mãos, tudo é possível. Até agora jogaste {hands}.</translation>
    </message>
    <message>
        <source>We compared the deals of your {hands} hands with a perfectly shuffled deck, in six ways. Of 1,000 people who play as many fair hands, about {odd} see deals at least as odd as yours in one of them.</source>
        <translation>As cartas das tuas {hands} mãos foram comparadas com um baralho perfeitamente baralhado, de seis modos. De 1000 pessoas que joguem tantas mãos justas, cerca de {odd} veem, num deles, cartas pelo menos tão estranhas como as tuas.</translation>
    </message>
    <message>
        <source>Please tell us: this should be looked into.</source>
        <translation>Por favor, avisa-nos: isto deve ser investigado.</translation>
    </message>
    <message>
        <source>Average deadwood in the ten cards dealt: you {yours}, the opponents {theirs}, a fair deck {fair}.</source>
        <translation>Média de madeira morta nas dez cartas recebidas: tu {yours}, os adversários {theirs}, um baralho justo {fair}.</translation>
    </message>
    <message>
        <source>The first upcards, by rank</source>
        <translation>As primeiras cartas viradas, por valor</translation>
    </message>
    <message>
        <source>Deadwood dealt to you</source>
        <translation>Madeira morta que recebeste</translation>
    </message>
    <message>
        <source>Deadwood dealt to the opponents</source>
        <translation>Madeira morta que os adversários receberam</translation>
    </message>
    <message>
        <source>Melds dealt to you</source>
        <translation>Combinações que recebeste</translation>
    </message>
    <message>
        <source>Melds dealt to the opponents</source>
        <translation>Combinações que os adversários receberam</translation>
    </message>
    <message>
        <source>Your deals beside theirs</source>
        <translation>As tuas cartas ao lado das deles</translation>
    </message>
    <message>
        <source>A fair deck gives this less than once in 1,000 times</source>
        <translation>Um baralho justo dá isto menos de uma vez em 1000</translation>
    </message>
    <message numerus="yes">
        <source>A fair deck gives this, or odder, %n time(s) in 1,000</source>
        <translation>
            <numerusform>Um baralho justo dá isto, ou algo mais estranho, %n vez em 1000</numerusform>
            <numerusform>Um baralho justo dá isto, ou algo mais estranho, %n vezes em 1000</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>Points of hands won</source>
        <translation>Pontos das mãos ganhas</translation>
    </message>
    <message>
        <source>Points of hands lost</source>
        <translation>Pontos das mãos perdidas</translation>
    </message>
    <message>
        <source>Your deadwood at the knock</source>
        <translation>A tua madeira morta ao bater</translation>
    </message>
    <message>
        <source>Your deadwood when caught</source>
        <translation>A tua madeira morta quando o outro termina</translation>
    </message>
    <message>
        <source>Turn of your knock or gin</source>
        <translation>Jogada da tua batida ou do teu gin</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>head of a column</comment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <comment>head of a column</comment>
        <translation>Madeira morta</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>head of a column</comment>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Turn {turn} or later</source>
        <translation>Jogada {turn} ou depois</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Jogada {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last} points</source>
        <translation>{first} a {last} pontos</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>head of a column</comment>
        <translation>Mãos</translation>
    </message>
    <message numerus="yes">
        <source>Most often: {bucket}, %n time(s); {total} in all.</source>
        <translation>
            <numerusform>Mais frequente: {bucket}, %n vez; {total} ao todo.</numerusform>
            <numerusform>Mais frequente: {bucket}, %n vezes; {total} ao todo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Ainda não há nada para mostrar.</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>head of a column</comment>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Week</source>
        <comment>head of a column</comment>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>head of a column</comment>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Matches won and lost</source>
        <translation>Partidas ganhas e perdidas</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>matches</comment>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>matches</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Hands won, of those not void</source>
        <translation>Mãos ganhas, entre as não empatadas</translation>
    </message>
    <message>
        <source>Hands won</source>
        <comment>share</comment>
        <translation>Mãos ganhas</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pontos por mão</translation>
    </message>
    <message>
        <source>Points a hand, yours less the opponent’s</source>
        <translation>Pontos por mão, os teus menos os do adversário</translation>
    </message>
    <message>
        <source>Highest: {value} ({period}).</source>
        <translation>Mais alto: {value} ({period}).</translation>
    </message>
    <message>
        <source>Most won: {value} ({period}).</source>
        <translation>Mais vitórias: {value} ({period}).</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Likely range</source>
        <translation>Intervalo provável</translation>
    </message>
    <message>
        <source>Rating over time</source>
        <translation>Rating ao longo do tempo</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>Tipo de partida</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>Hand by hand</source>
        <translation>Mão a mão</translation>
    </message>
    <message>
        <source>No hand has ended yet.</source>
        <translation>Ainda não terminou nenhuma mão.</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Mãos desta partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>HeadBar</name>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>As duas mãos à vista</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>HistoryDesk</name>
    <message>
        <source>This match cannot be shown</source>
        <translation>Esta partida não pode ser mostrada</translation>
    </message>
    <message>
        <source>It is kept as it is.</source>
        <translation>É mantida como está.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es)?</source>
        <translation>
            <numerusform>Eliminar %n partida?</numerusform>
            <numerusform>Eliminar %n partidas?</numerusform>
        </translation>
    </message>
    <message>
        <source>They leave the history and all statistics. Until you close the page you can undo it.</source>
        <translation>Saem do histórico e de todas as estatísticas. Até fechares a página, podes anular.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Nothing could be changed</source>
        <translation>Nada pôde ser mudado</translation>
    </message>
    <message>
        <source>All matches are kept as they are.</source>
        <translation>Todas as partidas são mantidas como estão.</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>The matches could not be written</source>
        <translation>Não foi possível escrever as partidas</translation>
    </message>
    <message>
        <source>Choose another folder, perhaps.</source>
        <translation>Tenta outra pasta.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written</source>
        <translation>
            <numerusform>%n partida escrita</numerusform>
            <numerusform>%n partidas escritas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that go on are not given out before they are over.</source>
        <translation>As partidas a decorrer não são entregues antes de terminarem.</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Importing matches…</source>
        <translation>A importar partidas…</translation>
    </message>
    <message>
        <source>Every match is played again by the rules before it is kept.</source>
        <translation>Cada partida é refeita pelas regras antes de ser guardada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n partida importada</numerusform>
            <numerusform>%n partidas importadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported matches are in the history, and count in no statistics of yours.</source>
        <translation>As partidas importadas estão no histórico e não contam nas tuas estatísticas.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n partida já estava aqui.</numerusform>
            <numerusform>%n partidas já estavam aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that go on were left out.</source>
        <translation>
            <numerusform>%n partida a decorrer ficou de fora.</numerusform>
            <numerusform>%n partidas a decorrer ficaram de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Registos de partidas (*{suffix})</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search: a name, rules, a day such as 2026-11-30</source>
        <translation>Procurar: um nome, regras, um dia como 2026-11-30</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>With anything</source>
        <translation>Com qualquer coisa</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <translation>Tipo de partida</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>By a heading</source>
        <translation>Por um título de coluna</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigas primeiro</translation>
    </message>
    <message>
        <source>Best results first</source>
        <translation>Melhores resultados primeiro</translation>
    </message>
    <message>
        <source>Worst results first</source>
        <translation>Piores resultados primeiro</translation>
    </message>
    <message>
        <source>Most hands first</source>
        <translation>Mais mãos primeiro</translation>
    </message>
    <message>
        <source>Most gins first</source>
        <translation>Mais gins primeiro</translation>
    </message>
    <message>
        <source>With a gin of mine</source>
        <translation>Com um gin meu</translation>
    </message>
    <message>
        <source>With a gin of theirs</source>
        <translation>Com um gin do adversário</translation>
    </message>
    <message>
        <source>With an undercut of mine</source>
        <translation>Com uma contra-batida minha</translation>
    </message>
    <message>
        <source>With an undercut of theirs</source>
        <translation>Com uma contra-batida do adversário</translation>
    </message>
</context>
<context>
    <name>HistoryHandsModel</name>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Madeira morta</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Jogadas</translation>
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
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Gins</source>
        <translation>Gins</translation>
    </message>
    <message>
        <source>Undercuts</source>
        <translation>Contra-batidas</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of match</comment>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Mãos desta partida</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Anular a eliminação</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar outra vez</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Nenhuma partida é assim</translation>
    </message>
    <message>
        <source>Ask for less, or look at all matches again.</source>
        <translation>Pede menos ou vê outra vez todas as partidas.</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>Ainda não foi jogada nenhuma partida</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to be looked at again card by card. Begin one, or import a record file.</source>
        <translation>Cada partida que jogas fica aqui, para ser vista outra vez carta a carta. Começa uma ou importa um ficheiro de registo.</translation>
    </message>
    <message numerus="yes">
        <source>The chosen match(es): %n</source>
        <translation>
            <numerusform>A partida escolhida: %n</numerusform>
            <numerusform>As partidas escolhidas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that are listed: %n</source>
        <translation>
            <numerusform>A que está na lista: %n</numerusform>
            <numerusform>Todas as da lista: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Ganha</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>a match</comment>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>a match</comment>
        <translation>Por terminar</translation>
    </message>
    <message>
        <source>Ended</source>
        <comment>a match without a winner</comment>
        <translation>Encerrada</translation>
    </message>
    <message>
        <source>Rated</source>
        <comment>kind of match</comment>
        <translation>Com rating</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>kind of match</comment>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Played again</source>
        <comment>kind of match</comment>
        <translation>Jogada outra vez</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>kind of match</comment>
        <translation>Importada</translation>
    </message>
    <message>
        <source>You won against {opponent}, {points}</source>
        <translation>Ganhaste a {opponent}, {points}</translation>
    </message>
    <message>
        <source>{opponent} won, {points}</source>
        <translation>{opponent} ganhou, {points}</translation>
    </message>
    <message>
        <source>You gave up against {opponent} at {points}</source>
        <translation>Desististe contra {opponent} com {points}</translation>
    </message>
    <message>
        <source>Against {opponent}, {points} so far</source>
        <translation>Contra {opponent}, {points} até agora</translation>
    </message>
    <message>
        <source>Against {opponent}, {points}</source>
        <translation>Contra {opponent}, {points}</translation>
    </message>
    <message>
        <source>{day} · {rules} to {target} · {kind} · {time}</source>
        <translation>{day} · {rules} até {target} · {kind} · {time}</translation>
    </message>
    <message>
        <source>You and {opponent}, {day}</source>
        <translation>Tu e {opponent}, {day}</translation>
    </message>
    <message>
        <source>void</source>
        <comment>a hand</comment>
        <translation>empatada</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a hand</comment>
        <translation>abandonada</translation>
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
        <translation>contra-batida</translation>
    </message>
    <message>
        <source>knock</source>
        <comment>a hand</comment>
        <translation>batida</translation>
    </message>
    <message>
        <source>With these cards: {before} the first time, {now} now.</source>
        <translation>Com estas cartas: {before} da primeira vez, {now} agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Prime uma tecla…</translation>
    </message>
    <message>
        <source>{act}: {key}</source>
        <translation>{act}: {key}</translation>
    </message>
    <message>
        <source>Press to choose another key</source>
        <translation>Prime para escolher outra tecla</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>Player 1</source>
        <translation>Jogador 1</translation>
    </message>
</context>
<context>
    <name>KnockTray</name>
    <message>
        <source>Look at the hand before it is laid down</source>
        <translation>Vê a mão antes de a baixar</translation>
    </message>
    <message>
        <source>Previous arrangement</source>
        <translation>Disposição anterior</translation>
    </message>
    <message>
        <source>Next arrangement</source>
        <translation>Disposição seguinte</translation>
    </message>
    <message>
        <source>Choose the ending: {choice}</source>
        <translation>Escolhe o final: {choice}</translation>
    </message>
    <message>
        <source>Arrangement {number} of {count}</source>
        <translation>Disposição {number} de {count}</translation>
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
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>level</comment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>level</comment>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Regular</source>
        <comment>level</comment>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>level</comment>
        <translation>Experiente</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level</comment>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level</comment>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Simple</source>
        <comment>style of a computer player</comment>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>style of a computer player</comment>
        <translation>Firme</translation>
    </message>
    <message>
        <source>Early or gin</source>
        <comment>style of a computer player</comment>
        <translation>Cedo ou gin</translation>
    </message>
    <message>
        <source>Gin only</source>
        <comment>style of a computer player</comment>
        <translation>Só gin</translation>
    </message>
    <message>
        <source>Knock curve</source>
        <comment>style of a computer player</comment>
        <translation>Curva de batida</translation>
    </message>
    <message>
        <source>MARJJ</source>
        <comment>style of a computer player</comment>
        <translation>MARJJ</translation>
    </message>
    <message>
        <source>Sees only its own cards, and misses knocks.</source>
        <translation>Só vê as suas cartas e deixa passar batidas.</translation>
    </message>
    <message>
        <source>Hoards pairs, and recalls only the last turn.</source>
        <translation>Guarda pares e só se lembra da última jogada.</translation>
    </message>
    <message>
        <source>Recalls the last turns, and knocks on a whim.</source>
        <translation>Lembra-se do que é recente e bate por impulso.</translation>
    </message>
    <message>
        <source>Keeps an eye on you, and times knocks roughly.</source>
        <translation>Observa-te e erra um pouco a altura de bater.</translation>
    </message>
    <message>
        <source>Throws with care, and recalls most turns.</source>
        <translation>Descarta com cuidado e lembra-se de quase tudo.</translation>
    </message>
    <message>
        <source>Recalls eight turns, and errs only by a little.</source>
        <translation>Recorda oito jogadas e só erra por pouco.</translation>
    </message>
    <message>
        <source>Learns your habits, and plays out possible hands.</source>
        <translation>Vai conhecendo os teus hábitos e simula mãos possíveis.</translation>
    </message>
    <message>
        <source>Knocks as soon as it can, and watches nobody.</source>
        <translation>Bate assim que pode e não observa ninguém.</translation>
    </message>
    <message>
        <source>Times the knock, and remembers what you took.</source>
        <translation>Bate na altura certa e sabe o que apanhaste.</translation>
    </message>
    <message>
        <source>Knocks in its first three turns, later only with gin.</source>
        <translation>Bate nas três primeiras vezes; depois, só com gin.</translation>
    </message>
    <message>
        <source>Plays for gin alone, and never just knocks.</source>
        <translation>Joga só pelo gin e nunca bate com pontos.</translation>
    </message>
    <message>
        <source>The later it is, the fewer points it knocks with.</source>
        <translation>Quanto mais tarde, com menos pontos bate.</translation>
    </message>
    <message>
        <source>Like a contest’s winner: an early knock, or gin.</source>
        <translation>Como quem vence torneios: bate cedo ou faz gin.</translation>
    </message>
    <message>
        <source>{level}, level {number} of {count}</source>
        <translation>{level}, nível {number} de {count}</translation>
    </message>
    <message>
        <source>Style: {style}</source>
        <translation>Estilo: {style}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Played again</source>
        <comment>cards that were dealt before</comment>
        <translation>Jogada outra vez</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>a match from a file</comment>
        <translation>Importada</translation>
    </message>
    <message>
        <source>One hand, played again</source>
        <translation>Uma mão, jogada outra vez</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>A pensar…</translation>
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
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>What the program contains</source>
        <translation>O que o programa contém</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Replacing Qt; the sources</source>
        <translation>Substituir o Qt; o código-fonte</translation>
    </message>
    <message>
        <source>{licence}, part of {whole}</source>
        <translation>{licence}, parte de {whole}</translation>
    </message>
    <message>
        <source>The licence texts are not where the program was put. They are part of every installer, and of the source at {address}.</source>
        <translation>Os textos das licenças não estão onde o programa foi colocado. Fazem parte de todos os instaladores e do código-fonte em {address}.</translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
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
        <translation>A mão ficou empatada</translation>
    </message>
    <message>
        <source>{who} {what}</source>
        <comment>for example: You drew from the stock</comment>
        <translation>{who} {what}</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>you</comment>
        <translation>apanhaste {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>you</comment>
        <translation>descartaste {card}</translation>
    </message>
    <message>
        <source>knocked with {deadwood}</source>
        <comment>you</comment>
        <translation>bateste com {deadwood}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <comment>you</comment>
        <translation>colocaste {cards}</translation>
    </message>
    <message numerus="yes">
        <source>won the hand: %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>ganhaste a mão: %n ponto</numerusform>
            <numerusform>ganhaste a mão: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>you</comment>
        <translation>passaste</translation>
    </message>
    <message>
        <source>went gin</source>
        <comment>you</comment>
        <translation>fizeste gin</translation>
    </message>
    <message>
        <source>declared big gin</source>
        <comment>you</comment>
        <translation>declaraste big gin</translation>
    </message>
    <message>
        <source>took the last move back</source>
        <comment>you</comment>
        <translation>anulaste a última jogada</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <comment>you</comment>
        <translation>tiraste do monte</translation>
    </message>
    <message>
        <source>took {card}</source>
        <comment>opponent</comment>
        <translation>apanhou {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <comment>opponent</comment>
        <translation>descartou {card}</translation>
    </message>
    <message>
        <source>knocked with {deadwood}</source>
        <comment>opponent</comment>
        <translation>bateu com {deadwood}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <comment>opponent</comment>
        <translation>colocou {cards}</translation>
    </message>
    <message numerus="yes">
        <source>won the hand: %n point(s)</source>
        <comment>opponent</comment>
        <translation>
            <numerusform>ganhou a mão: %n ponto</numerusform>
            <numerusform>ganhou a mão: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <comment>opponent</comment>
        <translation>passou</translation>
    </message>
    <message>
        <source>went gin</source>
        <comment>opponent</comment>
        <translation>fez gin</translation>
    </message>
    <message>
        <source>declared big gin</source>
        <comment>opponent</comment>
        <translation>declarou big gin</translation>
    </message>
    <message>
        <source>took the last move back</source>
        <comment>opponent</comment>
        <translation>anulou a última jogada</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <comment>opponent</comment>
        <translation>tirou do monte</translation>
    </message>
</context>
<context>
    <name>MatchResultPage</name>
    <message>
        <source>Verify the deals</source>
        <translation>Verificar as mãos</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Ver as mãos</translation>
    </message>
    <message>
        <source>Export record</source>
        <translation>Exportar registo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar outra vez</translation>
    </message>
</context>
<context>
    <name>MatchRulesText</name>
    <message numerus="yes">
        <source>The first to reach %Ln point(s) wins the match.</source>
        <translation>
            <numerusform>Quem chegar primeiro a %Ln ponto ganha a partida.</numerusform>
            <numerusform>Quem chegar primeiro a %Ln pontos ganha a partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %Ln point(s) the match ends; the higher grand total wins.</source>
        <translation>
            <numerusform>Com %Ln ponto a partida termina; ganha o total geral mais alto.</numerusform>
            <numerusform>Com %Ln pontos a partida termina; ganha o total geral mais alto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game bonus: %n point(s) for reaching the target.</source>
        <translation>
            <numerusform>Bónus de jogo: %n ponto por chegar à meta.</numerusform>
            <numerusform>Bónus de jogo: %n pontos por chegar à meta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game bonus: %n point(s) for winning the match.</source>
        <translation>
            <numerusform>Bónus de jogo: %n ponto por ganhar a partida.</numerusform>
            <numerusform>Bónus de jogo: %n pontos por ganhar a partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game bonus.</source>
        <translation>Sem bónus de jogo.</translation>
    </message>
    <message numerus="yes">
        <source>Hands won: %n point(s) each, for both players.</source>
        <translation>
            <numerusform>Bónus por mão ganha: %n ponto, para ambos.</numerusform>
            <numerusform>Bónus por mão ganha: %n pontos, para ambos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands won: %n point(s) each, for the winner of the match.</source>
        <translation>
            <numerusform>Bónus por mão ganha: %n ponto, para quem vencer a partida.</numerusform>
            <numerusform>Bónus por mão ganha: %n pontos, para quem vencer a partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>No bonus for hands won.</source>
        <translation>Sem bónus por mão ganha.</translation>
    </message>
    <message>
        <source>No shutout bonus.</source>
        <translation>Sem bónus por vitória perfeita.</translation>
    </message>
    <message>
        <source>Winning every hand doubles the points from hands.</source>
        <translation>Vitória perfeita: quem ganha todas as mãos duplica os pontos delas.</translation>
    </message>
    <message>
        <source>A loser without any points doubles the game bonus.</source>
        <translation>Se quem perde não fez nenhum ponto, o bónus de jogo duplica.</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message>
        <source>Hand by hand</source>
        <translation>Mão a mão</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>{yours} and {theirs}, {each} each</source>
        <comment>hands won, and points for each of them</comment>
        <translation>{yours} e {theirs}, {each} por mão</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Mãos ganhas</translation>
    </message>
</context>
<context>
    <name>MeaningPart</name>
    <message>
        <source>What it proves</source>
        <translation>O que prova</translation>
    </message>
    <message>
        <source>The deck was not changed during play. The seal on the table is a fingerprint of the seed that the deck follows from; another seed has another fingerprint.</source>
        <translation>O baralho não foi mudado durante o jogo. O selo na mesa é uma impressão digital da semente de que o baralho resulta; outra semente tem outra impressão.</translation>
    </message>
    <message>
        <source>With a cut of your own the deck was not chosen either: the seed was sealed before the program could know your cut, and every cut gives another deck. Turn on “Cut the deck myself” for that.</source>
        <translation>Com um corte teu, o baralho também não foi escolhido: a semente foi selada antes de o programa poder conhecer o teu corte, e cada corte dá outro baralho. Para isso, liga «Partir eu o baralho».</translation>
    </message>
    <message>
        <source>No hand can be dropped to hide its deck: a match given up is opened too. And no card hidden from the opponent is in the lines that went to it.</source>
        <translation>Nenhuma mão pode ser abandonada para esconder o seu baralho: uma partida de que se desiste também é aberta. E nenhuma carta escondida do adversário está nas linhas que lhe foram enviadas.</translation>
    </message>
    <message>
        <source>What it does not prove</source>
        <translation>O que não prova</translation>
    </message>
    <message>
        <source>Without a cut, that the seed was drawn blindly: a dishonest program could try many and seal the one it likes. The source of this one is open to read.</source>
        <translation>Sem um corte, que a semente foi sorteada às cegas: um programa desonesto poderia tentar muitas e selar a que lhe agradasse. O código-fonte deste está aberto para ler.</translation>
    </message>
    <message>
        <source>That the lines shown are all there were, or that nothing else looks into the memory of your computer: for that too, the source is the answer. Whoever can read the saved matches while a hand is on can read its seed.</source>
        <translation>Que as linhas mostradas são todas as que houve, ou que nada mais olha para a memória do teu computador: também para isso a resposta é o código-fonte. Quem puder ler as partidas guardadas durante uma mão pode ler a semente dela.</translation>
    </message>
    <message>
        <source>The counts of your deals cannot show a single crooked hand. They show whether the deals as a whole are those of a fair deck, the better the more hands there are. Who looks often will once see an unusual day.</source>
        <translation>As contagens das tuas cartas não podem mostrar uma única mão desonesta. Mostram se as cartas, no conjunto, são as de um baralho justo, e tanto melhor quantas mais mãos houver. Quem olha muitas vezes acaba por ver um dia invulgar.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Continue a match…</source>
        <translation>&amp;Continuar uma partida…</translation>
    </message>
    <message>
        <source>&amp;Open a match record…</source>
        <translation>&amp;Abrir um registo de partida…</translation>
    </message>
    <message>
        <source>E&amp;xport the record…</source>
        <translation>E&amp;xportar o registo…</translation>
    </message>
    <message>
        <source>&amp;Play a deal code…</source>
        <translation>&amp;Jogar um código de cartas…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Desistir…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Histórico…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tatísticas…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Có&amp;pias de segurança…</translation>
    </message>
    <message>
        <source>&amp;Verify the deal…</source>
        <translation>&amp;Verificar a mão…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Imparcialidade…</translation>
    </message>
    <message>
        <source>Cut the deck &amp;myself</source>
        <translation>Partir &amp;eu o baralho</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>De&amp;finições…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Tirar do monte</translation>
    </message>
    <message>
        <source>&amp;Take the upcard</source>
        <translation>&amp;Apanhar a carta virada</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>Dis&amp;card the selected card</source>
        <translation>&amp;Descartar a carta selecionada</translation>
    </message>
    <message>
        <source>&amp;Knock or gin…</source>
        <translation>&amp;Bater ou gin…</translation>
    </message>
    <message>
        <source>Take the last move &amp;back</source>
        <translation>Anular a última &amp;jogada</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Ordenar por &amp;naipe</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Ordenar por &amp;valor</translation>
    </message>
    <message>
        <source>Sort by &amp;melds</source>
        <translation>Ordenar por c&amp;ombinações</translation>
    </message>
    <message>
        <source>&amp;Undo arranging</source>
        <translation>Anu&amp;lar a arrumação</translation>
    </message>
    <message>
        <source>Arran&amp;ge again</source>
        <translation>R&amp;efazer a arrumação</translation>
    </message>
    <message>
        <source>&amp;Look through the discard pile</source>
        <translation>Ver todos os desca&amp;rtes</translation>
    </message>
    <message>
        <source>&amp;Hurry up</source>
        <translation>Apre&amp;ssar</translation>
    </message>
    <message>
        <source>T&amp;ell me</source>
        <translation>D&amp;iz-me</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>A minha &amp;mão</translation>
    </message>
    <message>
        <source>The &amp;upcard and the stock</source>
        <translation>A &amp;carta virada e o monte</translation>
    </message>
    <message>
        <source>My &amp;deadwood</source>
        <translation>A minha ma&amp;deira morta</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>A &amp;pontuação</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Like the s&amp;ystem</source>
        <translation>Igual ao &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desligada</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Velocidade das cartas</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Menos &amp;movimento</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Som</translation>
    </message>
    <message>
        <source>Le&amp;ft-handed</source>
        <translation>&amp;Canhoto</translation>
    </message>
    <message>
        <source>&amp;Cards seen</source>
        <translation>Ca&amp;rtas vistas</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Ecrã i&amp;nteiro</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Quick rules</source>
        <translation>&amp;Regras rápidas</translation>
    </message>
    <message>
        <source>&amp;Tour of the table</source>
        <translation>&amp;Visita à mesa</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>Show the &amp;data folder</source>
        <translation>Mostrar a pasta de &amp;dados</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Mostrar o &amp;log</translation>
    </message>
    <message>
        <source>&amp;About Gin Rummy Qt</source>
        <translation>Ac&amp;erca do Gin Rummy Qt</translation>
    </message>
</context>
<context>
    <name>MiniTable</name>
    <message>
        <source>Preview</source>
        <translation>Pré-visualização</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bater</translation>
    </message>
</context>
<context>
    <name>MoveLogPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Show all moves</source>
        <translation>Mostrar todas as jogadas</translation>
    </message>
    <message>
        <source>Show the last move only</source>
        <translation>Mostrar só a última jogada</translation>
    </message>
</context>
<context>
    <name>MovesSheet</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Jogadas desta mão</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Ainda ninguém jogou.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>NewMatchSheet</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>No match waits to be continued: start one here.</source>
        <translation>Não há nenhuma partida por continuar: começa uma aqui.</translation>
    </message>
    <message>
        <source>Deal code…</source>
        <translation>Código de cartas…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pontos para ganhar</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Outro número de pontos</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Lay off by hand</source>
        <translation>Colocar à mão</translation>
    </message>
    <message>
        <source>After a knock you lay off your cards yourself.</source>
        <translation>Depois da batida, és tu que colocas as tuas cartas.</translation>
    </message>
    <message>
        <source>Open discard pile</source>
        <translation>Descartes à vista</translation>
    </message>
    <message>
        <source>All cards of the discard pile may be looked at.</source>
        <translation>Todas as cartas dos descartes podem ser vistas.</translation>
    </message>
    <message>
        <source>Practice: moves can be taken back</source>
        <translation>Treino: as jogadas podem ser anuladas</translation>
    </message>
    <message>
        <source>A match of practice is counted apart.</source>
        <translation>Uma partida de treino conta à parte.</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas por terminar</translation>
    </message>
    <message>
        <source>A match goes to {low} to {high} points.</source>
        <translation>A meta de uma partida vai de {low} a {high} pontos.</translation>
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
        <translation>Semana desde {day}</translation>
    </message>
</context>
<context>
    <name>OpponentPage</name>
    <message>
        <source>The ladder</source>
        <translation>Os níveis</translation>
    </message>
    <message>
        <source>Sparring partners</source>
        <translation>Parceiros de treino</translation>
    </message>
</context>
<context>
    <name>OpponentSheet</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>All opponents…</source>
        <translation>Todos os adversários…</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
</context>
<context>
    <name>PageText</name>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Best and worst</source>
        <translation>Melhores e piores</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>Tendências</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Últimos 90 dias</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 dias</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Ano passado</translation>
    </message>
    <message>
        <source>Rated matches</source>
        <translation>Partidas com rating</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Replayed deals</source>
        <translation>Cartas jogadas outra vez</translation>
    </message>
    <message>
        <source>Imported matches</source>
        <translation>Partidas importadas</translation>
    </message>
    <message>
        <source>Best hands</source>
        <translation>Melhores mãos</translation>
    </message>
    <message>
        <source>Worst hands</source>
        <translation>Piores mãos</translation>
    </message>
    <message>
        <source>Best matches</source>
        <translation>Melhores partidas</translation>
    </message>
    <message>
        <source>Worst matches</source>
        <translation>Piores partidas</translation>
    </message>
    <message>
        <source>against {opponent}, {day}</source>
        <translation>contra {opponent}, {day}</translation>
    </message>
    <message>
        <source>Shows it again, card by card</source>
        <translation>Mostra outra vez, carta a carta</translation>
    </message>
    <message>
        <source>Your rating begins with the first rated match that is over.</source>
        <translation>O teu rating começa com a primeira partida com rating terminada.</translation>
    </message>
    <message>
        <source>Your rating is {rating}; with 95% certainty it is between {low} and {high}.</source>
        <translation>O teu rating é {rating}; com 95% de certeza, está entre {low} e {high}.</translation>
    </message>
    <message numerus="yes">
        <source>It rests on %n rated match(es).</source>
        <translation>
            <numerusform>Assenta em %n partida com rating.</numerusform>
            <numerusform>Assenta em %n partidas com rating.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is too little to take the number at its word: it is provisional.</source>
        <translation>É pouco para confiar no número: é provisório.</translation>
    </message>
    <message>
        <source>Your highest was {rating}, on {day}.</source>
        <translation>O teu máximo foi {rating}, em {day}.</translation>
    </message>
    <message>
        <source>It is a Glicko-2 rating, worked out day by day from every rated match, whatever is chosen above.</source>
        <translation>É um rating Glicko-2, calculado dia a dia com todas as partidas com rating, seja qual for a escolha acima.</translation>
    </message>
    <message>
        <source>Its scale is that of the computer players, measured against each other in thousands of hands.</source>
        <translation>A escala é a dos jogadores do computador, medidos entre si em milhares de mãos.</translation>
    </message>
    <message>
        <source>Whoever is 190 points ahead wins three matches of four.</source>
        <translation>Quem está 190 pontos à frente ganha três partidas em quatro.</translation>
    </message>
    <message>
        <source>The range widens while you do not play, and narrows when you do.</source>
        <translation>O intervalo alarga-se enquanto não jogas e estreita-se quando jogas.</translation>
    </message>
</context>
<context>
    <name>PartText</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>A tua mão, %n carta</numerusform>
            <numerusform>A tua mão, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand, %n card(s)</source>
        <translation>
            <numerusform>Mão de {name}, %n carta</numerusform>
            <numerusform>Mão de {name}, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carta virada para baixo</numerusform>
            <numerusform>%n cartas viradas para baixo</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, known to be held</source>
        <translation>{card}, sabe-se que está na mão</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Monte, %n carta</numerusform>
            <numerusform>Monte, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Descartes, sem cartas</translation>
    </message>
    <message>
        <source>Discard pile, on top the {card}</source>
        <translation>Descartes, no topo: {card}</translation>
    </message>
    <message>
        <source>Knock place, {limit}</source>
        <translation>Lugar para bater, {limit}</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>acabada de tirar</translation>
    </message>
    <message>
        <source>cannot be discarded in this turn</source>
        <translation>não pode ser descartada nesta jogada</translation>
    </message>
    <message>
        <source>Laid off: {cards}</source>
        <translation>Colocadas: {cards}</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Descarte: {card}</translation>
    </message>
    <message>
        <source>Moves of this hand</source>
        <translation>Jogadas desta mão</translation>
    </message>
    <message>
        <source>Score of the hand</source>
        <translation>Pontos da mão</translation>
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
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>PileText</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s), the newest last</source>
        <translation>
            <numerusform>Descartes: %n carta, a mais recente por último</numerusform>
            <numerusform>Descartes: %n cartas, a mais recente por último</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlainText</name>
    <message>
        <source>Your turn: draw from the stock.</source>
        <translation>É a tua vez: tira do monte.</translation>
    </message>
    <message>
        <source>Your turn: discard.</source>
        <translation>É a tua vez: descarta.</translation>
    </message>
    <message>
        <source>Your turn: discard, or knock.</source>
        <translation>É a tua vez: descarta ou bate.</translation>
    </message>
    <message>
        <source>Your turn: discard, or go gin.</source>
        <translation>É a tua vez: descarta ou faz gin.</translation>
    </message>
    <message>
        <source>Your turn: discard, or declare big gin.</source>
        <translation>É a tua vez: descarta ou declara big gin.</translation>
    </message>
    <message>
        <source>Your turn: end the hand.</source>
        <translation>É a tua vez: termina a mão.</translation>
    </message>
    <message>
        <source>Your turn: lay off what fits.</source>
        <translation>É a tua vez: coloca o que servir.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} está a pensar.</translation>
    </message>
    <message>
        <source>Cut the deck.</source>
        <translation>Parte o baralho.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>A mão terminou.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Madeira morta</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three cards of a rank</comment>
        <translation>Trio</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four cards of a rank</comment>
        <translation>Quadra</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>the pile</comment>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>the place for the knock discard</comment>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>button</comment>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Knock at</source>
        <comment>above a number; below it stands: or less</comment>
        <translation>Bater com</translation>
    </message>
    <message>
        <source>or less</source>
        <comment>below a number; above it stands: Knock at</comment>
        <translation>ou menos</translation>
    </message>
    <message>
        <source>Gin only</source>
        <translation>Só gin</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>cards that the opponent is known to hold</comment>
        <translation>Conhecidas</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a card that the opponent is known to hold</comment>
        <translation>Conhecida</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: refuse the card offered</comment>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
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
        <translation>Fazer gin?</translation>
    </message>
    <message>
        <source>Declare big gin?</source>
        <translation>Declarar big gin?</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mão</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mão seguinte</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Verify the deal</source>
        <translation>Verificar a mão</translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message>
        <source>Start of the hand</source>
        <translation>Início da mão</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo em frente</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Fim da mão</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Lugar na partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Everybody has matches, statistics and a rating of their own.</source>
        <translation>Cada pessoa tem as suas próprias partidas, estatísticas e rating.</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Let play</source>
        <translation>Deixar jogar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Mudar o nome</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joga agora</translation>
    </message>
    <message>
        <source>{name} plays now.</source>
        <translation>Agora joga {name}.</translation>
    </message>
    <message>
        <source>{name} is here now.</source>
        <translation>{name} está agora aqui.</translation>
    </message>
    <message>
        <source>The name is {name} now.</source>
        <translation>O nome é agora {name}.</translation>
    </message>
    <message>
        <source>This name is in use already.</source>
        <translation>Este nome já está a ser usado.</translation>
    </message>
    <message>
        <source>That could not be saved: {reason}</source>
        <translation>Não foi possível guardar: {reason}</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points hand by hand</source>
        <translation>Pontos mão a mão</translation>
    </message>
    <message>
        <source>No hand was played to its end.</source>
        <translation>Nenhuma mão foi jogada até ao fim.</translation>
    </message>
</context>
<context>
    <name>QuickRules</name>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Both players hold ten cards and make melds of them.</source>
        <translation>Cada um dos dois tem dez cartas e forma combinações com elas.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank; a run is three or more in a row in one suit.</source>
        <translation>Um trio são três cartas do mesmo valor (quatro são uma quadra); uma sequência são três ou mais seguidas do mesmo naipe.</translation>
    </message>
    <message>
        <source>The ace is low: {low} is a run, {high} is not. A card counts in one meld only.</source>
        <translation>O ás é baixo: {low} é sequência, {high} não é. Cada carta conta numa só combinação.</translation>
    </message>
    <message>
        <source>Cards in no meld are deadwood: an ace counts 1, jack, queen and king 10, the others their number.</source>
        <translation>As cartas fora das combinações são a madeira morta: o ás vale 1; valete, dama e rei, 10; as outras, o seu número.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A jogada</translation>
    </message>
    <message>
        <source>Draw the top card of the stock or of the discard pile, then discard one card.</source>
        <translation>Tira a carta de cima do monte ou apanha a dos descartes; depois descarta uma carta.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn.</source>
        <translation>Uma carta apanhada dos descartes não pode ser descartada na mesma jogada.</translation>
    </message>
    <message>
        <source>Ending the hand</source>
        <translation>O fim da mão</translation>
    </message>
    <message>
        <source>If your deadwood after the discard is low enough, you may knock.</source>
        <translation>Se, depois do descarte, a tua madeira morta somar pouco, podes bater.</translation>
    </message>
    <message>
        <source>Without any deadwood it is gin, worth the other player’s deadwood and a bonus.</source>
        <translation>Sem madeira morta é gin, que vale a madeira morta do outro e um bónus.</translation>
    </message>
    <message>
        <source>You never have to end the hand.</source>
        <translation>Nunca és obrigado a terminar a mão.</translation>
    </message>
    <message>
        <source>After a knock</source>
        <translation>Depois da batida</translation>
    </message>
    <message>
        <source>The other player lays down melds too, and lays off deadwood on the knocker’s melds.</source>
        <translation>O outro também baixa as suas combinações e coloca madeira morta nas de quem bateu.</translation>
    </message>
    <message>
        <source>Nothing is laid off on gin.</source>
        <translation>No gin não se coloca nada.</translation>
    </message>
    <message>
        <source>The knocker scores the difference if the other player has more deadwood left.</source>
        <translation>Quem bateu marca a diferença se o outro ficar com mais madeira morta.</translation>
    </message>
    <message>
        <source>Otherwise it is an undercut: the other player scores the difference and a bonus.</source>
        <translation>Senão é contra-batida: o outro marca a diferença e um bónus.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
</context>
<context>
    <name>QuickRulesSheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>Open a match record</source>
        <translation>Abrir um registo de partida</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Checking the record…</source>
        <translation>A verificar o registo…</translation>
    </message>
    <message>
        <source>A long match is played again from its first card.</source>
        <translation>Uma partida longa é refeita desde a primeira carta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This record cannot be shown</source>
        <translation>Este registo não pode ser mostrado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exportar o registo</translation>
    </message>
    <message>
        <source>The record is written</source>
        <translation>O registo foi escrito</translation>
    </message>
    <message>
        <source>It holds every deal, move and point. Any computer with the game can check it.</source>
        <translation>Contém cada carta dada, cada jogada e cada ponto. Qualquer computador com o jogo pode verificá-lo.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar a pasta</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>Não foi possível escrever o registo</translation>
    </message>
    <message>
        <source>Choose another folder, perhaps.</source>
        <translation>Tenta outra pasta.</translation>
    </message>
    <message>
        <source>Match records (*{suffix})</source>
        <translation>Registos de partidas (*{suffix})</translation>
    </message>
</context>
<context>
    <name>RecordHandsModel</name>
    <message>
        <source>not finished</source>
        <translation>não terminada</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>Match record</source>
        <translation>Registo de partida</translation>
    </message>
    <message>
        <source>Verify the deal…</source>
        <translation>Verificar a mão…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import all</source>
        <translation>Importar todas</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Match {number} of {count}</source>
        <translation>Partida {number} de {count}</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Posterior</translation>
    </message>
    <message>
        <source>Hands of this match</source>
        <translation>Mãos desta partida</translation>
    </message>
    <message>
        <source>Moves of this hand</source>
        <translation>Jogadas desta mão</translation>
    </message>
    <message>
        <source>The seal of this hand is not opened in the record.</source>
        <translation>O selo desta mão não está aberto no registo.</translation>
    </message>
</context>
<context>
    <name>RecordText</name>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>A match that goes on</source>
        <translation>Uma partida a decorrer</translation>
    </message>
    <message>
        <source>an opponent not named</source>
        <translation>um adversário sem nome</translation>
    </message>
    <message>
        <source>You against {opponent}. {rules}, to {target}.</source>
        <translation>Tu contra {opponent}. {rules}, até {target}.</translation>
    </message>
    <message>
        <source>This match was not played here: “You” is whoever recorded it.</source>
        <translation>Esta partida não foi jogada aqui: «Tu» é quem a registou.</translation>
    </message>
    <message>
        <source>Every deal, move and point of this record was checked.</source>
        <translation>Cada carta dada, cada jogada e cada ponto deste registo foi verificado.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Esse ficheiro não existe.</translation>
    </message>
    <message>
        <source>This is a folder, not a match record.</source>
        <translation>Isto é uma pasta, não um registo de partida.</translation>
    </message>
    <message>
        <source>You are not allowed to read this file.</source>
        <translation>Não tens permissão para ler este ficheiro.</translation>
    </message>
    <message>
        <source>The system could not read this file.</source>
        <translation>O sistema não conseguiu ler este ficheiro.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Este ficheiro está vazio.</translation>
    </message>
    <message>
        <source>This record is longer than any match can be.</source>
        <translation>Este registo é mais longo do que qualquer partida pode ser.</translation>
    </message>
    <message>
        <source>This file is not a match record of Gin Rummy Qt.</source>
        <translation>Este ficheiro não é um registo de partida do Gin Rummy Qt.</translation>
    </message>
    <message>
        <source>This record was written by a newer version of Gin Rummy Qt.</source>
        <translation>Este registo foi escrito por uma versão mais recente do Gin Rummy Qt.</translation>
    </message>
    <message>
        <source>This record is damaged or was changed: the rules do not confirm what it says.</source>
        <translation>Este registo está danificado ou foi alterado: as regras não confirmam o que diz.</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>The table has changed meanwhile. Please try again.</source>
        <translation>A mesa mudou entretanto. Tenta outra vez.</translation>
    </message>
    <message>
        <source>The move could not be saved and was not made. Please try again.</source>
        <translation>A jogada não pôde ser guardada e não foi feita. Tenta outra vez.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Isso não se pode fazer agora.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>A mão terminou.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Primeiro tira uma carta.</translation>
    </message>
    <message>
        <source>You have already drawn a card. Discard one.</source>
        <translation>Já tiraste uma carta. Descarta uma.</translation>
    </message>
    <message>
        <source>No card is offered that could be passed.</source>
        <translation>Não há nenhuma carta oferecida para recusar.</translation>
    </message>
    <message>
        <source>First take the face-up card, or pass.</source>
        <translation>Primeiro apanha a carta virada ou passa.</translation>
    </message>
    <message>
        <source>Both have passed: draw from the stock.</source>
        <translation>Ambos passaram: tira do monte.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>O monte está vazio.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Não há descartes.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na tua mão.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn.</source>
        <translation>Uma carta apanhada dos descartes não pode ser descartada na mesma jogada.</translation>
    </message>
    <message>
        <source>You took the last discard to end the hand: knock or go gin.</source>
        <translation>Apanhaste o último descarte para terminar a mão: bate ou faz gin.</translation>
    </message>
    <message>
        <source>That is too much deadwood to knock.</source>
        <translation>É madeira morta a mais para bater.</translation>
    </message>
    <message>
        <source>The hand cannot be laid down like that.</source>
        <translation>A mão não pode ser baixada assim.</translation>
    </message>
    <message>
        <source>Big gin is not in these rules.</source>
        <translation>Estas regras não têm big gin.</translation>
    </message>
    <message>
        <source>For big gin all eleven cards must be in melds.</source>
        <translation>Para o big gin, as onze cartas têm de estar em combinações.</translation>
    </message>
    <message>
        <source>First lay out your hand.</source>
        <translation>Primeiro baixa a tua mão.</translation>
    </message>
    <message>
        <source>There is nothing to lay off on.</source>
        <translation>Não há onde colocar.</translation>
    </message>
    <message>
        <source>The cards cannot be laid off like that.</source>
        <translation>As cartas não podem ser colocadas assim.</translation>
    </message>
</context>
<context>
    <name>ReplayDesk</name>
    <message>
        <source>The deal code is copied. Whoever types it in plays the same cards.</source>
        <translation>O código das cartas foi copiado. Quem o escrever joga com as mesmas cartas.</translation>
    </message>
    <message>
        <source>There is nothing to replay yet</source>
        <translation>Ainda não há nada para rever</translation>
    </message>
    <message>
        <source>A hand can be looked at again when it is over.</source>
        <translation>Uma mão pode ser vista outra vez quando termina.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ReplaySheet</name>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Hand {number}: {end}</source>
        <translation>Mão {number}: {end}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>void</source>
        <translation>empatada</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>batida</translation>
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
        <translation>contra-batida</translation>
    </message>
    <message>
        <source>{who}, {kind} +{points}</source>
        <translation>{who}, {kind} +{points}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>You dealt</source>
        <translation>Deste tu</translation>
    </message>
    <message>
        <source>{opponent} dealt</source>
        <translation>Deu {opponent}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Tiraste {card}</translation>
    </message>
    <message>
        <source>{opponent} drew {card}</source>
        <translation>{opponent} tirou {card}</translation>
    </message>
    <message>
        <source>You took a move back</source>
        <translation>Anulaste uma jogada</translation>
    </message>
    <message>
        <source>{opponent} took a move back</source>
        <translation>{opponent} anulou uma jogada</translation>
    </message>
    <message>
        <source>You gave the match up</source>
        <translation>Desististe da partida</translation>
    </message>
    <message>
        <source>{opponent} gave the match up</source>
        <translation>{opponent} desistiu da partida</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Result of the hand</source>
        <translation>Resultado da mão</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Nobody scores</source>
        <translation>Ninguém marca</translation>
    </message>
    <message>
        <source>Match to {target}</source>
        <translation>Partida até {target}</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Mãos ganhas</translation>
    </message>
    <message>
        <source>{yours} to {theirs}</source>
        <comment>hands won</comment>
        <translation>{yours} a {theirs}</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>The hand is void</source>
        <translation>A mão ficou empatada</translation>
    </message>
    <message numerus="yes">
        <source>Nobody knocked, and the stock is down to %n card(s).</source>
        <translation>
            <numerusform>Ninguém bateu, e só resta %n carta no monte.</numerusform>
            <numerusform>Ninguém bateu, e só restam %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row drew from the discard pile.</source>
        <translation>
            <numerusform>Em %n jogada seguida apanhou-se dos descartes.</numerusform>
            <numerusform>Em %n jogadas seguidas apanhou-se dos descartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {points}</source>
        <translation>Colocou {points}</translation>
    </message>
    <message>
        <source>Laid off {cards}</source>
        <translation>Colocou {cards}</translation>
    </message>
    <message>
        <source>{winner} to {loser}</source>
        <comment>score</comment>
        <translation>{winner} a {loser}</translation>
    </message>
    <message numerus="yes">
        <source>{score}, in %n hand(s)</source>
        <translation>
            <numerusform>{score}, em %n mão</numerusform>
            <numerusform>{score}, em %n mãos</numerusform>
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
            <numerusform>{score}, depois de %n mão</numerusform>
            <numerusform>{score}, depois de %n mãos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) sealed before play; each can be verified.</source>
        <translation>
            <numerusform>%n mão selada antes do jogo; pode ser verificada.</numerusform>
            <numerusform>%n mãos seladas antes do jogo; cada uma pode ser verificada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won: {yours} and {theirs}, {each} each</source>
        <translation>Mãos ganhas: {yours} e {theirs}, {each} por mão</translation>
    </message>
    <message>
        <source>Deal sealed as {digits}</source>
        <translation>Mão selada como {digits}</translation>
    </message>
    <message>
        <source>The deal does not match its seal {digits}</source>
        <translation>A mão não corresponde ao seu selo {digits}</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Bónus de gin</translation>
    </message>
    <message>
        <source>Big gin bonus</source>
        <translation>Bónus de big gin</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Bónus de contra-batida</translation>
    </message>
    <message>
        <source>Spade upcard: doubled</source>
        <translation>Carta virada de espadas: a dobrar</translation>
    </message>
    <message>
        <source>Hand points</source>
        <comment>points from all hands</comment>
        <translation>Pontos das mãos</translation>
    </message>
    <message>
        <source>Shutout bonus</source>
        <translation>Bónus de vitória perfeita</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Bónus de jogo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Ganhas a mão</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} ganha a mão</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Ganhas a partida</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} ganha a partida</translation>
    </message>
    <message>
        <source>You score</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>{name} scores</source>
        <translation>{name} marca</translation>
    </message>
    <message>
        <source>You win by {points}.</source>
        <translation>Ganhas por {points}.</translation>
    </message>
    <message>
        <source>{name} wins by {points}.</source>
        <translation>{name} ganha por {points}.</translation>
    </message>
    <message>
        <source>You gave the match up.</source>
        <translation>Desististe da partida.</translation>
    </message>
    <message>
        <source>{name} gave the match up.</source>
        <translation>{name} desistiu da partida.</translation>
    </message>
    <message>
        <source>The totals are equal: you reached {target} and win.</source>
        <translation>Os totais são iguais: chegaste a {target} e ganhas.</translation>
    </message>
    <message>
        <source>The totals are equal: {name} reached {target} and wins.</source>
        <translation>Os totais são iguais: {name} chegou a {target} e ganha.</translation>
    </message>
    <message>
        <source>You reached {target}, but {name} has the higher total.</source>
        <translation>Chegaste a {target}, mas {name} tem o total mais alto.</translation>
    </message>
    <message>
        <source>{name} reached {target}, but you have the higher total.</source>
        <translation>{name} chegou a {target}, mas tu tens o total mais alto.</translation>
    </message>
</context>
<context>
    <name>RulesetText</name>
    <message>
        <source>CardGames.io rules</source>
        <translation>Regras do CardGames.io</translation>
    </message>
    <message>
        <source>Portuguese rules</source>
        <translation>Regras portuguesas</translation>
    </message>
    <message>
        <source>Solitaired rules</source>
        <translation>Regras do Solitaired</translation>
    </message>
    <message>
        <source>Playboard rules</source>
        <translation>Regras do Playboard</translation>
    </message>
    <message>
        <source>Classic rules</source>
        <translation>Regras clássicas</translation>
    </message>
    <message>
        <source>Challenge rules</source>
        <translation>Regras de competição</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Regras tuas</translation>
    </message>
    <message>
        <source>First card offered, big gin, the higher total wins.</source>
        <translation>Oferta inicial, big gin, ganha o total mais alto.</translation>
    </message>
    <message>
        <source>No first card offered, no big gin, nothing doubled.</source>
        <translation>Sem oferta inicial, sem big gin, nada a dobrar.</translation>
    </message>
    <message>
        <source>First card offered, no big gin, first to the target.</source>
        <translation>Oferta inicial, sem big gin, ganha quem chega à meta.</translation>
    </message>
    <message>
        <source>No first card offered, big gin, hand points only.</source>
        <translation>Sem oferta inicial, big gin, só pontos das mãos.</translation>
    </message>
    <message>
        <source>By the book: small bonuses, the higher total wins.</source>
        <translation>Dos livros: bónus menores, ganha o total mais alto.</translation>
    </message>
    <message>
        <source>For fair comparison: the deal alternates.</source>
        <translation>Para comparar: dá-se à vez.</translation>
    </message>
    <message>
        <source>The rules that you played last.</source>
        <translation>As regras com que jogaste da última vez.</translation>
    </message>
    <message numerus="yes">
        <source>Gin bonus: %n point(s).</source>
        <translation>
            <numerusform>Bónus de gin: %n ponto.</numerusform>
            <numerusform>Bónus de gin: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No big gin: eleven cards in melds are gin after a discard.</source>
        <translation>Sem big gin: onze cartas em combinações são gin depois de um descarte.</translation>
    </message>
    <message numerus="yes">
        <source>Big gin bonus, for eleven cards in melds: %n point(s).</source>
        <translation>
            <numerusform>Bónus de big gin, com onze cartas em combinações: %n ponto.</numerusform>
            <numerusform>Bónus de big gin, com onze cartas em combinações: %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut bonus: %n point(s).</source>
        <translation>
            <numerusform>Bónus de contra-batida: %n ponto.</numerusform>
            <numerusform>Bónus de contra-batida: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The knock card is laid face up.</source>
        <translation>O descarte de quem bate fica virado para cima.</translation>
    </message>
    <message>
        <source>The knock card is laid face down.</source>
        <translation>O descarte de quem bate fica virado para baixo.</translation>
    </message>
    <message>
        <source>You lay cards off yourself.</source>
        <translation>És tu que colocas as cartas.</translation>
    </message>
    <message>
        <source>Cards are laid off automatically.</source>
        <translation>As cartas são colocadas automaticamente.</translation>
    </message>
    <message>
        <source>Only the top of the discard pile may be seen.</source>
        <translation>Só se vê o topo dos descartes.</translation>
    </message>
    <message>
        <source>The whole discard pile may be looked through.</source>
        <translation>Podem ver-se todos os descartes.</translation>
    </message>
    <message>
        <source>Three games are scored at once.</source>
        <translation>Três jogos são contados ao mesmo tempo.</translation>
    </message>
    <message>
        <source>The player who did not deal begins with a normal turn.</source>
        <translation>Quem não deu as cartas começa, com uma jogada normal.</translation>
    </message>
    <message>
        <source>Both may refuse the first face-up card; then a normal turn follows.</source>
        <translation>Ambos podem recusar a primeira carta virada; depois joga-se normalmente.</translation>
    </message>
    <message>
        <source>Both may refuse the first face-up card; the next draw is then from the stock.</source>
        <translation>Ambos podem recusar a primeira carta virada; então a carta seguinte é tirada do monte.</translation>
    </message>
    <message>
        <source>The winner of a hand deals the next one.</source>
        <translation>Quem ganha a mão dá a seguinte.</translation>
    </message>
    <message>
        <source>The loser of a hand deals the next one.</source>
        <translation>Quem perde a mão dá a seguinte.</translation>
    </message>
    <message>
        <source>The deal alternates after every scored hand.</source>
        <translation>Dão as cartas à vez, depois de cada mão com pontos.</translation>
    </message>
    <message>
        <source>There is no knock: only gin ends the hand.</source>
        <translation>Não se bate: só o gin termina a mão.</translation>
    </message>
    <message>
        <source>You may knock with {limit} or less.</source>
        <translation>Podes bater com {limit} ou menos.</translation>
    </message>
    <message>
        <source>A spade as the first face-up card doubles the hand.</source>
        <translation>Se a primeira carta virada for de espadas, a mão vale a dobrar.</translation>
    </message>
    <message>
        <source>The first face-up card sets the knock limit; an ace means gin only.</source>
        <translation>A primeira carta virada define o limite para bater; um ás significa só gin.</translation>
    </message>
    <message>
        <source>The first face-up card sets the knock limit; an ace means 1.</source>
        <translation>A primeira carta virada define o limite para bater; um ás significa 1.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is void when the stock is down to %n card(s).</source>
        <translation>
            <numerusform>A mão fica empatada quando resta %n carta no monte.</numerusform>
            <numerusform>A mão fica empatada quando restam %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last discard may still be taken to end the hand with it.</source>
        <translation>O último descarte ainda pode ser apanhado para terminar a mão com ele.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is void after %n turn(s) in a row that drew from the discard pile.</source>
        <translation>
            <numerusform>A mão fica empatada depois de %n jogada seguida a apanhar dos descartes.</numerusform>
            <numerusform>A mão fica empatada depois de %n jogadas seguidas a apanhar dos descartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>void</source>
        <translation>empatada</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>batida</translation>
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
        <translation>contra-batida</translation>
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
        <translation>Partida até {target}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n mão ganha</numerusform>
            <numerusform>%n mãos ganhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <comment>won in this match</comment>
        <translation>
            <numerusform>%n ganha</numerusform>
            <numerusform>%n ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show every hand of this match</source>
        <translation>Mostrar todas as mãos desta partida</translation>
    </message>
</context>
<context>
    <name>SealLine</name>
    <message>
        <source>The deal was fixed before the first card. Its seal, to be checked after the hand:</source>
        <translation>As cartas ficaram definidas antes da primeira. O selo, para verificar depois da mão:</translation>
    </message>
    <message>
        <source>Click to copy</source>
        <translation>Clica para copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>SealsPart</name>
    <message>
        <source>No hand has been dealt yet. Start a match: its deck is sealed before the first card, and the seal stands here.</source>
        <translation>Ainda não foi dada nenhuma mão. Começa uma partida: o baralho é selado antes da primeira carta, e o selo aparece aqui.</translation>
    </message>
    <message>
        <source>1. Sealed before the first card</source>
        <translation>1. Selado antes da primeira carta</translation>
    </message>
    <message>
        <source>2. Then the cut</source>
        <translation>2. Depois, o corte</translation>
    </message>
    <message>
        <source>3. After the hand, the seed</source>
        <translation>3. Depois da mão, a semente</translation>
    </message>
    <message>
        <source>4. The seal computed from the seed</source>
        <translation>4. O selo calculado a partir da semente</translation>
    </message>
    <message>
        <source>Verify every hand</source>
        <translation>Verificar todas as mãos</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>“Copy as Python” gives a short program with this hand’s numbers. It needs no part of Gin Rummy Qt: run it wherever there is Python, and it says True twice.</source>
        <translation>«Copiar como Python» dá um programa curto com os números desta mão. Não precisa de nenhuma parte do Gin Rummy Qt: executa-o onde houver Python, e ele diz True duas vezes.</translation>
    </message>
    <message>
        <source>Earlier hand</source>
        <translation>Mão anterior</translation>
    </message>
    <message>
        <source>Later hand</source>
        <translation>Mão posterior</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>The draw of the first dealer</source>
        <translation>O sorteio de quem dá primeiro</translation>
    </message>
    <message>
        <source>The deck is the one that was sealed.</source>
        <translation>O baralho é o que foi selado.</translation>
    </message>
    <message>
        <source>This is not the deck that was sealed.</source>
        <translation>Este não é o baralho que foi selado.</translation>
    </message>
    <message>
        <source>No cut of your own</source>
        <translation>Sem um corte teu</translation>
    </message>
    <message>
        <source>This hand is being played. Its seal is opened when it is over.</source>
        <translation>Esta mão está em jogo. O selo é aberto quando terminar.</translation>
    </message>
    <message>
        <source>Still closed</source>
        <translation>Ainda fechado</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Tables in place of charts</source>
        <translation>Tabelas em vez de gráficos</translation>
    </message>
    <message>
        <source>You and your opponents</source>
        <translation>Tu e os teus adversários</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Confronto direto</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Por regras</translation>
    </message>
    <message>
        <source>The points of a hand are yours less the opponent’s, on average over all hands.</source>
        <translation>Os pontos de uma mão são os teus menos os do adversário, em média sobre todas as mãos.</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Por semana</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Por mês</translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n week(s) are shown.</source>
        <translation>
            <numerusform>Só a última semana (%n) é mostrada.</numerusform>
            <numerusform>Só as últimas %n semanas são mostradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n month(s) are shown.</source>
        <translation>
            <numerusform>Só o último mês (%n) é mostrado.</numerusform>
            <numerusform>Só os últimos %n meses são mostrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeenText</name>
    <message>
        <source>Cards seen</source>
        <translation>Cartas vistas</translation>
    </message>
    <message>
        <source>Thrown</source>
        <comment>cards in the discard pile</comment>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <comment>cards the opponent is known to hold</comment>
        <translation>De {name}</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>cards in your hand</comment>
        <translation>Tuas</translation>
    </message>
    <message>
        <source>Unseen</source>
        <comment>cards not seen yet</comment>
        <translation>Por ver</translation>
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
        <translation>Definições</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Abrir a pasta de dados</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Repor todas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Anular</translation>
    </message>
</context>
<context>
    <name>SettingsTexts</name>
    <message>
        <source>Table and cards</source>
        <translation>Mesa e cartas</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ajuda à mesa</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>Speed and motion</source>
        <translation>Velocidade e movimento</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Idioma e letras</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mover uma carta</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <translation>Tocar um som</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Cores dos naipes</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Duas cores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Orange and black</source>
        <translation>Laranja e preto</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Azul e laranja</translation>
    </message>
    <message>
        <source>Strong, two colours</source>
        <translation>Fortes, duas cores</translation>
    </message>
    <message>
        <source>Strong, four colours</source>
        <translation>Fortes, quatro cores</translation>
    </message>
    <message>
        <source>Orange and blue are safe for red-green blindness.</source>
        <translation>Laranja e azul distinguem-se mesmo com daltonismo vermelho-verde.</translation>
    </message>
    <message>
        <source>Print on the cards</source>
        <translation>Desenho das cartas</translation>
    </message>
    <message>
        <source>Large on small cards</source>
        <translation>Grande nas cartas pequenas</translation>
    </message>
    <message>
        <source>Always standard</source>
        <translation>Sempre normal</translation>
    </message>
    <message>
        <source>Always large</source>
        <translation>Sempre grande</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Azulejos</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Raios</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>Colour of the backs</source>
        <translation>Cor do verso</translation>
    </message>
    <message>
        <source>As in the theme</source>
        <translation>Igual ao tema</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Azul-marinho</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Verde-pinho</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ameixa</translation>
    </message>
    <message>
        <source>A new hand is sorted by</source>
        <translation>Ordenar a nova mão por</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Naipe</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinações</translation>
    </message>
    <message>
        <source>The way you sorted last. Cards that you move yourself stay where you put them.</source>
        <translation>Como ordenaste da última vez. As cartas que mudas de lugar ficam onde as puseste.</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Canhoto</translation>
    </message>
    <message>
        <source>Buttons and columns change sides; the cards stay as they are.</source>
        <translation>Os botões e as colunas trocam de lado; as cartas ficam como estão.</translation>
    </message>
    <message>
        <source>Look at the hand before it is laid down</source>
        <translation>Ver a mão antes de a baixar</translation>
    </message>
    <message>
        <source>Off: the knock button ends the hand at once.</source>
        <translation>Desligado: o botão de bater termina logo a mão.</translation>
    </message>
    <message>
        <source>Show what a card goes with</source>
        <translation>Mostrar com que combina uma carta</translation>
    </message>
    <message>
        <source>Pointing at a card marks the cards it makes, or could make, a meld with.</source>
        <translation>Apontar para uma carta marca aquelas com que forma, ou pode formar, uma combinação.</translation>
    </message>
    <message>
        <source>Shade the deadwood</source>
        <translation>Escurecer a madeira morta</translation>
    </message>
    <message>
        <source>Cards in no meld are drawn a little darker.</source>
        <translation>As cartas fora das combinações ficam um pouco mais escuras.</translation>
    </message>
    <message>
        <source>Show the cards seen</source>
        <translation>Mostrar as cartas vistas</translation>
    </message>
    <message>
        <source>A list of the cards thrown and taken, and of those you know.</source>
        <translation>Uma lista das cartas descartadas e apanhadas, e das que conheces.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Velocidade das cartas</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>A key or a click ends any movement at once.</source>
        <translation>Uma tecla ou um clique termina logo qualquer movimento.</translation>
    </message>
    <message>
        <source>The opponent thinks</source>
        <translation>O adversário pensa</translation>
    </message>
    <message>
        <source>As a person does</source>
        <translation>Como uma pessoa</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Depressa</translation>
    </message>
    <message>
        <source>In an instant</source>
        <translation>Num instante</translation>
    </message>
    <message>
        <source>In an instant: without any pause, and the master searches only for a moment.</source>
        <translation>Num instante: sem pausa nenhuma, e o mestre procura só por um momento.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>With less motion cards fade where they belong instead of travelling.</source>
        <translation>Com menos movimento, as cartas surgem no seu lugar em vez de viajar.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Tocar sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letras nas cartas</translation>
    </message>
    <message>
        <source>As usual in the language</source>
        <translation>Conforme o idioma</translation>
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
        <translation>Partir eu o baralho</translation>
    </message>
    <message>
        <source>Before each hand you are asked for a cut, which goes into the shuffle.</source>
        <translation>Antes de cada mão, pede-se o teu corte, que entra no baralhar das cartas.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Press a key’s button, and then the key you want instead.</source>
        <translation>Prime o botão de uma tecla e depois a tecla que queres em vez dela.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Repor todas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Reset the key of: {act}</source>
        <translation>Repor a tecla de: {act}</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>Acionar o que está em foco</translation>
    </message>
    <message>
        <source>{key}: {act}</source>
        <translation>{key}: {act}</translation>
    </message>
    <message>
        <source>{key} has its fixed place. Press another key.</source>
        <translation>{key} tem uma função fixa. Prime outra tecla.</translation>
    </message>
    <message>
        <source>{key} is the key of “{act}”. Press it again to take it away from there.</source>
        <translation>{key} é a tecla de «{act}». Prime-a outra vez para a tirar de lá.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Give up the selection, go back</source>
        <translation>Desfazer a seleção ou voltar</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Para a parte seguinte da janela</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Moves of this hand</source>
        <translation>Jogadas desta mão</translation>
    </message>
    <message>
        <source>Play this hand again</source>
        <translation>Jogar esta mão outra vez</translation>
    </message>
    <message>
        <source>Play this match again</source>
        <translation>Jogar esta partida outra vez</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copiar o código das cartas</translation>
    </message>
    <message>
        <source>Verify the deal…</source>
        <translation>Verificar a mão…</translation>
    </message>
</context>
<context>
    <name>StatisticsDesk</name>
    <message>
        <source>The statistics stay as they are</source>
        <translation>As estatísticas ficam como estão</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Recomeçar as estatísticas?</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Deixar como estão</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>A backup is made before, which can be restored.</source>
        <translation>Antes é feita uma cópia de segurança, que pode ser reposta.</translation>
    </message>
    <message>
        <source>All numbers of {name} start from nothing, the rating too.</source>
        <translation>Todos os números de {name} começam do zero, o rating também.</translation>
    </message>
    <message>
        <source>The matches stay in the history.</source>
        <translation>As partidas ficam no histórico.</translation>
    </message>
    <message>
        <source>The statistics begin anew</source>
        <translation>As estatísticas recomeçam</translation>
    </message>
    <message>
        <source>What was there before is in a backup, and can be restored from the menu.</source>
        <translation>O que havia antes está numa cópia de segurança e pode ser reposto pelo menu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi mudado.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Remover {name}?</translation>
    </message>
    <message>
        <source>All matches, statistics and the rating of {name} go too.</source>
        <translation>Todas as partidas, as estatísticas e o rating de {name} também desaparecem.</translation>
    </message>
    <message>
        <source>Leave everything</source>
        <translation>Deixar tudo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>This player could not be removed</source>
        <translation>Não foi possível remover este jogador</translation>
    </message>
    <message>
        <source>{name} is removed</source>
        <translation>{name} foi removido</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Jogadores…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Begin anew…</source>
        <translation>Recomeçar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Estatísticas de {name}</translation>
    </message>
    <message>
        <source>Nothing fits what is chosen above</source>
        <translation>Nada corresponde à escolha acima</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Ainda não há nada para contar</translation>
    </message>
    <message>
        <source>Play a hand to its end: from then on everything here fills by itself.</source>
        <translation>Joga uma mão até ao fim: daí em diante tudo aqui se preenche sozinho.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jogar uma partida</translation>
    </message>
    <message>
        <source>The statistics cannot be read now</source>
        <translation>As estatísticas não podem ser lidas agora</translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message>
        <source>You hold no cards.</source>
        <translation>Não tens cartas.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between groups of cards</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Não há nenhuma mão em jogo.</translation>
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
        <translation>Não há nenhuma partida em jogo.</translation>
    </message>
    <message>
        <source>Score: you {yours}, {opponent} {theirs}, match to {target}</source>
        <translation>Pontuação: tu {yours}, {opponent} {theirs}, partida até {target}</translation>
    </message>
    <message>
        <source>Score: you {yours}, {opponent} {theirs}, one hand, played again</source>
        <translation>Pontuação: tu {yours}, {opponent} {theirs}, uma mão, jogada outra vez</translation>
    </message>
    <message>
        <source>Hand {number}, you dealt</source>
        <translation>Mão {number}, deste tu</translation>
    </message>
    <message>
        <source>Hand {number}, {opponent} dealt</source>
        <translation>Mão {number}, deu {opponent}</translation>
    </message>
    <message>
        <source>You drew the {card}</source>
        <translation>Tiraste {card}</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>You declared big gin.</source>
        <translation>Declaraste big gin.</translation>
    </message>
    <message>
        <source>You went gin.</source>
        <translation>Fizeste gin.</translation>
    </message>
    <message>
        <source>You knocked with {deadwood}.</source>
        <translation>Bateste com {deadwood}.</translation>
    </message>
    <message numerus="yes">
        <source>You laid off %n card(s).</source>
        <translation>
            <numerusform>Colocaste %n carta.</numerusform>
            <numerusform>Colocaste %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is an undercut by you.</source>
        <translation>Fizeste contra-batida.</translation>
    </message>
    <message>
        <source>Your deadwood</source>
        <translation>A tua madeira morta</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Ficas com</translation>
    </message>
    <message>
        <source>{name} declared big gin.</source>
        <translation>{name} declarou big gin.</translation>
    </message>
    <message>
        <source>{name} went gin.</source>
        <translation>{name} fez gin.</translation>
    </message>
    <message>
        <source>{name} knocked with {deadwood}.</source>
        <translation>{name} bateu com {deadwood}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} laid off %n card(s).</source>
        <translation>
            <numerusform>{name} colocou %n carta.</numerusform>
            <numerusform>{name} colocou %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is an undercut by {name}.</source>
        <translation>{name} fez contra-batida.</translation>
    </message>
    <message>
        <source>{name}’s deadwood</source>
        <translation>Madeira morta de {name}</translation>
    </message>
    <message>
        <source>{name}’s count</source>
        <translation>{name} fica com</translation>
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
        <translation>{rules}, até {target}, mão {hand}, jogada pela última vez em {when}</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Choose a card to discard first.</source>
        <translation>Primeiro escolhe uma carta para descartar.</translation>
    </message>
    <message>
        <source>Only one card goes there at a time.</source>
        <translation>Ali só vai uma carta de cada vez.</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>To the next card or pile on the left</source>
        <translation>Para a carta ou o monte seguinte à esquerda</translation>
    </message>
    <message>
        <source>To the next card or pile on the right</source>
        <translation>Para a carta ou o monte seguinte à direita</translation>
    </message>
    <message>
        <source>From the hand to the piles</source>
        <translation>Da mão para os montes</translation>
    </message>
    <message>
        <source>From the piles to the hand</source>
        <translation>Dos montes para a mão</translation>
    </message>
    <message>
        <source>To the first card or pile</source>
        <translation>Para a primeira carta ou o primeiro monte</translation>
    </message>
    <message>
        <source>To the last card or pile</source>
        <translation>Para a última carta ou o último monte</translation>
    </message>
    <message>
        <source>Select a card; on a pile: draw, or discard the card selected</source>
        <translation>Selecionar uma carta; num monte: tirar, ou descartar a carta selecionada</translation>
    </message>
    <message>
        <source>Move the card one place to the left</source>
        <translation>Mover a carta uma posição para a esquerda</translation>
    </message>
    <message>
        <source>Move the card one place to the right</source>
        <translation>Mover a carta uma posição para a direita</translation>
    </message>
    <message>
        <source>Mark the card, to move it together with others</source>
        <translation>Marcar a carta, para a mover juntamente com outras</translation>
    </message>
    <message>
        <source>Mark the card and the next one on the left</source>
        <translation>Marcar a carta e a seguinte à esquerda</translation>
    </message>
    <message>
        <source>Mark the card and the next one on the right</source>
        <translation>Marcar a carta e a seguinte à direita</translation>
    </message>
    <message>
        <source>Knock or layoff: the previous arrangement</source>
        <translation>Bater ou colocar: disposição anterior</translation>
    </message>
    <message>
        <source>Knock or layoff: the next arrangement</source>
        <translation>Bater ou colocar: disposição seguinte</translation>
    </message>
    <message>
        <source>Layoff by hand: the best layoff</source>
        <translation>Colocar à mão: a melhor colocação</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>Your turn: take {card}, or pass.</source>
        <translation>É a tua vez: apanha {card} ou passa.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card}.</source>
        <translation>É a tua vez: tira do monte ou apanha {card}.</translation>
    </message>
    <message>
        <source>Your turn: take {card} to end the hand, or pass.</source>
        <translation>É a tua vez: apanha {card} para terminar a mão ou passa.</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Monte · {count}</translation>
    </message>
    <message>
        <source>Discard · {count} of {limit} in a row</source>
        <translation>Descartes · {count} de {limit} seguidas</translation>
    </message>
    <message>
        <source>Deadwood {value}</source>
        <translation>Madeira morta {value}</translation>
    </message>
    <message>
        <source>if you discard {card}</source>
        <translation>se descartares {card}</translation>
    </message>
    <message>
        <source>only gin ends the hand</source>
        <translation>só o gin termina a mão</translation>
    </message>
    <message>
        <source>knock at {limit} or less</source>
        <translation>bater com {limit} ou menos</translation>
    </message>
    <message>
        <source>Sealed {digits}</source>
        <translation>Selo {digits}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
</context>
<context>
    <name>TourText</name>
    <message>
        <source>Your hand</source>
        <translation>A tua mão</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>O monte</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Os descartes</translation>
    </message>
    <message>
        <source>Your deadwood</source>
        <translation>A tua madeira morta</translation>
    </message>
    <message>
        <source>Knock or gin</source>
        <translation>Bater ou gin</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>O selo</translation>
    </message>
    <message>
        <source>Make melds of your ten cards: three or four of one rank, or three and more in a row in one suit. A bracket marks a meld. Drag cards where you want them, or have them sorted.</source>
        <translation>Forma combinações com as tuas dez cartas: três ou quatro do mesmo valor, ou três ou mais seguidas do mesmo naipe. Uma chaveta marca cada combinação. Arrasta as cartas para onde quiseres ou manda ordená-las.</translation>
    </message>
    <message>
        <source>Your turn begins with a draw. Click the stock to take its top card, which nobody knows.</source>
        <translation>A tua jogada começa por tirar uma carta. Clica no monte para tirar a de cima, que ninguém conhece.</translation>
    </message>
    <message>
        <source>Or take the card that lies face up here. The turn ends when you throw a card: drag it here, or click it and then the pile.</source>
        <translation>Ou apanha a carta que está aqui virada para cima. A jogada termina quando descartas uma carta: arrasta-a para aqui, ou clica nela e depois nos descartes.</translation>
    </message>
    <message>
        <source>This is what your cards outside melds count: an ace 1, jack, queen and king 10, the others their number. The less the better.</source>
        <translation>É quanto somam as tuas cartas fora das combinações: ás 1; valete, dama e rei, 10; as outras, o seu número. Quanto menos, melhor.</translation>
    </message>
    <message>
        <source>{opponent} plays against you and sees no more than you would in that place. A card taken from the discard pile is shown as long as you know that it is held.</source>
        <translation>{opponent} joga contra ti e não vê mais do que tu verias nesse lugar. Uma carta apanhada dos descartes fica à vista enquanto souberes que está na mão.</translation>
    </message>
    <message>
        <source>The deck was shuffled and sealed before the first card. When the hand is over you can check that nobody has changed it. Now it is your game: the rules and this tour are in the Help menu.</source>
        <translation>O baralho foi baralhado e selado antes da primeira carta. Quando a mão termina, podes verificar que ninguém o mudou. Agora o jogo é teu: as regras e esta visita estão no menu Ajuda.</translation>
    </message>
    <message>
        <source>This button lights up when all your cards are in melds.</source>
        <translation>Este botão acende-se quando todas as tuas cartas estão em combinações.</translation>
    </message>
    <message>
        <source>The hand then ends, and whoever has less deadwood scores the difference. No deadwood at all is gin, worth a bonus. This button lights up when you can.</source>
        <translation>A mão termina então, e quem tem menos madeira morta marca a diferença. Sem nenhuma madeira morta é gin e vale um bónus. Este botão acende-se quando podes bater.</translation>
    </message>
</context>
<context>
    <name>TrafficPart</name>
    <message>
        <source>The opponent runs in a program of its own. These lines are all that went there and came back: look for a card it could not know.</source>
        <translation>O adversário corre num programa à parte. Estas linhas são tudo o que para lá foi e de lá voltou: procura uma carta que ele não podia conhecer.</translation>
    </message>
    <message>
        <source>The line as it crossed</source>
        <translation>A linha tal como passou</translation>
    </message>
    <message>
        <source>Copy all lines</source>
        <translation>Copiar todas as linhas</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>Nothing to read yet: a hand’s lines can be read when it is over.</source>
        <translation>Ainda não há nada para ler: as linhas de uma mão podem ser lidas quando ela termina.</translation>
    </message>
    <message>
        <source>The lines of this hand were not kept: that is done from the start of the program on, for about forty hands of the match on the table.</source>
        <translation>As linhas desta mão não foram guardadas: isso faz-se desde o início do programa, para cerca de quarenta mãos da partida na mesa.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>TroubleSheets</name>
    <message>
        <source>This could not be saved</source>
        <translation>Não foi possível guardar</translation>
    </message>
    <message>
        <source>So it has not happened: the match stands as it was before.</source>
        <translation>Por isso, não aconteceu: a partida está como antes.</translation>
    </message>
    <message>
        <source>The other player does not answer</source>
        <translation>O adversário não responde</translation>
    </message>
    <message>
        <source>The computer player’s process could not be started. The match is not lost.</source>
        <translation>Não foi possível iniciar o processo do adversário. A partida não está perdida.</translation>
    </message>
    <message>
        <source>Nothing can be saved now</source>
        <translation>Agora nada pode ser guardado</translation>
    </message>
    <message>
        <source>You can play, but the match is lost when you close the window. What was saved before is untouched.</source>
        <translation>Podes jogar, mas a partida perde-se quando fechares a janela. O que já estava guardado continua intacto.</translation>
    </message>
    <message>
        <source>Saved by a newer version</source>
        <translation>Guardado por uma versão mais recente</translation>
    </message>
    <message>
        <source>Your matches were saved by a newer version of Gin Rummy Qt. They are untouched. You can play with this version, but it saves nothing.</source>
        <translation>As tuas partidas foram guardadas por uma versão mais recente do Gin Rummy Qt. Continuam intactas. Podes jogar com esta versão, mas ela não guarda nada.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Jogar sem guardar</translation>
    </message>
    <message>
        <source>The saved matches are damaged</source>
        <translation>As partidas guardadas estão danificadas</translation>
    </message>
    <message>
        <source>When you start the game again, the last backup takes their place. What you play until then may be missing afterwards.</source>
        <translation>Quando abrires o jogo outra vez, a última cópia de segurança toma o lugar delas. O que jogares até lá pode faltar depois.</translation>
    </message>
    <message>
        <source>The saved matches were damaged</source>
        <translation>As partidas guardadas estavam danificadas</translation>
    </message>
    <message>
        <source>There was no backup yet, so everything begins anew. The damaged file is kept.</source>
        <translation>Ainda não havia cópia de segurança; por isso tudo recomeça. O ficheiro danificado foi mantido.</translation>
    </message>
    <message>
        <source>The backup of {date} was restored. What was played since is missing: {missing}.</source>
        <translation>A cópia de segurança de {date} foi reposta. Falta o que foi jogado desde então: {missing}.</translation>
    </message>
    <message>
        <source>The backup of {date} was restored. What was played since is missing.</source>
        <translation>A cópia de segurança de {date} foi reposta. Falta o que foi jogado desde então.</translation>
    </message>
    <message>
        <source>The backup of {date} was restored. No hand that was over is missing.</source>
        <translation>A cópia de segurança de {date} foi reposta. Não falta nenhuma mão terminada.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings could not be read</source>
        <translation>Não foi possível ler as definições</translation>
    </message>
    <message>
        <source>What could not be read has its usual value again. The old file is kept.</source>
        <translation>O que não pôde ser lido voltou ao valor habitual. O ficheiro antigo foi mantido.</translation>
    </message>
    <message>
        <source>Settings of a newer version</source>
        <translation>Definições de uma versão mais recente</translation>
    </message>
    <message>
        <source>Your settings were saved by a newer version of Gin Rummy Qt. They are untouched. What you change with this version lasts until you close it.</source>
        <translation>As tuas definições foram guardadas por uma versão mais recente do Gin Rummy Qt. Continuam intactas. O que mudares com esta versão vale até a fechares.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Close it and start it again; your match is saved.</source>
        <translation>Fecha e abre outra vez; a tua partida está guardada.</translation>
    </message>
    <message>
        <source>Close it and start it again; this match was not saved.</source>
        <translation>Fecha e abre outra vez; esta partida não foi guardada.</translation>
    </message>
    <message>
        <source>Updated while running</source>
        <translation>Atualizado durante a utilização</translation>
    </message>
    <message>
        <source>Gin Rummy Qt was updated while it was running. {advice}</source>
        <translation>O Gin Rummy Qt foi atualizado enquanto estava aberto. {advice}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>UnexpectedErrorSheet</name>
    <message>
        <source>An unexpected error</source>
        <translation>Um erro inesperado</translation>
    </message>
    <message>
        <source>Everything up to your last move is saved.</source>
        <translation>Tudo até à tua última jogada está guardado.</translation>
    </message>
    <message>
        <source>The match is still in memory.</source>
        <translation>A partida ainda está na memória.</translation>
    </message>
    <message>
        <source>The program has met an error it was not prepared for. {state} You can go on; if something looks wrong, close the window and open it again.</source>
        <translation>O programa encontrou um erro para o qual não estava preparado. {state} Podes continuar; se algo parecer errado, fecha a janela e abre-a outra vez.</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>The diagnostics contain no card and nothing about you.</source>
        <translation>O diagnóstico não contém nenhuma carta nem nada sobre ti.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>UnfinishedList</name>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Resign: {match}</source>
        <translation>Desistir: {match}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue: {match}</source>
        <translation>Continuar: {match}</translation>
    </message>
    <message>
        <source>Really resign?</source>
        <translation>Desistir mesmo?</translation>
    </message>
</context>
<context>
    <name>VerifyDealSheet</name>
    <message>
        <source>Sealed before the first card</source>
        <translation>Selado antes da primeira carta</translation>
    </message>
    <message>
        <source>Computed now from the seed</source>
        <translation>Calculado agora a partir da semente</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>When both lines agree and the deck follows from seed and cut, the deck was fixed before the first card and nobody changed it during the hand. The copied text holds all that is needed to check it elsewhere.</source>
        <translation>Quando as duas linhas coincidem e o baralho resulta da semente e do corte, ele estava definido antes da primeira carta e ninguém o mudou durante a mão. O texto copiado contém tudo o que é preciso para verificar noutro sítio.</translation>
    </message>
    <message>
        <source>Without a cut of your own this does not prove that the seed was chosen blindly. With “Cut the deck myself” your cut, which the program could not know, mixes the deck too.</source>
        <translation>Sem um corte teu, isto não prova que a semente foi escolhida às cegas. Com «Partir eu o baralho», o teu corte, que o programa não podia conhecer, também baralha as cartas.</translation>
    </message>
    <message>
        <source>Earlier hand</source>
        <translation>Mão anterior</translation>
    </message>
    <message>
        <source>Later hand</source>
        <translation>Mão posterior</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The draw of the first dealer</source>
        <translation>O sorteio de quem dá primeiro</translation>
    </message>
    <message>
        <source>The deal of hand {number}</source>
        <translation>As cartas da mão {number}</translation>
    </message>
    <message>
        <source>They agree: the deck is the one that was sealed.</source>
        <translation>Coincidem: o baralho é o que foi selado.</translation>
    </message>
    <message>
        <source>They do not agree: this is not the deck that was sealed.</source>
        <translation>Não coincidem: este não é o baralho que foi selado.</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Sem corte</translation>
    </message>
    <message>
        <source>None: the cards of a deal code</source>
        <translation>Nenhum: as cartas de um código</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome to Gin Rummy Qt</source>
        <translation>Boas-vindas ao Gin Rummy Qt</translation>
    </message>
    <message>
        <source>Draw a card, throw a card, and make runs and sets of your ten. When few points are left over you may knock; when none are, it is gin.</source>
        <translation>Tira uma carta, descarta uma carta e forma sequências e trios com as tuas dez. Quando sobram poucos pontos, podes bater; quando não sobra nenhum, é gin.</translation>
    </message>
    <message>
        <source>Your first match: {rules}, to {target}, against {opponent}.</source>
        <translation>A tua primeira partida: {rules}, até {target}, contra {opponent}.</translation>
    </message>
    <message>
        <source>Another match…</source>
        <translation>Outra partida…</translation>
    </message>
    <message>
        <source>Show me the table</source>
        <translation>Mostra-me a mesa</translation>
    </message>
    <message>
        <source>A tour of two minutes</source>
        <translation>Uma visita de dois minutos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>WindowBackups</name>
    <message>
        <source>There are no backups now</source>
        <translation>Agora não há cópias de segurança</translation>
    </message>
    <message>
        <source>Backups are of matches that are saved, and nothing can be saved at present.</source>
        <translation>As cópias de segurança são de partidas guardadas, e de momento nada pode ser guardado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>WindowBanner</name>
    <message>
        <source>Try again</source>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Não há partida na mesa.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Your match waits: a step could not be saved.</source>
        <translation>A tua partida está à espera: uma jogada não pôde ser guardada.</translation>
    </message>
    <message>
        <source>The other player’s program was started again; the match goes on.</source>
        <translation>O programa do adversário foi reiniciado; a partida continua.</translation>
    </message>
    <message>
        <source>Your match waits: the program was updated. Close it and start it again.</source>
        <translation>A tua partida está à espera: o programa foi atualizado. Fecha e abre outra vez.</translation>
    </message>
    <message>
        <source>Your match waits: the other player does not answer.</source>
        <translation>A tua partida está à espera: o adversário não responde.</translation>
    </message>
    <message>
        <source>the style of dialogs</source>
        <translation>o estilo das caixas de diálogo</translation>
    </message>
    <message>
        <source>typefaces</source>
        <translation>tipos de letra</translation>
    </message>
    <message>
        <source>icons</source>
        <translation>ícones</translation>
    </message>
    <message>
        <source>translations</source>
        <translation>traduções</translation>
    </message>
    <message>
        <source>Some files of the program are damaged ({parts}); install it again to mend them.</source>
        <translation>Alguns ficheiros do programa estão danificados ({parts}); instala-o outra vez para os reparar.</translation>
    </message>
    <message>
        <source>Nothing is saved: your matches belong to a newer version of the program.</source>
        <translation>Nada é guardado: as tuas partidas são de uma versão mais recente do programa.</translation>
    </message>
    <message>
        <source>Nothing is saved: {reason}</source>
        <translation>Nada é guardado: {reason}</translation>
    </message>
</context>
<context>
    <name>WindowHistory</name>
    <message>
        <source>No matches are kept now</source>
        <translation>Agora nenhuma partida é guardada</translation>
    </message>
    <message>
        <source>Nothing can be saved at present, so there is no history to look at.</source>
        <translation>De momento nada pode ser guardado; por isso não há histórico para ver.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>WindowSheets</name>
    <message>
        <source>This match cannot be opened</source>
        <translation>Esta partida não pode ser aberta</translation>
    </message>
    <message>
        <source>It is kept as it is. You can start another one.</source>
        <translation>É mantida como está. Podes começar outra.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Resign the match?</source>
        <translation>Desistir da partida?</translation>
    </message>
    <message>
        <source>{opponent} wins it, and the seal of the hand on the table is opened.</source>
        <translation>{opponent} ganha-a, e o selo da mão na mesa é aberto.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar a jogar</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>This match could not be resigned</source>
        <translation>Não foi possível desistir desta partida</translation>
    </message>
    <message>
        <source>It is kept as it is.</source>
        <translation>É mantida como está.</translation>
    </message>
</context>
<context>
    <name>WindowStatistics</name>
    <message>
        <source>Nothing is counted now</source>
        <translation>Agora nada é contado</translation>
    </message>
    <message>
        <source>Statistics come from matches that are saved, and nothing can be saved at present.</source>
        <translation>As estatísticas vêm de partidas guardadas, e de momento nada pode ser guardado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
