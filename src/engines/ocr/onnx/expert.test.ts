import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { withBase } from './expert.ts';
import { loadModel, MODEL_FILES } from './models.ts';
import { bytesField } from './protobuf.ts';
import { loadRuntime, openSession } from './runtime.ts';

const [FLOAT, UINT8, INT8, HALF] = [1, 2, 3, 10] as const;

const tensor = (name: string, type: number, dims: number[], values: ArrayBufferView) =>
  Buffer.concat([
    bytesField(1, Uint8Array.from(dims)),
    Uint8Array.of(2 << 3, type),
    bytesField(8, Buffer.from(name)),
    bytesField(9, new Uint8Array(values.buffer)),
  ]);
const model = (...tensors: Uint8Array[]) => bytesField(7, Buffer.concat(tensors.map((part) => bytesField(5, part))));

/** Steps of 1 and of 10; codes 0, 1, 15 and 7, then 15, 8, 7 and 0, two a byte. */
const steps = new Uint8Array(new Float16Array([1, 10]).buffer);
const change = Uint8Array.of(16, ...steps, 0x10, 0x7f, 0x8f, 0x07);
const differences = [-2.7326, -2.069, 2.7326, -0.1284, 27.326, 1.284, -1.284, -27.326];
const kept = tensor('kept', FLOAT, [1], new Float32Array([7]));
const expert = model(kept, tensor('w_half', UINT8, [2, 4], change));
const expected = (base: number[]) =>
  model(kept, tensor('w_half', HALF, [2, 4], new Float16Array(differences.map((at, i) => at + base[i]!))));

test('what an expert changes is added to a base in floats', () => {
  const weights = [0, 1, 2, 3, 4, 5, 6, 7];
  const base = model(tensor('w_half', HALF, [2, 4], new Float16Array(weights)));
  assert.deepEqual(Buffer.from(withBase(expert, base)), Buffer.from(expected(weights)));
});

test('… and to one in bytes with a scale a row', () => {
  const base = model(
    tensor('w_quantized', INT8, [2, 4], new Int8Array([0, 1, -2, 3, 4, 5, 6, -7])),
    tensor('w_scale', FLOAT, [2], new Float32Array([0.5, 2])),
  );
  assert.deepEqual(Buffer.from(withBase(expert, base)), Buffer.from(expected([0, 0.5, -1, 1.5, 8, 10, 12, -14])));
});

test('of the last layer there are fewer levels', () => {
  const base = model(tensor('w_half', HALF, [2, 2], new Float16Array([1, 2, 3, 4])));
  const one = (...codes: number[]) => model(tensor('w_half', UINT8, [2, 2], Uint8Array.of(...codes)));
  const after = [1 - 2.345, 2 + 2.345, 3 + 1.996, 4 - 1.996];
  assert.deepEqual(
    Buffer.from(withBase(one(10, ...steps, 90, 45), base)),
    Buffer.from(model(tensor('w_half', HALF, [2, 2], new Float16Array(after)))),
  );
  assert.throws(() => withBase(one(7, ...steps, 0, 0), base), /in 7 levels/);
});

test('a whole expert says multiples of a step', () => {
  const base = model(tensor('w_half', HALF, [2, 2], new Float16Array([1, 2, 3, 4])));
  const one = model(tensor('w_half', UINT8, [2, 2], Uint8Array.of(15, ...steps, 7 + 15 * 8, 15 * 14)));
  assert.deepEqual(
    Buffer.from(withBase(one, base)),
    Buffer.from(model(tensor('w_half', HALF, [2, 2], new Float16Array([1, 3, 3 - 70, 4 + 70])))),
  );
});

test('a matrix nothing is said of is the base', () => {
  const weights = new Float16Array([1, 2, 3, 4]);
  const same = model(tensor('w_half', UINT8, [2, 2], new Uint8Array()));
  const base = model(tensor('w_half', HALF, [2, 2], weights));
  assert.deepEqual(Buffer.from(withBase(same, base)), Buffer.from(base));
});

test('a base without one of its matrices is refused', () => {
  assert.throws(() => withBase(expert, model()), /the expert changes w_half, which the model does not have/);
});

const OPENED = [MODEL_FILES.pens, MODEL_FILES.soft].flatMap((file) =>
  [MODEL_FILES.recogniser, MODEL_FILES.recogniserInt8].map((base) => [file, base] as const),
);

test('both experts open over both recognisers', async () => {
  const { Tensor } = await loadRuntime();
  for (const [file, base] of OPENED) {
    const own = brotliDecompressSync(loadModel(file));
    const session = await openSession(withBase(own, loadModel(base)), 1, 'all');
    assert.deepEqual([...session.outputNames], ['prob', 'cls', 'at', 'hand']);
    const read = await session.run({ x: new Tensor('float32', new Float32Array(48 * 64).fill(0.9), [1, 1, 48, 64]) });
    assert.ok([...(read.prob!.data as Float32Array)].every((value) => value >= 0 && value <= 1.001));
    await session.release();
  }
});
