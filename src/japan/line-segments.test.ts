import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEADING_WORDS, lineSegments } from './line-segments.ts';
import { isPaperWord, PAPER_WORDS, withoutTalk } from './line-words.ts';

const LINES: readonly (readonly [line: string, first: string])[] = [
  ['Y. Tanaka | Sales Div. | Mihon Net Planning Inc. | Shiba, Tokyo', 'Mihon Net Planning Inc.'],
  ['Best regards,\nKenji Mori\nMihon Estate Co.,Ltd.\n2-113 Shiba', 'Mihon Estate Co. Ltd.'],
  ['T. Oku, Production Control, Mihon Ltd.', 'Mihon Ltd.'],
  ['Mihon Kensetsu Ltd., Shiba 1-chome, Tokyo', 'Mihon Kensetsu Ltd.'],
  ['Mihon Mokuzai (Shiba)', 'Mihon Mokuzai'],
  ['Copyright (C) MIHON Inc. All Rights Reserved. 港区芝1', 'MIHON Inc.'],
  ['"10482","㈱ﾐﾎﾝｼｮｳｶｲ","港区芝","月末締"', '㈱ﾐﾎﾝｼｮｳｶｲ'],
  ['見本（芝のスナック）有限会社', '見本 有限会社'],
  ['www.mihon-art.example.com 会社概要', 'mihon art'],
];
for (const [line, first] of LINES) test(`${line}: ${first}`, () => assert.equal(lineSegments(line)[0]?.text, first));

for (const name of [
  '株式会社見本商事',
  'Mihon Trading Co., Ltd.',
  '見本Transport(有)',
  'Mihon, Inc.',
  'Mihon K.K. Osaka Branch',
])
  test(`${name} is one name`, () => assert.deepEqual(lineSegments(name), []));

for (const { id, example, words } of LEADING_WORDS)
  test(`${id}: ${example}`, () => {
    assert.ok(words.some((word) => example.includes(word)));
    assert.ok(lineSegments(`${example} | x`).some(({ text }) => text.startsWith('Mihon')));
  });

test('what stands on papers, and what is said about a name, is no name', () => {
  for (const { id, words, example } of PAPER_WORDS) {
    assert.ok(
      words.some((word) => example.includes(word)),
      id,
    );
    assert.ok(example.split(' ').some(isPaperWord), id);
  }
  for (const word of ['No.77', '5ケース', '樹木×12']) assert.ok(isPaperWord(word), word);
  assert.equal(isPaperWord('見本農園'), false);
  assert.equal(withoutTalk('見本組さんから請求きてます'), '見本組');
  assert.equal(withoutTalk('見本組さん'), '見本組さん');
});
