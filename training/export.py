"""Weights to ONNX: python export.py recogniser|detector WEIGHTS.pt OUT.onnx

Batch normalisation is folded into the convolutions; weights are stored as 16-bit floats and computed as 32-bit ones.
"""

import os
import sys

import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import TensorProto, helper, numpy_helper

from charset import CLASSES
from detector import Answers, Detector
from recogniser import Recogniser
from schedule import load


class Best(nn.Module):
    """The six best classes per frame and the blank: a caller never copies 7,240 values per frame."""

    def __init__(self, recogniser, count=6):
        super().__init__()
        self.recogniser, self.count = recogniser, count

    def forward(self, x):
        y = torch.softmax(self.recogniser(x), -1)
        values, classes = torch.topk(y, self.count, -1)
        return values, classes, y[:, :, 0]


def fold(module):
    for child in module.children():
        if isinstance(child, nn.Sequential) and len(child) >= 2 and isinstance(child[0], nn.Conv2d) and isinstance(child[1], nn.BatchNorm2d):
            child[0] = torch.nn.utils.fusion.fuse_conv_bn_eval(child[0], child[1])
            child[1] = nn.Identity()
        else:
            fold(child)


def model_of(kind, weights):
    model = Recogniser(len(CLASSES) + 1) if kind == "recogniser" else Detector()
    if weights != "-":
        load(model, weights)
    model.eval()
    fold(model)
    return Best(model) if kind == "recogniser" else Answers(model)


NAMES = {
    "recogniser": (["prob", "cls", "blank"], {"x": {0: "N", 3: "W"}, "prob": {0: "N", 1: "T"}, "cls": {0: "N", 1: "T"}, "blank": {0: "N", 1: "T"}}),
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
        model_of(kind, weights), (example,), out, input_names=["x"], output_names=outputs, dynamic_axes=axes,
        opset_version=17, do_constant_folding=True, dynamo=False,
    )  # fmt: skip
    if "--float32" not in sys.argv:
        store_half(out)
    print(out, os.path.getsize(out))


if __name__ == "__main__":
    main()
