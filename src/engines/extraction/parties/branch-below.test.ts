import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const issuer = (...lines: string[]) => {
  const text = ['領収証', ...lines, '船橋市本町4-36-10', '登録番号 T8040001413890', '2026年11月14日', '合計 ￥3,564'];
  const { rows } = rowsOfText(text.join('\n'));
  return extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-19'), source: 'text' }).fields.supplierName
    .value;
};

test('a branch below the name of its chain is part of it, letter-spaced or with its telephone', () => {
  for (const lines of [
    ['白洋クリーニング', '船橋本町店'],
    ['白 洋 ク リ ー ニ ン グ', '船橋本町店  TEL 047-422-6183'],
    ['白洋クリーニング', '船橋本町店 047-422-6183'],
  ])
    assert.equal(issuer(...lines), '白洋クリーニング 船橋本町店', lines.join(' / '));
});

test('a shop below a shop is another one', () => {
  assert.equal(issuer('みほん商店', '取扱店 047-422-6183'), 'みほん商店');
});

test('under a sign in Latin letters only a place is its branch, a shop with a name of its own is not', () => {
  assert.equal(issuer('MIHON', '船橋駅東口店'), 'MIHON 船橋駅東口店');
  for (const shop of ['みほん屋 本町店', 'MIHミホンミホン船橋本町店'])
    assert.notEqual(issuer('MIHON PUB', shop), `MIHON PUB ${shop}`);
});
