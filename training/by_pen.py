"""What only a pen does to a line: each character at its own size and height, strokes drawn across the whole."""

import torch

from atlas import CELL, EM
from lines import HAND, MAX_GLYPHS
from optics import per_picture

# How much of a pen's lines something is drawn across: a rule, an arrow, the edge of a box.
CROSSED = 0.09


def glyph_moves(parameters, level):
    """What a pen does to each glyph on its own [B, glyphs]: its size, its width, how far it is raised and how it leans.

    Print stays as it is. A line is even or uneven as a whole; kana beside large kanji are a matter of size alone.
    """
    device, shape = parameters.device, (len(parameters), MAX_GLYPHS)

    def much(most):
        return torch.rand(shape[0], 1, device=device) * most * level * parameters[:, HAND : HAND + 1]

    size = torch.exp(-(torch.randn(shape, device=device) * much(0.24)).abs())
    wide = (size ** torch.rand(shape[0], 1, device=device) * torch.exp(torch.randn(shape, device=device) * much(0.1))).clamp(0.6, 1.0)
    raised, lean = torch.randn(shape, device=device) * much(0.09) * EM, torch.randn(shape, device=device) * much(0.16)
    return torch.where(parameters[:, HAND : HAND + 1] > 0, wide, torch.ones_like(wide)), torch.stack([size, raised, lean])


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
