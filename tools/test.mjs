// npm test: static checks, then every *.test.ts.
//   npm test -- src/japan                        a folder or file, without the static checks
//   npm test -- --test-name-pattern=postal FILE  any flag of node's test runner
//   npm run test:watch -- FILE                   again at every change
//   JBIS_TEST_CLOCK=+400d npm test               on another day (tools/test-clock.mjs)
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../bin/find-node.mjs';
import { cpuSeconds } from './cpu-seconds.mjs';
import { bundlePackages, bundlePrograms } from './test-bundle.mjs';
import { groupsOf, writeTogether } from './test-groups.mjs';

const node = findNode();
if (node !== process.execPath) {
  const again = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(again.status ?? 1);
}
const TAKES_VALUE = ['--test-name-pattern', '--test-skip-pattern', '--test-reporter', '--test-concurrency'];
const flags = [];
const wanted = [];
for (let rest = process.argv.slice(2); rest.length > 0; ) {
  const [arg, ...others] = rest;
  const taken = arg.startsWith('-') ? (TAKES_VALUE.includes(arg) && others.length > 0 ? 2 : 1) : 0;
  flags.push(...rest.slice(0, taken));
  if (taken === 0) wanted.push(arg);
  rest = rest.slice(taken || 1);
}
const isWhole = wanted.length === 0 && flags.length === 0;
if (isWhole) {
  const checks = spawnSync(node, ['tools/check.mjs'], { stdio: 'inherit' });
  if (checks.status !== 0) process.exit(checks.status ?? 1);
}
const isFolder = (path) => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory();
const patterns =
  wanted.length > 0
    ? wanted.map((path) => (isFolder(path) ? `${path}/**/*.test.ts` : path))
    : ['{src,test,testkit,eval,bench}/**/*.test.ts'];
const files = patterns.flatMap((pattern) => fs.globSync(pattern)).sort();
if (files.length === 0) {
  console.error(`No test file matches ${patterns.join(' ')}`);
  process.exit(1);
}
const before = process.platform === 'linux' ? cpuSeconds() : 0;
// Of the whole suite the log stays; a run of some files has its own, so that several may run beside each other.
const log = resolve(isWhole ? 'var/test-cpu.jsonl' : `var/test-cpu-${process.pid}.jsonl`);
fs.mkdirSync(dirname(log), { recursive: true });
fs.rmSync(log, { force: true });
// Programs for tests of the whole server, which start hundreds of them; the others start the sources as they stand.
const ofServer = files.filter((file) => file.startsWith('test/'));
// Of a run of many files the tests of the server are bundled, too, and those that only compute share a process, also
// where only some of their tests are asked for by name; few files are run as they stand, so that a stack shows the sources.
const isShared = files.length > 10 && !flags.includes('--watch');
const isMany = isShared && flags.length === 0;
const bundles = [await bundlePackages()];
if (ofServer.length > 0) bundles.push(await bundlePrograms(isMany ? ofServer : []));
const { alone = [], together = [] } = isShared ? groupsOf(files, { isByName: !isMany }) : { alone: files };
const groups = writeTogether(together);
if (process.platform === 'linux')
  fs.writeFileSync(log, `${JSON.stringify({ file: 'tools/test-bundle.mjs', cpu_s: cpuSeconds() - before })}\n`);
const args = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  './tools/test-cpu.mjs',
  '--test',
  '--test-concurrency=2',
  '--test-timeout=600000',
  ...flags,
  ...groups,
  ...alone,
];
const samples = resolve(`var/test-samples-${process.pid}`);
const started = Date.now();
const child = spawn(node, args, {
  stdio: [flags.includes('--watch') ? 'inherit' : 'ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...preloaded(),
    PATH: `${dirname(node)}:${process.env.PATH}`,
    NODE_ENV: 'test',
    // Hundreds of processes load the same modules: compiled once, a third of their start is saved.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../var/compile-cache', import.meta.url)),
    // npm lays packages out without links: a tenth of a start went into looking for them.
    NODE_PRESERVE_SYMLINKS: '1',
    JBIS_LIVE_SOURCES: '0',
    TEST_CPU_LOG: log,
    TEST_BUNDLES: bundles.join(':'),
    TEST_SAMPLES: samples,
  },
});
let tail = '';
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  tail = (tail + chunk).slice(-2000);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  for (const group of groups) fs.rmSync(group);
  fs.rmSync(samples, { recursive: true, force: true });
  tellCost();
  const skipped = Number(/skipped (\d+)/.exec(tail)?.[1] ?? 0);
  // On CI every tool is installed, so a skipped test means something was silently not proven.
  if (process.env.CI && isWhole && skipped > 0 && process.env.JBIS_ALLOW_SKIPS !== '1') {
    console.error(`CI: ${skipped} tests were skipped; on CI nothing may be.`);
    process.exit(1);
  }
  if (code !== 0 && isMany)
    console.error('`npm test -- FILE` runs a file from its sources, so that its stack shows them.');
  process.exit(code ?? 1);
});

/** What children of tests load, too, travels in NODE_OPTIONS: the bundled packages, and the day where another is asked for. */
function preloaded() {
  const { JBIS_TEST_CLOCK: clock } = process.env;
  const files = ['./test-resolve.mjs', ...(clock ? ['./test-clock.mjs'] : [])];
  const imports = files.map((file) => `--import=${fileURLToPath(new URL(file, import.meta.url))}`);
  const day = clock
    ? {
        JBIS_TEST_CLOCK: undefined,
        TEST_CLOCK: clock,
        TEST_CLOCK_START: String(Date.now()),
        PYTHONPATH: fileURLToPath(new URL('./test-clock', import.meta.url)),
      }
    : {};
  return { NODE_OPTIONS: [process.env.NODE_OPTIONS, ...imports].filter(Boolean).join(' '), ...day };
}

/** CPU of the run, and the files it went to: `npm run bench -- house` reads the sum of a whole one. */
function tellCost() {
  if (!fs.existsSync(log)) return;
  const rows = fs
    .readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const cpu = rows.reduce((sum, row) => sum + row.cpu_s, 0);
  const wall = Math.round((Date.now() - started) / 1000);
  if (isWhole)
    fs.writeFileSync(
      'var/test-run.json',
      JSON.stringify({ cpu_s: Math.round(cpu), wall_s: wall, files: files.length }),
    );
  else fs.rmSync(log);
  console.error(`CPU ${Math.round(cpu)} s, ${wall} s on the clock; most of it:`);
  for (const { file, cpu_s } of rows.sort((a, b) => b.cpu_s - a.cpu_s).slice(0, 12))
    console.error(`  ${cpu_s.toFixed(1).padStart(6)}  ${file}`);
}
