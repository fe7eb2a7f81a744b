"""Columns of vertical writing, laid out as the lines they become when the page is turned a quarter."""

import re

import numpy as np

from charset import CLASSES, GLYPHS, PAIRS, PLACED_FORM, VERTICAL_FORM, class_of

GLYPH_INDEX = {glyph: index for index, glyph in enumerate(GLYPHS)}
CLASS_INDEX = {name: index + 1 for index, name in enumerate(CLASSES)}
PAIR_OF = {digits: GLYPH_INDEX[glyph] for glyph, digits in PAIRS.items()}
SPACE = CLASS_INDEX[" "]
RUN = re.compile(r"[!-~]+|[^!-~]")


class Column:
    """Glyph numbers, distances to the next glyph in em, and labels of one column."""

    def __init__(self, random, metrics, fonts, pitch):
        self.random, self.metrics, self.fonts, self.pitch = random, metrics, fonts, pitch
        self.lying = metrics["has"].size
        self.glyphs, self.steps, self.labels = [], [], []

    def write(self, text):
        for run in RUN.findall(text):
            if run in " 　":
                self._gap()
            elif not run.isascii():
                self._square(PLACED_FORM.get(run) or VERTICAL_FORM.get(run) or run, run)
            elif re.fullmatch(r"[0-9]{2}", run) and self.random.random() < 0.7:
                self._put(PAIR_OF[run], run, self.pitch)
            elif len(run) > 2 and self.random.random() < (0.8 if re.search("[a-z]", run) else 0.2):
                self._turned(run)
            else:
                for character in run:
                    self._square(VERTICAL_FORM.get(character, character), character)
        while self.labels and self.labels[-1] == SPACE:
            self.labels.pop()
        return self.glyphs, np.array(self.steps), self.labels

    def _gap(self):
        self.glyphs.append(-1)
        self.steps.append(self.random.choice((0.5, 1.0)) * self.pitch)
        if self.labels and self.labels[-1] != SPACE:
            self.labels.append(SPACE)

    def _square(self, glyph, characters):
        if glyph in GLYPH_INDEX:
            self._put(GLYPH_INDEX[glyph], characters, self.pitch)

    def _put(self, index, characters, step):
        font = next((font for font in self.fonts if self.metrics["has"][font, index]), -1)
        if font >= 0:
            self.glyphs.append(self.lying + font * len(GLYPHS) + index)
            self.steps.append(step)
            self.labels += [CLASS_INDEX[class_of(character)] for character in characters]

    def _turned(self, run):
        """Letters lie in the column: in the turned line they stand upright, at their own width."""
        for character in run:
            index = GLYPH_INDEX[character]
            font = next((font for font in self.fonts if self.metrics["has"][font, index]), -1)
            if font >= 0:
                self.glyphs.append(font * len(GLYPHS) + index)
                self.steps.append(float(self.metrics["advance"][font, index]))
                self.labels.append(CLASS_INDEX[class_of(character)])
        if self.steps:
            self.steps[-1] += self.pitch - 1
