import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const normalized = (address: string) => engine.parse(address).normalized;

test('English addresses are read in any usual order', () => {
  for (const address of [
    '1-9-1 Marunouchi, Chiyoda-ku, Tokyo 100-0005',
    'Marunouchi 1-9-1, Chiyoda, Tokyo, Japan',
    '9-1 Marunouchi 1-chome, Chiyoda-ku, Tōkyō',
    'TOKYO, CHIYODA KU, MARUNOUCHI, 1-9-1',
    '1-9-1marunouchi, Chiyodaku, Tokyo',
  ])
    assert.equal(normalized(address), '東京都千代田区丸の内1-9-1', address);
  assert.equal(
    normalized('2F ABC Bldg., 9-1 Marunouchi 1-chome, Chiyoda-ku, Tokyo'),
    '東京都千代田区丸の内1-9-1 2F ABC Bldg.',
  );
  assert.equal(normalized('Kita 3-jo Nishi 6-chome, Chuo-ku, Sapporo, Hokkaido'), '北海道札幌市中央区北三条西6丁目');
  assert.equal(normalized('782 Shingu, Shingumachi, Kasuyagun, Fukuoka-ken'), '福岡県糟屋郡新宮町大字新宮782');
});

test('what the engine writes in English it reads again', () => {
  for (const address of [
    '和歌山県和歌山市今福1-1-3',
    '神奈川県横浜市中区山下町4-1',
    '兵庫県宍粟市山崎町中広瀬133-6',
    '宮城県大崎市鳴子温泉赤湯1-2',
  ])
    assert.equal(normalized(engine.parse(address).english!.text), normalized(address));
});

test('kana of either width, with and without the prefecture', () => {
  for (const address of [
    'とうきょうとちよだくまるのうち1-9-1',
    'ﾄｳｷﾖｳﾄ ﾁﾖﾀﾞｸ ﾏﾙﾉｳﾁ 1-9-1',
    'チヨダクマルノウチ1チョウメ9-1',
    '千代田区まるのうち1-9-1',
  ])
    assert.equal(normalized(address)?.replace(' ', ''), '東京都千代田区丸の内1-9-1', address);
  assert.equal(normalized('ｸﾞﾝﾏｹﾝｶﾝﾗｸﾞﾝﾅﾝﾓｸﾑﾗﾎｼｵ801-3'), '群馬県甘楽郡南牧村大字星尾801-3');
});

test('a reading that several places have is ambiguous, and no reading is ever exact', () => {
  assert.equal(engine.parse('Fuchu-shi Fuchu-cho 1-1').status, 'ambiguous');
  const { status, reasons } = engine.validate('1-9-1 Marunouchi, Chiyoda-ku, Tokyo');
  assert.deepEqual([status, reasons[0]], ['partial', 'transliterated']);
  assert.equal(engine.parse('Hello wonderful world of letters').status, 'unparsed');
});

test('levels point into what was sent', () => {
  const sent = '1-9-1 Marunouchi, Chiyoda-ku, Tokyo';
  const town = engine.parse(sent).levels.find(({ type }) => type === 'town')!;
  assert.deepEqual([town.name, town.input, sent.slice(...town.span!)], ['丸の内', 'Marunouchi', 'Marunouchi']);
});
