import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const included = (text: string): boolean | null =>
  extractDocument({
    rows: rowsOfText(`領収書\n2026年11月3日\n${text}`).rows,
    kind: 'receipt',
    now: new Date('2026-11-15'),
    source: 'text',
  }).fields.taxIncluded.value;

test('the total says that the tax is in it', () => {
  assert.equal(included('合計 ¥5,550(税込)'), true);
  assert.equal(included('金 165,000円 (消費税込)'), true);
  assert.equal(included('合計 8,000円\n消費税10%込'), true);
  assert.equal(included('合計 3,300円\n但 庭木剪定代(消費税10%込)'), true);
});

test('goods with the tax in them say nothing of what bears none', () => {
  assert.equal(included('容器代(税込) 60円\n合計 1,300円'), null);
  assert.equal(included('合計 1,300円'), null);
});

test('a tax row that cannot be read still stands inside or on top', () => {
  assert.equal(included('合計 ¥2,870\n内消費税(10%) ■70'), true);
  assert.equal(included('小計 30,600\n消費税10% 3,06■\n合計 ¥33,660'), false);
});

test('nothing is said of a total that was not read', () => {
  assert.equal(included('小計 2■8,000\n消費税10% 2■,800\n合計 2■■,■00'), null);
});
