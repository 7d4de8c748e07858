#!/bin/sh
# How long somebody waits who has just cloned Trailhand: until the start page is served, until the
# first move has been made (through the API), until the rules are compiled; and at a second start.
#   benchmarks/first_run.sh              with empty, then with warm caches of packages
#   benchmarks/first_run.sh --no-wait    without waiting for the compiler: no compiled start
# Clones the last commit into a new folder and works only there, with caches of its own; needs git,
# curl and what ./play needs. Prints one table, in seconds.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/scripts/setup.sh"
need_python
PYTHON=$python
export PYTHON

wait_for_compiler=1
case "$*" in
    "") ;;
    --no-wait) wait_for_compiler= ;;
    *) die "usage: benchmarks/first_run.sh [--no-wait]" ;;
esac

work=$(mktemp -d)
server=
stop() {
    if [ "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" || true
        server=
    fi
}
# Whoever compiles in the background is a process group of its own.
stop_compiling() {
    maker=$(sed 's/ .*//' "$work/clone/build/maker.pid" 2>/dev/null) || maker=
    if [ "$maker" ]; then kill -- "-$maker" 2>/dev/null || true; fi
}
end() {
    stop
    stop_compiling
    rm -rf "$work"
}
trap end EXIT
trap 'exit 130' INT TERM

PIP_CACHE_DIR=$work/pip
npm_config_cache=$work/npm
TRAILHAND_DATABASE=sqlite:///$work/tables.sqlite3
free_port='import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
TRAILHAND_PORT=${TRAILHAND_PORT:-$("$python" -c "$free_port")}
export PIP_CACHE_DIR npm_config_cache TRAILHAND_DATABASE TRAILHAND_PORT
page=http://127.0.0.1:$TRAILHAND_PORT

# Seconds since the start of a run.
began=
now() { "$python" -c 'import time; print(time.time())'; }
since() { "$python" -c "import time; print('%.1f' % (time.time() - $began))"; }

# Start ./play in a clone and wait until it answers.
start() {
    began=$(now)
    (cd "$1" && exec ./play serve) >"$work/said" 2>&1 &
    server=$!
    until curl -sf -o /dev/null "$page/"; do
        kill -0 "$server" 2>/dev/null || { cat "$work/said" >&2; die "The server did not start."; }
        sleep 0.05
    done
}

# A table against a bot, and the first option of the first decision.
first_move() {
    "$python" - "$page" <<'END'
import http.cookiejar, json, sys, time, urllib.request, uuid
jar = http.cookiejar.CookieJar()
web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
def ask(path, **body):
    tokens = {each.name: each.value for each in jar}
    data = json.dumps({"key": str(uuid.uuid4()), **body}).encode() if body else None
    headers = {"content-type": "application/json", "x-csrftoken": tokens.get("csrftoken", "")}
    return json.load(web.open(urllib.request.Request(sys.argv[1] + path, data, headers)))
ask("/api/games")
seats = [{"kind": "me"}, {"kind": "bot"}]
table = ask("/api/tables", game="gwt2", options={}, public=False, spectators=False, confirm=False,
            name="", seats=seats)
while not (table["decision"] and table["decision"]["yours"]):
    time.sleep(0.05)
    table = ask("/api/tables/" + table["id"])
notation = table["decision"]["options"][0]["notation"]
ask(f"/api/tables/{table['id']}/choose", moment=table["moment"], notation=notation)
END
}

# One fresh clone: a row of the table.
measure() {
    clone=$work/clone
    rm -rf "$clone"
    git clone -q "$root" "$clone"
    start "$clone"
    served=$(since)
    first_move
    moved=$(since)
    stop
    compiled=- again=-
    if [ "$wait_for_compiler" ]; then
        (cd "$clone" && "$python" scripts/setup make) >>"$work/said" 2>&1 || true
        compiled=$(since)
        start "$clone"
        again=$(since)
        stop
    else
        stop_compiling
    fi
    printf '| %-13s | %11s | %10s | %8s | %12s |\n' "$1" "$served" "$moved" "$compiled" "$again"
}

printf '| %-13s | %11s | %10s | %8s | %12s |\n' caches 'page served' 'first move' compiled 'second start'
printf '| --- | ---: | ---: | ---: | ---: |\n'
measure empty
measure warm
printf '\n%s\n' "$("$python" -c "import os
print(os.cpu_count(), 'processors, load average %.1f %.1f %.1f' % os.getloadavg())")"
