"""What only a pen does to a line: each character at its own size and height, strokes drawn across the whole."""

import torch

from atlas import CELL, EM
from charset import GLYPHS
from lines import BY_PEN, FORM, HAND, MAX_GLYPHS
from optics import per_picture

# How much of a pen's lines something is drawn across: a rule, an arrow, the edge of a box.
CROSSED = 0.09
# Of a pen's lines, those in ink or pencil hardly darker than the paper, and those on columns ruled for figures.
FAINT, LEDGER = 0.12, 0.07


def printed_between(glyphs, parameters):
    """Glyphs of lines a pen filled in that a pen did not write [B, glyphs]."""
    pens = torch.from_numpy(BY_PEN).to(glyphs.device)
    # Behind the upright glyphs of all fonts stand the lying ones.
    fonts = glyphs.long().clamp(min=0) // len(GLYPHS) % len(pens)
    return (parameters[:, FORM : FORM + 1] > 0) & ~pens[fonts]


def glyph_moves(glyphs, parameters, level):
    """What a pen does to each glyph on its own [B, glyphs]: its size, its width, how far it is raised and how it leans.

    Print stays as it is; between what a pen filled in it is smaller, on a line of its own. A line is even or uneven as a
    whole; kana beside large kanji are a matter of size alone.
    """
    device, shape = parameters.device, (len(parameters), MAX_GLYPHS)

    def much(most):
        return torch.rand(shape[0], 1, device=device) * most * level * parameters[:, HAND : HAND + 1]

    size = torch.exp(-(torch.randn(shape, device=device) * much(0.24)).abs())
    wide = (size ** torch.rand(shape[0], 1, device=device) * torch.exp(torch.randn(shape, device=device) * much(0.1))).clamp(0.6, 1.0)
    raised, lean = torch.randn(shape, device=device) * much(0.09) * EM, torch.randn(shape, device=device) * much(0.16)
    wide = torch.where(parameters[:, HAND : HAND + 1] > 0, wide, torch.ones_like(wide))
    printed, small = printed_between(glyphs, parameters), parameters[:, FORM : FORM + 1].expand(shape)
    level_of_print = (torch.randn(shape[0], 1, device=device) * 0.06 * EM).expand(shape)
    size, wide, raised = torch.where(printed, small, size), torch.where(printed, small, wide), torch.where(printed, level_of_print, raised)
    return wide, torch.stack([size, raised, torch.where(printed, 0.0, lean)]), printed


def moved(row, across, moves, places, pixel):
    """Rows and columns of the cells [B, H, W], each glyph at its own size and height and leaning its own way.

    `places` [B, W] tells the glyph of a column, `pixel` the size of a cell's pixel in the line.
    """
    height, width = row.shape[1:]
    column = (across * 2).long().clamp(0, width - 1)
    place = places[:, None].expand(-1, height, -1).gather(2, column)
    size, raised, lean = (move[:, None].expand(-1, height, -1).gather(2, place) for move in moves)
    from_middle = row - CELL / 2 + raised
    return CELL / 2 + from_middle / size, across + lean * from_middle * pixel


def crossed(ink, hand, level):
    """A stroke through what a pen wrote: upright, lying or at any angle, whole or dotted, thin and of any tone."""
    device, (batch, _, height, width) = ink.device, ink.shape

    def some():
        return per_picture(torch.rand(batch, device=device))

    x = (torch.arange(width, device=device) + 0.5).view(1, 1, 1, width) - some() * width
    y = (torch.arange(height, device=device) + 0.5).view(1, 1, height, 1) - some() * height
    angle = torch.where(some() < 0.5, 1.57 + 0.2 * (some() - 0.5), torch.where(some() < 0.4, 0.1 * (some() - 0.5), some() * 3.14))
    distance, along = (x * angle.sin() - y * angle.cos()).abs(), x * angle.cos() + y * angle.sin()
    dotted = (some() < 0.4) & ((along / (some() * 5 + 2)).floor() % 2 == 0)
    line = (1 - (distance - some() * 1.2 - 0.3).clamp(0, 1)) * (some() * 0.7 + 0.25) * ~dotted
    return torch.where((some() < CROSSED * level) & per_picture(hand > 0), torch.maximum(ink, line), ink)


def ruled(ink, hand, level):
    """Columns for the figures of an amount: thin upright lines at even distances, some of them darker, often dotted."""
    device, (batch, _, height, width) = ink.device, ink.shape

    def some():
        return per_picture(torch.rand(batch, device=device))

    x = (torch.arange(width, device=device) + 0.5).view(1, 1, 1, width) + some() * 60
    y = (torch.arange(height, device=device) + 0.5).view(1, 1, height, 1)
    step = some() * 34 + 14
    distance = (x % step).minimum(step - x % step)
    third = ((x / step + 0.5).floor() % 3 == 0).float()
    line = (1 - (distance - some() * 0.7 - 0.2).clamp(0, 1)) * (some() * 0.35 + 0.08 + 0.2 * third)
    line = line * (1 - (some() < 0.4).float() * ((y / (some() * 3 + 1.5)).floor() % 2))
    return torch.where((some() < LEDGER * level) & per_picture(hand > 0), torch.maximum(ink, line), ink)


def faint(dark, paper, hand, level):
    """Tones of the ink: of some of a pen's lines hardly darker than the paper."""
    chosen = (torch.rand_like(dark) < FAINT * level) & (hand > 0)
    return torch.where(chosen, torch.maximum(dark, paper * (0.6 + 0.2 * torch.rand_like(dark))), dark)
