import assert from 'node:assert/strict';
import { test } from 'node:test';
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
