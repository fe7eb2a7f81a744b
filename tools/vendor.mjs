// Libraries of which a little is used: that little goes into dist/vendor, instead of tens of megabytes into every install.
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** Taken as it was published, since its licence wants it replaceable. */
const AS_PUBLISHED = [{ from: 'openpgp', file: 'node_modules/openpgp/dist/node/openpgp.min.mjs' }];

/** Built together, so that what two of them need is there once. Just the names that dist imports are kept. */
const BUNDLED = [
  'libphonenumber-js/max',
  'stdnum',
  'read-excel-file/node',
  'prom-client',
  'viem',
  'viem/accounts',
  '@x402/evm',
  '@x402/evm/exact/facilitator',
];

/** What a package does not export, read as a file (src/payment/devnet/token.ts). */
const INNER = [{ from: 'viem', file: 'node_modules/viem/_esm/constants/contracts.js', to: 'viem-contracts.js' }];

const FOLDER = 'dist/vendor';
const targetOf = (from) => join(FOLDER, `${from.replace('@', '').replaceAll('/', '-').replace(/\.js$/, '')}.js`);
const ownFiles = () => globSync('dist/**/*.js').filter((file) => !file.startsWith(FOLDER));

/** @returns the folders of the packages whose code went in, `node_modules/…`, as the lock file names them */
export async function vendor() {
  mkdirSync(FOLDER, { recursive: true });
  const packages = new Set(await bundle());
  for (const { from, file } of AS_PUBLISHED) {
    copyFileSync(file, targetOf(from));
    packages.add(join('node_modules', from));
  }
  for (const { from, file, to } of INNER) {
    copyFileSync(file, join(FOLDER, to));
    packages.add(join('node_modules', from));
  }
  for (const from of [...BUNDLED, ...AS_PUBLISHED.map((library) => library.from)])
    if (rewrite(from) === 0) throw new Error(`Nothing in dist imports ${from}.`);
  const folders = [...packages].sort();
  writeFileSync(join(FOLDER, 'LICENSES.txt'), folders.map(licence).join('\n\n'));
  return folders;
}

async function bundle() {
  const entries = join(FOLDER, 'entries');
  mkdirSync(entries);
  const texts = ownFiles().map((file) => readFileSync(file, 'utf8'));
  const entryPoints = BUNDLED.map((from) => {
    const entry = join(entries, targetOf(from).slice(FOLDER.length));
    writeFileSync(entry, `export { ${namesFrom(from, texts).join(', ')} } from '${from}';\n`);
    return entry;
  });
  const { metafile } = await build({
    entryPoints,
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    metafile: true,
    // What is CommonJS inside asks for Node's own modules by require.
    banner: { js: "import { createRequire as load } from 'node:module'; const require = load(import.meta.url);" },
    logLevel: 'error',
  });
  rmSync(entries, { recursive: true });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0))
    .flatMap(([path]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
}

/** `import { a, b as c } from 'X'`, and a default import as `import c from 'X'`. */
function namesFrom(from, texts) {
  const names = new Set();
  for (const text of texts)
    for (const [, whole, named] of text.matchAll(
      new RegExp(`import (\\w+)?(?:, )?(?:\\{([^}]*)\\})? ?from '${from}'`, 'g'),
    )) {
      if (whole) names.add('default');
      for (const name of named?.split(',') ?? []) if (name.trim()) names.add(name.trim().split(' as ')[0]);
    }
  // A library that is loaded late is asked for by name, too.
  for (const text of texts)
    for (const [, named] of text.matchAll(new RegExp(`\\{([^}]*)\\} = await import\\('${from}'\\)`, 'g')))
      for (const name of named.split(',')) if (name.trim()) names.add(name.trim().split(':')[0]);
  if (names.size === 0) throw new Error(`Nothing in dist imports a name from ${from}.`);
  return [...names].sort();
}

function rewrite(from) {
  let files = 0;
  for (const file of ownFiles()) {
    const text = readFileSync(file, 'utf8');
    const path = relative(dirname(file), targetOf(from));
    const place = path.startsWith('.') ? path : `./${path}`;
    const changed = text
      .replaceAll(`from '${from}'`, `from '${place}'`)
      .replaceAll(`import('${from}')`, `import('${place}')`);
    if (changed === text) continue;
    writeFileSync(file, changed);
    files++;
  }
  return files;
}

function licence(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
