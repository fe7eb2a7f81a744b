/** `2026-05-01 09:52  FROM:0985-28-7703  TO:0985-31-4420  P.01/01`: what a fax prints over the paper it sends. */
const SENT = /(?:^|\s)(?:FROM|TO|FAX|TEL|送信元?|発信元?)\s?[:.：]?\s?\S/i;
const PAGE = /\bP(?:age|\.)?\s?[:.]?\s?\d{1,3}(?:\s?\/\s?\d{1,3})?\s*$|\d{1,3}\s?\/\s?\d{1,3}\s?(?:ページ|頁)\s*$/i;
const SENT_AT = /\d{1,2}\s?[:時]\s?\d{2}/;

/** Its day and its numbers are those of the sending, not of the paper. */
export const isFaxHeader = (text: string): boolean => PAGE.test(text) && SENT.test(text) && SENT_AT.test(text);
