"""A second shape of each kana and kanji: strokes somebody drew by hand, beside KanjiVG's model letters.

The dictionary of the handwriting recogniser Tomoe (`data/handwriting-ja.xml` of the public repository l4u/tomoe, LGPL 2.1;
Hiroyuki Komatsu, Takuro Ashie and others) has them as corners of strokes. They are trained from, never shipped. A hand
writes between both shapes, or a little beyond one of them: proportions no single model letter has.
"""

import re

import numpy as np

from strokes import curve

# Strokes further apart than this (mean distance, of the square's side) are not the same stroke in both shapes.
SAME_STROKE = 0.24
SIDE = 1000


def read(path, even):
    """Character → strokes [n, points, 2] in a square of 1 × 1, from the dictionary's file."""
    found = {}
    for entry in re.findall(r"<character>.*?</character>", open(path, encoding="utf8").read(), re.DOTALL):
        character = re.search(r"<utf8>(.*?)</utf8>", entry)[1]
        code = re.fullmatch(r"&#x([0-9A-Fa-f]+);", character)
        character = chr(int(code[1], 16)) if code else character
        strokes = []
        for stroke in re.findall(r"<stroke>.*?</stroke>", entry, re.DOTALL):
            points = np.array(re.findall(r'x="(-?\d+)" y="(-?\d+)"', stroke), float) / SIDE
            points = points[np.concatenate([[True], np.abs(np.diff(points, axis=0)).sum(1) > 0])]
            if len(points) > 1:
                # Corners of kana stand for bows, those of kanji are corners.
                kana = len(character) == 1 and ord(character) < 0x3100
                strokes.append(even(np.array(curve([tuple(point) for point in points], True)) if kana and len(points) > 2 else points))
        if len(character) == 1 and strokes:
            found[character] = np.stack(strokes)
    return found


def placed(strokes, model):
    """The strokes with the model letter's middle and size."""
    low, high = strokes.min((0, 1)), strokes.max((0, 1))
    model_low, model_high = model.min((0, 1)), model.max((0, 1))
    scale = (model_high - model_low).max() / max((high - low).max(), 1e-3)
    return (strokes - (low + high) / 2) * scale + (model_low + model_high) / 2


def between(model, other, share):
    """Strokes `share` of the way from the model letter to the other shape; one of both where their strokes differ."""
    if len(model) == len(other) and np.hypot(*(model - other).transpose(2, 0, 1)).mean(1).max() < SAME_STROKE:
        return model + share * (other - model)
    return other.copy() if share > 0.5 else model.copy()
