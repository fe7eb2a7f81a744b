import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const rows = (...lines: string[]) => rowsOfText(lines.join('\n')).rows;
const read = (...lines: string[]) => extractCard({ front: rows(...lines) }).card;

test('a mail address broken over two lines is one, and its second half no site', () => {
  const { contact } = read('株式会社ソラ', '鈴木 健一', 'suzuki@sora-', 'denki.example.co.jp');
  assert.deepEqual(
    [contact.emails.map((email) => email.value), contact.websites],
    [['suzuki@sora-denki.example.co.jp'], []],
  );
});

test('a number may carry its label behind it', () => {
  const { contact } = read(
    '株式会社ソラ',
    '鈴木 健一',
    '03-5550-3101（代表）',
    '03-5550-3102（ファックス）',
    'TEL 03-5550-3103 (直)',
  );
  assert.deepEqual(
    contact.phones.map((phone) => phone.type),
    ['work', 'direct', 'fax'],
  );
});

test('the same mailbox at another domain on the back is a conflict, another mailbox is none', () => {
  const conflicts = (mail: string) =>
    extractCard({
      front: rows('株式会社ソラ', '鈴木 健一', 'k.suzuki@sora.example.jp'),
      back: rows('Sora Inc.', 'Kenichi Suzuki', mail),
    }).conflicts.map((conflict) => conflict.field);
  assert.deepEqual(conflicts('k.suzuki@sora.example.com'), ['email']);
  assert.deepEqual(conflicts('info@sora.example.jp'), []);
});

test('a town alone on its line goes on in the next, and a house may be written in kanji with a dash', () => {
  assert.equal(
    read('株式会社ソラ', '鈴木 健一', '長野県上田市', '中央2-8-14', 'TEL 0268-55-0102').address.raw,
    '長野県上田市中央2-8-14',
  );
  assert.match(read('福岡県朝倉市甘木一二〇五―三', '株式会社ソラ', '鈴木 健一').address.raw ?? '', /^福岡県朝倉市甘木/);
  assert.equal(read('長野県上田市役所', '課長', '鈴木 健一').address.raw, null);
});

test('English titles: where they hold belongs to them, letters stand beside them, new trades are known', () => {
  const titles = (...lines: string[]) => read('Sora Inc.', 'Oliver Brandt', ...lines).person.titles;
  assert.deepEqual(titles('Regional Director, Asia Pacific'), ['Regional Director, Asia Pacific']);
  assert.deepEqual(titles('Co-founder / CTO'), ['Co-founder', 'CTO']);
  assert.deepEqual(titles('Head Brewer'), ['Head Brewer']);
  assert.deepEqual(titles('Director, Clinical Research'), ['Director']);
});

test('one word beside a title is the person where nobody else is named', () => {
  assert.equal(read('SALON & SPA noa', 'Stylist', 'MIKA', '0749-55-3318').person.name, 'MIKA');
  assert.equal(read('株式会社ソラ', '課長', '鈴木 健一', 'Stylist', 'SORA').person.name, '鈴木 健一');
});

test('numbers of other countries, and the domain of the mail alone, are contacts', () => {
  const { contact } = read('株式会社ソラ', '鈴木 健一', '上海 +86-21-5555-7788', 'ken@sora.example', 'sora.example');
  assert.deepEqual([contact.phones.map((phone) => phone.value), contact.websites.length], [['+86-21-5555-7788'], 1]);
});

test('a former name in brackets is no part of the name, and letters apart beside a role are one', () => {
  assert.equal(read('株式会社ソラ', '課長', '柴田(旧姓 小松)絵里').person.name, '柴田 絵里');
  assert.equal(read('特定非営利活動法人 まなび舎', '理事長  与 那 覇 ゆ か り').person.name, '与那覇 ゆかり');
});

test('a postal code behind the house is a code, and no part of the address', () => {
  for (const line of [
    '沖縄県宜野湾市大山7-10-25 901-2223',
    '沖縄県宜野湾市大山7-10-25 / 901-2223 / TEL 098-555-6109',
  ]) {
    const { address } = read('株式会社ソラ', '鈴木 健一', line);
    assert.deepEqual([address.raw, address.postalCode], ['沖縄県宜野湾市大山7-10-25', '901-2223']);
  }
  assert.equal(read('株式会社ソラ', '鈴木 健一', '沖縄県宜野湾市大山7-10').address.postalCode, null);
});

test('letters set apart name a fax as letters grown together do', () => {
  const { contact } = read('株式会社ソラ', '鈴木 健一', 'T E L  0978-55-2212 / F A X 0978-55-2213');
  assert.deepEqual(
    contact.phones.map((phone) => phone.type),
    ['work', 'fax'],
  );
});

test('an area code in pointed brackets is part of the number', () => {
  const { contact } = read('株式会社ソラ', '鈴木 健一', 'TEL<0532>31-7006', '携帯<090>7719-3340');
  assert.deepEqual(
    contact.phones.map((phone) => [phone.international, phone.type]),
    [
      ['+81532317006', 'work'],
      ['+819077193340', 'mobile'],
    ],
  );
});

test('a mail address may break at its sign, before or behind it', () => {
  const mails = (...lines: string[]) =>
    read('株式会社ソラ', '鈴木 健一', ...lines).contact.emails.map(({ value }) => value);
  assert.deepEqual(mails('kenichi.suzuki@', 'sora-denki.example.co.jp'), ['kenichi.suzuki@sora-denki.example.co.jp']);
  assert.deepEqual(mails('E-mail: kenichi.suzuki', '@sora-denki.example.co.jp'), [
    'kenichi.suzuki@sora-denki.example.co.jp',
  ]);
  assert.deepEqual(mails('Instagram', '@sora_denki'), []);
  assert.deepEqual(mails('TEL 078-331-5519', '@epi.kobe'), []);
});

test('a postal code may stand behind the building', () => {
  const code = (line: string) => read('株式会社ソラ', '鈴木 健一', line).address?.postalCode ?? null;
  assert.equal(code('東京都目黒区上目黒2-1-9 フロストビル3F 153-0051'), '153-0051');
  assert.equal(code('東京都目黒区上目黒2-1-9 フロストビル3F 内線 153-0051'), null);
});

test('a domain alone in its row is a site beside a mail or another', () => {
  const sites = (...lines: string[]) =>
    extractCard({ front: rowsOfText(['株式会社ソラ', '鈴木 健一', ...lines].join('\n')).rows }).card.contact.websites;
  assert.deepEqual(sites('suzuki@mihon.example', 'mihon.example', 'shop-sora.example'), [
    'mihon.example',
    'shop-sora.example',
  ]);
  assert.deepEqual(sites('mihon.studio', '営業部'), []);
});
