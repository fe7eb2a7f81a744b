/** Inputs of 500 characters made to be slow: each must be answered within two milliseconds. */
const fill = (piece: string, head = '') => (head + piece.repeat(500)).slice(0, 500);

export const HOSTILE: Readonly<Record<string, string>> = {
  unclosed_brackets: fill('（', '東京都千代田区丸の内'),
  repeated_numerals: fill('一二三四五六七八九十百'),
  numerals_after_city: fill('十百', '北海道札幌市中央区北'),
  chome: fill('丁目', '東京都千代田区丸の内1'),
  only_chome: fill('丁目'),
  digits: fill('1', '東京都港区'),
  hyphens: fill('1-', '東京都港区芝'),
  kyoto_streets: fill('通上る入', '京都府京都市上京区'),
  kyoto_without_ward: fill('烏丸通四条下る', '京都市'),
  kyoto_town_names: fill('大宮町', '京都府京都市北区'),
  ward_names: fill('中央区'),
  city_names: fill('府中市'),
  prefectures: fill('東京都'),
  aza: fill('大字字'),
  half_width: fill('ｶﾞ', '東京都港区'),
  surrogates: fill('𠮷', '東京都港区'),
  selectors: fill('葛\u{e0100}', '東京都'),
  postal_marks: fill('〒'),
  postal_codes: fill('〒100-0005 '),
  spaces: fill(' ', '東京都 港区'),
  latin: fill('abc def '),
  town_prefix: fill('北', '北海道札幌市北区'),
  designated_city: fill('本町', '横浜市'),
};
