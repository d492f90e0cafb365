#!/bin/bash
# Starts a server, Chromium and the screen reader Orca on a screen that nobody sees. Ends with them, or with Ctrl-C.
# Says "ready" when keys can be pressed. `python -m tools.listen` starts it; these say how:
#   LISTEN_DIR      where everything is written
#   LISTEN_SERVER   the command of the server
#   LISTEN_PORT     its port; LISTEN_DEBUG_PORT that of Chromium's debugger
#   LISTEN_DISPLAY  the screen
#   LISTEN_SPEED    characters that the voice speaks in a second
#   LISTEN_LANGUAGE the language of browser and reader
set -e
here=$(cd "$(dirname "$0")" && pwd)

# A session bus of our own, and everything below within it.
if [ -z "$LISTEN_INSIDE" ]; then
    LISTEN_INSIDE=1 exec dbus-run-session -- "$0"
fi

started=()
stop() { trap - EXIT INT TERM; kill "${started[@]}" 2> /dev/null || true; }
trap stop EXIT INT TERM
background() { local log=$1; shift; "$@" > "$LISTEN_DIR/$log.log" 2>&1 & started+=($!); }
await() {
    local tries=0
    until "$@" > /dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 150 ] || { echo "gave up: $*" >&2; exit 1; }
        sleep 0.2
    done
}

export DISPLAY=$LISTEN_DISPLAY LISTEN_SAID=$LISTEN_DIR/said.jsonl
export HOME=$LISTEN_DIR/home XDG_CONFIG_HOME=$LISTEN_DIR/home/.config XDG_DATA_HOME=$LISTEN_DIR/home/.local/share
export XDG_RUNTIME_DIR=$LISTEN_DIR/home/run XDG_CACHE_HOME=$LISTEN_DIR/home/.cache
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" && mkdir -pm 700 "$XDG_RUNTIME_DIR"
export LANG=C.UTF-8 LANGUAGE=$LISTEN_LANGUAGE NO_AT_BRIDGE=0 GTK_MODULES=gail:atk-bridge ACCESSIBILITY_ENABLED=1
# Orca makes further files beside its settings: give it a copy.
mkdir -p "$HOME/orca" && cp "$here/reader/voice.py" "$HOME/orca/" && cp "$here/reader/settings.py" "$HOME/orca/orca-customizations.py"

background server env RUHR_DATABASE_URL="sqlite:///$LISTEN_DIR/tables.sqlite3" "$LISTEN_SERVER" serve --port "$LISTEN_PORT"
background xvfb Xvfb "$DISPLAY" -screen 0 1400x900x24 -nolisten tcp
await xdotool getdisplaygeometry
background openbox openbox
gsettings set org.gnome.desktop.interface toolkit-accessibility true
background bus /usr/libexec/at-spi-bus-launcher --launch-immediately
await dbus-send --session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.a11y.Bus.GetAddress
for on in IsEnabled ScreenReaderEnabled; do
    dbus-send --session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.freedesktop.DBus.Properties.Set \
        string:org.a11y.Status string:$on variant:boolean:true > /dev/null
done
background orca orca -u "$HOME/orca"
await test -s "$LISTEN_SAID"
await curl -fs "http://127.0.0.1:$LISTEN_PORT/api/health"
background chromium chromium --no-sandbox --force-renderer-accessibility --no-first-run --no-default-browser-check --test-type \
    --disable-gpu --disable-sync --disable-features=Translate --password-store=basic --user-data-dir="$HOME/chromium" \
    --remote-debugging-port="$LISTEN_DEBUG_PORT" --lang="$LISTEN_LANGUAGE" --window-position=0,0 --window-size=1400,900 \
    "http://127.0.0.1:$LISTEN_PORT/"
browser=${started[-1]}
await xdotool search --onlyvisible --class chromium
echo ready
wait "$browser"
