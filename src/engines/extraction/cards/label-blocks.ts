import type { Phone, PhoneType } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';

interface ContactLabel {
  readonly id: string;
  /** Of the whole cell. */
  readonly pattern: RegExp;
  /** Null: what stands there is no number. */
  readonly type: PhoneType | null;
  readonly example: string;
  readonly counterExample: string;
}

/** Labels that stand in a cell of their own. */
export const CONTACT_CELLS: readonly ContactLabel[] = [
  {
    id: 'telephone',
    pattern: /^(?:TEL|PHONE|T|電話(?:番号)?|代表電話|℡|☎)$/i,
    type: 'work',
    example: 'TEL',
    counterExample: '代表',
  },
  { id: 'fax', pattern: /^(?:FAX|F|ファックス|ファクス)$/i, type: 'fax', example: 'FAX', counterExample: 'FAXX' },
  {
    id: 'mobile',
    pattern: /^(?:MOBILE|CELL|M|携帯(?:電話)?)$/i,
    type: 'mobile',
    example: 'MOBILE',
    counterExample: 'MOBILE部',
  },
  { id: 'direct', pattern: /^(?:DIRECT|D|直通)$/i, type: 'direct', example: '直通', counterExample: '直通係' },
  { id: 'home', pattern: /^(?:HOME|自宅)$/i, type: 'home', example: '自宅', counterExample: '自宅介護' },
  {
    id: 'no-number',
    pattern: /^(?:E-?MAIL|MAIL|E|メール|URL|WEB|HP|U|住所|所在地|ADDRESS|ADD|〒)$/i,
    type: null,
    example: 'E-mail',
    counterExample: 'MAILS',
  },
];

const cellsOf = (row: Row): string[] =>
  row.text
    .trim()
    .split(/\s+/)
    .map((cell) => cell.replace(/[:：.]$|^[(（]|[)）]$/g, ''));
const labelOf = (cell: string) => CONTACT_CELLS.find(({ pattern }) => pattern.test(cell));
const MOST_CELLS = 8;

/** The labels of a row that holds nothing else: `TEL`, `TEL    FAX`. */
function labelsIn(row: Row): readonly ContactLabel[] {
  if (row.text.length > 80) return [];
  const labels = cellsOf(row).map(labelOf);
  return labels.length <= MOST_CELLS && labels.every((label) => label !== undefined) ? (labels as ContactLabel[]) : [];
}

/** Rows that hold labels and nothing else name nobody. */
export const isLabels = (row: Row): boolean => {
  const labels = labelsIn(row);
  return labels.length > 0 && (labels.length > 1 || row.tight.length > 1);
};

/** Labels in consecutive rows, at least two of them. */
function blocksIn(rows: readonly Row[]): { labels: readonly ContactLabel[]; next: number }[] {
  const blocks: { labels: readonly ContactLabel[]; next: number }[] = [];
  for (let at = 0; at < rows.length; at++) {
    const labels: ContactLabel[] = [];
    for (let found = labelsIn(rows[at]!); found.length > 0; found = at < rows.length ? labelsIn(rows[at]!) : []) {
      labels.push(...found);
      at++;
    }
    if (labels.length > 1 && labels.length <= MOST_CELLS) blocks.push({ labels, next: at });
  }
  return blocks;
}

/**
 * TEL ⏎ FAX ⏎ MOBILE ⏎ MAIL, then four values in the same order: columns of a page read one after the other. Numbers
 * take the kinds of their labels where the block has as many numbers as labels for them.
 */
export function typedByBlocks(rows: readonly Row[], phones: readonly Phone[]): Phone[] {
  const types = new Map<Phone, PhoneType>();
  for (const { labels, next } of blocksIn(rows)) {
    const wanted = labels.flatMap(({ type }) => type ?? []);
    const below = rows.slice(next, next + labels.length);
    const values = below
      .flatMap((row) => phones.filter((phone) => phone.row === row && isAlone(phone)))
      .sort((a, b) => a.row.index - b.row.index || a.start - b.start);
    if (values.length === wanted.length) for (const [at, phone] of values.entries()) types.set(phone, wanted[at]!);
  }
  return phones.map((phone) => {
    const type = types.get(phone);
    // A number of a mobile is one, whatever stands over it.
    return type === undefined || (phone.type === 'mobile' && type !== 'fax') ? phone : { ...phone, type };
  });
}

/** Nothing but other numbers stands in its row. */
const isAlone = ({ row }: Phone): boolean => /^[\d\s\-+().]+$/.test(row.text);
