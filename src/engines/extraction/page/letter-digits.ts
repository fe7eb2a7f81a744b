import { CONTACT_READINGS } from './contact-readings.ts';
import { DATE_READINGS } from './date-readings.ts';
import { GOODS_READINGS } from './goods-readings.ts';
import { KANJI, LOOKALIKE, type Reading } from './letter-reading.ts';

/**
 * Letters and kanji that stand for digits, read as digits where the surroundings leave nothing else: a year, a price,
 * a phone number, a postal code, a rate, a house number. Every replacement keeps the length, so positions stay; what
 * was printed stays in the evidence. Digit for digit nothing is ever changed.
 */
export const READINGS: readonly Reading[] = [
  {
    id: 'long_mark_between_digits',
    pattern: /(?<=\d)ー(?=\d)/g,
    table: { ー: '-' },
    lettersAlone: true,
    example: ['TEL 0965ー33ー2218', 'TEL 0965-33-2218'],
    counterExample: 'エー2ーム',
  },
  {
    id: 'price_of_one_in_kana',
    pattern: /(?<=\d\s?[コ個点ケ]\s?[xX×*]\s?)タ(?=\d)/g,
    table: { タ: '単' },
    lettersAlone: true,
    example: ['2コxタ1,180', '2コx単1,180'],
    counterExample: 'モデルxタ1,180',
  },
  {
    id: 'kanji_one_in_kana',
    pattern: /(?<=[ァ-ヶ])一(?=[ァ-ヶ])/g,
    table: { 一: 'ー' },
    lettersAlone: true,
    example: ['デ一タスケイプ株式会社', 'データスケイプ株式会社'],
    counterExample: 'ビル一階',
  },
  {
    id: 'kanji_in_kana',
    // Numerals (二, 三, 八, 千) stay: マル八ヤ is a name; 口 may be any kana that closed up.
    pattern: /(?<=[ァ-ヶー])[卜力工夕](?=[ァ-ヶー])/g,
    table: { 卜: 'ト', 力: 'カ', 工: 'エ', 夕: 'タ' },
    lettersAlone: true,
    example: ['株式会社ナガ卜ヤ', '株式会社ナガトヤ'],
    counterExample: 'ミホン工業 スタッ口ミホン',
  },
  {
    id: 'kana_in_kanji',
    // Only in words that are written with 工: a name is never another than the printed one.
    pattern:
      /(?<=[鉄木金加施商細精電大人建竣着完])エ(?=[所業務場房事具芸機作程会費賃])|(?<=\p{Script=Han})エ(?=務店|業所|業株|業㈱|業\(株|機(?:$|[\s(㈱株]))|(?<=[精鉄木加施電重化機商])エ(?=$|[\s()（）㈱株有])/gu,
    table: { エ: '工' },
    lettersAlone: true,
    example: ['田村鉄エ所', '田村鉄工所'],
    counterExample: '六甲エ木ジー',
  },
  {
    id: 'legal_form',
    // No other word has these letters, and the form is the same whoever read it.
    pattern: /(?<=株式会|有限会|合同会)杜|(?<=株式|有限)合(?=社)|(?<=株)武(?=会社)|(?<=書|理|護|務)土(?=法人)/g,
    table: { 杜: '社', 合: '会', 武: '式', 土: '士' },
    lettersAlone: true,
    example: ['伊藤設備株式会杜', '伊藤設備株式会社'],
    counterExample: '杜の都合同会社',
  },
  {
    id: 'kanji_one_ends_kana',
    pattern: /(?<=[ァ-ヶ]{2}|[ァ-ヶ]ー[ァ-ヶ]|センタ)一(?=\s|$|長|[A-Za-z])/g,
    table: { 一: 'ー' },
    lettersAlone: true,
    example: ['配車センタ一 担当', '配車センター 担当'],
    counterExample: 'ビル一階',
  },
  {
    id: 'yen_as_field',
    pattern: /(?<=\d,\d{3})田(?=\s*$)/g,
    table: { 田: '円' },
    lettersAlone: true,
    example: ['8.0m3x650   5,200田', '8.0m3x650   5,200円'],
    counterExample: '山田 5,200 田',
  },
  {
    id: 'yen_as_letter',
    pattern: /(?<=^|\s{2}|(?:対象|税等?|外|内|※|@)\s?)Y(?=[1-9lI][\dlIOo]{0,3}(?:[.,][\dlIOo]{3})*(?:[\s)）]|$))/g,
    table: { Y: '¥' },
    lettersAlone: true,
    example: ['製本 テープ   Y66O', '製本 テープ   ¥660'],
    counterExample: '型番 Y66O',
  },
  {
    id: 'sum_of_letters',
    // Behind the word of a sum, at the end of its row, nothing but an amount stands.
    pattern:
      /(?<=(?:小\s?計|合\s?計|総額|消費税[^\s\d]{0,3}(?:\([\dlIO]{1,2}%\))?)\s{1,40}[Y¥\\]?)[\dlI][\dlIOo]{0,2}(?:[.,][\dlIOo]{3})+(?=円?\s*$)/g,
    table: { ...LOOKALIKE, '.': ',' },
    lettersAlone: true,
    example: ['小計  llO.OOO', '小計  110,000'],
    counterExample: '小計 lll',
  },
  {
    id: 'tax_of_letters',
    pattern:
      /(?<=(?:消費税|内税|税額)[^\s\d]{0,3}(?:\(?[\dlIO]{1,2}%\)?)?\s{1,40}[¥\\]?)[\dlI][\dlIOo]{1,2}(?=円?\)?\s*$)/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['(内消費税10%  l4O)', '(内消費税10%  140)'],
    counterExample: '税理士 lOO',
  },
  {
    id: 'group_of_letters',
    // A comma and three letters that look like digits: no word is written so.
    pattern: /(?<=[\s@¥\\x])[lI][OolI]{0,2}(?:,(?=[I]{0,2}[Ool])[OolI]{3})+(?=円?\)?(?:\s|$))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['ブレンド  2  l,OOO', 'ブレンド  2  1,000'],
    counterExample: 'l,OLE',
  },
  ...DATE_READINGS,
  {
    id: 'grouped_number',
    pattern: /(?<![A-XZa-wyz\d])[1-9lISB][\dOoQDlISB]{0,2}(?:[,.]\s?[\dOoQDlISB]{3})+(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['66,OOO', '66,000'],
    counterExample: 'BIS,OLS',
  },
  {
    id: 'registration_in_kanji',
    pattern: /(?<=T\s?)[〇○零一二三四五六七八九]{13}(?![〇○零一二三四五六七八九])/g,
    table: KANJI,
    lettersAlone: true,
    example: ['登録番号 T八〇四七〇〇一〇一五七〇九', '登録番号 T8047001015709'],
    counterExample: 'T字路 一二三',
  },
  {
    id: 'number_that_ends_a_row',
    // Behind a gap, at the end of a row of goods: a letter and digits, or digits and a letter.
    pattern: /(?<=\p{L}.*(?:\s{2}|[※*]\s*))(?:[lI][\dOo]{1,2}|[1-9][\dOo]?[Oo])(?=[※*軽]?\s*$)/gu,
    table: LOOKALIKE,
    example: ['スポーツ飲料 2L ※     l58', 'スポーツ飲料 2L ※     158'],
    counterExample: '型番  l5B',
  },
  {
    id: 'sen_of_letters',
    pattern: /(?<=\d\.)[\dOo]{2}(?=\s?円)/g,
    table: { O: '0', o: '0' },
    lettersAlone: true,
    example: ['基本料金  65,232.OO円', '基本料金  65,232.00円'],
    counterExample: 'ver1.OO',
  },
  {
    id: 'after_currency_sign',
    pattern: /(?<=[¥\\]\s?)[\dlISB][\dOoQDlISB]{1,7}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['¥5OO', '¥500'],
    counterExample: '¥SO LD',
  },
  {
    id: 'groups_behind_sign',
    pattern: /(?<=[¥\\]\s?)[\dlI][\dlIOo]{0,2}(?:[.,][\dlIOo]{3})+(?=[円)-]{0,2}\s*$)/g,
    table: { ...LOOKALIKE, '.': ',' },
    lettersAlone: true,
    example: ['現金  ¥lO.OOO', '現金  ¥10,000'],
    counterExample: '¥lO.OO',
  },
  {
    id: 'before_yen',
    pattern: /(?<![A-Za-z\d,.])[1-9lI][\dOolI]{0,3}(?=\s?円)/g,
    table: LOOKALIKE,
    example: ['駐車料金 8OO円', '駐車料金 800円'],
    counterExample: 'OLの円卓',
  },
  ...GOODS_READINGS,
  {
    id: 'percent',
    pattern: /(?<![A-Za-z\d])[1lI][0OoQ](?=\s?%)/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['消費税(l0%)', '消費税(10%)'],
    counterExample: 'LOVE%',
  },
  {
    id: 'kanji_percent',
    pattern: /(?<![一-龠])[一八][〇○]?(?=%)/g,
    table: KANJI,
    example: ['消費税額(一〇%)', '消費税額(10%)'],
    counterExample: '十八%',
  },
  {
    id: 'amount_alone',
    // A row of its own, of nothing but groups of three: no word looks so.
    pattern: /^\s*[¥\\]?[\dlI][\dlIOo]{0,2}(?:[.,][\dlIOo]{3})+(?=\s*$)/g,
    table: { ...LOOKALIKE, '.': ',' },
    lettersAlone: true,
    example: ['        llO.OOO', '        110,000'],
    counterExample: 'lll OOO',
  },
  {
    id: 'day_opens_row',
    pattern: /(?<=^\s*)[01l]?[\dOl]\/[0-3Ol]?[\dOl](?=\s+[^\d\s/])/g,
    table: LOOKALIKE,
    example: ['1O/8 瓶', '10/8 瓶'],
    counterExample: 'l/l の紙',
  },
  {
    id: 'kanji_thousands',
    pattern:
      /(?<![一-龠〇○])[一二三四五六七八九][〇○一二三四五六七八九]{0,2}(?:[、,][〇○一二三四五六七八九]{3})+(?![一-龠〇○](?<!円))/g,
    table: { ...KANJI, '、': ',' },
    example: ['石材  二〇、〇〇〇', '石材  20,000'],
    counterExample: '第一、第二',
  },
  {
    id: 'kanji_figures_of_yen',
    pattern: /(?<![一-龠〇○](?<![計額税価代金]))[一二三四五六七八九][〇○零一二三四五六七八九]{2,7}(?=円)/g,
    table: KANJI,
    example: ['計一六五〇〇円', '計16500円'],
    counterExample: '一万二千円',
  },
  ...CONTACT_READINGS,
];

/** Without one of these nothing can apply; most lines have none. */
const SUSPECT =
  /[式限同]会杜|[式限]合社|株武|土法人|\d曰|令禾|[ァ-ヶ]一(?:[ァ-ヶ長A-Za-z\s]|$)|[ァ-ヶー][卜力工夕][ァ-ヶー]|\d田|\p{Script=Han}エ(?:\p{Script=Han}|$|[\s()（）㈱])|\dー\d|\d[OoQDlISBZ|]|[OoQDlISBZ|]\d|OO|[/.][OolI]{1,2}[/.]|[OolI]:\d|[〇零○一二三四五六七八九]{2}|年\s?[lI]|[¥\\@][lIO]|[lO][個枚本点袋式台箱缶冊部名回食泊頁束巻組脚着足膳杯皿玉丁株鉢樽件室席便通セケ時かヶ]|・[\dOol]{1,4}・|[lI]-\d|-[lI]O?(?![A-Za-z])|\d一\d|[一八]%|[1lI][0OoQ]\s?%|^\s*[lI][\dlIOo.,]+$|\sl[lSO\s]|xl\d|\bY[\dlI]|[lI][.,][\dlIO]{3}/u;

/** Text of the same length with letters and kanji read as the digits they stand for. */
export function readDigits(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let read = text;
  for (const { lettersAlone, pattern, table } of READINGS) {
    // To look costs less than to replace nothing.
    pattern.lastIndex = 0;
    if (!pattern.test(read)) continue;
    read = read.replace(pattern, (match) =>
      // At least one true digit (or a kanji numeral) must be there: letters alone are a word, but not between 年 and 月.
      lettersAlone || /[\d〇零○一二三四五六七八九]/.test(match)
        ? [...match].map((sign) => table[sign] ?? sign).join('')
        : match,
    );
  }
  return read;
}
