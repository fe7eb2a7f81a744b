import { bytesField, fieldsOf, rewritten, varints } from './protobuf.ts';

/** Numbers of fields and of types in ONNX's protobuf. */
const GRAPH = 7;
const INITIALISER = 5;
const TENSOR = { dims: 1, type: 2, floatData: 4, name: 8, rawData: 9 } as const;
const TYPE = { uint8: 2, int8: 3, half: 10 } as const;

/** What codes say, in steps of their row, from 0 on: `training/expert.py`. */
const LEVELS = [
  ...[
    [0.1996, 0.6099, 1.0578, 1.5913, 2.345],
    [0.1284, 0.3881, 0.6568, 0.9424, 1.2562, 1.6181, 2.069, 2.7326],
  ].map((half) => [...half.map((value) => -value).reverse(), ...half]),
  Array.from({ length: 15 }, (_, code) => code - 7),
];

interface Tensor {
  readonly name: string;
  readonly type: number;
  readonly dims: readonly number[];
  readonly raw: Uint8Array;
}

/**
 * An expert as a model of its own. Of its matrices its file holds what they differ by from those of the model it was trained
 * on from; that one may keep them as 16-bit floats or as bytes with a scale a row.
 */
export function withBase(expert: Uint8Array, base: Uint8Array): Uint8Array {
  const tensors = new Map([...tensorsOf(base)].map((tensor) => [tensor.name, tensor]));
  return rewritten(expert, GRAPH, (graph) =>
    rewritten(graph, INITIALISER, (message) => {
      const tensor = tensorOf(message);
      // Nothing else in the file has unsigned bytes.
      return tensor.type === TYPE.uint8 ? stored(tensor, changed(tensor, baseOf(tensor.name, tensors))) : message;
    }),
  );
}

/** The weight a row and column of the base has. */
type Weight = (row: number, at: number) => number;

function baseOf(name: string, tensors: ReadonlyMap<string, Tensor>): Weight {
  const halves = tensors.get(name);
  if (halves?.type === TYPE.half) {
    const values = new Float16Array(aligned(halves.raw));
    return (_, at) => values[at]!;
  }
  const bytes = tensors.get(name.replace(/_half$/, '_quantized'));
  const scales = tensors.get(name.replace(/_half$/, '_scale'));
  if (bytes?.type !== TYPE.int8 || !scales)
    throw new Error(`the expert changes ${name}, which the model does not have`);
  const values = new Int8Array(aligned(bytes.raw));
  const steps = new Float32Array(aligned(scales.raw));
  return (row, at) => values[at]! * steps[row]!;
}

function changed({ name, dims, raw }: Tensor, weight: Weight): Float16Array {
  const rows = dims[0]!;
  const count = dims.reduce((product, side) => product * side, 1);
  const out = new Float16Array(count);
  const differences = differencesOf(name, raw, rows);
  for (let row = 0, at = 0; row < rows; row++)
    for (const end = at + count / rows; at < end; at++) out[at] = weight(row, at) + differences(row, at);
  return out;
}

/** Raw bytes: how many levels there are, the step of each row, the codes. Without any nothing of the matrix is changed. */
function differencesOf(name: string, raw: Uint8Array, rows: number): Weight {
  const [count] = raw;
  if (count === undefined) return () => 0;
  const levels = LEVELS.find(({ length }) => length === count);
  if (!levels) throw new Error(`the expert says in ${count} levels what it changes of ${name}`);
  const steps = new Float16Array(aligned(raw.subarray(1, 1 + 2 * rows)));
  const codes = raw.subarray(1 + 2 * rows);
  return (row, at) => {
    // Two codes a byte, the first counts least.
    const both = codes[at >> 1]!;
    return levels[at & 1 ? Math.floor(both / count) : both % count]! * steps[row]!;
  };
}

function stored({ name, dims }: Tensor, values: Float16Array): Uint8Array {
  return Buffer.concat([
    bytesField(TENSOR.dims, Uint8Array.from(dims.flatMap(varintOf))),
    Uint8Array.of(TENSOR.type << 3, TYPE.half),
    bytesField(TENSOR.name, Buffer.from(name)),
    bytesField(TENSOR.rawData, new Uint8Array(values.buffer)),
  ]);
}

function* tensorsOf(model: Uint8Array): Generator<Tensor> {
  for (const { number, value, end } of fieldsOf(model)) {
    if (number !== GRAPH) continue;
    const graph = model.subarray(value, end);
    for (const part of fieldsOf(graph))
      if (part.number === INITIALISER) yield tensorOf(graph.subarray(part.value, part.end));
  }
}

function tensorOf(message: Uint8Array): Tensor {
  const dims: number[] = [];
  let [name, type, raw] = ['', 0, message.subarray(0, 0)];
  for (const { number, value, start, end } of fieldsOf(message)) {
    if (number === TENSOR.dims) dims.push(...varints(message, value, end, start));
    else if (number === TENSOR.type) type = value;
    else if (number === TENSOR.name) name = Buffer.from(message.subarray(value, end)).toString();
    // Packed floats lie as raw ones do.
    else if (number === TENSOR.rawData || number === TENSOR.floatData) raw = message.subarray(value, end);
  }
  return { name, type, dims, raw };
}

/** A copy that begins where numbers of several bytes may begin. */
const aligned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function varintOf(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varintOf(value >>> 7)];
}
