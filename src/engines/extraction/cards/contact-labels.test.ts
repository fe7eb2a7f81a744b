import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const read = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card;
const types = (line: string) => read('株式会社ソラ', '鈴木 健一', line).contact.phones.map((phone) => phone.type);

test('a number for both is a phone, one behind a fax word a fax', () => {
  assert.deepEqual(types('Phone/Fax 089-927-9711'), ['work']);
  assert.deepEqual(types('ﾌｱｸｽ 06-6461-3308'), ['fax']);
  assert.deepEqual(types('086-555-0167（FAX）'), ['fax']);
});

test('a mail address read with gaps is one, the name of an account is none', () => {
  const emails = (line: string) => read('株式会社ソラ', '鈴木 健一', line).contact.emails.map((email) => email.value);
  assert.deepEqual(emails('aoyagi @ midori . example . jp'), ['aoyagi@midori.example.jp']);
  assert.deepEqual(emails('kato@maruka-seika. example.jp'), ['kato@maruka-seika.example.jp']);
  assert.deepEqual(emails('Instagram @minami.sho'), []);
});

test('a postal code behind the address is no part of it', () => {
  const { raw, postalCode } = read('株式会社ソラ', '鈴木 健一', '長野県松本市島内4170-5 〒390-0851').address;
  assert.deepEqual([raw, postalCode], ['長野県松本市島内4170-5', '390-0851']);
});

test('what stands in brackets behind a number is said of that number alone', () => {
  assert.equal(types('TEL 026-248-9008(直通) 026-245-1400(代表)')[1], 'work');
  assert.deepEqual(types('直通 026-248-9008  代表 026-245-1400'), ['direct', 'work']);
});

test('a title keeps its letters, and the given name once more is no part of the name', () => {
  const { person, address } = read(
    '株式会社ソラ',
    '医薬情報担当者(MR)',
    '三浦 ことね  KOTONE',
    'TEL 03-5550-0101',
    '東京都世田谷区',
  );
  assert.deepEqual(
    [person.titles, person.titlesEnglish, person.name],
    [['医薬情報担当者(MR)'], ['Medical Representative'], '三浦 ことね'],
  );
  assert.equal(address.raw, '東京都世田谷区');
});

test('the word over a number alone on its line says what it is', () => {
  const typesOf = (...lines: string[]) =>
    read('株式会社ソラ', '鈴木 健一', ...lines).contact.phones.map((phone) => phone.type);
  assert.deepEqual(typesOf('TEL', '0280-87-4416', 'FAX', '0280-87-4420'), ['work', 'fax']);
  assert.deepEqual(typesOf('FAX', '本社 0280-87-4420'), ['work']);
});

test('a number at home is said to be one; a fax there is a fax, a mobile a mobile', () => {
  assert.deepEqual(types('自宅 0955-55-4102'), ['home']);
  assert.deepEqual(types('TEL 0225-55-8107  自宅 0225-55-8118'), ['work', 'home']);
  assert.deepEqual(types('[自宅] TEL 0225-55-8107  FAX 0225-55-8118'), ['home', 'fax']);
  assert.deepEqual(types('自宅 090-5550-6192'), ['mobile']);
  assert.deepEqual(types('在宅医療 0955-55-4102'), ['work']);
});

test('labels in brackets in front of their numbers, and a letter alone', () => {
  assert.deepEqual(types('(代表)0259-63-3111 (直通)0259-63-5128'), ['work', 'direct']);
  assert.deepEqual(types('D 019-604-2218'), ['direct']);
});

test('a number is direct where that is said behind it beside a main one, and one letter stands for each of two kinds', () => {
  assert.deepEqual(types('電話 053-459-2208(直通)'), ['work']);
  assert.deepEqual(types('TEL 076-264-8817(研究室直通)'), ['direct']);
  assert.deepEqual(types('TEL 076-264-8800(代表) 076-264-8817(直通)'), ['work', 'direct']);
  assert.deepEqual(types('電話 0564-55-5521(直通) 内線 2214'), ['work']);
  assert.deepEqual(types('でんわ 08514-2-0771'), ['work']);
  assert.deepEqual(types('ふぁっくす 08514-2-0772'), ['fax']);
  assert.deepEqual(types('MOB:080-5550-5526'), ['mobile']);
  assert.deepEqual(types('T/F 027-221-8840'), ['work']);
});
