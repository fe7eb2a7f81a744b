"""Line pictures from glyph positions, on the accelerator: drawn from the atlas, warped, printed, photographed."""

import random

import torch
import torch.nn.functional as F

from atlas import CELL, EM, ORIGIN
from by_pen import crossed, faint, glyph_moves, moved, ruled
from columns import SPACE
from lines import BOX_EDGE, BOX_STEP, BOX_WIDTH, COUNT, DOTTED, HAND, HEIGHT, HOLLOW, LOGO, MAX_GLYPHS, NEGATIVE, SIZE, SMALL, STRETCH, TOP
from optics import blur, capture, clouds, defocus, per_picture, sharpened, smear

# Half-resolution pages and worse: a line of 48 rows then has 16 to 41 of its own.
SCALES = (0.85, 0.75, 0.66, 0.58, 0.5, 0.45, 0.4, 0.36, 0.33)
# Lines out of focus: a blur of 1.5 pixels on a page whose characters are 14 to 30 pixels high, in pixels of the line.
OUT_OF_FOCUS = 0.36
SOFTEST, SOFTER = 4.2, 1.3
# The engine sharpens lines softer than this before they are read; here some of them are, with a blur judged roughly.
SHARPENED_FROM, SHARPENED_SHARE = 1.9, 0.5


def compose(atlas, glyphs, starts, parameters, width, level=1.0):
    """Pictures [B, 1, 48, width] in 0..1; `level` 0..1 scales the damage."""
    return photographed(atlas, glyphs, starts, parameters, width, level)[0]


@torch.no_grad()
def printed(atlas, glyphs, starts, parameters, width, level):
    """Ink on paper before a lens sees it, and how far apart the two are in tone."""
    device, batch = glyphs.device, len(glyphs)

    def some(*shape):
        return torch.rand(*shape, device=device)

    def normal(*shape):
        return torch.randn(*shape, device=device)

    dotted = parameters[:, DOTTED] > 0
    moves = glyph_moves(glyphs, parameters, level)
    cells, places = _columns(atlas, glyphs, starts, parameters, width, level, moves)
    ink = _warped(cells, parameters, width, level, moves, places)
    slope = normal(batch) * 0.012 * level * (120.0 / max(width, 120)) ** 0.6
    ink = _neighbours(ink, some(batch) < 0.14 * level)
    ink = ruled(crossed(ink, parameters[:, HAND], level), parameters[:, HAND], level)
    ink = _boxes(_rules(ink, slope, parameters[:, HAND], width, level), parameters)
    ink = _negatives(ink, parameters[:, NEGATIVE])
    ink = _faded_ends(ink, width, level)
    # Fading, thermal rows, dead dots of a print head, drop-outs.
    fading = some(batch) * 0.6 * (some(batch) < 0.4) * level
    ink = ink * (1 - clouds(batch, HEIGHT, width, 2, max(2, width // 64), device) * per_picture(fading))
    rows = (some(batch) < torch.where(dotted, 0.35, 0.06)).float() * some(batch) * 0.55 * level
    ink = ink * (1 - some(batch, 1, HEIGHT, 1) * per_picture(rows))
    dead = (some(batch, 1, 1, width) < 0.02).float()
    ink = ink * (1 - 0.8 * dead * per_picture((some(batch) < torch.where(dotted, 0.15, 0.03)).float() * level))
    ink = ink * (1 - some(batch, 1, HEIGHT, width) * per_picture((some(batch) < 0.25).float() * some(batch) * 0.6 * level))
    # Paper and ink.
    paper = torch.where(some(batch) < 0.5, 0.85 + some(batch) * 0.15, 0.5 + some(batch) * 0.5)
    dark = torch.where(some(batch) < 0.5, torch.minimum(some(batch) * 0.3, paper - 0.25), paper - (0.22 + some(batch) * 0.78) * paper)
    dark = faint(dark, paper, parameters[:, HAND], level)
    light = (clouds(batch, HEIGHT, width, 3, max(2, width // 48), device) - 0.5) * per_picture(some(batch) * 0.35 * (some(batch) < 0.5) * level)
    grain = (clouds(batch, HEIGHT, width, 16, max(2, width // 3), device) - 0.5) * per_picture(some(batch) * 0.12 * (some(batch) < 0.4) * level)
    ground = per_picture(paper) + light + grain
    x = ground + (per_picture(dark) - ground) * ink
    x = _seals(x, ink, some(batch) < (0.08 + 0.06 * parameters[:, HAND]) * level)
    contrast = (paper - dark).abs()
    # Light on dark is print's, but for a blackboard.
    x = torch.where(per_picture(some(batch) < 0.09 - 0.06 * parameters[:, HAND]), 1 - x, x)
    return x, contrast


@torch.no_grad()
def photographed(atlas, glyphs, starts, parameters, width, level):
    """Pictures, and how far each is out of focus (σ, 0: not)."""
    device, batch = glyphs.device, len(glyphs)

    def some(*shape):
        return torch.rand(*shape, device=device)

    x, contrast = printed(atlas, glyphs, starts, parameters, width, level)
    small = parameters[:, SMALL] > 0
    sigma = torch.where(some(batch) < 0.55, some(batch) * 0.9, some(batch) * 0.3)
    x = blur(x, torch.where(some(batch) < 0.12, some(batch) * 1.1 + 0.7, sigma) * level)
    if random.random() < 0.25 * level:
        x[: batch // 4] = smear(x[: batch // 4], random.choice((3, 5, 5, 7)))
    x, soft = _out_of_focus(x, parameters[:, HAND], level)
    x = capture(x, SCALES, contrast, level, small)
    noise = some(batch) * 0.03 * (some(batch) < 0.5) * level * (contrast + 0.15)
    x = (x + torch.randn(batch, 1, HEIGHT, width, device=device) * per_picture(noise)).clamp(0, 1)
    chosen = torch.nonzero((soft > SHARPENED_FROM) & (some(batch) < SHARPENED_SHARE))[:, 0]
    if len(chosen):
        x[chosen] = sharpened(x[chosen], soft[chosen] * (some(len(chosen)) * 0.3 + 0.65))
    return x, soft


def _out_of_focus(x, hand, level):
    """Some of the pictures much softer, by a wide Gaussian or a lens's disc; and how soft each of them is (σ).

    Thin strokes of a pen are gone sooner: they are softened less, and half as often.
    """
    chosen = torch.nonzero(torch.rand(len(x), device=x.device) < OUT_OF_FOCUS * level * (1 - 0.5 * hand))[:, 0]
    soft = torch.zeros(len(x), device=x.device)
    if len(chosen) == 0:
        return x, soft
    sigma = SOFTER + torch.rand(len(chosen), device=x.device) ** 1.15 * (SOFTEST - SOFTER) * (1 - 0.55 * hand[chosen])
    lens = len(chosen) // 4
    if lens:
        # Of a disc of radius r, σ is half of r.
        radius = random.uniform(2 * SOFTER, 1.5 * SOFTEST)
        x[chosen[:lens]] = defocus(x[chosen[:lens]], radius)
        sigma[:lens] = radius / 2
    x[chosen[lens:]] = blur(x[chosen[lens:]], sigma[lens:], 11)
    soft[chosen] = sigma
    return x, soft


def _columns(atlas, glyphs, starts, parameters, width, level, moves):
    """Glyph columns side by side at twice the width, 64 rows; strokes made thicker or thinner at random.

    Also the glyph each column shows.
    """
    device, batch = glyphs.device, len(glyphs)
    at = (torch.arange(2 * width, device=device) + 0.5) * 0.5
    index = torch.searchsorted(starts.contiguous(), at[None].expand(batch, -1).contiguous(), right=True) - 1
    drawn = (index >= 0) & (index < parameters[:, COUNT : COUNT + 1].long())
    index = index.clamp(0, MAX_GLYPHS - 1)
    pixel = parameters[:, SIZE] * parameters[:, STRETCH] / EM
    begin = starts.gather(1, index)
    # A glyph written narrower stands in the middle of its room.
    middle = ((starts.gather(1, (index + 1).clamp(max=MAX_GLYPHS)) - begin) / 2).clamp(max=EM)
    across = middle + (at[None] - begin - middle) / moves[0].gather(1, index)
    column = across / pixel.clamp(min=1e-3)[:, None] + ORIGIN
    glyph = glyphs.gather(1, index).long()
    drawn &= (glyph >= 0) & (column >= 0) & (column < CELL - 1.01)
    whole = column.clamp(0, CELL - 2).floor()
    part = (column - whole).clamp(0, 1)
    base = atlas.cells[glyph.clamp(min=0)].long() * CELL + whole.long()
    kind = torch.half if device.type == "cuda" else torch.float
    left, right = atlas.columns[base].to(kind), atlas.columns[base + 1].to(kind)
    cells = (left + (right - left) * part[..., None].to(kind)) * (drawn[..., None].to(kind) / 255)
    cells = cells.transpose(1, 2).unsqueeze(1)
    weight = (torch.rand(batch, 1, 1, 1, device=device) * 2 - 1).to(kind) * level
    weight = torch.where(torch.rand(batch, 1, 1, 1, device=device) < 0.45, weight, torch.zeros_like(weight))
    thick, thin = F.max_pool2d(cells, 3, 1, 1), -F.max_pool2d(-cells, 3, 1, 1)
    cells = torch.where(weight > 0, cells + (thick - cells) * weight * 0.8, cells + (cells - thin) * weight * 0.55)
    heavy = (parameters[:, LOGO] > 0) & (torch.rand(batch, device=device) < 0.4)
    if heavy.any():
        some = cells[heavy]
        cells[heavy] = torch.lerp(some, F.max_pool2d(some, 5, 1, 2), random.uniform(0.3, 1.0))
    hollow = parameters[:, HOLLOW] > 0
    if hollow.any():
        # White characters in a dark outline of two or three pixels; the ground between them may be dark too.
        some, reach = cells[hollow], random.choice((1, 2, 3))
        cells[hollow] = (F.max_pool2d(some, 2 * reach + 1, 1, reach) - 0.97 * some).clamp(min=0)
    return cells, index


def _warped(cells, parameters, width, level, moves, places):
    """Slope, shear, taper and waves; sampled at twice the size and averaged."""
    device, batch = cells.device, len(cells)

    def v(values):
        return values.view(batch, 1, 1)

    def normal():
        return torch.randn(batch, device=device)

    y = ((torch.arange(2 * HEIGHT, device=device) + 0.5) * 0.5).view(1, -1, 1)
    x = ((torch.arange(2 * width, device=device) + 0.5) * 0.5).view(1, 1, -1)
    slope = normal() * 0.012 * level * (120.0 / max(width, 120)) ** 0.6
    shear = normal() * 0.06 * level
    shear = torch.where(torch.rand(batch, device=device) < 0.05, shear + 0.22 * level, shear)
    shear = torch.where((parameters[:, LOGO] > 0) & (torch.rand(batch, device=device) < 0.35), shear + 0.2, shear)
    taper, wave = normal() * 0.06 * level, normal().abs() * 0.7 * level
    # A pen's line rises, falls and bends more.
    slope, wave = slope * (1 + 1.5 * parameters[:, HAND]), wave * (1 + 2 * parameters[:, HAND])
    shear = shear * (1 + 1.2 * parameters[:, HAND])
    length, phase = torch.rand(batch, device=device) * 400 + 80, torch.rand(batch, device=device) * 6.28
    across = x + v(shear) * (y - HEIGHT / 2)
    down = HEIGHT / 2 + (y - HEIGHT / 2) * (1 + v(taper) * (x / width - 0.5)) + v(slope) * (x - width / 2)
    down = down + v(wave) * torch.sin(x * (6.28 / v(length)) + v(phase))
    across, down = across.expand(batch, 2 * HEIGHT, 2 * width), down.expand(batch, 2 * HEIGHT, 2 * width)
    by_pen = torch.nonzero(parameters[:, HAND] > 0)[:, 0]
    if len(by_pen):
        # A pen moves each character on its own, and each stroke a little.
        bent = (torch.rand(len(by_pen), 1, 1, device=device) * 1.1 + 0.1) * level
        fine = torch.rand(len(by_pen), 1, 1, device=device) * level

        def field(rows, pitch):
            return clouds(len(by_pen), 2 * HEIGHT, 2 * width, rows, max(3, width // pitch), device)[:, 0] - 0.5

        # What is printed between stays straight.
        free = 1 - moves[2][by_pen].float().gather(1, places[by_pen])[:, None]
        across, down = across.clone(), down.clone()
        across[by_pen] += free * (bent * 7 * field(4, 26) + fine * 3 * field(8, 9))
        down[by_pen] += free * (bent * 9 * field(3, 26) + fine * 3 * field(8, 9))
    row = (down - v(parameters[:, TOP])) * (EM / v(parameters[:, SIZE])) + ORIGIN
    if len(by_pen):
        row[by_pen], across[by_pen] = moved(row[by_pen], across[by_pen], [move[by_pen] for move in moves[1]], places[by_pen], v(parameters[:, SIZE])[by_pen] / EM)
    grid = torch.stack([across / width * 2 - 1, row / CELL * 2 - 1], -1)
    return F.avg_pool2d(F.grid_sample(cells.float(), grid, mode="bilinear", padding_mode="zeros", align_corners=False), 2)


def _faded_ends(ink, width, level):
    """A worn print head or a fold: the first or last characters are much paler, never quite gone."""
    device, batch = ink.device, len(ink)
    x = torch.linspace(0, 1, width, device=device).view(1, 1, 1, -1)
    x = torch.where(per_picture(torch.rand(batch, device=device) < 0.65), 1 - x, x)
    reach = per_picture(torch.rand(batch, device=device) * 0.3 + 0.04)
    least = per_picture(torch.rand(batch, device=device) * 0.5 + 0.22)
    chosen = per_picture((torch.rand(batch, device=device) < 0.07).float() * level)
    return ink * (1 - chosen * (1 - least) * (1 - x / reach).clamp(0, 1))


def _neighbours(ink, chosen):
    """Slivers of the line above or below that a box cuts off with it."""
    shift = random.choice((-1, 1)) * random.randint(37, 45)
    rows = torch.arange(HEIGHT, device=ink.device).view(1, 1, HEIGHT, 1)
    visible = rows >= shift if shift > 0 else rows < HEIGHT + shift
    other = torch.roll(ink[torch.randperm(len(ink), device=ink.device)], shift, 2) * visible
    return torch.where(per_picture(chosen), torch.maximum(ink, other), ink)


def _rules(ink, slope, hand, width, level):
    """Underlines, table borders above, below, beside and between; a pen writes on ruled paper more often, and across the rule."""
    device, batch = ink.device, len(ink)

    def some():
        return torch.rand(batch, device=device)

    y = (torch.arange(HEIGHT, device=device) + 0.5).view(1, 1, HEIGHT, 1)
    x = (torch.arange(width, device=device) + 0.5).view(1, 1, 1, width)
    for share, at in ((0.09, some() * 7), (0.13 + 0.2 * per_picture(hand), HEIGHT - some() * (8 + 8 * hand))):
        distance = (y - per_picture(at) - per_picture(slope) * (x - width / 2)).abs()
        line = (1 - (distance - per_picture(some() * 1.6 + 0.6)).clamp(0, 1)) * per_picture(some() * 0.7 + 0.3)
        dashes = ((x / per_picture(some() * 6 + 3)).floor() % 2) * per_picture((some() < 0.25).float())
        ink = torch.where(per_picture(some()) < share * level, torch.maximum(ink, line * (1 - dashes)), ink)
    for share, at in ((0.07, some() * 5), (0.07, width - some() * 5)):
        line = 1 - ((x - per_picture(at)).abs() - per_picture(some() * 1.5 + 0.5)).clamp(0, 1)
        line = (line * per_picture(some() * 0.7 + 0.3)).expand(-1, -1, HEIGHT, -1)
        ink = torch.where(per_picture(some()) < share * level, torch.maximum(ink, line), ink)
    return ink


def _boxes(ink, parameters):
    """Printed boxes with one character in each: postal codes of envelopes, forms."""
    device, (height, width) = ink.device, ink.shape[2:]
    x = (torch.arange(width, device=device) + 0.5).view(1, 1, 1, width)
    y = (torch.arange(height, device=device) + 0.5).view(1, 1, height, 1)
    step, edge, wide, count = (per_picture(parameters[:, index]) for index in (BOX_STEP, BOX_EDGE, BOX_WIDTH, COUNT))
    within = ((x > edge) & (x < edge + count * step)).float()
    phase = (x - edge).remainder(step.clamp(min=1.0))
    thick = per_picture(torch.rand(len(ink), device=device) * 1.2 + 0.6)
    upright = ((phase.minimum((phase - wide).abs()) < thick) & (phase < wide + thick)).float()
    gap = per_picture(torch.rand(len(ink), device=device) * 9 - 3)
    flat = (((y - gap).abs() < thick) | ((height - y - gap).abs() < thick)).float() * (phase < wide + thick).float()
    tone = per_picture(torch.rand(len(ink), device=device) * 0.7 + 0.3)
    return torch.where(step > 0, torch.maximum(ink, torch.maximum(upright.expand_as(ink), flat) * within * tone), ink)


def _seals(x, ink, chosen):
    """A seal stamped over the text: rings and strokes of another tone, the text still visible through it."""
    device, (batch, _, height, width) = x.device, x.shape

    def some():
        return torch.rand(batch, device=device)

    rows = (torch.arange(height, device=device) + 0.5).view(1, 1, height, 1)
    columns = (torch.arange(width, device=device) + 0.5).view(1, 1, 1, width)
    across, down = columns - per_picture(some() * width), rows - per_picture(some() * height * 1.4 - height * 0.2)
    radius = per_picture(some() * 45 + 20)
    square = per_picture((some() < 0.3).float())
    distance = torch.maximum(across.abs(), down.abs()) * square + (across**2 + down**2).sqrt() * (1 - square)
    ring = (1 - ((distance - radius).abs() - per_picture(some() * 2 + 1)).clamp(0, 1))
    # The characters inside are strokes of another line, twice as large.
    grid = torch.stack(
        [(across / per_picture(some() * 0.8 + 1.2)).expand(-1, -1, height, -1)[:, 0] / width * 2, (down / 2).expand(-1, -1, -1, width)[:, 0] / height * 2], -1
    )
    inside = F.grid_sample(ink[torch.randperm(batch, device=device)], grid, mode="bilinear", align_corners=False) * (distance < radius * 0.85)
    stamp = torch.maximum(ring, inside) * per_picture(some() * 0.4 + 0.15)
    return torch.where(per_picture(chosen), x * (1 - stamp), x)


def _negatives(ink, kinds):
    """Bar codes, blocks, textures and drawings instead of text where `kinds` is not 0."""
    rows = torch.nonzero(kinds > 0)[:, 0]
    if len(rows) == 0:
        return ink
    ink = ink.clone()
    device, (height, width) = ink.device, ink.shape[2:]
    for row in rows.tolist():
        kind = int(kinds[row])
        if kind == 1:
            bars = F.interpolate((torch.rand(1, 1, width // random.choice((2, 3, 5)), device=device) < 0.5).float(), width)
            ink[row] = bars.expand(1, height, width)
        elif kind == 2:
            step = random.choice((4, 6, 8))
            blocks = (torch.rand(1, 1, height // step, max(1, width // step), device=device) < random.uniform(0.2, 0.6)).float()
            ink[row] = F.interpolate(blocks, (height, width))[0]
        elif kind == 3:
            ink[row] = clouds(1, height, width, random.choice((3, 8, 20)), max(2, width // random.choice((4, 12, 40))), device)[0]
        else:
            field = clouds(1, height, width, random.choice((2, 3, 4)), max(2, width // random.choice((20, 40))), device)[0]
            ink[row] = (((field * random.randint(3, 9)) % 1) < random.uniform(0.1, 0.3)).float()
    return ink


def frame_labels(glyphs, starts, parameters, label_of_glyph, width):
    """Class per frame (four columns) from the known layout: the middle of a character, else blank."""
    device, batch = glyphs.device, len(glyphs)
    at = ((torch.arange(width // 4, device=device) + 0.5) * 4)[None].expand(batch, -1).contiguous()
    index = torch.searchsorted(starts.contiguous(), at, right=True) - 1
    drawn = (index >= 0) & (index < parameters[:, COUNT : COUNT + 1].long())
    index = index.clamp(0, MAX_GLYPHS - 1)
    first, last = starts.gather(1, index), starts.gather(1, (index + 1).clamp(max=MAX_GLYPHS))
    glyph = glyphs.gather(1, index).long()
    label = torch.where(glyph < 0, SPACE, label_of_glyph[glyph.clamp(min=0) % len(label_of_glyph)])
    middle = (at - (first + last) / 2).abs() <= torch.clamp((last - first) * 0.22, min=2.1)
    return torch.where(drawn & middle, label, torch.zeros_like(label))
