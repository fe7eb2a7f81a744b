"""A sheet of generated lines, to be looked at: python look_lines.py OUT.png [seed]"""

import sys

import numpy as np
from PIL import Image

from atlas import FONTS, build
from charset import CLASSES
from compose import compose
from lines import Lines

out, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
atlas, metrics = build(2, "cpu")
rows = []
for glyphs, starts, parameters, labels, lengths, width in Lines(metrics, 2400, seed):
    pictures = compose(atlas, glyphs, starts, parameters, width)
    at = 0
    for picture, length in zip(pictures, lengths.tolist()):
        sheet = np.full((50, 1290), 128, np.uint8)
        sheet[1:49, :width] = (picture[0] * 255).byte().numpy()
        rows.append(sheet)
        print(len(rows), "".join(CLASSES[c - 1] for c in labels[at : at + length]))
        at += length
    if len(rows) >= 40:
        break
Image.fromarray(np.concatenate(rows[:40])).save(out)
print(len(FONTS), "fonts")
