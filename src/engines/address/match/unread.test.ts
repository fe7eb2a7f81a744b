import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomOf } from '../../../../eval/random.ts';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { foldKey } from '../data/fold.ts';
import { openAddressData } from '../open.ts';

const engine = addressEngine();
const data = openAddressData(undefined, () => undefined);
const reasons = (address: string) => engine.validate(address).reasons;

test('text that no name took is shown and keeps an address from being exact', () => {
  for (const [address, unparsed] of [
    ['三三重県津市広明町13', '三'],
    ['五岡山県真庭市久世12-3', '五'],
    ['字福島県双葉郡浪江町大字羽附12-3', '字'],
    ['岡山県総社市岡山県総社市中央1-1-1', '岡山県総社市'],
    ['北海道厚岸郡厚岸町太田4の中通り12-3', 'の中通り12-3'],
  ] as const) {
    assert.equal(engine.parse(address).unparsed, unparsed);
    assert.ok(reasons(address).includes('tail_unmatched'), address);
  }
  for (const address of ['住所：三重県津市広明町13', '日本国 三重県津市広明町13', '〒514-8570 三重県津市広明町13'])
    assert.equal(reasons(address)[0], 'all_evidence_agrees');
});

test('a mark inside a name is a correction, one between names is none', () => {
  for (const address of ['愛,知県豊川市旭町12-3', '三重県鈴/鹿市住吉町12-3', '静岡県藤枝市北大字方12-3'])
    assert.deepEqual(reasons(address), ['character_corrected'], address);
  for (const address of ['愛知県、豊川市,旭町12-3', '愛知県 豊 川 市 旭 町12-3', '愛知県豊川市大字旭町12-3'])
    assert.equal(reasons(address)[0], 'all_evidence_agrees');
});

test('a prefecture without its last character and a ward without its 区 are completed, not exact', () => {
  const { recoveries, levels } = engine.parse('岡山真庭市久世12-3');
  assert.deepEqual(
    [recoveries[0]!.kind, recoveries[0]!.input, recoveries[0]!.value],
    ['character_corrected', '岡山', '岡山県'],
  );
  assert.equal(levels[0]!.origin, 'recovered');
  assert.deepEqual(reasons('岡山真庭市久世12-3'), ['character_corrected']);
  assert.deepEqual(reasons('京都府京都市伏見深草西出町12-3'), ['character_corrected']);
});

test('a letter or a の that repeats or follows a name is no part of a number', () => {
  for (const address of ['千葉県長生郡長生村一松甲甲12-3', '静岡県掛川市家代の12-3'])
    assert.deepEqual(reasons(address), ['number_form_unusual'], address);
  assert.equal(reasons('千葉県旭市ハの74')[0], 'all_evidence_agrees');
});

/** Every town of the data, with its county or ward and without. */
function listedNames(): Set<string> {
  const names = new Set<string>();
  for (let town = 0; town < data.meta.towns; town++)
    for (const name of namesOf(town)) names.add(foldKey(name.join('')));
  return names;
}

function namesOf(town: number): [string, string, string][] {
  const city = data.number('townCity', town);
  const { name } = PREFECTURES[Math.floor(data.hot.cityJis[city]! / 1000) - 1]!;
  const own = data.text('cityCity', city) + data.text('cityWard', city);
  const county = data.text('cityCounty', city);
  return [county + own, own, data.text('cityCity', city)].map((municipality) => [
    name,
    municipality,
    data.text('townName', town),
  ]);
}

const TOWNS = 120;
/** What may begin a number behind a town: figures, numerals, の and the letters of lots. */
const NUMBER_BEGINS =
  /[0-9０-９一二三四五六七八九十百のノ之甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥\u30a1-\u30fa]$/;

test('one character put in, written twice or left out is never exact, unless a listed place is written so', () => {
  const random = randomOf(20261118);
  const below = (count: number) => Math.floor(random() * count);
  const listed = listedNames();
  const exact: string[] = [];
  for (let k = 0; k < TOWNS; k++) {
    const whole = [...namesOf(below(data.meta.towns))[0]!.join('')];
    for (let at = 0; at <= whole.length; at++) {
      const stranger = [...data.text('townName', below(data.meta.towns))][0]!;
      const texts = [
        whole.toSpliced(at, 0, whole[at] ?? stranger),
        whole.toSpliced(at, 0, stranger),
        whole.toSpliced(at, 1),
      ];
      for (const text of texts.map((characters) => characters.join(''))) {
        if (listed.has(foldKey(text)) || (at >= whole.length - 1 && NUMBER_BEGINS.test(text))) continue;
        const { status, accepted } = engine.validate(`${text}12-3`);
        // 秋常町北 is no town, but 北 a listed 字 of 秋常町.
        const isRead = accepted !== null && foldKey(accepted.normalized).startsWith(foldKey(text));
        if (status === 'exact' && !isRead) exact.push(text);
      }
    }
  }
  assert.deepEqual(exact, []);
});

test('a short prefecture before a dot is the prefecture', () => {
  const { recoveries, unparsed } = engine.parse('神奈川・横浜市中区日本大通1');
  assert.deepEqual([recoveries.at(-1)?.value, unparsed], ['神奈川県', null]);
  assert.deepEqual(reasons('神奈川・横浜市中区日本大通1'), ['character_corrected']);
});
