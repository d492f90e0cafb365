#!/bin/sh
# Installs what the tests start for themselves, where it is missing: PostgreSQL, Redis and a browser.
# With "listen": also a screen reader, and a screen that nobody sees.
set -e
missing=""
if [ "$1" = listen ]; then
    for program in orca xvfb:Xvfb xdotool openbox dbus:dbus-run-session curl; do
        command -v "${program#*:}" > /dev/null || missing="$missing ${program%:*}"
    done
    [ -x /usr/libexec/at-spi-bus-launcher ] || missing="$missing at-spi2-core"
    [ -z "$missing" ] || missing="$missing dconf-gsettings-backend gsettings-desktop-schemas"
fi
command -v redis-server > /dev/null || missing="$missing redis-server"
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
command -v chromium > /dev/null || { missing="$missing chromium"; quicker=chromium-headless-shell; }
[ -z "$missing" ] && exit 0
if ! command -v apt-get > /dev/null; then
    echo "The tests need these programs; please install them:$missing" >&2
    exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -q
# Not every release has it; the tests do without.
[ -n "$quicker" ] && apt-cache show "$quicker" > /dev/null 2>&1 && missing="$missing $quicker"
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -q $missing
