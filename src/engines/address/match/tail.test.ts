import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const tail = (address: string) => {
  const { subTown, block, house, branch, building, floor, room } = engine.parse(address).components;
  return [subTown, block, house, branch, building, floor, room];
};

test('番・号, 番地 and hyphens read alike, and the style is told', () => {
  const expected = ['1丁目', '9', '1', null, null, null, null];
  assert.deepEqual(tail('千代田区丸の内一丁目9番1号'), expected);
  assert.deepEqual(tail('千代田区丸の内1-9-1'), expected);
  assert.deepEqual(tail('千代田区丸の内１丁目９の１'), expected);
  assert.equal(engine.parse('千代田区丸の内一丁目9番1号').numberStyle, 'residence');
  assert.equal(engine.parse('塩尻市広丘原新田100番地2').numberStyle, 'lot');
  assert.equal(engine.parse('千代田区丸の内1-9-1').numberStyle, 'hyphenated');
  assert.equal(engine.parse('千代田区丸の内').numberStyle, 'none');
});

test('behind a 字 of one letter the lot follows, no 丁目', () => {
  assert.deepEqual(tail('石川県かほく市内日角ル4-1').slice(0, 3), ['ル', '4', '1']);
  assert.deepEqual(tail('石川県かほく市内日角4-1').slice(0, 3), ['4丁目', '1', null]);
});

test('a building stays verbatim, numerals in its name included', () => {
  assert.deepEqual(tail('東京都港区六本木6丁目10番1号六本木ヒルズ森タワー52階'), [
    '6丁目',
    '10',
    '1',
    null,
    '六本木ヒルズ森タワー',
    '52階',
    null,
  ]);
  assert.deepEqual(tail('東京都中央区銀座4‐5‐6 銀座ビル地下1階B101'), [
    '4丁目',
    '5',
    '6',
    null,
    '銀座ビル',
    '地下1階',
    'B101',
  ]);
  assert.deepEqual(tail('渋谷区神宮前1-2-3 メゾン原宿405号室'), [
    '1丁目',
    '2',
    '3',
    null,
    'メゾン原宿',
    null,
    '405号室',
  ]);
});

test('floors in brackets, several floors, and words behind a floor leave the name as written', () => {
  const building = (address: string) => tail(address).slice(4);
  assert.deepEqual(building('渋谷区神宮前1-2-3メゾン原宿２０００（１階）'), ['メゾン原宿２０００', '１階', null]);
  assert.deepEqual(building('渋谷区神宮前1-2-3（２階）'), [null, '２階', null]);
  assert.deepEqual(building('渋谷区神宮前1-2-3 原宿館３Ｆ／４Ｆ'), ['原宿館', '３Ｆ／４Ｆ', null]);
  assert.deepEqual(building('渋谷区神宮前1-2-3 原宿館3階東側'), ['原宿館3階東側', '3階', null]);
});

test('a fourth hyphenated number of three digits is a room', () => {
  assert.deepEqual(tail('渋谷区神宮前1-2-3-405'), ['1丁目', '2', '3', null, null, null, '405']);
});

test('lot letters stay with their number', () => {
  assert.deepEqual(tail('長野県塩尻市大字広丘原新田甲1550').slice(0, 2), [null, '甲1550']);
  assert.deepEqual(tail('石川県金沢市大桑町ヲ12番地').slice(0, 2), [null, 'ヲ12']);
});

test('地割 and unlisted 字 are sub-towns read by their form', () => {
  assert.deepEqual(tail('岩手県九戸郡洋野町種市第23地割27番地').slice(0, 2), ['第23地割', '27']);
  const level = engine.parse('青森県八戸市大字是川字架空1').levels.find(({ type }) => type === 'sub_town')!;
  assert.deepEqual([level.name, level.origin], ['架空', 'written_unlisted']);
});

test('a 字 right below a municipality, and a counted name, are sub-towns without a town', () => {
  assert.deepEqual(tail('北海道天塩郡天塩町字サラキシ7525-2').slice(0, 3), ['サラキシ', '7525', '2']);
  assert.deepEqual(tail('北海道天塩郡豊富町字上サロベツ475').slice(0, 2), ['上サロベツ', '475']);
  // ニ is no numeral behind kana.
  assert.deepEqual(tail('北海道天塩郡天塩町字サロニ475').slice(0, 2), ['サロニ', '475']);
  assert.deepEqual(tail('愛媛県宇和島市伊吹町字シツソウ甲1155番地7').slice(0, 3), ['シツソウ', '甲1155', '7']);
  assert.deepEqual(tail('北海道雨竜郡秩父別町字秩父別2085番地').slice(0, 2), ['秩父別', '2085']);
  assert.deepEqual(tail('佐賀県小城市六丁').slice(0, 2), ['六丁', null]);
  assert.deepEqual(tail('佐賀県小城市三条').slice(0, 2), ['三条', null]);
  const { status, warnings, levels } = engine.parse('佐賀県小城市六丁12');
  assert.deepEqual([status, warnings], ['partial', ['town_not_found']]);
  assert.deepEqual([levels.at(-2)!.level, levels.at(-2)!.origin], [6, 'written_unlisted']);
});

test('a 大字 that no data set has is no sub-town', () => {
  assert.deepEqual(tail('青森県下北郡東通村大字架空字往来173').slice(0, 2), [null, null]);
});

test('Sakai counts in 丁', () => {
  assert.deepEqual(tail('堺市堺区南花田口町２丁３－１０').slice(0, 3), ['2丁', '3', '10']);
});

test('any input comes back whole: nothing of it is lost or rewritten', () => {
  for (const address of ['千代田区丸の内1-9-1（裏口）', '港区芝1-2-3 ABC 三番館 302', '港区芝ほげほげ']) {
    const { components, unparsed, normalized } = engine.parse(address);
    const rest = [components.building, unparsed].filter(Boolean).join('');
    assert.ok(normalized!.includes(rest), address);
    assert.ok(address.includes(rest), address);
  }
});

test('の between a town and its number is no name, ノ behind a letter neither', () => {
  assert.deepEqual(tail('千葉県旭市ハの74-2').slice(0, 3), [null, '74', '2']);
  assert.deepEqual(tail('千葉県旭市ハノ74-2').slice(0, 3), [null, '74', '2']);
});

test('a number or a letter names the 字', () => {
  assert.deepEqual(tail('石川県輪島市二ツ屋町2字29番地').slice(0, 2), ['2字', '29']);
  assert.deepEqual(tail('石川県鳳珠郡能登町字宇出津ト字50番地1').slice(0, 3), ['ト字', '50', '1']);
});

test('a rest that holds 大字 is a 字 of an old village, no building', () => {
  assert.equal(tail('石川県珠洲市若山町向元東若山村大字火宮壱部')[0], '元東若山村大字火宮壱部');
});

test('a numeral in kanji digit by digit is a lot, whatever word follows', () => {
  assert.deepEqual(tail('京都府京都市上京区真盛町七四二周辺').slice(0, 2), [null, '742']);
  assert.deepEqual(tail('京都府京都市中京区六角町三五五・三五四-一').slice(0, 2), [null, '355']);
});

test('a short name behind 町 that ends the address is a 字 of its own, an institution is not; a bracket is none', () => {
  assert.equal(tail('愛知県刈谷市上重原町丸山')[0], '丸山');
  assert.equal(tail('愛知県刈谷市上重原町市役所')[0], null);
  assert.equal(tail('東京都千代田区紀尾井町本社')[0], null);
  assert.equal(tail('京都府福知山市字裏ノ(南栄町)8')[0], null);
});

test('字 of Fukui are numbered, and the town before them stays', () => {
  assert.deepEqual(tail('福井県福井市河水町第１４号３０番地').slice(0, 3), ['第１４号', '30', null]);
  assert.equal(engine.parse('鯖江市横越町第１０号３４番地１').components.town, '横越町');
});
