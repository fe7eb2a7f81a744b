"""Glyph atlas: every glyph of every font in a cell of 64 × 64, for composing lines on the accelerator.

Stored column by column ([upright or lying × cell, column, row]), so that a line gathers whole columns. A glyph a font
does not have takes no cell.
"""

import os
from multiprocessing import Pool
from typing import NamedTuple

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont

from charset import CHARACTERS, GLYPHS, PAIRS, PLACED_SOURCE, RAISED, VERTICAL_SOURCE
from fonts import BITMAP, DOTTED, HAND, HAND_CHINESE, HAND_DEBIAN, HAND_LATIN, HAND_UNSEEN, JAPANESE, LATIN, LOGO, LOGO_LATIN, UNSEEN, WEB, WEB_UNSEEN
from figures import PEOPLE, Person
from pens import WRITERS, WRITERS_UNSEEN, Hand
from pens import load as load_strokes
from strokes import GLYPHS as WRITTEN, HANDS, drawn

CELL, EM = 64, 52
# The em square stands in the middle of the cell, so that a quarter turn of the cell turns the glyph in place.
ORIGIN = (CELL - EM) // 2
BASELINE = ORIGIN + round(0.86 * EM)
FONT_FILES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cache", "payload", "fonts")

# (kind, name, dots): 'o' outline, 'u' outline kept for validation, 'b' bitmap, 'd' outline in dots, 'l' Latin only,
# 'h' handwriting, 'v' handwriting kept for validation, 's' digits of our own strokes, 'q' letters of a pen, 'i' Latin with
# a bar for its 1, 'w' and 'x' bent strokes of one writer (trained on, kept for validation), 'm' small units behind
# digits, 'g' and 'k' heavy and fancy fonts of logos (Japanese, Latin only), 'f' figures people wrote.
BAR_ONE = ("lib_s", "lib_m", "lib_n", "rob_r", "rob_b", "rob_c", "open")
FONTS = [("o", name, 0) for name in (*JAPANESE, *WEB)]
FONTS += [("u", name, 0) for name in (*UNSEEN, *WEB_UNSEEN)]
FONTS += [("h", name, 0) for name in (*HAND, *HAND_DEBIAN)] + [("v", name, 0) for name in HAND_UNSEEN]
FONTS += [("s", f"hand{number}", number) for number in range(HANDS)]
FONTS += [("i", name, 0) for name in BAR_ONE]
FONTS += [("q", name, 0) for name in HAND_LATIN] + [("h", name, 0) for name in HAND_CHINESE]
FONTS += [("w", f"writer{number}", number) for number in WRITERS]
FONTS += [("x", f"writer{number}", number) for number in WRITERS_UNSEEN]
UNITS = "年月日円回点個倍枚本時分秒台名人階号番%割引kgmlLPt"
SMALL_UNITS = ("noto_r", "noto_b", "ipaexg", "mp1_b", "bizg_b", "rounded_b", "serif_b", "migu_b")
FONTS += [("m", name, size) for name, size in zip(SMALL_UNITS, (26, 30, 34, 24, 30, 28, 32, 26))]
FONTS += [("b", name, size) for name, (size, *_) in BITMAP.items()]
FONTS += [("d", name, size) for name, size in DOTTED.items()]
FONTS += [("l", name, 0) for name in LATIN]
FONTS += [("f", f"person{number}", number) for number in range(PEOPLE)]
FONTS += [("g", name, 0) for name in LOGO] + [("k", name, 0) for name in LOGO_LATIN]
# Names of fonts that were not sent to the training machine, one a line: without this file a missing font is an error.
LEFT_OUT = os.path.join(FONT_FILES, "left-out.txt")
if os.path.exists(LEFT_OUT):
    _away = set(open(LEFT_OUT).read().split())
    FONTS = [font for font in FONTS if font[1] not in _away]


def render_font(font):
    kind, name, dots = font
    cells = np.zeros((len(GLYPHS), CELL, CELL), np.uint8)
    advance = np.zeros(len(GLYPHS), np.float32)
    has = np.zeros(len(GLYPHS), bool)
    if kind == "b":
        _render_bitmap(name, dots, cells, advance, has)
    elif kind == "s":
        _render_strokes(dots, cells, advance, has)
    elif kind in "wx":
        _render_writer(dots, cells, advance, has)
    elif kind == "f":
        _render_figures(dots, cells, advance, has)
    elif kind == "m":
        _render_units(name, dots, cells, advance, has)
    else:
        _render_outline(kind, name, dots, cells, advance, has)
    if kind == "i":
        _bar_for_one(cells, advance)
    _add_vertical_forms(cells, advance, has)
    ink = cells.max(2) > 80
    top = np.where(ink.any(1), ink.argmax(1), ORIGIN)
    bottom = np.where(ink.any(1), CELL - ink[:, ::-1].argmax(1), ORIGIN + EM)
    advance = np.where(has, np.clip(advance, 0.12, 1.15), 0.5).astype(np.float32)
    in_em = [((edge - ORIGIN) / EM).astype(np.float32) for edge in (top, bottom)]
    return np.ascontiguousarray(cells[has].transpose(0, 2, 1)), advance, has, *in_em


def _render_bitmap(name, dots, cells, advance, has):
    stored = np.load(f"{FONT_FILES}/{name}.npz")
    count = len(CHARACTERS)
    bits = np.unpackbits(stored["bits"], axis=1)[:, : dots * dots].reshape(count, dots, dots)
    advance[:count], has[:count] = stored["advance"], stored["has"]
    for index in np.nonzero(has[:count])[0]:
        large = Image.fromarray(np.kron(bits[index], np.ones((4, 4), np.uint8)) * 255)
        cells[index, ORIGIN : ORIGIN + EM, ORIGIN : ORIGIN + EM] = np.asarray(large.resize((EM, EM), Image.BOX))


def _render_outline(kind, name, dots, cells, advance, has):
    path = f"{FONT_FILES}/{name}.otf"
    font = ImageFont.truetype(path, EM)
    small = ImageFont.truetype(path, dots) if kind == "d" else None
    unknown = font.getmask("\U0010fff0")
    unknown = (unknown.size, bytes(unknown))
    for index, character in enumerate(CHARACTERS):
        if kind in "liqk" and ord(character) > 0x2200:
            continue
        mask = font.getmask(character)
        if (mask.size, bytes(mask)) == unknown or mask.size[0] == 0 or not mask.getbbox():
            continue
        if small:
            cells[index] = _in_dots(character, small, dots)
            advance[index] = small.getlength(character) / dots
        else:
            cell = Image.new("L", (CELL, CELL))
            ImageDraw.Draw(cell).text((ORIGIN, BASELINE), character, 255, font, anchor="ls")
            cells[index] = np.asarray(cell)
            advance[index] = font.getlength(character) / EM
        has[index] = cells[index].max() > 60


def _render_strokes(number, cells, advance, has):
    for character in WRITTEN:
        index = CHARACTERS.index(character)
        cells[index], advance[index] = drawn(character, number, CELL, EM, ORIGIN)
        has[index] = True


def _render_writer(number, cells, advance, has):
    hand, index_of = Hand(number), {character: index for index, character in enumerate(CHARACTERS)}
    for character, strokes in load_strokes().items():
        index = index_of.get(character)
        if index is not None:
            cells[index], advance[index] = hand.draw(character, strokes, CELL, EM, ORIGIN)
            has[index] = True


def _render_figures(number, cells, advance, has):
    person = Person(number)
    for digit in "0123456789":
        index = CHARACTERS.index(digit)
        cells[index], advance[index] = person.draw(digit, CELL, EM, ORIGIN)
        has[index] = True


def _render_units(name, size, cells, advance, has):
    """Small units on the base line, as price tags and calendars set them behind large digits."""
    font = ImageFont.truetype(f"{FONT_FILES}/{name}.otf", size)
    for character in UNITS:
        index = CHARACTERS.index(character)
        cell = Image.new("L", (CELL, CELL))
        ImageDraw.Draw(cell).text((ORIGIN, BASELINE), character, 255, font, anchor="ls")
        cells[index], advance[index], has[index] = np.asarray(cell), font.getlength(character) / EM, True


def _bar_for_one(cells, advance):
    """A one without flag and foot, as tills and displays have it."""
    one, other, thin = (CHARACTERS.index(character) for character in "17l")
    rows, columns = np.nonzero(cells[other].max(1) > 80)[0], np.nonzero(cells[thin].max(0) > 80)[0]
    width, middle = columns[-1] - columns[0] + 1, ORIGIN + round(advance[other] * EM / 2)
    cells[one] = 0
    cells[one, rows[0] : rows[-1] + 1, middle - width // 2 : middle - width // 2 + width] = 255


def _in_dots(character, font, dots):
    side = dots + 8
    picture = Image.new("L", (side, side))
    draw = ImageDraw.Draw(picture)
    draw.fontmode = "1"
    draw.text((4, 4 + round(0.86 * dots)), character, 255, font, anchor="ls")
    size = round(side * EM / dots)
    picture = picture.resize((side * 4, side * 4), Image.NEAREST).resize((size, size), Image.BOX)
    cell = Image.new("L", (CELL, CELL))
    margin = ORIGIN - round(4 * EM / dots)
    cell.paste(picture, (margin, margin))
    return np.asarray(cell)


def _add_vertical_forms(cells, advance, has):
    """Vertical setting: brackets and dashes turned, commas and small kana moved to the right; each ink-centred."""
    index_of = {character: index for index, character in enumerate(CHARACTERS)}
    for offset, form in enumerate(VERTICAL_SOURCE):
        source, target = index_of[VERTICAL_SOURCE[form]], len(CHARACTERS) + offset
        if not has[source]:
            continue
        cell = np.roll(cells[source], round((1 - advance[source]) / 2 * EM), axis=1)
        if VERTICAL_SOURCE[form] in RAISED:
            cell = np.roll(cell, round((0.5 if VERTICAL_SOURCE[form] in "、。，．" else 0.1) * EM), axis=1)
            rows = np.nonzero(cell.max(1) > 80)[0]
            if len(rows):
                cell = np.roll(cell, CELL // 2 - int(rows.mean()), axis=0)
        else:
            cell = np.rot90(cell, -1)
        cells[target], advance[target], has[target] = cell, 1.0, True
    for offset, source in enumerate(map(index_of.get, PLACED_SOURCE.values())):
        target = len(CHARACTERS) + len(VERTICAL_SOURCE) + offset
        if not has[source]:
            continue
        shift = round((0.55 if CHARACTERS[source] in "、。，．" else 0.1) * EM)
        cell = np.roll(cells[source], round((1 - advance[source]) / 2 * EM), axis=1)
        cells[target], advance[target], has[target] = np.roll(cell, (-shift, shift), axis=(0, 1)), 1.0, True
    for offset, digits in enumerate(PAIRS.values()):
        first, second = (index_of[digit] for digit in digits)
        target = len(GLYPHS) - len(PAIRS) + offset
        if has[first] and has[second]:
            cells[target] = _side_by_side(cells[first], cells[second], max(advance[first], advance[second]))
            advance[target], has[target] = 1.0, True


def _side_by_side(first, second, advance):
    """Two digits in one square, at their own width or squeezed to half of it."""
    share = min(advance, 0.58) / advance
    width, step = round(CELL * share), round(min(advance, 0.58) * EM)
    pair = np.zeros((CELL, CELL), np.uint8)
    for index, cell in enumerate((first, second)):
        narrow = np.asarray(Image.fromarray(cell).resize((width, CELL), Image.BOX)) if share < 1 else cell
        left = CELL // 2 - step + index * step - round(ORIGIN * share)
        area = pair[:, max(0, left) : left + width]
        np.maximum(area, narrow[:, max(0, -left) : max(0, -left) + area.shape[1]], out=area)
    return pair


class Atlas(NamedTuple):
    """Columns of all cells, and the cell of each glyph of each font, upright and lying (0: an empty one)."""

    columns: torch.Tensor
    cells: torch.Tensor


def rendered(processes):
    """Cells, an empty one before them, and metrics of all fonts."""
    # What takes longest is begun first.
    order = sorted(range(len(FONTS)), key=lambda index: FONTS[index][0] not in "wx")
    with Pool(processes) as pool:
        found = dict(zip(order, pool.imap(render_font, [FONTS[index] for index in order], chunksize=1)))
    parts = list(zip(*(found[index] for index in range(len(FONTS)))))
    empty = np.zeros((1, CELL, CELL), np.uint8)
    return np.concatenate([empty, *parts[0]]), dict(zip(("advance", "has", "top", "bottom"), map(np.stack, parts[1:])))


def build(processes, device):
    """(Atlas, metrics) of all fonts. After the upright glyphs come all of them lying, as in a column turned to a line."""
    cells, metrics = rendered(processes)
    has, count = metrics["has"], len(cells)
    both = torch.empty((2, *cells.shape), dtype=torch.uint8, device=device)
    both[0] = torch.from_numpy(cells)
    both[1] = both[0]
    # Narrow glyphs stand in the middle of a column. Its right edge is the top of the line it is turned to.
    shifts = np.concatenate([[0], (np.round((1 - metrics["advance"]) / 2 * EM).astype(int) * (metrics["advance"] < 0.97))[has]])
    for shift in np.unique(shifts[shifts != 0]):
        chosen = torch.from_numpy(np.nonzero(shifts == shift)[0]).to(device)
        both[1, chosen] = torch.roll(both[0, chosen], int(shift), 1)
    both[1] = both[1].transpose(1, 2).flip(2)
    numbers = torch.zeros(has.size, dtype=torch.int32)
    numbers[torch.from_numpy(np.nonzero(has.ravel())[0])] = torch.arange(1, count, dtype=torch.int32)
    return Atlas(both.reshape(-1, CELL), torch.cat([numbers, numbers + count]).to(device)), metrics
