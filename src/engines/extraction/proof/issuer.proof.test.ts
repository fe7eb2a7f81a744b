import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const SUMS = ['決算報酬 100,000', '消費税10% 10,000', '合計 110,000'];
const AT = ['福島県喜多方市字押切南2-11', 'TEL 0241-22-8095', '登録番号 T7595079374827'];
const proofOf = (...lines: string[]) => {
  const text = ['請求書', '請求日 2026年5月28日', '有限会社見本製麺 御中', ...SUMS, ...lines, ...AT].join('\n');
  const { rows } = rowsOfText(text);
  const { fields, reasons } = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  return { name: fields.supplierName.value, by: reasons.issuer?.by ?? [] };
};

test('a name with a legal form, or alone at its address and number, is proven', () => {
  assert.deepEqual(proofOf('株式会社見本会計').by, ['legal_name']);
  assert.deepEqual(proofOf('大槻 佑香'), { name: '大槻 佑香', by: ['in_contact_block'] });
});

test('who is called the keeper of a house proves no issuer: the house may have a name of its own', () => {
  for (const keeper of ['事業主 大槻 佑香', '開設者：大槻 佑香', '開設者  大槻 佑香'])
    assert.deepEqual(proofOf(keeper), { name: '大槻 佑香', by: [] }, keeper);
});

test('nor does a person right below a name', () => {
  assert.deepEqual(proofOf('みほんの森', '大槻 佑香'), { name: '大槻 佑香', by: [] });
});

test('an address behind the word for the issuer proves no name', () => {
  const { name, by } = proofOf('請求者 見本町うしお2-6-1');
  assert.equal(by.includes('label'), false, name ?? '');
});

test('what a shop does, where it is, or a word of papers is no name that stands at its address', () => {
  for (const line of [
    '自家焙煎珈琲',
    'イオンモール見本',
    '新宿東口',
    'スマレジ',
    '佐藤',
    '見本市',
    '総務部',
    '創業明治三十年',
  ])
    assert.deepEqual(proofOf(line).by, [], line);
  assert.equal(proofOf('お支払方法').name, null);
  assert.deepEqual(proofOf('みほん花店').by, ['in_contact_block']);
});
