import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findPostalCodes } from './contacts.ts';

const codesIn = (text: string) => findPostalCodes(rowsOfText(text).rows[0]!).map(({ value }) => value);

test('the number of a slip is no postal code', () => {
  for (const text of ['伝票No 118-0442', 'Order 118-0442', 'Check 118-0442']) assert.deepEqual(codesIn(text), [], text);
});

test('a postal code stands behind its mark, before a place or at the end of an English address', () => {
  assert.deepEqual(codesIn('〒620-0940 京都府福知山市駅南町3-57'), ['620-0940']);
  assert.deepEqual(codesIn('620-0940 京都府福知山市駅南町3-57'), ['620-0940']);
  assert.deepEqual(codesIn('1-9-4 Ebisu, Shibuya-ku, Tokyo 150-0013'), ['150-0013']);
  assert.deepEqual(codesIn('12-3 Marunouchi, Mie 514-0001'), ['514-0001']);
});
