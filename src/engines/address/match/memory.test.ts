import assert from 'node:assert/strict';
import test from 'node:test';
import { MatchMemory } from './memory.ts';
import type { Match } from './place.ts';

test('an address is read once while it is remembered, and the memory stays small', () => {
  const read: string[] = [];
  const match = (text: string): Match => {
    read.push(text);
    return { text, script: 'japanese', postal: undefined, places: [], placeCount: 0, conflict: undefined };
  };
  const memory = new MatchMemory({ match }, 40);
  assert.equal(memory.match('千代田区丸の内1-1'), memory.match('千代田区丸の内1-1'));
  assert.deepEqual(read, ['千代田区丸の内1-1']);
  for (let i = 0; i < 100; i++) memory.match(`港区芝${i}`);
  memory.match('千代田区丸の内1-1');
  assert.equal(read.length, 102);
  const long = '港区'.repeat(150);
  memory.match(long);
  memory.match(long);
  assert.equal(read.length, 104);
  assert.equal(memory.glance('千代田区丸の内1-1'), memory.match('千代田区丸の内1-1'));
  assert.equal(read.length, 104);
  memory.glance('品川区大崎1');
  memory.glance('品川区大崎1');
  assert.equal(read.length, 106);
});
