import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../testkit/registry/random.ts';
import { differByOneCharacter, editDistance, withinOneEdit } from './edit-distance.ts';

test('one substitution, insertion, deletion or neighbouring swap is one error', () => {
  for (const other of ['村田制作所', '村田作所', '村田大製作所', '村製田作所'])
    assert.equal(editDistance('村田製作所', other, 2), 1, other);
});

test('equal is zero, more than the limit is limit plus one', () => {
  assert.equal(editDistance('村田製作所', '村田製作所', 2), 0);
  assert.equal(editDistance('村田製作所', '島津製造所', 2), 3);
  assert.equal(editDistance('村田製作所', '島津製作所', 2), 2);
  assert.equal(editDistance('abcdefgh', 'a', 2), 3);
});

test('the wildcard agrees with any one character and only one', () => {
  assert.equal(editDistance('_田組', '橋田組', 2), 0);
  assert.equal(editDistance('_田組', '大橋田組', 2), 1);
});

test('within one edit: equal, one edit or one swap', () => {
  for (const [a, b] of [
    ['abcd', 'abcd'],
    ['abcd', 'abxd'],
    ['abcd', 'abd'],
    ['abcd', 'abxcd'],
    ['abcd', 'abdc'],
    ['', 'a'],
  ])
    assert.equal(withinOneEdit(a!, b!), true, `${a} ${b}`);
  for (const [a, b] of [
    ['abcd', 'axxd'],
    ['abcd', 'ab'],
    ['abcd', 'badc'],
  ])
    assert.equal(withinOneEdit(a!, b!), false, `${a} ${b}`);
});

test('one other character at the same length is told from more and from other lengths', () => {
  assert.equal(differByOneCharacter('高橋組', '髙橋組'), true);
  assert.equal(differByOneCharacter('高橋組', '高橋組'), false);
  assert.equal(differByOneCharacter('高橋組', '大高橋組'), false);
  assert.equal(differByOneCharacter('高橋組', '髙槁組'), false);
});

/** The whole table, as the books have it. */
function distance(a: string, b: string): number {
  const same = (x: string, y: string) => x === y || x === '_' || y === '_';
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? table[i - 2]![j - 2]! + 1 : 99;
      const substitution = table[i - 1]![j - 1]! + (same(a[i - 1]!, b[j - 1]!) ? 0 : 1);
      table[i]![j] = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, substitution, swap);
    }
  return table[a.length]![b.length]!;
}

test('any two texts are as far apart as the whole table says, up to any limit', () => {
  const r = random(9);
  const text = (most: number) => Array.from({ length: r.below(most) }, () => r.pick([...'abcd'])).join('');
  for (let i = 0; i < 20_000; i++) {
    const a = text(i % 100 === 0 ? 90 : 10);
    const b = i % 2 === 0 ? text(10) : [...a].map((c) => (r.next() < 0.15 ? text(3) : c)).join('');
    const limit = r.below(6);
    assert.equal(editDistance(a, b, limit), Math.min(distance(a, b), limit + 1), `${a} ${b} ${limit}`);
  }
});
