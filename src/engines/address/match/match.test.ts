import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const parts = (address: string) => engine.parse(address).components;
const names = (address: string) => {
  const { prefecture, county, city, ward, town } = parts(address);
  return [prefecture, county, city, ward, town].map((name) => name ?? '').join('|');
};

test('prefecture, county and the city before a ward may be left out', () => {
  assert.equal(names('上京区薮ノ内町'), '京都府||京都市|上京区|藪之内町');
  assert.equal(names('ニセコ町字富士見55番地'), '北海道|虻田郡|ニセコ町||字富士見');
  assert.equal(names('東京千代田区丸の内1-1'), '東京都||千代田区||丸の内');
  assert.equal(names('大阪市梅田3-1-3'), '大阪府||大阪市|北区|梅田');
});

test('spelling variants find the name in the spelling of the data', () => {
  assert.equal(names('宮城県塩釜市海岸通15-1'), '宮城県||塩竈市||海岸通');
  assert.equal(names('龍ヶ崎市馴馬町5387'), names('竜ケ崎市馴馬町5387'));
  assert.equal(parts('鎌倉市山之内189').town, '山ノ内');
});

test('a number never matches the beginning of another', () => {
  assert.equal(parts('愛知県豊川市二本木500番地').town, null);
  assert.equal(engine.parse('愛知県豊川市二本木500番地').unparsed_tail, '二本木500番地');
});

test('towns whose names contain numbers are whole names', () => {
  assert.equal(parts('松山市一番町4丁目4番地2').town, '一番町');
  assert.equal(parts('松山市一番町4丁目4番地2').sub_town, '4丁目');
  assert.equal(parts('和歌山市七番丁23').town, '七番丁');
});

test('the grid of Hokkaido may be abbreviated', () => {
  assert.deepEqual([parts('札幌市中央区北3西1').town, parts('札幌市中央区北3西1').sub_town], ['北三条西', '1丁目']);
  const { town, sub_town, block, house } = parts('札幌市北区あいの里5-3-1-11');
  assert.deepEqual([town, sub_town, block, house], ['あいの里五条', '3丁目', '1', '11']);
});

test('Kyoto street descriptions are skipped and returned', () => {
  const { town, kyoto_street, block } = parts('京都市中京区寺町通御池上る上本能寺前町488番地');
  assert.deepEqual([town, kyoto_street, block], ['上本能寺前町', '寺町通御池上る', '488']);
  assert.equal(parts('下京区烏丸通四条下る水銀屋町620').town, '水銀屋町');
});

test('a room number of a Kyoto address is no town', () => {
  const { town, room } = parts('京都府京都市左京区吉田本町 205号室');
  assert.deepEqual([town, room], ['吉田本町', '205号室']);
});

test('former municipalities and towns answer with today’s names', () => {
  assert.equal(names('静岡県浜松市北区引佐町井伊谷616-5'), '静岡県||浜松市|浜名区|引佐町井伊谷');
  assert.equal(names('兵庫県篠山市北新町41'), '兵庫県||丹波篠山市||北新町');
  assert.equal(parts('東京都千代田区三崎町2-1-1').town, '神田三崎町');
  assert.deepEqual(
    engine.parse('東京都千代田区三崎町2-1-1').recoveries.map(({ kind }) => kind),
    ['former_name'],
  );
});

test('homonyms are kept as candidates until something decides', () => {
  const { status, candidates, candidate_count } = engine.parse('府中市府中町1-1');
  assert.equal(status, 'ambiguous');
  assert.equal(candidate_count, 2);
  assert.deepEqual(
    candidates.map(({ normalized }) => normalized),
    ['東京都府中市府中町1-1', '広島県府中市府中町1-1'],
  );
  assert.equal(engine.parse('府中市府川町315').status, 'parsed');
});

test('a unique beginning of a town is completed, several are candidates', () => {
  const { components, recoveries } = engine.parse('東京都千代田区神田駿河1-1');
  assert.equal(components.town, '神田駿河台');
  assert.deepEqual(recoveries, [{ kind: 'town_prefix_unique', level: 5, input: '神田駿河', value: '神田駿河台' }]);
  assert.equal(engine.parse('東京都千代田区神田1-1').status, 'ambiguous');
});

test('nothing is guessed without a municipality', () => {
  const result = engine.parse('丸の内1-9-1');
  assert.equal(result.status, 'unparsed');
  assert.equal(result.parse_confidence, 0);
  assert.deepEqual(result.candidates, []);
});

test('spans point at the characters read, counted in code points', () => {
  const address = '𠮷〒100-0005 東京都千代田区丸の内1-9-1';
  const plain = address.slice(2);
  for (const { input, span } of engine.parse(plain).levels) {
    if (span) assert.equal([...plain].slice(...span).join(''), input);
  }
  const withIvs = '東京都葛\u{e0100}飾区立石5-13-1';
  const city = engine.parse(withIvs).levels.find(({ type }) => type === 'city')!;
  assert.equal([...withIvs].slice(...city.span!).join(''), city.input);
});
