/** `¥1 100`, `合計 66 000`: a paper whose thousands are set apart by a space, or whose commas were not read. */
const MARKED =
  /[¥\\]\s?\d{1,3}(?: \d{3})+(?![\d,.])|(?:計|額|税[^\d\s]{0,8}|預り?|釣り?)\s+\d{1,3}(?: \d{3})+\s*[)円也]?\s*$/;
/** The last number of a row, or one beside a currency sign. */
const SPACED =
  /(?<=[¥\\]\s?)\d{1,3}(?: \d{3})+(?![\d,.])|(?<![\d,.\-/xX×@])\d{1,3}(?: \d{3})+(?=\s*[円)内外※*也-]*\s*$)|(?<=\s{2})\d{1,3}(?: \d{3})+(?=\s{2})/g;

const COMMAS = /\d,\d{3}(?!\d)/;

/** `入湯税 2 100` on a paper that prints its commas is a count and an amount. */
export const hasSpacedThousands = (texts: readonly string[]): boolean => {
  const marked = texts.filter((text) => MARKED.test(text));
  if (marked.length !== 1) return marked.length > 1;
  return /[¥\\]/.test(marked[0]!) || texts.filter((text) => COMMAS.test(text)).length < 2;
};

/** The spaces inside such numbers become commas; nothing moves. */
export const readThousands = (text: string): string =>
  text.replace(SPACED, (number, at: number) =>
    // `単価 @ 3 850` after a sign of multiplication is a price, `3名 100` is not one number.
    /[xX×@]\s?$/.test(text.slice(0, at)) ? number : number.replaceAll(' ', ','),
  );
