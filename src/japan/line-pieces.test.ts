import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linePieces, TALK } from './line-pieces.ts';

const LINES: readonly (readonly [line: string, pieces: readonly string[]])[] = [
  ['見本商事　港区芝', ['見本商事', '港区芝']],
  ['見本商事(有)　港区芝', ['見本商事(有)', '港区芝']],
  ['Mihon Suisan Y.K., Minato', ['Mihon Suisan Y.K.', 'Minato']],
  ['Mihon Trading Co., Ltd. Minato', ['Mihon Trading Co. Ltd.', 'Minato']],
  ['Mihon Dairy (Mihon Nyugyo)', ['Mihon Dairy', 'Mihon Nyugyo']],
  ['えーと、エム・エイチ、株式会社、港区です', ['エム・エイチ株式会社', '港区']],
  ['見本という会社で、港区の芝です', ['見本', '港区の芝']],
  ['みほん　ゆうげんがいしゃ　港区', ['みほんゆうげんがいしゃ', '港区']],
];
for (const [line, pieces] of LINES) test(line, () => assert.deepEqual(linePieces(line), pieces));

for (const { id, words, example } of TALK)
  test(`${id}: ${example}`, () => assert.ok(words.some((word) => example.startsWith(word))));
