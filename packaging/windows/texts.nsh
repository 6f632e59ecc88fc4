; The setup's own texts, in each of its languages; tests/installers/test_windows.py checks that none is missing.
; $0, $1 and $2 are filled in where the text is shown.

LangString TEXT_INTRO ${LANG_ENGLISH} "${NAME} will be installed for you alone; no administrator rights are needed. Matches you have already played are kept."
LangString TEXT_INTRO ${LANG_PORTUGUESEBR} "O ${NAME} será instalado só para você; não é preciso ser administrador. As partidas que você já jogou são mantidas."
LangString TEXT_INTRO ${LANG_PORTUGUESE} "O ${NAME} será instalado apenas para si; não são precisos direitos de administrador. As partidas que já jogou são mantidas."
LangString TEXT_INTRO ${LANG_ROMANIAN} "${NAME} se va instala doar pentru dumneavoastră; nu sunt necesare drepturi de administrator. Jocurile de până acum se păstrează."

LangString TEXT_SYSTEM ${LANG_ENGLISH} "${NAME} needs a 64-bit Windows 10, version 1809, or newer. Nothing was changed."
LangString TEXT_SYSTEM ${LANG_PORTUGUESEBR} "O ${NAME} precisa do Windows 10 de 64 bits, versão 1809, ou mais recente. Nada foi alterado."
LangString TEXT_SYSTEM ${LANG_PORTUGUESE} "O ${NAME} precisa do Windows 10 de 64 bits, versão 1809, ou mais recente. Nada foi alterado."
LangString TEXT_SYSTEM ${LANG_ROMANIAN} "${NAME} are nevoie de Windows 10 pe 64 de biți, versiunea 1809, sau mai nou. Nu s-a schimbat nimic."

LangString TEXT_RUNNING ${LANG_ENGLISH} "${NAME} is running. Please close its window, then choose Retry. Your match is kept and goes on where you left it."
LangString TEXT_RUNNING ${LANG_PORTUGUESEBR} "O ${NAME} está aberto. Feche a janela do jogo e escolha Repetir. Sua partida fica guardada e continua de onde parou."
LangString TEXT_RUNNING ${LANG_PORTUGUESE} "O ${NAME} está aberto. Feche a janela do jogo e escolha Repetir. A sua partida fica guardada e continua onde a deixou."
LangString TEXT_RUNNING ${LANG_ROMANIAN} "${NAME} rulează. Închideți fereastra jocului, apoi alegeți Reîncercare. Jocul este păstrat și continuă de unde l-ați lăsat."

LangString TEXT_NEWER ${LANG_ENGLISH} "Version $0 of ${NAME} is installed, which is newer than ${VERSION}. The older version may be unable to open matches that the newer one has kept; it does not change them.$\r$\n$\r$\nInstall ${VERSION} all the same?"
LangString TEXT_NEWER ${LANG_PORTUGUESEBR} "Já está instalada a versão $0 do ${NAME}, mais nova que a ${VERSION}. A versão mais antiga talvez não consiga abrir as partidas guardadas pela mais nova; ela não as altera.$\r$\n$\r$\nInstalar a ${VERSION} mesmo assim?"
LangString TEXT_NEWER ${LANG_PORTUGUESE} "Já está instalada a versão $0 do ${NAME}, mais recente do que a ${VERSION}. A versão mais antiga poderá não conseguir abrir as partidas guardadas pela mais recente; não as altera.$\r$\n$\r$\nInstalar a ${VERSION} mesmo assim?"
LangString TEXT_NEWER ${LANG_ROMANIAN} "Este instalată versiunea $0 a ${NAME}, mai nouă decât ${VERSION}. Versiunea mai veche s-ar putea să nu poată deschide jocurile păstrate de cea nouă; nu le modifică.$\r$\n$\r$\nInstalați totuși versiunea ${VERSION}?"

LangString TEXT_SPACE ${LANG_ENGLISH} "${NAME} needs $0 MB on drive $1, where $2 MB are free. Make room, or choose another folder. Nothing was changed."
LangString TEXT_SPACE ${LANG_PORTUGUESEBR} "O ${NAME} precisa de $0 MB na unidade $1, que tem $2 MB livres. Libere espaço ou escolha outra pasta. Nada foi alterado."
LangString TEXT_SPACE ${LANG_PORTUGUESE} "O ${NAME} precisa de $0 MB na unidade $1, que tem $2 MB livres. Liberte espaço ou escolha outra pasta. Nada foi alterado."
LangString TEXT_SPACE ${LANG_ROMANIAN} "${NAME} are nevoie de $0 MB pe unitatea $1, unde sunt liberi $2 MB. Eliberați spațiu sau alegeți alt dosar. Nu s-a schimbat nimic."

LangString TEXT_FILES ${LANG_ENGLISH} "The files could not be written into this folder:$\r$\n$INSTDIR$\r$\n$\r$\nChoose another folder, or close what may use the files. What was installed before is as it was."
LangString TEXT_FILES ${LANG_PORTUGUESEBR} "Não foi possível gravar os arquivos nesta pasta:$\r$\n$INSTDIR$\r$\n$\r$\nEscolha outra pasta ou feche o que possa estar usando os arquivos. O que estava instalado continua como era."
LangString TEXT_FILES ${LANG_PORTUGUESE} "Não foi possível escrever os ficheiros nesta pasta:$\r$\n$INSTDIR$\r$\n$\r$\nEscolha outra pasta ou feche o que possa estar a usar os ficheiros. O que estava instalado continua como estava."
LangString TEXT_FILES ${LANG_ROMANIAN} "Fișierele nu au putut fi scrise în acest dosar:$\r$\n$INSTDIR$\r$\n$\r$\nAlegeți alt dosar sau închideți programele care ar putea folosi fișierele. Ce era instalat a rămas neschimbat."

LangString TEXT_FOREIGN ${LANG_ENGLISH} "This folder belongs to another program:$\r$\n$INSTDIR$\r$\n$\r$\nChoose another folder for ${NAME}. Nothing was changed."
LangString TEXT_FOREIGN ${LANG_PORTUGUESEBR} "Esta pasta pertence a outro programa:$\r$\n$INSTDIR$\r$\n$\r$\nEscolha outra pasta para o ${NAME}. Nada foi alterado."
LangString TEXT_FOREIGN ${LANG_PORTUGUESE} "Esta pasta pertence a outro programa:$\r$\n$INSTDIR$\r$\n$\r$\nEscolha outra pasta para o ${NAME}. Nada foi alterado."
LangString TEXT_FOREIGN ${LANG_ROMANIAN} "Acest dosar aparține altui program:$\r$\n$INSTDIR$\r$\n$\r$\nAlegeți alt dosar pentru ${NAME}. Nu s-a schimbat nimic."

LangString TEXT_STUCK ${LANG_ENGLISH} "Files in this folder are in use, so ${NAME} could not be removed:$\r$\n$INSTDIR$\r$\n$\r$\nClose what may use them and try again. Nothing was removed."
LangString TEXT_STUCK ${LANG_PORTUGUESEBR} "Há arquivos em uso nesta pasta, por isso não foi possível remover o ${NAME}:$\r$\n$INSTDIR$\r$\n$\r$\nFeche o que possa estar usando esses arquivos e tente de novo. Nada foi removido."
LangString TEXT_STUCK ${LANG_PORTUGUESE} "Há ficheiros em uso nesta pasta, por isso não foi possível remover o ${NAME}:$\r$\n$INSTDIR$\r$\n$\r$\nFeche o que possa estar a usar esses ficheiros e tente novamente. Nada foi removido."
LangString TEXT_STUCK ${LANG_ROMANIAN} "Unele fișiere din acest dosar sunt folosite, de aceea ${NAME} nu a putut fi șters:$\r$\n$INSTDIR$\r$\n$\r$\nÎnchideți programele care le-ar putea folosi și încercați din nou. Nu s-a șters nimic."

LangString TEXT_SHORTCUT ${LANG_ENGLISH} "Play gin rummy"
LangString TEXT_SHORTCUT ${LANG_PORTUGUESEBR} "Jogar gin rummy"
LangString TEXT_SHORTCUT ${LANG_PORTUGUESE} "Jogar gin rummy"
LangString TEXT_SHORTCUT ${LANG_ROMANIAN} "Jucați gin rummy"

LangString TEXT_RECORD ${LANG_ENGLISH} "Gin rummy match"
LangString TEXT_RECORD ${LANG_PORTUGUESEBR} "Partida de gin rummy"
LangString TEXT_RECORD ${LANG_PORTUGUESE} "Partida de gin rummy"
LangString TEXT_RECORD ${LANG_ROMANIAN} "Joc de gin rummy"

LangString TEXT_REMOVE_TITLE ${LANG_ENGLISH} "Uninstall ${NAME}"
LangString TEXT_REMOVE_TITLE ${LANG_PORTUGUESEBR} "Desinstalar o ${NAME}"
LangString TEXT_REMOVE_TITLE ${LANG_PORTUGUESE} "Desinstalar o ${NAME}"
LangString TEXT_REMOVE_TITLE ${LANG_ROMANIAN} "Dezinstalare ${NAME}"

LangString TEXT_REMOVE_SUBTITLE ${LANG_ENGLISH} "Take the program off this computer."
LangString TEXT_REMOVE_SUBTITLE ${LANG_PORTUGUESEBR} "Remover o programa deste computador."
LangString TEXT_REMOVE_SUBTITLE ${LANG_PORTUGUESE} "Remover o programa deste computador."
LangString TEXT_REMOVE_SUBTITLE ${LANG_ROMANIAN} "Ștergerea programului de pe acest calculator."

LangString TEXT_REMOVE ${LANG_ENGLISH} "The program will be removed from this folder:$\r$\n$INSTDIR"
LangString TEXT_REMOVE ${LANG_PORTUGUESEBR} "O programa será removido desta pasta:$\r$\n$INSTDIR"
LangString TEXT_REMOVE ${LANG_PORTUGUESE} "O programa será removido desta pasta:$\r$\n$INSTDIR"
LangString TEXT_REMOVE ${LANG_ROMANIAN} "Programul va fi șters din acest dosar:$\r$\n$INSTDIR"

LangString TEXT_SAVES ${LANG_ENGLISH} "Your matches, statistics and settings stay in this folder, unless you want to delete them too:$\r$\n$LOCALAPPDATA\${DATA_FOLDER}"
LangString TEXT_SAVES ${LANG_PORTUGUESEBR} "Suas partidas, estatísticas e configurações ficam nesta pasta, a não ser que você queira excluí-las também:$\r$\n$LOCALAPPDATA\${DATA_FOLDER}"
LangString TEXT_SAVES ${LANG_PORTUGUESE} "As suas partidas, estatísticas e definições ficam nesta pasta, a não ser que também as queira eliminar:$\r$\n$LOCALAPPDATA\${DATA_FOLDER}"
LangString TEXT_SAVES ${LANG_ROMANIAN} "Jocurile, statisticile și setările dumneavoastră rămân în acest dosar, dacă nu doriți să fie șterse și ele:$\r$\n$LOCALAPPDATA\${DATA_FOLDER}"

LangString TEXT_DELETE_SAVES ${LANG_ENGLISH} "Delete my matches, statistics and settings too"
LangString TEXT_DELETE_SAVES ${LANG_PORTUGUESEBR} "Excluir também minhas partidas, estatísticas e configurações"
LangString TEXT_DELETE_SAVES ${LANG_PORTUGUESE} "Eliminar também as minhas partidas, estatísticas e definições"
LangString TEXT_DELETE_SAVES ${LANG_ROMANIAN} "Șterge și jocurile, statisticile și setările mele"
