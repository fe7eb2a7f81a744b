import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { HOSTILE_TEXTS, hostileText, PAGE_LIMIT } from '../../../../testkit/hostile-texts.ts';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { toVcard } from './vcard.ts';

const rows = (...lines: string[]) => rowsOfText(lines.join('\n')).rows;
const FRONT = rows(
  '株式会社ソラテック',
  '営業本部 第一営業部',
  '部長  山 田  太 郎',
  'やまだ たろう',
  '〒150-0002',
  '東京都渋谷区渋谷9-9-9 渋谷ビル8F',
  'TEL 03-5550-3101  FAX 03-5550-3102',
  '携帯 090-5550-1234',
  'taro@soratech.example.jp',
);
const BACK = rows(
  'SORATECH CO., LTD.',
  'Taro Yamada',
  'General Manager, First Sales Department',
  'Phone +81-3-5550-3101',
);

test('letters printed apart are one name, split at the widest gap', () => {
  const { card, familyName, givenName } = extractCard({ front: FRONT });
  assert.deepEqual([card.person.name, familyName, givenName], ['山田 太郎', '山田', '太郎']);
  assert.deepEqual(card.person.departments, ['営業本部', '第一営業部']);
  assert.deepEqual(card.person.titles, ['部長']);
});

test('the printed reading comes before a guess, and printed letters before the reading', () => {
  assert.deepEqual(
    [
      extractCard({ front: FRONT }).card.person.nameEnglish?.source,
      extractCard({ front: FRONT }).card.person.nameEnglish?.text,
    ],
    ['furigana_hepburn', 'Taro Yamada'],
  );
  assert.equal(extractCard({ front: FRONT, back: BACK }).card.person.nameEnglish?.source, 'card_printed');
});

test('both sides are merged: one phone, English from the English side', () => {
  const { card, merged, conflicts } = extractCard({ front: FRONT, back: BACK });
  assert.equal(merged, true);
  assert.deepEqual(conflicts, []);
  assert.deepEqual(
    card.contact.phones.map((phone) => [phone.international, phone.type]),
    [
      ['+81355503101', 'work'],
      ['+819055501234', 'mobile'],
      ['+81355503102', 'fax'],
    ],
  );
  assert.deepEqual(
    [card.organization.displayNameEnglish?.text, card.person.titlesEnglish],
    ['SORATECH CO., LTD.', ['General Manager']],
  );
});

test('sides that disagree keep the front and say so', () => {
  const { card, conflicts, warnings } = extractCard({ front: FRONT, back: rows('株式会社ソラテック', '佐藤 花子') });
  assert.equal(card.person.name, '山田 太郎');
  assert.deepEqual(conflicts, [{ field: 'personName', front: '山田 太郎', back: '佐藤 花子' }]);
  assert.ok(warnings.includes('sides_conflict'));
});

test('names that end like departments are names', () => {
  assert.equal(extractCard({ front: rows('株式会社ソラ', '経理部', '阿部 亮') }).card.person.name, '阿部 亮');
});

test('a guessed reading is marked', () => {
  const { card, warnings } = extractCard({ front: rows('株式会社ソラ', '課長', '鈴木 健一') });
  assert.deepEqual(
    [card.person.nameEnglish?.text, card.person.nameEnglish?.source, card.person.nameEnglish?.confidence],
    ['Kenichi Suzuki', 'generated', 'low'],
  );
  assert.ok(warnings.includes('name_reading_generated'));
});

test('the vCard is read back by another parser with both languages and the reading', () => {
  const text = toVcard(extractCard({ front: FRONT, back: BACK }), new Date('2026-11-15T03:00:00Z'));
  const component = new ICAL.Component(ICAL.parse(text) as never);
  const all = (name: string) => component.getAllProperties(name);
  assert.equal(component.getFirstPropertyValue('version'), '4.0');
  assert.deepEqual(
    all('fn').map((property) => [property.getFirstParameter('language'), property.getFirstValue()]),
    [
      ['ja', '山田 太郎'],
      ['en', 'Taro Yamada'],
    ],
  );
  const kana = all('n').find((property) => property.getFirstParameter('phonetic') === 'script');
  assert.ok(kana);
  assert.deepEqual((kana.getFirstValue() as unknown as string[]).slice(0, 2), ['やまだ', 'たろう']);
  assert.deepEqual(
    all('tel').map((property) => property.getFirstValue()),
    ['tel:+81355503101', 'tel:+819055501234', 'tel:+81355503102'],
  );
  assert.match(String(all('adr')[0]?.getFirstValue()), /渋谷9-9-9/);
});

test('no line of the vCard is over 75 octets and none splits a character', () => {
  const text = toVcard(extractCard({ front: FRONT, back: BACK }), new Date());
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(!text.includes('\ufffd'));
});

test('commas, semicolons and backslashes survive', () => {
  const text = toVcard(extractCard({ front: rows('株式会社A;B,C\\D', '課長', '鈴木 健一') }), new Date());
  assert.match(text.replaceAll('\r\n ', ''), /NOTE:\\;B\\,C\\\\D/);
});

test('two sides of the longest hostile texts cost less than 0.8 s of CPU each', () => {
  const isCheap = (text: string) => {
    const before = process.cpuUsage();
    const side = rows(text);
    extractCard({ front: side, back: side });
    const { user, system } = process.cpuUsage(before);
    return user + system < 800_000;
  };
  // The least of a few readings: the first one compiles, and a busy machine makes each dearer.
  const dear = HOSTILE_TEXTS.filter((text) => ![1, 2, 3].some(() => isCheap(hostileText(text, PAGE_LIMIT))));
  assert.deepEqual(
    dear.map(({ name }) => name),
    [],
  );
});

test('more lines than a card can have are not all read, and such a card is looked at', () => {
  const card = ['株式会社見本', '部長', '山田 太郎', 'TEL 03-5550-3101', 'taro@mihon.example.jp'];
  const statusOf = (...more: string[]) => extractCard({ front: rows(...card, ...more) }).validation;
  assert.equal(statusOf().status, 'passed');
  const { status, checks } = statusOf(...Array.from({ length: 400 }, () => '各種工事'));
  assert.deepEqual([status, checks.reading], ['review', 'failed']);
});

test('family names with a kana sign, with three signs and in katakana keep their given name', () => {
  const nameOf = (...lines: string[]) => extractCard({ front: rows(...lines) }).card.person.name;
  assert.equal(nameOf('株式会社見本', '主任技師', '三ツ井', '隆之'), '三ツ井 隆之');
  assert.equal(nameOf('株式会社見本', '事務局長', '喜屋武 さとみ (きゃん さとみ)'), '喜屋武 さとみ');
  assert.equal(nameOf('株式会社見本', '部長', 'フォスター 真理亜', 'Maria Foster'), 'フォスター 真理亜');
});

test('a town beside its departments, and bodies made by a law of their own', () => {
  const { organization } = extractCard({
    front: rows('にぎわいと水のまち', '見本山市', '産業経済部 商工観光課', '主査', '長屋 美和'),
  }).card;
  assert.equal(organization.displayName, '見本山市');
  const chamber = extractCard({ front: rows('見本町商工会', '経営指導員', '日高 玲奈') }).card;
  assert.equal(chamber.organization.legalName, '見本町商工会');
});

test('what stands in Latin letters behind a name on its line is no part of it', () => {
  const personOf = (line: string) => extractCard({ front: rows('株式会社見本', line) }).card.person;
  assert.equal(personOf('芦原 知則 tomonori ashihara').name, '芦原 知則');
  const { name, titles } = personOf('小鳥遊 涼  Co-founder / CTO');
  assert.deepEqual([name, ...titles], ['小鳥遊 涼', 'Co-founder', 'CTO']);
});

test('a workroom with the name of its trade is a house', () => {
  const { organization } = extractCard({ front: rows('ことのは活版室', '主宰', '菅谷 ことの') }).card;
  assert.equal(organization.displayName, 'ことのは活版室');
});
