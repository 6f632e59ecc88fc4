; What the setup and the uninstaller both do with files.

; Moves a file or folder within its folder. $Stuck becomes 1 if that cannot be done within 5 seconds (scanners of new
; files keep them open for a moment), and from then on nothing is moved. What is not there need not be moved.
!macro Move un from to
  Push "${to}"
  Push "${from}"
  Call ${un}MovePatiently
!macroend
!define Move '!insertmacro Move ""'

!macro SharedFunctions un

Function ${un}MovePatiently
  Exch $0 ; from
  Exch
  Exch $1 ; to
  Push $2
  ${If} $Stuck = 0
  ${AndIf} ${FileExists} "$0"
    StrCpy $Stuck 1
    ${For} $2 1 20
      ClearErrors
      Rename "$0" "$1"
      ${IfNot} ${Errors}
        StrCpy $Stuck 0
        ${Break}
      ${EndIf}
      Sleep 250
    ${Next}
  ${EndIf}
  Pop $2
  Pop $1
  Pop $0
FunctionEnd

; Takes the program out of the folder on the stack, and the folder if nothing else is in it. If a part of the program
; cannot be moved, for something uses it, $Stuck is 1 and all is as it was.
Function ${un}RemoveProgram
  Exch $0
  RMDir /r "$0\old~"
  CreateDirectory "$0\old~"
  StrCpy $Stuck 0
  !insertmacro Move "${un}" "$0\${PROGRAM_FILE}" "$0\old~\${PROGRAM_FILE}"
  !insertmacro Move "${un}" "$0\_internal" "$0\old~\_internal"
  ${If} $Stuck = 1
    Rename "$0\old~\${PROGRAM_FILE}" "$0\${PROGRAM_FILE}"
    RMDir "$0\old~"
  ${Else}
    RMDir /r "$0\old~"
    RMDir /r "$0\new~"
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
  Pop $0
FunctionEnd

; Asks to close the program that runs from the folder on the stack, as often as it takes; silently, waits for its
; end. $ExitCode is 3 if it goes on running.
Function ${un}WaitForEnd
  Exch $0
  Push $1
  Push $2
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} "$1" "/WAIT=" $2
  ${If} ${Errors}
    StrCpy $2 30
  ${EndIf}
  IntOp $2 $2 * 2
  ${Do}
    Push "$0"
    Call ${un}IsRunning
    Pop $1
    ${If} $1 = 0
      ${Break}
    ${EndIf}
    ${If} ${Silent}
      ${If} $2 <= 0
        StrCpy $ExitCode ${EXIT_RUNNING}
        ${Break}
      ${EndIf}
      IntOp $2 $2 - 1
      Sleep 500
    ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(TEXT_RUNNING)" IDCANCEL`
      StrCpy $ExitCode ${EXIT_RUNNING}
      ${Break}
    ${EndIf}
  ${Loop}
  Pop $2
  Pop $1
  Pop $0
FunctionEnd

; Replaces the folder on the stack by 1 if the program runs, from whatever folder, or if its file there is in use.
Function ${un}IsRunning
  Exch $0
  Push $1
  System::Call 'kernel32::OpenMutexW(i 0x00100000, i 0, w "${MUTEX}") p .r1'
  ${If} $1 P<> 0
    System::Call 'kernel32::CloseHandle(p r1)'
    StrCpy $0 1
  ${ElseIfNot} ${FileExists} "$0\${PROGRAM_FILE}"
    StrCpy $0 0
  ${Else}
    ClearErrors
    FileOpen $1 "$0\${PROGRAM_FILE}" a
    ${If} ${Errors}
      StrCpy $0 1
    ${Else}
      FileClose $1
      StrCpy $0 0
    ${EndIf}
  ${EndIf}
  Pop $1
  Exch $0
FunctionEnd

!macroend

!insertmacro SharedFunctions ""
!insertmacro SharedFunctions "un."
