"""Lines of pages out of focus, on the accelerator: a line and what stands above and below it.

Blur, noise and JPEG act at the size the line has on its page; only then it is cut out and scaled to 48 rows.
"""

import math
import random
from typing import NamedTuple

import torch
import torch.nn.functional as F

from compose import printed
from lines import HEIGHT
from optics import blur, jpeg, per_picture, sharpened

# Rows of the page a line takes (few sizes); how soft it is, σ in pixels of its crop: beyond the last nobody can read it.
ROWS = (11, 12, 14, 16, 19, 23, 28, 36, 48)
SOFTER, SOFTEST = 1.5, 5.6
# Some are hardly soft: lines of few pixels are taken for soft ones, too.
AS_THEY_ARE = 0.12
# Sharp pages that were softened later (scaled, saved again); the others are a camera's, with its noise behind the lens.
LATER = 0.5
# Rows above and below the line, mostly with ink of other lines.
BEYOND, NEIGHBOURS = 32, 0.6
# Pieces have sizes of this step: few different ones.
STEP = 4
# The engine sharpens soft lines: so are some here, with a blur judged roughly.
SHARPENED, SOFT_AT_BEST = 0.5, 1.0


class Taken(NamedTuple):
    """Pictures of one scale and lens: their places in the batch, the pieces of pages, where the lines are cut out."""

    places: torch.Tensor
    soft: torch.Tensor
    grid: torch.Tensor
    sigma: torch.Tensor


@torch.no_grad()
def soft_lines(atlas, glyphs, starts, parameters, width, level, later=None):
    """Pictures [B, 1, 48, width] out of focus, and how soft each is (σ in its own pixels)."""
    scene, contrast = printed(atlas, glyphs, starts, parameters, width, level)
    groups = taken(scene, contrast, level, later)
    order = torch.argsort(torch.cat([group.places for group in groups]))
    cut = [F.grid_sample(group.soft, group.grid, mode="bilinear", padding_mode="border", align_corners=False) for group in groups]
    return torch.cat(cut)[order], torch.cat([group.sigma for group in groups])[order]


@torch.no_grad()
def as_read(x, sigma, share=SHARPENED):
    """Some of them sharpened as the engine does."""
    chosen = torch.nonzero(torch.rand(len(x), device=x.device) < share)[:, 0]
    if len(chosen):
        seen = (sigma[chosen] ** 2 + SOFT_AT_BEST**2).sqrt() * (0.75 + 0.4 * torch.rand(len(chosen), device=x.device))
        x = x.index_copy(0, chosen, sharpened(x[chosen], seen.clamp(max=5) * 0.8))
    return x


@torch.no_grad()
def taken(scene, contrast, level, later=None, groups=6):
    """Pictures of ink on paper [B, 1, 48, W] as groups of photographs; σ is in pixels of the crop."""
    order, wide = torch.randperm(len(scene), device=scene.device), _with_neighbours(scene)
    # Its own kernels: cuDNN plans each new pair of a picture's and a blur's size anew.
    with torch.backends.cudnn.flags(enabled=False):
        parts = torch.chunk(order, min(groups, len(scene)))
        return [_photograph(part, wide[part], contrast[part], level, random.random() < LATER if later is None else later) for part in parts]


def _with_neighbours(scene):
    """Rows above and below: those of other lines in this one's tones, or its own edge."""
    mean, deviation = scene.mean((2, 3), keepdim=True), scene.std((2, 3), keepdim=True) + 1e-3
    parts = []
    for rows, edge in ((slice(HEIGHT - BEYOND, HEIGHT), slice(0, 1)), (slice(0, BEYOND), slice(HEIGHT - 1, HEIGHT))):
        others = torch.randperm(len(scene), device=scene.device)
        other = (scene[others][:, :, rows] - mean[others]) / deviation[others] * deviation + mean
        near = per_picture(torch.rand(len(scene), device=scene.device) < NEIGHBOURS)
        parts.append(torch.where(near, other.clamp(0, 1), scene[:, :, edge]))
    return torch.cat([parts[0], scene, parts[1]], 2)


def _photograph(places, x, contrast, level, later):
    device, count = x.device, len(x)
    tall, width = x.shape[2:]
    scale = random.choice(ROWS) / HEIGHT
    size = [max(12, STEP * round(side * scale / STEP)) for side in (tall, width)]
    page = F.interpolate(x, size, mode="bilinear", antialias=scale < 1, align_corners=False)
    in_crop = SOFTER + torch.rand(count, device=device) ** 1.2 * (SOFTEST - SOFTER)
    sigma = scale * torch.where(torch.rand(count, device=device) < AS_THEY_ARE, torch.rand(count, device=device) * SOFTER, in_crop)
    page = blur(page, torch.rand(count, device=device) * 0.55, 2)
    if later:
        page = _stored(_grained(page, contrast, level * 0.5), 60, 0.5 * level)
        soft = _stored(_softened(page, sigma), 40, 0.25 * level)
    else:
        soft = _grained(_softened(page, sigma), contrast, level)
        if random.random() < 0.35 * level:
            # Phones sharpen what they have taken.
            edges = soft - blur(soft, torch.full((count,), random.uniform(0.7, 2.0), device=device), 6)
            soft = (soft + edges * random.uniform(0.3, 1.6)).clamp(0, 1)
        soft = _stored(soft, 30, 0.7 * level)
    return Taken(places, soft, _grid(count, tall, width, device), sigma / scale)


def _softened(x, sigma):
    """Out of focus: a bell, a lens's disc, a moved hand, or two of these."""
    share, middle = random.random(), float(sigma.median())
    if share < 0.5 or middle < 0.4:
        return blur(x, sigma, _reach(sigma))
    part = random.uniform(0.6, 1.0)
    kernel = _disc(2 * middle * part) if share < 0.75 else _stroke(math.sqrt(12) * middle * part)
    side, count = len(kernel) // 2, len(x)
    wide = F.pad(x, (side,) * 4, mode="replicate").transpose(0, 1)
    x = F.conv2d(wide, kernel.to(x).expand(count, 1, -1, -1), groups=count).transpose(0, 1)
    # One lens for the group; what its pictures differ by is a bell.
    rest = (sigma**2 - (middle * part) ** 2).clamp(min=0.01).sqrt()
    return blur(x, rest, _reach(rest))


def _reach(sigma):
    return max(2, math.ceil(3 * float(sigma.max())))


def _disc(radius):
    reach = math.ceil(radius)
    steps = torch.arange(-reach, reach + 1).float()
    disc = (radius + 0.5 - (steps[:, None] ** 2 + steps[None] ** 2).sqrt()).clamp(0, 1)
    return disc / disc.sum()


def _stroke(length):
    """The way a point takes while the shutter is open: bent a little, in any direction."""
    reach = math.ceil(length / 2) + 1
    t = torch.linspace(-0.5, 0.5, 33) * length
    angle, bend = random.uniform(0, math.pi), random.uniform(-0.3, 0.3) / max(length, 1.0)
    x, y = t * math.cos(angle) - bend * t**2 * math.sin(angle), t * math.sin(angle) + bend * t**2 * math.cos(angle)
    steps = torch.arange(-reach, reach + 1).float()
    rows, columns = ((1 - (steps[None] - at[:, None]).abs()).clamp(min=0) for at in (y, x))
    kernel = rows.t() @ columns
    return kernel / kernel.sum()


def _grained(x, contrast, level):
    count, device = len(x), x.device
    much = torch.rand(count, device=device) * 0.06 * (torch.rand(count, device=device) < 0.7) * level
    grain = torch.randn_like(x)
    if random.random() < 0.5:
        # A camera takes its grain away and leaves patches of it.
        grain = blur(grain, torch.full((count,), random.uniform(0.5, 1.0), device=device), 3) * 1.6
    return (x + grain * per_picture(much * (contrast + 0.15))).clamp(0, 1)


def _stored(x, least, share):
    """As JPEG with this share; in 8 bits always."""
    if random.random() < share:
        x = jpeg(x, least + torch.rand(len(x), device=x.device) * (96 - least)).clamp(0, 1)
    return (x * 255).round() / 255


def _grid(count, tall, width, device):
    """Where 48 rows are cut out: between pixels, and along a line that rises or falls a little."""
    y = ((torch.arange(HEIGHT, device=device) + 0.5) * 2 - HEIGHT) / tall
    x = (torch.arange(width, device=device) + 0.5) / width * 2 - 1
    row, column, rise = (2 * torch.rand(count, 1, 1, device=device) - 1 for _ in range(3))
    down = y[None, :, None] + (row + rise * x[None, None]) * 2 / tall
    across = (x[None, None] + column * 3 / width).expand(count, HEIGHT, width)
    return torch.stack([across, down], -1)
