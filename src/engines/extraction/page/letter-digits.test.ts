import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READINGS, readDigits } from './letter-digits.ts';

for (const { id, example, counterExample } of READINGS)
  test(`letters are read as digits: ${id}`, () => {
    const alone = READINGS.find((reading) => reading.id === id)!;
    assert.ok(example[0].match(alone.pattern), 'the rule speaks in its example');
    assert.equal(counterExample.match(alone.pattern)?.some((match) => /\d/.test(match)) ?? false, false);
    assert.equal(readDigits(counterExample), counterExample);
    assert.equal(readDigits(example[0]).length, example[0].length);
  });

test('a whole line of damaged figures is read', () => {
  assert.equal(readDigits('請求日 2O26年l月2O日 TEL O98-867-34l2'), '請求日 2026年1月20日 TEL 098-867-3412');
  assert.equal(readDigits('¥5,5OO 消費税額(l0%) ¥5OO'), '¥5,500 消費税額(10%) ¥500');
});

test('dates with separators and times are read', () => {
  assert.equal(readDigits('2O26/11/O7(土) lO:19'), '2026/11/07(土) 10:19');
  assert.equal(readDigits('R8.l1.O3 O9:25'), 'R8.11.03 09:25');
  assert.equal(readDigits('2026/lO/03'), '2026/10/03');
});

test('long marks between digits are dashes', () => {
  assert.equal(readDigits('TEL 0965ー33ー2218'), 'TEL 0965-33-2218');
});

test('trades that end in 工 are read so at the end of a name', () => {
  assert.equal(readDigits('株式会社 見本精エ'), '株式会社 見本精工');
  assert.equal(readDigits('見本電エ㈱'), '見本電工㈱');
  assert.equal(readDigits('喫茶ロマンエ'), '喫茶ロマンエ');
});
