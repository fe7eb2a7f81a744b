import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Reading } from '../types.ts';
import { checkModels, loadCharset, MODEL_FILES, PACKAGE_ROOT } from './models.ts';
import { openPens } from './pens.ts';
import type { Crop } from './recognise/crop.ts';

const BASE: Reading = { text: '青葉', confidence: 0.9, chars: [] };
const base = { file: MODEL_FILES.recogniser, charset: loadCharset(), recognise: async () => BASE };

/** Strokes at even distances: what they are read as is nobody's concern here. */
const strokes = (width: number): Crop => ({
  data: Float32Array.from({ length: 48 * width }, (_, i) => (i % 12 < 3 ? 0.1 : 0.9)),
  width,
  used: width,
});

function rootWith(change: (root: string) => void, t: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'jbis-pens-'));
  t.after(() => rmSync(root, { recursive: true }));
  cpSync(join(PACKAGE_ROOT, 'models'), join(root, 'models'), { recursive: true });
  change(root);
  return root;
}

function warnings(t: TestContext): string[] {
  const told: string[] = [];
  t.mock.method(process, 'emitWarning', (text: string) => void told.push(text));
  return told;
}

test('lines that ask at once are read by one model, as if each were alone', async (t) => {
  const told = warnings(t);
  const pens = openPens(base, { threads: 1 });
  const crops = [strokes(64), strokes(128), strokes(64)];
  const together = await Promise.all(crops.map(pens.recognise));
  for (const [index, crop] of crops.entries()) assert.deepEqual(await pens.recognise(crop), together[index]);
  assert.ok(together.every((reading) => reading !== BASE && reading.hand !== undefined));
  assert.deepEqual(told, []);
  await pens.close();
});

test('nothing is opened before a line by a pen asks', async (t) => {
  const told = warnings(t);
  const pens = openPens(base, { threads: 1, root: join(tmpdir(), 'jbis-no-models') });
  await pens.close();
  assert.deepEqual(told, []);
});

test('with a missing or damaged file the recogniser reads pens, and one warning says so', async (t) => {
  const told = warnings(t);
  const file = MODEL_FILES.pens.places[0];
  const damages = [
    (root: string) => rmSync(join(root, file)),
    (root: string) => writeFileSync(join(root, file), 'not a model'),
  ];
  for (const damage of damages) {
    const root = rootWith(damage, t);
    assert.equal(checkModels(root), undefined);
    const pens = openPens(base, { threads: 1, root });
    const crops = [strokes(64), strokes(128)];
    assert.deepEqual(await Promise.all(crops.map(pens.recognise)), [BASE, BASE]);
    assert.equal(await pens.recognise(crops[0]!), BASE);
    await pens.close();
  }
  assert.equal(told.length, damages.length);
  assert.match(told[0]!, /^Handwriting is read without the model made for that: pens\.onnx\.br is missing/);
  assert.match(told[1]!, /is not the file this version was tested with/);
});
