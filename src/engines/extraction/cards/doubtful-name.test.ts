import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDoubtful } from './doubtful-name.ts';
import { wordsOf } from './person-name.ts';

const doubtful = (name: string) => {
  const words = wordsOf(name);
  const [family, given] = words.map(({ text }) => text);
  return isDoubtful(words, words.length === 2 ? { family: family!, given: given!, printed: true } : null);
};

test('a line that holds more than a name is doubtful', () => {
  for (const name of ['山田 太郎 佐藤', '氏名 山田 太郎', '山田太郎 佐藤花子', '弊社代表取締 太郎'])
    assert.equal(doubtful(name), true, name);
});

test('long, foreign and spaced names are none', () => {
  for (const name of ['山田 太郎', '勅使河原 宏', '勘解由小路 光', '与 那 覇 ゆ か り', 'スミス 恵美子'])
    assert.equal(doubtful(name), false, name);
});
