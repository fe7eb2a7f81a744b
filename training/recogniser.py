"""Line recogniser: grey 48 × W in, classes for W/4 frames out (CTC).

Plain 3 × 3 convolutions (cheap as matrix products on a CPU), three light transformer layers at W/8, a linear head.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F


def convolution(inputs, outputs, kernel=3, stride=1, activation=True):
    layers = [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs)]
    return nn.Sequential(*layers, *([nn.ReLU(inplace=True)] if activation else []))


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.a, self.b = convolution(channels, channels), convolution(channels, channels, activation=False)

    def forward(self, x):
        return F.relu(x + self.b(self.a(x)))


class Bottleneck(nn.Module):
    def __init__(self, channels, middle):
        super().__init__()
        self.a, self.b = convolution(channels, middle, 1), convolution(middle, middle)
        self.c = convolution(middle, channels, 1, activation=False)

    def forward(self, x):
        return F.relu(x + self.c(self.b(self.a(x))))


class Mixing(nn.Module):
    """Attention over the whole line; a depthwise convolution tells positions apart."""

    def __init__(self, size, heads, ratio=2, kernel=7, dropout=0.05):
        super().__init__()
        self.h = heads
        self.pos = nn.Conv1d(size, size, kernel, 1, kernel // 2, groups=size)
        self.n1, self.qkv, self.o = nn.LayerNorm(size), nn.Linear(size, 3 * size), nn.Linear(size, size)
        self.n2, self.f1, self.f2 = nn.LayerNorm(size), nn.Linear(size, ratio * size), nn.Linear(ratio * size, size)
        self.dp = nn.Dropout(dropout)

    def forward(self, x):
        batch, frames, size = x.shape
        x = x + self.pos(x.transpose(1, 2)).transpose(1, 2)
        q, k, v = self.qkv(self.n1(x)).reshape(batch, frames, 3, self.h, size // self.h).permute(2, 0, 3, 1, 4).unbind(0)
        if torch.onnx.is_in_onnx_export():
            mixed = torch.softmax(q @ k.transpose(-1, -2) * (size // self.h) ** -0.5, -1) @ v
        else:
            mixed = F.scaled_dot_product_attention(q, k, v)
        x = x + self.dp(self.o(mixed.transpose(1, 2).reshape(batch, frames, size)))
        return x + self.dp(self.f2(F.silu(self.f1(self.n2(x)))))


class Recogniser(nn.Module):
    def __init__(self, classes, channels=(32, 64, 128, 256), repeats=(1, 2, 3), size=256, layers=3, head=144, middle=128):
        super().__init__()
        a, b, c, d = channels
        self.stem = nn.Sequential(
            convolution(1, a, 3, 2), convolution(a, b, 3, 2), *[Residual(b) for _ in range(repeats[0])],
            convolution(b, c, 3, 2), *[Residual(c) for _ in range(repeats[1])],
            convolution(c, d, 3, (2, 1)), *[Bottleneck(d, middle) for _ in range(repeats[2])],
        )  # fmt: skip
        self.flat = nn.Linear(3 * d, size)
        self.mix = nn.ModuleList([Mixing(size, 8) for _ in range(layers)])
        self.norm, self.up = nn.LayerNorm(size), nn.Linear(size, 2 * head)
        self.post, self.head = nn.Conv1d(head, head, 3, 1, 1), nn.Linear(head, classes)
        self.hand = nn.Linear(head, 1)
        self.dh, self.drop = head, nn.Dropout(0.1)

    def features(self, x):
        # Paper and ink of any tone: each line is brought to mean 0 and deviation 1.
        mean = x.mean((2, 3), keepdim=True)
        x = (x - mean) / ((x - mean).pow(2).mean((2, 3), keepdim=True) + 1e-4).sqrt()
        f = self.stem(x)
        batch, channels, rows, columns = f.shape
        f = self.flat(f.permute(0, 3, 2, 1).reshape(batch, columns, rows * channels))
        for layer in self.mix:
            f = layer(f)
        f = self.up(self.norm(f)).reshape(batch, columns * 2, self.dh)
        return f + F.silu(self.post(f.transpose(1, 2))).transpose(1, 2)

    def written(self, features):
        """Logit of a pen having written the line."""
        return self.hand(features.mean(1))[:, 0]

    def forward(self, x):
        return self.head(self.drop(self.features(x)))
