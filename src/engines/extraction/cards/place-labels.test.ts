import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { withoutPlaceLabels } from './place-labels.ts';

/** What is left of a line on which `known` was read already. */
const left = (line: string, known: string): string => {
  const [row] = rowsOfText(line).rows;
  const start = row!.text.indexOf(known);
  return withoutPlaceLabels(row!.text, [{ row: row!, start, end: start + known.length }]).trim();
};

test('what says only where an address is, or whose number it is, goes', () => {
  assert.equal(left('松本営業所 0263-55-8810', '0263-55-8810'), '0263-55-8810');
  assert.equal(left('国会事務所 0263-55-8810', '0263-55-8810'), '0263-55-8810');
  assert.equal(left('0532-55-1160(研究室直通)', '0532-55-1160'), '0532-55-1160');
  assert.equal(left('0532-55-1160(協会事務局)', '0532-55-1160'), '0532-55-1160');
  assert.equal(left('自宅 0985-55-7044', '0985-55-7044'), '0985-55-7044');
  assert.equal(left('研究室 0985-55-7044', '0985-55-7044'), '0985-55-7044');
  assert.equal(left('医局直通 0985-55-7044', '0985-55-7044'), '0985-55-7044');
});

test('a name in front of a number stays', () => {
  assert.equal(left('見本 太郎 0263-55-8810', '0263-55-8810'), '見本 太郎 0263-55-8810');
});

test('places side by side are the headings of columns', () => {
  assert.equal(withoutPlaceLabels('本社・工場            東京営業所', []).trim(), '');
  assert.equal(withoutPlaceLabels('東京営業所', []), '東京営業所');
  assert.equal(withoutPlaceLabels('東京営業所      営業課', []), '東京営業所      営業課');
});
