/**
 * Letters and kanji that stand for digits, read as digits where the surroundings leave nothing else: a year, a price,
 * a phone number, a postal code, a rate, a house number. Every replacement keeps the length, so positions stay; what
 * was printed stays in the evidence. Digit for digit nothing is ever changed.
 */
const LOOKALIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
};
const KANJI: Readonly<Record<string, string>> = Object.fromEntries(
  [...'〇一二三四五六七八九']
    .map((sign, digit) => [sign, String(digit)])
    .concat([
      ['零', '0'],
      ['○', '0'],
    ]),
);

interface Reading {
  readonly id: string;
  readonly pattern: RegExp;
  readonly table: Readonly<Record<string, string>>;
  /** The place alone says that a number stands there: no true digit is needed. */
  readonly lettersAlone?: true;
  readonly example: readonly [printed: string, read: string];
  readonly counterExample: string;
}

/** Letters inside numbers whose form says what they are. */
export const READINGS: readonly Reading[] = [
  {
    id: 'long_mark_between_digits',
    pattern: /(?<=\d)ー(?=\d)/g,
    table: { ー: '-' },
    example: ['TEL 0965ー33ー2218', 'TEL 0965-33-2218'],
    counterExample: 'エー2ーム',
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
    id: 'kana_in_kanji',
    // Only in words that are written with 工: a name is never another than the printed one.
    pattern:
      /(?<=[鉄木加施商細精電大人建竣着完])エ(?=[所業務場房事具芸機作程会])|(?<=\p{Script=Han})エ(?=務店|業所|業株|業㈱|業\(株)/gu,
    table: { エ: '工' },
    lettersAlone: true,
    example: ['田村鉄エ所', '田村鉄工所'],
    counterExample: '六甲エ木ジー',
  },
  {
    id: 'legal_form',
    // No other word has these letters, and the form is the same whoever read it.
    pattern: /(?<=株式会|有限会|合同会)杜|(?<=株式|有限)合(?=社)|(?<=株)武(?=会社)/g,
    table: { 杜: '社', 合: '会', 武: '式' },
    lettersAlone: true,
    example: ['伊藤設備株式会杜', '伊藤設備株式会社'],
    counterExample: '杜の都合同会社',
  },
  {
    id: 'kanji_one_ends_kana',
    pattern: /(?<=[ァ-ヶ]{2}|[ァ-ヶ]ー[ァ-ヶ]|センタ)一(?=\s|$|長)/g,
    table: { 一: 'ー' },
    lettersAlone: true,
    example: ['配車センタ一 担当', '配車センター 担当'],
    counterExample: 'ビル一階',
  },
  {
    id: 'year',
    pattern: /(?<![A-Za-z0-9])[2１1l][0OoQ9][\dOoQDlI]{2}(?=\s?[年/.-])/g,
    table: LOOKALIKE,
    example: ['2O26年l月', '2026年l月'],
    counterExample: '型番 2OLED-9',
  },
  {
    id: 'month_or_day',
    pattern: /(?<=年\s{0,2}|月\s{0,2})[\dOoQlI]{1,2}(?=\s?[月日])/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['2026年l月2O日', '2026年1月20日'],
    counterExample: 'ビタミンl個',
  },
  {
    id: 'month_after_separator',
    pattern:
      /(?<=(?<![A-Za-z\d])(?:20\d\d|[RH]\.?\s?\d{1,2})\s?[/.-])[\dOoQlI]{1,2}(?=[/.-][\dOoQlI]{1,2}(?![A-Za-z\d/.-]))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['R8.l1.O3', 'R8.11.O3'],
    counterExample: '型番 A8.l1.O3',
  },
  {
    id: 'day_after_separator',
    pattern: /(?<=(?<![A-Za-z\d])(?:20\d\d|[RH]\.?\s?\d{1,2})\s?[/.-]\d{1,2}[/.-])[\dOoQlI]{1,2}(?![A-Za-z\d/.-])/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['2026/11/O7(土)', '2026/11/07(土)'],
    counterExample: '2026/11/OLD',
  },
  {
    id: 'short_date',
    pattern: /(?<![A-Za-z\d/.-])2\d\/[01OolI]?[\dOoQlI]\/[0-3OolI][\dOoQlI](?![A-Za-z\d/.-])/g,
    table: LOOKALIKE,
    example: ['締日 26/1O/20', '締日 26/10/20'],
    counterExample: '26/OLD/IO',
  },
  {
    id: 'time_of_day',
    pattern: /(?<![A-Za-z\d:])[0-2OolI]?[\dOoQlI]:[0-5OoQlI][\dOoQlI](?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['2026/11/07 lO:19', '2026/11/07 10:19'],
    counterExample: 'Il:Io',
  },
  {
    id: 'grouped_number',
    pattern: /(?<![A-XZa-z\d])[1-9lISB][\dOoQDlISB]{0,2}(?:[,.]\s?[\dOoQDlISB]{3})+(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['66,OOO', '66,000'],
    counterExample: 'BIS,OLS',
  },
  {
    id: 'after_currency_sign',
    pattern: /(?<=[¥\\]\s?)[\dlISB][\dOoQDlISB]{1,7}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['¥5OO', '¥500'],
    counterExample: '¥SO LD',
  },
  {
    id: 'percent',
    pattern: /(?<![A-Za-z\d])[1lI][0OoQ](?=\s?%)/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['消費税(l0%)', '消費税(10%)'],
    counterExample: 'LOVE%',
  },
  {
    id: 'phone',
    pattern: /(?<![A-Za-z\d-])[0OoQ][\dOoQDlI]{1,4}-[\dOoQDlI]{1,4}-[\dOoQDlI]{3,4}(?![A-Za-z\d-])/g,
    table: LOOKALIKE,
    example: ['TEL O98-867-34l2', 'TEL 098-867-3412'],
    counterExample: 'OLD-ODD-IDOL',
  },
  {
    id: 'phone_behind_its_label',
    pattern:
      /(?<=(?:TEL|Tel|tel|FAX|Fax|fax)[.:]?\s?)[0OoQ][\dOoQDlI]{1,4}-[\dOoQDlI]{1,4}-[\dOoQDlI]{3,4}(?![A-Za-z\d-])/g,
    table: LOOKALIKE,
    example: ['TELO766-55-0l42', 'TEL0766-55-0142'],
    counterExample: 'HOTELOOO-OO-OOO',
  },
  {
    id: 'lot_number',
    pattern: /(?<=[町村字丁地目]\s?)[lI](?=\d{2,4}(?![A-Za-z\d,.]))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['南魚沼市六日町l845', '南魚沼市六日町1845'],
    counterExample: '型番l845',
  },
  {
    id: 'postal_code',
    pattern: /(?<=〒\s?)[\dOoQDlI]{3}-?[\dOoQDlI]{4}(?![A-Za-z\d])/g,
    table: LOOKALIKE,
    example: ['〒9OO-OO15', '〒900-0015'],
    counterExample: '〒ODD-IDOL',
  },
  {
    id: 'house_number',
    pattern:
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[1-9][\dOoQlI]{0,3}(?:-[\dOoQlI]{1,4}){1,3}(?![A-Za-z\d])/gu,
    table: LOOKALIKE,
    example: ['那覇市久茂地2-l9-8', '那覇市久茂地2-19-8'],
    counterExample: '規格A-IO-2',
  },
  {
    id: 'kanji_phone',
    pattern: /[〇零○一二三四五六七八九]{2,5}[-ー][〇零○一二三四五六七八九]{1,4}[-ー][〇零○一二三四五六七八九]{3,4}/g,
    table: { ...KANJI, ー: '-' },
    example: ['電話〇七五-五五〇-四二一三', '電話075-550-4213'],
    counterExample: '一二三丁目',
  },
  {
    id: 'kanji_phone_in_brackets',
    pattern: /[〇零○一二三四五六七八九]{2,5}\([〇零○一二三四五六七八九]{1,4}\)[〇零○一二三四五六七八九]{3,4}/g,
    table: KANJI,
    example: ['電話 〇七五(五五〇)四二一三', '電話 075(550)4213'],
    counterExample: '二(三)四',
  },
  {
    id: 'kanji_percent',
    pattern: /(?<![一-龠])[一八][〇○]?(?=%)/g,
    table: KANJI,
    example: ['消費税額(一〇%)', '消費税額(10%)'],
    counterExample: '十八%',
  },
  {
    id: 'kanji_postal_code',
    pattern: /(?<=〒\s{0,2})[〇零○一二三四五六七八九]{3}[-ー][〇零○一二三四五六七八九]{4}/g,
    table: { ...KANJI, ー: '-' },
    example: ['〒七五八-〇〇一一', '〒758-0011'],
    counterExample: '三三三-四四四四',
  },
];

/** Without one of these nothing can apply; most lines have none. */
const SUSPECT =
  /[式限同]会杜|[式限]合社|株武|[ァ-ヶ]一(?:[ァ-ヶ長\s]|$)|\p{Script=Han}エ\p{Script=Han}|\dー\d|\d[OoQDlISB|]|[OoQDlISB|]\d|OO|[/.][OolI]{1,2}[/.]|[OolI]:\d|[〇零○一二三四五六七八九]{2}|年\s?[lI]|[一八]%|[1lI][0OoQ]\s?%/u;

/** Text of the same length with letters and kanji read as the digits they stand for. */
export function readDigits(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let read = text;
  for (const { lettersAlone, pattern, table } of READINGS)
    read = read.replace(pattern, (match) =>
      // At least one true digit (or a kanji numeral) must be there: letters alone are a word, but not between 年 and 月.
      lettersAlone || /[\d〇零○一二三四五六七八九]/.test(match)
        ? [...match].map((sign) => table[sign] ?? sign).join('')
        : match,
    );
  return read;
}
