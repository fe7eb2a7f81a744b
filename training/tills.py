"""Print as tills and cards have it: rows set solid in a grid, wide and tall characters, small labels, what lies around the sheet."""

import re

import numpy as np
from PIL import Image

from sheet import GRID_FONTS, HALF, LATIN_FONTS, SIDE, Sheet, font_of
from text import FULL_WIDTH, KANJI_DIGITS


class Tills:
    """Layouts of tight print, mixed into `Layouts`."""

    def till(self):
        """The roll of a till: rows set solid, wide and tall print, half-width kana, sentences over the full width."""
        r, w = self.random, self.writer
        # A slip of a metre's length is seen with very few pixels.
        size = max(8, min(54, round(2 ** (r.gauss(4.35, 0.55) if r.random() < 0.78 else r.gauss(3.3, 0.25)))))
        width = min(SIDE - 50, int(size * r.uniform(12, 25)))
        left = r.randint(20, SIDE - width - 20)
        right = left + width
        pitch = size * r.choice((r.uniform(0.93, 1.06), r.uniform(0.96, 1.12), r.uniform(1.0, 1.35)))
        # Characters in a grid, further from their neighbours than from the rows above and below: rows all the same.
        grid = r.random() < 0.65
        gap = r.choice((r.uniform(0, 0.08), r.uniform(0.05, 0.2), r.uniform(0.1, 0.4))) if grid else 0.0
        if grid:
            pitch = size * r.uniform(0.92, 1.1)
            if not self.unseen and r.random() < 0.8:
                self.font = r.choice(GRID_FONTS)
            width = min(SIDE - 40, int(size * (1 + gap) * r.uniform(13, 22)))
            left = r.randint(10, max(11, SIDE - width - 20))
            right = left + width
        if r.random() < 0.6:
            self.desk(left - size * r.uniform(0.3, 2), right + size * r.uniform(0.3, 2))
        narrow = 1 if grid else r.choice((1, 1, 1, 0.85, 0.7))
        mark, yen = r.choice(("", "軽", "※", "*", "外", "内", "T")), r.choice(("¥", "¥", "￥", "", "\\"))
        y = r.randint(-30, 40)

        def long(text, spacing=0.0):
            return self.s.width(text, self.font, size, spacing + gap)

        def put(x, text, wide=1.0, tall=1.0, spacing=0.0, ink=None):
            text = re.sub(r"[ 　]{2,}", " ", text).strip()
            if grid and x == left and r.random() < 0.6:
                text = text.translate(FULL_WIDTH)
            while len(text) > 1 and x + long(text, spacing) * wide > right + 2:
                text = text[:-1]
            return self.s.text(x, y + size * 0.88 * tall, text.strip() or "計", self.font, size, self.ink if ink is None else ink, spacing + gap, wide, tall)

        def flush(text, wide=1.0, tall=1.0):
            return right - long(text) * wide

        while y < SIDE + size:
            kind, tall = r.random(), 1.0
            if kind < 0.3:
                amount = yen + f"{r.randint(1, 10 ** r.choice((2, 3, 3, 4, 5))):,}" + (mark if r.random() < 0.5 else "")
                at = flush(amount)
                put(at, amount)
                text = r.choice((w.item, w.item, w.amount, w.kana, w.half_width))()
                put(left + r.choice((0, 0, 0, size)), text[: max(1, int((at - left) / (size * (1 + gap)) / max(0.6, narrow)) - 2)], narrow)
            elif kind < 0.42:
                # A total: wide, tall or both; its label set apart.
                wide, tall = r.choice(((2, 1), (2, 1), (1, 2), (2, 2), (1.5, 1.5), (1, 1)))
                amount = yen + f"{r.randint(1, 99999):,}"
                label = r.choice(("合計", "合計", "小計", "お預り", "お釣", "現計", "現金", "釣銭", "総合計", "お買上計", "領収金額"))
                taken = long(amount) * wide
                put(right - taken, amount, wide, tall)
                spacing = r.choice((0, 0.5, 1, 1)) if len(label) <= 3 else 0
                if left + long(label, spacing) * wide < right - taken - size * 1.2:
                    put(left, label, wide, tall, spacing)
                elif left + long(label) < right - taken - size * 1.2:
                    put(left, label, 1, tall)
            elif kind < 0.5:
                # Tax in brackets.
                amount = f"{yen}{r.randint(1, 9999):,})"
                put(flush(amount), amount)
                put(left + r.choice((0, 0, size * 0.5)), r.choice(("(10%対象", "（１０％対象", "（　８％対象", "(内消費税等", "（内消費税等", "(8%対象", "(税率10%", "(軽減8%対象")))
            elif kind < 0.56:
                text = r.choice(("領収証", "領収書", "レシート", "売上票", "お客様控え", "再発行", "明細書", w.company()[:8]))
                spacing = r.choice((0, 0.5, 1, 1.5, 2)) if len(text) <= 3 else r.choice((0, 0, 0.3))
                wide, tall = r.choice(((1, 1), (1, 1), (2, 1), (1, 2), (2, 2)))
                taken = long(text, spacing) * wide
                if taken <= width:
                    put(left + (width - taken) / 2, text, wide, tall, spacing)
            elif kind < 0.68:
                # Sentences in a block.
                for _ in range(r.randint(1, 5)):
                    text = w.sentence()
                    while long(text) < width * r.choice((0.5, 0.95, 0.95)):
                        text += w.sentence()
                    put(left, text)
                    y += pitch
                continue
            elif kind < 0.76:
                left_text, right_text = r.choice((w.date, w.code, w.kana))()[:16], r.choice((w.number, w.code, w.date))()[:10]
                at = max(left + size * 3, flush(right_text))
                put(at, right_text)
                room = at - size * 1.3 - left
                while len(left_text) > 1 and long(left_text) > room:
                    left_text = left_text[:-1]
                if long(left_text) <= room:
                    put(left, left_text)
            elif kind < 0.88:
                put(left, r.choice((w.company, w.address, w.phone, w.phrase, w.street, w.latin, w.half_width))(), r.choice((1, 1, 1, narrow)))
            elif kind < 0.93:
                self.s.draw.fontmode, kept = "L", self.s.draw.fontmode
                shape = r.random()
                if shape < 0.45:
                    marks = r.choice("-=*－‐─_・.…＊") * 80
                    self.s.draw.text((left, y + size * 0.88), marks[: max(4, int(width / max(1, self.s.width(marks[0], self.font, size))))], self.ink, font_of(self.font, size), anchor="ls")
                    self.s.ignore(left, y + size * 0.1, right, y + size * 0.95)
                elif shape < 0.75:
                    self.rule(left, y + size * 0.5, right)
                else:
                    self._bars(left + width * 0.1, round(y + 2), width * 0.8, size * r.uniform(1, 3))
                    y += size * 2.2
                self.s.draw.fontmode = kept
            elif kind < 0.97:
                # White on black, or a bar that hides what was there.
                self.s.draw.rectangle((left, y - size * 0.05, right - r.choice((0, 0, width * 0.4)), y + size * 1.02), r.choice((0, 0, 30)))
                if r.random() < 0.6:
                    put(left + size * 0.3, self.words(max(3, int(width / size * 0.4))), ink=r.choice((255, 240)))
                y += size * 0.12
            y += pitch * max(1, tall) * r.choice((1, 1, 1, 1, 1, 1, 1, 1.5, 2)) if tall == 1 else size * tall + (pitch - size)

    def desk(self, left, right):
        """What lies round a slip: a table, cloth, another slip; the slip's paper is between left and right."""
        r, draw = self.random, self.s.draw
        generator = np.random.default_rng(r.randrange(1 << 30))
        kind = r.random()
        if kind < 0.3:
            grain = generator.integers(60, 200, (r.randint(2, 6), r.choice((60, 120, 200))))
            if r.random() < 0.5:
                grain = grain.T
        elif kind < 0.45:
            # Checks, stripes and weave: as regular as print.
            step, low, high = r.randint(2, 40), r.randint(0, 160), r.randint(90, 255)
            wide = r.choice((1, 1, r.randint(1, 6)))
            cells = np.add.outer(np.arange(SIDE // step + 2) * r.choice((0, 1)), np.arange(SIDE // step + 2) // wide) % 2
            grain = np.kron(low + (high - low) * cells, np.ones((step, step), np.int64))[:SIDE, :SIDE]
            grain = grain + generator.integers(-10, 10, grain.shape)
            grain = np.clip(grain.T if r.random() < 0.5 else grain, 0, 255)
        elif kind < 0.65:
            grain = generator.integers(20, 240, (r.randint(3, 30), r.randint(3, 30)))
        else:
            tone = r.randint(20, 220)
            grain = generator.integers(max(0, tone - 12), min(255, tone + 12), (r.randint(2, 8), r.randint(2, 8)))
        texture = Image.fromarray(grain.astype(np.uint8)).resize((SIDE, SIDE), r.choice((Image.BICUBIC, Image.BILINEAR)))
        self.s.image.paste(texture, (0, 0))
        for _ in range(r.choice((0, 0, 8, 25, 60))):
            x, y, a = r.randint(0, SIDE), r.randint(0, SIDE), r.randint(3, 50)
            tone = r.randint(0, 255)
            if r.random() < 0.5:
                draw.arc((x, y, x + a * 2, y + a * 2), r.randint(0, 360), r.randint(0, 360), tone, r.randint(1, 6))
            else:
                draw.ellipse((x, y, x + a // 2, y + a // 2), outline=tone, width=1)
        for _ in range(r.choice((0, 0, 0, 1, 4))):
            # Light on a varnished table.
            x, y, a, b = r.randint(0, SIDE), r.randint(0, SIDE), r.randint(4, 120), r.randint(3, 40)
            draw.ellipse((x, y, x + a, y + b), fill=r.randint(225, 255))
        if r.random() < 0.25:
            # Another slip beside it, with its own print.
            side = r.choice((0, 1))
            x0, x1 = (right + r.randint(2, 20), SIDE) if side else (0, left - r.randint(2, 20))
            if x1 - x0 > 60:
                draw.rectangle((x0, 0, x1, SIDE), max(0, self.s.paper - r.randint(0, 30)))
                size = r.randint(9, 22)
                y = r.randint(0, 60)
                while y < SIDE:
                    text = self.fitted(x1 - x0 - size, size, self.font, 20)
                    if self.s.width(text, self.font, size) < x1 - x0 - size * 0.6:
                        self.write(x0 + size * 0.4, y + size, text, size, ink=min(self.ink, 60))
                    y += size * r.uniform(1.0, 2)
        shade = r.random() < 0.4
        if shade:
            draw.rectangle((left + 4, 0, right + 6, SIDE), r.randint(20, 110))
        draw.rectangle((left, 0, right, SIDE), self.s.paper)

    def groups(self):
        """Small print in groups of two to five lines side by side, a label in two languages, a sign before each: cards, forms."""
        r, w = self.random, self.writer
        y = r.randint(5, 60)
        if r.random() < 0.35:
            self.desk(r.randint(0, 40), SIDE - r.randint(0, 40))
        while y < SIDE - 10:
            size = max(7, min(30, round(self.size * r.choice((0.6, 0.7, 0.8, 1, 1.3)))))
            pitch = size * r.uniform(0.98, 1.3)
            x, rows, low = r.randint(15, 80), r.randint(1, 5), y
            boxed = r.random() < 0.2
            while x < SIDE - size * 6:
                room = min(SIDE - x - size, size * r.uniform(6, 20))
                if r.random() < 0.35:
                    radius = size * r.uniform(0.6, 1.2)
                    tone, middle = r.choice((self.ink, 90, 150)), y + pitch * rows / 2
                    shape = r.choice((self.s.draw.ellipse, self.s.draw.rectangle))
                    shape((x, middle - radius, x + radius * 2, middle + radius), **r.choice(({"fill": tone}, {"outline": tone})))
                    x += radius * 2 + size * r.uniform(0.25, 0.6)
                longest, at = 0.0, y
                latin = r.random() < 0.4
                font = r.choice(LATIN_FONTS) if latin and not self.unseen else self.font
                for _ in range(rows):
                    text = r.choice((w.latin, w.mail, w.phone, w.roman, w.phone))() if latin else r.choice((w.address, w.phone, w.company, w.person, w.title, w.half_width, w.line))()
                    text = re.sub(r"[ 　]{2,}", " ", text).strip()
                    if latin and not text.isascii():
                        text = w.mail()
                    while len(text) > 1 and self.s.width(text, font, size) > room:
                        text = text[:-1]
                    wide = r.choice((1, 1, 1, 0.8, 0.7)) if not latin else 1
                    end = self.s.text(x, at + size * 0.88, text.strip() or "計", font, size, self.ink, 0.0, wide, 1.0)
                    longest, at = max(longest, end - x), at + pitch
                if boxed:
                    self.s.draw.rectangle((x - size * 0.35, y - size * 0.2, x + longest + size * 0.35, at + size * 0.1), outline=self.ink, width=r.choice((1, 1, 2)))
                low = max(low, at)
                x += longest + size * r.uniform(1.1, 4)
                if r.random() < 0.3:
                    break
            y = low + size * r.uniform(0.1, 3)

    def turned(self):
        """Print that runs up or down beside the rest."""
        r = self.random
        for _ in range(r.randint(1, 4)):
            size = max(8, round(self.size * r.uniform(0.8, 1.6)))
            x, y, up = r.randint(0, SIDE - 40), r.randint(0, SIDE - 100), r.random() < 0.5
            for _ in range(r.randint(1, 4)):
                text = self.words(24)
                length = self.s.width(text, self.font, size)
                if x + size * 1.4 > SIDE or y + length > SIDE or not self.s.free(x - 6, y - 6, x + size * 1.4 + 6, y + length + 6):
                    break
                self.s.turned(x, y, text, self.font, size, self.ink, up)
                x += size * r.uniform(1.35, 1.7)

    def half_turned(self):
        """Part of the sheet lies across the rest: a stub, a second slip, a page pasted in."""
        r, first = self.random, self.s
        self.s, other = Sheet(first.paper), r.choice((self.till, self.table, self.card, self.receipt))
        other()
        second, self.s = self.s, first
        turns, depth = r.choice((1, 3)), r.randint(SIDE // 5, SIDE * 3 // 5) // 2 * 2
        first.image.paste(Image.fromarray(np.rot90(np.asarray(second.image), turns)).crop((0, 0, SIDE, depth)), (0, SIDE - depth))
        rows = slice(HALF - depth // 2, HALF)
        for mine, theirs in ((first.core, second.core), (first.thickness, second.thickness), (first.unjudged, second.unjudged)):
            mine[rows] = np.rot90(theirs, turns)[: depth // 2]

    def form(self):
        """A printed form filled in by hand: labels with rules, handwritten names, dates and amounts, or handwriting alone."""
        r, w, size = self.random, self.writer, max(9, self.size)
        if r.random() < 0.4:
            self.desk(r.randint(0, 60), SIDE - r.randint(0, 60))
        y, tone = r.randint(10, 60), r.choice((self.ink, self.ink, 50, 90))
        labels = r.random() < 0.7
        while y < SIDE - size:
            big = round(size * r.uniform(1.0, 2.2))
            x = r.randint(20, 120)
            if labels:
                text = r.choice(("様", "金額", "但し", "日付", "住所", "氏名", "上記正に領収いたしました", "領収証", "電話番号", "会社名", self.words(8)))
                x = self.write(x, y + big, text, size) + size * r.uniform(1.2, 3)
            text = r.choice((w.money, w.money, w.date, w.person, w.phone, w.address, w.phrase, w.addressee, w.item))()
            text = re.sub(r"[ 　]{2,}", " ", text)
            spacing = r.choice((0, 0, 0.05, 0.2))
            while len(text) > 1 and x + self.s.width(text, self.hand, big, spacing) > SIDE - 10:
                text = text[:-1]
            if x + self.s.width(text, self.hand, big, spacing) <= SIDE:
                self.s.text(x, y + big, text.strip() or "金", self.hand, big, tone, spacing)
            if labels and r.random() < 0.6:
                self.rule(20, y + big * 1.25, SIDE - 20)
            y += big * r.uniform(1.25, 2.4)

    def small_card(self):
        """A card that fills little of the picture: print of seven to fourteen pixels, a name, groups of lines, a logo."""
        r, w = self.random, self.writer
        width, height = r.randint(300, 620), r.randint(180, 380)
        left, top = r.randint(10, SIDE - width - 10), r.randint(10, SIDE - height - 10)
        self.desk(-2, -1)
        if r.random() < 0.4:
            self.s.draw.rectangle((left + 3, top + 4, left + width + 5, top + height + 6), r.randint(20, 110))
        self.s.draw.rectangle((left, top, left + width, top + height), self.s.paper)
        small = r.randint(7, 14)
        x, y, foot = left + r.randint(12, 70), top + r.randint(8, 40), top + height - small
        if r.random() < 0.6:
            side = r.randint(14, 60)
            self._logo(left + r.choice((12, width - side - 14)), top + 10, side, side)
        while y < foot - small:
            size = round(small * r.choice((1, 1, 1, 1.2, 1.6, 2.2)))
            if y + size > foot:
                break
            name = size > small * 1.5
            text = w.person()[:8] if name else r.choice((w.company, w.title, w.address, w.phone, w.mail, w.latin, w.person))()
            text = re.sub(r"[ 　]{2,}", " ", text).strip()
            spacing = r.choice((0.1, 0.5, 1.0)) if name and " " not in text and "　" not in text else r.choice((0, 0, 0, 0.05, 0.15))
            while len(text) > 1 and x + self.s.width(text, self.font, size, spacing) > left + width - 8:
                text = text[:-1]
            self.write(x, y + size, text or "様", size, spacing=spacing)
            y += size * r.choice((r.uniform(1.02, 1.3), r.uniform(1.2, 2.2)))
            if r.random() < 0.12:
                x = left + r.randint(12, max(13, width // 2))

    def column_grid(self):
        """Vertical writing whose columns stand as close as, or closer than, the characters within them."""
        r = self.random
        size = max(9, min(40, round(2 ** r.gauss(4.1, 0.4))))
        if not self.unseen and r.random() < 0.7:
            self.font = r.choice(GRID_FONTS)
        gap = r.choice((r.uniform(0, 0.1), r.uniform(0.05, 0.25), r.uniform(0.1, 0.45)))
        pitch, top, foot = size * r.uniform(1.02, 1.35), r.randint(8, 120), SIDE - r.randint(8, 200)
        if r.random() < 0.4:
            self.desk(r.randint(0, 50), SIDE - r.randint(0, 50))
        lined = r.random() < 0.2
        x = SIDE - r.randint(30, 160)
        while x > size * 1.2:
            count = int((foot - top) / (size * (1 + gap))) - r.choice((0, 0, 0, r.randint(0, 8)))
            text = "".join((self.writer.sentence() if r.random() < 0.7 else self.writer.column()) for _ in range(3)).replace(" ", "").replace("　", "")
            self.s.column(x, top + r.choice((0, 0, size)), text[: max(1, count - 1)] or "様", self.font, size, self.ink, gap)
            if lined:
                self.s.draw.line((x - pitch / 2, top - 6, x - pitch / 2, foot + 6), r.choice((self.ink, 150)), 1)
            x -= pitch * r.choice((1, 1, 1, 1, 1, 2))

    def column_card(self):
        """A vertical card on a table: a large name in the middle, a company, small columns of kanji numbers at the foot."""
        r, w = self.random, self.writer
        width, height = r.randint(280, 470), r.randint(430, 720)
        left, top = r.randint(5, SIDE - width - 5), r.randint(5, SIDE - height - 5)
        self.desk(-2, -1)
        self.s.draw.rectangle((left, top, left + width, top + height), self.s.paper)
        unit = height / 1075
        small, foot, x = max(8, round(24 * unit * r.uniform(0.85, 1.2))), top + height - r.randint(10, 40), left + width - r.randint(16, 60)

        def column(text, size, y=None, spacing=0.0):
            text = re.sub(r"[ 　]", "", text)[: max(1, int((foot - top - 20) / (size * (1.08 + spacing))))] or "様"
            length = len(text) * size * (1.08 + spacing)
            start = max(top + 8, foot - length) if y is None else min(y, max(top + 8, foot - length))
            self.s.column(x, start, text, self.font, size, self.ink, 0.08 + spacing)

        for text, scale, head in ((w.company(), 1.6, 0.08), (w.title(), 1.05, 0.14), (w.title(), 1.05, 0.18)):
            size = max(8, round(small * scale))
            x -= size * 0.6
            column(text, size, top + height * head)
            x -= size * r.uniform(0.6, 1.2)
        size = round(small * r.uniform(2, 3))
        x -= size * 0.6
        column("".join(w.name()[:2]), size, top + height * r.uniform(0.15, 0.3), r.choice((0, 0.2, 0.5)))
        x -= size * r.uniform(0.7, 1.1)
        while x > left + small:
            text = r.choice((w.numbered, w.numbered, w.address, w.phone))()
            column(text.translate(KANJI_DIGITS) if r.random() < 0.6 else text, small)
            x -= small * r.uniform(1.25, 1.6)
