; What Windows is told about the program, all of it for this user: the Start menu, the list of installed programs,
; the file of a match record, and where the program lies.

!include Win\COM.nsh
!include Win\Propkey.nsh

!define SHCNE_ASSOCCHANGED 0x08000000

Function WriteShell
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM_FILE}" "" "$INSTDIR\${PROGRAM_FILE}" 0 SW_SHOWNORMAL \
    "" "$(TEXT_SHORTCUT)"
  Call NameShortcut
  Call WriteUninstallKey
  Call WriteRecordClass
  WriteRegStr HKCU "${PATHS_KEY}" "" "$INSTDIR\${PROGRAM_FILE}"
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
FunctionEnd

; Gives the entry in the Start menu the same AppUserModelID as the window, so that both share one button.
Function NameShortcut
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}", .r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("$SMPROGRAMS\${NAME}.lnk", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}", .r2)'
      ${If} $2 P<> 0
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID}) p .r3'
        System::Call '*(&w128 "${APP_ID}") p .r4'
        System::Call '*(&i2 ${VT_LPWSTR}, &i6 0, p r4, p 0) p .r5'
        ${IPropertyStore::SetValue} $2 '(r3, r5)'
        ${IPropertyStore::Commit} $2 ""
        System::Free $5
        System::Free $4
        System::Free $3
        ${IUnknown::Release} $2 ""
        ${IPersistFile::Save} $1 '("$SMPROGRAMS\${NAME}.lnk", 1)'
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
FunctionEnd

Function WriteUninstallKey
  SectionGetSize ${PROGRAM_SECTION} $0
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM_FILE},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
FunctionEnd

Function WriteRecordClass
  WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}" "" "$(TEXT_RECORD)"
  WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}" "AppUserModelID" "${APP_ID}"
  WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}\DefaultIcon" "" '"$INSTDIR\_internal\record.ico"'
  WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}\shell\open" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${RECORD_CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM_FILE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${RECORD_SUFFIX}" "" "${RECORD_CLASS}"
  WriteRegStr HKCU "${CLASSES}\${RECORD_SUFFIX}" "Content Type" "${RECORD_MIME}"
  WriteRegStr HKCU "${CLASSES}\${RECORD_SUFFIX}\OpenWithProgids" "${RECORD_CLASS}" ""
FunctionEnd

Function un.RemoveShell
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${PATHS_KEY}"
  DeleteRegKey HKCU "${CLASSES}\${RECORD_CLASS}"
  DeleteRegValue HKCU "${CLASSES}\${RECORD_SUFFIX}\OpenWithProgids" "${RECORD_CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${RECORD_SUFFIX}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${RECORD_SUFFIX}" ""
  ${If} $0 == "${RECORD_CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${RECORD_SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${RECORD_SUFFIX}" "Content Type"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${RECORD_SUFFIX}"
  ${EndIf}
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
FunctionEnd
