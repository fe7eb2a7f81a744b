export const LIMIT = 12_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(LIMIT / piece.length)).slice(0, LIMIT);

/** Texts made to hurt: each is the longest the request allows. Cards take no text. */
export const HOSTILE: Readonly<Record<string, string>> = {
  digits: fill('1'),
  digit_groups: fill('1,234 '),
  totals: fill('合計'),
  totals_with_amounts: fill('合計 1,234\n'),
  brackets: fill('('),
  nested_brackets: `${'('.repeat(LIMIT / 2)}${')'.repeat(LIMIT / 2)}`,
  rates: fill('10%対象 1,000 消費税 100\n'),
  companies: fill('株式会社'),
  letters: fill('ア'),
  spaces: fill(' '),
  newlines: fill('a\n'),
  t_numbers: fill('T1234567890123 '),
  dates: fill('2026/11/15 '),
  phones: fill('03-1234-5678 '),
  emails: fill('a@a.'),
  kanji_numbers: fill('一二三'),
  items: fill('品 1 100 100\n'),
  surrogates: fill('𠮷'),
};
