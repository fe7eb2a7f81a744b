import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { answerForError, send } from './answer.ts';
import { readBody } from './body/intake.ts';

const FOLDER = join(import.meta.dirname, '../playground');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Own files only; pictures a person drops stay in the page as blobs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface PlaygroundOptions {
  /** Signs with the demo wallet of the devnet; absent where the money is real. */
  readonly signOnDevnet: ((required: unknown) => Promise<unknown>) | undefined;
}

/** The web page at /playground: static files, compressed once at start. */
export function registerPlayground(app: FastifyInstance, { signOnDevnet }: PlaygroundOptions): void {
  for (const name of readdirSync(FOLDER)) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const plain = readFileSync(join(FOLDER, name));
    const small = brotliCompressSync(plain);
    app.get(name === 'index.html' ? '/playground' : `/playground/${name}`, (request, reply) => {
      const compressed = request.headers['accept-encoding']?.includes('br') === true;
      reply.headers({
        'content-type': type,
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      });
      if (compressed) reply.header('content-encoding', 'br');
      return reply.send(compressed ? small : plain);
    });
  }
  if (!signOnDevnet) return;
  app.post('/playground/sign', async (request, reply) => {
    try {
      const { text } = await readBody(request.raw, {
        limit: 64 * 1024,
        files: new Map(),
        bound: '',
        minBytesPerSecond: 0,
      });
      return await reply.send(await signOnDevnet(JSON.parse(text)));
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError)
        return reply.code(400).send({ detail: 'Not a payment requirement' });
      return send(reply, answerForError(error));
    }
  });
}
