"""A drawn piece of a page with its truth: where lines run, and how thick they are."""

import os
import re

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from charset import RAISED, TURNED
from fonts import HAND, HAND_UNSEEN, JAPANESE, LATIN, UNSEEN, WEB, WEB_UNSEEN

SIDE = 768
# The truth is kept at half the size: share of each pixel inside a line's core, thickness in pixels, places not judged.
HALF = SIDE // 2
# A line's core has its full length and this share of its thickness.
CORE = 0.4
FONT_FILES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cache", "payload", "fonts")
# Every kanji and kana as wide as the next, as on a till.
GRID_FONTS = ["noto_r", "noto_b", "ipaexg", "ume_tg4", "mtlc", "bizg_r", "dot16", "mp1_r", "ipaexm", "kosugi", "mcode"]
JAPANESE_FONTS, LATIN_FONTS, HAND_FONTS = [*JAPANESE, *WEB], list(LATIN), list(HAND)
UNSEEN_FONTS = [*UNSEEN, *WEB_UNSEEN, *HAND_UNSEEN]
_fonts = {}
_advances = {name: {} for name in (*JAPANESE_FONTS, *LATIN_FONTS, *HAND_FONTS, *UNSEEN_FONTS)}


def font_of(name, size):
    key = name, size
    if key not in _fonts:
        if len(_fonts) > 600:
            _fonts.clear()
        _fonts[key] = ImageFont.truetype(f"{FONT_FILES}/{name}.otf", size, layout_engine=ImageFont.Layout.BASIC)
    return _fonts[key]


def advance_of(text, name, size):
    """Length of a text in pixels; asking the font for every text would take a third of the time."""
    known, total = _advances[name], 0.0
    for character in text:
        if character not in known:
            known[character] = font_of(name, 64).getlength(character) / 64
        total += known[character]
    return total * size


class Sheet:
    def __init__(self, paper):
        self.paper = paper
        self.image = Image.new("L", (SIDE, SIDE), paper)
        self.draw = ImageDraw.Draw(self.image)
        self.core = np.zeros((HALF, HALF), np.float32)
        self.thickness = np.zeros((HALF, HALF), np.float32)
        self.unjudged = np.zeros((HALF, HALF), np.uint8)
        self.taken = []

    def dots(self, on):
        """Without smoothing, as a print head of that many dots draws."""
        self.draw.fontmode = "1" if on else "L"

    def free(self, x0, y0, x1, y1):
        return not any(x0 < b[2] and x1 > b[0] and y0 < b[3] and y1 > b[1] for b in self.taken)

    def width(self, text, name, size, spacing=0.0):
        return advance_of(text, name, size) + spacing * size * max(0, len(text) - 1)

    def text(self, x, baseline, text, name, size, ink, spacing=0.0, wide=1.0, tall=1.0, hollow=None):
        """Draws a line from x on its baseline; returns its right edge. `spacing` is in em.

        `wide` and `tall` stretch the characters as printers do; `hollow` is the tone inside outlined ones.
        """
        font = font_of(name, size)
        left, top, right, bottom = font.getbbox(text, anchor="ls")
        if right <= left:
            return x
        if wide != 1 or tall != 1:
            layer, right = self._line(text, font, name, size, spacing)
            layer = layer.resize((max(1, round(layer.width * wide)), max(1, round(layer.height * tall))), Image.BILINEAR)
            self.image.paste(ink, (round(x), round(baseline - size * tall)), layer)
            self._mark(x, baseline + top * tall, x + right * wide, baseline + bottom * tall, size * tall, across=True)
            return x + right * wide
        if hollow is not None:
            self.draw.text((x, baseline), text, hollow, font, anchor="ls", stroke_width=max(1, size // 18), stroke_fill=ink)
            right = max(right, advance_of(text, name, size))
        elif spacing:
            at = x
            for character in text:
                self.draw.text((at, baseline), character, ink, font, anchor="ls")
                at += advance_of(character, name, size) + spacing * size
            right = at - spacing * size - x
        else:
            self.draw.text((x, baseline), text, ink, font, anchor="ls")
            right = max(right, advance_of(text, name, size))
        self._mark(x, baseline + top, x + right, baseline + bottom, size, across=True)
        return x + right

    def _line(self, text, font, name, size, spacing):
        """A line of print on its own: its ink with the baseline `size` below the top, and its length."""
        length = advance_of(text, name, size) + spacing * size * max(0, len(text) - 1)
        layer = Image.new("L", (max(1, round(length) + 2), round(size * 1.35)), 0)
        draw, at = ImageDraw.Draw(layer), 0.0
        draw.fontmode = self.draw.fontmode
        for part in text if spacing else [text]:
            draw.text((at, size), part, 255, font, anchor="ls")
            at += advance_of(part, name, size) + spacing * size
        return layer, length

    def turned(self, x, y, text, name, size, ink, up=True):
        """A line that runs up or down the page, its upper end at y; returns its lower end."""
        font = font_of(name, size)
        _, top, _, bottom = font.getbbox(text, anchor="ls")
        layer, length = self._line(text, font, name, size, 0.0)
        turned = layer.rotate(90 if up else -90, expand=True)
        self.image.paste(ink, (round(x), round(y)), turned)
        x0, x1 = (x + size + top, x + size + bottom) if up else (x + layer.height - size - bottom, x + layer.height - size - top)
        self._mark(x0, y, x1, y + length, size, across=False)
        return y + length

    def column(self, x, y, text, name, size, ink, spacing=0.0):
        """Draws a vertical line, centred on x, from y down; returns its lower end.

        Two digits stand in one square; words of Latin letters lie.
        """
        font, at = font_of(name, size), y
        for run in re.findall(r"(?<![0-9])[0-9]{2}(?![0-9])|[!-~]*[a-z][!-~]+|.", text):
            if run in " 　":
                at += size * 0.6
                continue
            if len(run) > 2 or run in TURNED:
                width = size if len(run) == 1 else max(1, round(advance_of(run, name, size)))
                cell = Image.new("L", (width, size), 0)
                ImageDraw.Draw(cell).text((width / 2, size * 0.86), run, 255, font, anchor="ms")
                self.image.paste(ink, (round(x - size / 2), round(at)), cell.rotate(-90, expand=True))
                at += width - size
            else:
                shift = (0.5, -0.5) if run in "、。，．" else ((0.1, -0.1) if run in RAISED else (0, 0))
                self.draw.text((x + shift[0] * size, at + (0.86 + shift[1]) * size), run, ink, font, anchor="ms")
            at += size * (1 + spacing)
        end = at - size * spacing
        self._mark(x - size * 0.48, y, x + size * 0.48, end, size, across=False)
        return end

    def _mark(self, x0, y0, x1, y1, size, across):
        self.taken.append((x0 - 2, y0 - 2, x1 + 2, y1 + 2))
        low, high = (y0, y1) if across else (x0, x1)
        # A dash or 一 alone has hardly any height: its box is that of a character.
        thick = max(high - low, 0.6 * size)
        middle, reach = (low + high) / 2, thick * CORE / 2
        if across:
            self._fill(x0, middle - reach, x1, middle + reach, thick)
        else:
            self._fill(middle - reach, y0, middle + reach, y1, thick)

    def _fill(self, x0, y0, x1, y1, thick):
        x0, y0, x1, y1 = x0 / 2, y0 / 2, x1 / 2, y1 / 2
        columns = np.clip(np.minimum(np.arange(HALF) + 1, x1) - np.maximum(np.arange(HALF), x0), 0, 1)
        rows = np.clip(np.minimum(np.arange(HALF) + 1, y1) - np.maximum(np.arange(HALF), y0), 0, 1)
        c, r = np.nonzero(columns)[0], np.nonzero(rows)[0]
        if len(c) == 0 or len(r) == 0:
            return
        area = (slice(r[0], r[-1] + 1), slice(c[0], c[-1] + 1))
        self.core[area] = np.maximum(self.core[area], rows[area[0], None] * columns[None, area[1]])
        around = (slice(max(0, r[0] - 1), r[-1] + 2), slice(max(0, c[0] - 1), c[-1] + 2))
        self.thickness[around] = thick

    def ignore(self, x0, y0, x1, y1):
        """What may be taken for text or not: rows of dashes, ornaments, handwriting-like strokes."""
        self.unjudged[max(0, int(y0 / 2)) : max(0, int(y1 / 2) + 1), max(0, int(x0 / 2)) : max(0, int(x1 / 2) + 1)] = 1
        self.taken.append((x0, y0, x1, y1))

    def cover(self, x0, y0, x1, y1):
        """Something lies over the page there: no text is visible."""
        area = (slice(max(0, int(y0 / 2)), max(0, int(y1 / 2))), slice(max(0, int(x0 / 2)), max(0, int(x1 / 2))))
        self.core[area], self.thickness[area] = 0, 0
