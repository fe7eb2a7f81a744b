// Which tests of a large run share one process, as starting one costs more than most of them. A file stays alone when
// it, or anything it imports, starts programs or threads, loads native code or measures its process, when it touches
// the process itself, and when it has hooks at its root, which would be hooks of all.
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Modules that leave nothing behind in a process. */
const QUIET = new Set([
  ...[
    'node:assert',
    'node:async_hooks',
    'node:buffer',
    'node:crypto',
    'node:dns',
    'node:events',
    'node:fs',
    'node:http',
  ],
  ...['node:net', 'node:os', 'node:path', 'node:perf_hooks', 'node:sqlite', 'node:stream', 'node:string_decoder'],
  ...['node:test', 'node:timers', 'node:tls', 'node:url', 'node:util', 'node:zlib'],
  ...['@x402/core', '@x402/evm', 'currency-codes', 'fflate', 'i18n-iso-countries', 'libphonenumber-js', 'marked'],
  ...['stdnum', 'typebox', 'viem'],
]);
const ALONE = /^(?:before|after|beforeEach|afterEach)\(|\bprocess\.(?!cwd\(\))|\bglobalThis\b|\bmock\b/m;
const MEASURES = 'testkit/cpu.ts';
const IMPORT = /(?:\bfrom|^import|\bimport\() ?'([^']+)'/gm;
const TYPES_ONLY = /^(?:import|export) type [^;]*;$/gm;

const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0];

/** `files` as they are to be run: `together` in one process, `alone` in one each. */
export function groupsOf(files) {
  const read = new Map();
  const importsOf = (file) => {
    let found = read.get(file);
    if (!found) {
      const text = fs.readFileSync(join(ROOT, file), 'utf8').replace(TYPES_ONLY, '');
      read.set(file, (found = [...text.matchAll(IMPORT)].map(([, name]) => name)));
    }
    return found;
  };
  const isQuiet = (test) => {
    const seen = new Set([test]);
    for (const file of seen)
      for (const name of importsOf(file)) {
        if (!name.startsWith('.')) {
          if (!QUIET.has(packageOf(name))) return false;
        } else if (name.endsWith('.ts')) seen.add(join(dirname(file), name));
      }
    return !seen.has(MEASURES);
  };
  const isTogether = (file) =>
    !file.startsWith('test/') && !ALONE.test(fs.readFileSync(join(ROOT, file), 'utf8')) && isQuiet(file);
  return Object.groupBy(files, (file) => (isTogether(file) ? 'together' : 'alone'));
}

/** A test file that is all of these. */
export function writeTogether(files) {
  const path = `var/together-${process.pid}.test.mjs`;
  fs.writeFileSync(join(ROOT, path), files.map((file) => `import '../${file}';\n`).join(''));
  return path;
}
