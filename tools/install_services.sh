#!/bin/sh
# Installs what the tests start for themselves, where it is missing: PostgreSQL, Redis and a browser.
set -e
missing=""
command -v redis-server > /dev/null || missing="$missing redis-server"
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
command -v chromium > /dev/null || missing="$missing chromium"
[ -z "$missing" ] && exit 0
if ! command -v apt-get > /dev/null; then
    echo "The tests need these programs; please install them:$missing" >&2
    exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -q
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -q $missing
