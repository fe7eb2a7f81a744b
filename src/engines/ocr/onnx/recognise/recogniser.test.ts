import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cardPng } from '../../../../../testkit/documents/files.ts';
import { loadCharset, loadModel, MODEL_FILES } from '../models.ts';
import { openSession } from '../runtime.ts';
import { CROP_HEIGHT, cut } from './crop.ts';
import { recogniser, runsOf } from './recogniser.ts';

test('lines of one width are read in one run, long ones a few at a time', () => {
  const widths = [64, 128, 64, 1024, 1024, 1024, 2400, 2400];
  const runs = runsOf(widths.map((width) => ({ width })));
  assert.deepEqual(runs, [[0, 2], [1], [3, 4], [5], [6], [7]]);
  assert.deepEqual(
    runsOf(Array.from({ length: 10 }, () => ({ width: 64 }))).map((run) => run.length),
    [8, 2],
  );
});

test('lines read together say what each says alone, in their order', async (t) => {
  const { data, info } = await sharp(cardPng()).greyscale().raw().toBuffer({ resolveWithObject: true });
  const page = { data, width: info.width, height: info.height };
  const at = (y: number, length: number) =>
    cut(page, { x: 0, y, dx: 1, dy: 0, length: Math.min(length, info.width), thickness: CROP_HEIGHT });
  const crops = [at(10, 320), at(60, 320), at(30, 160), at(40, 320)];
  for (const file of [MODEL_FILES.recogniserInt8, MODEL_FILES.recogniser]) {
    const session = await openSession(loadModel(file), 1, 'all');
    t.after(() => session.release());
    const read = recogniser(session, loadCharset());
    const together = await read(crops);
    for (const [index, crop] of crops.entries()) {
      const [alone] = await read([crop]);
      const shown = together[index]!;
      assert.equal(shown.text, alone!.text);
      assert.deepEqual(
        shown.chars.map(({ x, w }) => [x, w]),
        alone!.chars.map(({ x, w }) => [x, w]),
      );
      assert.ok(Math.abs(shown.confidence - alone!.confidence) < 1e-5 && Math.abs(shown.hand! - alone!.hand!) < 1e-5);
    }
    assert.ok(together.some(({ text }) => text.length > 3));
  }
});
