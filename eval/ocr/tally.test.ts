import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../src/engines/ocr/index.ts';
import type { OcrCase } from './cases.ts';
import { contendersFrom } from './contenders.ts';
import { Results } from './tally.ts';

const line = (text: string, y: number, vertical = false): Line => ({
  text,
  confidence: 1,
  chars: [],
  polygon: [
    [0, y],
    [100, y],
    [100, y + 20],
    [0, y + 20],
  ],
  vertical,
  source: 'ocr',
});
const page = (groups: string[], rotation: OcrCase['rotation'] = 0): OcrCase => ({
  id: groups.join(),
  groups,
  rotation,
  load: () => Promise.reject(new Error('not needed')),
});

test('a page counts once for each of its groups, columns apart, wrong turns too', () => {
  const results = new Results();
  const name = { kind: 'name', text: '山田太郎', vertical: true };
  const tel = { kind: 'tel', text: 'TEL 03-1234-5678', vertical: false };
  const lines = [line('山田太朗', 0, true), line('TEL: 03-1234-5678', 50)];
  results.add(
    page(['card', 'clean', 'card']),
    [name, tel],
    { pages: [{ rotation: 0, lines }], cpuMs: { detect: 5 } },
    9,
  );
  results.add(page(['card', 'turn90'], 270), [tel], { pages: [{ rotation: 0, lines: [] }], cpuMs: {} }, 3);
  assert.deepEqual([...results.groups.keys()], ['card', 'clean', 'vertical', 'turn90']);
  assert.deepEqual(results.groups.get('card')!.cpuMs, [9, 3]);
  assert.equal(results.groups.get('turn90')!.wrongTurns, 1);
  assert.deepEqual([results.vertical.edits, results.vertical.characters], [1, 4]);
  // The colon is an edit of the text, the digits are right all the same; the second page has none.
  assert.deepEqual(results.all.score.digits, [1, 2]);
  assert.equal(results.all.score.exact, 0);
});

test('readers to compare are named, or described by their settings', () => {
  const [ours, fast, old] = contendersFrom('onnx', 'fast=detectorEdge:960,precision:int8;old=/srv/jbis');
  assert.deepEqual(ours!.options, { engine: 'onnx' });
  assert.deepEqual([fast!.name, fast!.options], ['fast', { detectorEdge: 960, precision: 'int8' }]);
  assert.deepEqual([old!.root, old!.options], ['/srv/jbis', {}]);
  assert.equal(fast!.root, ours!.root);
  assert.throws(() => contendersFrom('gpt', undefined), /no strategy "gpt"/);
  assert.throws(() => contendersFrom('onnx', 'oops'), /NAME=SETTING/);
});
