; The setup for Windows: for one user, without administrator rights. Made by tools/installers/windows.py, which
; defines the names in capitals; the texts are in texts.nsh.
;
;   setup.exe /S            silent      /D=FOLDER   another folder (last, unquoted, even with spaces)
;             /WAIT=SECONDS silent over a running program: how long to wait for its end (30)
;             /FORCE        silent over a newer version
;   uninstall.exe /S        silent, keeps the matches      /DELETESAVES   removes them too
;
; Exit codes: 0 done, 1 cancelled, 3 the program runs, 4 a newer version is there, 5 too little space,
; 6 files could not be written or removed, 7 this Windows cannot run the program, 8 the folder is another program's.
; After all but 0 nothing has changed.
;
; The new files are unpacked beside the old ones, then both change places: an upgrade leaves no file of the old
; version, and one that fails leaves the old version as it was. _internal, new~ and old~ are names that other programs
; use too, and all in them is replaced and removed: so setup takes no folder that has one of them and not this program.

Unicode true
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!endif

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh

!define PROGRAM_FILE "${EXECUTABLE}.exe"
!define MUTEX "GinRummyQt-running"
!define RECORD_CLASS "GinRummyQt.Record"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${EXECUTABLE}"
!define PATHS_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\${PROGRAM_FILE}"
!define CLASSES "Software\Classes"

!define EXIT_RUNNING 3
!define EXIT_NEWER 4
!define EXIT_SPACE 5
!define EXIT_FILES 6
!define EXIT_SYSTEM 7
!define EXIT_FOREIGN 8

!define WINDOWS_10_1809 17763
!define SPARE_KB 20480

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
AllowSkipFiles off
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"
VIAddVersionKey /LANG=1033 "ProductName" "${NAME}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=1033 "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "${COPYRIGHT}"

Var ExitCode
Var Earlier       ; the folder of the version that is installed, or nothing
Var Stuck         ; 1 once something could not be moved
Var DeleteSaves   ; 1 if the matches are to be removed too
Var DeleteBox

!define MUI_ICON "${PROGRAM_ICON}"
!define MUI_UNICON "${PROGRAM_ICON}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE_PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight

!define MUI_DIRECTORYPAGE_TEXT_TOP "$(TEXT_INTRO)"
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM_FILE}"
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskSaves un.TakeSaves
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Portuguese"
!insertmacro MUI_LANGUAGE "Romanian"
!include "${__FILEDIR__}\texts.nsh"
!include "${__FILEDIR__}\common.nsh"

Section "-Program" PROGRAM_SECTION
  Call CheckPlace
  ${If} $ExitCode <> 0
    Abort
  ${EndIf}
  StrCpy $ExitCode ${EXIT_FILES}
  RMDir /r "$INSTDIR\new~"
  ClearErrors
  CreateDirectory "$INSTDIR\new~"
  ${If} ${Errors} ; which also forgets them
    Call GiveUp
  ${EndIf}
  SetOutPath "$INSTDIR\new~"
  SetOverwrite try
  File "${BUNDLE}\${PROGRAM_FILE}" ; first, as CheckOwner looks for it after a power cut
  File /r /x "${PROGRAM_FILE}" "${BUNDLE}\*"
  File "/oname=_internal\record.ico" "${RECORD_ICON}"
  ${If} ${Errors}
    Call GiveUp
  ${EndIf}
  SetOutPath "$TEMP"
  Call Swap
  Call RemoveElsewhere
  StrCpy $ExitCode 0
  WriteUninstaller "$INSTDIR\uninstall.exe"
  Call WriteShell
SectionEnd

!include "${__FILEDIR__}\shell.nsh"

; ---- Before anything is changed ----

Function .onInit
  SetShellVarContext current
  ReadRegStr $Earlier HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${WINDOWS_10_1809}
    MessageBox MB_OK|MB_ICONSTOP "$(TEXT_SYSTEM)" /SD IDOK
    SetErrorLevel ${EXIT_SYSTEM}
    Quit
  ${EndIf}
  Call CheckVersion
FunctionEnd

; Ends the setup if a newer version is installed and is to stay.
Function CheckVersion
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DisplayVersion"
  ${If} $0 == ""
    Return
  ${EndIf}
  ${VersionCompare} "$0" "${VERSION}" $1
  ${If} $1 <> 1
    Return
  ${EndIf}
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} "$1" "/FORCE" $2
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(TEXT_NEWER)" /SD IDNO IDYES older_all_the_same
  SetErrorLevel ${EXIT_NEWER}
  Quit
  older_all_the_same:
FunctionEnd

; Stays on the page of the folder as long as something is in the way.
Function LeaveFolder
  Call CheckPlace
  ${If} $ExitCode <> 0
    Abort
  ${EndIf}
FunctionEnd

; $ExitCode tells what is in the way of an installation into $INSTDIR, 0 if nothing is.
Function CheckPlace
  StrCpy $ExitCode 0
  System::Call 'kernel32::GetFullPathNameW(w "$INSTDIR", i ${NSIS_MAX_STRLEN}, w .r0, p 0) i .r1'
  ${If} $1 <> 0
    StrCpy $INSTDIR "$0"
  ${EndIf}
  Call CheckOwner
  ${If} $ExitCode = 0
    Push "$INSTDIR"
    Call WaitForEnd
  ${EndIf}
  ${If} $ExitCode = 0
  ${AndIf} "$Earlier" != ""
    Push "$Earlier"
    Call WaitForEnd
  ${EndIf}
  ${If} $ExitCode = 0
    Call CheckSpace
  ${EndIf}
FunctionEnd

; Whether the folders that setup replaces there are this program's, even after a power cut in the middle of a setup,
; or with the program's file gone.
Function CheckOwner
  ${If} "$Earlier" == "$INSTDIR"
  ${OrIf} ${FileExists} "$INSTDIR\${PROGRAM_FILE}"
  ${OrIf} ${FileExists} "$INSTDIR\new~\${PROGRAM_FILE}"
  ${OrIf} ${FileExists} "$INSTDIR\old~\${PROGRAM_FILE}"
    Return
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\_internal"
  ${OrIf} ${FileExists} "$INSTDIR\new~"
  ${OrIf} ${FileExists} "$INSTDIR\old~"
    StrCpy $ExitCode ${EXIT_FOREIGN}
    MessageBox MB_OK|MB_ICONSTOP "$(TEXT_FOREIGN)" /SD IDOK
  ${EndIf}
FunctionEnd

; An upgrade needs room for the new version beside the old one.
Function CheckSpace
  SectionGetSize ${PROGRAM_SECTION} $0
  IntOp $0 $0 + ${SPARE_KB}
  ${GetRoot} "$INSTDIR" $1
  ClearErrors
  ${DriveSpace} "$1\" "/D=F /S=K" $2
  ${If} ${Errors}
    Return
  ${EndIf}
  System::Int64Op $2 < $0
  Pop $3
  ${If} $3 = 1
    IntOp $0 $0 / 1024
    System::Int64Op $2 / 1024
    Pop $2
    StrCpy $ExitCode ${EXIT_SPACE}
    MessageBox MB_OK|MB_ICONSTOP "$(TEXT_SPACE)" /SD IDOK
  ${EndIf}
FunctionEnd

; ---- The steps of the installation ----

; The old version goes, the new one comes; if that fails, the old one comes back.
Function Swap
  RMDir /r "$INSTDIR\old~"
  CreateDirectory "$INSTDIR\old~"
  StrCpy $Stuck 0
  ${Move} "$INSTDIR\${PROGRAM_FILE}" "$INSTDIR\old~\${PROGRAM_FILE}"
  ${Move} "$INSTDIR\_internal" "$INSTDIR\old~\_internal"
  ${Move} "$INSTDIR\new~\_internal" "$INSTDIR\_internal"
  ${Move} "$INSTDIR\new~\${PROGRAM_FILE}" "$INSTDIR\${PROGRAM_FILE}"
  ${If} $Stuck = 1
    Call SwapBack
    Call GiveUp
  ${EndIf}
  RMDir "$INSTDIR\new~"
  RMDir /r "$INSTDIR\old~"
FunctionEnd

Function SwapBack
  ${IfNot} ${FileExists} "$INSTDIR\new~\_internal\*.*" ; so the new one is in place
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\old~\${PROGRAM_FILE}"
    Delete "$INSTDIR\${PROGRAM_FILE}"
    Rename "$INSTDIR\old~\${PROGRAM_FILE}" "$INSTDIR\${PROGRAM_FILE}"
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\old~\_internal\*.*"
    Rename "$INSTDIR\old~\_internal" "$INSTDIR\_internal"
  ${EndIf}
  RMDir "$INSTDIR\old~"
FunctionEnd

Function GiveUp
  SetOutPath "$TEMP"
  MessageBox MB_OK|MB_ICONSTOP "$(TEXT_FILES)" /SD IDOK
  Abort
FunctionEnd

; The earlier version, if it lies in another folder. One folder has many names (short ones, links, drives that stand
; for folders): it is the same if a new file in the one is seen in the other. If in doubt, the earlier version stays.
Function RemoveElsewhere
  ${If} "$Earlier" == ""
  ${OrIf} "$Earlier" == "$INSTDIR"
  ${OrIfNot} ${FileExists} "$Earlier\${PROGRAM_FILE}"
    Return
  ${EndIf}
  ClearErrors
  GetTempFileName $0 "$INSTDIR"
  ${If} ${Errors}
    Return
  ${EndIf}
  ${GetFileName} "$0" $1
  ${IfNot} ${FileExists} "$Earlier\$1"
  ${AndIf} ${FileExists} "$INSTDIR\$1"
    Push "$Earlier"
    Call RemoveProgram
  ${EndIf}
  Delete "$0"
FunctionEnd

Function .onInstFailed
  SetOutPath "$TEMP"
  ${If} $ExitCode = ${EXIT_FILES} ; else nothing has been written
    RMDir /r "$INSTDIR\new~"
    RMDir "$INSTDIR"
  ${EndIf}
  ${If} $ExitCode <> 0
    SetErrorLevel $ExitCode
  ${EndIf}
FunctionEnd

; ---- Taking it off again ----

Function un.onInit
  SetShellVarContext current
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} "$1" "/DELETESAVES" $2
  StrCpy $DeleteSaves 1
  ${If} ${Errors}
    StrCpy $DeleteSaves 0
  ${EndIf}
  StrCpy $ExitCode 0
  Push "$INSTDIR"
  Call un.WaitForEnd
  ${If} $ExitCode <> 0
    SetErrorLevel $ExitCode
    Quit
  ${EndIf}
FunctionEnd

; One page that tells what goes, and asks about the matches if there are any.
Function un.AskSaves
  !insertmacro MUI_HEADER_TEXT "$(TEXT_REMOVE_TITLE)" "$(TEXT_REMOVE_SUBTITLE)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 32u "$(TEXT_REMOVE)"
  Pop $0
  StrCpy $DeleteBox 0
  ${If} ${FileExists} "$LOCALAPPDATA\${DATA_FOLDER}\*.*"
    ${NSD_CreateLabel} 0 44u 100% 32u "$(TEXT_SAVES)"
    Pop $0
    ${NSD_CreateCheckbox} 0 80u 100% 12u "$(TEXT_DELETE_SAVES)"
    Pop $DeleteBox
    ${NSD_SetState} $DeleteBox $DeleteSaves
  ${EndIf}
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^UninstallBtn)"
  nsDialogs::Show
FunctionEnd

Function un.TakeSaves
  ${If} $DeleteBox <> 0
    ${NSD_GetState} $DeleteBox $DeleteSaves
  ${EndIf}
FunctionEnd

Section "Uninstall"
  SetOutPath "$TEMP"
  Push "$INSTDIR"
  Call un.RemoveProgram
  ${If} $Stuck = 1
    MessageBox MB_OK|MB_ICONSTOP "$(TEXT_STUCK)" /SD IDOK
    SetErrorLevel ${EXIT_FILES}
    Abort
  ${EndIf}
  RMDir "$LOCALAPPDATA\Programs"
  Call un.RemoveShell
  ${If} $DeleteSaves = ${BST_CHECKED}
    RMDir /r "$LOCALAPPDATA\${DATA_FOLDER}"
  ${EndIf}
SectionEnd
