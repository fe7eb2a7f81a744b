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

test('both models answer the same numbers as the files do', {
  skip: arch() !== 'arm64' && 'SKIPPED: signed ones are for arm64',
}, async () => {
  const { InferenceSession, Tensor } = await loadRuntime();
  const sizes = { recogniserInt8: [48, 96], detectorInt8: [64, 96] } as const;
  for (const [name, [height, width]] of Object.entries(sizes) as [keyof typeof sizes, readonly [number, number]][]) {
    const bytes = loadModel(MODEL_FILES[name]);
    const data = Float32Array.from({ length: height * width }, (_, i) => ((i * 7919) % 255) / 255);
    const answers = [];
    for (const one of [bytes, withSignedActivations(bytes)]) {
      const session = await InferenceSession.create(one, { intraOpNumThreads: 1, logSeverityLevel: 3 });
      const found = await session.run({ x: new Tensor('float32', data, [1, 1, height, width]) });
      answers.push(Object.entries(found).map(([key, { data: values }]) => [key, [...(values as Float32Array)]]));
      await session.release();
    }
    assert.deepEqual(answers[1], answers[0], name);
  }
});
