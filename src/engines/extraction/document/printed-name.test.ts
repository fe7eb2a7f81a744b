import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { confirmIssuer } from './confirm-issuer.ts';
import { extractDocument } from './extract.ts';
import { type BlockRow, printedName } from './printed-name.ts';

const REST = `請求書
請求日 2026/10/31
見本商事株式会社 御中
点検   47,000
小計   47,000
消費税(10%) 47,000 → 4,700
御請求額 51,700`;
const judged = (name: string, registered: string) => {
  const { rows } = rowsOfText(`${REST}\n${name}\n長野県塩尻市広丘原新田240 TEL 0263-52-9918 登録番号 T1030001052838`);
  const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  const { fields, status } = confirmIssuer(document, () => ({ name: registered, tradeName: null }));
  return [fields.supplierName.value?.replaceAll(' ', ''), status];
};

test('the register says which of the printed words are the name, over a space or a line', () => {
  assert.deepEqual(judged('株式会社アル\nプス機工', '株式会社アルプス機工'), ['株式会社アルプス機工', 'passed']);
  assert.deepEqual(judged('有限会社三橋 事務器', '有限会社三橋事務器'), ['有限会社三橋事務器', 'passed']);
  assert.deepEqual(judged('関口映像制作', '関口映像制作'), ['関口映像制作', 'passed']);
});

test('a registered name that is only part of a longer one, or the customer, is not printed', () => {
  assert.deepEqual(judged('株式会社アルプス機工商会', '株式会社アルプス機工')[1], 'review');
  assert.deepEqual(judged('株式会社アルプス機工', '見本商事株式会社')[1], 'review');
  assert.deepEqual(judged('株式会社アル\nブス機工', '株式会社アルプス機工')[1], 'review');
});

test('a shop keeps its name beside that of its keeper', () => {
  assert.deepEqual(judged('花工房すずらん\n代表 永井 佐和子', '永井 佐和子')[0], '花工房すずらん');
});

const block = (text: string) => [{ text, evidence: {} as BlockRow['evidence'] }];

test('a keeper behind the name of the house is not printed as the issuer', () => {
  const found = (text: string) =>
    printedName(block(`${text} T1030001052838`), '堤 修', { isPerson: true })?.value ?? null;
  assert.equal(found('見本緑化園 園主 堤 修'), null);
  assert.equal(found('みどりの丘 堤 修'), null);
  assert.equal(found('園主 堤 修'), '堤 修');
  assert.equal(found('司法書士 堤 修'), '堤 修');
  assert.equal(found('氏名: 堤 修'), '堤 修');
});

test('a name set wide behind the abbreviation of its form is the registered one', () => {
  assert.deepEqual(judged('(有)ア ス ナ ロ', '有限会社アスナロ'), ['(有)アスナロ', 'passed']);
  assert.notEqual(judged('(株)ア ス ナ ロ', '有限会社アスナロ')[1], 'passed');
  assert.notEqual(judged('(有)ア ス ナ ロ ウ', '有限会社アスナロ')[1], 'passed');
});

test('an abbreviated form is looked for only where a part of the name was read', () => {
  const rows = block('(株)ビルケア北陸 T1030001052838');
  assert.equal(printedName(rows, '株式会社ビルケア北陸'), null);
  assert.equal(printedName(rows, '株式会社ビルケア北陸', { withShortForm: true })?.value, '(株)ビルケア北陸');
});

test('the evidence of a name is the name, not all of its row', () => {
  const row = 'From: Daniel Example (登録番号 T8810000000001)';
  const found = printedName([{ text: row, evidence: { raw: row } as BlockRow['evidence'] }], 'Daniel Example', {
    isPerson: true,
  });
  assert.equal(found?.evidence.raw, 'Daniel Example');
});
