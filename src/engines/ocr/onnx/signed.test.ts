import assert from 'node:assert/strict';
import { arch } from 'node:os';
import { test } from 'node:test';
import { loadModel, MODEL_FILES } from './models.ts';
import { loadRuntime } from './runtime.ts';
import { suitedTo, withSignedActivations } from './signed.ts';

/** A tensor of one value: no dimensions, its type, the value, its name. */
const tensor = (type: number, value: number[]) => [0x10, type, 0x2a, value.length, ...value, 0x42, 1, 0x7a];
const model = (...parts: number[][]) => {
  const graph = parts.flatMap((part) => [0x2a, part.length, ...part]);
  return Uint8Array.from([0x08, 8, 0x3a, graph.length, ...graph, 0x12, 1, 0x78]);
};

test('unsigned zero points become signed ones, nothing else changes', () => {
  const weights = tensor(3, [5]);
  const signed = (byte: number) => [0x42, 1, 0x7a, 0x10, 3, 0x4a, 1, byte];
  const before = model(tensor(2, [0]), weights, tensor(2, [0x80, 1]), tensor(2, [0xff, 1]));
  assert.deepEqual([...withSignedActivations(before)], [...model(signed(0x80), weights, signed(0), signed(0x7f))]);
});

test('one that is not packed is read as well', () => {
  const alone = [0x10, 2, 0x28, 7, 0x42, 1, 0x7a];
  assert.deepEqual([...withSignedActivations(model(alone))], [...model([0x42, 1, 0x7a, 0x10, 3, 0x4a, 1, 0x87])]);
});

test('only arm64 gets signed ones, and a model in floats stays the same object', () => {
  const bytes = loadModel(MODEL_FILES.recogniserInt8);
  assert.equal(suitedTo(bytes, 'x64'), bytes);
  assert.notEqual(suitedTo(bytes, 'arm64'), bytes);
  const floats = loadModel(MODEL_FILES.detector);
  assert.equal(suitedTo(floats, 'arm64'), floats);
});

// Laid out as they stand, the layers compute in floats between bytes: the same on every CPU. Fused ones multiply bytes, as
// only arm64 does with two signed ones (on x64 half of such convolutions stay floats, which round otherwise).
const LAYERS = arch() === 'arm64' ? (['disabled', 'all'] as const) : (['disabled'] as const);
for (const layers of LAYERS)
  test(`both models answer the same numbers as the files do, fused layers: ${layers}`, async () => {
    for (const name of ['recogniserInt8', 'detectorInt8'] as const) {
      const bytes = loadModel(MODEL_FILES[name]);
      const [asStored, signed] = [
        await answers(bytes, name, layers),
        await answers(withSignedActivations(bytes), name, layers),
      ];
      assert.deepEqual(signed, asStored, name);
    }
  });

const SIZES = { recogniserInt8: [48, 96], detectorInt8: [64, 96] } as const;

async function answers(bytes: Uint8Array, name: keyof typeof SIZES, graphOptimizationLevel: 'disabled' | 'all') {
  const { InferenceSession, Tensor } = await loadRuntime();
  const [height, width] = SIZES[name];
  const data = Float32Array.from({ length: height * width }, (_, i) => ((i * 7919) % 255) / 255);
  const session = await InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    logSeverityLevel: 3,
    graphOptimizationLevel,
  });
  const found = await session.run({ x: new Tensor('float32', data, [1, 1, height, width]) });
  const values = Object.entries(found).map(([key, { data: of }]) => [key, [...(of as Float32Array)]]);
  await session.release();
  return values;
}
