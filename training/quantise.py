"""8-bit models: python quantise.py recogniser|detector FLOAT32.onnx OUT.onnx

Static: activations are measured on generated lines or pages. The first convolution, which sees the raw picture, and the
outputs stay in floats.
"""

import os
import random
import sys

import numpy as np
import onnx
import torch
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from atlas import build
from compose import compose
from lines import Lines
from pages import Pages, photograph


def line_pictures():
    atlas, metrics = build(os.cpu_count(), "cpu")
    found = []
    for glyphs, starts, parameters, _, _, width in Lines(metrics, 4000, 77):
        found += [picture[None].numpy() for picture in compose(atlas, glyphs, starts, parameters, width, 0.8)[:4]]
        if len(found) >= 600:
            return found


def page_pictures():
    source = iter(Pages(8, 78))
    found = []
    for _ in range(3):
        found += [picture[None].numpy() for picture in photograph(*next(source), 0.8)[0]]
    return found


class Reader(CalibrationDataReader):
    def __init__(self, pictures):
        self.pictures = iter(pictures)

    def get_next(self):
        picture = next(self.pictures, None)
        return None if picture is None else {"x": picture.astype(np.float32)}


def typed(path):
    """ONNX does not know what onnxruntime's own nodes give."""
    model = onnx.load(path)
    known = {value.name for value in model.graph.value_info}
    for node in model.graph.node:
        if node.op_type in ("MultiHeadAttention", "Squeeze") and node.output[0] not in known:
            model.graph.value_info.append(onnx.helper.make_tensor_value_info(node.output[0], onnx.TensorProto.FLOAT, None))
    onnx.save(model, path)
    return model.graph


def main():
    kind, source, out = sys.argv[1:4]
    torch.manual_seed(7), random.seed(7)
    prepared = out + ".prepared"
    quant_pre_process(source, prepared, skip_symbolic_shape=True)
    graph = typed(prepared)
    convolutions = [node.name for node in graph.node if node.op_type == "Conv"]
    # What chooses the frames is small and must not err.
    products = [node.name for node in graph.node if node.op_type == "Gemm" and "gate" not in node.name]
    # A convolution's answer is stored in the range its Relu leaves; the sums beside convolutions are 8-bit as well.
    others = [node.name for node in graph.node if node.op_type in ("Relu", "Add") and "stem" in node.name]
    # The detector's last two convolutions are its outputs.
    chosen = convolutions[1:] + products + others if kind == "recogniser" else convolutions[1:-2]
    quantize_static(
        prepared, out, Reader(line_pictures() if kind == "recogniser" else page_pictures()), quant_format=QuantFormat.QDQ,
        per_channel=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
        calibrate_method=CalibrationMethod.MinMax, nodes_to_quantize=chosen,
        op_types_to_quantize=["Conv", "Gemm", "Add", "Relu"] + (["Resize"] if kind == "detector" else []),
        # Products give floats: no rounding of logits, and the bias is added on the way.
        extra_options={"OpTypesToExcludeOutputQuantization": ["Gemm"]},
    )  # fmt: skip
    os.remove(prepared)
    print(out, os.path.getsize(out))


if __name__ == "__main__":
    main()
