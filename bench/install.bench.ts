import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, type RunOptions } from './figure.ts';
import { NAMES_TO_IMPORT, Stranger } from './install/stranger.ts';

const ROOT = join(import.meta.dirname, '..');

interface Way {
  readonly name: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The packed tarballs installed and used where there is no network, from an npm cache that was filled before: without
 * install scripts, with them, and with onnxruntime's script doing what it does on Linux x64, a download.
 */
export default async function install({ note, quick, flags }: RunOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-install-'));
  try {
    const cache = typeof flags.cache === 'string' ? flags.cache : join(folder, 'cache');
    const tarballs = [pack(ROOT, folder), pack(join(ROOT, 'clients/typescript'), folder)];
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
    const chain = Object.entries(manifest.peerDependencies).map((part) => part.join('@'));
    note('the cache is filled');
    new Stranger(join(folder, 'filled'), { cut: [], cache }).install(['--ignore-scripts', ...tarballs, ...chain]);
    const cut = withoutNetwork();
    const context = {
      network: cut.length > 1 ? 'none: a network namespace of its own' : 'npm --offline',
      ...machine(),
    };
    const told: Record<string, Readonly<Record<string, boolean>>> = {};
    for (const { name, words, env } of ways(folder, quick)) {
      const stranger = new Stranger(join(folder, name), { cut, cache });
      stranger.install([...words, ...tarballs], env);
      told[name] = inspect(stranger, manifest.version);
      note(`${name}: ${JSON.stringify(told[name])}`);
    }
    const whole = Object.values(told).filter(({ ocr: _, ...rest }) => Object.values(rest).every(Boolean));
    print({
      figure: 'package.installs_offline',
      value: whole.length,
      unit: 'installs',
      context: { of: Object.keys(told).length, told, ...context },
    });
    const stranger = new Stranger(join(folder, 'without_scripts'), { cut, cache });
    const command = /"npm install ([^"]+)"/.exec(stranger.jbis('serve').stderr)?.[1] ?? '';
    stranger.install([...command.split(' '), ...tarballs]);
    const answer = await stranger.buys();
    const paid = /"corporate_number": "1180301018771"[\s\S]*Paid \$0\.005/.test(answer);
    if (!paid) note(answer);
    print({
      figure: 'package.devnet_installs_offline',
      value: Number(paid),
      unit: 'installs',
      context: { of: 1, command, ...context },
    });
    if (!paid || whole.length < Object.keys(told).length) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Manifest {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function ways(folder: string, quick: boolean): readonly Way[] {
  const asX64 = join(folder, 'as-x64.cjs');
  // Nobody but that script is told so: npm itself takes what fits this machine.
  writeFileSync(
    asX64,
    `if (/onnxruntime-node/.test(process.cwd())) Object.defineProperty(process, 'arch', { value: 'x64' });`,
  );
  const all: readonly Way[] = [
    { name: 'without_scripts', words: ['--ignore-scripts'] },
    { name: 'with_scripts', words: ['--ignore-scripts=false'] },
    {
      name: 'with_a_script_that_fails',
      words: ['--ignore-scripts=false'],
      env: { NODE_OPTIONS: `--require ${asX64}` },
    },
  ];
  return quick ? all.slice(0, 1) : all;
}

/** What holds of an install. OCR is there, or the command that brings it is named. */
function inspect(stranger: Stranger, version: string): Readonly<Record<string, boolean>> {
  const serve = stranger.jbis('serve');
  const findings = JSON.parse(stranger.jbis('doctor', '--json').stdout) as readonly {
    readonly part: string;
    readonly state: string;
    readonly message: string;
    readonly next?: string;
  }[];
  const ocr = findings.find(({ part }) => part === 'ocr');
  const payment = findings.find(({ part }) => part === 'payment');
  return {
    version: stranger.jbis('--version').stdout.includes(version),
    imports: stranger.imports().length === NAMES_TO_IMPORT,
    // At once: nothing was loaded, and no stack is shown.
    devnet_line:
      /^jbis serve: the devnet [^\n]*"npm install [^"]+"/m.test(serve.stderr) &&
      !/"msg"|\n\s+at /.test(serve.stdout + serve.stderr),
    doctor: payment?.state === 'problem' && findings.length > 5,
    ocr: ocr?.state === 'ready',
    ocr_or_remedy:
      ocr?.state === 'ready' || /npm install --ignore-scripts onnxruntime-node@/.test(`${ocr?.message} ${ocr?.next}`),
  };
}

/** What a build prints stands before the JSON. The checkout's .npmrc would keep prepack from running, too. */
function pack(cwd: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const words = ['pack', '--ignore-scripts=false', '--json', '--pack-destination', target];
  const { stdout, stderr } = spawnSync('npm', words, { cwd, encoding: 'utf8' });
  const start = stdout.indexOf('[\n');
  if (start < 0) throw new Error(`npm pack\n${stdout}\n${stderr}`);
  return join(target, (JSON.parse(stdout.slice(start)) as [{ filename: string }])[0].filename);
}

/** A network namespace with nothing in it, where this machine lets one be made; else npm's own word. */
function withoutNetwork(): readonly string[] {
  const ways = [
    ['unshare', '--net'],
    ['unshare', '--map-root-user', '--net'],
  ];
  return ways.find(([program, ...words]) => spawnSync(program!, [...words, 'true']).status === 0) ?? ['env'];
}

function machine() {
  const npm = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { npm, node: process.versions.node, arch: process.arch };
}
