import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const dueOf = (...lines: string[]) => {
  const { rows } = rowsOfText(['請求書', '請求日 2026年12月20日', ...lines, '合計 11,000'].join('\n'));
  return extractDocument({ rows, kind: 'invoice', now: new Date('2026-12-25'), source: 'text' }).fields.dueDate.value;
};

test('a day beside its label is when the money is due', () => {
  assert.equal(dueOf('お支払期限 2027年1月31日'), '2027-01-31');
  assert.equal(dueOf('2027年1月31日までにお振込みください'), '2027-01-31');
  assert.equal(dueOf('支払条件:月末締翌月末払(2027年1月31日)'), '2027-01-31');
  assert.equal(dueOf('支払条件:20日締翌々月10日お支払い(2027年2月10日)'), '2027-02-10');
  assert.equal(dueOf('納品日 2026年12月15日'), null);
});

test('without a year it is the next such day after the paper’s own', () => {
  assert.equal(dueOf('お支払期限 1月31日'), '2027-01-31');
  assert.equal(dueOf('お支払期限 12月末日'), '2026-12-31');
});

test('terms tell it where no day is printed', () => {
  assert.equal(dueOf('お支払条件: 月末締め翌月末払い'), '2027-01-31');
});

test('a sentence tells it too', () => {
  assert.equal(dueOf('下記口座へ1月25日までにお振込願います'), '2027-01-25');
  assert.equal(dueOf('1月27日に口座振替させていただきます'), '2027-01-27');
  assert.equal(dueOf('お支払い 1月末日迄'), '2027-01-31');
  assert.equal(
    dueOf('ご請求申し上げますので、2027年1月29日までに', 'お振込くださいますようお願いいたします'),
    '2027-01-29',
  );
  assert.equal(dueOf('令和9年1月27日にご指定口座より振替させていただきます'), '2027-01-27');
  assert.equal(dueOf('お支払期限 発行日より14日以内(2027/01/03)'), '2027-01-03');
  assert.equal(dueOf('1月25日までにお申し込みください'), null);
  assert.equal(dueOf('キャンペーンは2027年1月25日まで'), null);
});

test('a reminder is due on its new day; its title labels none', () => {
  const reminder = (...lines: string[]) => {
    const { rows } = rowsOfText(['お支払いのお願い(督促状)', '2026年10月20日', '見本商事 御中', ...lines].join('\n'));
    return extractDocument({ rows, kind: 'invoice', now: new Date('2026-12-25'), source: 'text' }).fields.dueDate.value;
  };
  assert.equal(reminder('請求書番号 IW-0831   お支払期限 2026年9月30日'), '2026-09-30');
  assert.equal(reminder('お支払期限 2026年9月30日', '11月10日までに下記口座へお振込みください'), '2026-11-10');
});

test('what counts from the arrival of the paper tells no day', () => {
  assert.equal(dueOf('お支払条件: 請求書受領後30日以内'), null);
});

test('the terms of an order tell no day', () => {
  const { rows } = rowsOfText(
    '注 文 書\n発注日 2026年10月20日\n見本商事 御中\n下記の通り注文いたします\n合計 11,000\n支払条件 月末締翌月末払',
  );
  const order = extractDocument({ rows, kind: 'invoice', now: new Date('2026-12-25'), source: 'text' });
  assert.equal(order.fields.dueDate.value, null);
});

test('the day in brackets behind how a bill is debited, and behind お支払い alone', () => {
  assert.equal(dueOf('お支払い: クレジットカード自動決済(2027/01/03)'), '2027-01-03');
  assert.equal(dueOf('支払い:2027年1月26日までにお願いします'), '2027-01-26');
});

test('a day of one figure in front does not label the next', () => {
  assert.equal(dueOf('発行日 令和8年12月6日   納期限 令和8年12月31日'), '2026-12-31');
});
