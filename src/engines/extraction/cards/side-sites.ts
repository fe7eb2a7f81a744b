import { matchesOf } from '../../../japan/matches-of.ts';
import { type Candidate, overlaps } from '../candidates/candidate.ts';
import { findEmails, findPhones, findUrls } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';

/** The sites of one side: addresses that say so themselves, and domains that their place makes sites. */
export function readSites(
  free: readonly Row[],
  rows: readonly Row[],
  emails: readonly Candidate<string>[],
): Candidate<string>[] {
  const domains = new Set(emails.map((email) => email.value.split('@')[1]!.toLowerCase()));
  return free.flatMap((row) => {
    const sites = [...findUrls(row), ...siteOfMail(row, domains)].filter(
      // `sudo @ mihon.example.jp`: the domain of a mail address that was read with gaps.
      (site) => !emails.some((email) => email.row === row && overlaps(email, site)) && isSite(site),
    );
    return sites.length > 0 ? sites : siteAlone(row, rows, domains);
  });
}

/** What has the form of a domain and is none: KURU.inc is a company, P.E.Jp a licence, `sato★mihon.co.jp` a mail address. */
const isSite = ({ row, start, value }: Candidate<string>): boolean =>
  !/^[A-Z].*\.inc$|^(?:[A-Za-z]\.)+[Jj]p$/.test(value) && !/[★☆●◎＠]$/.test(row.text.slice(0, start));

/** `agrisense.example` under `seto@agrisense.example`: the domain of the mail, alone, is the site. */
function siteOfMail(row: Row, domains: ReadonlySet<string>): Candidate<string>[] {
  if (domains.size === 0 || findUrls(row).length > 0) return [];
  return matchesOf(row.text, /(?<=^|\s)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?=\s|$)/g).flatMap((match) =>
    domains.has(match[0].toLowerCase())
      ? [{ row, start: match.index, end: match.index + match[0].length, value: match[0], repairs: [] }]
      : [],
  );
}

/** Behind a word for it nothing has to stand beside a domain. */
const LABELLED =
  /^\s*(?:ご?予約(?:サイト)?|(?:ネット|WEB|Web)予約|オンライン(?:ショップ|ストア)|通販|公式サイト|詳しくは|ホームページ|HP|Web|WEB|URL)\s?[:：]?\s?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/[\w./-]*)?)\s*$/;
/** github.com/sato is where somebody shows his work, and no site of his. */
const ACCOUNT = /^(?:github|gitlab|instagram|facebook|twitter|x|note|line|linkedin|youtube|tiktok|qiita|zenn)\./;
const SITE_ALONE = /^\s*([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{3,}(?:\/[\w./-]*)?)\s*$/;

/** A mail address, a number or a site stands in the row. */
const isContact = (row: Row, domains: ReadonlySet<string>): boolean =>
  findEmails(row).length + findUrls(row).length + findPhones(row).length > 0 || siteOfMail(row, domains).length > 0;

/** `shop.example` under the mail, a number or another site, `shop.example/ja`: a domain alone in its row, whatever it ends in. */
function siteAlone(row: Row, rows: readonly Row[], domains: ReadonlySet<string>): Candidate<string>[] {
  const labelled = LABELLED.exec(row.text)?.[1];
  const value = labelled ?? SITE_ALONE.exec(row.text)?.[1];
  const besides = [rows[row.index - 1], rows[row.index + 1]];
  if (value === undefined || ACCOUNT.test(value)) return [];
  const isPlaced =
    labelled !== undefined ||
    value.includes('/') ||
    besides.some((other) => other !== undefined && isContact(other, domains)) ||
    // Under everything else.
    (row.index > 2 && besides[1] === undefined);
  if (!isPlaced) return [];
  const start = row.text.indexOf(value);
  return [{ row, start, end: start + value.length, value, repairs: [] }];
}
