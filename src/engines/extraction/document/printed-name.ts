import { legalForm } from '../../../japan/legal-form.ts';
import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import { type Evidence, evidenceOf } from '../candidates/candidate.ts';
import type { Analysis } from './analysis.ts';

/** A row in which the issuer may be named, and where it stands. */
export interface BlockRow {
  readonly text: string;
  readonly evidence: Evidence;
}

/** Rows about a T-number in which its holder may be named. */
const REACH = 6;
/** What may stand in front of a name, and what behind it. 硝子瓶の越後壜業株式会社: wares grown to the name, too. */
const OPENS = /(?:^|[\s:：(（【[/・■●]|\p{L}{2}の)$/u;
const CLOSES =
  /^(?:$|[\s:：)）】\]/,、(（]|登録番号|適格|T\d|TEL|FAX|電話|〒|\d|代表|\p{Script=Han}{2,6}(?:支?店|支社|営業所|事業所|本社))/iu;

/** 久留米緑化園 園主 堤 修: the name of a house stands in front of its keeper's; 司法書士, 氏名: is what somebody is. */
const BARE_BEFORE = /^\s*(?:\S{0,8}(?:[人者師士家職手員主名長]|代表|責任者|事務所)\s?[:：]?\s*|.*[:：]\s*)?$/;

/** The rows from which the register may pick its name: about the T-number and the name itself, none of the customer's. */
export function issuerBlock(
  { rows, registration, bankRows }: Pick<Analysis, 'rows' | 'registration' | 'bankRows'>,
  customerRows: ReadonlySet<number>,
  own: number | null = null,
): BlockRow[] {
  const numbers = registration.found.map(({ row }) => row.index);
  return rows
    .filter(
      ({ index }) =>
        numbers.some((at) => Math.abs(at - index) <= REACH) ||
        (numbers.length > 0 && own !== null && (index === own || index === own + 1)),
    )
    .filter(({ index }) => !bankRows.has(index) && !customerRows.has(index))
    .map((row) => ({
      text: row.text,
      evidence: evidenceOf({ row, start: 0, end: row.text.length }, 'registered_name'),
    }));
}

/** What proves the name is the name alone, not all that stands in its row. */
const evidenceIn = ({ evidence }: BlockRow, printed: string): Evidence =>
  printed.includes('\n') ? evidence : { ...evidence, raw: printed };

interface PrintedNameOptions {
  readonly isPerson?: boolean;
  /** The legal form may be abbreviated: only where a part of this very name was read. */
  readonly withShortForm?: boolean;
}

/**
 * Where the paper prints a registered name, spaces and one line break aside: `有限会社三橋 事務器`, `株式会社アル / プス機工`.
 * Null where it does not, or only as a part of a longer name.
 */
export function printedName(
  block: readonly BlockRow[],
  registered: string,
  { isPerson = false, withShortForm = false }: PrintedNameOptions = {},
): { readonly value: string; readonly evidence: Evidence } | null {
  const name = [...registered.normalize('NFKC').replace(/\s/g, '')];
  // 呉港市 alone is a place; beside the T-number it is who holds it. A person's name, alone in its row, is long enough.
  const isShort = name.length < 4 && !isPerson;
  const pattern = new RegExp(withShortForm ? withShortForms(spaced(name), registered) : spaced(name), 'iu');
  for (const [i, row] of block.entries()) {
    if (isShort && !/T\d{13}/.test(row.text.replace(/[\s-]/g, ''))) continue;
    for (const text of [row.text, `${row.text.trimEnd()}\n${(block[i + 1]?.text ?? '').trimStart()}`]) {
      const match = pattern.exec(text);
      if (!match) continue;
      const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
      if (isPerson && !BARE_BEFORE.test(before)) continue;
      if (OPENS.test(before) && CLOSES.test(behind))
        return { value: match[0].replace('\n', '').replace(/ {2}/g, ' '), evidence: evidenceIn(row, match[0]) };
    }
  }
  return null;
}

/** The signs one by one, with up to two spaces between them. */
const spaced = (signs: readonly string[]): string => signs.map(escaped).join(String.raw`\s{0,2}`);

/** (有)ア ス ナ ロ for 有限会社アスナロ: the abbreviation of the same legal form in the same place. */
function withShortForms(pattern: string, registered: string): string {
  const { form } = splitLegalForm(registered.normalize('NFKC'));
  if (form === null) return pattern;
  const { ja, short } = legalForm(form);
  const full = spaced([...ja]);
  const ways = [full, ...short.map((word) => String.raw`\(${escaped(word)}\)`)].join('|');
  return pattern.replace(full, () => `(?:${ways})`);
}

const escaped = (sign: string): string => sign.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
