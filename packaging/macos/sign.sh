#!/usr/bin/env bash
# Signs what Gatekeeper looks at; without the secrets it says so in one sentence and leaves everything as it is.
#
#   sign.sh app "Gin Rummy Qt.app"   sign everything in the application, from the inside out, then itself;
#                                    let Apple notarise it, and staple the ticket to it
#   sign.sh dmg FILE.dmg             sign the disk image, let Apple notarise it, and staple the ticket to it
#
# From the environment: MACOS_CERTIFICATE, a "Developer ID Application" certificate with its key as .p12 in base64,
# and MACOS_CERTIFICATE_PASSWORD; for notarising NOTARY_KEY, an App Store Connect key as .p8 in base64, with
# NOTARY_KEY_ID and NOTARY_ISSUER.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
what=${1:?app or dmg}
target=${2:?the application or the disk image}

if [[ -z ${MACOS_CERTIFICATE:-} || -z ${MACOS_CERTIFICATE_PASSWORD:-} ]]; then
    echo "sign.sh: $(basename "$target") stays unsigned, because there is no certificate in MACOS_CERTIFICATE."
    exit 0
fi

private=$(mktemp -d)
keychain=$private/signing.keychain-db
known=()
while IFS= read -r line; do
    known+=("$(sed -e 's/^[[:space:]]*"//' -e 's/"$//' <<<"$line")")
done < <(security list-keychains -d user)

tidy() {
    security list-keychains -d user -s ${known[@]+"${known[@]}"} || true
    security delete-keychain "$keychain" || true
    rm -rf "$private"
}
trap tidy EXIT

open_keychain() {
    local password
    password=$(openssl rand -hex 24)
    printf %s "$MACOS_CERTIFICATE" | openssl base64 -d -A -out "$private/certificate.p12"
    security create-keychain -p "$password" "$keychain"
    security set-keychain-settings -lut 3600 "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$private/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" ${known[@]+"${known[@]}"}
    identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/^ *1) \([0-9A-F]\{40\}\) .*/\1/p')
    [[ -n $identity ]] || { echo "sign.sh: the certificate in MACOS_CERTIFICATE is not one to sign code with." >&2; exit 1; }
}

sign() {
    codesign --force --timestamp --options runtime --keychain "$keychain" --sign "$identity" "$@"
}

sign_application() {
    local app=$1 part
    # Libraries first, then the frameworks around them, deepest first, and last the application with its rights.
    while IFS= read -r -d '' part; do
        sign "$part"
    done < <(find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0)
    while IFS= read -r -d '' part; do
        sign "$part"
    done < <(find "$app/Contents" -depth -type d -name '*.framework' -print0)
    sign --entitlements "$here/entitlements.plist" "$app"
    codesign --verify --deep --strict --verbose=2 "$app"
}

notarise() {
    local target=$1 sent=$1
    if [[ -z ${NOTARY_KEY:-} || -z ${NOTARY_KEY_ID:-} || -z ${NOTARY_ISSUER:-} ]]; then
        echo "sign.sh: $(basename "$target") is not notarised, because there is no key in NOTARY_KEY."
        return
    fi
    printf %s "$NOTARY_KEY" | openssl base64 -d -A -out "$private/notary.p8"
    if [[ -d $target ]]; then # An application is sent in an archive, and gets the ticket itself.
        sent=$private/application.zip
        ditto -c -k --keepParent "$target" "$sent"
    fi
    xcrun notarytool submit "$sent" --wait --timeout 30m \
        --key "$private/notary.p8" --key-id "$NOTARY_KEY_ID" --issuer "$NOTARY_ISSUER"
    xcrun stapler staple "$target"
    xcrun stapler validate "$target"
}

open_keychain
case $what in
    app)
        sign_application "$target"
        notarise "$target"
        ;;
    dmg)
        sign "$target"
        notarise "$target"
        ;;
    *)
        echo "sign.sh: $what is neither app nor dmg." >&2
        exit 2
        ;;
esac
