import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const contact = (...lines: string[]) =>
  extractCard({ front: rowsOfText(['株式会社ソラ', '鈴木 健一', ...lines].join('\n')).rows }).card.contact;
const sites = (...lines: string[]) => contact(...lines).websites;
const emails = (...lines: string[]) => contact(...lines).emails.map((email) => email.value);

test('a domain alone is a site beside a number, under everything else, or with a path', () => {
  assert.deepEqual(sites('03-5550-1234', 'sora-pan.example'), ['sora-pan.example']);
  assert.deepEqual(sites('sora-pan.example/ja', '東京都世田谷区北沢2-1-1'), ['sora-pan.example/ja']);
  assert.deepEqual(sites('ご予約 sora-pan.example', '火曜定休'), ['sora-pan.example']);
  assert.deepEqual(sites('github.example/suzuki', '火曜定休'), []);
});

test('the domain of a mail address is no site of its own, whatever was read for the sign', () => {
  assert.deepEqual(sites('E-mail : s-suzuki @ sora-pan.example.co.jp'), []);
  assert.deepEqual(sites('メール suzuki★sora-pan.example.or.jp (★を@に)'), []);
  assert.deepEqual(sites('suzuki@sora-pan.example.jp', 'sora-pan.example.jp'), ['sora-pan.example.jp']);
});

test('a point read as a comma, and the letter that labels a mail address', () => {
  assert.deepEqual(emails('suzuki @sora-pan.example,jp'), ['suzuki@sora-pan.example.jp']);
  assert.deepEqual(emails('T.03-5550-1234', 'E.info@sora.example.jp'), ['info@sora.example.jp']);
  assert.deepEqual(emails('e.suzuki@sora.example.jp'), ['e.suzuki@sora.example.jp']);
});

test('two boxes that end alike on two sides are two', () => {
  const read = (front: string, back: string) =>
    extractCard({ front: rowsOfText(front).rows, back: rowsOfText(back).rows }).card.contact.emails.length;
  assert.equal(read('suzuki@sora.example.jp', 'k.suzuki@sora.example.jp'), 2);
  assert.equal(read('zuki@sora.example.jp', 'suzuki@sora.example.jp'), 1);
});
