import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import doctor from '../../src/cli/commands/doctor.command.ts';
import serve from '../../src/cli/commands/serve.command.ts';
import { SEPOLIA_DOMAIN } from '../../src/contract/usdc.ts';
import { startTestChain } from '../../testkit/payment/chain.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-live-'));
const closers: (() => Promise<void>)[] = [];
after(async () => {
  for (const close of closers) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A command as the shell runs it: exit code and what it printed. */
async function run(command: typeof serve | typeof doctor, args: string[], env: Record<string, string>) {
  const out: string[] = [];
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void out.push(text),
    env: {
      JBIS_DATA_DIR: dataDir,
      JBIS_PORT: '0',
      JBIS_LIVE_SOURCES: '0',
      JBIS_LOG_LEVEL: 'silent',
      // One reading process to start.
      JBIS_OCR_MAX_CONCURRENCY: '1',
      ...env,
    },
    isTerminal: false,
  };
  return { code: await command.run(args, io), text: out.join('\n') };
}

it('jbis serve refuses each thing in one line with its remedy', async () => {
  const { code, text } = await run(serve, [], { JBIS_PAYTO: '0x1' });
  assert.deepEqual([code, text], [1, 'jbis serve: settings: JBIS_PAYTO is not a setting → did you mean JBIS_PAY_TO?']);
});

it('jbis serve quotes no price and is not healthy while it is still asked whether it may take money', async () => {
  const port = await freePort();
  const seen: string[] = [];
  // The chain is asked last: everything is open by then, and who calls now must still be sent away.
  const rpc = createServer(async (_request, response) => {
    for (const [path, method] of [
      ['/health', 'GET'],
      ['/jp-address/postal-lookup', 'POST'],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      const { detail } = (await answer.json()) as { detail?: { error?: { code?: string } } };
      seen.push(`${answer.status} ${detail?.error?.code}`);
    }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x89' }));
  });
  await new Promise<void>((resolve) => rpc.listen(0, '127.0.0.1', resolve));
  closers.push(async () => void rpc.close().closeAllConnections());
  const { code, text } = await run(serve, [], {
    JBIS_PORT: String(port),
    JBIS_PAY_TO: privateKeyToAccount(generatePrivateKey()).address,
    JBIS_RPC_URL: `http://127.0.0.1:${(rpc.address() as AddressInfo).port}`,
    JBIS_SETTLER_KEY: generatePrivateKey(),
    JBIS_ALLOW_PARTIAL: '1',
  });
  assert.equal(code, 1, text);
  assert.match(text, /^jbis serve: payment: /);
  assert.ok(seen.length >= 2);
  assert.deepEqual([...new Set(seen)], ['503 service_starting']);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('jbis doctor says of payment only what was looked at', () => {
  const env = {
    JBIS_PAY_TO: privateKeyToAccount(generatePrivateKey()).address,
    JBIS_RPC_URL: 'http://127.0.0.1:9',
    JBIS_FACILITATOR_URL: 'http://127.0.0.1:9',
    JBIS_ALLOW_PARTIAL: '1',
  };
  const paymentLines = (text: string) => text.split('\n').filter((line) => /^\S payment /.test(line));

  it('settings alone get a neutral mark and the command that checks them', async () => {
    const { text } = await run(doctor, [], env);
    const [line, ...more] = paymentLines(text);
    assert.match(line!, /^· payment .*not checked$/);
    assert.match(text, /→ jbis doctor --live checks it/);
    assert.deepEqual(more, []);
  });

  it('with --live the outcome is the one line', async () => {
    const { code, text } = await run(doctor, ['--live'], env);
    const [line, ...more] = paymentLines(text);
    assert.match(line!, /^✗ payment .*cannot be reached/);
    assert.deepEqual([more, code], [[], 1]);
  });
});

describe('a rehearsal on Base Sepolia works with the same commands', () => {
  it('doctor --live checks chain, token and settlement and pays once', async () => {
    const chain = await startTestChain({ domain: SEPOLIA_DOMAIN, buyers: 0 });
    const rpc = await chain.serveRpc();
    closers.push(rpc.close);
    const wallet = generatePrivateKey();
    await chain.fund(privateKeyToAccount(wallet).address, 1_000_000n);
    const env = {
      JBIS_NETWORK: 'eip155:84532',
      JBIS_PAY_TO: chain.payTo,
      JBIS_RPC_URL: rpc.url,
      JBIS_SETTLER_KEY: chain.settlerKey,
      JBIS_ALLOW_PARTIAL: '1',
      JBIS_WALLET_KEY: wallet,
    };
    const { text } = await run(doctor, ['--live'], env);
    assert.match(text, /✓ payment +USDC on eip155:84532 .*as configured/);
    assert.doesNotMatch(text, /not checked/);
    assert.match(text, /✓ live +can take USDC on eip155:84532/);
    assert.match(text, /✓ test payment +\$0\.001 from 0x[0-9a-fA-F]{40}, transaction 0x[0-9a-f]{64}/);
    assert.equal(await chain.balance(chain.payTo), 1000n);
  });
});
