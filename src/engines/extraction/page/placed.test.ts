import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_LINE } from './long-lines.ts';
import { placedApart, placedBeside } from './placed.ts';
import { FIELD_END } from './record-lines.ts';
import type { SourceLine } from './rows.ts';

const line = (text: string): SourceLine => ({ page: 0, text, rect: null, confidence: 1, rectOf: () => null });

const textsOf = (rows: readonly { source: SourceLine }[][]) => rows.map((row) => row.map(({ source }) => source.text));

test('a line is a row, and knows which one it was', () => {
  const rows = placedApart([line('領収書'), line('合計 1,100')], 1, false);
  assert.deepEqual(textsOf(rows), [['合計 1,100']]);
  assert.equal(rows[0]![0]!.line, 1);
});

test('each field of a record is a row of the same line', () => {
  const rows = placedApart([line(['請求番号:S-117', '請求日:2026-10-30'].join(FIELD_END))], 0, false);
  assert.deepEqual(textsOf(rows), [['請求番号:S-117'], ['請求日:2026-10-30']]);
  assert.deepEqual(
    rows.map(([placed]) => placed!.line),
    [0, 0],
  );
});

test('an overlong line becomes rows without a loss, or is cut where its order was settled before', () => {
  const text = 'あいうえお '.repeat(MAX_LINE);
  const pieces = textsOf(placedApart([line(text)], 0, false)).flat();
  assert.ok(pieces.length > 1);
  assert.equal(pieces.join(''), text);
  assert.deepEqual(textsOf(placedApart([line(text)], 0, true)), [[text.slice(0, MAX_LINE)]]);
});

test('lines of one row stand one behind the other, as wide as they are printed', () => {
  const placed = placedBeside([line('茶'), line('headings'), line('1,200')], [0, 2]);
  assert.deepEqual(
    placed.map(({ source, line, left }) => [source.text, line, left > 0]),
    [
      ['茶', 0, false],
      ['1,200', 2, true],
    ],
  );
  assert.ok(placed[1]!.left > 2, 'kanji are two columns wide, and a gap follows');
});
