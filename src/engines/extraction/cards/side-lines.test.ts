import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { brandedName } from './latin-lines.ts';

const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;

test('a house named in two scripts is one name; a role or a person in it is none', () => {
  assert.equal(brandedName('Lumo Stay 函館元町'), 'Lumo Stay 函館元町');
  for (const line of ['Manager 営業部', 'Reo Yamamura 山村 玲央', 'Sora Co., Ltd. 東京'])
    assert.equal(brandedName(line), null);
});

test('Japanese and English on one line are sorted each by itself', () => {
  const { person } = read('株式会社ソラ', '営業部長  Sales Manager', '山村 玲央  Reo Yamamura');
  assert.deepEqual([person.name, person.nameEnglish?.text, person.titles], ['山村 玲央', 'Reo Yamamura', ['営業部長']]);
});

test('a name read down a column is one name', () => {
  assert.equal(read('株式会社ソラ', '課長', '三田村', '佑', '03-5550-1234').person.name, '三田村 佑');
});

test('the role of another who shares the card is not this person’s', () => {
  const { person } = read('花のみほん', '店主  苅谷 洋介', 'フローリスト  苅谷 美咲', '03-5550-1234');
  assert.deepEqual([person.name, person.titles], ['苅谷 洋介', ['店主']]);
});

test('when a shop is closed names nobody; a certificate alone in a line is one', () => {
  assert.equal(read('そば処 みほん', '長野県松本市深志2-5-21', '定休日 火曜').person.name, null);
  assert.equal(read('そば処 みほん', '長野県松本市深志2-5-21', '休業日：毎週火曜').person.name, null);
  assert.deepEqual(read('見本ソフト株式会社', 'プロジェクトマネージャー', '長江 直樹', 'PMP').person.titles, [
    'プロジェクトマネージャー',
    'PMP',
  ]);
});
