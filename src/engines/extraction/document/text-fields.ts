import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import type { Analysis } from './analysis.ts';

interface LabelledField {
  /** Strong labels first. */
  readonly labels: readonly RegExp[];
}

const VALUE = /^\s*(?:[:：.#]|No\.?)*\s*#?\s*([A-Za-z0-9][A-Za-z0-9\-_/.]*)/;

const INVOICE_ID: LabelledField = {
  labels: [
    /(?:御|ご)?請求書?\s?(?:番号|No\.?|NO\.?|№|ID|ナンバー)/gi,
    /^\s*(?:御|ご)?請求書\s+(?:番号\s?)?(?=[A-Z]{1,4}-?\d)/g,
    /Invoice\s?(?:No\.?|Number|#|ID)(?:\s?請求書番号)?/gi,
    /(?:管理|書類|文書|発行|通知)(?:番号|No\.?)/gi,
    /(?:伝票|売上)(?:番号|No\.?)/gi,
    /(?:注文|受注)(?:番号|No\.?)/gi,
    /(?<=^|\s)番号(?=\s?[:：]?\s?[A-Za-z0-9])/g,
    /(?<![A-Za-z])(?:No\.?|NO\.?|№)(?=\s?[:：.]?\s?[A-Za-z0-9])/g,
  ],
};
const RECEIPT_NUMBER: LabelledField = {
  labels: [
    /返品\s?(?:番号|No\.?|NO\.?)/gi,
    /(?:レシート|領収書|領収証|領収)\s?(?:番号|No\.?|NO\.?|№|ナンバー)/gi,
    /レシート(?=\s?[:：]?\s?\d)/g,
    /(?:領収書|領収証|レシート)\s?(?=#)/g,
    /(?:取引|伝票|売上|ジャーナル|処理|精算)\s?(?:番号|No\.?|NO\.?|№|ID)/gi,
    /Receipt\s?(?:No\.?|Number|#)/gi,
    /(?:注文|オーダー|購入|送り状|予約)\s?(?:番号|No\.?)/gi,
    /(?:伝票|取引|トリヒキ)(?=\s?[:：]?\s?(?:[A-Z]{1,3}-?)?\d)/g,
    /(?<![A-Za-z])(?:No\.?|NO\.?|№)(?=\s?[:：.]?\s?[A-Za-z0-9])/g,
    /(?<=^|\s)(?=#\d{3,})/g,
  ],
};
const NEGATIVE =
  /(?:お客様|端末|承認|会員|呼出|店|卓|テーブル|レジ|登録|電話|口座|車両?|整理|顧客|カード|法人|事業者|免許|許可|郵便|取扱|担当者?|部屋|客室|ルーム|Registration|Tel|Room|Table|ページ|Page|コード|得意先|メーター|供給地点|契約|口|機|号車)\s?$/i;

/** A number of the paper this one goes back to. */
const OF_ANOTHER_PAPER = /(?:元|当初|旧)(?:取引|伝票|請求|レシート)|対象[::].*(?:請求|納品)|付請求書|返品元/;

function findNumber(
  rows: readonly Row[],
  { labels }: LabelledField,
  skip: ReadonlySet<number>,
): Candidate<string> | null {
  for (const label of labels)
    for (const row of rows) {
      if (skip.has(row.index) || OF_ANOTHER_PAPER.test(row.tight) || /記号\d/.test(row.tight)) continue;
      for (const match of row.text.matchAll(label)) {
        const before = row.text.slice(0, match.index);
        if (NEGATIVE.test(before)) continue;
        const from = match.index + match[0].length;
        const direct = valueAt(row, from) ?? valueBelow(rows, row, match.index, from);
        if (direct) return direct;
      }
    }
  return null;
}

function valueAt(row: Row, from: number): Candidate<string> | null {
  const rest = row.text.slice(from).replace(/^\s?[(（][^)）]*[)）]/, (text) => ' '.repeat(text.length));
  const match = VALUE.exec(rest);
  if (!match || !/\d/.test(match[1]!)) return null;
  const value = match[1]!.replace(/[.\-_/]+$/, '');
  if (/^\d{1,2}[/.]\d{1,2}$/.test(value) || /^[¥\\]/.test(rest.trim())) return null;
  const start = from + rest.indexOf(match[1]!);
  return { row, start, end: start + value.length, value, repairs: [] };
}

function valueBelow(rows: readonly Row[], row: Row, at: number, until: number): Candidate<string> | null {
  if (row.text.slice(until).trim() !== '' && row.segments.length < 2) return null;
  const below = rows[row.index + 1];
  if (!below) return null;
  const [left, right] = [row.column(at), row.column(until)];
  const segment = below.segments.find((entry) => entry.left < right + 2 && entry.right > left - 2);
  if (!segment || !/^[A-Za-z0-9][A-Za-z0-9\-_/]*$/.test(segment.text) || !/\d/.test(segment.text)) return null;
  return { row: below, start: segment.start, end: segment.end, value: segment.text, repairs: [] };
}

export const findInvoiceId = (analysis: Analysis): Candidate<string> | null =>
  findNumber(analysis.rows, INVOICE_ID, analysis.bankRows) ?? besideTitle(analysis);

const TITLED = /^[\s【[]*(?:INVOICE\s?\/?\s?)?(?:(?:御|ご)?請\s?求\s?書|INVOICE)/i;
const CODE = /(?<![\w/.-])#?([A-Z]{1,4}-?\d[\dA-Z]*(?:-[\dA-Z]+)*|\d{2,}(?:-[\dA-Z]+)+)(?![\w/.年月日-])/g;

/** `請求書  発行日 2026年11月6日  S-2217`: a code without a label in the row of the title. */
function besideTitle({ rows, taken }: Analysis): Candidate<string> | null {
  for (const row of rows.slice(0, 4)) {
    if (!TITLED.test(row.text)) continue;
    for (const match of row.text.matchAll(CODE)) {
      const start = match.index + match[0].length - match[1]!.length;
      const end = start + match[1]!.length;
      const isKnown = (taken.get(row.index) ?? []).some((span) => span.start < end && span.end > start);
      if (!isKnown) return { row, start, end, value: match[1]!, repairs: [] };
    }
  }
  return null;
}
export const findReceiptNumber = (analysis: Analysis): Candidate<string> | null =>
  findNumber(analysis.rows, RECEIPT_NUMBER, analysis.bankRows);

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
      const more = options.lines > 1 ? continuation(rows, row, options) : '';
      return { row, start, end: start + clean.length, value: more === '' ? clean : `${clean} ${more}`, repairs: [] };
    }
    const below = rows[row.index + 1];
    const text = below?.segments[0]?.text.trim() ?? '';
    if (below && text.length >= 2 && !/^[¥\d]/.test(text)) {
      const first = below.segments[0]!;
      const more = options.lines > 1 ? continuation(rows, below, options) : '';
      return {
        row: below,
        start: first.start,
        end: first.end,
        value: more === '' ? text : `${text} ${more}`,
        repairs: [],
      };
    }
  }
  return null;
}

/** Further lines of a note, until another heading or a figure begins. */
function continuation(rows: readonly Row[], row: Row, options: { lines: number; stop?: RegExp }): string {
  const parts: string[] = [];
  for (let i = 1; i < options.lines; i++) {
    const next = rows[row.index + i];
    const text = next?.text.trim() ?? '';
    if (
      !next ||
      next.page !== row.page ||
      text === '' ||
      /[:：]|¥|\d{4}|御中|様$/.test(text) ||
      options.stop?.test(text)
    )
      break;
    if (!/[。、・※]|ます|です|さい|ませ/.test(text)) break;
    parts.push(text);
  }
  return parts.join(' ');
}

export const findSummary = (analysis: Analysis): Candidate<string> | null => {
  const found =
    findText(analysis.rows, /(?:件\s?名|案件名|工事名|業務名|ご?請求内容|Subject|Re)\s?[:：]\s?|件\s?名\s+|工事名\s+/, {
      lines: 1,
    }) ??
    findText(analysis.rows, /^\s*摘\s?要\s+(?=\S+(?: \S+)*\s*$)/, { lines: 1 }) ??
    findText(analysis.rows, /但\s?し?書?き?\s?[:：、,]?\s?|(?<![\p{L}])但(?=[、\s])/u, { lines: 1 });
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
