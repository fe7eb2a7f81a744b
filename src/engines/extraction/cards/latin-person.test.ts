import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { isWideName, latinBesideName, nameOfHouse } from './latin-person.ts';

const person = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.person;

test('a title behind a comma belongs to the foreign name in katakana above it', () => {
  const read = person('アトラス国際特許業務法人', '弁理士 マルコ・ベネデッティ', 'Marco Benedetti, Patent Attorney');
  assert.deepEqual(
    [read.nameEnglish?.text, read.titlesEnglish, read.departments],
    ['Marco Benedetti', ['Patent Attorney'], []],
  );
});

test('without a foreign name a topic in front of the comma is a department', () => {
  const read = person('株式会社ソラ', '鈴木 健一', 'Director, Clinical Development');
  assert.deepEqual(read.departmentsEnglish, ['Clinical Development']);
});

test('one English title in front of a Japanese name', () => {
  const read = person('隠岐汽船株式会社', '船長', '横地 海斗', 'Captain Kaito Yokoji');
  assert.deepEqual([read.nameEnglish?.text, read.titlesEnglish], ['Kaito Yokoji', ['Captain']]);
});

test('small words of a foreign name, and a middle name in katakana', () => {
  assert.equal(person('二等書記官', 'Anneke de Wit', 'アネケ・デ・ウィット').nameEnglish?.text, 'Anneke de Wit');
  assert.equal(person('通訳', '柏木 ルシア 美帆', 'Lucia Miho Kashiwagi').nameEnglish?.text, 'Lucia Miho Kashiwagi');
  assert.equal(
    person('AUBERGE DE LA FORÊT', 'Jean-Luc MOREAU', 'シェフ', 'ジャン＝リュック・モロー').nameEnglish?.text,
    'Jean-Luc Moreau',
  );
});

test('two words far apart are a name where both can be read', () => {
  assert.equal(isWideName('Yu  Ishigaki'), true);
  assert.equal(isWideName('hair   spa'), false);
  assert.equal(isWideName('Sales   Manager'), false);
});

test('a house called by the whole name of the person says how it is spelt', () => {
  assert.deepEqual(nameOfHouse('shiori irie photography', ['irie']), { given: 'Shiori', family: 'Irie' });
  assert.equal(nameOfHouse('green field photography', ['irie']), null);
  assert.equal(nameOfHouse('shiori irie photography', []), null);
});

test('what a person does, in Latin letters beside the name', () => {
  assert.deepEqual(latinBesideName('stylist  小鳥遊 あかり')?.titles, ['stylist']);
  assert.equal(latinBesideName('菅原 千春  web   graphic')?.value, 'web   graphic');
  assert.equal(latinBesideName('studio 小鳥遊 あかり'), null);
  assert.equal(latinBesideName('営業部  web'), null);
});
