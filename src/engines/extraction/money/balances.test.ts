import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const bill = (left: string) =>
  extractDocument({
    rows: rowsOfText(`ご請求明細
ひなた民宿 様
請求年月日 2026年9月30日
前月繰越額 18,260
当月ご入金 9/10 -10,000
差引繰越 ${left}
基本料金 1,980
従量料金 19,008
当月合計(税込) 20,988 (10%内税 1,908 対象 20,988)
今回ご請求残高 29,248
株式会社見本ガス 新潟県佐渡市両津夷182 TEL 0259-27-3360
登録番号 T8030001065552`).rows,
    kind: 'invoice',
    now: new Date('2026-11-15T03:00:00Z'),
    source: 'text',
  });

test('a balance, what was paid of it and what is left are told apart', () => {
  const { fields, status, carriedOver } = bill('8,260');
  assert.deepEqual([fields.total.value, carriedOver, status], [20_988, 8_260, 'passed']);
});

test('a balance that does not follow from the payment is left to a person', () => {
  assert.notEqual(bill('8,960').status, 'passed');
});

test('money received between the sales of a statement is none of them', () => {
  const { fields, checks } = extractDocument({
    rows: rowsOfText(`御請求書
有限会社見本設備 御中   請求日 2026年10月22日
見本管材株式会社  登録番号 T1130001044908
前回請求額 26,050  入金額 20,000  繰越額 6,050  今回売上額 37,400  消費税 3,740  今回税込額 41,140  御請求額 47,190
日付   区分  商品名            数量  単価     金額
09/24  売上  塩ビ管 4m         20   1,450    29,000
10/06  入金  振込                           -20,000
10/07  売上  継手              40     210     8,400`).rows,
    kind: 'invoice',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  assert.deepEqual(
    fields.items.value?.map(({ amount }) => amount),
    [29000, 8400],
  );
  assert.equal(checks.items, 'passed');
});
