import { findBrokenPhone } from '../candidates/broken-phone.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import { findEmails, findForeignPhones, findPhones, type Phone } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';
import { isAccount, labelledAbove, labelledAround, looseEmails } from './contact-labels.ts';
import { typedByBlocks } from './label-blocks.ts';
import { readSites } from './side-sites.ts';

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
    return found.length > 0 && !found.some(goesOn) ? found : looseEmails(row).filter((email) => !isAccount(email));
  });
  const emails = withoutLetter([...whole, ...broken.map((entry) => entry.email)], rows);
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
    websites: readSites(free, rows, emails),
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

/** `kuwana@mihon-print.co,jp`: a point of the domain was read as a comma. */
const goesOn = ({ row, end }: Candidate<string>): boolean => /^[,，] ?[a-z]{2,3}(?:\s|$)/.test(row.text.slice(end));

/** T.0285-72-6618 ⏎ F.0285-72-6619 ⏎ E.info@mihon.example: where letters with a point label the numbers, E. labels the mail. */
function withoutLetter(emails: readonly Candidate<string>[], rows: readonly Row[]): readonly Candidate<string>[] {
  if (!rows.some((row) => /(?:^|\s)[TFM]\.(?=[+(]?\d)/.test(row.text))) return emails;
  return emails.map((email) =>
    /^[EM]\.\S/.test(email.value) && /(?:^|\s)$/.test(email.row.text.slice(0, email.start))
      ? { ...email, start: email.start + 2, value: email.value.slice(2) }
      : email,
  );
}
