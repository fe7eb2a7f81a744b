import {
  type FetchOptions,
  fetchSafely,
  isLoopbackAddress,
  isPublicAddress,
  type StreamAnswer,
  streamSafely,
} from '../../../net/index.ts';

/** The site answered with something that is not what its pages used to be. */
export class SiteError extends Error {}

export interface Download {
  readonly name: string;
  /** To be read once: the nationwide file is too large to hold. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** One download site. */
export interface SiteClient {
  readonly base: string;
  page(url: string, cookie?: string): Promise<{ html: string; cookie: string }>;
  file(url: string, options?: Pick<FetchOptions, 'method' | 'body' | 'headers'>): Promise<StreamAnswer>;
}

const MAX_PAGE = 4 * 1024 * 1024;
/** The nationwide file has 266 MB. */
const MAX_FILE = 1024 * 1024 * 1024;
const PAGE_MS = 60_000;
const FILE_MS = 60 * 60_000;
const IDLE_MS = 60_000;

/** A site that is set to a loopback address (a stand-in, a mirror on the same machine) may speak plain HTTP. */
export function siteClient(base: string, signal?: AbortSignal): SiteClient {
  const local = ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(base).hostname);
  const common = {
    idleMs: IDLE_MS,
    allowHttp: local,
    allowAddress: (address: string) => isPublicAddress(address) || (local && isLoopbackAddress(address)),
    ...(signal ? { signal } : {}),
  };
  return {
    base: base.replace(/\/+$/, ''),
    page: async (url, cookie) => {
      const answer = await fetchSafely({
        ...common,
        url,
        maxBytes: MAX_PAGE,
        timeoutMs: PAGE_MS,
        maxRedirects: 3,
        ...(cookie ? { headers: { cookie } } : {}),
      });
      if (answer.status !== 200) throw new SiteError(`${new URL(url).pathname} answered ${answer.status}`);
      return { html: Buffer.from(answer.bytes).toString('utf8'), cookie: cookiesOf(answer.header('set-cookie')) };
    },
    file: async (url, options = {}) => {
      const answer = await streamSafely({ ...common, ...options, url, maxBytes: MAX_FILE, timeoutMs: FILE_MS });
      if (answer.status !== 200) throw new SiteError(`${new URL(url).pathname} answered ${answer.status}`);
      return answer;
    },
  };
}

/** `name=value` of every cookie set; attributes are of no use within one session. */
function cookiesOf(header: string | null): string {
  if (header === null) return '';
  return header
    .split(/,(?=\s*[^;,=\s]+=)/)
    .map((cookie) => cookie.split(';')[0]!.trim())
    .join('; ');
}

/** The file name of a Content-Disposition header, plain or extended (`filename*=utf-8'jp'NAME`). */
export function dispositionName(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*[^']*'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (extended) return safeDecode(extended);
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1]?.trim() ?? null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const attribute = (tag: string, name: string): string | null => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\b${escaped}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? null;
};
