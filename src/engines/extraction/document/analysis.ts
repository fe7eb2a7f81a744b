import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { type DateHit, findDates, findTimes } from '../../../japan/dates.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { findAddress, findSecondAddress } from '../candidates/address.ts';
import { isBankRow } from '../candidates/bank.ts';
import { findBrokenAddress } from '../candidates/broken-address.ts';
import { findBrokenPhone } from '../candidates/broken-phone.ts';
import { type Candidate, overlaps } from '../candidates/candidate.ts';
import { type Company, findCompanies } from '../candidates/company.ts';
import { findEmails, findPhones, findPostalCodes, findUrls, type Phone } from '../candidates/contacts.ts';
import { findRegistrationNumbers, type RegistrationNumbers } from '../candidates/registration-number.ts';
import type { Span } from '../money/row-amounts.ts';
import type { Row } from '../page/rows.ts';
import { withinReason } from './within-reason.ts';

export interface DateCandidate extends Candidate<string> {
  readonly hit: DateHit;
}

/** Everything with a type of its own that was found on the pages, before anything is decided. */
export interface Analysis {
  readonly rows: readonly Row[];
  /** There were more rows than a paper can have; they were not looked at. */
  readonly cut: boolean;
  readonly dates: readonly DateCandidate[];
  readonly times: readonly Candidate<string>[];
  readonly phones: readonly Phone[];
  readonly emails: readonly Candidate<string>[];
  readonly urls: readonly Candidate<string>[];
  readonly postalCodes: readonly Candidate<string>[];
  readonly addresses: readonly Candidate<string>[];
  readonly companies: readonly Company[];
  readonly registration: RegistrationNumbers;
  readonly bankRows: ReadonlySet<number>;
  /** Spans per row that are already known to be no money. */
  readonly taken: ReadonlyMap<number, Span[]>;
}

export function analyse(allRows: readonly Row[]): Analysis {
  const rows = withinReason(allRows);
  const cut = rows.length < allRows.length;
  const registration = findRegistrationNumbers(rows);
  const dates: DateCandidate[] = [];
  const times: Candidate<string>[] = [];
  const phones: Phone[] = [];
  const emails: Candidate<string>[] = [];
  const urls: Candidate<string>[] = [];
  const postalCodes: Candidate<string>[] = [];
  const addresses: Candidate<string>[] = [];
  const companies: Company[] = [];
  const bankRows = new Set<number>();
  const taken = new Map<number, Span[]>();
  const take = (row: Row, spans: readonly Span[]) => taken.set(row.index, [...(taken.get(row.index) ?? []), ...spans]);
  for (const number of [...registration.found, ...registration.corporate]) take(number.row, [number]);
  for (const row of rows) {
    const known = taken.get(row.index) ?? [];
    const free = (span: Span) => !known.some((other) => span.start < other.end && span.end > other.start);
    const next = rows[row.index + 1];
    const whole = findAddress(row);
    const broken = whole ? null : findBrokenAddress(row, next);
    const address = whole ?? broken;
    const other = whole && findSecondAddress(row, whole);
    if (broken) take(next!, broken.more);
    // 北1条西24-3-15: a house, not a day.
    const rowDates = findDates(row.text).filter((hit) => free(hit) && !(address && overlaps(address, hit)));
    for (const hit of rowDates) dates.push({ row, start: hit.start, end: hit.end, value: hit.iso, repairs: [], hit });
    const rowTimes = findTimes(row.text).filter(free);
    for (const hit of rowTimes) times.push({ row, start: hit.start, end: hit.end, value: hit.time, repairs: [] });
    const rowPhones = findPhones(row).filter(
      (phone) => free(phone) && !rowDates.some((hit) => phone.start < hit.end && phone.end > hit.start),
    );
    phones.push(...rowPhones);
    const halved = findBrokenPhone(row, next);
    if (halved) {
      phones.push(halved.phone);
      take(next!, [halved.more]);
    }
    emails.push(...findEmails(row));
    urls.push(...findUrls(row));
    const codes = findPostalCodes(row, next).filter(
      (code) => !rowPhones.some((phone) => code.start < phone.end && code.end > phone.start),
    );
    postalCodes.push(...codes);
    if (address) addresses.push(address, ...(other ? [other] : []));
    companies.push(...findCompanies(row));
    if (isBankRow(row)) bankRows.add(row.index);
    const codesInRow = matchesOf(row.text, CODES).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
    take(row, [
      ...rowDates,
      ...rowTimes,
      ...rowPhones,
      ...codes,
      ...(address ? [address] : []),
      ...(other ? [other] : []),
      ...codesInRow,
    ]);
    if (bankRows.has(row.index))
      take(
        row,
        matchesOf(row.text, /\d{6,8}/g).map((match) => ({ start: match.index, end: match.index + match[0].length })),
      );
  }
  return {
    rows,
    cut,
    dates,
    times,
    phones,
    emails,
    urls,
    postalCodes,
    addresses,
    companies,
    registration,
    bankRows,
    taken,
  };
}

/** Numbers of registers, tills and papers: never money. */
const CODES = new RegExp(
  String.raw`(?:No\.?|NO\.?|№|#|番号|レジ|責|担当|店番|売場|卓|伝票|会員|承認|端末|整理券|呼出|コード|JAN|車番|${CONTACT_LABELS.denwa}|Invoice|code|ID)\s?[:.：]?\s?#?[A-Za-z]{0,6}[\d][\w\-/]*|[A-Za-z]{2,}-?\d[\w-]*|\d+-\d+(?:-\d+)+|(?<![\d,.])\d{8,}(?![\d,])|\d{3,4}\s?(?=[*xX]{3,})|[*xX]{3,}(?:[\s-]?[\d*xX]{3,4})*[\d*xX-]*|\d{1,2}\/\d{1,2}(?![\d/])|\d{1,2}月\s?\d{1,2}日|\d{1,2}月分?`,
  'gi',
);
