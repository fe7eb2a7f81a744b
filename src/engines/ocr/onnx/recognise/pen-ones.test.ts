import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingOfText } from '../../../../../testkit/ocr/reading-of-text.ts';
import type { Reading } from '../../types.ts';
import { PEN_ONES, withPenOnes } from './pen-ones.ts';

const reading = (text: string, considered = '1'): Reading => readingOfText(text, { '/': considered });

for (const { id, example, read } of PEN_ONES)
  test(`${id}: a slanting stroke is a one, and stays doubtful`, () => {
    const line = withPenOnes(reading(example));
    assert.equal(line.text, read);
    assert.ok(Math.min(...line.chars.map((char) => char.confidence)) <= 0.75);
  });

test('a slash between numbers stays, and one that looked like nothing else', () => {
  for (const text of ['2026/1/7', '1/2', '年/月/日', '/50', 'A/0000'])
    assert.equal(withPenOnes(reading(text)).text, text);
  assert.equal(withPenOnes(reading('/3500', 'l')).text, '/3500');
});

test('noughts alone are no number, and nought is no rate: whatever stands before them is a one', () => {
  assert.equal(withPenOnes(reading('¥/0,000-', 'l')).text, '¥10,000-');
  assert.equal(withPenOnes(reading('/0%', 'l')).text, '10%');
  assert.equal(withPenOnes(reading('/00', 'l')).text, '/00');
});
