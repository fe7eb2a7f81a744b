import { LOOKALIKE, type Reading } from './letter-reading.ts';

/** Letters read as digits, and signs read as the characters they stand for, in dates and times. */
export const DATE_READINGS: readonly Reading[] = [
  {
    id: 'year',
    pattern: /(?<![A-Za-z0-9])[2１1l][0OoQ9][\dOoQDlI]{2}(?=\s?[年/.-])/g,
    table: LOOKALIKE,
    example: ['2O26年l月', '2026年l月'],
    counterExample: '型番 2OLED-9',
  },
  {
    id: 'era_in_parts',
    pattern: /(?<=令)禾[ロ口](?=\s?[\dOolI]{1,2}\s?年)/g,
    table: { 禾: '和', ロ: ' ', 口: ' ' },
    lettersAlone: true,
    example: ['令禾ロ8年10月7日', '令和 8年10月7日'],
    counterExample: '令禾ロ',
  },
  {
    id: 'letters_in_a_written_year',
    pattern: /(?<![A-Za-z0-9])2[0OoQ][\dOoQDlIZSB]{2}(?=\s?年)/g,
    table: { ...LOOKALIKE, Z: '2' },
    example: ['20Z6年9月11日', '2026年9月11日'],
    counterExample: '型番 20ZB',
  },
  {
    id: 'day_in_bars',
    // 曰 is no unit of anything.
    pattern: /(?<=月\s{0,2}\d{1,2}\s?)曰/g,
    table: { 曰: '日' },
    lettersAlone: true,
    example: ['10月31曰', '10月31日'],
    counterExample: '子曰く',
  },
  {
    id: 'month_or_day',
    pattern: /(?<=年\s{0,2}|月\s{0,2})(?:[\dOoQlI]{1,2}|\d[ZSB])(?=\s?[月日])/g,
    table: { ...LOOKALIKE, Z: '2' },
    lettersAlone: true,
    example: ['2026年l月2O日', '2026年1月20日'],
    counterExample: 'ビタミンl個',
  },
  {
    id: 'month_after_separator',
    pattern:
      /(?<=(?<![A-Za-z\d])(?:20\d\d|[RH]\.?\s?\d{1,2})\s?[/.-]\s?)[\dOoQlI]{1,2}(?=[/.-]\s?[\dOoQlI]{1,2}(?![A-Za-z\d/.-]))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['R8.l1.O3', 'R8.11.O3'],
    counterExample: '型番 A8.l1.O3',
  },
  {
    id: 'day_after_separator',
    pattern:
      /(?<=(?<![A-Za-z\d])(?:20\d\d|[RH]\.?\s?\d{1,2})\s?[/.-]\s?\d{1,2}[/.-]\s?)[\dOoQlI]{1,2}(?![A-Za-z\d/.-])/g,
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
    id: 'minutes_in_words',
    pattern: /(?<=\d\s?時\s?)[0-5OolI][\dOolI](?=\s?分)/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['10月31日(土)16時O4分', '10月31日(土)16時04分'],
    counterExample: '常時OK分',
  },
  {
    id: 'hours_in_words',
    pattern: /(?<=(?:日|[)）])\s{0,3})[012lI]?[\dOolI](?=\s?時(?:[\s頃半]|\s?[\dOolI]{1,2}\s?分|$))/g,
    table: LOOKALIKE,
    lettersAlone: true,
    example: ['お渡し 11/13(金) l6時', 'お渡し 11/13(金) 16時'],
    counterExample: '日OL時代',
  },
];
