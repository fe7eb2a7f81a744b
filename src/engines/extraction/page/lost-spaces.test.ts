import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLostSpaces } from './lost-spaces.ts';
import { foldWidth, printed } from './normalise.ts';

test('a space that was lost stands between the words, and what was printed is still known', () => {
  const original = '㈱見本商店代表取締役見本太郎';
  const read = withLostSpaces(foldWidth(original));
  assert.equal(read.text, '(株)見本商店 代表取締役見本太郎');
  const gap = read.text.indexOf(' ');
  assert.equal(printed(original, read, 0, gap), '㈱見本商店');
  assert.equal(printed(original, read, gap + 1, read.text.length), '代表取締役見本太郎');
  assert.equal(printed(original, read, 0, read.text.length), original);
});

test('of two ends that one rule finds the first is that of the name', () => {
  assert.equal(withLostSpaces(foldWidth('株式会社見本電子人材開発室')).text, '株式会社見本電子 人材開発室');
});
