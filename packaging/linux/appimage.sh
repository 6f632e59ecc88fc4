#!/bin/sh
# Makes an AppImage from the tree that `python3 dev.py installers` leaves (build/installers/<version>/root).
#
#   appimage.sh TREE APPIMAGETOOL RUNTIME OUTPUT
#
# APPIMAGETOOL and RUNTIME (the official type 2 runtime) are files that the release workflow fetches and checks
# against their checksums; with RUNTIME given, the tool itself fetches nothing.
set -eu

[ $# -eq 4 ] || { echo "usage: appimage.sh TREE APPIMAGETOOL RUNTIME OUTPUT" >&2; exit 2; }
tree=$1 tool=$2 runtime=$3 output=$4
id=io.github.ginrummy_qt.GinRummyQt
[ -x "$tree/usr/lib/ginrummy-qt/ginrummy-qt" ] || { echo "appimage.sh: no program in $tree" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
appdir=$folder/AppDir
cp -a "$tree" "$appdir"
rm -rf "$appdir/usr/share/lintian"
ln -s usr/bin/ginrummy-qt "$appdir/AppRun"
cp "$appdir/usr/share/applications/$id.desktop" "$appdir/$id.desktop"
cp "$appdir/usr/share/icons/hicolor/256x256/apps/$id.png" "$appdir/$id.png"
ln -s "$id.png" "$appdir/.DirIcon"
# Where the tool looks for it.
ln -s "$id.metainfo.xml" "$appdir/usr/share/metainfo/$id.appdata.xml"

# An AppImage cannot be mounted inside a container; the tool is one itself.
APPIMAGE_EXTRACT_AND_RUN=1 "$tool" --no-appstream --runtime-file "$runtime" "$appdir" "$output"
