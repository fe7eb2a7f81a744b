import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../testkit/address-engine.ts';
import { leastCpuOf } from '../../testkit/cpu.ts';
import { HOSTILE } from './hostile.ts';

const engine = addressEngine();
const views = [
  (input: string) => engine.normalize(input),
  (input: string) => engine.parse(input),
  (input: string) => engine.geocode(input),
  (input: string) => engine.validate(input, { postalCode: '100-0005' }),
];

/** CPU: the bar is 2 ms; a loaded machine may take a multiple, a runaway scan takes hundreds. */
const LIMIT_MS = 60;

for (const [name, input] of Object.entries(HOSTILE))
  test(`500 characters of ${name.replaceAll('_', ' ')} are answered at once by every view`, () => {
    for (const view of views) {
      const least = leastCpuOf(() => view(input), LIMIT_MS, 6);
      assert.ok(least < LIMIT_MS, `${least} ms of CPU`);
    }
  });

test('random pieces of addresses never break a view, and spans always fit the input', () => {
  const pieces = [
    '東京都',
    '京都市',
    '上京区',
    '千代田区',
    '丸の内',
    '一',
    '十',
    '1',
    '２',
    '-',
    'ー',
    '丁目',
    '番地',
    '号',
    '大字',
    '字',
    '（',
    '）',
    '通',
    '上る',
    '〒100-0005',
    ' ',
    '　',
    'ビル',
    'F',
    'ｶﾞ',
    '𠮷',
    '葛\u{e0100}',
    '甲',
    'イ',
    '第',
    '地割',
    '\u3099',
    '\ud800',
    '北',
    '条',
    '西',
  ];
  let seed = 42;
  const random = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % n;
  };
  for (let i = 0; i < 3000; i++) {
    const input = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)]!).join('');
    for (const view of views) view(input);
    const points = [...input].length;
    for (const { span, input: read } of engine.parse(input).levels) {
      if (!span) continue;
      assert.ok(span[0] >= 0 && span[0] < span[1] && span[1] <= points, input);
      assert.ok(input.includes(read!), input);
    }
  }
});

test('very long input is read to the limit and the rest comes back', () => {
  const input = `千代田区丸の内1-9-1 ${'あ'.repeat(5000)}`;
  assert.equal(engine.parse(input).components.building?.length, 5000);
});
