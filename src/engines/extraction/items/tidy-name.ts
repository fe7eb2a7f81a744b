/** 設計費: nothing to take away. */
export const LETTERS_ALONE = /^\p{L}+$/u;

/** A name without its marks, without what stands in front of it and behind it to set it off. */
export const tidy = (text: string): string => (LETTERS_ALONE.test(text) ? text : tidied(text));

const tidied = (text: string): string =>
  text
    .replace(/\s*[※＊★☆◎](?=\s|$)/g, '')
    .replace(/^[・\-●○◆◇■□>]+\s*/, '')
    .replace(/(?<![A-Z]\.[A-Z])[\s.・…:_=-]+$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
