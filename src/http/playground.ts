import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pageLabels } from '../discovery/page-labels.ts';
import { detail, json } from './answer.ts';
import { askForBody, readBody } from './body/intake.ts';
import type { Router } from './router.ts';
import { registerStaticFolder, serveKept } from './static-folder.ts';

/** Own files only; pictures a person drops stay in the page as blobs. */
const policy = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const require = createRequire(import.meta.url);
const beside = (entry: string, file: string) => join(dirname(require.resolve(entry)), file);

export interface PlaygroundOptions {
  /** Signs with the demo wallet of the devnet; absent where the money is real. */
  readonly signOnDevnet: ((required: unknown) => Promise<unknown>) | undefined;
}

/** The pages for people, /playground and /desk: static files, and the words of every closed set in both languages. */
export function registerPlayground(router: Router, { signOnDevnet }: PlaygroundOptions): void {
  registerStaticFolder(router, {
    path: '/playground',
    folder: join(import.meta.dirname, '../playground'),
    policy: policy("'self'"),
  });
  registerStaticFolder(router, {
    path: '/desk',
    folder: join(import.meta.dirname, '../desk'),
    // The decoders of PDF and HEIF are WebAssembly; no other code may be made from text.
    policy: policy("'self' 'wasm-unsafe-eval'"),
    more: {
      'vendor/pdfium.js': () => beside('@hyzyla/pdfium', 'index.esm.browser.js'),
      'vendor/pdfium.wasm': () => beside('@hyzyla/pdfium', 'pdfium.wasm'),
      'vendor/libheif.js': () => beside('libheif-js', 'libheif-wasm/libheif-bundle.mjs'),
    },
  });
  router.route('/playground/labels.json', {
    GET: serveKept('application/json', policy("'none'"), 5, async () => Buffer.from(JSON.stringify(pageLabels()))),
  });
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
