"""Weights to train on from a shipped model, where its checkpoint is lost: python recover.py recogniser|detector MODEL.onnx OUT.pt [--folded]

Batch normalisation was folded into the convolutions: it comes back with statistics measured on generated lines or
pages, so that the function is the same in evaluation and close to it in training. With --folded it only adds its bias: for
an expert, whose convolutions stay as they are.
"""

import random
import re
import sys

import numpy as np
import torch
import torch.nn as nn

from charset import CLASSES
from detector import Detector
from recogniser import Recogniser


def stored(path):
    # Checkpoints are read where there is no ONNX.
    import onnx
    from onnx import numpy_helper

    tensors = {t.name.removesuffix("_half"): t for t in onnx.load(path).graph.initializer}
    return {name: torch.from_numpy(numpy_helper.to_array(t).astype(np.float32)) for name, t in tensors.items()}


def folded(model, kind, found):
    """The model with the stored weights; every batch normalisation only adds its bias."""
    state = model.state_dict()
    for name in state:
        weight = found.get(f"{kind}.{name}")
        part = re.fullmatch(r"mix\.(\d+)\.qkv\.(weight|bias)", name)
        if part:
            weight = torch.cat([found[f"qkv.{part[1]}.{index}.{part[2]}"] for index in range(3)])
        if weight is not None:
            state[name] = weight
    for name, module in model.named_modules():
        if isinstance(module, nn.BatchNorm2d):
            first, number = name.rsplit(".", 1)
            state[f"{name}.bias"] = found[f"{kind}.{first}.{int(number) - 1}.bias"]
            state[f"{name}.weight"] = torch.full_like(state[f"{name}.weight"], (1 + module.eps) ** 0.5)
    model.load_state_dict(state)
    return model.eval()


def pictures(kind):
    if kind == "detector":
        from pages import Pages, photograph

        source = iter(Pages(6, 5))
        return [photograph(*next(source), 0.8)[0] for _ in range(6)]
    from atlas import build
    from compose import compose
    from lines import Lines

    atlas, metrics = build(4, "cpu")
    source = iter(Lines(metrics, 12000, 5))
    batches = [next(source) for _ in range(24)]
    return [compose(atlas, *batch[:3], batch[5], 0.8) for batch in batches]


@torch.no_grad()
def measure(model, batches):
    sums = {}

    def note(name):
        def add(_, inputs, __):
            values = inputs[0].double()
            sums.setdefault(name, []).append((values.mean((0, 2, 3)), (values * values).mean((0, 2, 3))))

        return add

    modules = {name: module for name, module in model.named_modules() if isinstance(module, nn.BatchNorm2d)}
    hooks = [module.register_forward_hook(note(name)) for name, module in modules.items()]
    for batch in batches:
        model(batch)
    for hook in hooks:
        hook.remove()
    for name, module in modules.items():
        mean, square = (torch.stack(values).mean(0) for values in zip(*sums[name]))
        variance = (square - mean * mean).clamp(min=1e-6)
        module.running_mean.copy_(mean.float()), module.running_var.copy_(variance.float())
        module.weight.copy_((variance + module.eps).sqrt().float())
        module.bias.add_(mean.float())


def main():
    kind, source, out = sys.argv[1:4]
    random.seed(3), torch.manual_seed(3)
    model = folded(Recogniser(len(CLASSES) + 1) if kind == "recogniser" else Detector(), kind, stored(source))
    if "--folded" in sys.argv:
        return torch.save(model.state_dict(), out)
    batches = pictures(kind)
    with torch.no_grad():
        before = model(batches[0])
        measure(model, batches)
        after = model(batches[0])
    one, other = (before, after) if kind == "recogniser" else (before[0], after[0])
    print(f"largest difference {(one - other).abs().max().item():.2e}")
    torch.save(model.state_dict(), out)


if __name__ == "__main__":
    main()
