import { anyOf } from '../../../japan/any-of.ts';
import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { readHeading } from '../items/columns.ts';
import type { Row } from '../page/rows.ts';
import {
  INVOICE_NUMBER_LABELS,
  type NumberLabel,
  OF_ANOTHER_PAPER,
  OTHER_NUMBER,
  RECEIPT_NUMBER_LABELS,
} from '../vocabulary/number-labels.ts';
import type { Analysis } from './analysis.ts';
import {
  besideInvoiceTitle,
  besideReceiptTitle,
  isOtherValue,
  isRegistration,
  setApartInHead,
} from './number-beside-title.ts';

/** The number that an invoice bears. */
export const findInvoiceId = (analysis: Analysis): Candidate<string> | null =>
  findNumber(analysis, OF_INVOICES) ?? besideInvoiceTitle(analysis) ?? setApartInHead(analysis, 'invoice');

/** The number that a receipt bears. */
export const findReceiptNumber = (analysis: Analysis): Candidate<string> | null =>
  findNumber(analysis, OF_RECEIPTS) ??
  behindTime(analysis) ??
  besideReceiptTitle(analysis) ??
  setApartInHead(analysis, 'receipt');

/** `09/24 No5521 シリコンセラ  4 缶  58,400`: the number of a delivery among the goods. */
const DELIVERY = /^\s*\d{1,2}[/月]\d{1,2}日?\s.*\d,\d{3}\s*$/;
const VALUE =
  /^\s*(?:[:：.,#]|No\.?)*\s*#?\s*(\p{Script=Han}{0,5}\d{0,4}第[\dA-Z-]+号|(?:(?!第|令和|平成|昭和)(?:\p{Script=Han}{1,3}-?|[\p{Script=Katakana}\p{Script=Hiragana}]-)(?=\d))?[A-Za-z0-9][A-Za-z0-9\-_/.]*(?:(?<=-)\p{Script=Han}{1,2}-\d[A-Za-z0-9-]*)?)/u;

interface Labels {
  readonly isLabelled: (text: string) => boolean;
  readonly likely: (text: string) => readonly NumberLabel[];
}
const labelsOf = (labels: readonly NumberLabel[]): Labels => ({
  isLabelled: anyOf(labels.map(({ pattern }) => pattern)),
  likely: likelyPatterns(labels, ({ pattern }) => pattern),
});
const OF_INVOICES = labelsOf(INVOICE_NUMBER_LABELS);
const OF_RECEIPTS = labelsOf(RECEIPT_NUMBER_LABELS);

function findNumber(analysis: Analysis, { isLabelled, likely }: Labels): Candidate<string> | null {
  const { rows, bankRows } = analysis;
  const labelled = rows.filter(
    (row) => isLabelled(row.text) && !bankRows.has(row.index) && !/記号\d/.test(row.tight) && !DELIVERY.test(row.text),
  );
  for (const { pattern } of likely(labelled.map((row) => row.text).join('\n')))
    for (const row of labelled)
      for (const match of matchesOf(row.text, pattern)) {
        const from = match.index + match[0].length;
        if (OTHER_NUMBER.test(row.text.slice(0, match.index)) || isOfAnotherPaper(row, match.index, from)) continue;
        const found = valueAt(row, from);
        if (found && !isRegistration(analysis, found)) return found;
        const below = found ? null : valueBelow(rows, row, match.index, from);
        if (below && !isOtherValue(analysis, below)) return below;
      }
  return null;
}

/** `元伝票 88014`, `2026年9月1日付請求書 S-118`; in `伝票No R-88120  元伝票 88014` the first number is this paper's. */
function isOfAnotherPaper(row: Row, at: number, from: number): boolean {
  const own = row.segments.findLast((segment) => segment.start <= at);
  const isFirst = own !== undefined && own.start === at && !OF_ANOTHER_PAPER.test(row.text.slice(0, from));
  return OF_ANOTHER_PAPER.test(row.tight) && !isFirst;
}

function valueAt(row: Row, from: number): Candidate<string> | null {
  const rest = row.text.slice(from).replace(/^\s?[(（][^)）]*[)）]/, (text) => ' '.repeat(text.length));
  const match = VALUE.exec(rest);
  if (!match || !/\d/.test(match[1]!)) return null;
  const printed = match[1]!.replace(/[.\-_/]+$/, '');
  // 月極駐車場 No.3,4,5: several of a kind.
  if (/^\d{1,3}$/.test(printed) && /^[,、・]\s?\d/.test(rest.slice(match[0].length))) return null;
  if (/^\d{1,2}[/.]\d{1,2}$/.test(printed) || /^[¥\\]/.test(rest.trim())) return null;
  const start = from + rest.indexOf(match[1]!);
  return asCode(row, start, printed);
}

function valueBelow(rows: readonly Row[], row: Row, at: number, until: number): Candidate<string> | null {
  if (row.text.slice(until).trim() !== '' && row.segments.length < 2) return null;
  const below = rows[row.index + 1];
  // 伝票日 伝票No 品名 …: the column numbers what was delivered.
  if (!below || readHeading(row)) return null;
  const [left, right] = [row.column(at), row.column(until)];
  const segment = below.segments.find((entry) => entry.left < right + 2 && entry.right > left - 2);
  if (!segment || !/^[A-Za-z0-9][A-Za-z0-9\-_/]*$/.test(segment.text) || !/\d/.test(segment.text)) return null;
  return asCode(below, segment.start, segment.text);
}

/** `ED-2026-O18` → `ED-2026-018`: in a part of figures alone O and l were figures; so was the l of `S-7702-l`. */
function asCode(row: Row, start: number, printed: string): Candidate<string> {
  const value = printed.replace(/[A-Za-z0-9]+/g, (part) =>
    part === 'l' || (/\d/.test(part) && /^[\dOolI]+$/.test(part))
      ? part.replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
      : part,
  );
  const repairs = value === printed ? [] : ['letter_map'];
  return { row, start, end: start + printed.length, value, repairs };
}

/** A till, a counter or a machine, which is counted first. */
const TILL = String.raw`(?:店:\d{1,5}\s機:\d{1,4}|(?:レジ|ﾚｼﾞ|POS|R|窓口|券売機|精算機|発券機|#)\s?(?:No\.?)?[-#]?\d{1,3})`;
/** What a till calls its slips: CHK 20887, R:0226, 取:5572, ｳｹﾂｹ 0551. */
const SLIP = String.raw`(?:(?:CHK|Order|取|受付|ｳｹﾂｹ|契約|レジ|ﾚｼﾞ|窓)\s?[:#.]?\s?|(?:Tr|[RJ])[:#.]\s?)`;
const SLIP_CODE = String.raw`R\d{4,8}|[A-Z]{0,2}-?\d{1,6}(?:-\d{1,4})?-\d{2,8}|[A-Z]-\d{4,8}|(?!000\d$)\d{4,7}`;
const BEHIND_TIME = new RegExp(
  String.raw`^(?:\s+${TILL}(?=\s))?\s+(?:[[(]?(?:${SLIP})?#?(${SLIP_CODE})[\])]?|#((?!0\d$)\d{1,6}))$`,
  'i',
);

/** `26-11-13(金) 17:58    1-0441`, `16:40:22 [08-0031]`, `2026/08/13 16:05  #22`: alone behind the time of a till, or behind the till. */
function behindTime({ times }: Analysis): Candidate<string> | null {
  for (const { row, end } of times) {
    const match = BEHIND_TIME.exec(row.text.slice(end).trimEnd());
    const code = match?.[1] ?? match?.[2];
    if (match && code) return asCode(row, end + match[0].indexOf(code), code);
  }
  return null;
}
