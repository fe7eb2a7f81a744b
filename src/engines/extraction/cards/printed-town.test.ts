import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressEngine } from '../../address/index.ts';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { printedTown } from './printed-town.ts';

test('the town stands behind the prefecture', () => {
  assert.equal(printedTown('宮城県塩竈北市本町1-1'), '塩竈北市');
  assert.equal(printedTown('三重県四日市市諏訪町1-5'), '四日市');
  assert.equal(printedTown('長野県北佐久郡軽井沢町大字長倉1'), '北佐久郡軽井沢町');
  assert.equal(printedTown('愛知県名古屋市中区錦1-1'), '名古屋市中区');
  assert.equal(printedTown('本町1-1'), null);
});

test('a town no list knows is kept as printed, whatever the postal code or a similar name say; known spellings stand', () => {
  const address = openAddressEngine({});
  const city = (line: string) =>
    extractCard({ front: rowsOfText(`鈴木 健一\n${line}`).rows, address }).card.address.city;
  assert.equal(city('〒985-0052 宮城県塩竈北市本町1-1'), '塩竈北市');
  assert.equal(city('〒841-8511 佐賀県鳥栖野市宿町1118番地'), '鳥栖野市');
  assert.equal(city('〒985-0052 宮城県塩釜市本町1-1'), '塩竈市');
  assert.equal(city('〒510-0085 三重県四日市市諏訪町1-5'), '四日市市');
  assert.equal(city('〒389-0111 長野県北佐久郡軽井沢町長倉2381'), '北佐久郡軽井沢町');
});
