import { japaneseDate, type Listed } from './company-site.ts';
import { type Download, dispositionName, type SiteClient, SiteError } from './site-client.ts';

/**
 * The download pages of the invoice registry: links call `doDownload('ID','PERSON','TYPE')`, and the file is a plain GET
 * with that id. Person 1 individual, 2 corporation, 3 unincorporated body; type 01 is CSV.
 */
const CSV = '01';
const FULL = /doDownload\(\s*'([^']+)'\s*,\s*'([123])'\s*,\s*'(\d+)'\s*\)/g;
const DIFFERENCE = /doDownload\(\s*'([^']+)'\s*,\s*'(\d+)'\s*\)/g;
const FULL_NAME = /^[hjk]_all_\d{8}_csv(?:_\d{3})?\.zip$/;

async function fetchZip(site: SiteClient, path: string, cookie: string, expected: RegExp): Promise<Download> {
  const answer = await site.file(site.base + path, cookie ? { headers: { cookie } } : {});
  const name = dispositionName(answer.header('content-disposition'));
  if (name === null || !expected.test(name))
    throw new SiteError(
      `${path.split('?')[0]} came as "${name ?? 'no file'}": the page was changed or the session ended`,
    );
  return { name, content: answer.content };
}

/** The parts of the newest full file, one after another so that one is in memory at a time. */
export async function* downloadInvoiceFull(site: SiteClient): AsyncGenerator<Download> {
  const { html, cookie } = await site.page(`${site.base}/download/zenken`);
  const files = [...html.matchAll(FULL)].filter((match) => match[3] === CSV);
  const persons = new Set(files.map((match) => match[2]));
  if (persons.size !== 3)
    throw new SiteError('/download/zenken does not list all three kinds of issuer: the page was changed');
  for (const [, id, person] of files)
    yield fetchZip(
      site,
      `/download/zenken/dlfile?dlFilKanriNo=${encodeURIComponent(id!)}&jinkakukbn=${person}&type=${CSV}`,
      cookie,
      FULL_NAME,
    );
}

/** The differences on offer, oldest first. */
export async function listInvoiceDifferences(site: SiteClient): Promise<Listed[]> {
  const { html, cookie } = await site.page(`${site.base}/download/sabun`);
  const listed = [...html.matchAll(DIFFERENCE)].flatMap((match) => {
    const start = Math.max(html.lastIndexOf('<tr', match.index), html.lastIndexOf('<li', match.index), 0);
    const date = japaneseDate(html.slice(start, match.index).replace(/<[^>]*>/g, ' '));
    if (match[2] !== CSV || date === null) return [];
    const path = `/download/sabun/dlfile?dlFilKanriNo=${encodeURIComponent(match[1]!)}&type=${CSV}`;
    const name = new RegExp(`^diff_${date.replaceAll('-', '')}_csv\\.zip$`);
    return [{ date, fetch: () => fetchZip(site, path, cookie, name) }];
  });
  if (listed.length === 0) throw new SiteError('/download/sabun lists no files: the page was changed');
  return listed.sort((a, b) => (a.date < b.date ? -1 : 1));
}
