import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFolded, foldInto } from '../data/fold.ts';
import { openAddressData } from '../open.ts';
import { behindStreets, findKyotoTown } from './kyoto.ts';
import { endsName } from './kyoto-ends.ts';
import { cityRoot, TownFinder } from './town.ts';

const data = openAddressData(undefined, () => {});
const finder = new TownFinder(data);
const WARDS = { 北区: 26101, 上京区: 26102, 左京区: 26103, 中京区: 26104, 下京区: 26106 } as const;

/** `[description, town]` of what follows a ward. */
function read(ward: keyof typeof WARDS, text: string): [string, string] | undefined {
  const folded = foldInto(createFolded(), text);
  const root = cityRoot(data, data.hot.cityJis.indexOf(WARDS[ward]));
  const found = findKyotoTown(finder, folded, root, 0);
  if (!found) return undefined;
  const description = found.streetTo === 0 ? '' : text.slice(0, folded.ends[found.streetTo - 1]!);
  return [description, data.text('townName', found.hit.town)];
}

test('the town stands behind the crossing', () => {
  assert.deepEqual(read('中京区', '寺町通御池上る上本能寺前町488番地'), ['寺町通御池上る', '上本能寺前町']);
  assert.deepEqual(read('下京区', '四条通烏丸東入長刀鉾町20'), ['四条通烏丸東入', '長刀鉾町']);
});

test('a sign of direction may begin the name of the town', () => {
  assert.deepEqual(read('中京区', '河原町通三条上ル下丸屋町403'), ['河原町通三条上ル', '下丸屋町']);
});

test('streets without a direction', () => {
  assert.deepEqual(read('中京区', '烏丸三条饅頭屋町595'), ['烏丸三条', '饅頭屋町']);
});

test('a street called like a town is a street in front of a direction', () => {
  assert.deepEqual(read('下京区', '堀川通花屋町下る門前町60'), ['堀川通花屋町下る', '門前町']);
});

test('without a crossing the town is the first word', () => {
  assert.deepEqual(read('中京区', '上本能寺前町488'), ['', '上本能寺前町']);
});

test('the crossing may follow the town, and a building the crossing', () => {
  assert.deepEqual(read('下京区', '中居町七条通烏丸西入112'), ['', '中居町']);
  assert.deepEqual(read('上京区', '三丁町中立売通室町西入室町スカイハイツ102'), ['', '三丁町']);
});

test('a bracket ends a name as a number does', () => {
  assert.deepEqual(read('下京区', '四条通烏丸東入長刀鉾町（長刀鉾）20'), ['四条通烏丸東入', '長刀鉾町']);
});

test('a crossing alone names no town, even where a town is called like its street', () => {
  assert.equal(read('中京区', '車屋町通二条下ル'), undefined);
});

test('where a town behind the streets begins', () => {
  const folded = foldInto(createFolded(), '寺町通御池上る上本能寺前町488');
  assert.equal(folded.text.slice(folded.starts[behindStreets(folded, 0)]!), '上本能寺前町488');
  assert.equal(behindStreets(foldInto(createFolded(), '上本能寺前町488'), 0), 0);
});

test('a name ends before a number, a gap or a bracket, and after 町 before a building', () => {
  const ends = (text: string, length: number) => endsName(foldInto(createFolded(), text), length);
  assert.ok(ends('長刀鉾町20', 4));
  assert.ok(ends('長刀鉾町 京都ビル', 4));
  assert.ok(ends('長刀鉾町（長刀鉾）', 4));
  assert.ok(ends('長刀鉾町スカイビル', 4));
  assert.equal(ends('元北小路町', 1), false);
});

test('a crossing alone names no town, whatever its street begins with', () => {
  assert.equal(read('上京区', '元誓願寺通油小路西入'), undefined);
  assert.equal(read('下京区', '河原町通四条下る'), undefined);
});

test('the end of a bridge belongs to the crossing, and what stands for a lot ends the name', () => {
  assert.deepEqual(read('左京区', '川端通御蔭橋西詰下鴨宮崎町'), ['川端通御蔭橋西詰', '下鴨宮崎町']);
  assert.deepEqual(read('北区', '千本通北大路上る西賀茂西二ノ坂地先'), ['千本通北大路上る', '西賀茂西二ノ坂']);
});

test('a landmark may stand before the town', () => {
  assert.deepEqual(read('下京区', '京都駅前東塩小路町1'), ['京都駅前', '東塩小路町']);
});

test('a direction behind a town and a gap does not make the town a street', () => {
  assert.deepEqual(read('下京区', '東塩小路町 下ル 京都駅中央口 烏丸通')?.[1], '東塩小路町');
  assert.equal(read('中京区', '車屋町 二条下ル'), undefined);
});
