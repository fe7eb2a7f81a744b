import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { keepFile, openAddressEngine } from '../index.ts';

/* Names with numbers in them, on a small tree of towns in the shape Geolonia publishes. */
const folder = mkdtempSync(join(tmpdir(), 'jbis-address-names-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const TOWNS: Readonly<Record<string, readonly (readonly [town: string, koaza?: string])[]>> = {
  '石川県/金沢市': [
    ['粟崎町', 'ニ'],
    ['粟崎町一丁目'],
    ['粟崎町二丁目'],
    ['末町'],
    ['末町', '十二'],
    ['末町', '十二番地'],
  ],
  '石川県/小松市': [['上荒屋町'], ['上荒屋町', 'い'], ['上荒屋町', 'イ']],
  '宮城県/仙台市青葉区': [['郷六'], ['郷六', '四ツ谷堀敷']],
  '秋田県/潟上市': [['昭和八丁目'], ['昭和八丁目', '三十刈']],
};
for (const [place, rows] of Object.entries(TOWNS)) {
  const file = join(folder, 'tree', 'ja', `${place}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const point = (i: number) => ({ lat: 36 + i / 100, lng: 136 });
  writeFileSync(file, JSON.stringify(rows.map(([town, koaza = ''], i) => ({ town, koaza, ...point(i) }))));
}
keepFile(join(folder, 'data'), join(folder, 'tree'), { now: new Date('2026-11-15T00:00:00Z') });
const engine = openAddressEngine({ dataDir: join(folder, 'data') });
const parts = (address: string) => {
  const { town, subTown, block, house } = engine.parse(address).components;
  return [town, subTown, block, house];
};

test('a 丁目 is no 字 of the same number', () => {
  assert.deepEqual(parts('石川県金沢市粟崎町二丁目12番地3'), ['粟崎町', '2丁目', '12', '3']);
  assert.deepEqual(parts('石川県金沢市粟崎町ニ12番地3'), ['粟崎町', 'ニ', '12', '3']);
});

test('a lot in figures is no 字 that is called by a number', () => {
  assert.deepEqual(parts('石川県金沢市末町12-3'), ['末町', null, '12', '3']);
  assert.deepEqual(parts('石川県金沢市末町12番地3'), ['末町', null, '12', '3']);
  assert.deepEqual(parts('石川県金沢市末町十二5'), ['末町', '十二', '5', null]);
});

test('字 that differ only in their kana keep their own points', () => {
  const latitude = (address: string) => engine.geocode(address).candidates[0]!.latitude;
  assert.deepEqual(parts('石川県小松市上荒屋町い5'), ['上荒屋町', 'い', '5', null]);
  assert.deepEqual(parts('石川県小松市上荒屋町イ5'), ['上荒屋町', 'イ', '5', null]);
  assert.notEqual(latitude('石川県小松市上荒屋町い5'), latitude('石川県小松市上荒屋町イ5'));
});

test('a town that ends in a numeral and a 字 that begins with one stay two names', () => {
  assert.deepEqual(parts('宮城県仙台市青葉区郷六四ツ谷堀敷12番地3'), ['郷六', '四ツ谷堀敷', '12', '3']);
});

test('a town called 八丁目 has its 字 below it', () => {
  assert.deepEqual(parts('秋田県潟上市昭和八丁目三十刈12番地3'), ['昭和八丁目', '三十刈', '12', '3']);
});

test('a number before 番地 is a lot, not a 条 of the grid', () => {
  assert.deepEqual(parts('札幌市西区西野12番地3'), ['西野', null, '12', '3']);
  assert.deepEqual(parts('札幌市西区西野2-3-1-10'), ['西野二条', '3丁目', '1', '10']);
});

test('a long mark that ends a word is part of the name, one that stands for a hyphen is not', () => {
  for (const address of ['札幌市白石区流通センター1-2-3', '札幌市白石区流通センター１丁目２−３']) {
    assert.deepEqual(parts(address), ['流通センター', '1丁目', '2', '3']);
    assert.deepEqual(
      engine.parse(address).recoveries.map(({ kind }) => kind),
      ['prefecture_inferred'],
    );
  }
  assert.deepEqual(parts('東京都港区芝ー1ー2ー3'), ['芝', '1丁目', '2', '3']);
});

test('a number larger than any 丁目 is a lot', () => {
  assert.deepEqual(parts('東京都港区芝23-4'), ['芝', null, '23', '4']);
});

test('a numeral in kanji before figures belongs to the 字', () => {
  assert.deepEqual(parts('愛知県あま市西今宿梶村一３８番地４'), ['西今宿', '梶村一', '38', '4']);
});
