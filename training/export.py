"""Weights to ONNX: python export.py detector WEIGHTS.pt OUT.onnx, python export.py recogniser WEIGHTS.pt OUT.onnx GATE.pt

Batch normalisation is folded into the convolutions; weights are stored as 16-bit floats and computed as 32-bit ones.
"""

import os
import sys

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import TensorProto, helper, numpy_helper

from charset import CLASSES
from detector import Answers, Detector
from gate import gate
from recogniser import Recogniser
from schedule import load


class Attention(torch.autograd.Function):
    """One node of onnxruntime's instead of twelve of ONNX."""

    @staticmethod
    def forward(_, q, k, v, heads):
        q, k, v = (part.reshape(len(q), heads, -1).transpose(0, 1) for part in (q, k, v))
        return F.scaled_dot_product_attention(q[None], k[None], v[None])[0].transpose(0, 1).flatten(1)

    @staticmethod
    def symbolic(g, q, k, v, heads):
        first = g.op("Constant", value_t=torch.tensor([0]))
        parts = [g.op("Unsqueeze", part, first) for part in (q, k, v)]
        return g.op("Squeeze", g.op("com.microsoft::MultiHeadAttention", *parts, num_heads_i=heads), first)


class OneLine(nn.Module):
    """The recogniser for one line at a time, so that every layer is a product of two matrices with its bias.

    Gives the six best classes of the frames that may show a character, and which frames those are: a caller never
    copies 7,240 values per frame. The first frame is always there, so that no matrix is ever empty.
    """

    def __init__(self, recogniser, gate, count=6):
        super().__init__()
        self.recogniser, self.gate, self.threshold, self.count = recogniser, gate, float(gate.threshold), count
        self.qkv = nn.ModuleList(nn.ModuleList(_thirds(layer.qkv)) for layer in recogniser.mix)

    def forward(self, x):
        r = self.recogniser
        x = x - x.mean((2, 3), keepdim=True)
        x = x / (x.mul(x).mean((2, 3), keepdim=True) + 1e-4).sqrt()
        f = r.flat(r.stem(x).permute(0, 3, 2, 1).reshape(-1, r.flat.in_features))
        for layer, (q, k, v) in zip(r.mix, self.qkv):
            f = f + layer.pos(f.t()[None])[0].t()
            n = layer.n1(f)
            f = f + layer.o(Attention.apply(q(n), k(n), v(n), layer.h))
            f = f + layer.f2(F.silu(layer.f1(layer.n2(f))))
        f = r.up(r.norm(f)).reshape(-1, r.dh)
        f = f + F.silu(r.post(f.t()[None]))[0].t()
        others = torch.nonzero(self.gate(f)[1:, 0] > self.threshold)[:, 0] + 1
        at = torch.cat([torch.zeros(1, dtype=torch.long), others])
        values, classes = torch.topk(torch.softmax(r.head(f[at]), -1), self.count, -1)
        return values, classes, at, torch.sigmoid(r.written(f[None]))


def _thirds(linear):
    for weight, bias in zip(linear.weight.data.chunk(3), linear.bias.data.chunk(3)):
        part = nn.Linear(linear.in_features, len(bias))
        part.weight.data, part.bias.data = weight.clone(), bias.clone()
        yield part


def fold(module):
    for child in module.children():
        if isinstance(child, nn.Sequential) and len(child) >= 2 and isinstance(child[0], nn.Conv2d) and isinstance(child[1], nn.BatchNorm2d):
            child[0] = torch.nn.utils.fusion.fuse_conv_bn_eval(child[0], child[1])
            child[1] = nn.Identity()
        else:
            fold(child)


def model_of(kind, weights, gate_weights=None):
    model = Recogniser(len(CLASSES) + 1) if kind == "recogniser" else Detector()
    load(model, weights)
    model.eval()
    fold(model)
    if kind == "detector":
        return Answers(model)
    chooser = gate()
    chooser.register_buffer("threshold", torch.zeros(()))
    chooser.load_state_dict(torch.load(gate_weights, weights_only=True))
    return OneLine(model, chooser).eval()


NAMES = {
    "recogniser": (["prob", "cls", "at", "hand"], {"x": {3: "W"}, "prob": {0: "T"}, "cls": {0: "T"}, "at": {0: "T"}}),
    "detector": (["core", "thickness"], {"x": {2: "H", 3: "W"}, "core": {2: "H2", 3: "W2"}, "thickness": {2: "H4", 3: "W4"}}),
}


def store_half(path):
    """Large float32 constants as float16 with a cast, which onnxruntime folds when it loads the file."""
    model = onnx.load(path)
    casts, constants = [], []
    for tensor in model.graph.initializer:
        if tensor.data_type == TensorProto.FLOAT and np.prod(tensor.dims or [1]) > 64:
            constants.append(numpy_helper.from_array(numpy_helper.to_array(tensor).astype(np.float16), tensor.name + "_half"))
            casts.append(helper.make_node("Cast", [tensor.name + "_half"], [tensor.name], to=TensorProto.FLOAT))
        else:
            constants.append(tensor)
    nodes = list(model.graph.node)
    del model.graph.node[:], model.graph.initializer[:]
    model.graph.node.extend(casts + nodes)
    model.graph.initializer.extend(constants)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def main():
    kind, weights, out = sys.argv[1:4]
    outputs, axes = NAMES[kind]
    example = torch.rand(1, 1, 48, 320) if kind == "recogniser" else torch.rand(1, 1, 320, 256)
    torch.onnx.export(
        model_of(kind, weights, *sys.argv[4:5]), (example,), out, input_names=["x"], output_names=outputs, dynamic_axes=axes,
        opset_version=17, do_constant_folding=True, dynamo=False, custom_opsets={"com.microsoft": 1},
    )  # fmt: skip
    if "--float32" not in sys.argv:
        store_half(out)
    print(out, os.path.getsize(out))


if __name__ == "__main__":
    main()
