import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FetchFailure, fetchSafely } from '../../../net/index.ts';
import { DOWNLOADS } from './downloads.ts';

const LIMIT = 1024 * 1024 * 1024;
const TIMEOUT_MS = 600_000;
const IDLE_MS = 60_000;

/** Wrong name or part of a download. */
export class UnknownDownload extends Error {}

interface DownloadOptions {
  readonly folder: string;
  /** Another place for this one file. */
  readonly url?: string | undefined;
  /** A mirror of the official sites: the same paths at another address. */
  readonly mirror?: string | undefined;
  readonly onStart?: (url: string) => void;
}

/** Fetches one official file (`postal`, `towns:30`) into a folder and returns its path. */
export async function downloadAddressFile(asked: string, options: DownloadOptions): Promise<string> {
  const [name, part] = asked.split(':', 2) as [string, string | undefined];
  const known = DOWNLOADS[name];
  if (!known) throw new UnknownDownload(`there is no download "${name}": ${Object.keys(DOWNLOADS).join(', ')}`);
  if (known.part && !(known.part === 'prefecture' ? /^\d{2}$/ : /^\d{6}$/).test(part ?? ''))
    throw new UnknownDownload(
      `${name} needs a ${known.part}: ${name}:${known.part === 'prefecture' ? '13' : '131016'}`,
    );
  const official = known.url.replace('{}', part ?? '');
  const url = options.url ?? mirrored(official, options.mirror);
  options.onStart?.(url);
  const answer = await fetchSafely({
    url,
    maxBytes: LIMIT,
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    maxRedirects: 5,
    // An address the operator named may be on the own network.
    ...(url === official ? {} : { allowHttp: true, allowAddress: () => true }),
  });
  if (answer.status === 403)
    throw new FetchFailure(
      'unreachable',
      `${new URL(url).host} answered 403: the registry serves callers in Japan only (fetch the file there, or set JBIS_ADDRESS_MIRROR)`,
    );
  if (answer.status !== 200) throw new FetchFailure('unreachable', `${new URL(url).host} answered ${answer.status}`);
  const path = join(options.folder, basename(new URL(url).pathname));
  writeFileSync(path, answer.bytes);
  return path;
}

const mirrored = (official: string, mirror: string | undefined): string =>
  mirror === undefined ? official : mirror.replace(/\/+$/, '') + new URL(official).pathname;
