import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { listTowns } from '../index.ts';

const engine = addressEngine();
const read = (address: string) => {
  const { status } = engine.validate(address);
  return [engine.parse(address).components.town, status];
};
const SIDES = [...'東西南北上下'];

const wards = Map.groupBy(
  listTowns().filter(({ city }) => city.startsWith('京都市')),
  ({ city }) => city,
);
/** Some towns of every ward, each behind a quarter that makes no listed name of it. */
function* unlisted(step: number): Generator<{ ward: string; side: string; town: string }> {
  let count = 0;
  for (const [ward, towns] of wards) {
    const names = new Set(towns.map(({ town }) => town));
    for (const { town } of towns)
      for (const side of SIDES)
        if (count++ % step === 0 && !names.has(side + town) && !names.has(`${side}${town}町`))
          yield { ward, side, town };
  }
}

test('a quarter before a town belongs to a name that is not listed, and never vanishes into exact', () => {
  for (const { ward, side, town } of unlisted(41))
    for (const before of ['', '下る', '烏丸通五条下る', '五条通烏丸西入', '五条通烏丸東入ル', '烏丸通り']) {
      const [found, status] = read(`${ward}${before}${side}${town}12`);
      assert.ok(status !== 'exact' || found !== town, `${ward}${before}${side}${town}12`);
    }
});

test('a town that is listed with the character wins', () => {
  assert.deepEqual(read('京都市中京区河原町通三条上ル下丸屋町403'), ['下丸屋町', 'exact']);
  assert.deepEqual(read('京都市中京区河原町三条下丸屋町403'), ['下丸屋町', 'exact']);
  assert.deepEqual(read('京都市左京区北田中関田町2-7'), [null, 'partial']);
  assert.deepEqual(read('京都市左京区田中関田町2-7'), ['田中関田町', 'exact']);
});

test('a gap behind 上 or 下 ends a direction', () => {
  assert.deepEqual(read('京都市下京区西洞院通花屋町上 柳町436'), ['柳町', 'exact']);
  assert.deepEqual(read('京都市下京区西洞院通花屋町 上柳町436'), ['上柳町', 'exact']);
});

test('a direction with its word, or behind a whole crossing, is a direction', () => {
  for (const { ward, side, town } of unlisted(97)) {
    const isVertical = side === '上' || side === '下';
    const direction = isVertical ? `${side}ル` : `${side}入`;
    assert.equal(read(`${ward}烏丸通五条${direction}${town}12`)[0], town);
    assert.equal(read(`${ward}烏丸通五条下る${isVertical ? '東' : side}側${town}12`)[0], town);
  }
  assert.deepEqual(read('京都市中京区烏丸三条下饅頭屋町595'), ['饅頭屋町', 'exact']);
  assert.deepEqual(read('京都市中京区烏丸三条東饅頭屋町595'), ['饅頭屋町', 'partial']);
  assert.deepEqual(read('京都市中京区寺町通四条上る東側町501'), ['東側町', 'exact']);
});
