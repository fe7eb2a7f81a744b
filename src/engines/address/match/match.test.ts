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
  assert.equal(engine.parse('愛知県豊川市二本木500番地').unparsed, '二本木500番地');
});

test('towns whose names contain numbers are whole names', () => {
  assert.equal(parts('松山市一番町4丁目4番地2').town, '一番町');
  assert.equal(parts('松山市一番町4丁目4番地2').subTown, '4丁目');
  assert.equal(parts('和歌山市七番丁23').town, '七番丁');
});

test('the grid of Hokkaido may be abbreviated', () => {
  assert.deepEqual([parts('札幌市中央区北3西1').town, parts('札幌市中央区北3西1').subTown], ['北三条西', '1丁目']);
  const { town, subTown, block, house } = parts('札幌市北区あいの里5-3-1-11');
  assert.deepEqual([town, subTown, block, house], ['あいの里五条', '3丁目', '1', '11']);
});

test('Kyoto street descriptions are skipped and returned', () => {
  const { town, kyotoStreet, block } = parts('京都市中京区寺町通御池上る上本能寺前町488番地');
  assert.deepEqual([town, kyotoStreet, block], ['上本能寺前町', '寺町通御池上る', '488']);
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
  const { status, candidates, candidateCount } = engine.parse('府中市府中町1-1');
  assert.equal(status, 'ambiguous');
  assert.equal(candidateCount, 2);
  assert.deepEqual(
    candidates.map(({ normalized }) => normalized),
    ['東京都府中市府中町1-1', '広島県府中市府中町1-1'],
  );
  assert.equal(engine.parse('府中市府川町315').status, 'parsed');
});

test('a unique beginning of a town is completed, several are candidates', () => {
  const { components, recoveries } = engine.parse('東京都千代田区神田駿河1-1');
  assert.equal(components.town, '神田駿河台');
  assert.deepEqual(
    recoveries.map(({ kind, level, input, value }) => [kind, level, input, value]),
    [['town_prefix_unique', 5, '神田駿河', '神田駿河台']],
  );
  assert.equal(engine.parse('東京都千代田区神田1-1').status, 'ambiguous');
});

test('nothing is guessed without a municipality', () => {
  const result = engine.parse('丸の内1-9-1');
  assert.equal(result.status, 'unparsed');
  assert.equal(result.parseConfidence, 0);
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

test('in Kyoto a town may begin with a direction or be named like a street', () => {
  assert.equal(parts('京都市中京区河原町通三条上ル下丸屋町403').town, '下丸屋町');
  assert.equal(parts('京都市下京区四条通寺町東入二丁目御旅町51').town, '御旅町');
  assert.equal(parts('京都市下京区中居町七条通烏丸西入112').town, '中居町');
  assert.equal(parts('京都市中京区寺町通四条上るより六角下るまで裏寺町').town, '裏寺町');
  assert.equal(parts('京都市上京区下立売通御前通西入二丁行衛町443').town, '行衛町');
  assert.deepEqual(
    ['舟屋町', '船屋町'].map((town) => parts(`京都市中京区${town}1`).town),
    ['舟屋町', '船屋町'],
  );
  assert.equal(parts('京都府京都市東山区大和大路通り正面茶屋町530').town, '茶屋町');
  assert.equal(parts('京都市東山区大和大路正面茶屋町530').town, '茶屋町');
  assert.equal(parts('下京区四条通烏丸東入長刀鉾町（長刀鉾）').town, '長刀鉾町');
  assert.equal(parts('京都市東山区五条坂鐘鋳町569').town, '鐘鋳町');
  // Without a map a crossing names no town, and never the town its street is named like.
  assert.equal(parts('京都市中京区車屋町通二条下ル').town, null);
  // 本願寺門前町 is in no data set; never the town that 花屋町通 is named like.
  assert.equal(parts('京都市下京区堀川通花屋町下る本願寺門前町').town, '門前町');
  assert.equal(engine.validate('京都市下京区堀川通花屋町下る本願寺門前町').status, 'partial');
});

test('former municipalities, wards and autonomous wards lead to today’s, with the day', () => {
  const today = {
    '埼玉県浦和市高砂3-15-1': '埼玉県||さいたま市|浦和区|高砂',
    '静岡県清水市旭町6-8': '静岡県||静岡市|清水区|旭町',
    '兵庫県宍粟郡山崎町中広瀬133-6': '兵庫県||宍粟市||山崎町中広瀬',
    奥州市胆沢区南都田字大持40: '岩手県||奥州市||胆沢南都田',
    '横浜市緑区美しが丘1-1': '神奈川県||横浜市|青葉区|美しが丘',
    埼玉県大宮市三橋2丁目950番地: '埼玉県||さいたま市|大宮区|三橋',
    新潟県南蒲原郡中之島村大字西野2078: '新潟県||長岡市||中之島西野',
    '福島県原町市本町2-27': '福島県||南相馬市||原町区本町',
    '新潟県西蒲原郡味方村味方1296-2': '新潟県||新潟市|南区|味方',
    '長野県木曽郡山口村馬籠29-5': '岐阜県||中津川市||馬籠',
    東京都麹町区丸ノ内二丁目二番地: '東京都||千代田区||丸の内',
    '愛媛県伊予三島市宮川4-6-55': '愛媛県||四国中央市||三島宮川',
  };
  for (const [former, now] of Object.entries(today)) assert.equal(names(former), now, former);
  const [recovery] = engine.parse('埼玉県浦和市高砂3-15-1').recoveries;
  assert.deepEqual([recovery!.kind, recovery!.since], ['former_name', '2001-05-01']);
});

test('labels, brackets and fields around an address do not hide it', () => {
  assert.equal(names('本店所在地 東京都江東区東陽4丁目11番28号'), '東京都||江東区||東陽');
  assert.equal(names('(〒980-8671)仙台市青葉区国分町3-7-1'), '宮城県||仙台市|青葉区|国分町');
  assert.equal(names('"神奈川県","川崎市幸区","堀川町580 ソリッドスクエア"'), '神奈川県||川崎市|幸区|堀川町');
  assert.equal(names('〒163-8696 新宿郵便局私書箱25号 東京都新宿区西新宿1-8-8'), '東京都||新宿区||西新宿');
});

test('a town without its municipality is completed where only one has it, and never certain', () => {
  assert.equal(names('紀尾井町1-3'), '東京都||千代田区||紀尾井町');
  assert.equal(names('東京・丸の内2-4-1 丸ビル'), '東京都||千代田区||丸の内');
  assert.deepEqual(engine.validate('紀尾井町1-3').reasons, ['town_recovered']);
  const town = engine.parse('東京・丸の内2-4-1').levels.find(({ type }) => type === 'town')!;
  assert.deepEqual([town.input, town.span], ['丸の内', [3, 6]]);
  // Several municipalities have a 丸の内, hundreds a 本町; a company is no town.
  for (const text of ['丸の内2-4-1', '本町1-2', '株式会社青空']) assert.equal(engine.parse(text).components.town, null);
});

test('a prefecture written twice is no contradiction, but shown', () => {
  assert.deepEqual(engine.validate('東京都東京都新宿区歌舞伎町1-4-1').reasons, ['tail_unmatched']);
  assert.equal(engine.parse('東京都東京都新宿区歌舞伎町1-4-1').unparsed, '東京都');
  assert.equal(engine.validate('東京都横浜市西区みなとみらい1').status, 'conflict');
});

test('names in Latin letters that begin like 字 or hold the row of a grid', () => {
  assert.equal(names('2-3-5 Azabudai, Minato-ku, Tokyo'), '東京都||港区||麻布台');
  assert.equal(names('10-1-27 Kita1-jyonishi, Chuo-ku, Sapporo, Hokkaido'), '北海道||札幌市|中央区|北一条西');
  assert.equal(names('6-1, Nishi12-bancho, Towada-shi, Aomori'), '青森県||十和田市||西十二番町');
  // The smaller part first.
  assert.equal(names('90 Tsuruga, Ikki-machi, Aizuwakamatsu-shi, Fukushima'), '福島県||会津若松市||一箕町大字鶴賀');
});
