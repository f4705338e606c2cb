"""The comments of the C API as documentation of C#."""

import re
import textwrap
from xml.sax.saxutils import escape

from api import camel

# What C words otherwise than C#, or C# leaves out: numbers of items, NULL, plain numbers that stand for something.
WORDS = [
    (r"; `rules` may be NULL| `\w+` may be NULL\.|; `\w+` may be NULL", ""),
    (r",? into `\w+\[\d+\]`|, `\w+\[\d+\]`(?=[,:;. ])|,? from `\w+\[\d+\]`(?=:)", ""),
    (r"`(\w+)\[\d+\]`", r"`\1`"),
    (r": an? `(king|balayi)_\w+`(?=\.)|: 1 or 0(?=[ .])|, \d+ to \d+(?=\.$)", ""),
    (r", as a set( of kinds)?|, as one mask|, as a copy", ""),
    (r": `count` \w+(, and|,)", ":"),
    (r",? and the (seat|player) of each(?=\.)", ""),
    (r" The (lists|cards)( played are those below| have room for) .*?\.", ""),
    (r"; [\w ]+ always suffice", ""),
    (r", or 0 while it is not decided", ", `null` while it is not decided"),
    (r": 1 to 4, or 0 for a place that is not decided", "; `null` is a place that is not decided"),
    (r" All 0 in other contracts\.", ""),
    (r"KING_NOTHING", "`null`"), (r"int32_t", "`int`"),
    (r"KING_PARTY_ROUNDS", "`Party.Rounds`"), (r"BALAYI_MATCH_ROUNDS", "`Match.Rounds`"),
    (r"KING_PHASE_(\w)(\w+)", lambda found: f"`Phase.{found[1]}{found[2].lower()}`"),
    (r"\b(?:king|balayi)_([a-z0-9_]+)\(\)", lambda found: f"`{spelt(found[1])}`"),
]
OF_C = re.compile(r"\b(king_|KING_|balayi_|BALAYI_|NULL)")
# Where the account of a status begins.
STATUS = re.compile(r"(?<=[.;:]) (?=KING_\w+(?:, KING_\w+)*: )")
EXCEPTIONS = {
    "KING_E_TEXT": "ParseException", "KING_E_ILLEGAL": "IllegalActionException",
    "KING_E_RANGE": "ArgumentOutOfRangeException", "KING_NONE": "ArgumentOutOfRangeException",
}


def spelt(name):
    """A function of C as a member of C#: `view_with_hidden` is `View.WithHidden`."""
    if name == "first_declarer":
        return "Deal.FirstDeclarer"
    owner, _, rest = re.sub(r"^(party|match)_file_", r"\1file_", name).partition("_")
    owner = owner.capitalize().replace("file", "File")
    return owner if rest in ("", "new") else owner + "." + "".join(word.capitalize() for word in rest.split("_"))


def summary(text, indent=8):
    """A summary, in one line where it fits."""
    return element("summary", text, indent)


def element(tag, text, indent):
    space = " " * indent + "/// "
    end = tag.split(" ")[0]
    line = f"{space}<{tag}>{text}</{end}>"
    if len(line) <= 120 and "\n" not in text:
        return [line]
    lines = []
    for paragraph in text.split("\n"):
        lines += textwrap.wrap(paragraph, 120 - len(space), break_long_words=False, break_on_hyphens=False)
    return [f"{space}<{tag}>"] + [space + line for line in lines] + [f"{space}</{end}>"]


def markup(text):
    """Markdown as C# has it."""
    for words, instead in WORDS:
        text = re.sub(words, instead, text)
    if OF_C.search(text):
        raise ValueError(f"this is about C: {text}")
    return re.sub(r"`([^`]+)`", r"<c>\1</c>", escape(text))


def of(function, indent=8):
    """The documentation of a function: what it answers, when there is nothing, and what it throws."""
    summaries, exceptions = [], {}
    text = function.doc
    for param in function.params:
        text = text.replace(f"`{param.name}`", f"`{camel(param.name)}`")
    for paragraph in text.split("\n\n"):
        for part in STATUS.split(" ".join(paragraph.split())):
            status = re.match(r"((?:KING_\w+(?:, )?)+): (.*)$", part)
            if not status:
                summaries.append(markup(part))
            elif status[1] == "KING_NONE" and function.none:
                summaries.append(f"<c>null</c>: {markup(status[2])}")
            elif status[1] != "KING_E_SHORT":
                name = EXCEPTIONS.get(status[1], "RulesException")
                sentence = markup(status[2])
                exceptions.setdefault(name, []).append(sentence[:1].upper() + sentence[1:])
    lines = summary(" ".join(filter(None, summaries)), indent)
    for name, sentences in exceptions.items():
        lines += element(f'exception cref="{name}"', " ".join(sentences), indent)
    return lines


def words(name):
    """A name of C# as words: `contract kind`."""
    return "language" if name == "Lang" else re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
