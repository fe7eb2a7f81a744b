// What the processes of a test run load, as a few files instead of thousands: packages of hundreds of small modules
// (made once per lock file), and for a whole run the programs that tests start (made anew when our code changes).
// tools/test-resolve.mjs leads the imports there.
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'var/test-bundle');
const DAY_MS = 86_400_000;
const COMMON_JS = ['find-my-way', 'prom-client', 'stdnum'];
const PACKAGES = [
  ...COMMON_JS,
  'typebox',
  'viem',
  '@x402/core',
  '@x402/evm',
  '@modelcontextprotocol/sdk',
  'libphonenumber-js',
  'fflate',
  'postgres',
];
/** What tests start as processes and threads of their own; not those of the pool's test, which asks where errors arose. */
const PROGRAMS = ['src/cli/main.ts', 'src/**/*.{child,worker}.ts', 'testkit/{jobs,payment,store-contract}/*.child.ts'];

/** CommonJS inside an ES module asks for these. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;";

const read = (file) => fs.readFileSync(join(ROOT, file), 'utf8');
const ourFiles = (folders) => fs.globSync(`{${folders}}/**/*.ts`, { cwd: ROOT }).sort();

/** Every module of these packages that our own code imports: `viem/accounts`. */
function importedModules() {
  const found = new Set();
  for (const file of ourFiles('src,test,testkit,eval,bench'))
    for (const [, name] of read(file).matchAll(/(?:from|import\() ?'([^'.][^'$]*)'/g))
      if (PACKAGES.some((owner) => name === owner || name.startsWith(`${owner}/`))) found.add(name);
  return [...found].sort();
}

export async function bundlePackages() {
  const names = importedModules();
  return made('packages', [read('package-lock.json'), names.join()], names, {
    entryOf: (name) => (COMMON_JS.includes(name) ? `named:${name}` : name),
    plugins: [namedExports],
  });
}

/** The programs, and `tests` that load most of the service themselves. */
export async function bundlePrograms(tests = []) {
  const programs = [...PROGRAMS.flatMap((pattern) => fs.globSync(pattern, { cwd: ROOT })).sort(), ...tests];
  return made('programs', [...ourFiles('src,testkit').map(read), ...tests.map(read)], programs, {
    entryOf: (file) => join(ROOT, file),
    packages: 'external',
    plugins: [ownPlace],
  });
}

/** The folder of a bundle: its files and, in `files.json`, what each of them stands for. */
async function made(kind, contents, names, { entryOf, ...options }) {
  const hash = createHash('sha256').update(read('tools/test-bundle.mjs'));
  for (const text of contents) hash.update(text);
  const folder = join(FOLDER, `${kind}-${hash.digest('hex').slice(0, 16)}`);
  if (fs.existsSync(folder)) {
    fs.utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const draft = `${folder}.${process.pid}`;
  const fileOf = (name) => name.replaceAll('/', '__').replace(/\.ts$/, '');
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: Object.fromEntries(names.map((name) => [fileOf(name), entryOf(name)])),
    absWorkingDir: ROOT,
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'error',
    banner: { js: BANNER },
    ...options,
  });
  // It ends a moment later; only then its CPU is counted as that of a child.
  await stop();
  await pause(200);
  const url = (file) => pathToFileURL(join(folder, `${file}.mjs`)).href;
  fs.writeFileSync(join(draft, 'files.json'), JSON.stringify(names.map((name) => [name, url(fileOf(name))])));
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    // Another run made it meanwhile.
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  removeOld();
  return folder;
}

/** A run under way may use what was made before the last change; what nobody used for a day goes. */
function removeOld() {
  for (const name of fs.readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const usedAt = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - usedAt > DAY_MS) fs.rmSync(path, { recursive: true, force: true });
  }
}

/** Only Node knows which names a CommonJS package exports. */
const namedExports = {
  name: 'named-exports',
  setup(build) {
    build.onResolve({ filter: /^named:/ }, ({ path }) => ({ path: path.slice('named:'.length), namespace: 'named' }));
    build.onLoad({ filter: /./, namespace: 'named' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => /^(?!default$|__esModule$)[\w$]+$/.test(name));
      const lines = names.map((name) => `export const ${name} = whole.${name};`);
      const contents = `const whole = require('${path}');\nexport default whole;\n${lines.join('\n')}`;
      return { contents, resolveDir: ROOT };
    });
  },
};

/** A module finds its data beside itself, so each keeps the place of its source. */
const ownPlace = {
  name: 'own-place',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const place = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
      const contents = fs
        .readFileSync(path, 'utf8')
        .replaceAll(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) => JSON.stringify(place[name]));
      return { contents, loader: 'ts' };
    });
  },
};
