"""Weights between two versions: python mean.py BEFORE.onnx AFTER.onnx OUT.pt [SHARE [EARLIER.onnx LATER.onnx SHARE]]

Some of what a run on harder lines learned, and less of what it forgot: between both, handwriting is read better than by
either. SHARE is that of the second, one half unless told. Both are recognisers as `export.py` writes them, the second trained on from
the first. The last three add some more of what an earlier run had changed: its other strengths, where the new run lost some.
"""

import sys

import torch

from charset import CLASSES
from recogniser import Recogniser
from recover import folded, stored


def main():
    before, after, out = sys.argv[1:4]
    share = float(sys.argv[4]) if len(sys.argv) > 4 else 0.5
    one, other = stored(before), stored(after)
    between = {name: torch.lerp(weight, other[name], share) for name, weight in one.items() if name in other and weight.shape == other[name].shape}
    if len(sys.argv) > 7:
        earlier, later, more = stored(sys.argv[5]), stored(sys.argv[6]), float(sys.argv[7])
        between = {name: weight + more * (later[name] - earlier[name]) for name, weight in between.items()}
    torch.save(folded(Recogniser(len(CLASSES) + 1), "recogniser", between).state_dict(), out)


if __name__ == "__main__":
    main()
