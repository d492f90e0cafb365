"""Names and words of people: there is something to see, and nobody is called what another seems to be."""

import unicodedata

#: Joins emoji that belong together, and asks for their coloured form: both only after something visible.
JOINER, COLOURED = "\u200d", "\ufe0f"
#: Characters that are letters or signs for Unicode, and that nobody sees.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: So many marks may stand above and below one letter, as in Vietnamese or Hebrew.
MOST_MARKS = 2
#: Letters that look like Latin ones.
LOOK_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜавеѕіјкморсухүԁһӏԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγηικνορτυχıℓ|01",
    "ABESIJKMHOPCTYXYGQWabesijkmopcyxydhlqwABEZHIKMNOPTYXabynikvoptuxillol",
)


def visible(text: str) -> str:
    """The text without space around it; raises `ValueError` if some of it cannot be seen or towers up."""
    marks, before = 0, ""
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character in (JOINER, COLOURED):
            if not before or before.isspace():
                raise ValueError("only visible characters")
        elif character in BLANK or not character.isprintable() or _is_selector(character):
            raise ValueError("only visible characters")
        marks = marks + 1 if kind in ("Mn", "Me") and character != COLOURED else 0
        if marks > MOST_MARKS or (marks and (not before or before.isspace())):
            raise ValueError("no marks without a letter, and no towers of them")
        before = character
    if not text.strip():
        raise ValueError("only visible characters")
    return unicodedata.normalize("NFC", text.strip())


def visible_name(text: str) -> str:
    """A name that can be seen, with single spaces in it."""
    return " ".join(visible(text.replace(JOINER, "")).split())


def _is_selector(character: str) -> bool:
    """Does it only choose another form of the character before it, or join letters?"""
    return (
        character == "\u034f"
        or "\u180b" <= character <= "\u180f"
        or "\ufe00" <= character < COLOURED
        or "\U000e0100" <= character <= "\U000e01ef"
    )


def look_alike(one: str, other: str) -> bool:
    """Can two names be taken for each other? Case, spaces, accents and look-alike letters do not count.

    >>> look_alike("Anna", " ΑNNА. "), look_alike("Ida", "lda"), look_alike("Anna", "Anne")
    (True, True, False)
    """
    return _shape(one) == _shape(other)


def _shape(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).translate(LOOK_ALIKE).casefold().translate(LOOK_ALIKE)
    letters = "".join(character for character in plain if character.isalnum())
    return letters.replace("l", "i").replace("rn", "m").replace("vv", "w") or "".join(plain.split())
