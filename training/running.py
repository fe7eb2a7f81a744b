"""Running hands: a pen that does not stop between strokes cuts corners and draws what lies between them.

The strokes of a character become one path in time: on the paper, in the air, on the paper again. A hasty hand is that
path with its quick turns smoothed away; where the pen stays low, the way through the air is drawn too.
"""

import numpy as np

# Distance of two samples on the paper; in the air a pen is faster.
STEP, AIR = 0.025, 0.06


def sampled(points, step):
    """Points along a path at even distances, its ends among them."""
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    at = np.linspace(0, lengths[-1], max(2, round(lengths[-1] / step) + 1))
    return np.stack([np.interp(at, lengths, points[:, axis]) for axis in (0, 1)], 1)


def run(strokes, own, haste, joined, reach):
    """Pieces of path [(points, is the pen down)] of a hand in a hurry.

    `haste` is the length over which turns are smoothed away (σ in samples), `joined` how readily the pen stays on the
    paper, `reach` the longest way it then draws.
    """
    path, down = [], []
    for index, stroke in enumerate(strokes):
        if index:
            start, end = strokes[index - 1][-1], stroke[0]
            far = float(np.hypot(*(end - start)))
            low = own.random() < joined * (1 - 0.7 * min(1.0, far / reach)) and far < reach
            if not low:
                # The pen is set down and lifted: it rests there, so that smoothing leaves the ends of strokes alone.
                rest = round(2.2 * haste)
                path.append(np.repeat(start[None], rest, 0)), down.append(np.ones(rest))
            between = sampled(np.stack([start, end]), AIR)[1:-1]
            path.append(between), down.append(np.full(len(between), 0.5 if low else 0.0))
            if not low:
                path.append(np.repeat(end[None], rest, 0)), down.append(np.ones(rest))
        points = sampled(stroke, STEP)
        path.append(points), down.append(np.ones(len(points)))
    path, down = np.concatenate(path), np.concatenate(down)
    smooth = _smoothed(path, haste)
    pieces, first = [], 0
    for at in range(1, len(down) + 1):
        if at == len(down) or down[at] != down[first]:
            if down[first] > 0:
                # A stroke begins with the last of the way to it.
                pieces.append((smooth[max(0, first - 1) : at + (at < len(down) and down[at] > 0)], down[first]))
            first = at
    return [(points, weight) for points, weight in pieces if len(points) > 1]


def _smoothed(path, sigma):
    reach = max(1, round(3 * sigma))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    padded = np.pad(path, ((reach, reach), (0, 0)), mode="edge")
    return np.stack([np.convolve(padded[:, axis], kernel / kernel.sum(), "valid") for axis in (0, 1)], 1)


def proportioned(points, own, much):
    """Parts of a character set wider or closer, its top or bottom heavier, one side higher than the other."""
    x, y = points[..., 0] - 0.5, points[..., 1] - 0.5
    apart, heavy, taper, tilt = own.normal(0, much, 4)
    wide = 1 + 2 * taper * y
    return np.stack([0.5 + wide * (x + 0.25 * apart * np.sin(6.28 * x)), 0.5 + y + 0.2 * heavy * np.cos(3.14 * y) + 0.3 * tilt * x], -1)
