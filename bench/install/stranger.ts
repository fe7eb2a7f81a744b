import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { untilReady } from '../../testkit/until-ready.ts';

const NAMES = [
  ...['address', 'ocr', 'extraction', 'pint', 'registry', 'client'].map((part) => `jp-business-identity/${part}`),
  'jp-business-identity-client',
];

/** What `npm run` and a developer set for this checkout; how the registry is reached stays. */
const OF_THIS_PROJECT =
  /^(?:JBIS_|NODE_(?:ENV|OPTIONS|COMPILE_CACHE)$|npm_(?!config_(?:registry|cafile|(?:https?_)?proxy|userconfig)$))/i;

/** A folder of somebody who has nothing but the tarballs, and what is run in it. */
export class Stranger {
  readonly folder: string;
  readonly #cut: readonly string[];
  readonly #cache: string;

  /** `cut` is the command that takes the network away from the one behind it. */
  constructor(folder: string, { cut, cache }: { readonly cut: readonly string[]; readonly cache: string }) {
    this.folder = folder;
    this.#cut = cut;
    this.#cache = cache;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"name":"stranger","private":true,"type":"module"}');
  }

  #env(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => !OF_THIS_PROJECT.test(name));
    const path = `${dirname(process.execPath)}:${process.env.PATH}`;
    // As little as will do: one reading process.
    return { ...Object.fromEntries(own), PATH: path, JBIS_OCR_MAX_CONCURRENCY: '1', ...more };
  }

  run(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const [program, ...args] = [...this.#cut, ...words];
    return spawnSync(program!, args, { cwd: this.folder, env: this.#env(env), encoding: 'utf8' });
  }

  /** @throws what npm says, where it fails */
  install(words: readonly string[], env: Readonly<Record<string, string>> = {}): void {
    const options = ['--no-audit', '--no-fund', '--cache', this.#cache, ...(this.#cut.length > 0 ? ['--offline'] : [])];
    const { status, stdout, stderr } = this.run(['npm', 'install', ...options, ...words], env);
    if (status !== 0) throw new Error(`npm install ${words.join(' ')}\n${stdout}\n${stderr}`);
  }

  jbis(...words: string[]) {
    return this.run(['npx', '--offline', 'jbis', ...words]);
  }

  /** The names that can be imported. */
  imports(): string[] {
    const lines = NAMES.map(
      (name) => `await import('${name}').then((all) => Object.keys(all).length && told.push('${name}'));`,
    );
    writeFileSync(
      join(this.folder, 'imports.mjs'),
      ['const told = [];', ...lines, 'console.log(told.join());'].join('\n'),
    );
    return this.run(['node', 'imports.mjs']).stdout.trim().split(',');
  }

  /** Starts the service and buys from it, as the README says; both need loopback, so the network is not cut. */
  async buys(): Promise<string> {
    const port = String(await freePort());
    const env = this.#env({ JBIS_PORT: port, JBIS_LOG_LEVEL: 'silent' });
    const bin = join(this.folder, 'node_modules/.bin/jbis');
    const child = spawn(process.execPath, [bin, 'serve'], { cwd: this.folder, env, stdio: 'ignore' });
    try {
      await untilReady(child, `http://127.0.0.1:${port}`);
      const words = ['call', '/jp-company/verify', '{"name":"トヨタ自動車株式会社"}'];
      const { stdout, stderr } = spawnSync(process.execPath, [bin, ...words], {
        cwd: this.folder,
        env,
        encoding: 'utf8',
      });
      return stdout + stderr;
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((resolve) => child.once('close', resolve));
    }
  }
}

export const NAMES_TO_IMPORT = NAMES.length;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
