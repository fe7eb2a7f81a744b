import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const english = (...front: string[]) =>
  extractCard({ front: rowsOfText(front.join('\n')).rows }).card.person.nameEnglish?.text;

test('the company’s own words are no person', () => {
  const lines = ['Karuta Forms', 'Head of Customer Success', 'Naoki Hidaka', 'Karuta Forms Inc.'];
  assert.equal(english(...lines, 'naoki@karutaforms.example'), 'Naoki Hidaka');
});

test('a post in two letters’ words is no person where the mail names another', () => {
  const lines = ['チャージポート合同会社', '事業開発 / Biz Dev', '松下 レオナ', 'Leona Matsushita'];
  assert.equal(english(...lines, 'leona@chargeport.example'), 'Leona Matsushita');
});

test('a profession behind a comma leaves the name', () => {
  assert.equal(english('弁護士法人 あかつき法律事務所', '弘中 理恵', 'Rie Hironaka, Attorney at Law'), 'Rie Hironaka');
});

test('a field of work behind a comma, degrees, and a family name in capitals', () => {
  assert.equal(english('有限会社みほん製本', '戸村 智', 'Satoshi Tomura, Sales'), 'Satoshi Tomura');
  assert.equal(english('見本大学', '小宮山 暁', 'Akira KOMIYAMA, Dr. Eng., Professor'), 'Akira Komiyama');
  assert.equal(english('Hoshizora Energy Inc.', 'Lena Marie HOFFMANN', 'Head of Partnerships'), 'Lena Marie Hoffmann');
});
