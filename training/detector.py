"""Text detector: a grey page in, the cores of its lines and their thickness out.

A core has the full length of its line and 0.4 of its thickness, so neighbours never touch, and a line of evenly spaced
characters is one core. Plain convolutions only: they are what 8-bit CPU kernels are fast at.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

from recogniser import Bottleneck, Residual, convolution


class Detector(nn.Module):
    def __init__(self, channels=(16, 32, 64, 128, 192), neck=64, head=32):
        super().__init__()
        a, b, c, d, e = channels
        self.s2 = nn.Sequential(convolution(1, a, 3, 2), convolution(a, b, 3, 2), Residual(b))
        self.s3 = nn.Sequential(convolution(b, c, 3, 2), Residual(c), Residual(c))
        self.s4 = nn.Sequential(convolution(c, d, 3, 2), *[Bottleneck(d, d // 2) for _ in range(3)])
        self.s5 = nn.Sequential(convolution(d, e, 3, 2), *[Bottleneck(e, e // 2) for _ in range(3)])
        self.l5, self.l4 = convolution(e, neck, 1), convolution(d, neck, 1)
        self.l3, self.l2 = convolution(c, neck, 1), convolution(b, head, 1)
        self.f4, self.f3 = convolution(neck, neck), convolution(neck, head)
        self.f2, self.out = convolution(head, head), convolution(head, head)
        self.core, self.size = nn.Conv2d(head, 4, 1), nn.Conv2d(head, 1, 1)
        nn.init.constant_(self.core.bias, -3.0)
        nn.init.constant_(self.size.bias, 2.7)

    def forward(self, x):
        """Logits of cores at half the size; logarithm of the thickness in pixels at a quarter."""
        x2 = self.s2((x - 0.5) * 4)
        x3 = self.s3(x2)
        x4 = self.s4(x3)
        p = _twice(self.l5(self.s5(x4))) + self.l4(x4)
        p = _twice(self.f4(p)) + self.l3(x3)
        p = _twice(self.f3(p)) + self.l2(x2)
        p = self.out(self.f2(p))
        return F.pixel_shuffle(self.core(p), 2), self.size(p)


def _twice(x):
    return F.interpolate(x, scale_factor=2, mode="nearest")


class Answers(nn.Module):
    """What the engine asks for: probability of a core, thickness in pixels."""

    def __init__(self, detector):
        super().__init__()
        self.detector = detector

    def forward(self, x):
        core, size = self.detector(x)
        return torch.sigmoid(core), torch.exp(size)
