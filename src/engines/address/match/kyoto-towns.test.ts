import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFolded, foldInto } from '../data/fold.ts';
import { openAddressData } from '../open.ts';
import { KyotoTowns } from './kyoto-towns.ts';
import { cityRoot, TownFinder } from './town.ts';

const data = openAddressData(undefined, () => {});
const towns = new KyotoTowns(new TownFinder(data));
const root = (jis: number) => cityRoot(data, data.hot.cityJis.indexOf(jis));
const folded = createFolded();
const NAKAGYO = 26104;
const KAMIGYO = 26102;

const nameAt = (jis: number) => {
  const town = towns.find(folded, root(jis), 0)?.hit.town;
  return town === undefined ? undefined : data.text('townName', town);
};

test('each ward has its own town, and the next text is read anew', () => {
  foldInto(folded, '寺町通御池上る上本能寺前町488');
  towns.begin();
  assert.equal(nameAt(NAKAGYO), '上本能寺前町');
  assert.equal(nameAt(KAMIGYO), undefined);
  assert.equal(nameAt(NAKAGYO), '上本能寺前町');
  assert.equal(towns.hasNoTown(folded, 0), false);
  foldInto(folded, '烏丸通三条12');
  towns.begin();
  assert.equal(nameAt(NAKAGYO), undefined);
  assert.equal(towns.hasNoTown(folded, 0), true);
});
