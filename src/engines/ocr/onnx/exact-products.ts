import { arch } from 'node:os';
import { hasInt8Instructions } from './cpu.ts';
import { loadRuntime } from './runtime.ts';

/**
 * Whether 8-bit models are right and fast here. On x64 without VNNI the runtime adds pairs of products in 16 bits, which
 * large ones overflow: it is asked for such products, whatever the CPU says of itself. Where they come out right, VNNI has
 * made them. On arm64 they always are, and its flags say whether they are fast.
 */
export const prefersInt8 = (): Promise<boolean> => {
  asked ??= arch() === 'arm64' ? Promise.resolve(hasInt8Instructions()) : hasExactProducts();
  return asked;
};

let asked: Promise<boolean> | undefined;

const [ROWS, INNER, COLUMNS] = [4, 64, 16];
const [MOST, LARGEST] = [255, 127];

/** The product of two matrices of the largest bytes there are, as the models multiply them. */
async function hasExactProducts(): Promise<boolean> {
  const { InferenceSession, Tensor } = await loadRuntime();
  const session = await InferenceSession.create(PRODUCT, { intraOpNumThreads: 1, logSeverityLevel: 3 });
  try {
    const a = new Tensor('uint8', new Uint8Array(ROWS * INNER).fill(MOST), [ROWS, INNER]);
    const b = new Tensor('int8', new Int8Array(INNER * COLUMNS).fill(LARGEST), [INNER, COLUMNS]);
    const { y } = await session.run({ a, b });
    return (y!.data as Int32Array).every((sum) => sum === MOST * LARGEST * INNER);
  } finally {
    await session.release();
  }
}

/** Types of ONNX's tensors. */
const [UINT8, INT8, INT32] = [2, 3, 6];

/** A field of ONNX's protobuf: a number, a text or a message, all shorter than 128 bytes. */
const field = (number: number, value: number | string | readonly number[]): number[] => {
  if (typeof value === 'number') return [number << 3, value];
  const bytes = typeof value === 'string' ? [...Buffer.from(value)] : value;
  return [(number << 3) | 2, bytes.length, ...bytes];
};

const matrix = (name: string, type: number, sides: readonly number[]): number[] => {
  const shape = sides.flatMap((side) => field(1, field(1, side)));
  return [...field(1, name), ...field(2, field(1, [...field(1, type), ...field(2, shape)]))];
};

const node = [...field(1, 'a'), ...field(1, 'b'), ...field(2, 'y'), ...field(4, 'MatMulInteger')];

const graph = [
  ...field(1, node),
  ...field(2, 'product'),
  ...field(11, matrix('a', UINT8, [ROWS, INNER])),
  ...field(11, matrix('b', INT8, [INNER, COLUMNS])),
  ...field(12, matrix('y', INT32, [ROWS, COLUMNS])),
];

/** A model of one step; its graph is longer than 127 bytes, its length takes two. */
const PRODUCT = Uint8Array.from([
  ...field(1, 8),
  ...[(7 << 3) | 2, (graph.length & 127) | 128, graph.length >> 7],
  ...graph,
  ...field(8, field(2, 10)),
]);
