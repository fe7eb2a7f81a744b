"""Pieces of pages for the detector: receipts, tables, letters, cards, columns, scattered words, with what is not text."""

import random
import re

import numpy as np
from PIL import Image, ImageDraw

from sheet import HAND_FONTS, JAPANESE_FONTS, LATIN_FONTS, SIDE, UNSEEN_FONTS, Sheet, font_of
from text import KANJI_DIGITS, UNITS, Writer
from tills import Tills


class Layouts(Tills):
    def __init__(self, seed, unseen_fonts=False):
        self.random, self.writer, self.unseen = random.Random(seed), Writer(seed + 5), unseen_fonts
        kinds = {
            self.receipt: 8, self.slip: 7, self.table: 17, self.letter: 6, self.card: 8, self.scattered: 4, self.till: 34, self.groups: 9,
            self.small_card: 6, self.form: 7, self.columns: 14, self.column_grid: 8, self.column_card: 9,
        }  # fmt: skip
        self.kinds, self.weights = list(kinds), list(kinds.values())

    def sheet(self):
        r = self.random
        paper = r.choice((255, 255, 250, 240, r.randint(170, 255)))
        self.s = Sheet(paper)
        self.ink = r.choice((0, 0, 20, 40, 60, r.randint(0, max(1, paper - 90))))
        self.size = max(7, round(2 ** r.gauss(3.85, 0.45)))
        self.font = self._font()
        self.hand = r.choice(HAND_FONTS) if HAND_FONTS else self.font
        self.s.dots(r.random() < 0.15)
        r.choices(self.kinds, self.weights)[0]()
        if r.random() < 0.5:
            self.pictures(r.randint(1, 6))
        if r.random() < 0.3:
            self.seal()
        if r.random() < 0.12:
            self.covered()
        if r.random() < 0.12:
            self.turned()
        if r.random() < 0.05:
            self.half_turned()
        return self.s

    def _font(self):
        return self.random.choice(UNSEEN_FONTS if self.unseen else JAPANESE_FONTS)

    def words(self, longest=40):
        # A gap of several spaces would be two lines to a reader of tables.
        return re.sub(r"[ 　]{2,}", " ", self.writer.line())[:longest]

    def fitted(self, room, size, font, longest=40):
        text = self.words(longest)
        while len(text) > 1 and self.s.width(text, font, size) > room:
            text = text[: max(1, int(len(text) * 0.7))].strip() or "計"
        return text

    def write(self, x, baseline, text, size, font=None, ink=None, spacing=0.0):
        latin = text.isascii() and not self.unseen and self.random.random() < 0.4
        chosen = self.random.choice(LATIN_FONTS) if latin else (font or self.font)
        return self.s.text(x, baseline, text, chosen, size, self.ink if ink is None else ink, spacing)

    def rule(self, x0, y, x1, width=None):
        width = width or self.random.choice((1, 1, 1, 2, 2, 3))
        if self.random.random() < 0.2:
            step = self.random.randint(3, 9)
            for x in range(int(x0), int(x1), step * 2):
                self.s.draw.line((x, y, min(x + step, x1), y), self.ink, width)
        else:
            self.s.draw.line((x0, y, x1, y), self.ink, width)

    # -- layouts

    def receipt(self):
        r, size = self.random, self.size
        width = min(SIDE - 40, int(size * r.uniform(14, 34)))
        left = r.randint(10, SIDE - width - 10)
        right, y = left + width, r.randint(-20, 40)
        pitch = size * r.uniform(0.98, 1.8)
        while y < SIDE + size:
            kind = r.random()
            big = round(size * r.choice((1, 1, 1.3, 1.6, 2)))
            if kind < 0.16:
                text = self.fitted(width, big, self.font)
                start = left + max(0, (width - self.s.width(text, self.font, big)) / 2)
                self.write(start, y + big, text, big)
                y += big - size
            elif kind < 0.26:
                if r.random() < 0.5:
                    mark = r.choice("-=*－‐─_・") * 60
                    self.s.draw.text((left, y + size), mark[: int(width / size * 1.4)], self.ink, font_of(self.font, size), anchor="ls")
                    self.s.ignore(left, y + size * 0.2, right, y + size * 1.1)
                else:
                    self.rule(left, y + size * 0.6, right)
            elif kind < 0.8:
                amount = self.writer.money()[:12]
                taken = self.s.width(amount, self.font, size)
                self.write(right - taken, y + size, amount, size)
                room = width - taken - size * 1.5
                if room > size * 2:
                    self.write(left + r.choice((0, 0, size)), y + size, self.fitted(room - size, size, self.font, 20), size)
            else:
                self.write(left, y + size, self.fitted(width, size, self.font), size)
            y += pitch * r.choice((1, 1, 1, 1, 1.6))

    def slip(self):
        """A long receipt: rows close to each other whose amounts stand below each other like the characters of a column."""
        r = self.random
        size = max(7, round(2 ** r.gauss(3.5, 0.35)))
        width = min(SIDE - 40, int(size * r.uniform(13, 26)))
        left = r.randint(10, SIDE - width - 10)
        right, y, pitch = left + width, r.randint(-20, 20), size * r.uniform(1.0, 1.45)
        mark, longest, named = r.choice(("", "*", "※", "軽", "円")), r.choice((2, 3, 3, 3, 4, 5)), r.choice((0.3, 0.8, 1, 1))
        while y < SIDE + size:
            number = str(r.randint(1, 10**longest - 1))
            amount = (f"{int(number):,}" if r.random() < 0.8 else number) + (mark if r.random() < 0.5 else "")
            taken = self.s.width(amount, self.font, size)
            self.s.text(right - taken, y + size, amount, self.font, size, self.ink)
            if r.random() < named:
                text = r.choice((self.writer.item, self.writer.item, self.writer.amount))()
                text = re.sub(r"[ 　]{2,}", " ", text)[:18]
                while len(text) > 1 and self.s.width(text, self.font, size) > width - taken - size * 1.2:
                    text = text[:-1]
                self.s.text(left + r.choice((0, 0, 0, size)), y + size, text.strip() or "計", self.font, size, self.ink)
            y += pitch * r.choice((1, 1, 1, 1, 1, 1, 1, 2))

    def boxes(self, x, y, size):
        """Digits in printed boxes, as the postal code of an envelope: one line."""
        r = self.random
        step, digits = size * r.uniform(1.15, 1.9), self.writer.digits(7)
        if not self.s.free(x, y - size * 0.6, x + step * 8, y + size * 1.6):
            return
        tone, at = r.choice((self.ink, 140, 170)), x
        for index, digit in enumerate(digits):
            if index == 3 and r.random() < 0.7:
                at += step * r.uniform(0.1, 0.5)
            side = step * 0.9
            self.s.draw.rectangle((at, y - size * 0.35, at + side, y + size * 1.35), outline=tone, width=r.choice((1, 1, 2)))
            advance = self.s.width(digit, self.font, size)
            self.s.draw.text((at + (side - advance) / 2, y + size * 0.86), digit, self.ink, font_of(self.font, size), anchor="ls")
            at += step
        self.s._mark(x + step * 0.2, y + size * 0.1, at - step * 0.3, y + size * 0.9, size, across=True)

    def table(self):
        r, size = self.random, self.size
        y = self.heading(r.randint(-10, 30)) if r.random() < 0.6 else r.randint(-30, 20)
        left, right = r.randint(5, 60), SIDE - r.randint(5, 60)
        count = r.randint(2, 7)
        cuts = sorted(r.uniform(0.12, 0.95) for _ in range(count - 1))
        edges = [left, *[left + (right - left) * cut for cut in cuts], right]
        height = size * r.choice((r.uniform(1.04, 1.4), r.uniform(1.3, 2.6), r.uniform(1.3, 2.6)))
        ruled, between, zebra = r.random() < 0.75, r.random() < 0.6, r.random() < 0.2
        alignments = [r.choice(("left", "right", "right", "centre")) for _ in range(count)]
        row = 0
        while y < SIDE:
            header = row == 0 and r.random() < 0.8
            fill, ink = None, self.ink
            if header and r.random() < 0.5:
                fill, ink = r.choice(((60, 250), (20, 255), (205, self.ink), (225, self.ink)))
            elif zebra and row % 2:
                fill = max(0, self.s.paper - 18)
            if fill is not None:
                self.s.draw.rectangle((left, y, right, y + height), fill)
            if ruled:
                self.s.draw.line((left, y, right, y), self.ink, 1)
            for (x0, x1), alignment in zip(zip(edges, edges[1:]), alignments):
                if between:
                    self.s.draw.line((x0, y, x0, y + height), self.ink, 1)
                if x1 - x0 < size * 1.3 or r.random() < 0.12:
                    continue
                text = self.fitted(x1 - x0 - size * 1.2, size, self.font, 24)
                if not header and (x1 - x0 < size * 3 or alignment == "centre") and r.random() < 0.6:
                    # Units and quantities: a single character in its cell, row after row.
                    text = r.choice((r.choice(UNITS)[:2], str(r.randint(1, 99)), "式", "個", "箱", "本"))
                if alignment == "right" and r.random() < 0.8:
                    text = self.writer.money()[:10]
                taken = self.s.width(text, self.font, size)
                if taken > x1 - x0 - size * 0.5:
                    continue
                x = {"left": x0 + size * 0.4, "right": x1 - taken - size * 0.4, "centre": (x0 + x1 - taken) / 2}[alignment]
                spread = 0.0
                if header and 2 <= len(text) <= 4 and (x1 - x0) > taken * 2.4:
                    spread = min(1.6, ((x1 - x0) * 0.7 - taken) / size / (len(text) - 1))
                    x = x0 + (x1 - x0) * 0.12
                self.write(x, y + (height + size * 0.78) / 2, text, size, ink=ink, spacing=spread)
            y += height
            row += 1
        if between:
            self.s.draw.line((right, 0 if r.random() < 0.3 else y - row * height, right, y), self.ink, 1)

    def heading(self, y):
        """Title, and two blocks of lines side by side: addressee and issuer."""
        r, size = self.random, self.size
        big = round(size * r.uniform(1.4, 2.6))
        text = r.choice(("請求書", "領収書", "納品書", "見積書", "御請求書", "注文書", "請求明細書", self.words(8)))
        spacing = r.choice((0, 0.3, 0.6, 1.0, 1.6))
        taken = self.s.width(text, self.font, big, spacing)
        ink = None
        if r.random() < 0.25:
            # White on a bar.
            self.s.draw.rectangle((r.randint(0, 60), y - big * r.uniform(0, 0.3), SIDE - r.randint(0, 60), y + big * r.uniform(1.15, 1.5)), r.choice((0, 20, 60, 90)))
            ink = r.choice((255, 250, 235))
        start = max(5, r.choice((20, (SIDE - taken) / 2, SIDE - taken - 30)))
        if ink is None and big > 20 and r.random() < 0.08:
            self.s.text(start, y + big, text, self.font, big, self.ink, hollow=self.s.paper)
        else:
            self.write(start, y + big, text, big, ink=ink, spacing=spacing)
        y += big * r.uniform(1.3, 2.2)
        low = y
        for x0, x1 in ((r.randint(5, 40), SIDE * 0.5), (SIDE * r.uniform(0.54, 0.64), SIDE - 5)):
            at = y
            for _ in range(r.randint(2, 7)):
                line = round(size * r.choice((1, 1, 1, 1.3)))
                self.write(x0, at + line, self.fitted(x1 - x0 - size, line, self.font), line)
                at += line * r.uniform(1.02, 1.7)
            low = max(low, at)
        return low + size * r.uniform(0.6, 2)

    def letter(self):
        r, size = self.random, self.size
        columns = r.choice((1, 1, 2))
        width = (SIDE - 60) / columns
        pitch = size * r.uniform(1.0, 1.9)
        for index in range(columns):
            x, y = 20 + index * (width + 20), r.randint(-10, 60)
            while y < SIDE + size:
                text = self.writer.sentence()
                while self.s.width(text, self.font, size) < width * r.uniform(0.6, 0.95):
                    text += self.writer.sentence()
                while self.s.width(text, self.font, size) > width:
                    text = text[:-2]
                self.write(x + r.choice((0, 0, size)), y + size, text or "以上", size)
                y += pitch * r.choice((1, 1, 1, 1, 2))

    def card(self):
        r = self.random
        y, left = r.randint(10, 120), r.randint(15, 250)
        while y < SIDE - 20:
            size = round(self.size * r.choice((0.9, 1, 1, 1.2, 1.6, 2.2, 3)))
            name = r.random() < 0.25
            text = self.writer.person()[:8] if name else self.words(28)
            spacing = r.choice((0.2, 0.5, 0.9, 1.2)) if name and len(text) <= 8 and " " not in text and "　" not in text else r.choice((0, 0, 0, 0.05, 0.15))
            font = self._font() if r.random() < 0.3 else self.font
            while len(text) > 1 and self.s.width(text, font, size, spacing) > SIDE - left - 10:
                text = text[: max(1, int(len(text) * 0.7))]
            end = self.write(left, y + size, text, size, font, spacing=spacing)
            if r.random() < 0.2 and end < SIDE - 12 * size:
                self.write(end + size * r.uniform(1.4, 4), y + size, self.fitted(SIDE - end - size * 5, size, font), size, font)
            y += size * r.choice((r.uniform(1.0, 1.3), r.uniform(1.15, 2.6)))
            if r.random() < 0.12:
                left = r.randint(15, 300)

    def columns(self):
        r, size = self.random, max(9, self.size)
        x, top = SIDE - r.randint(20, 120), r.choice((r.randint(10, 120), r.randint(70, 200)))
        while x > size:
            big = round(size * r.choice((1, 1, 1, 1.4, 2, 2.6)))
            spacing = r.choice((0, 0, 0.05, 0.1, 0.4, 0.9)) if big > size else r.choice((0, 0, 0.03, 0.08))
            room = SIDE - 20 - top
            text = (self.writer.column()[:34] if r.random() < 0.8 else self.words(34).translate(KANJI_DIGITS)).replace(" ", "") or "株式会社"
            text = text[: max(1, int(room / (big * (1 + spacing))))]
            end = self.s.column(x, top + r.choice((0, 0, 0, big * 2)), text, self.font, big, self.ink, spacing)
            if end < SIDE - 8 * size and r.random() < 0.4:
                self.s.column(x, end + size * r.uniform(1.5, 4), self.words(5).replace(" ", "") or "様", self.font, size, self.ink)
            x -= big * r.uniform(1.15, 2.4)
        if r.random() < 0.3:
            self.boxes(r.randint(10, SIDE // 2), r.choice((20, SIDE - 80)), round(size * r.uniform(0.9, 1.6)))
        if r.random() < 0.4 and self.s.free(20, SIDE - 70, 500, SIDE - 10):
            self.write(30, SIDE - 30, self.writer.phone(), size)

    def scattered(self):
        r = self.random
        for _ in range(r.randint(8, 60)):
            size = max(7, round(self.size * 2 ** r.gauss(0.2, 0.6)))
            font = self._font()
            text = self.words(24)
            if r.random() < 0.15:
                text = self.writer.column()[:24].translate(KANJI_DIGITS)
                length = len(text) * size
                x, y = r.uniform(size, SIDE - size), r.uniform(0, SIDE - 20)
                if self.s.free(x - size, y, x + size, y + length + 4):
                    self.s.column(x, y, text, font, size, self.ink)
                continue
            width = self.s.width(text, font, size)
            x, y = r.uniform(-20, SIDE - width * 0.7), r.uniform(size, SIDE)
            if self.s.free(x - size, y - size * 1.1, x + width + size, y + size * 0.4):
                self.write(x, y, text, size, font)

    # -- what is not text

    def pictures(self, count):
        r = self.random
        for _ in range(count):
            w, h = r.randint(20, 260), r.randint(14, 200)
            x, y = r.randint(-20, SIDE - 30), r.randint(-20, SIDE - 30)
            if not self.s.free(x - 6, y - 6, x + w + 6, y + h + 6):
                continue
            kind = r.random()
            if kind < 0.2:
                self._bars(x, y, w, min(h, 80))
            elif kind < 0.4:
                self._blocks(x, y, min(w, h))
            elif kind < 0.6:
                self._photo(x, y, w, h)
            elif kind < 0.85:
                self._logo(x, y, w, h)
            else:
                self.s.draw.rectangle((x, y, x + w, y + h), outline=self.ink, width=r.randint(1, 4))
            self.s.taken.append((x, y, x + w, y + h))

    def _bars(self, x, y, w, h):
        at = x
        while at < x + w:
            width = self.random.choice((1, 1, 2, 2, 3, 4))
            # A bar of less than a pixel's height has its ends the wrong way round.
            self.s.draw.rectangle((at, y, max(at, at + width - 1), max(y, y + h)), self.ink)
            at += width + self.random.choice((1, 1, 2, 3))

    def _blocks(self, x, y, side):
        step = self.random.randint(2, 6)
        cells = np.random.default_rng(self.random.randrange(1 << 30)).random((max(4, side // step),) * 2) < 0.5
        tile = Image.fromarray((~cells).astype(np.uint8) * 255).resize((cells.shape[1] * step, cells.shape[0] * step), Image.NEAREST)
        self.s.image.paste(tile, (x, y))

    def _photo(self, x, y, w, h):
        generator = np.random.default_rng(self.random.randrange(1 << 30))
        small = generator.integers(0, 255, (self.random.randint(3, 12), self.random.randint(3, 12))).astype(np.uint8)
        self.s.image.paste(Image.fromarray(small).resize((w, h), Image.BICUBIC), (x, y))

    def _logo(self, x, y, w, h):
        r = self.random
        for _ in range(r.randint(1, 5)):
            a, b = sorted((r.randint(0, w), r.randint(0, w))), sorted((r.randint(0, h), r.randint(0, h)))
            box = (x + a[0], y + b[0], x + a[1] + 1, y + b[1] + 1)
            tone = r.choice((self.ink, r.randint(0, 220)))
            shape = r.random()
            if shape < 0.35:
                self.s.draw.ellipse(box, **r.choice(({"fill": tone}, {"outline": tone, "width": r.randint(1, 6)})))
            elif shape < 0.6:
                points = [(r.uniform(box[0], box[2]), r.uniform(box[1], box[3])) for _ in range(r.randint(3, 6))]
                self.s.draw.polygon(points, fill=tone)
            elif shape < 0.8:
                self.s.draw.arc(box, r.randint(0, 360), r.randint(0, 360), tone, r.randint(1, 5))
            else:
                self.s.draw.line((box[0], box[1], box[2], box[3]), tone, r.randint(1, 4))

    def seal(self):
        """A seal over the text: not text itself, the lines under it stay lines."""
        r = self.random
        side = r.randint(round(self.size * 2), round(self.size * 6))
        layer = Image.new("L", (side + 8, side + 8), 0)
        draw = ImageDraw.Draw(layer)
        shape = draw.rectangle if r.random() < 0.35 else draw.ellipse
        shape((2, 2, side, side), outline=255, width=max(1, side // 24))
        rows = r.choice((1, 2, 2, 3))
        for row in range(rows):
            size = max(6, int(side * 0.8 / rows))
            text = self.writer.company()[: r.choice((2, 3, 4))]
            draw.text((side / 2, side * (row + 0.5) / rows), text, 255, font_of(self.font, min(size, int(side / max(2, len(text))))), anchor="mm")
        tone = r.randint(60, 150)
        strength = r.uniform(0.5, 1)
        x, y = r.randint(0, SIDE - 20), r.randint(0, SIDE - 20)
        under = self.s.image.crop((x, y, x + side + 8, y + side + 8))
        darker = Image.fromarray(np.minimum(np.asarray(under), tone).astype(np.uint8))
        self.s.image.paste(darker, (x, y), layer.point(lambda v: int(v * strength)))

    def covered(self):
        """The page ends: beyond it lie a desk, another sheet, a finger's width of something dark."""
        r = self.random
        generator = np.random.default_rng(r.randrange(1 << 30))
        depth = r.randint(20, 260)
        side = r.randrange(4)
        shape = (depth, SIDE) if side < 2 else (SIDE, depth)
        coarse = generator.integers(30, 220, (max(2, shape[0] // r.choice((4, 40, 90))), max(2, shape[1] // r.choice((3, 60, 200)))))
        texture = Image.fromarray(coarse.astype(np.uint8)).resize((shape[1], shape[0]), r.choice((Image.BICUBIC, Image.BILINEAR, Image.NEAREST)))
        x, y = ((0, 0), (0, SIDE - depth), (0, 0), (SIDE - depth, 0))[side]
        self.s.image.paste(texture, (x, y))
        self.s.cover(x, y, x + shape[1], y + shape[0])
