"""`scripts/mutants`: break the rules by a seed, and say which changes no test has noticed."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from pathlib import Path

from tests.mutants.changes import Change, all_changes
from tests.mutants.grounds import ROOT, Grounds
from tests.mutants.ledger import Ledger, equivalents, named
from tests.mutants.reach import SUITES, Reach, Test
from tests.mutants.report import EQUIVALENT, Report
from tests.mutants.sample import sample
from tests.mutants.trial import KILLED, SURVIVED, Bench, Outcome
from tests.mutants.warm import NOT_HERE, NOTHING, Warm


def arguments(given: list[str]) -> argparse.Namespace:
    """What is asked."""
    parser = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--number", type=int, default=200, help="how many changes (200)")
    parser.add_argument("--score", type=float, default=95.0, help="percent to be noticed (95)")
    parser.add_argument("--only", default="", help="files whose path begins so: games/gwt/solo")
    parser.add_argument("--suites", nargs="+", default=list(SUITES), choices=SUITES, help="tests")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests a change (60)")
    parser.add_argument("--again", action="store_true", help="forget what is known of tests")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(given)


def main(given: list[str]) -> int:
    """0 if the score is reached."""
    asked = arguments(given)
    grounds = Grounds(asked.root)
    with grounds.alone():
        return run(asked, grounds)


def run(asked: argparse.Namespace, grounds: Grounds) -> int:
    """Measure, try, tell."""
    everything = list(all_changes(grounds))
    wanted = [change for change in everything if change.file.startswith(asked.only)]
    taken = sample(wanted, asked.seed, asked.number)
    reach = Reach(grounds, asked.suites)
    reach.measure(asked.again)
    ledger, bench = Ledger(grounds, reach.digests), Bench(grounds)
    files = {
        test.id.partition("::")[0]
        for each in taken
        for test in reach.tests_for(each, asked.budget)[0]
    }
    warm, report, same = Warm(grounds, sorted(files)), Report(asked.seed, len(taken)), equivalents()
    for change in taken:
        outcome = Outcome(EQUIVALENT, "", 0.0) if named(change) in same else ledger.earlier(change)
        if outcome is not None:
            report.take(change, outcome, tried=False)
            continue
        tests, once = reach.tests_for(change, asked.budget)
        outcome = None if once else try_warm(warm, change, tests)
        outcome = outcome or bench.tries(change, tests)
        ledger.note(change, outcome)
        report.take(change, outcome, tried=True)
    warm.stop()
    known = {named(change) for change in everything}
    gone = [" ".join(name) for name in same if name not in known and asked.root == ROOT]
    whole = report.whole(gone)
    (grounds.build / f"seed-{asked.seed}.md").write_text(whole, encoding="utf-8")
    print(f"\n{whole}")
    return 0 if report.score >= asked.score else 1


def try_warm(warm: Warm, change: Change, tests: list[Test]) -> Outcome | None:
    """What came out, if the change could be made in a pytest that runs already."""
    begun = time.monotonic()
    answer = warm.ask(change, tests)
    seconds = round(time.monotonic() - begun, 1)
    if answer == NOT_HERE:
        return None
    return Outcome(SURVIVED, "", seconds) if answer == NOTHING else Outcome(KILLED, answer, seconds)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # with the tests that run now
    sys.exit(main(sys.argv[1:]))
