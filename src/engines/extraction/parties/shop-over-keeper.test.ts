import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const SUMS = ['決算報酬 100,000', '消費税10% 10,000', '合計 110,000'];
const AT = ['福島県喜多方市字押切南2-11', 'TEL 0241-22-8095', '登録番号 T7595079374827'];
const issuer = (...lines: string[]) => {
  const text = ['請求書', '請求日 2026年5月28日', '有限会社見本製麺 御中', ...SUMS, ...lines, ...AT].join('\n');
  const { rows } = rowsOfText(text);
  return extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' }).fields.supplierName
    .value;
};

test('a house over or in front of a person is the name, the person keeps it', () => {
  assert.equal(issuer('見本税務会計事務所', '税理士 大槻 佑香'), '見本税務会計事務所');
  assert.equal(issuer('農園みほん  大槻 佑香'), '農園みほん');
});

test('who is said to answer for a house is not the house, whatever it is called', () => {
  assert.equal(issuer('エアコン洗いのナカジマ', '代表　大槻 佑香'), 'エアコン洗いのナカジマ');
});

test('a trade and a name with a wide space between are one house, a treasurer answers for a body', () => {
  assert.equal(issuer('炉端　みほん屋', '店主　大槻 佑香'), '炉端 みほん屋');
  assert.equal(issuer('見本町内会', '会計 大槻 佑香'), '見本町内会');
  assert.equal(issuer('大槻 佑香', '福島市見本町'), '大槻 佑香');
});

test('a person alone is the name', () => {
  assert.equal(issuer('大槻 佑香'), '大槻 佑香');
});

test('a shop at the head of a receipt is the name, whoever stands at its number', () => {
  const text = [
    'サイクルショップ ミホン    領収書',
    '発行 2025.10.19',
    '注油 700',
    '税抜計 700',
    '税10% 70',
    '領収額 ¥770',
  ];
  const { rows } = rowsOfText([...text, '滋賀県近江八幡市桜宮町214', '大槻 佑香 登録番号T4111580800775'].join('\n'));
  const { fields } = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  assert.equal(fields.supplierName.value, 'サイクルショップ ミホン');
});
