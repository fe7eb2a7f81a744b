import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressEngine } from '../index.ts';

const engine = openAddressEngine();
const names = (address: string): string => {
  const { prefecture, city, ward, town } = engine.parse(address).components;
  return [prefecture, city, ward, town].filter(Boolean).join(' ');
};

test('addresses are found inside exports, mark-up, brackets and sentences', () => {
  const found = {
    '大阪府大阪市西区<br>江戸堀1-2-1<br/>大同生命大阪本社ビル': '大阪府 大阪市 西区 江戸堀',
    '宮崎県;延岡市;東本小路2-1;;': '宮崎県 延岡市 東本小路',
    '奈良県_生駒市_東新町8-38': '奈良県 生駒市 東新町',
    '都道府県=徳島県&市区町村=鳴門市&番地=撫養町南浜字東浜170': '徳島県 鳴門市 撫養町南浜',
    'ADDR1:神奈川県相模原市中央区 ADDR2:中央２－１１－１５ ADDR3:': '神奈川県 相模原市 中央区 中央',
    '送付先は島根県益田市常盤町1-1、受取人は田中です': '島根県 益田市 常盤町',
    '東京都（多摩市）関戸6-12-1': '東京都 多摩市 関戸',
    '山口県周南市（旧徳山市）御幸通二丁目28番99': '山口県 周南市 御幸通',
    '茨城県ひたちなか市（旧・勝田市）勝田中央8-99': '茨城県 ひたちなか市 勝田中央',
    '京都市中京区（六角通東洞院東入）三文字町226-2': '京都府 京都市 中京区 三文字町',
    '京都市中京区 大文字町（黒門通御池下る)237': '京都府 京都市 中京区 大文字町',
    京都市北区鞍馬口通寺町東入ㇽ上善寺門前町: '京都府 京都市 北区 上善寺門前町',
    '江東区（東京都）東陽4-11-28': '東京都 江東区 東陽',
    '1-9-1 丸の内 千代田区 東京都 100-0005 日本': '東京都 千代田区 丸の内',
  };
  for (const [address, expected] of Object.entries(found)) assert.equal(names(address), expected, address);
});

test('a municipality written twice in a row is read once', () => {
  assert.equal(names('岡山県総社市岡山県総社市中央1-1-1'), '岡山県 総社市 中央');
  assert.equal(names('大分県大分市大分県大分市荷揚町2番31号'), '大分県 大分市 荷揚町');
  assert.equal(names('福岡県福岡市 福岡市西区内浜1-4-1'), '福岡県 福岡市 西区 内浜');
});

test('a postal code tells the municipality that was left out, and nothing is certain then', () => {
  assert.equal(names('〒150-0002 2-24-12'), '東京都 渋谷区 渋谷');
  assert.equal(names('〒039-1166 根城8-8-155'), '青森県 八戸市 根城');
  assert.equal(names('〒163-8001 東京都庁'), '東京都 新宿区 西新宿');
  const { status, reasons } = engine.validate('〒150-0002 2-24-12');
  assert.deepEqual([status, reasons], ['partial', ['town_recovered']]);
  assert.equal(names('〒999-9999 2-24-12'), '');
});

test('readings before a kind in kanji, grids in words, and the name of a post office', () => {
  assert.equal(names('埼玉県ところざわ市なみき1-1-1'), '埼玉県 所沢市 並木');
  assert.equal(names('North 7 West 5-chome, Kita-ku, Sapporo, Hokkaido'), '北海道 札幌市 北区 北七条西');
  assert.equal(names('〒380-8799 長野県長野市 長野中央郵便局 私書箱7号'), '長野県 長野市');
  assert.equal(names('広島県佐伯郡宮島町1162-18'), '広島県 廿日市市 宮島町');
});

test('a postal code without its mark between two names belongs to the address', () => {
  const address = '神奈川県川崎市 210-8577 川崎区宮本町1番地';
  assert.equal(names(address), '神奈川県 川崎市 川崎区 宮本町');
  assert.equal(engine.parse(address).components.postalCode, '210-8577');
});

test('directions of Kyoto in kana, and blocks counted without 丁目', () => {
  const found = {
    京都市中京区東洞院通御池あがる船屋町420: '京都府 京都市 中京区 船屋町',
    '京都市東山区大和大路四条さがる四丁目小松町564-52': '京都府 京都市 東山区 小松町',
    京都市中京区三条通河原町ひがしいる中島町74: '京都府 京都市 中京区 中島町',
    '京都府京都市東山区大和大路通七条下る2-辰巳町588-3': '京都府 京都市 東山区 辰巳町',
    '京都府京都市東山区三条通白川橋東入5-東町227-1': '京都府 京都市 東山区 東町',
    '京都府京都市東山区建仁寺通五条下る二ノ上棟梁町113-2': '京都府 京都市 東山区 上棟梁町',
    '京都府京都市東山区大和大路通四条下る四町目小松町572-19': '京都府 京都市 東山区 小松町',
    京都府京都市東山区松原通大和大路東入ㇽ二丁目轆轤町81: '京都府 京都市 東山区 轆轤町',
    京都府京都市東山区大和大路通三条さがるひがしいる若松町393: '京都府 京都市 東山区 若松町',
    '京都府京都市中京区裏寺町通蛸薬師 あがる裏寺町591': '京都府 京都市 中京区 裏寺町',
    京都府京都市下京区麩屋町通五条上がる6下鱗形町552: '京都府 京都市 下京区 下鱗形町',
    '京都府京都市東山区三条通白川橋東入 5-東町227-1': '京都府 京都市 東山区 東町',
    京都市中京区木屋町二条下ㇽ西生洲町478: '京都府 京都市 中京区 西生洲町',
  };
  for (const [address, expected] of Object.entries(found)) assert.equal(names(address), expected, address);
});

test('a crossing in brackets before or behind the town, however its direction is written; a numeral of the name stays', () => {
  const found = {
    '京都市中京区大文字町（黒門通御池下がる)237': '京都府 京都市 中京区 大文字町',
    '京都市上京区（堀川通今出川南入）竪門前町414': '京都府 京都市 上京区 竪門前町',
    '京都市中京区（新町通六角下ル）六角町349': '京都府 京都市 中京区 六角町',
    '京都府京都市中京区（新町通二条下る）頭町16番地の1': '京都府 京都市 中京区 頭町',
    '下京区（御幸町通仏光寺下ル）橘町437': '京都府 京都市 下京区 橘町',
  };
  for (const [address, expected] of Object.entries(found)) assert.equal(names(address), expected, address);
});

test('a direction in kana stands behind 通り as well', () => {
  const town = (address: string) => engine.parse(`京都市${address}`).components.town;
  for (const [direction, usual] of [
    ['あがる', '上る'],
    ['アガル', '上ル'],
    ['さがる', '下る'],
    ['ひがしいる', '東入る'],
    ['にし入る', '西入る'],
  ])
    for (const street of ['烏丸通り', '烏丸通リ', '烏丸通', '烏丸通り ', '堺町通り御池通り']) {
      assert.equal(town(`中京区${street}${direction}扇屋町661`), '扇屋町', street + direction);
      assert.equal(town(`中京区${street}${usual}扇屋町661`), '扇屋町', street + usual);
    }
});

test('a direction in kana stands behind another one', () => {
  for (const first of ['上る', '上ル', '下る', '下がる'])
    for (const second of ['ひがしいる', 'にしいる'])
      assert.equal(
        engine.parse(`京都市上京区寺町通今出川${first}${second}表町657`).components.town,
        '表町',
        first + second,
      );
});

test('a town in brackets behind its crossing, or a crossing behind a 丁目', () => {
  const found = {
    '京都市中京区夷川通柳馬場西入（６丁目）3-1': '京都府 京都市 中京区 六丁目',
    '京都府京都市上京区丸太町通大宮西入［三町目］674番地19': '京都府 京都市 上京区 三町目',
    '京都市上京区猪熊通り下立売上がる東側（橋西二町目）12': '京都府 京都市 上京区 橋西二町目',
    '京都府京都市東山区宮川筋六丁目（万寿寺通木屋町西入ル）455番地-6': '京都府 京都市 東山区 宮川筋',
  };
  for (const [address, expected] of Object.entries(found)) assert.equal(names(address), expected, address);
});

test('a ward written twice behind its city', () => {
  assert.equal(names('京都市南区 南区吉祥院西ノ庄西浦町5-1'), '京都府 京都市 南区 吉祥院西ノ庄西浦町');
  assert.equal(names('札幌市東区東区北三十四条東20丁目10-2'), '北海道 札幌市 東区 北三十四条東');
});

test('a town that is called like its municipality is not taken for a repetition', () => {
  assert.equal(names('群馬県吾妻郡中之条町中之条町958'), '群馬県 中之条町 大字中之条町');
});
