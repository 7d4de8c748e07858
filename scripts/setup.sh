# shellcheck shell=sh
# Finds the Python that everything else is made with; ./play and ./test source this file.
# $root is the checkout. The rest of the setting up is in scripts/setup/.

: "${root:?}"
unset PYTHONPATH PYTHONHOME # our environments see only what we put into them

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Is $1 a working Python 3.11 or newer that can make environments?
good_python() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# Set $python: $PYTHON if it is given, else the one we took the last time, else the first good one
# on the PATH.
find_python() {
    known=
    if [ -z "${PYTHON:-}" ] && [ -f "$root/build/python" ]; then
        read -r known <"$root/build/python" || known=
        python=$known
        if [ -n "$known" ] && [ -x "$known" ]; then return 0; fi
    fi
    for python in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3; do
        if good_python "$python"; then
            python=$("$python" -c 'import sys; print(sys.executable)')
            mkdir -p "$root/build"
            printf '%s\n' "$python" >"$root/build/python"
            return 0
        fi
        if [ "$python" = "${PYTHON:-}" ]; then return 1; fi
    done
    return 1
}

need_python() {
    find_python || die "Trailhand needs Python 3.11 or newer, with its venv module.
Please install it (on Debian or Ubuntu: apt install python3 python3-venv), or say which one
to take: PYTHON=/path/to/python3 $0"
}

# Set up, compile, start: see scripts/setup/doors.py.
set_up() { "$python" "$root/scripts/setup" "$@"; }
