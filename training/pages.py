"""Batches of drawn pages for the detector, and what a camera makes of them on the accelerator."""

import math
import random

import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import IterableDataset, get_worker_info

from layouts import Layouts
from optics import blur, capture, clouds, per_picture, smear
from sheet import SIDE

# Pages as the network sees them: 640 pixels of the 768 drawn, so that turning and bending never shows an edge.
SEEN = 640
SCALES = (0.9, 0.8, 0.7, 0.62, 0.55, 0.5)


class Pages(IterableDataset):
    """Batches (pictures uint8 [B, 1, 768, 768], truth float16 [B, 3, 384, 384]: core, thickness, judged)."""

    def __init__(self, batch, seed, unseen_fonts=False):
        self.batch, self.seed, self.unseen = batch, seed, unseen_fonts

    def __iter__(self):
        worker = get_worker_info()
        layouts = Layouts(self.seed * 1000 + (worker.id if worker else 0), self.unseen)
        while True:
            sheets = [layouts.sheet() for _ in range(self.batch)]
            pictures = np.stack([np.asarray(sheet.image) for sheet in sheets])[:, None]
            truth = np.stack([np.stack([s.core, s.thickness, 1 - s.unjudged]) for s in sheets]).astype(np.float16)
            yield torch.from_numpy(pictures), torch.from_numpy(truth)


def _grid(batch, side, device, warp):
    """Sampling positions in -1..1 of the drawn page for a square of `side` pixels."""
    line = (torch.arange(side, device=device) + 0.5) / side * 2 - 1
    y, x = torch.meshgrid(line, line, indexing="ij")
    x, y = x[None].expand(batch, -1, -1), y[None].expand(batch, -1, -1)

    def v(values):
        return values.view(batch, 1, 1)

    depth = 1 + v(warp["px"]) * x + v(warp["py"]) * y
    x, y = x / depth, y / depth
    c, s = torch.cos(warp["angle"]) * warp["zoom"], torch.sin(warp["angle"]) * warp["zoom"]
    x, y = v(c) * x - v(s) * y, v(s) * x + v(c) * y
    bend = v(warp["bend"]) * torch.sin(x * v(warp["wave"]) + v(warp["phase"]))
    dents = F.interpolate(warp["dents"], (side, side), mode="bicubic", align_corners=True)
    return torch.stack([x + dents[:, 0], y + bend + dents[:, 1]], -1)


@torch.no_grad()
def photograph(pictures, truth, level=1.0):
    """(seen [B, 1, 640, 640], core and judged [B, 1, 320, 320], log thickness [B, 1, 160, 160])."""
    device, batch = pictures.device, len(pictures)

    def some():
        return torch.rand(batch, device=device)

    def normal():
        return torch.randn(batch, device=device)

    steep = (some() < 0.2).float()
    warp = {
        "angle": (normal() * 1.3 + steep * (some() * 20 - 10)) * level * math.pi / 180,
        "zoom": SEEN / SIDE * torch.exp(normal().clamp(-2, 2) * 0.09),
        "px": (some() - 0.5) * 0.16 * (some() < 0.35) * level,
        "py": (some() - 0.5) * 0.16 * (some() < 0.35) * level,
        "bend": (some() - 0.5) * 0.05 * (some() < 0.35) * level,
        "wave": some() * 2.5 + 0.7,
        "phase": some() * 6.28,
        # Crumpled paper.
        "dents": (torch.rand(batch, 2, 9, 9, device=device) - 0.5) * per_picture(some() * 0.03 * (some() < 0.25) * level),
    }
    x = F.grid_sample(pictures.float() / 255, _grid(batch, SEEN, device, warp), mode="bilinear", padding_mode="border", align_corners=False)
    truth = truth.float()
    half = _grid(batch, SEEN // 2, device, warp)
    core = F.grid_sample(truth[:, :1], half, mode="bilinear", padding_mode="zeros", align_corners=False)
    judged = F.grid_sample(truth[:, 2:], half, mode="nearest", padding_mode="zeros", align_corners=False)
    thickness = F.grid_sample(truth[:, 1:2], _grid(batch, SEEN // 4, device, warp), mode="nearest", padding_mode="zeros", align_corners=False)
    thickness = thickness * per_picture(SEEN / SIDE / warp["zoom"])
    turn = random.choices((0, 1, 2, 3), (55, 15, 15, 15))[0]
    x, core, judged, thickness = (torch.rot90(t, turn, (2, 3)) for t in (x, core, judged, thickness))
    return _developed(x, level), core, judged, torch.log(thickness.clamp(min=4.0)), (thickness > 0).float()


def _developed(x, level):
    device, batch = x.device, len(x)

    def some():
        return torch.rand(batch, device=device)

    contrast = torch.where(some() < 0.5, torch.ones(batch, device=device), 0.35 + some() * 0.65)
    lift = some() * (1 - contrast)
    x = x * per_picture(contrast) + per_picture(lift)
    light = clouds(batch, SEEN, SEEN, random.choice((2, 3, 5)), random.choice((2, 3, 5)), device) - 0.5
    x = x * (1 + light * per_picture(some() * 0.9 * (some() < 0.5) * level))
    grain = clouds(batch, SEEN, SEEN, SEEN // 3, SEEN // 3, device) - 0.5
    x = x + grain * per_picture(some() * 0.15 * (some() < 0.3) * level)
    # A shadow with an edge: the hand, the phone, a fold.
    line = torch.linspace(-1, 1, SEEN, device=device)
    angle = some() * 6.28
    edge = per_picture(torch.cos(angle)) * line.view(1, 1, 1, -1) + per_picture(torch.sin(angle)) * line.view(1, 1, -1, 1)
    shadow = torch.sigmoid((edge - per_picture(some() - 0.5)) * per_picture(some() * 60 + 4))
    x = x * (1 - shadow * per_picture(some() * 0.5 * (some() < 0.3) * level))
    x = torch.where(per_picture(some() < 0.05), 1 - x, x)
    x = blur(x, torch.where(some() < 0.2, some() * 1.1 + 0.4, some() * 0.6) * level)
    if random.random() < 0.15 * level:
        x[: batch // 4] = smear(x[: batch // 4], random.choice((3, 5)))
    return capture(x, SCALES, contrast, level).clamp(0, 1)
