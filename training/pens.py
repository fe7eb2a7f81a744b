"""Kana and kanji as pens write them: the strokes of KanjiVG bent into many hands.

`python pens.py KANJIVG_FOLDER TOMOE_FILE` writes cache/payload/strokes.npz from the folder's kanji/*.svg (public repository
KanjiVG/kanjivg, CC BY-SA 3.0; Ulrich Apel) and the shapes of `other_hands.py`. It is trained from, never shipped.
"""

import glob
import os
import random
import re
import sys

import numpy as np
from PIL import Image, ImageDraw

from kana_forms import forms_of
from other_hands import between, placed, read
from running import proportioned, run
from strokes import curve

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, "cache", "payload", "strokes.npz")
POINTS = 12
# Some hands are kept for validation. From HASTY on they write faster: looser strokes, joined and cut short, thinner pens.
WRITERS_UNSEEN, HASTY = (44, 45, 46, 47, 158, 159), 48
WRITERS = [number for number in range(320) if number not in WRITERS_UNSEEN]
_NUMBER = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?")


def _path(text):
    """Points along an SVG path of moves and cubic curves."""
    points, at, handle = [], np.zeros(2), None
    for command, arguments in re.findall(r"([MmCcSs])([^MmCcSs]*)", text):
        numbers = np.array([float(n) for n in _NUMBER.findall(arguments)]).reshape(-1, 2)
        relative = command.islower()
        if command in "Mm":
            at = numbers[0] + (at if relative and points else 0)
            points.append(at)
            continue
        size = 3 if command in "Cc" else 2
        for index in range(0, len(numbers) - size + 1, size):
            part = numbers[index : index + size] + (at if relative else 0)
            first = part[0] if size == 3 else (2 * at - handle if handle is not None else at)
            second, end = part[-2], part[-1]
            for t in np.linspace(0, 1, 9)[1:]:
                points.append((1 - t) ** 3 * at + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t**2 * second + t**3 * end)
            at, handle = end, second
    return np.array(points)


def _even(points):
    """A fixed number of points at even distances."""
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    at = np.linspace(0, steps[-1], POINTS)
    return np.stack([np.interp(at, steps, points[:, axis]) for axis in (0, 1)], 1)


def pack(folder, tomoe):
    from charset import CHARACTERS, first_level

    wanted, codes, counts, strokes = set(filter(first_level, CHARACTERS)), [], [], []
    others = read(tomoe, _even)
    for path in sorted(glob.glob(f"{folder}/kanji/?????.svg")):
        code = int(os.path.basename(path)[:5], 16)
        if chr(code) not in wanted:
            continue
        found = [_path(d) for d in re.findall(r'<path [^>]*\bd="([^"]+)"', open(path, encoding="utf8").read())]
        found = [_even(points) for points in found if len(points) > 1]
        if found:
            codes.append(code)
            counts.append(len(found))
            strokes += found
            other = others.get(chr(code))
            # A second entry of a character is its other shape.
            if other is not None:
                other = placed(other, np.stack(found) / 109) * 109
                codes.append(code)
                counts.append(len(other))
                strokes += list(other)
    os.makedirs(os.path.dirname(FILE), exist_ok=True)
    np.savez_compressed(FILE, codes=np.array(codes, np.int32), counts=np.array(counts, np.int16), strokes=np.round(np.array(strokes) * 2).clip(0, 255).astype(np.uint8))
    print(f"{len(codes):,} characters, {len(strokes):,} strokes", file=sys.stderr)


def is_running(number):
    """Hands whose pen hardly stops between strokes."""
    return 120 <= number < 160 or (number > 160 and number % 2 == 1)


def load():
    """Character → its shapes: strokes [n, points, 2] in a square of 1 × 1, the model letter first."""
    stored = np.load(FILE)
    ends = np.cumsum(stored["counts"])
    strokes, shapes = stored["strokes"].astype(np.float32) / 218, {}
    for code, count, end in zip(stored["codes"], stored["counts"], ends):
        shapes.setdefault(chr(code), []).append(strokes[end - count : end])
    return shapes


class Hand:
    """One writer: slope, proportions, pen, and how loosely strokes are set and joined."""

    def __init__(self, number):
        r = random.Random(number * 104729 + 11)
        self.number, self.slant, self.rise = number, r.gauss(0.02, 0.09), r.gauss(0.05, 0.05)
        self.wide, self.pen, self.loose = r.uniform(0.76, 1.06), r.choice((1.4, 1.8, 2.2, 2.6, 3.2, 4.2, 5.4)) * r.uniform(0.9, 1.1), r.uniform(0.008, 0.032)
        self.kana, self.kanji, self.joined = r.uniform(0.7, 0.95), r.uniform(0.86, 1.02), max(0.0, r.uniform(-0.35, 0.75))
        self.soft, self.wave, self.cut = r.choice((0, 0, 1, 2, 3)), r.uniform(0.005, 0.035), r.uniform(0.0, 0.12)
        self.pressure, self.reach, self.uneven = r.uniform(0, 0.35), 0.42, (0.92, 1.06)
        if number >= HASTY:
            self.slant, self.rise = r.gauss(0.04, 0.13), r.gauss(0.07, 0.06)
            self.pen, self.loose = r.choice((1.1, 1.3, 1.5, 1.8, 2.2, 2.8, 3.6, 4.6, 6.0)) * r.uniform(0.9, 1.1), r.uniform(0.01, 0.042)
            self.wide, self.joined, self.reach = r.uniform(0.68, 1.12), max(0.0, r.uniform(-0.2, 0.95)), r.uniform(0.3, 0.6)
            self.soft, self.wave, self.cut = r.choice((0, 1, 2, 4, 6)), r.uniform(0.01, 0.05), r.uniform(0.0, 0.2)
            self.kana, self.uneven = r.uniform(0.6, 0.95), (0.84, 1.1)
        self.haste = 0.0
        if is_running(number):
            # Nothing is cut short or smoothed stroke by stroke: the whole path is.
            self.haste, self.joined, self.reach = r.uniform(0.5, 2.8), r.uniform(0.1, 1.0), r.uniform(0.35, 0.8)
            self.soft, self.cut, self.loose = 0, 0.0, r.uniform(0.006, 0.028)
            self.proportions = r.uniform(0.02, 0.1)
        # How far this hand's shapes are from the model letters, and how unlike each other in that.
        shape = random.Random(number * 7919 + 5)
        self.other, self.varied = (0.0, 0.0) if shape.random() < 0.15 else (shape.uniform(-0.2, 1.15), shape.uniform(0.05, 0.35))
        # How much thinner strokes end where the pen is lifted on the move.
        self.lifted = max(0.0, r.uniform(-0.6, 0.75))

    def written(self, character, shapes, own):
        """The strokes this hand makes: near the model's, or another form of a kana."""
        forms = forms_of(character)
        if not forms or own.random() < (0.4 if ord(character) < 0x3100 else 0.6):
            return between(shapes[0], shapes[-1], np.clip(own.normal(self.other, self.varied), -0.35, 1.3))
        form = forms[own.integers(len(forms))]
        # The model letters leave room around them.
        return np.stack([0.5 + (_even(np.array(curve(stroke, True))) - 0.5) * 0.84 for stroke in form])

    def draw(self, character, shapes, cell, em, origin):
        """(picture of a cell, advance in em)."""
        own = np.random.default_rng(self.number * 1_000_003 + ord(character))
        points = self.written(character, shapes, own)
        count = len(points)
        # Strokes are moved, turned and shortened each on its own.
        middle = points.mean(1, keepdims=True)
        angle, size = own.normal(0, 0.05 + self.loose, count), 1 + own.normal(0, 0.05, count)
        cos, sin = np.cos(angle)[:, None] * size[:, None], np.sin(angle)[:, None] * size[:, None]
        x, y = (points - middle)[..., 0], (points - middle)[..., 1]
        points = middle + np.stack([x * cos - y * sin, x * sin + y * cos], -1) + own.normal(0, self.loose, (count, 1, 2))
        for _ in range(self.soft):
            points[:, 1:-1] = 0.25 * points[:, :-2] + 0.5 * points[:, 1:-1] + 0.25 * points[:, 2:]
        if self.haste:
            points = proportioned(points, own, self.proportions)
        # The whole character is bent.
        phase, pace = own.uniform(0, 6.28, 4), own.uniform(0.5, 1.4, 4) * 6.28
        x, y = points[..., 0].copy(), points[..., 1].copy()
        points[..., 0] += self.wave * (np.sin(pace[0] * y + phase[0]) + np.sin(pace[1] * x + phase[1]))
        points[..., 1] += self.wave * (np.sin(pace[2] * x + phase[2]) + np.sin(pace[3] * y + phase[3]))
        points[..., 0] += self.slant * (0.5 - points[..., 1])
        points[..., 1] -= self.rise * (points[..., 0] - 0.5)
        kana = ord(character) < 0x3100
        scale = (self.kana if kana else self.kanji) * own.uniform(*self.uneven)
        if not kana and count <= 4:
            scale *= 0.94
        if character.isascii():
            scale = own.uniform(0.8, 0.95)
        points = (points - 0.5) * np.array([scale * self.wide, scale]) + np.array([0.5, 0.52 + own.normal(0, 0.02)])
        # Set as wide as it is written, with a little room: a line of glyphs shows nothing beyond their advances.
        room = own.uniform(0.04, 0.18)
        ink = self.pen / em
        points[..., 0] += room / 2 + ink / 2 - float(points[..., 0].min())
        advance = float(points[..., 0].max()) + ink / 2 + room / 2
        ratio = 3
        picture = Image.new("L", (cell * ratio, cell * ratio))
        draw = ImageDraw.Draw(picture)
        placed = (origin + points * em) * ratio
        if self.haste:
            for piece, weight in run(points, own, self.haste, self.joined, self.reach):
                _line(draw, (origin + piece * em) * ratio, self.pen * ratio * (1 + self.pressure * own.uniform(-0.6, 0.6)) * (1 if weight == 1 else own.uniform(0.4, 0.85)), self.lifted if weight == 1 else 0.0)
            placed = placed[:0]
        for index, stroke in enumerate(placed):
            keep = len(stroke) if own.random() > self.cut or count == 1 else len(stroke) - 1
            thick = self.pen * ratio * (1 + self.pressure * own.uniform(-0.6, 0.6))
            _line(draw, stroke[:keep], thick, self.lifted)
            if index and own.random() < self.joined:
                start, end = placed[index - 1][-1], stroke[0]
                if np.hypot(*(end - start)) < self.reach * em * ratio:
                    bow = (start + end) / 2 + own.normal(0, 0.03 * em * ratio, 2)
                    _line(draw, np.stack([start, bow, end]), thick * own.uniform(0.45, 0.9))
        return np.asarray(picture.resize((cell, cell), Image.BOX)), min(1.12, max(0.2, advance))


def _line(draw, points, thick, lifted=0.0):
    path = [tuple(point) for point in points.tolist()]
    # The last two fifths get thinner towards the end.
    whole = len(path) if not lifted else max(2, round(len(path) * 0.6))
    draw.line(path[:whole], 255, max(1, round(thick)))
    ends = [(*path[0], thick / 2), *((x, y, (thick - 1) / 2) for x, y in path[1 : whole - 1]), (*path[whole - 1], thick / 2)]
    for index in range(whole, len(path)):
        left = thick * (1 - lifted * (index - whole + 1) / (len(path) - whole))
        draw.line(path[index - 1 : index + 1], 255, max(1, round(left)))
        ends.append((*path[index], left / 2))
    # Discs where the path turns: Pillow's own joints take twice as long.
    for x, y, half in ends:
        if half > 0.5:
            draw.ellipse((x - half, y - half, x + half, y + half), 255)


if __name__ == "__main__":
    pack(*sys.argv[1:3])
