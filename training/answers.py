"""Codes for the weights of an expert that change what its layers answer as little as codes of that size can.

A weight that is rounded is made up for by those of its row that are not yet (GPTQ): what counts is how far the layer's answers to
lines it is made for move, not how far each weight does.
"""

import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from charset import CLASSES
from recogniser import Recogniser
from schedule import load

LINES, ROWS = 14, 6000
# Codes are whole steps from -7 to 7.
MOST = 7
# So much of its mean is added to what a layer sees: few lines are asked.
DAMPED = 0.01


@torch.no_grad()
def seen(weights, least):
    """For each large layer, by its name, the products of what it sees in soft lines."""
    from atlas import build
    from export import fold
    from soft_pages import as_read, soft_lines
    from train_recogniser import lines_of, options

    model = Recogniser(len(CLASSES) + 1)
    load(model, weights)
    model.eval()
    fold(model)
    torch.manual_seed(7), random.seed(7)
    atlas, metrics = build(4, "cpu")
    products = {}

    def note(name):
        def add(layer, inputs, _):
            rows = _rows(layer, inputs[0])
            rows = rows[torch.randperm(len(rows))[:ROWS]]
            products[name] = products.get(name, 0) + (rows.t() @ rows).double().numpy()

        return add

    for name, layer in model.named_modules():
        if isinstance(layer, (nn.Linear, nn.Conv2d, nn.Conv1d)) and layer.weight.numel() >= least:
            layer.register_forward_hook(note(name))
    for _, batch in zip(range(LINES), lines_of(metrics, 9000, 77, options(["", "0", "--soft", "all"]))):
        model(as_read(*soft_lines(atlas, *batch[:3], batch[5], 0.7)))
    return products


def _rows(layer, x):
    """What one row of the layer's matrix is multiplied with, for every place."""
    if isinstance(layer, nn.Linear):
        return x.reshape(-1, x.shape[-1])
    if isinstance(layer, nn.Conv1d):
        x, kernel, padding, stride = x[:, :, None], (1, layer.kernel_size[0]), (0, layer.padding[0]), 1
    else:
        kernel, padding, stride = layer.kernel_size, layer.padding, layer.stride
    return F.unfold(x, kernel, padding=padding, stride=stride).transpose(1, 2).reshape(-1, layer.weight[0].numel())


def coded(base, weights, products, share):
    """(step of each row, codes): `base` and whole steps, a step being this share of the weights' own size."""
    base, weights = (matrix.reshape(len(matrix), -1).astype(np.float64) for matrix in (base, weights))
    step = np.sqrt((weights * weights).mean()) * share
    count = len(products)
    inverse = np.linalg.cholesky(np.linalg.inv(products + DAMPED * np.diag(products).mean() * np.eye(count))).T
    left, codes = weights.copy(), np.zeros_like(weights)
    for at in range(count):
        change = left[:, at] - base[:, at]
        codes[:, at] = np.clip(np.sign(change) * np.floor(np.abs(change) / step + 0.5), -MOST, MOST)
        wrong = (change - codes[:, at] * step) / inverse[at, at]
        left[:, at + 1 :] -= np.outer(wrong, inverse[at, at + 1 :])
    return np.full(len(base), step, np.float16), (codes + MOST).astype(np.uint8)
