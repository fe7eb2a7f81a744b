"""One cycle over a fixed time, and the running mean of the weights that is kept."""

import copy
import math
import os

import torch


def rate_at(progress, highest, warm=0.03):
    if progress < warm:
        return highest * progress / warm
    return highest * max(0.004, 0.5 * (1 + math.cos(math.pi * (progress - warm) / (1 - warm))))


def optimiser(model, rate, decay, fused):
    matrices = [p for p in model.parameters() if p.ndim > 1]
    vectors = [p for p in model.parameters() if p.ndim <= 1]
    groups = [{"params": matrices, "weight_decay": decay}, {"params": vectors, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), fused=fused)


class Mean:
    """Exponential mean of weights and statistics."""

    def __init__(self, model, keep=0.9996):
        self.model, self.keep, self.steps = copy.deepcopy(model).eval().requires_grad_(False), keep, 0

    @torch.no_grad()
    def update(self, model):
        self.steps += 1
        share = 1 - min(self.keep, (1 + self.steps) / (10 + self.steps))
        for mine, other in ((list(self.model.parameters()), list(model.parameters())), (list(self.model.buffers()), list(model.buffers()))):
            pairs = [(a, b) for a, b in zip(mine, other) if a.is_floating_point()]
            if pairs:
                torch._foreach_lerp_([a for a, _ in pairs], [b for _, b in pairs], share)

    def save(self, path):
        state = {name: value.half() if value.is_floating_point() else value for name, value in self.model.state_dict().items()}
        torch.save(state, path + ".new")
        os.replace(path + ".new", path)


def load(model, path):
    state = torch.load(path, map_location="cpu", weights_only=True)
    floats = {name: value.float() if value.is_floating_point() else value for name, value in state.items()}
    missing, unknown = model.load_state_dict(floats, strict=False)
    # Weights of version 2 do not tell handwriting from print yet.
    if unknown or any(not name.startswith("hand.") for name in missing):
        raise ValueError(f"{path} does not fit: missing {missing}, unknown {unknown}")
