"""Tells frames that may show a character from blank ones: python gate.py WEIGHTS.pt OUT.pt [LINES] [--soft]

The last layer of the recogniser was 40 % of its work and has nothing to say about the seven frames of eight between
characters. A network of 4,700 weights, fitted here to the recogniser's own answers, leaves those out. With --soft the lines are out of focus, as those of the expert in them.
"""

import os
import random
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from atlas import build
from charset import CLASSES
from compose import compose
from lines import Lines
from recogniser import Recogniser
from schedule import load
from soft_pages import soft_lines

SIZE = 144
HELD_OUT = 0.2
# Frames kept for each one that shows a character; the lowest score seen has this much room below it.
KEPT, ROOM = 1.5, 1.0


def gate():
    return nn.Sequential(nn.Linear(SIZE, 32), nn.ReLU(), nn.Linear(32, 1))


@torch.no_grad()
def frames(weights, count, is_soft):
    """Features of frames, and whether the recogniser sees a character in them."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    atlas, metrics = build(os.cpu_count(), device)
    model = Recogniser(len(CLASSES) + 1).to(device)
    load(model, weights)
    model.eval()
    features, shown, lines = [], [], 0
    for glyphs, starts, parameters, _, _, width in Lines(metrics, 4000, 4321):
        glyphs, starts, parameters = (part.to(device) for part in (glyphs, starts, parameters))
        x = soft_lines(atlas, glyphs, starts, parameters, width, 0.8)[0] if is_soft else compose(atlas, glyphs, starts, parameters, width, 0.9)
        found = model.features(x).reshape(-1, SIZE)
        features.append(found.cpu())
        shown.append((model.head(found).argmax(-1) != 0).cpu())
        lines += len(glyphs)
        if lines >= count:
            return torch.cat(features), torch.cat(shown)


def fit(features, shown):
    mean, deviation = features.mean(0), features.std(0) + 1e-3
    scaled, target = (features - mean) / deviation, shown.float()
    model = gate()
    optimise = torch.optim.Adam(model.parameters(), 2e-3)
    for _ in range(14):
        for index in torch.randperm(len(scaled)).split(2048):
            # A frame left out costs a character, one kept costs a few microseconds.
            loss = F.binary_cross_entropy_with_logits(model(scaled[index])[:, 0], target[index], pos_weight=torch.tensor(50.0))
            optimise.zero_grad()
            loss.backward()
            optimise.step()
    first = model[0]
    first.bias.data -= first.weight.data @ (mean / deviation)
    first.weight.data /= deviation
    return model


def main():
    is_soft = "--soft" in sys.argv
    weights, out, *rest = (argument for argument in sys.argv[1:] if argument != "--soft")
    torch.manual_seed(3), random.seed(3)
    features, shown = frames(weights, int(rest[0]) if rest else 8000, is_soft)
    cut = int(len(features) * (1 - HELD_OUT))
    model = fit(features[:cut], shown[:cut])
    with torch.no_grad():
        scores = model(features[cut:])[:, 0]
    shown = shown[cut:]
    lowest = float(scores[shown].min()) - ROOM
    model.register_buffer("threshold", torch.tensor(min(lowest, float(scores.quantile(1 - KEPT * float(shown.float().mean()))))))
    kept = float((scores > model.threshold).float().mean())
    print(f"{len(scores)} frames held out, {100 * float(shown.float().mean()):.1f} % show a character, {100 * kept:.1f} % kept, threshold {float(model.threshold):.2f}")
    torch.save(model.state_dict(), out)


if __name__ == "__main__":
    main()
