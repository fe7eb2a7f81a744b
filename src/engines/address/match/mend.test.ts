import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const corrected = (address: string) => {
  const { normalized, recoveries } = engine.parse(address);
  const changes = recoveries.filter(({ kind }) => kind === 'character_corrected');
  return [normalized, ...changes.map(({ input, value }) => `${input} → ${value}`)];
};

test('a mistaken character is corrected where the rest leaves one place, and the change is shown', () => {
  assert.deepEqual(corrected('東京者渋谷区神南1-2-3'), ['東京都渋谷区神南1-2-3', '東京者渋谷区 → 東京都渋谷区']);
  assert.deepEqual(corrected('東京都干代田区丸の内1-9-1'), [
    '東京都千代田区丸の内1-9-1',
    '東京都干代田区 → 東京都千代田区',
  ]);
  assert.deepEqual(corrected('東京都中央区日本橋蛎穀町1-2-3'), [
    '東京都中央区日本橋蛎殻町1-2-3',
    '日本橋蛎穀町 → 日本橋蛎殻町',
  ]);
  assert.equal(corrected('千葉市中央囗問屋町1-35')[0], '千葉県千葉市中央区問屋町1-35');
});

test('a corrected address says how sure it is and is never exact', () => {
  const address = '東京都千代田区丸の肉1-9-1';
  const [change] = engine.parse(address).recoveries;
  assert.ok(change!.confidence! > 0.5 && change!.confidence! < 1);
  const { status, reasons } = engine.validate(address);
  assert.deepEqual([status, reasons[0]], ['partial', 'character_corrected']);
});

test('characters that tell neighbours apart are not mistakes of each other', () => {
  assert.equal(engine.parse('東京都港区西赤坂1-2-3').components.town, null);
  assert.equal(engine.parse('東京都港区ああ町1-2').components.town, null);
});

test('a character written twice tells no neighbours apart', () => {
  assert.deepEqual(corrected('京都市中京区備前前島町310-2'), [
    '京都府京都市中京区備前島町310-2',
    '備前前島町 → 備前島町',
  ]);
  assert.equal(engine.parse('東京都足立区西西竹の塚2-4-9').components.town, '西竹の塚');
});

test('a ward that several cities have is no ground for a correction', () => {
  assert.equal(engine.parse('北区北町1-2-3').components.town, null);
  assert.equal(engine.parse('熊本市北区北迫町1-2-3').components.town, '北迫町');
});

test('a postal code decides between corrections and speaks against a wrong one', () => {
  assert.equal(engine.parse('〒100-0005 東京都千代田区九の内1-9-1').components.town, '丸の内');
  assert.notEqual(engine.parse('〒102-0072 東京都千代田区九の内1-9-1').components.town, '丸の内');
});

test('katakana shaped like the kanji of a name are read, but not called exact', () => {
  const { status, reasons } = engine.validate('神奈川県横浜市神奈川区ニツ谷町1-1');
  assert.deepEqual([status, reasons[0]], ['partial', 'character_corrected']);
  assert.equal(engine.validate('神奈川県横浜市神奈川区二ツ谷町1-1').status, 'exact');
});

test('a character that could not be kept is any one that fits, as long as one name does', () => {
  for (const address of ['東京都千代田区\ufffd\ufffd尾井町1-3', '東京都千代田区〓尾井町1-3'])
    assert.equal(engine.parse(address).components.town, '紀尾井町');
  assert.equal(engine.parse('群馬県\ufffd\ufffd川市渋川778').components.city, '渋川市');
  assert.equal(engine.parse('東京都千代田区〓神田町1-3').components.town, null);
});

test('a bracket is no character of a name', () => {
  assert.equal(engine.parse('東京都千代田区(尾井町1-3').components.town, null);
});

test('a road of a grid without its の is that road, not a lot of the town before it', () => {
  assert.equal(engine.parse('北海道厚岸郡厚岸町太田5通り23番地1').components.town, '太田五の通り');
  assert.notEqual(engine.validate('北海道厚岸郡厚岸町太田5通り23番地1').status, 'exact');
});

test('a numeral that is lost or stands for another character in a municipality is mended', () => {
  assert.equal(corrected('重県津市久居元町12-3')[0], '三重県津市久居元町12-3');
  assert.equal(corrected('神奈川県横八市西区戸部本町12-3')[0], '神奈川県横浜市西区戸部本町12-3');
  // But no numeral for another one.
  assert.notEqual(engine.parse('三重県五日市市下海老町12-3').components.city, '四日市市');
});

test('the kind of a municipality, left out or written twice, goes before a change of the town', () => {
  assert.equal(corrected('広島県広島市中紙屋町12-3')[0], '広島県広島市中区紙屋町12-3');
  assert.equal(corrected('群馬県前橋東金丸町12-3')[0], '群馬県前橋市東金丸町12-3');
  assert.equal(corrected('千葉県柏市市岩井1034')[0], '千葉県柏市岩井1034');
});

test('of two names with the same change the longer one explains more', () => {
  assert.equal(corrected('北海道札幌市白石区北螂三条12-3')[0], '北海道札幌市白石区北郷三条12-3');
});
