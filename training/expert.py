"""An expert as what it differs by: python expert.py BASE.onnx EXPERT.onnx OUT.onnx

Both are recognisers in floats, the expert trained on from the base. Of every large matrix OUT keeps the difference alone, one
of six levels a weight and one step a row; the base, which is loaded anyway, holds the rest (in floats or in 8 bits: the
difference is the same). The convolutions that see the picture stay the base's. Other small tensors are kept as they are.
"""

import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

# What the codes 0 to 5 say, in deviations of the row: nearest to a normal distribution (Lloyd and Max).
LEVELS = np.array([-1.8936, -1.0, -0.3177, 0.3177, 1.0, 1.8936], np.float32)
LEAST = 8192
SHARED = "recogniser.stem."


def coded(change):
    """(step of each row, codes), the rows' squares of error as small as one refit makes them."""
    rows = change.reshape(len(change), -1)
    step = np.maximum(rows.std(1, keepdims=True), 1e-8)
    for _ in range(3):
        codes = np.abs(rows[..., None] / step[..., None] - LEVELS).argmin(-1)
        said = LEVELS[codes]
        step = np.maximum((rows * said).sum(1, keepdims=True) / (said * said).sum(1, keepdims=True), 1e-8)
    return step[:, 0].astype(np.float16), codes.astype(np.uint8)


def packed(codes):
    """Three codes a byte, the first counts least; the last byte is filled up with zeros."""
    flat = np.pad(codes.ravel(), (0, -codes.size % 3)).reshape(-1, 3)
    return (flat[:, 0] + 6 * flat[:, 1] + 36 * flat[:, 2]).astype(np.uint8).tobytes()


def main():
    base = {tensor.name: tensor for tensor in onnx.load(sys.argv[1]).graph.initializer}
    model, lost, moved = onnx.load(sys.argv[2]), 0.0, 0.0
    for tensor in model.graph.initializer:
        before = base.get(tensor.name)
        shared = tensor.name.startswith(SHARED)
        if before is None or tensor.data_type != TensorProto.FLOAT16 or len(tensor.dims) < 2 or np.prod(tensor.dims) < LEAST:
            if shared:
                tensor.CopyFrom(before)
            continue
        dims, name, raw = list(tensor.dims), tensor.name, b""
        if not shared:
            change = numpy_helper.to_array(tensor).astype(np.float32) - numpy_helper.to_array(before).astype(np.float32)
            step, codes = coded(change)
            raw = step.tobytes() + packed(codes)
            said = LEVELS[codes] * step.astype(np.float32)[:, None]
            lost, moved = lost + float(((change.reshape(said.shape) - said) ** 2).sum()), moved + float((change**2).sum())
        tensor.Clear()
        tensor.dims.extend(dims)
        tensor.name, tensor.data_type, tensor.raw_data = name, TensorProto.UINT8, raw
    onnx.save(model, sys.argv[3])
    print(f"{os.path.getsize(sys.argv[3]):,} bytes; of the change's square {100 * lost / max(moved, 1e-12):.1f} % lost")


if __name__ == "__main__":
    main()
