import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (...lines: string[]) =>
  extractCard({ front: rowsOfText(['株式会社ソラ', ...lines].join('\n')).rows }).card;
const roles = (...lines: string[]) => {
  const { titles, departments } = read(...lines, '鈴木 健一', 'TEL 03-5550-1234').person;
  return [titles, departments];
};

test('misread letters of a role are read where a role comes of them', () => {
  assert.deepEqual(roles('倉庫管埋部 主仟'), [['主任'], ['倉庫管理部']]);
  assert.deepEqual(roles('技術開発部 グループリ-ダ-'), [['グループリーダー'], ['技術開発部']]);
  assert.deepEqual(roles('配 車 セ ン タ 一'), [[], ['配車センター']]);
});

test('a section with a figure is no time of business', () => {
  assert.deepEqual(roles('営業2課  主任'), [['主任'], ['営業2課']]);
  assert.deepEqual(roles('営業 10:00-19:00'), [[], []]);
});

test('a post behind its unit, and the head of what is treated in a hospital', () => {
  assert.deepEqual(roles('保守部フィールドサービス課技師'), [['技師'], ['保守部', 'フィールドサービス課']]);
  assert.deepEqual(roles('副院長 兼 循環器内科部長'), [['副院長', '循環器内科部長'], []]);
});

test('brackets: letters spelt out, a certificate, a subject, what a craft is of', () => {
  assert.deepEqual(roles('ＭＲ（医薬情報担当者）'), [['MR(医薬情報担当者)'], []]);
  assert.deepEqual(roles('シニアマネージャー（PMP）'), [['シニアマネージャー'], []]);
  assert.deepEqual(roles('教諭(理科) 進路指導主事'), [['教諭', '進路指導主事'], []]);
  assert.deepEqual(roles('伝統工芸士 (製織部門)'), [['伝統工芸士'], []]);
});

test('a group over its company, however it is set, and a house that ends like a department', () => {
  const groups = (line: string) => {
    const { card } = extractCard({ front: rowsOfText(`${line}\n株式会社ソラ\n鈴木 健一`).rows });
    return [card.organization.groupNames, card.person.departments];
  };
  assert.deepEqual(groups('【ソラノグループ】'), [['ソラノグループ'], []]);
  assert.deepEqual(roles('鉄輪倶楽部'), [[], []]);
});

test('letters in front of a unit are its head, and no end of the company', () => {
  const { organization, person } = extractCard({
    front: rowsOfText('株式会社みほん百貨店 EC事業部\n鈴木 健一').rows,
  }).card;
  assert.deepEqual([organization.displayName, person.departments], ['株式会社みほん百貨店', ['EC事業部']]);
});

test('a part of the house in front of its number says whose number it is', () => {
  assert.deepEqual(roles('支局 0258-55-6601 / 携帯 090-5550-0082'), [[], []]);
  assert.deepEqual(roles('研究室 TEL 077-555-8104'), [[], []]);
  assert.deepEqual(roles('長岡支局 記者'), [['記者'], ['長岡支局']]);
});
