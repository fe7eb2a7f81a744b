import assert from 'node:assert/strict';
import test from 'node:test';
import { Remembering, remembered, rememberedOf } from './remembered.ts';

test('answers are kept, nothing and null too, and forgotten when they are not asked for', () => {
  const made: string[] = [];
  const length = remembered((text) => {
    made.push(text);
    return text === '' ? null : text.length;
  }, 2);
  assert.deepEqual(['', 'a', '', 'a'].map(length), [null, 1, null, 1]);
  assert.deepEqual(made, ['', 'a']);
  // `a` is asked for between the others and stays; the empty text goes after four others.
  for (const text of ['bb', 'a', 'ccc', 'a', 'dd', 'a', 'eee']) length(text);
  assert.deepEqual(made, ['', 'a', 'bb', 'ccc', 'dd', 'eee']);
  assert.equal(length(''), null);
  assert.deepEqual(made.at(-1), '');
});

test('an answer that is too large is made again', () => {
  let made = 0;
  const repeated = remembered(
    (length: number) => {
      made++;
      return 'a'.repeat(length);
    },
    8,
    (text) => text.length < 3,
  );
  assert.deepEqual([2, 3, 2, 3].map(repeated), ['aa', 'aaa', 'aa', 'aaa']);
  assert.equal(made, 3);
});

test('what is made of an object is made once, nothing and null too, and once more of an equal one', () => {
  const made: string[] = [];
  const initial = rememberedOf(({ name }: { name: string }) => {
    made.push(name);
    return name === '' ? null : name[0];
  });
  const [one, equal, none] = [{ name: 'aki' }, { name: 'aki' }, { name: '' }];
  assert.deepEqual([one, none, one, none, equal].map(initial), ['a', null, 'a', null, 'a']);
  assert.deepEqual(made, ['aki', '', 'aki']);
});

test('an object that remembers keeps what was made of it itself', () => {
  class Row extends Remembering {
    readonly name = 'aki';
  }
  const made: string[] = [];
  const upper = rememberedOf(({ name }: Row) => made.push('upper') && name.toUpperCase());
  const length = rememberedOf(({ name }: Row) => made.push('length') && name.length);
  const [one, other] = [new Row(), new Row()];
  assert.deepEqual([upper(one), length(one), upper(one), length(one), upper(other)], ['AKI', 3, 'AKI', 3, 'AKI']);
  assert.deepEqual(made, ['upper', 'length', 'upper']);
  assert.deepEqual(Object.keys(one), ['name']);
});
