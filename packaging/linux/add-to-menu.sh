#!/bin/sh
# Adds Two Speeds to the desktop's menu and to "open with" for .two-speeds.toml and .gguf files, for you alone.
# Nothing of it is needed to start the program. Run it again after moving the folder; with --remove it takes all away.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
menu=$data/applications/two-speeds.desktop
types=$data/mime/packages/two-speeds.xml
if [ "${1:-}" = --remove ]; then
    rm -f "$menu" "$types" "$data"/icons/hicolor/*/apps/two-speeds.png "$data"/icons/hicolor/scalable/apps/two-speeds.svg
else
    mkdir -p "$data/applications" "$data/mime/packages" "$data/icons/hicolor/scalable/apps"
    # In a quoted part of Exec the four characters " ` $ \ need a backslash, which the file's own syntax doubles.
    quoted=$(printf '%s' "$here/two-speeds" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
    while IFS= read -r line; do
        case $line in
            Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/two-speeds.desktop" >"$menu"
    cp "$here/two-speeds-mime.xml" "$types"
    cp "$here/icons/two-speeds.svg" "$data/icons/hicolor/scalable/apps/"
    for size in 16 24 32 48 64 128 256 512; do
        mkdir -p "$data/icons/hicolor/${size}x$size/apps"
        cp "$here/icons/two-speeds-$size.png" "$data/icons/hicolor/${size}x$size/apps/two-speeds.png"
    done
fi
command -v update-mime-database >/dev/null && update-mime-database "$data/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database "$data/applications" || true
