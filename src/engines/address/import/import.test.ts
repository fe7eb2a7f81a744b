import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { keepFile, listImported, openAddressEngine, removeImported, UnknownFile } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-address-import-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-15T00:00:00Z');

/** Writes a zip as the offices publish them. */
function zipped(name: string, text: string | Uint8Array, day = '2026-03-01'): string {
  const path = join(folder, `${name}.zip`);
  const content = typeof text === 'string' ? strToU8(text) : text;
  writeFileSync(path, zipSync({ [name]: [content, { mtime: new Date(`${day}T12:00:00`) }] }));
  return path;
}

const TOWN_HEAD =
  'lg_code,machiaza_id,machiaza_type,pref,county,city,ward,oaza_cho,oaza_cho_kana,oaza_cho_roma,chome,chome_kana,chome_number,koaza,koaza_kana,koaza_roma,koaza_aka_code,efct_date,ablt_date';
const TOWNS = [
  TOWN_HEAD,
  '131016,0900000,1,東京都,,千代田区,,試験町,シケンチョウ,Shikencho,,,,,,,0,1947-04-17,',
  '131016,0900001,2,東京都,,千代田区,,試験町,シケンチョウ,Shikencho,一丁目,,1,,,,0,1947-04-17,',
  '131016,0900002,2,東京都,,千代田区,,試験町,シケンチョウ,Shikencho,二丁目,,2,,,,0,1947-04-17,',
  '131016,0900101,3,東京都,,千代田区,,大字古里,フルサト,Furusato,,,,字奥山,オクヤマ,Okuyama,0,1947-04-17,',
  '131016,0900200,1,東京都,,千代田区,,廃止町,ハイシチョウ,Haishicho,,,,,,,0,1947-04-17,2001-01-01',
].join('\n');
const TOWN_POSITIONS = [
  'lg_code,machiaza_id,rsdt_addr_flg,rep_lon,rep_lat,rep_srid',
  '131016,0900001,1,139.750001,35.690001,EPSG:6668',
  '131016,0900000,1,139.760000,35.680000,EPSG:4612',
].join('\n');
const HOUSES = [
  'lg_code,machiaza_id,blk_id,rsdt_id,rsdt2_id,blk_num,rsdt_num,rsdt_num2,ablt_date',
  '131016,0900001,003,004,,3,4,,',
  '131016,0900001,003,005,,3,5,,',
].join('\n');
const HOUSE_POSITIONS = [
  'lg_code,machiaza_id,blk_id,rsdt_id,rsdt2_id,rep_lon,rep_lat,rep_srid',
  '131016,0900001,003,004,,139.7512345678,35.6912345678,EPSG:6668',
].join('\n');
const LOTS = [
  'lg_code,machiaza_id,prc_id,prc_num1,prc_num2,prc_num3,ablt_date',
  '131016,0900101,000120000300000,12,3,,',
  '131016,0900101,000120000000000,12,,,',
].join('\n');
const LOT_POSITIONS = [
  'lg_code,machiaza_id,prc_id,rep_lon,rep_lat,rep_srid',
  '131016,0900101,000120000300000,139.1,35.1,EPSG:6668',
].join('\n');

const BLOCKS = [
  'lg_code,machiaza_id,blk_id,city,blk_num,ablt_date',
  '131016,0900002,003,千代田区,3,',
  '131016,0900002,004,千代田区,4,',
].join('\n');
const BLOCK_POSITIONS = [
  'lg_code,machiaza_id,blk_id,rep_lon,rep_lat,rep_srid',
  '131016,0900002,003,139.751,35.691,EPSG:6668',
].join('\n');
const TOWNS_OF_2022 = [
  '全国地方公共団体コード,町字id,大字・町名,大字・町名_カナ,大字・町名_英字,丁目名,丁目名_数字,小字名,小字名_カナ,小字名_英字,小字_通称フラグ,廃止日',
  '131016,0910000,方言町,ホウゲンチョウ,Hogencho,,,,,,0,',
].join('\r\n');
const POSITION_REFERENCE = [
  '"都道府県コード","都道府県名","市区町村コード","市区町村名","大字町丁目コード","大字町丁目名","緯度","経度","原典資料コード","大字・字・丁目区分コード"',
  '"13","東京都","13101","千代田区","131010099001","位置町一丁目","35.5","139.5","0","3"',
].join('\n');

/**
 * Every import compiles the towns of the whole country anew, which takes seconds: files that do not touch each other's
 * places share a folder.
 */
const dataDir = join(folder, 'imported');
const open = () => openAddressEngine({ dataDir, now: () => now });
let engine: ReturnType<typeof open>;

before(() => {
  const files: [string, string][] = [
    ['mt_town_pref13.csv', TOWNS],
    ['mt_town_pos_pref13.csv', TOWN_POSITIONS],
    ['mt_rsdtdsp_rsdt_pref13.csv', HOUSES],
    ['mt_rsdtdsp_rsdt_pos_pref13.csv', HOUSE_POSITIONS],
    ['mt_parcel_city131016.csv', LOTS],
    ['mt_parcel_pos_city131016.csv', LOT_POSITIONS],
    ['mt_rsdtdsp_blk_pref13.csv', BLOCKS],
    ['mt_rsdtdsp_blk_pos_pref13.csv', BLOCK_POSITIONS],
    ['13_2023.csv', POSITION_REFERENCE],
  ];
  for (const [name, text] of files) keepFile(dataDir, zipped(name, text), { now });
  assert.equal(keepFile(dataDir, zipped('town2022.csv', `\ufeff${TOWNS_OF_2022}`), { now }).kind, 'abr_town');
  const tree = join(folder, 'geolonia');
  mkdirSync(join(tree, 'ja', '東京都'), { recursive: true });
  writeFileSync(
    join(tree, 'ja', '東京都', '千代田区.json'),
    JSON.stringify([{ town: '木町二丁目', koaza: '', lat: 35.4, lng: 139.4 }]),
  );
  assert.equal(keepFile(dataDir, tree, { now, asOf: '2024-01-15' }).kind, 'geolonia_tree');
  engine = open();
});

test('registry files give towns, 丁目, 字, houses and lots with their own points', () => {
  assert.equal(
    listImported(dataDir)
      .filter(({ kind }) => kind !== 'geolonia_tree')
      .every(({ data_as_of }) => data_as_of === '2026-03-01'),
    true,
  );

  const house = engine.geocode('東京都千代田区試験町1-3-4');
  assert.deepEqual([house.status, house.matchedLevel, house.houseFound], ['matched', 8, true]);
  const [first] = house.candidates;
  assert.deepEqual([first!.latitude, first!.longitude, first!.datum], [35.691235, 139.751235, 'EPSG:6668']);
  assert.deepEqual([first!.addressId, first!.positionKind], ['jp:131016-0900001-003-004', 'house_point']);
  assert.equal(first!.english?.text, '1-3-4 Shikencho, Chiyoda-ku, Tokyo');

  const pointless = engine.geocode('東京都千代田区試験町1-3-5');
  assert.deepEqual([pointless.matchedLevel, pointless.houseFound], [8, false]);
  assert.deepEqual([pointless.candidates[0]!.coordinateLevel, pointless.candidates[0]!.latitude], [6, 35.690001]);
  assert.ok(pointless.warnings.includes('position_from_parent'));

  const block = engine.geocode('東京都千代田区試験町1-3-99');
  assert.deepEqual([block.status, block.matchedLevel], ['partial', 7]);
  assert.ok(block.warnings.includes('house_not_in_data'));

  const lot = engine.geocode('東京都千代田区大字古里字奥山12番地3');
  assert.deepEqual([lot.matchedLevel, lot.candidates[0]!.positionKind], [8, 'lot_point']);
  assert.equal(lot.candidates[0]!.addressId, 'jp:131016-0900101-p000120000300000');

  assert.equal(engine.parse('東京都千代田区廃止町1').components.town, null);
  assert.deepEqual(engine.validate('千代田区試験町3丁目1-1').reasons, ['sub_town_out_of_range']);
  assert.deepEqual(engine.validate('千代田区試験町1-3-4').reasons, ['all_evidence_agrees']);
  assert.deepEqual(engine.validate('千代田区試験町1-3-99').reasons, ['number_not_listed']);
  assert.equal(engine.normalize('千代田区試験町1-3-4').scope, 'house');
});

test('the Japanese headers of 2022 are read too', () => {
  assert.equal(engine.normalize('千代田区方言町5').english?.text, '5 Hogencho, Chiyoda-ku, Tokyo');
});

test('position reference and Geolonia files give town points', () => {
  const [mlit] = engine.geocode('東京都千代田区位置町1-2-3').candidates;
  assert.deepEqual([mlit!.latitude, mlit!.source, mlit!.coordinateLevel], [35.5, 'mlit_position_reference', 6]);
  const geolonia = engine.geocode('東京都千代田区木町2-2-3');
  assert.deepEqual([geolonia.candidates[0]!.latitude, geolonia.candidates[0]!.source], [35.4, 'geolonia_addresses']);
  assert.equal(geolonia.freshness, 'stale');
  assert.ok(geolonia.warnings.includes('data_stale'));
});

test('a file of no known kind is refused with what can be read', () => {
  const path = zipped('notes.csv', 'a,b,c\n1,2,3');
  assert.throws(() => keepFile(join(folder, 'none'), path, { now }), UnknownFile);
  assert.deepEqual(listImported(join(folder, 'none')), []);
});

test('imports are layered on the data of the package', () => {
  const own = openAddressEngine({ now: () => now });
  for (const address of [
    '和歌山県和歌山市今福1-1-3',
    '京都市中京区河原町通三条上ル下丸屋町403',
    '埼玉県浦和市高砂3-15-1',
  ])
    assert.deepEqual(engine.geocode(address).candidates[0]!.latitude, own.geocode(address).candidates[0]!.latitude);
  assert.deepEqual(
    engine.lookupPostal({ postalCode: '641-0044' }).results,
    own.lookupPostal({ postalCode: '641-0044' }).results,
  );
});

test('blocks alone give a point of the block and no claim about the house', () => {
  const found = engine.geocode('東京都千代田区試験町2-3-4');
  assert.deepEqual([found.status, found.matchedLevel, found.houseFound], ['partial', 7, false]);
  assert.deepEqual(
    [found.candidates[0]!.latitude, found.candidates[0]!.positionKind, found.candidates[0]!.radius],
    [35.691, 'block_point', null],
  );
  assert.deepEqual(engine.validate('東京都千代田区試験町2-3-4').reasons, ['all_evidence_agrees', 'number_not_checked']);
  assert.equal(engine.validate('東京都千代田区試験町2-9-4').reasons[0], 'number_not_listed');
});

test('a damaged cache is compiled again', () => {
  engine.close();
  const cache = join(dataDir, 'address');
  const name = readdirSync(cache).find((file) => file.startsWith('compiled-'))!;
  writeFileSync(join(cache, name, 'core.bin'), 'cut short');
  engine = open();
  assert.equal(engine.parse('千代田区試験町1-9-1').status, 'parsed');
});

test('Japan Post files replace the default codes, broken rows are joined, romaji is official; a removed file is gone', () => {
  engine.close();
  assert.equal(removeImported(dataDir, 'mt_town_pref13.csv.zip'), true);
  const rows = [
    '13101,"100  ","1000000","ﾄｳｷｮｳﾄ","ﾁﾖﾀﾞｸ","ｲｶﾆｹｲｻｲｶﾞﾅｲﾊﾞｱｲ","東京都","千代田区","以下に掲載がない場合",0,0,0,0,0,0',
    '13101,"100  ","1009901","ﾄｳｷｮｳﾄ","ﾁﾖﾀﾞｸ","ｼﾎﾝﾏﾁ(1-3ﾁｮｳﾒ､","東京都","千代田区","試本町（１～３丁目、",1,0,1,0,0,0',
    '13101,"100  ","1009901","ﾄｳｷｮｳﾄ","ﾁﾖﾀﾞｸ","9ﾁｮｳﾒ)","東京都","千代田区","９丁目）",1,0,1,0,0,0',
    '13101,"100  ","1009902","ﾄｳｷｮｳﾄ","ﾁﾖﾀﾞｸ","ｼﾎﾝﾏﾁ(ｿﾉﾀ)","東京都","千代田区","試本町（その他）",1,0,1,0,0,0',
  ].join('\n');
  keepFile(dataDir, zipped('utf_ken_all.csv', rows, '2026-10-31'), { now });
  const romaji =
    '"1009901","東京都","千代田区","試本町（１～３丁目、９丁目）","TOKYO TO","CHIYODA KU","SHIHOMMACHI(1-3-CHOME)"';
  keepFile(dataDir, zipped('KEN_ALL_ROME.CSV', romaji), { now });
  const offices =
    '13101,"ｼｹﾝｶﾞｲｼﾔ","試験株式会社","東京都","千代田区","試本町","１丁目２－３","1008999","100  ","銀座",0,0,0';
  keepFile(dataDir, zipped('JIGYOSYO.CSV', offices), { now });
  engine = open();
  assert.equal(engine.parse('東京都千代田区試験町1-3-4').components.town, null);
  const { results, asOf } = engine.lookupPostal({ city: '千代田区', town: '試本町' });
  assert.equal(asOf, '2026-10-31');
  assert.deepEqual(
    results.map(({ postalCode, condition }) => [postalCode, condition]),
    [
      ['100-9901', { kind: 'chome_range', text: '１～３丁目、９丁目' }],
      ['100-9902', { kind: 'other', text: 'その他' }],
    ],
  );
  assert.equal(results[0]!.townKana, 'シホンマチ');
  assert.equal(results[0]!.english, 'Shihommachi, Chiyoda-ku, Tokyo');
  assert.equal(engine.lookupPostal({ postalCode: '1008999' }).results[0]!.office!.name, '試験株式会社');
  assert.equal(engine.lookupPostal({ postalCode: '5300001' }).status, 'not_found');
  const normalized = engine.normalize('千代田区試本町9-1-1');
  assert.deepEqual([normalized.english?.source, normalized.english?.confidence], ['kana_hepburn', 'high']);
  engine.close();
});
