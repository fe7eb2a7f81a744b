import { matchesOf } from '../../../japan/matches-of.ts';
import { findBrokenPhone } from '../candidates/broken-phone.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import { findEmails, findForeignPhones, findPhones, findUrls, type Phone } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';
import { isAccount, labelledAbove, labelledAround, looseEmails } from './contact-labels.ts';
import { typedByBlocks } from './label-blocks.ts';

export interface SideContacts {
  readonly emails: readonly Candidate<string>[];
  readonly phones: readonly Phone[];
  readonly websites: readonly Candidate<string>[];
  /** Second lines of what was broken. */
  readonly more: readonly Place[];
}

/** Mail addresses, numbers and sites of one side, those broken over two lines too. */
export function readContacts(rows: readonly Row[]): SideContacts {
  const broken = rows.flatMap((row, index) => brokenEmail(row, rows[index + 1]) ?? []);
  const taken = new Set(broken.flatMap((entry) => [entry.email.row, entry.more.row]));
  const free = rows.filter((row) => !taken.has(row));
  const whole = free.flatMap((row) => {
    const found = findEmails(row).filter((email) => !isAccount(email));
    return found.length > 0 ? found : looseEmails(row).filter((email) => !isAccount(email));
  });
  const emails = [...whole, ...broken.map((entry) => entry.email)];
  const domains = new Set(emails.map((email) => email.value.split('@')[1]!.toLowerCase()));
  const halved = rows.flatMap((row, index) => findBrokenPhone(row, rows[index + 1]) ?? []);
  return {
    emails,
    phones: [
      ...typedByBlocks(
        rows,
        rows.flatMap((row, index) => [
          ...findPhones(row).map((phone) => labelledAbove(labelledAround(phone), rows[index - 1])),
          ...findForeignPhones(row),
        ]),
      ),
      ...halved.map((entry) => entry.phone),
    ],
    websites: free.flatMap((row) => {
      const sites = [...findUrls(row), ...siteOfMail(row, domains)];
      return sites.length > 0 ? sites : siteAlone(row, rows, (other) => isContact(other, domains));
    }),
    more: [...broken, ...halved].map((entry) => entry.more),
  };
}

const HEAD = /[A-Za-z0-9][A-Za-z0-9._%+-]*@(?:[A-Za-z0-9.-]*[-.])?$/;
/** `sato.midori` over `@midori.example.jp`; `@epi.kobe` under a phone is an account of another kind. */
const LOCAL = /(?<=^|\s|[:：])[A-Za-z][A-Za-z0-9._%+-]*$/;
const DOMAIN_BELOW = /^@[A-Za-z0-9.-]+\.(?:jp|com|net|org|io)$/;
const MAX_LINE = 120;
const TAIL = /^@?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** `sato@midori-` ⏎ `denki.example.jp`: an address that cannot end where its line ends. */
function brokenEmail(row: Row, next: Row | undefined): { email: Candidate<string>; more: Place } | null {
  const line = row.text.trimEnd();
  // Long lines are no mail addresses, and would only cost time.
  const below = next && next.text.length <= MAX_LINE ? next.text.trim() : '';
  const isDomain = DOMAIN_BELOW.test(below);
  const isLoose = below === '' || (below.startsWith('@') && !isDomain);
  const head = line.length <= MAX_LINE && !isLoose ? (isDomain ? LOCAL : HEAD).exec(line) : null;
  const tail = head && next && TAIL.exec(below);
  if (!head || !tail) return null;
  const start = next.text.search(/\S/);
  return {
    email: {
      row,
      start: head.index,
      end: head.index + head[0].length,
      value: head[0] + tail[0],
      repairs: ['line_break_removed'],
    },
    more: { row: next, start, end: start + tail[0].length },
  };
}

/** `agrisense.example` under `seto@agrisense.example`: the domain of the mail, alone, is the site. */
function siteOfMail(row: Row, domains: ReadonlySet<string>): Candidate<string>[] {
  if (domains.size === 0 || findUrls(row).length > 0) return [];
  return matchesOf(row.text, /(?<=^|\s)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?=\s|$)/g).flatMap((match) =>
    domains.has(match[0].toLowerCase())
      ? [{ row, start: match.index, end: match.index + match[0].length, value: match[0], repairs: [] }]
      : [],
  );
}

const SITE_ALONE = /^\s*([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{3,})\s*$/;

/** A mail address or a site stands in the row. */
const isContact = (row: Row, domains: ReadonlySet<string>): boolean =>
  findEmails(row).length > 0 || findUrls(row).length > 0 || siteOfMail(row, domains).length > 0;

/** `shop.example` under the mail or another site: a domain alone in its row, whatever it ends in. */
function siteAlone(row: Row, rows: readonly Row[], isContactRow: (row: Row) => boolean): Candidate<string>[] {
  const value = SITE_ALONE.exec(row.text)?.[1];
  const besides = [rows[row.index - 1], rows[row.index + 1]];
  if (value === undefined || !besides.some((other) => other !== undefined && isContactRow(other))) return [];
  const start = row.text.indexOf(value);
  return [{ row, start, end: start + value.length, value, repairs: [] }];
}
