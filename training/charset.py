"""Characters: what the generator draws, and the class each drawn glyph is read as.

The classes of version 1 are kept in their order, so that its weights can be trained further.
"""

import unicodedata


def jis_characters():
    """Every double-byte character of code page 932, the set Japanese business software prints."""
    for lead in [*range(0x81, 0xA0), *range(0xE0, 0xFD)]:
        for trail in range(0x40, 0xFD):
            try:
                character = bytes([lead, trail]).decode("cp932")
            except UnicodeDecodeError:
                continue
            if len(character) == 1:
                yield character


BEYOND_JIS = (
    "¥‐‑–—−〜㊞㊑㍿㈳㈶㈴㈺㈼㉆•©®™€£¢☎☏✆✉✓☑☐〠〶𠮷ゔ№℡℻℃℉㏍㎖㎗㎘㎍㎥㎢②⑴⑵⑶⑷⑸⑹❶❷❸❹❺Ⓡ▼▽▲△▶◀◆◇■□●○◎★☆♪♯♭㋿🈑"
)
# Cyrillic, box drawing and Greek capitals never stand on these documents and look like others.
UNUSED_RANGES = [(0x400, 0x45F), (0x2500, 0x257F), (0x391, 0x3A9)]
USED_GREEK = "ΩΣΔΦ"

# Different code points, one printed shape.
SAME_SHAPE = dict(
    zip(
        "￥〜～−－‐‑–—“”〝〟’‘´｀·•￠￡￢￤￣ⅠⅤⅩⅰⅴⅹÅ∥ﾞﾟ゛゜◯∑　",
        "¥~~-----―\"\"\"\"'''`・・¢£¬|￣IVXivxÅ‖ﾞﾟﾞﾟ○Σ ",
    )
)
HALF_KANA = {chr(code): unicodedata.normalize("NFKC", chr(code)) for code in range(0xFF61, 0xFF9E)}


def class_of(character):
    """The class a drawn character is labelled with: full-width ASCII as ASCII, half-width kana as full-width."""
    if character in VERTICAL_SOURCE or character in PLACED_SOURCE:
        character = (VERTICAL_SOURCE | PLACED_SOURCE)[character]
    if character in PAIRS:
        return PAIRS[character][0]
    if character in SAME_SHAPE:
        return SAME_SHAPE[character]
    if character in HALF_KANA:
        return HALF_KANA[character]
    if 0xFF01 <= ord(character) <= 0xFF5E:
        return chr(ord(character) - 0xFEE0)
    return character


def is_drawn(character):
    code = ord(character)
    if any(first <= code <= last for first, last in UNUSED_RANGES) and character not in USED_GREEK:
        return False
    return not (character.isspace() or 0xE000 <= code <= 0xF8FF)


# Vertical setting turns these a quarter clockwise …
TURNED = "ー～－-―…‥（）()「」『』【】〔〕［］｛｝〈〉《》＜＞：；＝|"
# … and moves these to the upper right corner of their square.
RAISED = "、。，．ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
# Private code points stand for the vertical forms inside the generator.
VERTICAL_FORM = {character: chr(0xE000 + index) for index, character in enumerate(TURNED + RAISED)}
VERTICAL_SOURCE = {form: character for character, form in VERTICAL_FORM.items()}
# The moved ones where they stand in their square, for columns that are read lying on their side.
PLACED_FORM = {character: chr(0xE100 + index) for index, character in enumerate(RAISED)}
PLACED_SOURCE = {form: character for character, form in PLACED_FORM.items()}
# Two digits side by side in one square of a column.
PAIRS = {chr(0xE200 + number): f"{number:02d}" for number in range(100)}


def _inventory():
    ascii_printable = [chr(code) for code in range(0x21, 0x7F)]
    half_width = [chr(code) for code in range(0xFF61, 0xFFA0)]
    horizontal = list(dict.fromkeys(filter(is_drawn, [*ascii_printable, *jis_characters(), *half_width, *BEYOND_JIS])))
    classes = list(dict.fromkeys([" ", *map(class_of, horizontal)]))
    return [*horizontal, *VERTICAL_SOURCE, *PLACED_SOURCE, *PAIRS], horizontal, classes


# Drawn glyphs (forms of columns last), those with a code point of their own, and the classes (0 is the CTC blank).
GLYPHS, CHARACTERS, CLASSES = _inventory()


def first_level(character):
    """Kana, letters, signs and the 2,965 kanji in daily use."""
    code = ord(character)
    if not (0x4E00 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF):
        return True
    try:
        return 0xB0 <= character.encode("euc_jp")[0] <= 0xCF
    except UnicodeEncodeError:
        return character in "髙﨑"
