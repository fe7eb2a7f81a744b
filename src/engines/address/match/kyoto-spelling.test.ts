import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { foldKey } from '../data/fold.ts';
import { AREAS, COUNTED_TOWNS, OPTIONAL_SIGNS, QUARTERS, SPELLINGS } from '../data/kyoto-spellings.ts';
import { openAddressData } from '../open.ts';

const engine = addressEngine();
const placeOf = (address: string) => {
  const { status, components } = engine.parse(address);
  return [components.ward, status === 'ambiguous' ? null : components.town];
};

test('every way of writing of the table leads to the town of its example', () => {
  for (const { id, example } of SPELLINGS) {
    const [ward, written, town] = example;
    const counted = COUNTED_TOWNS.find(({ towns }) => towns.includes(town));
    const address = `京都府京都市${ward}${counted?.street ?? '甲'}通乙上る${written}123番地`;
    const [, found] = placeOf(address);
    assert.equal(found, town, `${id}: ${address}`);
    assert.notEqual(engine.validate(address).status, 'exact', id);
  }
});

test('a side of the street is no town that lost its 町', () => {
  assert.deepEqual(placeOf('〒604-0857 京都府京都市中京区烏丸通二条上ル東側'), ['中京区', null]);
});

test('published addresses in spellings of their own', () => {
  const town = (address: string) => placeOf(`京都府京都市${address}`).join('');
  assert.equal(town('上京区烏丸通り鞍馬口下ル上御霊仲町457番地の10'), '上京区上御霊中町');
  assert.equal(town('中京区新京極通三条下る桜町407番地の1'), '中京区桜之町');
  assert.equal(town('中京区堺町通御池下る丸材木町671番地'), '中京区丸木材木町');
  assert.equal(town('中京区錦小路通新町西入錦小路町262番地7'), '中京区西錦小路町');
  assert.equal(town('下京区西木屋町通五条下る七条新地平居町55番地1'), '下京区平居町');
  assert.equal(town('中京区西ノ京千本御池上ル北聖町24新二条ビル'), '中京区西ノ京北聖町');
  assert.equal(town('東山区四条通大和大路東入祇園町北町340番地'), '東山区祇園町北側');
  assert.equal(town('上京区三丁町中立売通室町西入室町スカイハイツ102'), '上京区三丁町');
  assert.equal(town('下京区河原町通五条上る安土町甲銀行河原町五条ビル'), '下京区安土町');
});

test('the change is shown, with a confidence below that of the official spelling', () => {
  const address = '京都府京都市中京区寺町通四条上ル仲之町559番地';
  const { recoveries, parseConfidence } = engine.parse(address);
  assert.deepEqual(
    recoveries.map(({ kind, input, value }) => [kind, input, value]),
    [['character_corrected', '仲之町', '中之町']],
  );
  assert.ok(parseConfidence < engine.parse(address.replace('仲', '中')).parseConfidence);
  assert.equal(engine.validate(address).reasons[0], 'character_corrected');
});

test('the crossings of Japan Post decide between towns and speak against one', () => {
  // 中京区 has 中之町 at 寺町通四条上る and elsewhere, at no crossing of 千本通 and 今出川通.
  assert.deepEqual(placeOf('京都市中京区千本通今出川上る仲之町12'), ['中京区', null]);
  assert.deepEqual(placeOf('京都市上京区千本通今出川上る二丁目12'), ['上京区', null]);
  assert.deepEqual(placeOf('京都市上京区東堀川通丸太町上る六丁目212'), ['上京区', '六町目']);
});

test('a town that stands in the ward is that town, and look-alikes are not folded into each other', () => {
  for (const name of ['舟屋町', '船屋町']) assert.equal(placeOf(`京都市中京区甲通乙上る${name}12`)[1], name);
  for (const name of ['中之町', '仲之町', '中御霊町', '仲御霊町'])
    assert.equal(placeOf(`京都市上京区甲通乙上る${name}12`)[1], name);
});

const data = openAddressData(undefined, () => {});
const starts = data.townStarts();
const wards = [...data.hot.cityJis.keys()]
  .filter((city) => data.hot.cityJis[city]! > 26100 && data.hot.cityJis[city]! < 26112)
  .map((city) => {
    const rows = Array.from({ length: starts[city + 1]! - starts[city]! }, (_, i) => starts[city]! + i);
    const towns = rows.map((row) => ({
      name: data.text('townName', row),
      crossing: [...data.postalRows(row)].map((postal) => data.text('postalCondition', postal)).find(Boolean),
    }));
    return { ward: data.text('cityWard', city), towns, keys: new Set(towns.map(({ name }) => foldKey(name))) };
  });

const NUMERAL = /[一二三四五六七八九十百]/;

/** The name as the tables say it may be written, each with one change. */
function* written(name: string): Generator<string> {
  for (const { forms, isLast, isOneWay } of SPELLINGS)
    for (const form of isOneWay ? forms.slice(0, 1) : forms)
      for (let at = name.indexOf(form); at >= 0; at = name.indexOf(form, at + 1))
        if (!isLast || at + form.length === name.length)
          for (const other of forms) if (other !== form) yield name.slice(0, at) + other + name.slice(at + form.length);
  for (let at = 1; at < name.length; at++) {
    if (OPTIONAL_SIGNS.includes(name[at]!) || name[at] === '之') yield name.slice(0, at) + name.slice(at + 1);
    if (!NUMERAL.test(name.slice(at - 1, at + 1))) yield `${name.slice(0, at)}之${name.slice(at)}`;
  }
  for (let at = 0; at < name.length && name.length > 4; at++)
    if (!NUMERAL.test(name[at]!)) yield name.slice(0, at) + name.slice(at + 1);
  for (const area of AREAS) if (name.startsWith(area) && name.length > area.length + 1) yield name.slice(area.length);
  yield QUARTERS[0] + name;
}

test('every town of the city in every writing of the tables is that town or none, never another one', () => {
  let right = 0;
  let refused = 0;
  const other: string[] = [];
  for (const { ward, towns, keys } of wards)
    for (const [index, { name, crossing }] of towns.entries()) {
      // A third of the towns at a time keeps the test short; the remainder differs from ward to ward.
      if (index % 3 !== ward.length % 3) continue;
      for (const form of written(name)) {
        const key = foldKey(form);
        // What begins with a whole town is that town and something behind it.
        if (Array.from(key, (_, i) => key.slice(0, i + 1)).some((beginning) => keys.has(beginning))) continue;
        const [foundWard, town] = placeOf(`京都市${ward}${crossing?.split('、')[0] ?? '甲通乙上る'}${form}123番地`);
        if (town === null) refused++;
        else if (foundWard === ward && town === name) right++;
        else other.push(`${ward}${name} as ${form} is ${foundWard}${town}`);
      }
    }
  assert.deepEqual(other, []);
  assert.ok(right > 12 * refused, `${right} right, ${refused} refused`);
});

test('a town of another ward is never looked for outside the ward that is written', () => {
  const jumped: string[] = [];
  wards.forEach(({ ward }, i) => {
    const { towns } = wards[(i + 4) % wards.length]!;
    for (const { name } of towns.filter((_, index) => index % 2 === 0))
      for (const street of ['', '甲通乙上る']) {
        const address = `京都府京都市${ward}${street}${name}12番地`;
        const [found] = placeOf(address);
        if (found !== ward) jumped.push(address);
      }
  });
  assert.deepEqual(jumped, []);
});

test('a name without its 町 or its area, with and without a crossing', () => {
  const town = (address: string) => placeOf(`京都府京都市${address}`).join('');
  assert.equal(town('下京区富永349-6'), '下京区富永町');
  assert.equal(town('南区東岩本町4-3'), '南区東九条東岩本町');
  assert.equal(town('中京区木屋町通三条上る上大阪509番地'), '中京区上大阪町');
  assert.notEqual(engine.validate('京都府京都市下京区富永349-6').status, 'exact');
});

test('a quarter before a town, and a long name in another spelling, right behind the ward', () => {
  const town = (address: string) => placeOf(`京都府京都市${address}`).join('');
  assert.equal(town('東山区六波羅三盛町170'), '東山区三盛町');
  assert.equal(town('伏見区桃山福島大夫北町52'), '伏見区桃山福島太夫北町');
  assert.equal(town('中京区東洞院錦小路下坂東屋町658番地'), '中京区阪東屋町');
  // Short names change with a crossing alone: 元町 may as well be no 本町.
  assert.equal(placeOf('京都市下京区元塩竈町1')[1], null);
});

test('the name of a building is no town that lost its 町', () => {
  for (const address of ['五条通り室町西入ル高橋第６ビル２Ｆ', '高橋第6ビル2F', '四条通室町西入ル高橋ビル3F'])
    assert.deepEqual(placeOf(`京都府京都市下京区${address}`), ['下京区', null], address);
  assert.deepEqual(placeOf('京都府京都市下京区東洞院通五条上る高橋605'), ['下京区', '高橋町']);
});

test('a character left out of a name behind a crossing, and of a long name without one', () => {
  const town = (address: string) => placeOf(`京都府京都市${address}`).join('');
  assert.equal(town('下京区高辻油小路東入永養町240'), '下京区永養寺町');
  assert.equal(town('南区九条東御霊町1-38'), '南区東九条東御霊町');
});

test('a name that is listed stands behind a direction without る, and what was left out is shown', () => {
  const address = '京都府京都市中京区御池通堀川東入下鍛冶町187番地';
  assert.deepEqual(placeOf(address), ['中京区', '鍛冶町']);
  const [change] = engine.parse(address).recoveries;
  assert.deepEqual([change!.kind, change!.input, change!.value], ['character_corrected', '下鍛冶町', '鍛冶町']);
  assert.equal(engine.validate(address).status, 'partial');
});

test('a town called like a side of the street is not decided where code and crossing name another one', () => {
  const at = '京都府京都市下京区西木屋町通松原上ル東側町12';
  assert.deepEqual(placeOf(`〒600-8025 ${at}`), ['下京区', null]);
  assert.deepEqual(placeOf(`〒600-8324 ${at}`), ['下京区', '東側町']);
  assert.deepEqual(placeOf(at), ['下京区', '東側町']);
  // A code that is wrong is no ground against a name of its own.
  assert.deepEqual(placeOf('〒604-8036 京都府京都市中京区寺町通三条下る桜之町406-4'), ['中京区', '桜之町']);
});
