// node tools/build-curve.mjs CHECKOUT [--write]: src/payment/signature/curve.*.wasm from tools/curve and a checkout of
// libsecp256k1 (curve.json beside them names the commit and the compiler). It tells whether the results are the committed
// files; with --write it replaces them. Needs clang and wasm-ld: `apt-get install clang lld` on Debian 12.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('curve', import.meta.url));
const FOLDER = fileURLToPath(new URL('../src/payment/signature', import.meta.url));
const MANIFEST = join(FOLDER, 'curve.json');
const PAGE = 65_536;

const FLAGS = [
  ...['--target=wasm32-unknown-unknown', '-std=c11', '-O2', '-msign-ext', '-Wall', '-Wno-unused-function'],
  ...['-ffreestanding', '-nostdlib', '-fvisibility=hidden', '-ffunction-sections', '-fdata-sections'],
  // WebAssembly has no product of more than 64 bits.
  ...['-DUSE_FORCE_WIDEMUL_INT64=1', '-DENABLE_MODULE_RECOVERY=1', '-DUSE_EXTERNAL_DEFAULT_CALLBACKS=1'],
  // 64 + 64 multiples of G, 8 KB; each doubling of the table saves one to two percent of the time.
  '-DECMULT_WINDOW_SIZE=8',
  // The smallest table for signing: it is not there (recover.c).
  ...['-DCOMB_BLOCKS=2', '-DCOMB_TEETH=5'],
  ...['--no-entry', '--gc-sections', '--strip-all', '--stack-first', `--max-memory=${2 * PAGE}`].map((f) => `-Wl,${f}`),
  `-Wl,-z,stack-size=${PAGE}`,
];
/** What each of them has besides: field.h multiplies instead of the library. */
const KINDS = { plain: [], simd: ['-msimd128', '-DUSE_EXTERNAL_ASM=1'] };

const [checkout, option] = process.argv.slice(2);
if (!checkout || (option !== undefined && option !== '--write')) {
  console.error('usage: node tools/build-curve.mjs CHECKOUT [--write]');
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const run = (program, args) => execFileSync(program, args, { encoding: 'utf8' }).trim();

const commit = run('git', ['-C', checkout, 'rev-parse', 'HEAD']);
if (commit !== manifest.source.commit || run('git', ['-C', checkout, 'status', '--porcelain']) !== '') {
  console.error(`${checkout} is not ${manifest.source.repository} at ${manifest.source.commit}, unchanged.`);
  process.exit(1);
}
const compiler = /\d+\.\d+\.\d+/.exec(run('clang', ['--version']))?.[0];
if (compiler !== manifest.compiler.version)
  console.error(`clang ${compiler}: another than ${manifest.compiler.version} writes other bytes.`);

const draft = mkdtempSync(join(tmpdir(), 'curve-'));
try {
  for (const [kind, flags] of Object.entries(KINDS)) make(`curve.${kind}.wasm`, flags);
} finally {
  rmSync(draft, { recursive: true, force: true });
}
if (option === '--write') {
  manifest.compiler.version = compiler;
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

function make(name, flags) {
  const target = join(draft, name);
  run('clang', [
    ...[...FLAGS, ...flags],
    ...['-isystem', join(HERE, 'include'), '-I', HERE, '-isystem', checkout],
    ...[join(HERE, 'recover.c'), '-o', target],
  ]);
  const bytes = readFileSync(target);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isKnown = sha256 === manifest.files[name];
  console.log(`${name}: ${bytes.length} bytes, sha256 ${sha256}, ${isKnown ? 'as committed' : 'NOT as committed'}`);
  if (option === '--write') {
    writeFileSync(join(FOLDER, name), bytes);
    manifest.files[name] = sha256;
  } else if (!isKnown) process.exitCode = 1;
}
