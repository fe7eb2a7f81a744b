"""Text lines laid out as glyph positions and labels, in batches of one width; the pictures are made by compose.py."""

import math
import random

import numpy as np
import torch
from torch.utils.data import IterableDataset, get_worker_info

from atlas import FONTS
from charset import CHARACTERS, GLYPHS, VERTICAL_FORM, class_of
from columns import CLASS_INDEX, GLYPH_INDEX, SPACE, Column
from pens import is_running
from text import UNVOICED, VOICED, Writer

HEIGHT, MAX_GLYPHS = 48, 60
WIDTHS = [48, 80, 112, 160, 208, 256, 320, 400, 480, 576, 704, 864, 1056, 1280]
LABEL_OF_GLYPH = np.array([CLASS_INDEX[class_of(glyph)] for glyph in GLYPHS], np.int64)

# What travels with a line. SMALL marks lines that are photographed with few pixels more often.
# Printed boxes around the characters: distance of one to the next, left edge of the first, width.
# HAND marks handwriting: its characters are bent, raised and turned each on its own. HOLLOW: only their outlines.
# LOGO marks names of shops: heavier, slanted, printed with a coarse screen.
# FORM marks lines a pen filled in: how large the printed characters between the written ones are.
SIZE, STRETCH, TOP, DOTTED, COUNT, NEGATIVE, SMALL, BOX_STEP, BOX_EDGE, BOX_WIDTH, HAND, HOLLOW, LOGO, FORM = range(14)
PARAMETERS = 14

_OFTEN = {"noto_r": 2, "ipaexg": 2.5, "ipaexm": 1.8, "vlp": 1.6, "ume_tg4": 1.5, "seto": 0.35, "mtlc": 1.4, "serif_r": 1.4, "bizg_r": 1.6, "bizm_r": 1.6, "dot16": 0.5, "jis24": 2, "k20m": 1.3, "shn16m": 0.7, "mp12": 0.5, "shn14": 0.7,
    "kosugi": 1.4, "plex_r": 1.2, "zenkaku_r": 1.2, "shippori_r": 1.2, "decol": 0.4, "dela": 0.35, "rocknroll": 0.35, "stick": 0.3, "reggae": 0.3, "mochiy": 0.4, "potta": 0.25, "zenantique": 0.5,
    "hachi": 0.4, "yusei": 0.7, "mai": 0.7, "kiloji": 1.6, "gyosho": 0.8, "mouhitsu": 0.5, "aoyagi": 0.5, "soseki": 0.4, "wenkai": 0.7, "yoz_e": 0.6, "liujian": 0.5}  # fmt: skip


def _of_kind(*kinds):
    found = [index for index, (kind, *_) in enumerate(FONTS) if kind in kinds]
    return found, [_OFTEN.get(FONTS[index][1], 1.0) for index in found]


OUTLINE, DOTS, LATIN, UNSEEN = _of_kind("o"), _of_kind("b", "d"), _of_kind("l"), _of_kind("u")
PENS, PENS_UNSEEN, STROKES, BAR_ONES = _of_kind("h"), _of_kind("v"), _of_kind("s", "q"), _of_kind("i")
FIGURES = _of_kind("f")
# Fonts a pen writes, for lines that have both.
BY_PEN = np.array([kind in "hvsqfwx" for kind, *_ in FONTS])
WRITERS, WRITERS_UNSEEN, SMALL_UNITS = _of_kind("w"), _of_kind("x"), _of_kind("m")
RUNNING_WRITERS = [index for index in WRITERS[0] if is_running(FONTS[index][2])]
BLOCK_WRITERS = [index for index in WRITERS[0] if not is_running(FONTS[index][2])]
LOGOS, LOGOS_LATIN = _of_kind("g"), _of_kind("k")
# Nothing in the line may look like a bar that is a one.
LIKE_A_BAR = set("Il|ｌＩ｜")
COMPLETE = [index for index in OUTLINE[0] if FONTS[index][1] in ("noto_r", "noto_b", "serif_r", "ipaexg", "ipaexm", "vlp", "ume_tg4")]

NEGATIVE_SHARE = 0.025
# Characters of a column set side by side; whole columns lying on their side.
VERTICAL_SHARE = 0.05
LYING_SHARE = 0.2
BOXED_SHARE = 0.012
VOICE = {CLASS_INDEX[c] for c in VOICED + UNVOICED}
LATIN_SHARE = 0.3
HAND_SHARE = 0.5
# For an expert in handwriting: lines without text, lying ones, those a pen wrote, of the lying ones and of the others.
PENS_ONLY = {"negative": 0.01, "lying": 0.1, "lying_hand": 0.9, "hand": 0.9}
# Of the printed lines, names in the fonts of logos.
LOGO_SHARE = 0.05
# Of the lines a pen wrote, those in one of the writers' strokes instead of a font; of lying columns those a pen wrote.
WRITER_SHARE = 0.64
LYING_HAND_SHARE = 0.42
# Of the writers' lines, those in a running hand.
RUNNING_SHARE = 0.42
# Of the lines a pen wrote, those with printed words between.
FORM_SHARE = 0.12
# Of the lines a pen wrote, those with a small mark at their end.
MARK_SHARE = 0.1
# Lines in outlined characters; lines with small units behind their digits; lines of few pixels, whatever they say.
HOLLOW_SHARE = 0.02
UNITS_SHARE = 0.05
FEW_PIXELS = 0.16
# Of the lines that are mostly kanji, those of few pixels besides.
KANJI_SHARE = 0.3
# Of the lines that are mostly digits, those set so tight that they touch when they are small.
TIGHT_SHARE = 0.25
# Of the lines with a one, those in a font whose one is a bar.
BAR_SHARE = 0.12


def _is_kanji(character):
    return "一" <= character <= "鿿"


def _is_number(text):
    return 2 * sum(character.isdigit() for character in text) > len(text)


class Lines(IterableDataset):
    """Batches (glyphs [B, 60], starts [B, 61], parameters [B, 14], labels, lengths [B], width)."""

    def __init__(self, metrics, columns_per_batch, seed, unseen_fonts=False, largest=1024, pens=False):
        self.metrics, self.columns, self.seed = metrics, columns_per_batch, seed
        self.unseen, self.largest = unseen_fonts, largest
        usual = {"negative": NEGATIVE_SHARE, "lying": LYING_SHARE, "lying_hand": LYING_HAND_SHARE, "hand": HAND_SHARE}
        self.shares = PENS_ONLY if pens else usual

    def __iter__(self):
        worker = get_worker_info()
        seed = self.seed * 1000 + (worker.id if worker else 0)
        self.random, self.writer = random.Random(seed), Writer(seed + 77)
        waiting = {width: [] for width in WIDTHS}
        while True:
            share = self.random.random() - self.shares["negative"]
            line = self._negative() if share < 0 else self._lying() if share < self.shares["lying"] else self._line()
            if line is None:
                continue
            batch = waiting[line[0]]
            batch.append(line)
            if len(batch) >= min(self.largest, self.columns // line[0]):
                yield pack(batch)
                waiting[line[0]] = []

    def _negative(self):
        """A picture without text: a bar code, a texture, a drawing. Its label is empty."""
        parameters = [40.0, 1.0, 0.0, 0.0, 0.0, float(self.random.randint(1, 4)), *[0.0] * 8]
        return self.random.choice(WIDTHS[:10]), [], np.zeros(1), parameters, []

    def _fonts(self):
        r = self.random
        if self.unseen:
            return r.choice(UNSEEN[0]), -1, False
        dotted = r.random() < 0.34
        font = r.choices(*(DOTS if dotted else OUTLINE))[0]
        latin = r.choice(LATIN[0]) if r.random() < (0.06 if dotted else LATIN_SHARE) else -1
        return font, latin, dotted

    def _logos(self):
        """A heavy or fancy font, or two of them."""
        r = self.random
        font = r.choice(LOGOS[0]) if r.random() < 0.6 else r.choice(OUTLINE[0])
        return font, r.choice(LOGOS_LATIN[0]) if r.random() < 0.7 else -1, False

    def _pens(self):
        """A handwriting, its digits often those of our own strokes or of other people."""
        r = self.random
        if self.unseen:
            return r.choice(WRITERS_UNSEEN[0] if r.random() < 0.5 else PENS_UNSEEN[0]), -1, False
        writers = RUNNING_WRITERS if r.random() < RUNNING_SHARE else BLOCK_WRITERS
        font = r.choice(writers) if r.random() < WRITER_SHARE else r.choices(*PENS)[0]
        share = r.random()
        return font, r.choice(STROKES[0]) if share < 0.36 else r.choice(FIGURES[0]) if share < 0.66 else -1, False

    def _glyphs(self, text, font, latin, dotted, vertical):
        """Glyph numbers, advances in em, labels; the ink's top and bottom."""
        r, m = self.random, self.metrics
        space = 0.5 if dotted or r.random() < 0.4 else r.uniform(0.22, 0.5)
        fallback, glyphs, advances, labels, top, bottom = -1, [], [], [], 9.0, -9.0
        for character in text:
            if character in " 　":
                glyphs.append(-1)
                advances.append(space if character == " " and not vertical else 1.0)
                if labels and labels[-1] != SPACE:
                    labels.append(SPACE)
                continue
            index = GLYPH_INDEX.get(VERTICAL_FORM.get(character, character) if vertical else character)
            if index is None:
                continue
            chosen = latin if latin >= 0 and m["has"][latin, index] else font
            if not m["has"][chosen, index]:
                fallback = r.choice(UNSEEN[0] if self.unseen else COMPLETE) if fallback < 0 else fallback
                chosen = next((k for k in (fallback, *COMPLETE) if m["has"][k, index]), -1)
                if chosen < 0:
                    continue
            glyphs.append(chosen * len(GLYPHS) + index)
            advances.append(float(m["advance"][chosen, index]))
            labels.append(int(LABEL_OF_GLYPH[index]))
            top, bottom = min(top, m["top"][chosen, index]), max(bottom, m["bottom"][chosen, index])
        while glyphs and glyphs[-1] == -1:
            glyphs.pop(), advances.pop()
        while labels and labels[-1] == SPACE:
            labels.pop()
        return glyphs, advances, labels, top, bottom

    def _line(self):
        r = self.random
        hand = r.random() < self.shares["hand"]
        boxed = r.random() < BOXED_SHARE
        vertical = not boxed and not hand and r.random() < VERTICAL_SHARE
        text = self.writer.column() if vertical and r.random() < 0.7 else self.writer.line()
        if boxed:
            text = self.writer.digits(7) if r.random() < 0.7 else self.writer.number().replace(" ", "")[:12]
        elif hand:
            text = self.writer.written()
            if r.random() < MARK_SHARE and text[-1] > "ぁ":
                text += r.choice("。。、")
        form = self.writer.form() if hand and not boxed and r.random() < FORM_SHARE else None
        logo = not (hand or boxed or vertical or self.unseen) and r.random() < LOGO_SHARE and bool(LOGOS_LATIN[0])
        if logo:
            text = self.writer.logo()
        font, latin, dotted = self._pens() if hand else self._logos() if logo else self._fonts()
        if not hand and not logo and not self.unseen and "1" in text and r.random() < BAR_SHARE and not LIKE_A_BAR & set(text):
            latin = r.choice(BAR_ONES[0])
        if not hand and not logo and not self.unseen and not dotted and r.random() < UNITS_SHARE:
            latin = r.choice(SMALL_UNITS[0])
            if r.random() < 0.5:
                text = self.writer.counted_small()
        if form:
            text = "".join(piece for piece, _ in form)
            glyphs, advances, labels, top, bottom = self._filled_in(form, font, latin)
        else:
            glyphs, advances, labels, top, bottom = self._glyphs(text, font, -1 if vertical else latin, dotted, vertical)
        if not labels or len(glyphs) > MAX_GLYPHS:
            return None
        # The box follows the ink, as a detector's does.
        ink = max(bottom - top, 0.5)
        size, margin = self._size(ink)
        stretch = self._stretch(len(glyphs)) if not vertical else math.exp(r.gauss(0, 0.05))
        extra = 0.0 if r.random() < 0.55 else (r.uniform(-0.03, 0.1) if r.random() < 0.8 else r.uniform(0.1, 0.35))
        if logo:
            extra = r.uniform(-0.1, 0.12)
        elif len(glyphs) <= 12 and r.random() < 0.06:
            # Names and titles set apart, characters of a till in their grid.
            extra = r.uniform(0.3, 1.4)
        elif _is_number(text) and r.random() < TIGHT_SHARE:
            extra = r.uniform(-0.07, 0.0)
        if hand:
            extra = 0.0 if form else self._gap(len(glyphs))
        indent = 0.0
        if vertical or boxed:
            # Characters of a column are set side by side at one pitch, each in the middle of its square.
            pitch = 1 + r.uniform(0.02, 0.2) if vertical else r.uniform(0.85, 1.8)
            square = 1 if vertical else pitch
            lead = [(square - advance) / 2 if glyph >= 0 else 0 for glyph, advance in zip(glyphs, advances)]
            starts = np.array([index * pitch + lead[index] for index in range(len(glyphs))] + [len(glyphs) * pitch])
            indent, starts = starts[0], starts - starts[0]
        else:
            loose = self._loose(len(advances)) if hand else 0.0
            starts = np.concatenate([[0], np.cumsum(np.maximum(np.array(advances) + extra + loose, 0.1))])
        starts = starts * size * stretch
        left, right = self._sides(ink, size, margin)
        line = self._fit(glyphs, labels, starts, left + indent * size * stretch, right, size, stretch, ink, top, dotted)
        if hand and line:
            line[3][HAND], line[3][FORM] = 1.0, r.uniform(0.68, 1.0) if form else 0.0
        elif logo and line:
            line[3][LOGO] = 1.0
        elif line and not dotted and size > 24 and r.random() < HOLLOW_SHARE:
            line[3][HOLLOW] = 1.0
        if boxed and line:
            parameters, step = line[3], pitch * size * line[3][STRETCH]
            parameters[BOX_STEP], parameters[BOX_EDGE] = step, line[2][0] - indent * size * parameters[STRETCH]
            parameters[BOX_WIDTH] = step * r.choice((1.0, r.uniform(0.75, 0.97)))
        return line

    def _filled_in(self, form, font, latin):
        """Like `_glyphs`, of pieces in a pen's and a printed font: print stands apart, what is written between is squeezed."""
        r, (printed, printed_latin, _) = self.random, self._fonts()
        apart, tight, parts = r.uniform(-0.02, 0.16), r.uniform(-0.16, 0.06) if r.random() < 0.75 else r.uniform(0.06, 0.3), []
        for text, is_printed in form:
            if text:
                glyphs, advances, *rest = self._glyphs(text, *((printed, printed_latin) if is_printed else (font, latin)), False, False)
                parts.append((glyphs, [advance + (apart if is_printed else tight) for advance in advances], *rest))
        glyphs, advances, labels = ([value for part in parts for value in part[index]] for index in range(3))
        return glyphs, advances, labels, min(part[3] for part in parts), max(part[4] for part in parts)

    def _gap(self, count):
        """Room between a pen's characters: they touch, stand as in print, or each for itself."""
        r, share = self.random, self.random.random()
        if share < 0.2:
            return r.uniform(-0.14, -0.02)
        if share < 0.6:
            return r.uniform(-0.02, 0.1)
        return r.uniform(0.1, 0.4) if share < 0.88 or count > 20 else r.uniform(0.4, 1.0)

    def _loose(self, count):
        much = self.random.uniform(0.02, 0.13)
        return np.array([self.random.gauss(0, much) for _ in range(count)])

    def _lying(self):
        r = self.random
        hand = r.random() < self.shares["lying_hand"]
        font, latin, dotted = self._pens() if hand else self._fonts()
        spread = r.uniform(0.3, 1.3) if r.random() < 0.1 else r.uniform(-0.08, 0.55) if hand else r.uniform(-0.02, 0.22)
        fallback = r.choice(UNSEEN[0] if self.unseen else COMPLETE)
        latin = [latin] if latin >= 0 and r.random() < 0.5 else []
        column = Column(r, self.metrics, [*latin, font, fallback, *COMPLETE], 1 + spread)
        glyphs, steps, labels = column.write(self.writer.column() if r.random() < 0.75 else self.writer.line())
        if not labels or len(glyphs) > MAX_GLYPHS:
            return None
        if hand:
            steps = np.maximum(steps + self._loose(len(steps)), 0.5)
        ink, top = 0.94 + r.uniform(-0.04, 0.04), 0.03
        size, margin = self._size(ink)
        stretch = math.exp(r.gauss(0, 0.07))
        starts = np.concatenate([[0], np.cumsum(steps)]) * size * stretch
        starts[-1] -= spread * size * stretch
        left, right = self._sides(ink, size, margin)
        line = self._fit(glyphs, labels, starts, left, right, size, stretch, ink, top, dotted)
        if hand and line:
            line[3][HAND] = 1.0
        return line

    def _size(self, ink):
        """Size of the type in a box, and how much higher than the ink the box is."""
        r = self.random
        margin = 1.02 + abs(r.gauss(0, 0.2)) + r.random() * 0.3 + (r.random() * 0.5 if r.random() < 0.1 else 0)
        return min(HEIGHT / (ink * margin), 64.0), margin

    def _sides(self, ink, size, margin):
        side = (min(margin, 1.6) - 1) * ink * size * 0.5
        return [max(0.0, side * self.random.uniform(0.3, 1.4) + self.random.uniform(-2, 5)) for _ in range(2)]

    def _stretch(self, count):
        r, share = self.random, self.random.random()
        if share < 0.6:
            value = math.exp(r.gauss(0, 0.07))
        else:
            value = math.exp(r.uniform(-0.45, 0.45)) if share < 0.9 else r.choice((0.5, 0.6, 0.7, 1.5, 1.8, 2.0))
        return min(value, 1.1) if count > 30 else value

    def _fit(self, glyphs, labels, starts, left, right, size, stretch, ink, top, dotted):
        """Stretches the line to the next width, or squeezes a long one."""
        r, total = self.random, starts[-1] + left + right
        factor = 1.0
        if total > WIDTHS[-1]:
            factor = WIDTHS[-1] * 0.98 / total
            if factor < 0.55:
                return None
        width = next(w for w in WIDTHS if w >= total * factor - 1e-6)
        room = width / (total * factor)
        if room <= 1.12 or r.random() < 0.3:
            factor *= room
            slack = 0.0
        else:
            factor *= min(1 + r.random() * 0.15, room)
            slack = (width - total * factor) * (r.random() if r.random() < 0.3 else 0.5 * r.random())
        # CTC needs a frame per label and one between equal neighbours.
        if len(labels) + sum(a == b for a, b in zip(labels, labels[1:])) > width // 4 - 1:
            return None
        starts = left * factor + slack + starts * factor
        y = (HEIGHT - ink * size) * 0.5 - top * size + r.gauss(0, 0.14) * (HEIGHT - ink * size)
        digits = sum(CHARACTERS[(g % len(GLYPHS))].isdigit() for g in glyphs if g >= 0 and g % len(GLYPHS) < len(CHARACTERS))
        voiced = sum(label in VOICE for label in labels)
        kanji = sum(_is_kanji(CHARACTERS[g % len(GLYPHS)]) for g in glyphs if g >= 0 and g % len(GLYPHS) < len(CHARACTERS))
        small = digits * 2 > len(labels) or (kanji * 2 > len(labels) and r.random() < KANJI_SHARE) or (voiced * 3 > len(labels) and r.random() < 0.75) or r.random() < FEW_PIXELS
        parameters = [size, stretch * factor, y, float(dotted), float(len(glyphs)), 0.0, float(small), *[0.0] * 7]
        return width, glyphs, starts, parameters, labels


def pack(batch):
    count = len(batch)
    glyphs = np.full((count, MAX_GLYPHS), -1, np.int32)
    starts = np.full((count, MAX_GLYPHS + 1), 1e6, np.float32)
    parameters = np.zeros((count, PARAMETERS), np.float32)
    lengths = np.zeros(count, np.int64)
    labels = []
    for row, (_, line_glyphs, line_starts, line_parameters, line_labels) in enumerate(batch):
        glyphs[row, : len(line_glyphs)] = line_glyphs
        starts[row, : len(line_starts)] = line_starts
        parameters[row], lengths[row] = line_parameters, len(line_labels)
        labels += line_labels
    tensors = map(torch.from_numpy, (glyphs, starts, parameters))
    return *tensors, torch.tensor(labels, dtype=torch.long), torch.from_numpy(lengths), batch[0][0]
