import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

/**
 * A stand-in for both download sites with their mechanics: a session cookie, a token in the page that serves once, file
 * numbers that change with every publication, the file told only by Content-Disposition; for the invoice site links
 * with ids and a plain GET.
 */
export interface DownloadSite {
  readonly base: string;
  readonly requests: string[];
  /** Published archives; replaced at will while it runs. */
  company: { full: string | null; differences: string[] };
  invoice: { full: string[]; differences: string[] };
  /** Faults to show. */
  fault: 'none' | 'down' | 'changed_page' | 'html_instead_of_file' | 'wrong_file';
  close(): Promise<void>;
}

const TOKEN = 'jp.go.nta.houjin_bangou.framework.web.common.CNSFWTokenProcessor.request.token';

export async function startDownloadSite(): Promise<DownloadSite> {
  const sessions = new Map<string, { token: string; files: Map<string, string> }>();
  const ids = new Map<string, string>();
  const site: Omit<DownloadSite, 'base' | 'close'> = {
    requests: [],
    company: { full: null, differences: [] },
    invoice: { full: [], differences: [] },
    fault: 'none',
  };

  const dateOf = (path: string): string => /(\d{4})(\d{2})(\d{2})/.exec(basename(path))!.slice(1, 4).join('-');
  const eraDate = (iso: string): string => {
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    return `令和${year - 2018}年${month}月${day}日`;
  };

  function companyPage(kind: 'full' | 'difference', response: ServerResponse): void {
    const session = randomBytes(8).toString('hex');
    const token = randomBytes(16).toString('hex');
    const files = new Map<string, string>();
    let next = 10_000 + Math.floor(Math.random() * 50_000);
    const paths = kind === 'full' ? (site.company.full ? [site.company.full] : []) : site.company.differences;
    const section = (id: string, archives: readonly string[]) =>
      `<div class="tbl" id="${id}"><table>${archives
        .map((path) => {
          const number = String(next++);
          files.set(number, path);
          const label = kind === 'full' ? '全国' : eraDate(dateOf(path));
          return `<tr><th>${label}</th><td><a href="#" onclick="return doDownload(${number});">zip 0.2MB</a></td></tr>`;
        })
        .join('\n')}</table></div>`;
    sessions.set(session, { token, files });
    const body = `<!DOCTYPE html><html><body><form id="appForm" method="post">
<input type="hidden" name="${site.fault === 'changed_page' ? 'other' : TOKEN}" value="${token}"/>
<input type="hidden" name="event" value=""/><input type="hidden" name="selDlFileNo" value=""/>
${section('csv-sjis', [])}\n${section('csv-unicode', [...paths].reverse())}\n${section('xml-unicode', [])}</form></body></html>`;
    response.writeHead(200, {
      'content-type': 'text/html; charset=UTF-8',
      'set-cookie': [`JSESSIONID=${session}; Path=/; HttpOnly`, 'lang=ja'],
    });
    response.end(body);
  }

  async function companyFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const session = sessions.get(/JSESSIONID=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    const path = session?.files.get(form.get('selDlFileNo') ?? '');
    const allowed = session && form.get('event') === 'download' && form.get(TOKEN) === session.token;
    if (!allowed || path === undefined || site.fault === 'html_instead_of_file') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>システムエラー</body></html>');
      return;
    }
    session.token = '';
    await send(response, path, (name) => `attachment; filename*=utf-8'jp'${name}`);
  }

  function invoicePage(kind: 'full' | 'difference', response: ServerResponse): void {
    const paths = kind === 'full' ? site.invoice.full : site.invoice.differences;
    const rows = paths.map((path) => {
      const id = randomBytes(4).toString('hex');
      ids.set(id, path);
      const person = { h: '2', j: '3', k: '1' }[basename(path)[0]!];
      const call = kind === 'full' ? `doDownload('${id}','${person}','01')` : `doDownload('${id}','01')`;
      return `<tr><td>${eraDate(dateOf(path))}</td><td><a href="javascript:void(0)" onclick="${call}">CSV</a></td></tr>`;
    });
    response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' });
    response.end(`<html><body><table>${rows.join('\n')}</table></body></html>`);
  }

  async function send(response: ServerResponse, path: string, disposition: (name: string) => string): Promise<void> {
    const name = site.fault === 'wrong_file' ? '13_tokyo_all_20200131.zip' : basename(path);
    response.writeHead(200, { 'content-type': 'application/zip', 'content-disposition': disposition(name) });
    response.end(await readFile(path));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    site.requests.push(`${request.method} ${url.pathname}`);
    if (site.fault === 'down') {
      response.writeHead(503).end();
      return;
    }
    const id = url.searchParams.get('dlFilKanriNo');
    const work =
      url.pathname === '/download/zenken/index.html' || url.pathname === '/download/sabun/index.html'
        ? request.method === 'POST'
          ? companyFile(request, response)
          : companyPage(url.pathname.includes('zenken') ? 'full' : 'difference', response)
        : url.pathname === '/download/zenken' || url.pathname === '/download/sabun'
          ? invoicePage(url.pathname.endsWith('zenken') ? 'full' : 'difference', response)
          : id !== null && ids.has(id)
            ? send(response, ids.get(id)!, (name) => `attachment; filename="${name}"`)
            : response.writeHead(404).end();
    Promise.resolve(work).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(site, {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
