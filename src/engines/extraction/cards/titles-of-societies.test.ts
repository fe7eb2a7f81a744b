import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const titles = (...lines: string[]) =>
  extractCard({ front: rowsOfText(['見本整形外科', ...lines, '鈴木 健一'].join('\n')).rows }).card.person.titles;

test('the society says of what the doctor is a specialist', () => {
  assert.deepEqual(titles('院長  医学博士', '日本整形外科学会 専門医'), [
    '院長',
    '医学博士',
    '日本整形外科学会 専門医',
  ]);
  assert.deepEqual(titles('院長', '日本内科学会認定 総合内科専門医'), ['院長', '総合内科専門医']);
  assert.deepEqual(titles('部長 日本循環器学会専門医・指導医'), ['部長', '日本循環器学会専門医', '指導医']);
});
