import { ONCHU, SAMA } from '../../../japan/honorifics.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import type { Analysis } from './analysis.ts';

/** The text after a label: in its row, or below when the label stands alone. */
function findText(
  rows: readonly Row[],
  label: RegExp,
  options: { lines: number; stop?: RegExp },
): Candidate<string> | null {
  for (const row of rows) {
    const match = label.exec(row.text);
    if (!match) continue;
    const from = match.index + match[0].length;
    const segment = row.segments.find((entry) => entry.end > from);
    const inRow = segment ? row.text.slice(Math.max(from, segment.start), segment.end).trim() : '';
    const clean = inRow.replace(/^[:：、,\s]+/, '');
    if (clean.length >= 2) {
      const start = row.text.indexOf(clean, from);
      return withMore({ row, start, end: start + clean.length, value: clean, repairs: [] }, rows, options);
    }
    const below = rows[row.index + 1];
    const text = below?.segments[0]?.text.trim() ?? '';
    if (below && text.length >= 2 && !/^[¥\d]/.test(text)) {
      const { start, end } = below.segments[0]!;
      return withMore({ row: below, start, end, value: text, repairs: [] }, rows, options);
    }
  }
  return null;
}

/** A text with the lines it goes on in. */
function withMore(
  found: Candidate<string>,
  rows: readonly Row[],
  options: { lines: number; stop?: RegExp },
): Candidate<string> {
  const more = continuation(rows, found.row, options);
  if (more.length === 0) return found;
  const texts = more.map(({ row }) => row.text.trim());
  return { ...found, value: [found.value, ...texts].join(' '), more };
}

/** Further lines of a note, until another heading or a figure begins. */
/** A row that begins something else. */
const OTHER_FIELD = new RegExp(String.raw`[:：]|¥|\d{4}|${ONCHU}|${SAMA}$`);

function continuation(rows: readonly Row[], row: Row, options: { lines: number; stop?: RegExp }): Place[] {
  const parts: Place[] = [];
  for (let i = 1; i < options.lines; i++) {
    const next = rows[row.index + i];
    const text = next?.text.trim() ?? '';
    if (!next || next.page !== row.page || text === '' || OTHER_FIELD.test(text) || options.stop?.test(text)) break;
    if (!/[。、・※]|ます|です|さい|ませ/.test(text)) break;
    parts.push({ row: next, start: next.text.search(/\S/), end: next.text.trimEnd().length });
  }
  return parts;
}

export const findSummary = (analysis: Analysis): Candidate<string> | null => {
  const found =
    findText(analysis.rows, /(?:件\s?名|案件名|工事名|業務名|ご?請求内容|Subject|Re)\s?[:：]\s?|件\s?名\s+|工事名\s+/, {
      lines: 1,
    }) ??
    findText(analysis.rows, /^\s*摘\s?要\s+(?=\S+(?: \S+)*\s*$)/, { lines: 1 }) ??
    findText(
      analysis.rows,
      /但\s?し?書?き?\s?[:：、,]?\s?|(?<![\p{L}])但(?=[、\s])|^\s*ただし(?:\s?[、,:：]\s?|\s+(?=[^。]{2,40}(?:として|代金?|料金?|会費)(?:\s?[(（][^()（）]{1,8}[)）])?\s*$))/u,
      {
        lines: 1,
      },
    ) ??
    // 準中型免許限定解除教習料として銀行振込にて領収: without the word in front.
    findText(analysis.rows, /^\s*(?=[^\s。、:：\d]{2,30}(?:代金?|料金?|費用?|分|会費)として(?:\S{0,12}領収|\s*$))/, {
      lines: 1,
    }) ??
    // 内訳 新幹線自由席特急券・乗車券: no purpose and no priced row, but what it was.
    findText(
      analysis.rows,
      /^\s*(?:内\s?訳|ご?利用内容|内\s?容|品\s?[名目]|商品名?|サービス名|券種|券名|講座名)(?:\s?[:：]\s*|\s+)(?=\p{L}{3})(?!.*(?:[¥\\]|\d,\d{3}|\d円|数量|単価|金額|税率))/u,
      { lines: 1 },
    );
  if (!found) return null;
  const value = found.value
    .replace(/^(?:し|書き)[、,:：\s]*/, '')
    .replace(/^[、,:：\s]+/, '')
    .trim();
  return value.length >= 2 && !/^[_\s]+$/.test(value) ? { ...found, value, start: found.end - value.length } : null;
};

export const findNotes = (analysis: Analysis): Candidate<string> | null =>
  findText(
    analysis.rows,
    /(?:備\s?考|特記事項|Notes?|Remarks?|ご注意|お知らせ)\s?[:：]?\s?(?![欄\p{L}]*\s{2,}(?:数量|単価|金額))/iu,
    { lines: 3 },
  );

const TERMS = /(?:お?支払い?条件|支払い?方法・?条件|決済条件|Payment\s?terms|Terms)\s?[:：]?\s?/i;
const TERMS_PHRASE =
  /(?:毎月)?(?:月末|末日|\d{1,2}日)(?:締め?切?り?)[、,・\s]?(?:翌々?月|当月)(?:末日?|\d{1,2}日)(?:お?(?:支払|払)い?)?|検収後\d+日(?:以内)?(?:お?(?:支払|払)い?)?|請求書(?:発行|受領)後\d+日以内|\bNet\s?\d{1,3}(?:\s?days)?\b|納品後\d+日以内/i;

export function findPaymentTerms(analysis: Analysis): Candidate<string> | null {
  const labelled = findText(analysis.rows, TERMS, { lines: 1 });
  if (labelled && !/^\d{4}[年/-]/.test(labelled.value)) return labelled;
  for (const row of analysis.rows) {
    const match = TERMS_PHRASE.exec(row.text);
    if (match) return { row, start: match.index, end: match.index + match[0].length, value: match[0], repairs: [] };
  }
  return null;
}
