import type { Row } from '../page/rows.ts';

/** `¥81)` in a row of its own: it belongs to the label whose bracket it closes, and is neither a total nor a price. */
export const closesBracket = ({ tight }: Pick<Row, 'tight'>): boolean => CLOSES.test(tight);
const CLOSES = /^[-△▲]?[¥\\]?\d[\d,]*円?[)）]$/;

/** `(内税額`: a label that waits for the value that closes its bracket. */
export const opensBracket = ({ tight }: Pick<Row, 'tight'>): boolean => OPENS.test(tight);
const OPENS = /[(（][^()（）]*\p{L}[^()（）\d]*$/u;
