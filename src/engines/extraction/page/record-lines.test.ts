import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD_END, layOutRecords } from './record-lines.ts';

test('one record of a paper stands with each heading in front of its value', () => {
  assert.deepEqual(
    layOutRecords(['請求番号,請求日,発行者,備考', 'S-117,2026-10-30,株式会社見本,', '商品名,数量,金額', '茶,2,1200']),
    [
      '',
      ['請求番号:S-117', '請求日:2026-10-30', '発行者:株式会社見本'].join(FIELD_END),
      '商品名,数量,金額',
      '茶,2,1200',
    ],
  );
  assert.deepEqual(
    layOutRecords(['"請求日","請求先","T番号"', '"2026/10/31","見本, 合同会社","T1"'])[1],
    ['請求日:2026/10/31', '請求先:見本, 合同会社', 'T番号:T1'].join(FIELD_END),
  );
});

test('a list of papers, a table of goods and a sentence stay as they are', () => {
  for (const lines of [
    ['請求番号,請求日,発行者', 'S-1,2026-10-30,甲', 'S-2,2026-10-31,乙'],
    ['商品名,数量,金額', '茶,2,1200'],
    ['請求日,発行者をご確認ください,以上', '2026-10-30,甲,乙'],
  ])
    assert.equal(layOutRecords(lines), lines);
});

test('a record over the heading of goods with as many cells is the paper, a second record makes a list', () => {
  const head = '請求書番号,発行日,取引先,登録番号';
  const record = 'S-117,2026-10-30,見本商事株式会社,T8896130248855';
  assert.equal(layOutRecords([head, record, '品目,数量,単価,金額', '鉛筆,2,110,220'])[0], '');
  assert.equal(layOutRecords([head, record, 'S-118,2026-10-31,見本屋,T8896130248855'])[0], head);
});

test('the house of a record stands in front of its keeper', () => {
  const [, laid] = layOutRecords(['発行日,取引先,発行者,屋号', '2026-10-30,見本商事株式会社,見本 花子,見本堂', '']);
  assert.match(laid!, /発行者:見本堂 {3}見本 花子/);
  assert.doesNotMatch(laid!, /屋号/);
});
