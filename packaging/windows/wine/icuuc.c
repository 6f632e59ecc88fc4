/* A stand-in for the icuuc.dll of Windows 10, which Wine lacks and Qt6Core.dll is linked with. For the test under
   Wine alone, never shipped. It knows no encodings: ucnv_open fails, and Qt goes on with its own (UTF-8, UTF-16,
   Latin-1, the system's), which are all that the game uses. */

#include <stdint.h>

#define ICU __declspec(dllexport)

typedef uint16_t UChar;
typedef int32_t UErrorCode;

enum { U_FILE_ACCESS_ERROR = 4, U_UNSUPPORTED_ERROR = 16 };

static void fail(UErrorCode *status, UErrorCode code) {
    if (status && *status <= 0) {
        *status = code;
    }
}

ICU void *ucnv_open(const char *name, UErrorCode *status) {
    fail(status, U_FILE_ACCESS_ERROR);
    return 0;
}

ICU void ucnv_close(void *converter) {}

ICU void ucnv_reset(void *converter) {}

ICU int8_t ucnv_getMaxCharSize(const void *converter) { return 1; }

ICU const char *ucnv_getName(const void *converter, UErrorCode *status) {
    fail(status, U_UNSUPPORTED_ERROR);
    return 0;
}

ICU void ucnv_getToUCallBack(const void *converter, void **action, const void **context) { *action = 0, *context = 0; }

ICU void ucnv_getFromUCallBack(const void *converter, void **action, const void **context) { *action = 0, *context = 0; }

ICU void ucnv_setToUCallBack(void *converter, void *action, const void *context, void **old_action,
                             const void **old_context, UErrorCode *status) {
    fail(status, U_UNSUPPORTED_ERROR);
}

ICU void ucnv_setFromUCallBack(void *converter, void *action, const void *context, void **old_action,
                               const void **old_context, UErrorCode *status) {
    fail(status, U_UNSUPPORTED_ERROR);
}

ICU void ucnv_toUnicode(void *converter, UChar **target, const UChar *target_limit, const char **source,
                        const char *source_limit, int32_t *offsets, int8_t flush, UErrorCode *status) {
    fail(status, U_UNSUPPORTED_ERROR);
}

ICU void ucnv_fromUnicode(void *converter, char **target, const char *target_limit, const UChar **source,
                          const UChar *source_limit, int32_t *offsets, int8_t flush, UErrorCode *status) {
    fail(status, U_UNSUPPORTED_ERROR);
}

ICU int32_t ucnv_toUCountPending(const void *converter, UErrorCode *status) { return 0; }

ICU int32_t ucnv_fromUCountPending(const void *converter, UErrorCode *status) { return 0; }

ICU void ucnv_cbFromUWriteUChars(void *arguments, const UChar **source, const UChar *source_limit, int32_t offset,
                                 UErrorCode *status) {}

ICU void ucnv_cbToUWriteUChars(void *arguments, const UChar *source, int32_t length, int32_t offset,
                               UErrorCode *status) {}

ICU void UCNV_FROM_U_CALLBACK_SUBSTITUTE(const void *context, void *arguments, const UChar *units, int32_t length,
                                         int32_t point, int32_t reason, UErrorCode *status) {}

ICU void UCNV_TO_U_CALLBACK_SUBSTITUTE(const void *context, void *arguments, const char *units, int32_t length,
                                       int32_t reason, UErrorCode *status) {}

ICU const char *ucnv_getStandardName(const char *name, const char *standard, UErrorCode *status) { return 0; }

ICU const char *ucnv_getAvailableName(int32_t number) { return 0; }

ICU int32_t ucnv_countAvailable(void) { return 0; }
