import type { Row } from '../page/rows.ts';

/** RFC 5322 §3.6: From, Sent, To and Subject stand around the day on which a mail was sent. */
const FIELD = /^(?:From|To|Cc|Subject|Reply-To|差出人|送信者|宛先|件名)\s?[:：]/i;
const SENT = /^(?:Date|Sent|日時|送信日時?|受信日時?)\s?[:：]/i;
const REACH = 3;

/** The day on which a mail was sent: that of the paper in it only where it bears no other. */
export const isMailDay = (rows: readonly Row[], row: Row): boolean =>
  SENT.test(row.text.trim()) &&
  rows
    .slice(Math.max(0, row.index - REACH), row.index + REACH + 1)
    .some((other) => other !== row && FIELD.test(other.text.trim()));
