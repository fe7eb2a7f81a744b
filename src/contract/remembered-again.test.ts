import assert from 'node:assert/strict';
import test from 'node:test';
import { rememberedAgain } from './remembered-again.ts';

test('what was asked for twice is kept, what was asked for once is soon made again', () => {
  const made: (string | number)[] = [];
  const ask = rememberedAgain((key: number) => {
    made.push(key);
    return key < 0 ? null : { key };
  }, 1000);
  const often = ask(1_180_301_018_771);
  assert.equal(ask(1_180_301_018_771), often);
  ask(-1);
  assert.equal(ask(-1), null);
  ask(7);
  for (let i = 0; i < 500; i++) ask(1000 + i);
  made.length = 0;
  assert.equal(ask(1_180_301_018_771), often);
  ask(-1);
  ask(7);
  assert.deepEqual(made, [7]);
});

test('keys of ten thousand companies and names are told apart, and what is too large is never held', () => {
  let made = 0;
  const numbers = rememberedAgain((key: number) => made++ + key, 20_000);
  for (let i = 0; i < 10_000; i++) numbers(1_000_000_000_000 + i * 77_777);
  assert.equal(made, 10_000);
  const large = rememberedAgain(
    (key) => {
      made++;
      return key.repeat(10);
    },
    10,
    (text) => text.length < 20,
  );
  made = 0;
  for (const key of ['青空', '青空', '空', '空', '空']) large(key);
  assert.equal(made, 3);
});
