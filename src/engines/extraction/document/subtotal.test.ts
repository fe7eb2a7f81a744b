import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const subtotalOf = (text: string): number | null =>
  extractDocument({
    rows: rowsOfText(`請求書\n請求日 2026年10月31日\n${text}`).rows,
    kind: 'invoice',
    now: new Date('2026-11-15'),
    source: 'text',
  }).fields.subtotal.value;

test('the base of the only rate is a subtotal where it leads to the total, or is called a sum', () => {
  assert.equal(subtotalOf('10%対象 67,800 消費税 6,780\n合計 74,580'), 67_800);
  assert.equal(subtotalOf('10%対象 67,800 消費税 6,780\n関税(不課税) 312,700\n合計 387,280'), null);
  assert.equal(subtotalOf('課税計 22,300\n消費税(10%) 2,230\nゴルフ場利用税(不課税) 800\n合計 25,330'), 22_300);
});
