import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type call from '../../src/cli/commands/call.command.ts';
import doctor from '../../src/cli/commands/doctor.command.ts';
import serve from '../../src/cli/commands/serve.command.ts';
import { SEPOLIA_DOMAIN, USDC_DOMAIN } from '../../src/payment/chain/usdc.ts';
import { startTestChain, type TestChain } from '../../testkit/payment/chain.ts';
import { serveFacilitator } from '../../testkit/payment/facilitator-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-live-'));
const closers: (() => Promise<void>)[] = [];
after(async () => {
  for (const close of closers) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A command as the shell runs it: exit code and what it printed. */
async function run(command: typeof serve | typeof doctor | typeof call, args: string[], env: Record<string, string>) {
  const out: string[] = [];
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void out.push(text),
    env: {
      JBIS_DATA_DIR: dataDir,
      JBIS_PORT: '0',
      JBIS_LIVE_SOURCES: '0',
      JBIS_LOG_LEVEL: 'silent',
      JBIS_OCR_ENGINE: 'tesseract',
      ...env,
    },
    isTerminal: false,
  };
  return { code: await command.run(args, io), text: out.join('\n') };
}

describe('with a real payee the service starts only when it can be trusted with money', () => {
  let chain: TestChain;
  let live: Record<string, string>;
  before(async () => {
    chain = await startTestChain({ domain: USDC_DOMAIN });
    const rpc = await chain.serveRpc();
    closers.push(rpc.close);
    live = { JBIS_PAY_TO: chain.payTo, JBIS_RPC_URL: rpc.url, JBIS_SETTLER_KEY: chain.settlerKey };
  });

  it('a registry that is not there stops it, with the remedy, and nothing is answered from the sample', async () => {
    const { code, text } = await run(serve, [], live);
    assert.equal(code, 1);
    assert.match(text, /company registry: no data.*→ jbis sync company, or JBIS_ALLOW_PARTIAL=1/);
    assert.match(text, /invoice registry: no data.*→ jbis sync invoice/);
  });

  it('a chain that does not answer, or is another one, stops it', async () => {
    const dead = await run(serve, [], { ...live, JBIS_ALLOW_PARTIAL: '1', JBIS_RPC_URL: 'http://127.0.0.1:9' });
    assert.deepEqual([dead.code, /cannot be reached.*→ JBIS_RPC_URL/.test(dead.text)], [1, true], dead.text);
    const other = await run(serve, [], { ...live, JBIS_ALLOW_PARTIAL: '1', JBIS_NETWORK: 'eip155:84532' });
    assert.deepEqual([other.code, /serves chain 8453, not 84532/.test(other.text)], [1, true], other.text);
  });

  it('a facilitator that does not settle on the network stops it', async () => {
    const facilitator = await serveFacilitator(chain.facilitator, ['eip155:137']);
    closers.push(facilitator.close);
    const { JBIS_SETTLER_KEY: _, ...rest } = live;
    const env = { ...rest, JBIS_ALLOW_PARTIAL: '1', JBIS_FACILITATOR_URL: facilitator.url };
    const { code, text } = await run(serve, [], env);
    assert.equal(code, 1);
    assert.match(text, /does not settle on eip155:8453 \(it does on eip155:137\).*→ JBIS_FACILITATOR_URL/);
  });

  it('a mistyped setting stops it, with the one that was meant', async () => {
    const { code, text } = await run(serve, [], { JBIS_PAYTO: chain.payTo });
    assert.equal(code, 1);
    assert.match(text, /JBIS_PAYTO is not a setting → did you mean JBIS_PAY_TO\?/);
  });

  it('a setting that is missing is named', async () => {
    await assert.rejects(run(serve, [], { JBIS_PAY_TO: chain.payTo }), /JBIS_RPC_URL is not set\. Needed: an URL/);
  });

  it('doctor --live says the same, and exits with 1', async () => {
    const { code, text } = await run(doctor, ['--live'], live);
    assert.equal(code, 1);
    assert.match(text, /✗ company registry +no data/);
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
      JBIS_OCR_ENGINE: 'onnx',
    };
    const { code, text } = await run(doctor, ['--live'], env);
    assert.equal(code, 0, text);
    assert.match(text, /✓ live +can take USDC on eip155:84532/);
    assert.match(text, /✓ test payment +\$0\.001 from 0x[0-9a-fA-F]{40}, transaction 0x[0-9a-f]{64}/);
    assert.equal(await chain.balance(chain.payTo), 1000n);
  });
});
