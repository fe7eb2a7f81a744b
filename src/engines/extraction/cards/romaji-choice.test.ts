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
