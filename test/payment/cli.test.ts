import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';
import { generatePrivateKey } from 'viem/accounts';
import { type App, openApp } from '../../src/app/app.ts';
import { type Command, UsageError } from '../../src/cli/command.ts';
import call from '../../src/cli/commands/call.command.ts';
import ledger from '../../src/cli/commands/ledger.command.ts';
import { loadConfig } from '../../src/config/index.ts';
import { lazyOcr } from '../../testkit/lazy-ocr.ts';
import { paidEndpoints } from '../../testkit/payment/paid-endpoints.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-cli-'));
let app: App;
let url: string;

before(async () => {
  const config = loadConfig({ JBIS_DATA_DIR: dataDir, JBIS_PORT: '0', JBIS_LIVE_SOURCES: '0' });
  const extraEndpoints = paidEndpoints(async (input) => ({ echo: input }));
  app = await openApp(config, { extraEndpoints, openOcr: lazyOcr, log: pino({ level: 'silent' }) });
  url = await app.listen();
});

after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(command: Command, args: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    env: { JBIS_DATA_DIR: dataDir, JBIS_URL: url, ...env },
    isTerminal: false,
  };
  const code = await command.run(args, io as never);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('jbis call on the devnet', () => {
  test('shows the price, pays with the demo wallet and prints answer and receipt', async () => {
    const { code, out, err } = await run(call, ['/t/lookup', '{"name":"トヨタ"}']);
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(out), { echo: { name: 'トヨタ' } });
    assert.match(err, /Price \$0\.005 USDC of play money \(devnet\) on eip155:8453 to 0x/);
    assert.match(err, /Paid \$0\.005 · transaction 0x[0-9a-f]{64}/);
  });

  test('--dry-run shows the requirement and signs nothing', async () => {
    const before = await app.store.payments.list({ limit: 100 });
    const { code, out } = await run(call, ['/t/dear', '{"name":"a"}', '--dry-run']);
    assert.equal(code, 0);
    assert.equal(JSON.parse(out).amount, '50000');
    assert.equal(JSON.parse(out).extra.devnet, true);
    assert.equal((await app.store.payments.list({ limit: 100 })).length, before.length);
  });

  test('an empty wallet is named with what can be done, an address that is none is refused', async () => {
    const { code, err } = await run(call, ['/t/lookup', '{"name":"a"}'], { JBIS_WALLET_KEY: generatePrivateKey() });
    assert.equal(code, 1);
    assert.match(
      err,
      /holds too little USDC: send it some .*The wallet is 0x[0-9a-fA-F]{40}; JBIS_WALLET_KEY names another/,
    );
    await assert.rejects(run(call, ['/t/lookup', '{}', '--url', 'nonsense']), /nonsense is no address of a service/);
  });

  test('--max-price is not exceeded', async () => {
    const { code, err } = await run(call, ['/t/dear', '{"name":"a"}', '--max-price', '0.01']);
    assert.equal(code, 1);
    assert.match(err, /costs \$0\.05, more than the limit of \$0\.01/);
  });

  test('a GET endpoint is found out, and its arguments become the query', async () => {
    const { code, out } = await run(call, ['/t/entities/E00001/snapshot']);
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(out), { echo: { name: 'E00001' } });
  });

  test('a path that is not there comes with where the paths are listed', async () => {
    const { code, err } = await run(call, ['/jp-company/verfy', '{"name":"a"}']);
    assert.equal(code, 1);
    assert.ok(err.includes(`No such path: ${url}/llms.txt lists`), err);
  });

  test('@file gives the body; a request that fails is not charged', async () => {
    const file = join(dataDir, 'body.json');
    writeFileSync(file, '{"name":"from a file"}');
    assert.equal((await run(call, ['/t/lookup', `@${file}`])).code, 0);
    const { code, err } = await run(call, ['/t/lookup', '{"wrong":1}']);
    assert.equal(code, 1);
    assert.match(err, /Status 422: not charged/);
  });

  test('wrong use is said in one sentence', async () => {
    await assert.rejects(run(call, []), UsageError);
    await assert.rejects(run(call, ['/t/lookup', '{broken']), /not JSON/);
    for (const body of ['null', '[]', '5']) await assert.rejects(run(call, ['/t/lookup', body]), /is a JSON object/);
    await assert.rejects(run(call, ['/t/lookup', '{}', '--file', '/nowhere.jpg']), /cannot be read/);
    await assert.rejects(run(call, ['/t/lookup', '{}'], { JBIS_URL: 'http://127.0.0.1:9' }), /jbis serve/);
    await assert.rejects(run(call, ['/t/lookup', '{"name":"a"}'], { JBIS_DATA_DIR: '/nowhere' }), /no wallet/);
  });

  test('a key from the environment pays instead of the demo wallet', async () => {
    const { code, out } = await run(call, ['/t/lookup', '{"name":"a"}'], { JBIS_WALLET_KEY: generatePrivateKey() });
    assert.equal(code, 1);
    assert.equal(JSON.parse(out).error, 'invalid_exact_evm_insufficient_balance');
  });

  test('the keys of the devnet are readable by their owner only', () => {
    for (const name of ['wallet', 'payee', 'owner', 'settler'])
      assert.equal(statSync(join(dataDir, 'devnet', `${name}.key`)).mode & 0o777, 0o600);
  });
});

describe('jbis ledger', () => {
  test('adds up settled payments per endpoint and day', async () => {
    const { out } = await run(ledger, ['--json']);
    const { lines, settled_total } = JSON.parse(out);
    const lookups = lines.find(
      (line: { route: string; state: string }) => line.route === 't_lookup' && line.state === 'settled',
    );
    assert.equal(lookups.count, 2);
    assert.equal(lookups.amount, '0.01');
    assert.equal(settled_total, '0.02');
    const text = (await run(ledger, [])).out;
    assert.match(text, /t_lookup\s+settled\s+2\s+0\.01/);
    assert.match(text, /settled: 0\.02 USDC/);
  });

  test('lists single payments without their sealed bytes', async () => {
    const sheet = (await run(ledger, ['--list', '--csv', '--state', 'settled'])).out.split('\r\n');
    assert.match(sheet[0]!, /^claimed_at,settled_at,endpoint,state,amount,currency,/);
    assert.match(sheet[1]!, /,settled,0\.\d+,USDC,/);
    const { out } = await run(ledger, ['--list', '--json', '--state', 'settled']);
    const rows = JSON.parse(out) as Record<string, unknown>[];
    assert.equal(rows.length, 3);
    for (const row of rows) {
      assert.match(row.transaction as string, /^0x[0-9a-f]{64}$/);
      assert.equal('payload' in row || 'answer' in row, false);
    }
    assert.match((await run(ledger, ['--list', '--limit', '1'])).out, /^time \(UTC\).*\n.*t_/);
  });

  test('refuses a state or a day that does not exist', async () => {
    await assert.rejects(run(ledger, ['--state', 'paid']), /states: claimed/);
    await assert.rejects(run(ledger, ['--since', 'yesterday']), UsageError);
    assert.equal((await run(ledger, ['--until', '2020-01-01'])).out, 'No payments.');
  });
});
