import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { FetchFailure } from './failure.ts';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/**
 * Reads a body up to `maxBytes`, counted on the wire and again after decompression, so a small bomb is cut as early as
 * a large file. `touch` is called for every piece that arrives.
 */
export async function readBody(response: IncomingMessage, maxBytes: number, touch: () => void): Promise<Buffer> {
  const tooLarge = () => new FetchFailure('too_large', `the answer is larger than ${maxBytes} bytes`);
  if (Number(response.headers['content-length']) > maxBytes) throw tooLarge();
  const decoder = decoderFor(response);
  const chunks: Buffer[] = [];
  let kept = 0;
  const keep = (chunk: Buffer) => {
    kept += chunk.length;
    if (kept > maxBytes) throw tooLarge();
    chunks.push(chunk);
  };
  if (!decoder) {
    for await (const chunk of response) {
      touch();
      keep(chunk as Buffer);
    }
  } else {
    let received = 0;
    response.on('data', (chunk: Buffer) => {
      touch();
      received += chunk.length;
      if (received > maxBytes) decoder.destroy(tooLarge());
    });
    response.on('error', (error) => decoder.destroy(error));
    response.pipe(decoder);
    try {
      for await (const chunk of decoder) keep(chunk as Buffer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code?.startsWith('Z_') && !code?.startsWith('ERR__ERROR') && !code?.startsWith('ZSTD')) throw error;
      throw new FetchFailure('invalid', 'the answer is compressed and damaged', { cause: error });
    }
  }
  return Buffer.concat(chunks, kept);
}

function decoderFor(response: IncomingMessage): Transform | undefined {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return undefined;
  // Stacked encodings ("gzip, gzip") multiply the ratio and are used by nobody in earnest.
  const create = DECODERS[encoding];
  if (!create) throw new FetchFailure('invalid', 'the answer has an unknown content encoding');
  return create();
}
