"""The words: nothing the engine can say is missing, in any language."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import trailhand as th
from tests.text import elpaso, wildtiled
from tests.text.telling import told_ids
from trailhand.core.game import Setting, family_of, registered
from trailhand.core.news import WORDS as WORDS_OF_NEWS
from trailhand.core.text import Argument, Text, Typed
from trailhand.games.gwt.agenda import STEPS
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import FILTERS, HAZARD_TYPES, OBJECTIVE, WORKERS
from trailhand.games.gwt.modules.north.stores import TRADE_KEYS
from trailhand.games.gwt.objections import REASONS
from trailhand.games.gwt.scoring import CATEGORIES
from trailhand.games.gwt.solo.cards import sam_cards
from trailhand.games.gwt.solo.companion.guides import GUIDES
from trailhand.games.gwt.solo.companion.turn import QUESTIONS
from trailhand.games.gwt.solo.reasons import SKIPPED, WHY
from trailhand.games.gwt.stem import Automatic
from trailhand.games.gwt.tables import MODULES, open_box
from trailhand.games.gwt.words.names import AUX_WORDS, CARD_WORDS, DISC_WORDS, card_name
from trailhand.text import Words, between, closest, has, languages, phrase, render, sources, words
from trailhand.text.names import intro

GAMES = 3  # for every table below and number of seats
MANY = (2, 3, 4)
TABLES: tuple[tuple[str, tuple[int, ...], dict[str, object]], ...] = (
    ("gwt1", MANY, {}),
    ("gwt2", MANY, {}),
    ("gwt2", MANY, {"simmental": True}),
    ("gwt1", MANY, {"north": True, "poker": True}),
    ("gwt2", MANY, {"north": True, "poker": True, "brahman": True}),
    ("gwt2", (1,), {"solo": "easy"}),
    ("gwt2", (1,), {"solo": "medium", "simmental": True}),
    ("gwt2", (1,), {"solo": "hard", "brahman": True}),
    ("gwt2", (1,), {"solo": "easy", "north": True}),
    ("gwt2", (1,), {"solo": "hard", "north": True}),
    *elpaso.TABLES,
    *wildtiled.TABLES,
)

NEWS = ("chance", *(word for _, word in WORDS_OF_NEWS))
BOTS = ("random", "greedy", "search", "easy", "medium", "hard")  # not guests of other tests

# Messages that no code asks for yet, and why they are there.
WAITING = {
    "error-over": "what a person reads on the page; the kernel's own error is for programs",
    "error-turn": "what a person reads on the page; the kernel's own error is for programs",
    "error-refused": "what a person reads on the page; the kernel's own error is for programs",
}

# Messages that read the same in every language, and why.
SAME = {
    "automaton-sam": "a name",
    "answer-number": "only its argument",
    "answer-worker": "only its argument",
    "place-kansas-city": "the name of a city",
    "worker-cowboy": "the same word",
    "score-total": "the same word",
    "book-gwt": "the name of a game",
    "list-next": "only a comma",
    "action-plain": "only its argument",
    "use-local": "only its argument",
    "thing": "only its argument",
    "offer-perform": "only its argument",
    "about-master": "only its argument",
    "brief-number": "only its arguments",
    "brief-or": "a sign",
    "tally-cowboys": "the same word",
    "about-disc": "only its arguments",
    **elpaso.SAME,
    **wildtiled.SAME,
}

UNRESOLVED = re.compile(r"[{}@]|\$[A-Za-z_]|\bnil\b|  ")
BROKEN = re.compile(r" [:;?!»]|« |\d \$")  # where a French line may not break
TERMINAL = "terminal-"


# -- what the files say -------------------------------------------------------------------


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """All messages of a language; one that is written twice fails here."""
    found: dict[str, ftl.Message] = {}
    for source in sources(lang):
        for item in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(item, ftl.Junk), f"{source.name}: {item.content}"
            if isinstance(item, ftl.Message):
                assert item.id.name not in found, f"{source.name}: {item.id.name} again"
                found[item.id.name] = item
    return found


# -- what the code can say ----------------------------------------------------------------


PACKAGE = Path(th.__file__).parent
ENGINE = ("core", "games")
GWT = ("core", "games/common", "games/gwt")


class Code:
    """What the sources of some packages say: their string constants and calls."""

    def __init__(self, *packages: str) -> None:
        self.constants: set[str] = set()
        self.beginnings: set[str] = set()
        self.calls: list[tuple[str, ast.expr]] = []
        for path in PACKAGE.rglob("*.py"):
            if path.relative_to(PACKAGE).as_posix().startswith(packages):
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    self.look(node)

    def look(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.constants.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            self.beginnings.add(str(node.values[0].value))
        elif isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            self.calls.append((name, node.args[0]))

    def arguments(self, name: str) -> Iterator[str]:
        """The constants that a function or method is given as its first argument."""
        for called, argument in self.calls:
            if called == name:
                yield from plain(argument)


def plain(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from plain(node.body)
        yield from plain(node.orelse)


@cache
def engine() -> Code:
    return Code(*ENGINE)


@cache
def gwt() -> Code:
    return Code(*GWT)


@cache
def interface() -> Code:
    return Code("cli.py", "terminal", "server", "text")


def literal_ids() -> set[str]:
    """Ids written out in the code: first arguments of messages, and names after an @."""
    found = set(engine().arguments("Text")) | set(interface().arguments("phrase"))
    for text in engine().constants | interface().constants:
        if re.fullmatch(r"@[a-z][a-z0-9-]*[a-z0-9]", text):
            found.add(text[1:])
        elif text.startswith(TERMINAL) and text in interface().constants - interface().beginnings:
            found.add(text)
    return found


def used_by_terminal(key: str) -> bool:
    """Whether the terminal puts an id together: `terminal-` and a word, or a longer beginning."""
    if not key.startswith(TERMINAL):
        return False
    if key.removeprefix(TERMINAL).removesuffix("s") in WORKERS:
        return True
    return key.removeprefix(TERMINAL) in interface().constants or any(
        key.startswith(beginning) and len(beginning) > len(TERMINAL)
        for beginning in interface().beginnings
    )


def boxes() -> list[Box]:
    second = tuple(MODULES)
    return [
        open_box("1e", 4, ()),
        open_box("2e", 4, ()),
        open_box("1e", 4, ("north", "poker")),
        open_box("2e", 4, second),
    ]


@cache
def built_ids() -> frozenset[str]:
    """Ids that the code puts together from the tables of the engine."""
    found = {"ask-" + step.__name__.lower() for step in STEPS if not issubclass(step, Automatic)}
    found |= {
        "ask-" + step.__name__.lower() for step in QUESTIONS if not issubclass(step, Automatic)
    }
    found |= {f"no-{reason.name}" for reason in REASONS.values()}
    found |= {"answer-number", "answer-points"}
    found |= {f"{door}-undo-{word}" for door in ("server", "terminal") for word in NEWS}
    found |= told_ids(GUIDES)
    for box in boxes():
        found |= {f"card-{box.edition}-{CARD_WORDS[n]}" for n in range(len(box.card_names))}
        found |= {f"disc-{DISC_WORDS[n]}".replace("_", "-") for n in range(len(box.disc_names))}
        found |= {f"aux-{AUX_WORDS[n]}" for n in range(len(box.auxiliaries))}
        found |= {f"master-{master.name}".replace("_", "-") for master in box.masters}
        found |= {f"need-{box.edition}-{pool}" for pool in box.pool_names}
        found |= {f"immediate-{card.immediate}" for card in box.objectives}
        found |= {f"tile-{box.edition}-green", f"tile-{box.edition}-second"}
        found.add(f"fx-village-{box.edition}")
    found |= {f"icon-{name}".replace("_", "-") for name in FILTERS}
    found |= {f"worker-{name}" for name in WORKERS}
    found |= {f"hazard-{name}" for name in HAZARD_TYPES}
    found |= {"hand-green", "hand-black"}
    found |= {f"{key}-{name}" for name in (*CATEGORIES, "poker") for key in ("category", "hint")}
    found |= {f"trade-{name}" for name in TRADE_KEYS.values()}
    found |= {f"about-town-{kind}" for kind in ("small", "station", "medium", "big")}
    found |= {f"bot-{name}{end}" for name in BOTS for end in ("", "-help", "-level")}
    found |= {f"{key}-station" for key in engine().arguments("position_text")}
    found |= {f"about-{each}" for each in ("certificates", "deck", "token")}
    found |= {"about-market-stack", "about-objective-stack"}
    found |= {f"thing-{each}" for each in ("station", "track", "hall", "bells", "town", "trade")}
    found |= {f"sam-why-{reason.name}" for reason in WHY.values()}
    found |= {f"sam-skip-{reason.name}" for reason in SKIPPED.values()}
    for deck in ("base_cards", "north_cards"):
        found |= {f"automaton-sam-{card.word()}" for card in sam_cards(deck).values()}
    for game in registered():
        info = game.info
        found |= {f"seat-{number}" for number in range(1, max(info.seats) + 1)}
        found |= {f"game-{info.id}", f"book-{family_of(info)}"}
        found |= {f"intro-{family_of(info)}-{n + 1}" for n in range(len(intro(info, "en")))}
        found |= {f"preset-{name}" for name in info.presets}
        for setting in info.options:
            found |= {f"setting-{setting.name}", f"setting-{setting.name}-help"}
            if setting.kind == "bool":
                found.add(f"module-{setting.name}")
            if setting.kind != "number":
                found |= {value_id(info, setting, value) for value in setting.choices}
    for name in ("gwt2", "elpaso"):
        match = th.new(name, seats=2, seed=1)
        found |= {f"tally-{number}" for number in match.game.tally(match.state, 0)}
    found.add("tally-objectives")
    found |= elpaso.built_ids()
    found |= wildtiled.built_ids()
    return frozenset(found)


def value_id(info: th.GameInfo, setting: Setting, value: object) -> str:
    """The message of a value: one of the setting's own, or the one for all options."""
    if setting.name == "preset":
        return f"preset-{value}"
    if value is None and any(setting.name in preset for preset in info.presets.values()):
        return "server-by-preset"
    word = "none" if value is None else str(value).lower()
    own = (f"setting-{setting.name}-{family_of(info)}-{word}", f"setting-{setting.name}-{word}")
    return next((key for key in own if has(key)), f"server-value-{word}")


# -- the files ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_every_message_that_the_code_can_produce_exists(lang: str) -> None:
    assert sorted((literal_ids() | built_ids()) - set(messages(lang))) == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_used(lang: str) -> None:
    written = {text.removeprefix("@") for text in engine().constants | interface().constants}
    idle = set(messages(lang)) - written - built_ids() - set(WAITING)
    assert sorted(key for key in idle if not used_by_terminal(key)) == []
    assert sorted(set(WAITING) - set(messages(lang))) == []


def test_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert languages() == ["en", "fr"]
    assert list(messages("en")) == list(messages("fr"))
    for key in messages("en"):
        assert arguments("en", key) == arguments("fr", key), key


def arguments(lang: str, key: str) -> set[str]:
    return {variable.argument for variable in words(lang).variables[key, ""]}


def test_french_is_not_english() -> None:
    same = {key for key in messages("en") if bare("en", key) == bare("fr", key)}
    # A single word of the interface may be the same in both languages.
    short = {key for key in same if key.startswith(TERMINAL) and count_words(key) < 2}
    assert sorted(same - short) == sorted(SAME)


def count_words(key: str) -> int:
    return len(re.findall(r"\w+", re.sub(r"\{.*?\}", "", bare("en", key))))


def bare(lang: str, key: str) -> str:
    """The text of a message without its forms."""
    message = messages(lang)[key]
    written = FluentSerializer().serialize_entry(ftl.Message(message.id, message.value))
    return written.partition("=")[2].strip()


# -- every name in the sentences that inflect it ------------------------------------------


def family(prefix: str) -> list[str]:
    return ["@" + key for key in sorted(built_ids()) if key.startswith(prefix)]


def inflected() -> Iterator[Text]:
    """Sentences with every name that they may be given."""
    spare: dict[str, Argument] = {"who": "@seat-1", "space": "A1", "n": 2, "cost": 3, "dollars": 4}
    cards: list[Argument] = [*family("card-"), card_name(boxes()[0], OBJECTIVE + 6)]
    workers: list[Argument] = [*family("worker-")]
    villages: list[Argument] = [*family("tile-")]
    hazards = [
        Text("tile-hazard", {"type": name, "vp": 3, "hand": "@hand-green"})
        for name in family("hazard-")
    ]
    private = [Text("tile-private", {"name": "5a", "owner": seat}) for seat in family("seat-")]
    buildings: list[Argument] = [Text("tile-neutral", {"letter": "B"}), *private]
    on_trail = [Text("place-tile", {"tile": t, "space": "T4"}) for t in [*villages, *hazards]]
    empty = Text("place-empty", {"space": "A1"})
    places = ["@place-kansas-city", "@place-start", empty, *buildings, *on_trail]
    tiles = [*villages, *hazards]
    wanted: list[tuple[str, str, list[Argument]]] = [
        ("discard-card trash-card buy-second log-drew log-bought log-trashed", "card", cards),
        ("buy-one buy-two log-discarded", "card", cards),
        ("hire-worker log-hired no-row-full no-hired-worker", "worker", workers),
        ("foresight-take log-foresight", "tile", [*tiles, *workers]),
        ("log-tile-placed log-tile-gone", "tile", tiles),
        ("take-hazard log-hazard-taken", "tile", [*hazards]),
        ("take-village-gain take-village-pay take-village-token", "tile", villages),
        ("log-village-taken", "tile", villages),
        ("log-uses log-copies copy-building use-copied", "tile", buildings),
        ("place-herder", "tile", buildings[:1]),
        ("move-to log-moved log-placed", "place", places),
        ("build-replace log-built", "old", [*private, empty]),
        ("master-no", "master", [*family("master-")]),
        ("disc-board log-disc-cleared", "disc", [*family("disc-")]),
        ("demand-cards no-not-breed", "icon", [*family("icon-")]),
        ("need", "what", [*family("need-")]),
        ("log-fee", "to", ["@the-bank", *family("seat-")]),
        ("pays-seat", "seat", [*family("seat-")]),
        ("log-aux", "aux", [f"@aux-{name}" for name in AUX_WORDS[:6]]),
    ]
    for keys, argument, names in wanted:
        for key in keys.split():
            for name in names:
                given = {each: spare.get(each, 2) for each in arguments("en", key)}
                for count in (1, 2):
                    yield Text(key, given | {"n": count, argument: name})
    for master in family("master-"):
        for worker in workers:
            for key in ("master-yes", "log-master-taken"):
                yield Text(key, {"who": "@seat-2", "master": master, "worker": worker})
    stages = [("@stage-calf", "@stage-heifer"), ("@stage-heifer", "@stage-cow")]
    for dollars in (-2, 0, 5):
        yield Text("log-village-taken", {**spare, "tile": villages[0], "dollars": dollars})
    for young, grown in stages:
        for count in (0, 1, 2):
            yield Text("raise-cattle", {"n": count, "from": young, "to": grown})
    yield from elpaso.inflected()
    yield from wildtiled.inflected()
    for reason in REASONS.values():  # the log has no numbers for them
        yield Text("no-" + reason.name)
    for key in sorted(WAITING):
        given = {each: spare.get(each, 2) for each in arguments("en", key)}
        yield Text(key, given)
    for key in sorted(key for key in built_ids() if not arguments("en", key)):
        yield Text(key)


@pytest.mark.parametrize("lang", languages())
def test_every_name_has_the_forms_that_sentences_want(lang: str) -> None:
    fresh = Words(lang)
    for message in inflected():
        text = fresh.say(message.id, message.args)
        assert not flawed(text, lang), f"{message}: {text}"
    assert sorted(fresh.problems) == []


def flawed(text: str, lang: str) -> bool:
    return bool(UNRESOLVED.search(text) or (lang == "fr" and BROKEN.search(text)))


# -- whole games --------------------------------------------------------------------------


def said(match: th.Match, told: int) -> Iterator[Text]:
    """Everything there is to say at a decision, and what was noted since the last one."""
    state = match.state
    top = state.agenda[-1]
    yield top.question(state)
    assert match.decision is not None
    for setting in match.decision.options:
        yield setting.description.message
        if setting.description.warning is not None:
            yield setting.description.warning
    for step in [top, *top.beside(state)]:
        for choice in step.candidates(state):
            code = step.objection(state, choice)
            if code:
                yield match.game.objection(step, state, choice, code).message
    yield from noted(match, told)


def noted(match: th.Match, told: int) -> Iterator[Text]:
    for event in match.events()[told:]:
        for seat in range(-1, match.seats):
            line = match.game.line(match.state, event, seat)
            if line is not None:
                yield line.message


def every_table() -> list[tuple[str, int, dict[str, object]]]:
    return [(game, count, options) for game, seats, options in TABLES for count in seats]


def test_whole_games_can_be_told() -> None:
    fresh = {lang: Words(lang) for lang in languages()}
    texts: dict[tuple[str, str], str] = {}
    for number, (game, seats, options) in enumerate(every_table() * GAMES):
        match = th.new(game, seats=seats, seed=number, options=options)
        match.watch()
        dice = random.Random(number)
        told = 0
        while match.decision is not None:
            for message in said(match, told):
                for lang in fresh:
                    texts[fresh[lang].say(message.id, message.args), lang] = message.id
            told = len(match.events())
            match.play(dice.randrange(len(match.decision.options)))
        for message in noted(match, told):
            for lang in fresh:
                texts[fresh[lang].say(message.id, message.args), lang] = message.id
    assert [f"{texts[text]}: {text[0]}" for text in texts if flawed(*text)] == []
    assert {lang: spoken.problems for lang, spoken in fresh.items()} == {"en": set(), "fr": set()}


# -- the style ----------------------------------------------------------------------------


LONGEST = {"en": 90, "fr": 110}
DECISIONS = 200  # of every edition and variant
MONEY = {"en": re.compile(r"\$\d|\d\s\$"), "fr": re.compile(r"\$\s?\d|\d\$")}


def offered() -> Iterator[Text]:
    """The options of decisions picked at random from games played at random."""
    for number, (game, seats, options) in enumerate(TABLES):
        dice = random.Random(number)
        seen = 0
        while seen < DECISIONS:
            count = seats[seen % len(seats)]
            match = th.new(game, seats=count, seed=dice.randrange(1000), options=options)
            while match.decision is not None and seen < DECISIONS:
                if dice.randrange(3) == 0:
                    seen += 1
                    yield from (setting.description.message for setting in match.decision.options)
                match.play(dice.randrange(len(match.decision.options)))


def test_options_keep_to_the_style() -> None:
    for message in offered():
        for lang in languages():
            text = render(message, lang)
            assert len(text) <= LONGEST[lang], text
            assert not text.endswith("."), text
            assert not MONEY[lang].search(text), text
            assert " -" not in text, text  # a minus is not a hyphen
            if lang == "en":
                assert not re.search(r"\byour?\b", text, re.IGNORECASE), text


# -- the module ---------------------------------------------------------------------------


def test_a_missing_message_shows_its_id_and_its_arguments() -> None:
    fresh = Words("fr")
    assert fresh.say("no-such-thing", {"n": 1}) == "no-such-thing n=1"
    assert fresh.say("log-paid", {"who": "@nobody", "n": 3}) == "nobody paie 3\u00a0$"
    assert sorted(fresh.problems) == ["no-such-thing: missing", "nobody: missing"]


@pytest.mark.parametrize("typed", ["@", "@seat-2", "@nobody", "@ x"])
def test_what_somebody_typed_is_never_the_name_of_a_message(typed: str) -> None:
    for fresh in (Words("en"), Words("fr")):
        said = fresh.say("error-unclear", {"input": Typed(typed)})
        assert typed in said
        assert fresh.problems == set()


def test_a_missing_form_falls_back_to_the_name() -> None:
    fresh = Words("en")
    assert fresh.say("no-not-breed", {"icon": "@the-bank"}) == "The wrong card: discard the bank"
    assert sorted(fresh.problems) == ["the-bank.a: missing"]


def test_unknown_languages_fall_back_to_the_closest_one() -> None:
    spoken = {"fr": "fr", "fr-CA": "fr", "fr_FR.UTF-8": "fr", "FR": "fr", "de": "en", "": "en"}
    assert {lang: closest(lang) for lang in spoken} == spoken
    assert phrase("the-bank", "de") == "the bank"
    assert has("the-bank", "fr")
    assert not has("the-bench", "fr")


def test_arguments_may_be_numbers_words_names_messages_and_lists() -> None:
    two = Text("need", {"what": "@need-2e-building", "n": 2})
    one = Text("need", {"what": "@need-2e-hazard", "n": 1})
    gold = Text("need", {"what": "@need-2e-brown", "n": 1})
    card: dict[str, Argument] = {"name": "O16", "needs": (two, one, gold), "vp": 5, "penalty": 2}
    card["effect"] = "@immediate-move-3"
    english = "Take O16: 5/\u22122 VP for 2 buildings, 1 hazard and 1 brown card; herder +3"
    assert render(Text("objective-take", card)) == english
    plain = card | {"penalty": 0, "effect": "@immediate-none"}
    assert render(Text("objective-play", plain)) == (
        "Play O16: 5 VP for 2 buildings, 1 hazard and 1 brown card"
    )
    assert phrase("hire-worker", "en", worker="@worker-engineer", row=3, cost=7) == (
        "Hire engineer, row 3: pay 7$"
    )
    assert phrase("hire-worker", "fr", worker="@worker-engineer", row=3, cost=7) == (
        "Engager un ingénieur, rangée 3\u00a0: payer 7\u00a0$"
    )


def test_numbers_may_be_compared() -> None:
    assert phrase("no-money", cost=8, money=5) == "Costs 8$: you have 5$, 3$ missing"
    assert phrase("no-money", cost=5, money=8) == "Not enough money"
    assert phrase("no-money", cost=5) == "Not enough money"
    tile: dict[str, Argument] = {"who": "@seat-1", "tile": "@tile-1e-green", "space": "T2"}
    ends = {3: ": gains 3$", -2: ": pays 2$", 0: ""}
    for dollars, end in ends.items():
        taken = Text("log-village-taken", tile | {"dollars": dollars})
        assert render(taken) == "Player 1 takes green teepee, T2" + end


def test_a_way_is_told_without_its_end() -> None:
    ways = {
        "C-T4-T5": "C-T4",
        "FLOOD1-FLOOD2-FLOOD3-B": "FLOOD1\u20133",
        "A-A1-A2": "A-A1",
        "B": "",
    }
    assert {way: between(way) for way in ways} == ways


def test_a_reason_in_a_sentence_is_only_its_fact() -> None:
    assert phrase("no-aux-locked", "fr").startswith("Bloquée\u00a0: ")
    assert phrase("log-lost", "fr", who="@seat-4", reason="@no-aux-locked") == (
        "Joueur 4 ne gagne rien\u00a0: bloquée"
    )
    assert phrase("log-skipped", who="@seat-4", reason="@no-worker") == (
        "Player 4 passes: nobody to hire"
    )
