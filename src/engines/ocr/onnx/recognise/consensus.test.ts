import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alternative, CharReading, Reading } from '../../types.ts';
import { consensusOf } from './consensus.ts';
import { readingOf } from './decode.ts';

type Spec = string | [text: string, confidence: number, ...alternatives: [string, number][]];

/** Characters side by side over the whole line. */
function reading(...specs: Spec[]): Reading {
  const chars = specs.map((spec, i): CharReading => {
    const [text, confidence, ...others] = typeof spec === 'string' ? ([spec, 0.99] as const) : spec;
    const alternatives = others.map(([other, share]): Alternative => ({ text: other, confidence: share }));
    return { text, confidence, x: i / specs.length, w: 1 / specs.length, alternatives };
  });
  return readingOf(chars);
}

test('a doubtful digit goes to the one most readings together favour', () => {
  const first = reading(['5', 0.68, ['3', 0.32]], '1', ',', '8', '0', '0');
  const others = [
    reading(['3', 0.7, ['5', 0.3]], '1', ',', '8', '0', '0'),
    reading(['3', 0.6, ['5', 0.4]], '1', ',', '8', '0', '0'),
  ];
  const result = consensusOf(first, others);
  assert.equal(result.text, '31,800');
  assert.deepEqual(result.chars[0]!.alternatives[0]!.text, '5');
});

test('one unsure dissenter does not overrule two sure readings', () => {
  const sure = reading('T', '9', '4');
  assert.equal(consensusOf(sure, [reading('T', ['5', 0.9], '4'), sure]).text, 'T94');
});

test('a character only one reading saw is dropped, one that two saw is taken', () => {
  const [plain, extra] = [reading('A', 'B'), reading('A', ['|', 0.6], 'B')];
  assert.equal(consensusOf(extra, [plain, plain]).text, 'AB');
  assert.equal(
    consensusOf(reading('M', 'B', 'L'), [reading('M', 'B', 'I', 'L'), reading('M', 'B', 'I', 'L')]).text,
    'MBIL',
  );
});

test('characters keep their order and their places', () => {
  const result = consensusOf(reading('請', ['中', 0.5, ['申', 0.4]], 'し'), [reading('請', '申', 'し')]);
  assert.equal(result.text, '請申し');
  assert.deepEqual(
    result.chars.map((char) => char.x),
    [0, 1 / 3, 2 / 3],
  );
});

test('a reading with many more characters at the head is paired to its end, and they are one place', () => {
  for (let count = 1; count <= 60; count++) {
    const many = reading(...Array.from({ length: count }, () => '#'), '端');
    assert.equal(consensusOf(reading('端'), [many, many]).text, '#端');
  }
});
