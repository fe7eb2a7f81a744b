"""An expert as what it differs by: python expert.py BASE.onnx EXPERT.onnx OUT.onnx.br [--whole WEIGHTS.pt]

Both are recognisers in floats, the expert trained on from the base. Of every large matrix OUT keeps the difference alone, one
of sixteen levels a weight (of the last layer, a third of all weights, one of ten) and one step a row; the base, which is loaded
anyway, holds the rest (in floats or in 8 bits: the difference is the same). The convolutions that see the picture stay the
base's. Other small tensors are kept as they are. The file is compressed: codes of small differences are more frequent.
With --whole the convolutions are coded, too (WEIGHTS are the expert's), and every difference is a whole step, so chosen that the
layers' answers to soft lines change least (`answers.py`).
"""

import os
import sys

import brotli
import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

from answers import MOST, seen
from answers import coded as answers

# What codes from 0 on say, in deviations of the row: nearest to a normal distribution (Lloyd and Max).
_TEN, _SIXTEEN = (0.1996, 0.6099, 1.0578, 1.5913, 2.3450), (0.1284, 0.3881, 0.6568, 0.9424, 1.2562, 1.6181, 2.0690, 2.7326)
TEN, SIXTEEN = (np.array([*(-value for value in reversed(half)), *half], np.float32) for half in (_TEN, _SIXTEEN))
# With --whole: a step as a share of the weights' own size. The convolutions have changed most.
STEPS, STEP = {"recogniser.stem.": 0.32, "recogniser.head.": 0.18}, 0.2
LEAST = 8192
MULTIPLES = np.arange(-MOST, MOST + 1, dtype=np.float32)
SHARED, LAST = "recogniser.stem.", "recogniser.head."


def coded(change, levels):
    """(step of each row, codes), the rows' squares of error as small as three refits make them."""
    rows = change.reshape(len(change), -1)
    step = np.maximum(rows.std(1, keepdims=True), 1e-8)
    for _ in range(3):
        codes = np.searchsorted((levels[1:] + levels[:-1]) / 2, rows / step)
        said = levels[codes]
        step = np.maximum((rows * said).sum(1, keepdims=True) / (said * said).sum(1, keepdims=True), 1e-8)
    return step[:, 0].astype(np.float16), codes.astype(np.uint8)


def packed(codes, count):
    """Two codes of `count` levels a byte, the first counts least; the last byte is filled up with zeros."""
    first, second = np.pad(codes.ravel(), (0, codes.size % 2)).reshape(-1, 2).T
    return (first + count * second).astype(np.uint8).tobytes()


def layer_of(name):
    """The recogniser's layer a tensor is of; attention's three matrices are one layer."""
    first, *rest = name.removesuffix("_half").removesuffix(".weight").removeprefix("recogniser.").split(".")
    return f"mix.{rest[0]}.qkv" if first == "qkv" else ".".join([first, *rest])


def main():
    base = {tensor.name: tensor for tensor in onnx.load(sys.argv[1]).graph.initializer}
    model, lost, moved = onnx.load(sys.argv[2]), 0.0, 0.0
    products = seen(sys.argv[5], LEAST) if "--whole" in sys.argv else {}
    for tensor in model.graph.initializer:
        before = base.get(tensor.name)
        shared = not products and tensor.name.startswith(SHARED)
        if before is None or tensor.data_type != TensorProto.FLOAT16 or len(tensor.dims) < 2 or np.prod(tensor.dims) < LEAST:
            if shared:
                tensor.CopyFrom(before)
            continue
        dims, name, raw = list(tensor.dims), tensor.name, b""
        if not shared:
            weights, begun = (numpy_helper.to_array(one).astype(np.float32) for one in (tensor, before))
            change = weights - begun
            if products:
                share = next((share for part, share in STEPS.items() if name.startswith(part)), STEP)
                levels, (step, codes) = MULTIPLES, answers(begun, weights, products[layer_of(name)], share)
            else:
                levels = TEN if name.startswith(LAST) else SIXTEEN
                step, codes = coded(change, levels)
            raw = bytes([len(levels)]) + step.tobytes() + packed(codes, len(levels))
            said = levels[codes] * step.astype(np.float32)[:, None]
            lost, moved = lost + float(((change.reshape(said.shape) - said) ** 2).sum()), moved + float((change**2).sum())
        tensor.Clear()
        tensor.dims.extend(dims)
        tensor.name, tensor.data_type, tensor.raw_data = name, TensorProto.UINT8, raw
    with open(sys.argv[3], "wb") as file:
        file.write(brotli.compress(model.SerializeToString(), lgwin=24))
    print(f"{os.path.getsize(sys.argv[3]):,} bytes; of the change's square {100 * lost / max(moved, 1e-12):.1f} % lost")


if __name__ == "__main__":
    main()
