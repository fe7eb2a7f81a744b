import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { print, type RunOptions } from '../bench/figure.ts';
import { makeBaseRoot } from './image/base-root.ts';
import { pairsOf, type Stage, stagesOf } from './image/dockerfile.ts';

const ROOT = join(import.meta.dirname, '..');
const MB = 1_000_000;
/**
 * Enters a root as a builder does, with a /proc of its own (compilers look for themselves there). The mount is in a
 * namespace that ends with the command: what is removed later is never the machine's.
 */
const ENTER = ['-m', 'sh', '-c', 'mount -t proc proc "$1/proc" && shift && exec /usr/sbin/chroot "$@"', 'enter'];
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/**
 * The steps of the Dockerfile, run one after another in root file systems made from Debian packages, where no base image
 * can be had: what they leave is weighed, compressed as a registry keeps it, and reads a card as the image's own user.
 */
export default async function image({ note }: RunOptions): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'jbis-image-'));
  try {
    const base = join(work, 'base');
    mkdirSync(base);
    const made = makeBaseRoot(base);
    if ('skipped' in made) return note(`SKIPPED: ${made.skipped}`);
    note(`base: ${made.how}, ${Math.round(compressed(base) / MB)} MB compressed`);
    const roots = new Map<string, string>();
    for (const stage of stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) {
      const root = join(work, stage.name);
      execFileSync('cp', ['-a', base, root]);
      roots.set(stage.name, root);
      runStage(stage, root, roots, note);
    }
    const final = roots.get('final')!;
    const bytes = compressed(final);
    const context = { base: made.how, arch: process.arch, bar: 350 };
    print({ figure: 'package.image_compressed_mb', value: Math.round(bytes / MB), unit: 'MB', context });
    readsACard(final, note);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const compressed = (root: string): number =>
  Number(execFileSync('sh', ['-c', `tar -C '${root}' -cf - . | gzip -6 | wc -c`], { encoding: 'utf8' }));

function runStage({ name, steps }: Stage, root: string, roots: ReadonlyMap<string, string>, note: RunOptions['note']) {
  let folder = '/';
  const env: Record<string, string> = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
  };
  for (const { word, rest } of steps) {
    if (word === 'WORKDIR') mkdirSync(join(root, (folder = rest)), { recursive: true });
    else if (word === 'ENV') Object.assign(env, pairsOf(rest));
    else if (word === 'COPY') copy(rest, join(root, folder), roots);
    else if (word === 'RUN') {
      note(`${name}: ${rest}`);
      enter(root, `cd ${folder} && ${rest}`, env);
    }
  }
}

/** `COPY [--from=STAGE] FROM… TO`, from the checkout without what .dockerignore names. */
function copy(rest: string, folder: string, roots: ReadonlyMap<string, string>): void {
  const from = /^--from=(\w+)\s+/.exec(rest);
  const words = rest.slice(from?.[0].length ?? 0).split(/\s+/);
  const [to, sources] = [words.at(-1)!, words.slice(0, -1)];
  const isFolder = to === '.' || to.endsWith('/') || sources.length > 1;
  for (const source of sources) {
    if (source === '.') {
      for (const file of checkout()) place(join(ROOT, file), join(folder, file));
      continue;
    }
    const origin = from ? join(roots.get(from[1]!)!, source) : join(ROOT, source);
    place(origin, join(folder, isFolder ? join(to, source.split('/').at(-1)!) : to));
  }
}

function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

function checkout(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return files
    .split('\n')
    .filter((file) => file && existsSync(join(ROOT, file)) && !ignored.some((path) => file.startsWith(`${path}/`)));
}

/** The packages npm fetched before come along as its cache: a machine without a line can do it, too. */
function enter(root: string, script: string, env: Record<string, string>): void {
  const cache = join(root, 'root/.npm');
  const own = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  // Links, not copies: npm names what it keeps by its content and never writes into it.
  if (existsSync(own) && spawnSync('cp', ['-al', own, cache]).status !== 0) execFileSync('cp', ['-a', own, cache]);
  // A machine behind a gateway trusts it by a certificate of its own.
  const trusted = join(root, 'tmp/trusted.crt');
  if (existsSync(TRUSTED)) copyFileSync(TRUSTED, trusted);
  for (const name of ['resolv.conf', 'hosts'])
    if (existsSync(`/etc/${name}`)) copyFileSync(`/etc/${name}`, join(root, 'etc', name));
  try {
    const proxies = Object.entries(process.env).filter(([name]) => /_proxy$|^npm_config_registry$/i.test(name));
    const { status, stdout, stderr, error } = spawnSync('unshare', [...ENTER, root, root, 'sh', '-c', script], {
      env: {
        ...Object.fromEntries(proxies),
        ...env,
        NODE_EXTRA_CA_CERTS: '/tmp/trusted.crt',
        npm_config_prefer_offline: 'true',
      },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw error ?? new Error(`${script}\n${stdout}\n${stderr}`);
  } finally {
    for (const path of [cache, trusted]) rmSync(path, { recursive: true, force: true });
  }
}

function readsACard(root: string, note: RunOptions['note']): void {
  copyFileSync(join(ROOT, 'testkit/documents/card.png'), join(root, 'tmp/card.png'));
  const { stdout, stderr } = spawnSync(
    'unshare',
    [
      ...ENTER,
      root,
      '--userspec=1000:1000',
      root,
      '/usr/local/bin/node',
      '/app/bin/jbis.mjs',
      'ocr',
      '/tmp/card.png',
      '--text',
    ],
    { env: { NODE_ENV: 'production', JBIS_USE_DIST: '1', JBIS_DATA_DIR: '/data', HOME: '/tmp' }, encoding: 'utf8' },
  );
  if (!stdout.includes('株式会社青葉商店')) throw new Error(`the image does not read a card:\n${stdout}\n${stderr}`);
  note('the image reads a card as its own user');
}
