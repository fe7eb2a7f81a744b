import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

test('a graduate school is one department, with the space it is printed with', () => {
  const front = rowsOfText('国立大学法人 見本大学\n大学院 総合理工学研究科 化学・材料専攻\n教授\n小宮山 暁').rows;
  const { departments, titles } = extractCard({ front }).card.person;
  assert.deepEqual([departments, titles], [['大学院 総合理工学研究科', '化学・材料専攻'], ['教授']]);
});
