import { attribute, type Download, dispositionName, type SiteClient, SiteError } from './site-client.ts';

/**
 * The download pages of the corporate-number registry. There is no listing for programs: the page is opened (which
 * sets a cookie), its one-time token and the file numbers, which change with every publication, are read from the HTML,
 * and the file is asked for by a form post. What came back is told by its Content-Disposition alone.
 */
const PAGES = { full: '/download/zenken/index.html', difference: '/download/sabun/index.html' } as const;
const TOKEN = 'jp.go.nta.houjin_bangou.framework.web.common.CNSFWTokenProcessor.request.token';
/** JIS levels 3–4 are only in the Unicode variant; the Shift_JIS one replaces such characters. */
const SECTION = 'csv-unicode';

interface Page {
  readonly url: string;
  readonly cookie: string;
  readonly token: string;
  /** File numbers of the section, in page order, with the text of their row. */
  readonly files: readonly { readonly number: string; readonly text: string }[];
}

async function openPage(site: SiteClient, kind: keyof typeof PAGES): Promise<Page> {
  const url = site.base + PAGES[kind];
  const { html, cookie } = await site.page(url);
  const input = [...html.matchAll(/<input\b[^>]*>/gi)].find(([tag]) => attribute(tag, 'name') === TOKEN);
  const token = input && attribute(input[0], 'value');
  if (!token) throw new SiteError(`${PAGES[kind]} has no token field: the page was changed`);
  const section = sectionOf(html, SECTION);
  if (section === null) throw new SiteError(`${PAGES[kind]} has no section "${SECTION}": the page was changed`);
  const files = [...section.matchAll(/doDownload\((\d+)\)/g)].map((match) => ({
    number: match[1]!,
    text: rowAround(section, match.index),
  }));
  if (files.length === 0) throw new SiteError(`${PAGES[kind]} lists no files: the page was changed`);
  return { url, cookie, token, files };
}

/** From the section's id to the next section. */
function sectionOf(html: string, id: string): string | null {
  const start = html.search(new RegExp(`id="${id}"`));
  if (start < 0) return null;
  const rest = html.slice(start + id.length + 5);
  const end = rest.search(/id="(?:csv-sjis|csv-unicode|xml-unicode)"/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The table row or list item a link stands in, as plain text. */
function rowAround(html: string, at: number): string {
  const start = Math.max(html.lastIndexOf('<tr', at), html.lastIndexOf('<li', at), html.lastIndexOf('<dl', at), 0);
  return html
    .slice(start, at)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function fetchFile(site: SiteClient, page: Page, number: string, expected: RegExp): Promise<Download> {
  const body = new URLSearchParams({ [TOKEN]: page.token, event: 'download', selDlFileNo: number }).toString();
  const answer = await site.file(page.url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(page.cookie ? { cookie: page.cookie } : {}) },
  });
  const name = dispositionName(answer.header('content-disposition'));
  if (name === null || !expected.test(name))
    throw new SiteError(`file ${number} came as "${name ?? 'no file'}": the page was changed or the session ended`);
  return { name, content: answer.content };
}

/** The newest nationwide full file: the first of the section. */
export async function downloadCompanyFull(site: SiteClient): Promise<Download> {
  const page = await openPage(site, 'full');
  return fetchFile(site, page, page.files[0]!.number, /^00_zenkoku_all_\d{8}(?:_\d+)?\.zip$/);
}

export interface Listed {
  readonly date: string;
  readonly fetch: () => Promise<Download>;
}

/** The differences on offer, oldest first. Every download opens the page anew: a token serves once. */
export async function listCompanyDifferences(site: SiteClient): Promise<Listed[]> {
  const page = await openPage(site, 'difference');
  return page.files
    .flatMap(({ number, text }) => {
      const date = japaneseDate(text);
      if (date === null) return [];
      const name = new RegExp(`^diff_${date.replaceAll('-', '')}(?:_\\d+)?\\.zip$`);
      return [
        {
          date,
          fetch: async () => {
            const fresh = await openPage(site, 'difference');
            const same = fresh.files.find((file) => japaneseDate(file.text) === date);
            return fetchFile(site, fresh, (same ?? { number }).number, name);
          },
        },
      ];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** `令和8年8月20日`, `2026年8月20日`, `2026-08-20` or `20260820`. */
export function japaneseDate(text: string): string | null {
  const plain = text.normalize('NFKC');
  const era = /令和\s*(\d+|元)\s*年\s*(\d+)\s*月\s*(\d+)\s*日/.exec(plain);
  const year = /(20\d\d)\s*[年/-]\s*(\d{1,2})\s*[月/-]\s*(\d{1,2})/.exec(plain) ?? /(20\d\d)(\d\d)(\d\d)/.exec(plain);
  const parts = era
    ? [2018 + (era[1] === '元' ? 1 : Number(era[1])), era[2], era[3]]
    : year
      ? [year[1], year[2], year[3]]
      : null;
  return parts && `${parts[0]}-${String(parts[1]).padStart(2, '0')}-${String(parts[2]).padStart(2, '0')}`;
}
