import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsBrotli } from './accepts-brotli.ts';
import { type HttpAnswer, redirect } from './answer.ts';
import type { Exchange, Router } from './router.ts';

const compress = promisify(brotliCompress);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface StaticFolder {
  /** Where it is served: `/desk`; its index.html is that path itself. */
  readonly path: string;
  readonly folder: string;
  readonly policy: string;
  /** Further files under the same path, by name: decoders that are loaded only when a file needs them. */
  readonly more?: Readonly<Record<string, () => string>>;
}

/** The files of a page. Nothing is read before its first visitor; then it is kept, compressed once. */
export function registerStaticFolder(router: Router, { path, folder, policy, more = {} }: StaticFolder): void {
  const names = readdirSync(folder).filter((name) => !/\.test\.ts$|\.d\.ts$|\.map$/.test(name));
  // What a page loads only when it needs it is named *.lazy.
  const modules = names.filter((name) => /(?<!\.lazy)\.[tj]s$/.test(name)).map((name) => name.replace(/\.ts$/, '.js'));
  for (const name of names) {
    const served = name.replace(/\.ts$/, '.js');
    const type = TYPES[extname(served)];
    if (!type) continue;
    const load = async () => Buffer.from(prepared(name, await readFile(join(folder, name), 'utf8'), path, modules));
    const url = name === 'index.html' ? path : `${path}/${served}`;
    router.route(url, { GET: serveKept(type, policy, constants.BROTLI_MAX_QUALITY, load) });
    if (url === path) router.route(`${path}/`, { GET: () => redirect(path) });
  }
  for (const [name, file] of Object.entries(more)) {
    const type = TYPES[extname(name)]!;
    // Megabytes: the best compression would take seconds of the first visitor's time.
    router.route(`${path}/${name}`, { GET: serveKept(type, policy, 5, () => readFile(file())) });
  }
}

/** Modules are named in the page, so that a browser asks for all of them at once and not one level after another. */
function prepared(name: string, text: string, path: string, modules: readonly string[]): string {
  if (name.endsWith('.ts'))
    return stripTypeScriptTypes(text).replaceAll(/(from |import\()(['"]\.[^'"]+)\.ts(['"])/g, '$1$2.js$3');
  if (name !== 'index.html') return text;
  const links = modules.map((module) => `<link rel="modulepreload" href="${path}/${module}" />`);
  return text.replace('<!-- modules -->', links.join('\n    '));
}

/** A file that is loaded for its first visitor and kept, compressed once. */
export function serveKept(type: string, policy: string, quality: number, load: () => Promise<Buffer>) {
  let kept: Promise<{ plain: Buffer; small: Buffer }> | undefined;
  const read = async () => {
    const plain = await load();
    return { plain, small: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) };
  };
  return async ({ request }: Exchange): Promise<HttpAnswer> => {
    const { plain, small } = await (kept ??= read());
    const compressed = acceptsBrotli(request.headers['accept-encoding']);
    return {
      status: 200,
      headers: {
        'content-type': type,
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(compressed ? { 'content-encoding': 'br' } : {}),
      },
      body: compressed ? small : plain,
      sameOrigin: true,
    };
  };
}
