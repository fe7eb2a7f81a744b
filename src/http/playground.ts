import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Endpoint } from '../contract/endpoint.ts';
import { DOMAIN_TYPES, TRANSFER_TYPES } from '../contract/usdc.ts';
import { labelSetsOf, pageLabels } from '../discovery/page-labels.ts';
import { PYTHON_CLIENT } from '../discovery/places.ts';
import { detail, json } from './answer.ts';
import type { ByteBudgets } from './body/byte-budget.ts';
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

/** The decoders of PDF and HEIF are WebAssembly; no other code may be made from text. */
const PAGES = policy("'self' 'wasm-unsafe-eval'");

const require = createRequire(import.meta.url);
const beside = (entry: string, file: string, from = require) => join(dirname(from.resolve(entry)), file);
/** libheif comes with the decoder that the engines use. */
const libheif = () =>
  beside('libheif-js', 'libheif-wasm/libheif-bundle.mjs', createRequire(require.resolve('heic-decode')));

const PYTHON_FILE = join(import.meta.dirname, '../../clients/python/jbis_client.py');

export interface PlaygroundOptions {
  /** Signs with the demo wallet of the devnet; absent where the money is real. */
  readonly signOnDevnet: ((required: unknown) => Promise<unknown>) | undefined;
  readonly budgets: ByteBudgets;
  readonly endpoints: readonly Endpoint[];
}

/** The pages for people, /playground and /desk: static files, and the words of every closed set in both languages. */
export function registerPlayground(router: Router, { signOnDevnet, budgets, endpoints }: PlaygroundOptions): void {
  registerStaticFolder(router, {
    path: '/playground',
    folder: join(import.meta.dirname, '../playground'),
    policy: PAGES,
    more: {
      'vendor/pdfium.js': () => beside('@hyzyla/pdfium', 'index.esm.browser.js'),
      'vendor/pdfium.wasm': () => beside('@hyzyla/pdfium', 'pdfium.wasm'),
      'vendor/libheif.js': libheif,
    },
  });
  registerStaticFolder(router, {
    path: '/docs-site',
    folder: join(import.meta.dirname, '../docs-site'),
    policy: PAGES,
  });
  registerStaticFolder(router, { path: '/desk', folder: join(import.meta.dirname, '../desk'), policy: PAGES });
  const data = (of: () => unknown) =>
    serveKept('application/json', policy("'none'"), 5, async () => Buffer.from(JSON.stringify(await of())));
  router.route('/playground/labels.json', { GET: data(pageLabels) });
  router.route('/playground/label-sets.json', { GET: data(() => labelSetsOf(endpoints)) });
  router.route(PYTHON_CLIENT, {
    GET: serveKept('text/x-python; charset=utf-8', policy("'none'"), 5, () => readFile(PYTHON_FILE)),
  });
  router.route('/playground/transfer-types.json', { GET: data(() => ({ ...DOMAIN_TYPES, ...TRANSFER_TYPES })) });
  if (!signOnDevnet) return;
  router.route('/playground/sign', {
    POST: async ({ request, response }) => {
      askForBody(request, response);
      const held = budgets.unpaid.hold();
      const { rest } = await readBody(request, { limit: 64 * 1024, files: new Map(), bound: '', held }).finally(
        held.release,
      );
      const text = rest.toString('utf8');
      try {
        return { ...json(200, await signOnDevnet(JSON.parse(text))), sameOrigin: true };
      } catch (error) {
        if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
        return { ...detail(400, 'Not a payment requirement'), sameOrigin: true };
      }
    },
  });
}
