import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findCompanies } from './company.ts';

const names = (line: string) => rowsOfText(line).rows.flatMap((row) => findCompanies(row).map(({ value }) => value));

test('an address behind the legal form is no part of the name, grown together or not', () => {
  assert.deepEqual(names('三島地所株式会社 大阪府高槻市城北町1-4-8 072-675-1188'), ['三島地所株式会社']);
  assert.deepEqual(names('常陸運輸有限会社茨城県つくば市東光台5-3-7'), ['常陸運輸有限会社']);
});

test('a name grown together with an address ends where a city of the list begins; where two may begin it is not said', () => {
  assert.deepEqual(names('株式会社緑匠造園佐倉市城内町77-2電話043-484-1180'), ['株式会社緑匠造園']);
  assert.deepEqual(names('株式会社見本大和郡山市北町77-2'), []);
});

test('of words grown to both sides of a form the company is behind, unless that is a part of it, and it stays open', () => {
  const open = (line: string) => rowsOfText(line).rows.flatMap((row) => findCompanies(row).map((found) => found.open));
  assert.deepEqual(names('和菓子株式会社見本堂'), ['株式会社見本堂']);
  assert.deepEqual(open('和菓子株式会社見本堂'), [true]);
  assert.deepEqual(names('見本燃料株式会社能代港給油所'), ['見本燃料株式会社']);
  assert.deepEqual(open('見本燃料株式会社能代港給油所'), [undefined]);
  assert.deepEqual(names('特定医療法人見本会'), ['特定医療法人見本会']);
});

test('a label grown to the name ends it', () => {
  assert.deepEqual(names('株式会社さざなみ登録番号T3240001221568'), ['株式会社さざなみ']);
});

test('letters with accents belong to a name', () => {
  assert.deepEqual(names('Lindqvist Übersetzungen GmbH'), ['Lindqvist Übersetzungen GmbH']);
  assert.deepEqual(names('Maison Brumière Japon 合同会社'), ['Maison Brumière Japon 合同会社']);
});

test('the letters of a seal behind a legal form are no name, a name that begins with one of them is', () => {
  assert.deepEqual(names('株式会社│之印'), []);
  assert.deepEqual(names('合同会社 角印'), []);
  assert.deepEqual(names('株式会社印南製作所'), ['株式会社印南製作所']);
  assert.deepEqual(names('株式会社行田木工'), ['株式会社行田木工']);
});

test('a country in brackets belongs to an English name', () => {
  const [company] = findCompanies(rowsOfText('HAIDONG TRADING (JAPAN) CO., LTD.').rows[0]!);
  assert.equal(company?.value, 'HAIDONG TRADING (JAPAN) CO., LTD.');
});

test('a form that is the beginning of a misread word ends no name', () => {
  for (const misread of ['CORP口RATION', 'CORP0RATION', 'CORPーRATION'])
    assert.deepEqual(names(`NORTH BLADES ${misread}`), [], misread);
  assert.deepEqual(names('NORTH BLADES CORP.様'), ['NORTH BLADES CORP.']);
});

test('behind a form that it is grown to, a shop called by its trade is the name', () => {
  assert.deepEqual(names('酒のきくや (株)菊谷酒店'), ['(株)菊谷酒店']);
  assert.deepEqual(names('丸山商事 (株)札幌支店'), ['丸山商事 (株)']);
});

test('praise grown to a form in front of a name is no part of it', () => {
  for (const [printed, name] of [
    ['安心と信頼の株式会社匠', '株式会社匠'],
    ['水まわりの(有)山田設備', '(有)山田設備'],
    ['美味しいお米は有限会社山田米店', '有限会社山田米店'],
    ['みんなの森株式会社', 'みんなの森株式会社'],
    ['ひだの株式会社', 'ひだの株式会社'],
  ] as const)
    assert.deepEqual(
      findCompanies(rowsOfText(printed).rows[0]!).map(({ value }) => value),
      [name],
    );
});

test('the country of a house in brackets is a part of its name', () => {
  assert.deepEqual(names('海東貿易（日本）株式会社'), ['海東貿易(日本)株式会社']);
  assert.deepEqual(names('たくみ食堂（本店）株式会社匠'), ['株式会社匠']);
});

test('what kind of house a corporation runs belongs to its name with the house', () => {
  assert.deepEqual(names('社会福祉法人見本会 特別養護老人ホーム みほん苑'), [
    '社会福祉法人見本会 特別養護老人ホーム みほん苑',
  ]);
  assert.deepEqual(names('社会医療法人見本会 みほん中央病院'), ['社会医療法人見本会 みほん中央病院']);
});

test('the label of a cell in front of a form is no name', () => {
  assert.deepEqual(names('8%税抜金額    消費税額等    株式会社'), []);
  assert.deepEqual(names('消費税額等    株式会社    バロー商会'), ['株式会社 バロー商会']);
  assert.deepEqual(names('大橋電設    株式会社'), ['大橋電設 株式会社']);
});

test('a sentence and the word of a number that go on from a name are no part of it', () => {
  assert.deepEqual(names('※本書は株式会社みほん市場が出店者に代わり発行しています'), ['株式会社みほん市場']);
  assert.deepEqual(names('合同会社黒猫みほんが運営するサービスです'), ['合同会社黒猫みほん']);
  assert.deepEqual(names('ひかりのたねはみほん通信株式会社が提供するサービスです'), ['みほん通信株式会社']);
  assert.deepEqual(names('株式会社みほん本舗 T 0120-00-0000'), ['株式会社みほん本舗']);
  assert.deepEqual(names('株式会社みほん Tokyo Works'), ['株式会社みほん Tokyo Works']);
});

test('an English name in the same line ends before the Japanese one begins', () => {
  for (const form of ['CO., LTD.', 'Co., Ltd.', 'Inc.', 'CORPORATION'])
    assert.equal(names(`KITAZORA AIRLINES ${form} 株式会社北空エアラインズ`).at(0), '株式会社北空エアラインズ', form);
  assert.ok(names('SAMPLE TRADING CO.,LTD. 見本商事株式会社').includes('見本商事株式会社'));
});

test('a title, a label or the name in English behind a name is no part of it, nor is a title in front of it', () => {
  assert.deepEqual(names('株式会社見本アド INVOICE No. 26'), ['株式会社見本アド']);
  assert.deepEqual(names('合同会社見本ガーデン Reg. No. T4130003887227'), ['合同会社見本ガーデン']);
  assert.deepEqual(names('株式会社見本 GUEST FOLIO'), ['株式会社見本']);
  assert.deepEqual(names('株式会社見本港 Mihon Harbor Inc.'), ['株式会社見本港', 'Mihon Harbor Inc.']);
  assert.deepEqual(names('INVOICE Mihon Analytics, Inc.'), ['Mihon Analytics, Inc.']);
  assert.deepEqual(names('株式会社ABC Design Works'), ['株式会社ABC Design Works']);
});
