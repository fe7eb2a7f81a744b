import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWordOfPapers, PAPER_LEXICON, wordsOfGroup } from './paper-lexicon.ts';

for (const group of PAPER_LEXICON)
  test(`words of papers: ${group.id}`, () => {
    assert.equal(isWordOfPapers(group.example.replaceAll(' ', '')), true);
    assert.equal(isWordOfPapers(group.counterExample.replaceAll(' ', '')), false);
    for (const word of wordsOfGroup(group)) assert.equal(isWordOfPapers(word), true, word);
  });

test('polite, in brackets, or with a colon behind it is the same word', () => {
  for (const line of ['ご宿泊者名', '【お支払方法】', '配送先：', 'お届け先情報', '備考欄', '■ご注文内容'])
    assert.equal(isWordOfPapers(line), true, line);
});

test('a name that holds such a word is a name', () => {
  for (const name of ['合計堂', '送料無料の見本屋', '料亭会計', 'お好み焼き見本', '御膳みほん', 'ご縁', 'お茶のみほん'])
    assert.equal(isWordOfPapers(name), false, name);
});
