// Libraries of which a little is used: that little goes into dist/vendor, instead of tens of megabytes into every install.
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** What the code imports, and what of it. `file`: taken as it was published, since its licence wants it replaceable. */
const VENDORED = [
  { from: 'openpgp', name: 'openpgp', file: 'node_modules/openpgp/dist/node/openpgp.min.mjs' },
  { from: 'libphonenumber-js/max', name: 'libphonenumber-js', exports: '{ parsePhoneNumberFromString }' },
  { from: 'stdnum', name: 'stdnum', exports: '{ stdnum }' },
  { from: 'read-excel-file/node', name: 'read-excel-file', exports: '{ default }' },
  {
    from: '@bitauth/libauth/build/lib/crypto/secp256k1.js',
    name: '@bitauth/libauth',
    exports: '{ instantiateSecp256k1 }',
  },
];

export const bundledLibraries = VENDORED.map(({ name }) => name);

const targetOf = ({ name }) => join('dist/vendor', `${name.replace('@', '').replace('/', '-')}.js`);

export async function vendor() {
  mkdirSync('dist/vendor', { recursive: true });
  for (const library of VENDORED) {
    if (library.file) copyFileSync(library.file, targetOf(library));
    else await bundle(library);
    if (rewrite(library) === 0) throw new Error(`Nothing in dist imports ${library.from}.`);
  }
  writeFileSync('dist/vendor/LICENSES.txt', VENDORED.map(licence).join('\n\n'));
}

async function bundle(library) {
  await build({
    stdin: { contents: `export ${library.exports} from '${library.from}';`, resolveDir: '.' },
    bundle: true,
    minifySyntax: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outfile: targetOf(library),
    // What is CommonJS inside asks for Node's own modules by require.
    banner: { js: "import { createRequire as load } from 'node:module'; const require = load(import.meta.url);" },
    logLevel: 'error',
  });
}

function rewrite(library) {
  let files = 0;
  for (const file of globSync('dist/**/*.js')) {
    if (file.startsWith('dist/vendor/')) continue;
    const text = readFileSync(file, 'utf8');
    const path = relative(dirname(file), targetOf(library));
    const place = path.startsWith('.') ? path : `./${path}`;
    const changed = text
      .replaceAll(`from '${library.from}'`, `from '${place}'`)
      .replaceAll(`import('${library.from}')`, `import('${place}')`);
    if (changed === text) continue;
    writeFileSync(file, changed);
    files++;
  }
  return files;
}

function licence({ name }) {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
