# shellcheck shell=sh
# Shared by ./play, ./test and .ci/run: they set $root (the checkout) and source this file.
#
# An environment is a folder in the checkout with two stamps in it: one says what its packages
# were installed from, one what Trailhand was built from. What has not changed is not redone.

: "${root:?}"
unset PYTHONPATH PYTHONHOME # our environments see only what we put into them

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# --- what is on this machine -----------------------------------------------------------------

# Is $1 a working Python 3.11 or newer that can make environments?
good_python() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# Set $python: $PYTHON if it is given, else the first good one on the PATH.
find_python() {
    for python in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3; do
        if good_python "$python"; then return 0; fi
        if [ "$python" = "${PYTHON:-}" ]; then return 1; fi
    done
    return 1
}

# Can $1 (a Python) build C extensions, that is, are a compiler and its headers here?
can_compile() {
    "$1" -c '
import os, pathlib, shutil, sys, sysconfig
cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
header = pathlib.Path(sysconfig.get_path("include"), "Python.h")
sys.exit(not (shutil.which(cc) and header.exists()))' >/dev/null 2>&1
}

# --- environments ----------------------------------------------------------------------------

# Name the environment that the functions below work on.
use_environment() {
    venv=$root/$1
    log=$root/build/setup$1.log
    mkdir -p "$root/build"
}

# Run a command in the checkout, its output into the log.
quietly() { (cd "$root" && "$@") >>"$log" 2>&1; }

give_up() {
    say "$1 The end of $log:"
    tail -n 40 "$log" >&2
    exit 1
}

pip_install() {
    quietly "$venv/bin/python" -m pip --disable-pip-version-check --no-input install "$@"
}

# Print one hash over a text ($1) and the files and folders named after it.
fingerprint() {
    (cd "$root" && "$venv/bin/python" - "$@") <<'END'
import hashlib, pathlib, sys
digest = hashlib.sha256(sys.argv[1].encode())
for path in map(pathlib.Path, sys.argv[2:]):
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        made = {"__pycache__", "node_modules", "static"} # by tools, not by people
        if file.is_file() and not made.intersection(file.parts):
            digest.update(f"\n{file.as_posix()} ".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
print(digest.hexdigest())
END
}

is_stamped() { [ "$(cat "$venv/$1.stamp" 2>/dev/null)" = "$2" ]; }
stamp() { printf '%s\n' "$2" >"$venv/$1.stamp"; }

# Make the environment hold exactly the packages of requirements/$1.
install_packages() {
    if good_python "$venv/bin/python" &&
        is_stamped packages "$(fingerprint "$venv" "requirements/$1")"; then return 0; fi
    find_python || die "Trailhand needs Python 3.11 or newer, with its venv module.
Please install it (on Debian or Ubuntu: apt install python3 python3-venv), or say which one
to take: PYTHON=/path/to/python3 $0"
    : >"$log"
    if [ -e "$venv" ]; then
        say "Updating the packages Trailhand uses..."
    else
        say "Setting up Trailhand (first time, about two minutes)..."
    fi
    quietly "$python" -m venv --clear "$venv" || give_up "Could not make $venv."
    say "Installing packages..."
    pip_install --require-hashes -r "requirements/$1" || give_up "Could not install packages."
    stamp packages "$(fingerprint "$venv" "requirements/$1")"
}

# Add the packages of requirements/$1, which agrees with the lock that is installed already.
add_packages() {
    if is_stamped "$1" "$(fingerprint "$venv" "requirements/$1")"; then return 0; fi
    say "Installing the packages of the lab (first time, about 100 MB)..."
    pip_install --require-hashes -r "requirements/$1" || give_up "Could not install packages."
    stamp "$1" "$(fingerprint "$venv" "requirements/$1")"
}

# Is Trailhand, as it is in the checkout now, installed as $1 (compiled or pure)?
project_is_current() { is_stamped project "$(project_fingerprint "$1")"; }
project_fingerprint() { fingerprint "$1" pyproject.toml hatch_build.py src web; }

# Build and install Trailhand as $1 (compiled or pure); false if that fails.
install_project() {
    rm -f "$venv/project.stamp"
    case $1 in
        compiled) TRAILHAND_PURE=0 ;;
        pure) TRAILHAND_PURE=1 ;;
    esac
    export TRAILHAND_PURE
    pip_install --no-deps --no-build-isolation --force-reinstall . || return 1
    stamp project "$(project_fingerprint "$1")"
}

# Point the environment at the sources, without building anything; false if that fails.
link_project() {
    rm -f "$venv/project.stamp"
    pip_install --no-deps --no-build-isolation --force-reinstall --editable .
}
