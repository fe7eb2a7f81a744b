import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = `FREIGHT INVOICE No. FX-3318
Mihon Forwarding Co., Ltd.  1-1 Chiyoda, Chiyoda-ku, Tokyo
Registration No. T1010001000006
Invoice date: 10 Nov 2026
テスト商事株式会社 御中
`;
const read = (...lines: string[]) => {
  const { status, fields } = extractDocument({
    rows: rowsOfText(HEAD + lines.join('\n')).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
  return {
    status,
    rates: fields.taxBreakdown.value?.map(({ rate, taxableAmount, tax }) => `${rate}/${taxableAmount}/${tax}`),
    items: fields.items.value?.map(({ description, taxRate }) => `${description} ${taxRate}`),
  };
};

test('rows at a rate of nothing bear no tax where a sum and the base of the tax leave them', () => {
  const { status, rates, items } = read(
    'Air freight (export, 0%)      JPY 88,000',
    'Export clearance (0%)         JPY 12,500',
    'Delivery (10%)                JPY 41,800',
    'Subtotal                      JPY 142,300',
    'Tax 10% on JPY 41,800         JPY 4,180',
    'TOTAL                         JPY 146,480',
  );
  assert.equal(status, 'passed');
  assert.deepEqual(rates, ['10/41800/4180', '0/100500/0']);
  assert.deepEqual(items, ['Air freight (export, 0%) 0', 'Export clearance 0', 'Delivery 10']);
});

test('so it is where a column tells the rate and the tax no base', () => {
  const { rates } = read(
    '品名        税率    金額',
    '海上運賃    0%     148,500',
    '保管料      10%     24,000',
    '小計               172,500',
    '消費税(10%)          2,400',
    '合計               174,900',
  );
  assert.deepEqual(rates, ['10/24000/2400', '0/148500/0']);
});

test('a share of nothing in the name of goods is no rate', () => {
  const { rates } = read(
    '炭酸水 糖類0%  12本   1,800',
    'グラス   3,000',
    '小計 4,800',
    '消費税(10%) 480',
    '合計 5,280',
  );
  assert.deepEqual(rates, ['10/4800/480']);
});
