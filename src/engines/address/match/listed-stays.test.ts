import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { listTowns } from '../index.ts';

const engine = addressEngine();
const cityOf = (address: string) => {
  const { county, city, ward } = engine.parse(address).components;
  return `${county ?? ''}${city ?? ''}${ward ?? ''}`;
};
const towns = listTowns();
const cities = [...new Map(towns.map((town) => [town.prefecture + town.city, town])).values()];

test('a municipality that is written as it is called is never corrected into another one', () => {
  for (const [i, { prefecture, city }] of cities.entries()) {
    const other = towns[(i * 7919) % towns.length]!.town;
    for (const address of [`${prefecture}${city}${other}12`, `${prefecture}${city}本町旭12`]) {
      const found = cityOf(address);
      assert.ok(found === '' || found.startsWith(city), `${address} → ${found}`);
    }
  }
  assert.equal(cityOf('豊頃町旭町12'), '中川郡豊頃町');
  assert.equal(cityOf('新潟県南魚沼市岩田12-3'), '南魚沼市');
});

test('a character that tells neighbours apart is not left out of a municipality', () => {
  assert.equal(cityOf('北海道上川郡西鷹栖町12'), '');
  assert.equal(cityOf('西鷹栖町12'), '');
});

test('the ward of a city may be mistaken, and a postal code is ground for another municipality', () => {
  assert.equal(cityOf('福岡県北九州市若松田中畑町12-3'), '北九州市若松区');
  assert.equal(cityOf('〒949-6680 新潟県魚沼市六日町12'), '南魚沼市');
});

test('a municipality does not begin inside another one behind a numeral in kanji', () => {
  assert.equal(cityOf('岩手漿一関市南町12-3'), '一関市');
});

test('a listed town before a building without a number stays, and no building is cut in two', () => {
  for (const [address, town, subTown] of [
    ['兵庫県姫路市白銀町三和白銀ビル1階', '白銀町', null],
    ['北海道旭川市2条通6丁目今井ビル1階', '二条通', '6丁目'],
    ['兵庫県西宮市南越木岩町苦楽園第一ビル103', '南越木岩町', null],
    ['兵庫県神戸市須磨区北落合白川コ-ポ1F', '北落合', null],
  ] as const) {
    const { components, recoveries } = engine.parse(address);
    assert.deepEqual([components.town, components.subTown, components.block], [town, subTown, null], address);
    assert.ok(!recoveries.some(({ kind }) => kind === 'character_corrected'), address);
  }
});
