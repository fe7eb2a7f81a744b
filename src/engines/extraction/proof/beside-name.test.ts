import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmIssuer } from '../document/confirm-issuer.ts';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const SUMS = ['会場装花 10,000', '消費税10% 1,000', '合計 11,000'];
const AT = ['福島県喜多方市字押切南2-11', 'TEL 0241-22-8095', '登録番号 T7595079374827'];
const paper = (...lines: string[]) => {
  const text = ['領収書', '2026年5月28日 10:21', ...SUMS, ...lines, ...AT].join('\n');
  const { rows } = rowsOfText(text);
  return extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
};
const besides = (...lines: string[]) => paper(...lines).reasons.issuer?.against ?? [];

test('a word in the row of a name that nothing explains leaves open what the name is', () => {
  assert.deepEqual(besides('bloom & leaf  みほん花店'), ['beside bloom & leaf']);
  assert.deepEqual(besides('輪島塗   みほん漆工房'), ['beside 輪島塗']);
});

test('another name right above or below does so, too', () => {
  assert.ok(besides('みほん花店', 'ひまわり広場').some((reason) => reason.startsWith('beside ')));
});

test('labels, callings, departments and who keeps the house are explained', () => {
  for (const row of [
    'みほん花店',
    'みほん花店  店主 大槻 佑香',
    'みほん花店  (みほんはなてん)',
    '店名: みほん花店',
    '司法書士 大槻 佑香',
    'みほん花店          レジ No.3',
  ])
    assert.deepEqual(besides(row), [], row);
});

test('a legal name says itself where it begins and ends', () => {
  assert.deepEqual(besides('輪島塗  株式会社みほん漆工房'), []);
});

test('a keeper whom the register names is explained, another word is not', () => {
  const passes = (row: string, name: string) =>
    confirmIssuer(paper(row), () => ({ name, tradeName: null })).checks.issuer;
  assert.equal(passes('大槻網仕立所  大槻 豊', '大槻 豊'), 'passed');
  assert.notEqual(passes('大槻網仕立所  大漁', '大槻 豊'), 'passed');
});

test('the register confirms a name beside such a word where it names all of it, and no person', () => {
  const check = (lines: readonly string[], name: string) =>
    confirmIssuer(paper(...lines), () => ({ name, tradeName: null })).checks.issuer;
  assert.equal(check(['bloom & leaf  みほん花店'], 'みほん花店'), 'passed');
  assert.notEqual(check(['bloom & leaf  みほん花店'], '有限会社みほん花店'), 'passed');
});

test('who practises in an office, every letter apart, is no name beside it', () => {
  const { reasons } = extractDocument({
    rows: rowsOfText(`請求書
株式会社見本運輸 御中  2026年11月2日発行
みほんゆり法律事務所
弁護士　見　城　　玲
神戸市中央区海岸通9-1-5  電話 078-391-6624
登録番号 T7810356834381
顧問料  50,000円
消費税(10%)  5,000円
合計  55,000円`).rows,
    kind: 'invoice',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  assert.deepEqual(reasons.issuer, { by: ['in_contact_block'], against: [] });
});
