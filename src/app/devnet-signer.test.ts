import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createDevnetSigner } from './devnet-signer.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-signer-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const keyFile = join(folder, 'wallet.key');
writeFileSync(keyFile, `0x${'12'.repeat(32)}\n`);
const sign = createDevnetSigner(keyFile);

const REQUIREMENT = {
  scheme: 'exact',
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  payTo: '0x1111111111111111111111111111111111111111',
  amount: '5000',
  maxTimeoutSeconds: 60,
  extra: { name: 'jbis devnet USDC', version: '2' },
};
const asking = (change: object) => ({ x402Version: 2, accepts: [{ ...REQUIREMENT, ...change }] });

test('play money is signed', async () => {
  const { payload } = (await sign(asking({}))) as { payload: { signature: string } };
  assert.match(payload.signature, /^0x[0-9a-f]{130}$/);
});

const REFUSED: Readonly<Record<string, unknown>> = {
  'real money': asking({ extra: { name: 'USD Coin', version: '2' } }),
  'a test network': asking({ network: 'eip155:84532', extra: { name: 'USDC', version: '2' } }),
  'an unknown network': asking({ network: 'eip155:1' }),
  'another token': asking({ asset: REQUIREMENT.payTo }),
  'an amount that is none': asking({ amount: 'x' }),
  'an amount below nothing': asking({ amount: '-1' }),
  'a payee that is none': asking({ payTo: {} }),
  'a payee cut short': asking({ payTo: '0x11' }),
  'a time that is none': asking({ maxTimeoutSeconds: 'y' }),
  'a time without end': asking({ maxTimeoutSeconds: 1e300 }),
  'a requirement that is null': { accepts: [null] },
  'a list that is none': { accepts: 'x' },
  nothing: null,
};
for (const [what, required] of Object.entries(REFUSED))
  test(`${what} is the caller's mistake, and not signed`, () => assert.rejects(sign(required), TypeError));
