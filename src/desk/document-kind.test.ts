import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindByName, kindByText, NAMES, otherKind, TITLES, WORDS_INSIDE } from './document-kind.ts';

test('every sign is found by its example', () => {
  for (const { kind, example } of [...TITLES, ...WORDS_INSIDE])
    assert.deepEqual(kindByText(`株式会社きぼう\r\n${example}\r\n2026年10月3日`), { kind, by: 'text' }, example);
  for (const { kind, example } of NAMES) assert.deepEqual(kindByName(example), { kind, by: 'name' }, example);
});

test('a title goes before words, the first title before the second', () => {
  assert.equal(kindByText('領収書\nお振込先 きぼう銀行')?.kind, 'receipt');
  assert.equal(kindByText('請求書\n金額\n領収書')?.kind, 'invoice');
  assert.equal(kindByText('請求書番号 12\n領収書')?.kind, 'receipt', 'a number names another paper');
});

test('what says nothing is assumed, and said to be', () => {
  assert.equal(kindByText('株式会社きぼう\n合計 ¥1,100'), null);
  assert.equal(kindByText('このたびは請求書をお送りいただきありがとうございました。'), null, 'a sentence is no title');
  assert.deepEqual(kindByName('IMG_0012.jpg'), { kind: 'receipt', by: 'default' });
});

test('another reading is offered only where it takes the paper', () => {
  assert.equal(otherKind('receipt', 'statement'), 'invoice');
  assert.equal(otherKind('invoice', 'receipt'), 'receipt');
  for (const kind of ['receipt', 'quotation', 'several_documents', null])
    assert.equal(otherKind('receipt', kind), null);
  assert.equal(otherKind('card', 'invoice'), null);
});
