"""Several lines of one width at a time: python several.py IN.onnx OUT.onnx

An exported recogniser reads one line, every layer a product of two matrices. Here the rows of those products are the frames
of several lines; convolutions along a line and attention have the lines apart. Of one line the answers are the same bit by
bit, and so are those of each of several.
"""

import sys

import numpy as np
import onnx
from onnx import helper, numpy_helper

# Sizes of a frame between the attention layers, and behind them.
MIX, FRAME = 256, 144


class Graph:
    def __init__(self, graph):
        self.graph = graph
        self.made = {name: node for node in graph.node for name in node.output}
        self.users = {}
        for node in graph.node:
            for name in node.input:
                self.users.setdefault(name, []).append(node)
        self.dropped = []

    def constant(self, name, value):
        self.graph.initializer.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def replace(self, old, new):
        """New nodes where the last of the old ones stood."""
        index = next(i for i, node in enumerate(self.graph.node) if node.output == old[-1].output)
        for offset, node in enumerate(new):
            self.graph.node.insert(index + offset, node)
        self.dropped += [node.output[0] for node in old]
        for node in old:
            self.graph.node.remove(node)

    def node(self, kind, inputs, output, **attributes):
        return helper.make_node(kind, inputs, [output], name=output + "_" + kind, **attributes)


def size_of(graph, name):
    """Of which layers the rows are: a name the exporter gives, or what it is made of."""
    return FRAME if name.startswith(("/Reshape_1", "/Add_10")) else MIX


def apart(graph, shapes, rows):
    for node in list(graph.graph.node):
        if node.op_type == "Transpose" and list(node.attribute[0].ints) == [1, 0]:
            after = graph.users.get(node.output[0], [])
            before = graph.made[node.input[0]]
            if after and after[0].op_type == "Unsqueeze":
                shape = shapes[size_of(graph, node.input[0])]
                out = after[0].output[0]
                graph.replace([node, after[0]], [
                    graph.node("Reshape", [node.input[0], shape], out + "_lines"),
                    graph.node("Transpose", [out + "_lines"], out, perm=[0, 2, 1]),
                ])  # fmt: skip
            elif before.op_type == "Gather" and before.output[0] != "/Gather_5_output_0" and after[0].op_type == "Add":
                size = FRAME if after[0].input[0].startswith("/Reshape_1") else MIX
                graph.replace([before, node], [
                    graph.node("Transpose", [before.input[0]], node.output[0] + "_lines", perm=[0, 2, 1]),
                    graph.node("Reshape", [node.output[0] + "_lines", rows[size]], node.output[0]),
                ])  # fmt: skip
        elif node.op_type == "Unsqueeze" and node.output[0] not in graph.dropped:
            shape = shapes[size_of(graph, node.input[0])]
            graph.replace([node], [helper.make_node("Reshape", [node.input[0], shape], node.output, name=node.name)])
        elif node.op_type == "Squeeze":
            graph.replace([node], [helper.make_node("Reshape", [node.input[0], rows[MIX]], node.output, name=node.name)])


def frames(graph, lines):
    """Which frames the last layer looks at: of every line the first, and those the gate lets through."""
    chain = [graph.made["at"]]
    while chain[-1].op_type != "Slice":
        chain.append(next(graph.made[name] for name in chain[-1].input if name in graph.made and graph.made[name].op_type != "Constant"))
    greater = next(node for node in chain if node.op_type == "Greater")
    scores = chain[-1].input[0]
    numbers = {name: graph.constant("at_" + name, np.array([value], np.int64)) for name, value in (("first", 0), ("second", 1), ("last", 2**31), ("axis", 1))}
    least = graph.constant("at_least", np.float32(-np.inf))
    everything = graph.constant("at_all", np.array([-1], np.int64))

    def cut(start, end, out):
        return graph.node("Slice", ["at_scores", numbers[start], numbers[end], numbers["axis"]], out)

    graph.replace(list(reversed(chain)), [
        graph.node("Concat", [lines, everything], "at_shape", axis=0),
        graph.node("Reshape", [scores, "at_shape"], "at_scores"),
        cut("first", "second", "at_begin"),
        cut("second", "last", "at_rest"),
        graph.node("Greater", ["at_begin", least], "at_begin_kept"),
        graph.node("Greater", ["at_rest", greater.input[1]], "at_rest_kept"),
        graph.node("Concat", ["at_begin_kept", "at_rest_kept"], "at_kept", axis=1),
        graph.node("Reshape", ["at_kept", everything], "at_flat"),
        graph.node("NonZero", ["at_flat"], "at_found"),
        graph.node("Reshape", ["at_found", everything], "at"),
    ])  # fmt: skip


def main():
    source, out = sys.argv[1:3]
    model = onnx.load(source)
    graph = Graph(model.graph)
    every = graph.constant("every_frame", np.array([-1], np.int64))
    rows = {size: graph.constant(f"rows_{size}", np.array([-1, size], np.int64)) for size in (MIX, FRAME)}
    sizes = {size: graph.constant(f"size_{size}", np.array([size], np.int64)) for size in (MIX, FRAME)}
    shapes = {size: f"lines_{size}" for size in sizes}
    frames(graph, "lines")
    apart(graph, shapes, rows)
    first = [graph.node("Shape", ["x"], "lines", start=0, end=1)]
    first += [graph.node("Concat", ["lines", every, sizes[size]], shapes[size], axis=0) for size in sizes]
    for offset, node in enumerate(first):
        model.graph.node.insert(offset, node)
    used = {name for node in model.graph.node for name in node.input}
    unused = [node for node in model.graph.node if node.op_type == "Constant" and node.output[0] not in used]
    for node in unused:
        model.graph.node.remove(node)
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "N"
    next(output for output in model.graph.output if output.name == "hand").type.tensor_type.shape.dim[0].dim_param = "N"
    del model.graph.value_info[:]
    onnx.checker.check_model(model)
    onnx.save(model, out)


if __name__ == "__main__":
    main()
