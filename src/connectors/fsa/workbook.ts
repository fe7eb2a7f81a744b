import { foldCompanyName } from '../../japan/company-name.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { ASSOCIATIONS, CATEGORY_FACTS, type Category } from './categories.ts';
import { readDate } from './cell-date.ts';
import { type Cell, corporateNumberOf, labelOf, markOf, postalCodeOf, textOf } from './cells.ts';
import { parseRegistrationNumber } from './registration-number.ts';

/** One operator of a register, as printed and in normal form. Representatives and phone numbers are not taken. */
export interface Registration {
  readonly registrationNumber: string;
  readonly authority: string;
  readonly lawTag: string | null;
  readonly number: number;
  readonly bureau: string;
  readonly registrationDate: string | null;
  readonly name: string;
  readonly nameAsListed: string;
  readonly corporateNumber: string | null;
  readonly postalCode: string | null;
  readonly address: string;
  readonly businessTypes: readonly { readonly code: string; readonly condition: string | null }[];
  readonly associations: readonly string[];
  readonly footnote: string | null;
}

export interface RegisterList {
  readonly category: Category;
  /** The date the sheet itself gives. */
  readonly asOf: string;
  readonly rows: readonly Registration[];
  readonly personsDropped: number;
}

export type Sheet = { readonly sheet: string; readonly data: readonly (readonly Cell[])[] };

/**
 * Reads a register. The header is found by the cell 法人番号, never by its row number (it moved between editions);
 * 所管 is a merged cell carried down; dates are serials, dates or era text.
 */
export function readRegister(category: Category, sheets: readonly Sheet[]): RegisterList {
  const found = sheets.map(({ data }) => ({ data, at: headerRow(data) })).find(({ at }) => at !== -1);
  if (!found) throw new UpstreamError('invalid_response', 'no sheet has a header cell 法人番号');
  const { data, at } = found;
  const columns = columnsOf(data, at);
  checkKind(category, columns);
  const preface = data.slice(0, at);
  const asOf = preface
    .flat()
    .map(readDate)
    .find((date) => date !== null);
  if (!asOf) throw new UpstreamError('invalid_response', 'the sheet gives no date of the list');

  const footnotes = footnotesOf(data);
  const rows: Registration[] = [];
  let bureau = '';
  let unreadable = 0;
  let personsDropped = 0;
  for (const cells of data.slice(columns.firstRow)) {
    bureau =
      textOf(cells[columns.at('所管')])
        .replace(/【.*?】/g, '')
        .replace(/\s/g, '') || bureau;
    const printed = textOf(cells[columns.at('登録番号')]).replace(/\s+/g, ' ');
    if (printed === '') continue;
    const number = parseRegistrationNumber(printed);
    if (!number) {
      unreadable++;
      continue;
    }
    const row = readRow(category, cells, columns, footnotes);
    // An operator without corporate number and without a legal form in its name is a natural person.
    if (row.corporateNumber === null && foldCompanyName(row.name).form === null) personsDropped++;
    else rows.push({ registrationNumber: printed, ...number, bureau, ...row });
  }
  checkCounts(preface, rows.length + personsDropped, unreadable);
  return { category, asOf, rows, personsDropped };
}

type Columns = {
  readonly firstRow: number;
  readonly labels: readonly string[];
  readonly at: (label: string) => number;
};

const headerRow = (data: readonly (readonly Cell[])[]): number =>
  data.findIndex((cells) => cells.some((cell) => labelOf(cell) === '法人番号'));

/** One label per column; the lower of two header rows wins, and a group label spreads over its merged cells. */
function columnsOf(data: readonly (readonly Cell[])[], at: number): Columns {
  const upper = (data[at] ?? []).map(labelOf);
  const below = (data[at + 1] ?? []).map(labelOf);
  const twoRows = below.some((label) => label !== '') && below[upper.indexOf('登録番号')] === '';
  const width = Math.max(upper.length, twoRows ? below.length : 0);
  const labels = Array.from({ length: width }, (_, i) => (twoRows && below[i]) || upper[i] || '');
  const find = (label: string) => labels.findIndex((text) => text === label || text.endsWith(label));
  for (const needed of ['所管', '登録番号', '登録年月日', '業者名', '本店等所在地'])
    if (find(needed) === -1) throw new UpstreamError('invalid_response', `the sheet has no column ${needed}`);
  return { firstRow: at + (twoRows ? 2 : 1), labels, at: find };
}

/** A list of another kind has the same columns but for the name of its operators; taken for this one it would invent registrations. */
function checkKind(category: Category, { labels, at }: Columns): void {
  const label = labels[at('業者名')]!;
  const { ja, formerly } = CATEGORY_FACTS[category];
  if ([ja, ...formerly].some((name) => label.endsWith(`${name}名`))) return;
  throw new UpstreamError('invalid_response', `the sheet lists ${label.replace(/名$/, '')}, not ${ja}`);
}

function readRow(category: Category, cells: readonly Cell[], columns: Columns, footnotes: ReadonlyMap<string, string>) {
  const facts = CATEGORY_FACTS[category];
  const nameAsListed = textOf(cells[columns.at('業者名')]).replace(/\s*\n\s*/g, '');
  const marker = /[※＊*]\s*[0-9０-９]*\s*$/u.exec(nameAsListed)?.[0];
  const name = (marker ? nameAsListed.slice(0, -marker.length) : nameAsListed).trim();
  const marks = columns.labels.map((label, i) => ({ label, mark: markOf(cells[i]) })).filter(({ mark }) => mark);
  const codes = (table: readonly (readonly [string, string])[]) =>
    marks.flatMap(({ label, mark }) => {
      const known = table.find(([begin]) => label.startsWith(begin) && !label.startsWith(`${begin}金融商品取引業協会`));
      return known ? [{ code: known[1], condition: mark!.condition }] : [];
    });
  const listed = codes(facts.businessTypes);
  return {
    registrationDate: readDate(cells[columns.at('登録年月日')]),
    name,
    nameAsListed,
    corporateNumber: corporateNumberOf(cells[columns.at('法人番号')]),
    postalCode: postalCodeOf(cells[columns.at('郵便番号')]),
    address: textOf(cells[columns.at('本店等所在地')]).replace(/\s*\n\s*/g, ' '),
    businessTypes: [
      ...facts.always.map((code) => ({ code, condition: null })),
      ...listed,
      ...writtenTypes(cells, columns, facts.businessTypes, listed.length),
    ],
    associations: codes(ASSOCIATIONS).map(({ code }) => code),
    footnote: marker ? (footnotes.get(labelOf(marker)) ?? marker.trim()) : null,
  };
}

/** Some editions write 「第一種・第二種」 into one column instead of marks in several. */
function writtenTypes(
  cells: readonly Cell[],
  columns: Columns,
  table: readonly (readonly [string, string])[],
  marked: number,
) {
  const column = columns.labels.indexOf('業務の種別');
  if (marked > 0 || column === -1) return [];
  const text = labelOf(cells[column]);
  return table.filter(([label]) => text.includes(label)).map(([, code]) => ({ code, condition: null }));
}

/** 「※1 …」 lines anywhere in the first column. */
function footnotesOf(data: readonly (readonly Cell[])[]): Map<string, string> {
  const notes = new Map<string, string>();
  for (const cells of data) {
    const text = textOf(cells[0]).normalize('NFKC');
    const match = /^(※\s*\d+)[\s:]*(.+)$/su.exec(text);
    if (match) notes.set(match[1]!.replace(/\s/g, ''), match[2]!.replace(/\s+/g, ' ').trim());
  }
  return notes;
}

function checkCounts(preface: readonly (readonly Cell[])[], count: number, unreadable: number): void {
  if (count === 0 || unreadable > count * 0.02)
    throw new UpstreamError('invalid_response', `${unreadable} registration numbers could not be read, ${count} could`);
  const told = preface
    .flat()
    .map((cell) => /全業者数[:：]?(\d+)/.exec(labelOf(cell))?.[1])
    .find(Boolean);
  if (told && Number(told) !== count + unreadable)
    throw new UpstreamError(
      'invalid_response',
      `the sheet tells ${told} operators, ${count + unreadable} rows were found`,
    );
}
