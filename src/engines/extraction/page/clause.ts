import type { Row } from './rows.ts';

/** `第4条(料金) …`, `3. 料金は2027年4月1日より…改定する。`: terms of a contract speak of other days and sums than the paper's own. */
export const isClause = ({ tight }: Pick<Row, 'tight'>): boolean =>
  ARTICLE.test(tight) || (tight.length >= SENTENCE && NUMBERED_SENTENCE.test(tight));
const ARTICLE = /^第[\d一二三四五六七八九十]{1,3}条/;
const NUMBERED_SENTENCE = /^[(（]?\d{1,2}[.)、]\p{L}[^¥\\]*(?:する|ない|ます|ません|こと)。/u;
/** Shorter ones may be the name of something sold. */
const SENTENCE = 20;
