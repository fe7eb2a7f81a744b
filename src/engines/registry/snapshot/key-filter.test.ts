import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { KeyFilter } from './key-filter.ts';

function tableOf(keys: readonly number[]): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE company(num INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO company VALUES(?)');
  for (const key of keys) insert.run(key);
  return db;
}

/** Asks until all keys were taken over; every answer on the way must leave the key open. */
function completed(keys: readonly number[]): KeyFilter {
  const filter = new KeyFilter(tableOf(keys), 'company', 'num');
  for (let taken = 0; taken <= keys.length; taken += 64) assert.equal(filter.mayHave(-1), true);
  return filter;
}

const spread = (count: number, step: number) => Array.from({ length: count }, (_, i) => 1_000_000_000_003 + i * step);

test('no key of the table is ever denied, whether it fills its last step or not', () => {
  for (const count of [0, 1, 63, 64, 65, 1000]) {
    const keys = spread(count, 9_876_543);
    const filter = completed(keys);
    assert.ok(keys.every((key) => filter.mayHave(key)));
  }
});

test('other keys are nearly all denied: neighbours, and numbers of another check digit', () => {
  const filter = completed(spread(20_000, 89));
  const others = [...spread(20_000, 89).map((key) => key + 1), ...spread(20_000, 89).map((key) => key + 1e12)];
  const open = others.filter((key) => filter.mayHave(key)).length;
  assert.ok(open / others.length < 0.02, `${open}`);
});

test('until all keys are known any may be there', () => {
  const filter = new KeyFilter(tableOf(spread(200, 7)), 'company', 'num');
  assert.deepEqual(
    [1, 2, 3, 4, 5].map(() => filter.mayHave(5)),
    [true, true, true, true, false],
  );
});
