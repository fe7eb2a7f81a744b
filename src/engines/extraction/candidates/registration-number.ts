import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { isCorporateNumber } from '../../../japan/corporate-number.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { foldWidth } from '../page/normalise.ts';
import type { Row } from '../page/rows.ts';
import { findBrokenNumber } from './broken-number.ts';
import type { Candidate, Place } from './candidate.ts';

export type NumberRepair =
  | 'separators'
  | 'letter_map'
  | 't_lookalike'
  | 'missing_t'
  | 'doubled_digit'
  | 'digit_settled'
  | 'second_look';

/**
 * Not reading but repairing: what is looked up differs from what was read, a digit replaced or a T that nobody saw.
 * Such a number proves nothing about a paper. Letters taken for the signs they stand for are reading.
 */
const REPAIRS: ReadonlySet<NumberRepair> = new Set(['missing_t', 'doubled_digit', 'digit_settled', 'second_look']);

/** A T-number: `value` as it was read, letters taken for the signs they stand for; without a T where none was seen. */
export interface RegistrationNumber extends Candidate<string> {
  /** Whether the check digit of the value holds. */
  readonly checksum: boolean;
  /** The number to look up: the value, or another reading of the same ink whose check digit holds. */
  readonly resolved: string | null;
  readonly repairs: readonly NumberRepair[];
  /** A label such as 登録番号 stands beside it. */
  readonly labelled: boolean;
}

export interface RegistrationNumbers {
  readonly found: readonly RegistrationNumber[];
  /** Corporate numbers printed under their own label (法人番号). */
  readonly corporate: readonly Candidate<string>[];
  /** Something stands after the label that is no thirteen digits. */
  readonly unreadable: boolean;
}

// OCR often damages the label itself (脊録番号, 吸番号), so one of its halves is enough.
const LABEL = /番号|登録|事業者|インボイス|registration|invoicereg|t-?number|taxid|^reg/i;
const OTHER_LABEL = new RegExp(
  `法人番号|会員|口座|建設業|許可|承認|伝票|端末|お客様番号|${CONTACT_LABELS.denwa}|注文|請求書?番号|顧客|免許|組合員`,
);
const CORPORATE_LABEL = /法人番号|corporatenumber/i;
/** Letters a recogniser puts for a digit. */
const LETTER_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  〇: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
};
const LETTERS = Object.keys(LETTER_DIGITS)
  .map((sign) => (sign === '|' ? '\\|' : sign))
  .join('');
const DIGITISH = `[0-9${LETTERS}]`;
const CANDIDATE = new RegExp(
  String.raw`(?:(?<![A-Za-z0-9])|(?<=(?<![A-Za-z0-9])No)(?=T))(?<head>[Tt]|[「『丁Γ7]|r(?=[0-9]))?(?<sep>[\s.:\-]{0,2})(?<body>${DIGITISH}(?:[\s\-.]{0,2}${DIGITISH}){11,14})(?![0-9A-Za-z])`,
  'g',
);

/** 本領収書はライブ市場株式会社(登録番号 T…)が媒介者交付特例により交付しています: the agent's number (消費税法施行令第70条の12), not the seller's. */
const AGENT = /が媒介者(?:交付)?特例|媒介者(?:交付)?特例により.{0,20}交付して/;
const WHOLE = /^\d{13}(?=\s)/;
const NOT_ONE_NUMBER = / {2}|(?<!\d)0\d{1,3}-\d{2,4}-\d{4}$/;

/** Every registration number of the rows, with what had to be repaired. */
export function findRegistrationNumbers(rows: readonly Row[]): RegistrationNumbers {
  const found: RegistrationNumber[] = [];
  const corporate: Candidate<string>[] = [];
  let unreadable = false;
  for (const row of rows) {
    if (AGENT.test(row.tight)) continue;
    for (const match of matchesOf(row.text, CANDIDATE)) {
      const { head = '', body: read = '', sep = '' } = match.groups!;
      const start = match.index;
      // T4240001519663  14:58: thirteen digits behind a T are whole, whatever stands behind a gap.
      const body = (/^t$/i.test(head) && WHOLE.exec(read)?.[0]) || read;
      const place = { row, start, end: start + head.length + sep.length + body.length };
      const before = labelBefore(rows, row, start);
      const compact = body.replace(/[\s\-.]/g, '');
      if (CORPORATE_LABEL.test(before) && !/T$|t$/.test(head)) {
        if (/^\d{13}$/.test(compact)) corporate.push({ ...place, value: compact, repairs: [] });
        continue;
      }
      // 登録番号 T63… 大分市要町1-14  097-513-2240: a house and a phone, beside the label of another number.
      if (head === '' && (NOT_ONE_NUMBER.test(body) || /T\d{13}/.test(row.tight))) continue;
      const labelled = LABEL.test(before) && !OTHER_LABEL.test(before);
      const reading = readNumber(head, compact, labelled, /[\s\-.]/.test(head === '' ? body : sep + body));
      if (reading === 'unreadable') unreadable = true;
      else if (reading) {
        const settled = settledNumber(place, reading);
        if (settled) found.push({ ...place, ...settled, labelled });
        else unreadable = true;
      }
    }
    const broken = findBrokenNumber(row, rows[row.index + 1]);
    if (broken) {
      const { start, end, digits } = broken;
      const before = labelBefore(rows, row, start);
      const labelled = LABEL.test(before) && !OTHER_LABEL.test(before);
      const value = `T${digits}`;
      if (labelled)
        found.push({ row, start, end, value, checksum: true, resolved: value, repairs: ['separators'], labelled });
    } else if (!unreadable && hopeless(row)) unreadable = true;
  }
  return { found: uniqueByValue(found), corporate, unreadable: unreadable && found.length === 0 };
}

export const isRepaired = (number: Pick<RegistrationNumber, 'repairs'>): boolean =>
  number.repairs.some((repair) => REPAIRS.has(repair));

type Reading = { digits: string; checksum: boolean; repairs: NumberRepair[]; undoubled?: string };

/** The number as read, and what it may be: digits are chosen among the readings of a picture only, never in a text. */
function settledNumber(
  { row, start, end }: Place,
  { digits, checksum, repairs, undoubled }: Reading,
): Pick<RegistrationNumber, 'value' | 'checksum' | 'resolved' | 'repairs'> | null {
  const value = `T${digits}`;
  const sources = row.sources(start, end);
  if (undoubled !== undefined) {
    if (!sources.every((source) => source.picture)) return null;
    return { value, checksum, resolved: `T${undoubled}`, repairs: [...repairs, 'doubled_digit'] };
  }
  if (checksum) {
    const isSecond = sources.some((source) => source.secondLook);
    const asRead = repairs.includes('missing_t') ? digits : value;
    return { value: asRead, checksum, resolved: value, repairs: isSecond ? [...repairs, 'second_look'] : repairs };
  }
  const passing = new Set(
    sources.flatMap(({ settled = '' }) =>
      matchesOf(foldWidth(settled).text, CANDIDATE).flatMap(({ groups }) => {
        const read = readNumber(groups!.head ?? '', groups!.body!.replace(/[\s\-.]/g, ''), true, false);
        return typeof read === 'object' && read?.checksum ? [`T${read.digits}`] : [];
      }),
    ),
  );
  if (passing.size !== 1) return { value, checksum, resolved: null, repairs };
  return { value, checksum, resolved: [...passing][0]!, repairs: [...repairs, 'digit_settled'] };
}

function readNumber(head: string, body: string, labelled: boolean, separated: boolean): Reading | 'unreadable' | null {
  // A 7 in front of twelve digits is the first of thirteen, no T.
  if (head === '7' && body.length === 12) return readNumber('', head + body, labelled, separated);
  const repairs: NumberRepair[] = separated ? ['separators'] : [];
  const isT = /^[Tt]$/.test(head);
  const mapped = [...body].map((sign) => LETTER_DIGITS[sign] ?? sign).join('');
  const clean = /^\d+$/.test(body);
  if (isT || (head !== '' && labelled)) {
    if (!isT) repairs.push('t_lookalike');
    if (!clean) repairs.push('letter_map');
    if (mapped.length === 13) {
      const checksum = isCorporateNumber(mapped);
      // A clean-digit failure is reported as printed; a mapped one proves nothing without its check digit.
      if (checksum || (clean && isT)) return { digits: mapped, checksum, repairs };
      return labelled || isT ? 'unreadable' : null;
    }
    if (mapped.length === 14) {
      const single = undouble(mapped);
      if (single) return { digits: mapped, checksum: false, repairs, undoubled: single };
    }
    return labelled || isT ? 'unreadable' : null;
  }
  if (!labelled || head !== '') return null;
  // The T itself read as 1, or left out: only beside a label, and only with the right check digit.
  if (mapped.length === 14 && /^[1Il|7]/.test(body) && isCorporateNumber(mapped.slice(1)))
    return {
      digits: mapped.slice(1),
      checksum: true,
      repairs: [...repairs, 't_lookalike', ...(clean ? [] : (['letter_map'] as const))],
    };
  if (mapped.length === 13 && clean && isCorporateNumber(mapped))
    return { digits: mapped, checksum: true, repairs: [...repairs, 'missing_t'] };
  return null;
}

/** The one 13-digit number that becomes this one by doubling a digit, if only one passes the check. */
function undouble(digits: string): string | undefined {
  const options = new Set<string>();
  for (let i = 1; i < digits.length; i++)
    if (digits[i] === digits[i - 1]) {
      const single = digits.slice(0, i) + digits.slice(i + 1);
      if (isCorporateNumber(single)) options.add(single);
    }
  return options.size === 1 ? [...options][0] : undefined;
}

/** Words in front of a number: in its row, or in the neighbouring row when it stands alone. */
function labelBefore(rows: readonly Row[], row: Row, start: number): string {
  const same = row.text.slice(0, start).replaceAll(' ', '').slice(-24);
  if (same !== '') return same;
  const rest = row.text.replaceAll(' ', '');
  if (rest.length > 24) return '';
  const previous = rows[row.index - 1]?.tight ?? '';
  if (LABEL.test(previous.slice(-16)) && !/\d{6}/.test(previous)) return previous.slice(-24);
  const next = rows[row.index + 1]?.tight ?? '';
  return next.length <= 20 && !/\d{6}/.test(next) ? next : '';
}

/** A label followed by T and a mixture that can be no number: say so instead of guessing. */
const hopeless = (row: Row): boolean =>
  /(?:登録番号|事業者番号|インボイス番号)[:：]?[TtＴ「][0-9A-Za-z]{8,16}(?![0-9A-Za-z])/.test(row.tight);

function uniqueByValue(numbers: RegistrationNumber[]): RegistrationNumber[] {
  const byValue = new Map<string, RegistrationNumber>();
  for (const number of numbers) {
    // One clean print of a number settles its other prints.
    const key = number.resolved ?? number.value;
    const known = byValue.get(key);
    const isBetter = known && (known.value === key) !== (number.value === key) ? number.value === key : null;
    if (!known || (isBetter ?? ((!known.labelled && number.labelled) || known.repairs.length > number.repairs.length)))
      byValue.set(key, number);
  }
  return [...byValue.values()];
}

/** Numbers of individuals have a body that begins with 8; they are no corporate numbers. */
export const corporateNumberOf = (registrationNumber: string): string | null =>
  /^T\d8/.test(registrationNumber) || !isCorporateNumber(registrationNumber.slice(1))
    ? null
    : registrationNumber.slice(1);
