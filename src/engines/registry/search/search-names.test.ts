import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { corporateCheckDigit } from '../../../japan/corporate-number.ts';
import { openSampleCompanies } from '../sample.ts';
import { searchNames } from './search-names.ts';

/** A small registry: name, reading, English name, closed, ward. */
const COMPANIES: readonly (readonly [
  name: string,
  reading?: string,
  english?: string,
  closed?: boolean,
  ward?: string,
])[] = [
  ['株式会社見本青空', 'ミホンアオゾラ'],
  ['株式会社見本青空商事', 'ミホンアオゾラショウジ', 'Mihon Aozora Trading Co., Ltd.'],
  ['見本日本電機工業株式会社', 'ミホンニホンデンキコウギョウ'],
  ['見本Ａ＆Ｂ株式会社', 'ミホンエーアンドビー'],
  ['株式会社見本ジャパンエコー', 'ミホンジャパンエコー'],
  ['株式会社ミホンソフトバンクモド'],
  ['見本楽園グループ株式会社', 'ミホンラクエングループ'],
  ['Ｍ－ＲＡＩＬ　ＭＩＨＯＮ株式会社', 'エムレイルミホン'],
  ['株式会社見本中央ホールディングス', 'ミホンチュウオウホールディングス'],
  // Two of one name, of which one has no reading; two whose words can be read in one way only.
  ['株式会社見本双子', 'ミホンフタゴ'],
  ['見本双子株式会社'],
  ['ミホン自動車株式会社'],
  ['株式会社静岡見本銀行', 'シズオカミホンギンコウ'],
  ['株式会社静岡銀行'],
  ['見星グループ株式会社'],
  ['有限会社見本緑風堂'],
  ['株式会社見本緑風堂'],
  // A crowd: sixty of one core in four spellings, of which one is unique and one is carried by a live and a closed one.
  ...Array.from({ length: 57 }, () => ['株式会社見本リリー'] as const),
  ['株式会社見本りりー'],
  ['見本リリー株式会社'],
  ['見本リリー株式会社', '', '', true],
  // Elsewhere: one more of that core under another form, and a name two characters off what has a nearer one here.
  ['合同会社見本リリー', '', '', false, '千代田区'],
  ['有限会社見本原アクトメンテナンス', '', '', false, '千代田区'],
  ['有限会社見本原アイメンテナンス'],
  // And left out, and said; read by a scanner; one of two namesakes in another prefecture; a city.
  ['有限会社ミホンピーエフ'],
  ['有限会社ミホンピーアンドエフ'],
  ['有限会社Ｃ＆Ｒ見本プロダクツ'],
  ['株式会社ミホンサーバーロード'],
  ['見本小松製作所株式会社', '', 'Mihonkomatsu Ltd.'],
  ['見本市'],
  // Another spelling and a name one character off.
  ['有限会社エムケイミホンプランニング'],
  ['有限会社Ｓ・Ｋミホンプランニング'],
  ['双葉見本商事有限会社'],
  ['わかば見本商事株式会社', '', '', false, '千代田区'],
  // Public bodies, asked for in English.
  ['三穂野市', 'ミホノシ'],
  ['三穂野町', 'ミホノチョウ'],
  ['三穂野商工会議所', 'ミホノショウコウカイギショ'],
  ['株式会社絆'],
  ['医療法人社団悠々'],
];
const folder = mkdtempSync(join(tmpdir(), 'search-names-'));
const numberOf = (index: number) => {
  const body = String(999_960_000_000 + index * 11);
  return corporateCheckDigit(body) + body;
};
const rows = COMPANIES.map(([name, reading = '', english = '', closed = false, ward = '港区'], i) => ({
  number: numberOf(i),
  line: `${closed ? '21' : '01'},0,2026-10-30,2015-10-05,"${name}",,301,"東京都","${ward}","芝${(i % 9) + 1}丁目１番１号",,13,${ward === '港区' ? '103' : '101'},1080014,,,${closed ? '2020-01-01,01' : ','},,,2015-10-05,1,"${english}",,,,"${reading}",0`,
})).sort((a, b) => (a.number < b.number ? -1 : 1));
writeFileSync(join(folder, 'company.csv'), rows.map(({ number, line }, i) => `${i + 1},${number},${line}`).join('\n'));
const companies = openSampleCompanies(folder);
after(() => {
  companies.close();
  rmSync(folder, { recursive: true });
});
const search = (name: string, address?: string) => searchNames({ companies }, name, address);
const first = (name: string) => search(name).matches[0]?.record.name;

test('namesakes to the letter are counted to the last, and a unique spelling is first in any crowd', () => {
  assert.equal(search('株式会社見本リリー').namesakes, 57);
  const unique = search('株式会社見本りりー');
  assert.deepEqual([unique.namesakes, unique.matches[0]?.record.name], [1, '株式会社見本りりー']);
  const other = search('見本リリー㈱');
  assert.equal(other.matches[0]?.agreement, 'exact');
  assert.equal(other.namesakes, 1, 'a closed namesake is none');
});

test('a company is found inside a line, with its office or department', () => {
  for (const [line, name, unit] of [
    ['株式会社見本青空 営業部', '株式会社見本青空', '営業部'],
    ['株式会社見本青空大阪支店', '株式会社見本青空', '大阪支店'],
    ['㈱見本青空商事 名古屋営業所 TEL 052-123-4567', '株式会社見本青空商事', '名古屋営業所'],
    ['東京都港区 見本日本電機工業㈱ 経理課 御中', '見本日本電機工業株式会社', null],
    ['株式会社見本青空 TEL 03-1234-5678', '株式会社見本青空', null],
    ['株式会社見本青空 https://mihon.example', '株式会社見本青空', null],
    ['|株式会杜見本青空商事.', '株式会社見本青空商事', null],
    ['請求先：見本日本電機工業株式会社', '見本日本電機工業株式会社', null],
    ['Mihon Aozora Co., Ltd. Osaka Branch', '株式会社見本青空', 'Osaka Branch'],
    ['Sales Department, Mihon Aozora Co., Ltd.', '株式会社見本青空', null],
    ['Attn: Mihon Aozora K.K.', '株式会社見本青空', null],
  ] as const) {
    const result = search(line);
    assert.equal(result.matches[0]?.record.name, name, line);
    if (unit !== null) assert.equal(result.unit, unit, line);
    assert.notEqual(result.matches[0]?.agreement, 'exact', line);
  }
});

test('a part of a name finds it: its beginning, its end, a word left out', () => {
  for (const part of ['見本日本電機', '見本日本', '日本電機工業', '見本日本工業', '見本電機工業'])
    assert.ok(
      search(part).matches.some(({ record }) => record.name === '見本日本電機工業株式会社'),
      part,
    );
});

test('readings are found in kana and in any romanisation, with any legal form', () => {
  for (const name of [
    'ミホンアオゾラショウジ',
    'みほんあおぞらしょうじ',
    'ﾐﾎﾝｱｵｿﾞﾗｼﾖｳｼﾞ',
    'Mihon Aozora Shoji',
    'MIHON AOZORA SYOUZI K.K.',
    'Mihon Aozora Shōji Co., Ltd.',
    'Mihon Aozora Trading',
    'Kabushiki Kaisha Mihon Aozora Shoji',
    'K.K. Mihon Aozora Shoji',
    'ﾐﾎﾝｱｵｿﾞﾗｼﾖｳｼﾞ ｶ)',
  ])
    assert.equal(first(name), '株式会社見本青空商事', name);
  assert.equal(first('Mihon Japan Eccho'), undefined, 'an English word that no table knows is not guessed');
  assert.equal(first('Mihon Japan Echo'), '株式会社見本ジャパンエコー');
  assert.equal(first('Mihon Japan Eko'), '株式会社見本ジャパンエコー');
});

test('a name is found by its sound, with a last word left out, written out or in another order; never as the name', () => {
  for (const [asked, name] of [
    ['Mihon Softbank Modo Inc.', '株式会社ミホンソフトバンクモド'],
    ['Mihon Rakuen', '見本楽園グループ株式会社'],
    ['Mレイルミホン', 'Ｍ－ＲＡＩＬ　ＭＩＨＯＮ株式会社'],
    ['見本中央HD', '株式会社見本中央ホールディングス'],
    ['日本電機見本工業', '見本日本電機工業株式会社'],
  ] as const) {
    const [match] = search(asked).matches;
    assert.equal(match?.record.name, name, asked);
    assert.notEqual(match?.agreement, 'exact', asked);
  }
});

test('companies without a registered reading are found in Latin letters, as candidates', () => {
  const twins = search('Mihon Futago').matches.map(({ record, agreement }) => [record.name, agreement]);
  assert.deepEqual(twins, [
    ['株式会社見本双子', 'kana'],
    ['見本双子株式会社', 'fuzzy'],
  ]);
  for (const [asked, name] of [
    ['Mihon Jidosha K.K.', 'ミホン自動車株式会社'],
    ['MIHON JIDŌSHA', 'ミホン自動車株式会社'],
    ['Mihon Motor Corporation', 'ミホン自動車株式会社'],
    ['The Shizuoka Bank, Ltd.', '株式会社静岡銀行'],
    ['Shizuoka Ginko', '株式会社静岡銀行'],
  ] as const) {
    const [match] = search(asked).matches;
    assert.equal(match?.record.name, name, asked);
    assert.equal(match?.agreement, 'fuzzy', asked);
  }
});

test('a short name is found with what people leave off a group', () => {
  assert.equal(first('見星'), '見星グループ株式会社');
});

test('of two names that are as near, the one in the written form comes first', () => {
  assert.equal(first('株式会社見本録風堂'), '株式会社見本緑風堂');
  assert.equal(first('有限会社見本録風堂'), '有限会社見本緑風堂');
});

test('&, and and アンド are one', () => {
  for (const name of ['見本A&B株式会社', '見本A and B株式会社', '見本AアンドB㈱'])
    assert.equal(first(name), '見本Ａ＆Ｂ株式会社', name);
});

test('what no company is called brings no company up', () => {
  for (const name of ['何処にもない商会', '株式会社ｚｚｚ', '御中', '営業部', 'TEL 03-1234-5678', '見'])
    assert.equal(first(name), undefined, name);
});

test('a company where the asked one is said to sit is shown, although ten elsewhere have a better name', () => {
  const names = (address?: string) => search('株式会社見本リリー', address).matches.map(({ record }) => record.name);
  assert.ok(!names().includes('合同会社見本リリー'));
  assert.equal(names('東京都千代田区').length, 10);
  assert.ok(names('東京都千代田区').includes('合同会社見本リリー'));
});

test('a name two characters off is looked for where the address speaks against all that are nearer', () => {
  const asked = '有限会社見本原アタメンテナンス';
  assert.equal(first(asked), '有限会社見本原アイメンテナンス');
  const there = search(asked, '東京都千代田区').matches.map(({ record, errors }) => [record.name, errors]);
  assert.deepEqual(there, [
    ['有限会社見本原アクトメンテナンス', 2],
    ['有限会社見本原アイメンテナンス', 1],
  ]);
  assert.equal(search(asked, '東京都港区').matches[0]?.record.name, '有限会社見本原アイメンテナンス');
});

test('a sign for and is looked up as it may be said, beside the name without it', () => {
  const names = search('有限会社ミホンピー&エフ').matches.map(({ record }) => record.name);
  assert.deepEqual(names.slice(0, 2).sort(), ['有限会社ミホンピーアンドエフ', '有限会社ミホンピーエフ']);
  assert.equal(first('有限会社シーアンドアール見本プロダクツ'), '有限会社Ｃ＆Ｒ見本プロダクツ');
});

test('what a scanner takes for other characters is found and is never the name itself', () => {
  const [match] = search('株式会杜ミホンサ一バ一口一ド').matches;
  assert.deepEqual([match?.record.name, match?.agreement], ['株式会社ミホンサーバーロード', 'fuzzy']);
});

test('an English name is found by its sound in kana, as a similar one', () => {
  const [match] = search('ミホンコマツ').matches;
  assert.deepEqual([match?.record.name, match?.agreement], ['見本小松製作所株式会社', 'fuzzy']);
});

test('an organ leads to the body it belongs to', () => {
  const { matches, unit } = search('見本市教育委員会');
  assert.deepEqual([matches[0]?.record.name, unit], ['見本市', '教育委員会']);
});

test('a prefecture alone orders namesakes and decides nothing', () => {
  const there = search('株式会社見本双子', '東京都');
  assert.deepEqual([there.addressUsed, there.matches[0]?.address], [true, 'same_municipality']);
  assert.equal(search('株式会社見本双子', '大阪府').addressUsed, false);
});

test('another spelling of a name is shown beside names one character off, and is never the name itself', () => {
  for (const [name, other] of [
    ['エスケイミホンプランニング', '有限会社Ｓ・Ｋミホンプランニング'],
    ['若葉見本商事株式会社', 'わかば見本商事株式会社'],
  ] as const) {
    const { matches } = search(name);
    const at = matches.findIndex(({ record }) => record.name === other);
    assert.equal(at, 1, name);
    assert.equal(matches[0]!.agreement, 'fuzzy');
    assert.equal(matches[1]!.agreement, 'fuzzy');
  }
});

test('of both the one at the asked address comes first', () => {
  const { record } = search('わかば見本商事株式会社').matches[0]!;
  const { matches } = search('若葉見本商事株式会社', `東京都千代田区${record.street}`);
  assert.equal(matches[0]?.record.name, record.name);
});

test('public bodies are found by their English names', () => {
  assert.equal(first('City of Mihono'), '三穂野市');
  assert.equal(first('Mihono City Hall'), '三穂野市');
  assert.equal(first('Mihono Town Office'), '三穂野町');
  assert.equal(first('The Mihono Chamber of Commerce and Industry'), '三穂野商工会議所');
});

test('a name of one or two characters is found with its office behind it', () => {
  assert.equal(first('株式会社絆 岐阜営業所'), '株式会社絆');
  assert.equal(first('株式会社絆 岐阜営業所 岐阜県岐阜市'), '株式会社絆');
  assert.equal(first('医療法人社団悠々尾花沢支社'), '医療法人社団悠々');
  assert.equal(first('株式会社絆創膏'), undefined);
});
