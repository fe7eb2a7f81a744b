"""What printers, paper, lenses and JPEG do to a picture, for batches on the accelerator. Pictures are [B, 1, H, W] in 0..1."""

import math
import random

import torch
import torch.nn.functional as F

_LUMINANCE = torch.tensor(
    [16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
     18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
    dtype=torch.float32,
).view(8, 8)  # fmt: skip
_DCT = torch.tensor(
    [[math.sqrt((1 if k == 0 else 2) / 8) * math.cos((2 * n + 1) * k * math.pi / 16) for n in range(8)] for k in range(8)]
)


def per_picture(values):
    return values.view(-1, 1, 1, 1)


def jpeg(x, quality):
    """Luminance as JPEG of the given quality (one per picture) leaves it; the block grid starts anywhere."""
    batch, _, height, width = x.shape
    dy, dx = random.randrange(8), random.randrange(8)
    padded = F.pad(x, (dx, -(width + dx) % 8, dy, -(height + dy) % 8), mode="replicate")
    rows, columns = padded.shape[2:]
    blocks = padded.view(batch, rows // 8, 8, columns // 8, 8).permute(0, 1, 3, 2, 4) * 255 - 128
    dct = _DCT.to(x)
    scale = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
    table = (_LUMINANCE.to(x)[None] * scale.view(batch, 1, 1)).clamp(min=1).view(batch, 1, 1, 8, 8)
    coefficients = torch.round(dct @ blocks @ dct.T / table) * table
    blocks = (dct.T @ coefficients @ dct + 128) / 255
    return blocks.permute(0, 1, 3, 2, 4).reshape(batch, 1, rows, columns)[:, :, dy : dy + height, dx : dx + width]


def blur(x, sigma, reach=4):
    """Gaussian blur, one sigma per picture."""
    batch, _, height, width = x.shape
    steps = torch.arange(-reach, reach + 1, device=x.device).float()[None]
    kernel = torch.exp(-0.5 * (steps / sigma.clamp(min=0.05)[:, None]) ** 2)
    kernel = kernel / kernel.sum(1, keepdim=True)
    y = F.pad(x, (reach,) * 4, mode="replicate").view(1, batch, height + 2 * reach, width + 2 * reach)
    y = F.conv2d(y, kernel.view(batch, 1, 1, -1), groups=batch)
    return F.conv2d(y, kernel.view(batch, 1, -1, 1), groups=batch).view(batch, 1, height, width)


def defocus(x, radius):
    """A lens out of focus spreads each point over a disc."""
    reach = math.ceil(radius)
    steps = torch.arange(-reach, reach + 1, device=x.device).float()
    disc = (radius + 0.5 - (steps[:, None] ** 2 + steps[None] ** 2).sqrt()).clamp(0, 1)
    return F.conv2d(F.pad(x, (reach,) * 4, mode="replicate"), (disc / disc.sum())[None, None])


def sharpened(x, sigma, steps=4):
    """Some of a blur taken back, as the engine does with lines out of focus (recognise/blur.ts): at half the size."""
    half = F.avg_pool2d(x, 2)
    guess = half
    for _ in range(steps):
        guess = (guess + half - blur(guess, sigma / 2, 6)).clamp(0, 1)
    return (x + F.interpolate(guess - half, scale_factor=2, mode="bilinear", align_corners=False)).clamp(0, 1)


def clouds(batch, height, width, rows, columns, device):
    """Smooth random fields in 0..1: light, shadow, paper."""
    seeds = torch.rand(batch, 1, rows, columns, device=device)
    return F.interpolate(seeds, (height, width), mode="bicubic", align_corners=False).clamp(0, 1)


def smear(x, length):
    """Motion blur along or across."""
    if random.random() < 0.6:
        return F.avg_pool2d(F.pad(x, (length // 2, length // 2, 0, 0), mode="replicate"), (1, length), 1)
    return F.avg_pool2d(F.pad(x, (0, 0, length // 2, length // 2), mode="replicate"), (length, 1), 1)


def capture(x, scales, contrast, level, small=None):
    """Camera or scanner: fewer pixels, noise, JPEG, scaled back. `scales` is drawn once per group of pictures.

    `small` marks pictures that take the lower half of the scales more often: they form groups of their own.
    """
    height, width = x.shape[2:]
    order = torch.arange(len(x), device=x.device) if small is None else torch.argsort(small.float() + 0.5 * torch.rand(len(x), device=x.device))
    parts = []
    for index in torch.chunk(order, min(8, len(x))):
        part, count = x[index], len(index)
        low = small is not None and bool(small[index].float().mean() > 0.5)
        scale = 1.0 if random.random() > (0.72 if low else 0.62) * level + 0.05 else random.choice(scales[-5:] if low else scales)
        noise = torch.rand(count, device=x.device) * 0.07 * (torch.rand(count, device=x.device) < 0.6) * level
        if scale < 1:
            size = (max(12, round(height * scale)), max(12, round(width * scale)))
            part = F.interpolate(part, size, mode="bilinear", antialias=random.random() < 0.8, align_corners=False)
        part = part + torch.randn_like(part) * per_picture(noise * (contrast[index] + 0.15))
        if random.random() < 0.55 * level:
            part = jpeg(part.clamp(0, 1), 20 + torch.rand(count, device=x.device) * 70)
        if scale < 1:
            if random.random() < 0.15 * level:
                part = part + (part - blur(part, torch.ones(count, device=x.device))) * random.uniform(0.3, 1.2)
            mode = "bicubic" if random.random() < 0.35 else "bilinear"
            part = F.interpolate(part.clamp(0, 1), (height, width), mode=mode, align_corners=False)
        parts.append(part)
    return torch.cat(parts)[torch.argsort(order)]
