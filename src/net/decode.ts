import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { because } from '../contract/error-details.ts';
import { FetchFailure } from './failure.ts';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

interface BodyLimits {
  readonly maxBytes: number;
  /** Longest wait for the next piece; the time a slow reader takes for itself does not count. */
  readonly idleMs: number;
}

/**
 * The body piece by piece, unpacked, up to `maxBytes`: counted on the wire and again after decompression, so a small
 * bomb is cut as early as a large file.
 */
export async function* readBody(response: IncomingMessage, limits: BodyLimits): AsyncGenerator<Buffer> {
  const { maxBytes, idleMs } = limits;
  const tooLarge = () => new FetchFailure('too_large', because('answer_too_large', { bytes: maxBytes }));
  const source = unpacked(response, maxBytes, tooLarge)[Symbol.asyncIterator]();
  let total = 0;
  try {
    if (Number(response.headers['content-length']) > maxBytes) throw tooLarge();
    for (;;) {
      const idle = setTimeout(() => {
        response.destroy(new FetchFailure('timeout', because('silent', { ms: idleMs })));
      }, idleMs);
      const { value, done } = await source.next().finally(() => clearTimeout(idle));
      if (done) return;
      total += (value as Buffer).length;
      if (total > maxBytes) throw tooLarge();
      yield value as Buffer;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!/^(Z_|ZSTD_|ERR__ERROR|ERR_BROTLI)/.test(code)) throw error;
    throw new FetchFailure('invalid', because('answer_damaged'), { cause: error });
  } finally {
    // Whatever is left of the answer is not wanted.
    response.destroy();
  }
}

function unpacked(response: IncomingMessage, maxBytes: number, tooLarge: () => Error): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return response;
  // Stacked encodings ("gzip, gzip") multiply the ratio and are used by nobody in earnest.
  const decoder = DECODERS[encoding]?.();
  if (!decoder) throw new FetchFailure('invalid', because('encoding_unknown'));
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) decoder.destroy(tooLarge());
  });
  response.on('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}
