import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { detail, json } from './answer.ts';
import { askForBody, readBody } from './body/intake.ts';
import type { Router } from './router.ts';

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
export function registerPlayground(router: Router, { signOnDevnet }: PlaygroundOptions): void {
  for (const name of readdirSync(FOLDER)) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const plain = readFileSync(join(FOLDER, name));
    const small = brotliCompressSync(plain);
    router.route(name === 'index.html' ? '/playground' : `/playground/${name}`, {
      GET: ({ request }) => {
        const compressed = request.headers['accept-encoding']?.includes('br') === true;
        return {
          status: 200,
          headers: {
            'content-type': type,
            'content-security-policy': POLICY,
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
            'cache-control': 'no-cache',
            vary: 'accept-encoding',
            ...(compressed ? { 'content-encoding': 'br' } : {}),
          },
          body: compressed ? small : plain,
          sameOrigin: true,
        };
      },
    });
  }
  if (!signOnDevnet) return;
  router.route('/playground/sign', {
    POST: async ({ request, response }) => {
      askForBody(request, response);
      const { text } = await readBody(request, { limit: 64 * 1024, files: new Map(), bound: '', minBytesPerSecond: 0 });
      try {
        return { ...json(200, await signOnDevnet(JSON.parse(text))), sameOrigin: true };
      } catch (error) {
        if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
        return { ...detail(400, 'Not a payment requirement'), sameOrigin: true };
      }
    },
  });
}
