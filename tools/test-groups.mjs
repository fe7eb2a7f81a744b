// Which tests of a large run share one process, as starting one costs more than most of them. A file stays alone when
// it, or anything it imports, starts programs or threads, loads native code or measures its process, and when it touches
// the process itself. Hooks at the root of a file are those of its suite, so that they are not hooks of all.
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
    'node:dgram',
    'node:dns',
    'node:events',
    'node:fs',
    'node:http',
    'node:https',
  ],
  ...['node:net', 'node:os', 'node:path', 'node:perf_hooks', 'node:readline', 'node:sqlite', 'node:stream'],
  ...['node:string_decoder', 'node:test', 'node:timers', 'node:tls', 'node:url', 'node:util', 'node:zlib'],
  ...['@x402/core', '@x402/evm', 'aws4fetch', 'currency-codes', 'fflate', 'i18n-iso-countries'],
  ...['ical.js', 'libphonenumber-js', 'marked', 'openpgp', 'postgres', 'read-excel-file', 'stdnum', 'typebox', 'viem'],
]);
const ALONE = /\bprocess\.(?!cwd\(\))|\bglobalThis\b|\bmock\b/;
const HOOKS = /^(?:before|after|beforeEach|afterEach)\(/m;
const MEASURES = 'testkit/cpu.ts';
/** Whole statements: `id: 'taken-from', kind: 'ignore'` imports nothing. */
const IMPORT = /^(?:import|export)\b[^;'"`]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'/gm;
const TYPES_ONLY = /^(?:import|export) type [^;]*;$/gm;

const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0];

const textOf = (file) => fs.readFileSync(join(ROOT, file), 'utf8');

/**
 * `files` as they are to be run: `together` in one process, `alone` in one each. Tests that are asked for by name are
 * not put into suites, whose names would count; then files with hooks stay alone, too.
 */
export function groupsOf(files, { isByName = false } = {}) {
  const read = new Map();
  const importsOf = (file) => {
    let found = read.get(file);
    if (!found) {
      const text = textOf(file).replace(TYPES_ONLY, '');
      read.set(file, (found = [...text.matchAll(IMPORT)].map((found) => found.slice(1).find(Boolean))));
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
  const isTogether = (file) => {
    if (file.startsWith('test/')) return false;
    const text = textOf(file);
    return !ALONE.test(text) && !(isByName && HOOKS.test(text)) && isQuiet(file);
  };
  return Object.groupBy(files, (file) => (isTogether(file) ? 'together' : 'alone'));
}

/** So many files in one process: neighbours share what they load, and no process runs into the limit of a test file. */
const MOST_FILES = 70;

/** Test files that are all of these. */
export function writeTogether(files) {
  const parts = Math.ceil(files.length / MOST_FILES);
  return Array.from({ length: parts }, (_, part) => {
    const path = `var/together-${process.pid}-${part}.test.mjs`;
    const share = files.filter((_, at) => Math.floor((at * parts) / files.length) === part);
    fs.writeFileSync(join(ROOT, path), `import { describe } from 'node:test';\n${share.map(lineOf).join('')}`);
    return path;
  });
}

const lineOf = (file) =>
  HOOKS.test(textOf(file)) ? `describe('${file}', () => import('../${file}'));\n` : `import '../${file}';\n`;
