import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { openFreshWallets, wallet } from '../../testkit/payment/fresh-wallets.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { PATIENT } from '../../testkit/store-contract/context.ts';
import { openStateStore } from '../store/open.ts';
import { createSecrets } from '../store/secrets.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import type { StateStore } from '../store/state-store.ts';
import { createNewcomers } from './newcomers.ts';

const HOUR = 3_600_000;
const MOST = 16;
const HERE = '203.0.113.7';
const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

let postgres: TestPostgres | undefined;
before(async () => {
  postgres = postgresMissing() === undefined ? await startPostgres() : undefined;
});
after(() => postgres?.stop());

const STORES: Readonly<Record<string, () => Promise<StateStore>>> = {
  SQLite: async () => openSqliteStore({ file: ':memory:', secrets: createSecrets(randomBytes(32)), now: Date.now }),
  PostgreSQL: async () =>
    openStateStore({
      databaseUrl: await postgres!.createDatabase(),
      dataDir: '/nowhere',
      stateKey: randomBytes(32).toString('base64'),
      deadlines: PATIENT,
    }),
};

for (const [name, open] of Object.entries(STORES))
  describe(`fresh wallets, ${name}`, { skip: name === 'PostgreSQL' ? postgresMissing() : false }, () => {
    test('of 200 empty ones of one address few reach the facilitator; who paid before is served beside them', async () => {
      const store = await open();
      // Points fade by the clock, and a busy machine takes minutes: it stands.
      const started = Date.now();
      const lab = await openFreshWallets(store, { now: () => started });
      const regular = wallet();
      lab.fund(regular);
      assert.equal((await lab.call(regular, HERE)).status, 200);
      const [attack, served] = await Promise.all([
        Promise.all(Array.from({ length: 200 }, () => lab.call(wallet(), HERE))),
        Promise.all(Array.from({ length: 8 }, () => lab.call(regular, HERE))),
      ]);
      assert.deepEqual(statuses(served), { 200: 8 });
      const verified = lab.verified.filter((payer) => payer !== regular.address).length;
      assert.ok(verified <= 2 * MOST, `${verified} verifications`);
      assert.equal(statuses(attack)[402], verified);
      const refused = attack.filter(({ status }) => status === 429);
      assert.equal(refused.length, 200 - verified);
      assert.ok(refused.every(({ retryAfter }) => retryAfter! >= 1));
      assert.equal((await lab.call(regular, HERE)).status, 200, 'also when newcomers are refused');
      const newcomer = wallet();
      lab.fund(newcomer);
      assert.equal((await lab.call(newcomer, '203.0.113.8')).status, 200, 'other addresses are not touched');
      await lab.close();
      await store.close();
    });

    test('another server knows after its first failure what stands against the address', async () => {
      const store = await open();
      const [one, two] = [await openFreshWallets(store), await openFreshWallets(store)];
      for (let i = 0; i < 2 * MOST; i++) await one.call(wallet(), HERE);
      assert.equal((await two.call(wallet(), HERE)).status, 402);
      assert.equal((await two.call(wallet(), HERE)).status, 429);
      await one.close();
      await two.close();
      await store.close();
    });
  });

test('a place is taken until what follows its turn is over', async () => {
  const store = await STORES.SQLite!();
  const line = createNewcomers(store, { most: 1, waitingPerPlace: 0, fadeMs: HOUR, now: Date.now });
  const turn = await line.enter(HERE, 'a');
  assert.ok(typeof turn !== 'number');
  let over = () => undefined as unknown;
  const last = new Promise((resolve) => (over = () => resolve(undefined)));
  turn.endAfter(last);
  await turn.end('refused');
  assert.equal(await line.enter(HERE, 'b'), 1);
  over();
  await last;
  assert.ok(typeof (await line.enter(HERE, 'b')) !== 'number');
  assert.equal(await line.waitSeconds(HERE, 'b'), null, 'no verdict, nothing counted');
  await store.close();
});

describe('newcomers beside empty wallets', () => {
  test('one with money waits for its turn and is served; then it is a newcomer no more', async () => {
    const lab = await openFreshWallets(await STORES.SQLite!());
    // One place is left.
    for (let i = 0; i < MOST; i++) await lab.call(wallet(), HERE);
    const newcomer = wallet();
    lab.fund(newcomer);
    const before = lab.verified.length;
    const attack = Array.from({ length: 5 }, () => lab.call(wallet(), HERE));
    const served = await lab.call(newcomer, HERE);
    assert.equal(served.status, 200, served.body);
    await Promise.all(attack);
    assert.ok(lab.verified.length > before + 1, 'the others had their turns');
    await Promise.all(Array.from({ length: 40 }, () => lab.call(wallet(), HERE)));
    assert.equal((await lab.call(wallet(), HERE)).status, 429);
    assert.equal((await lab.call(newcomer, HERE)).status, 200);
    await lab.close();
  });

  test('a refused one comes back after Retry-After and is served', async () => {
    let later = 0;
    const lab = await openFreshWallets(await STORES.SQLite!(), { now: () => Date.now() + later });
    for (let i = 0; i < 2 * MOST; i++) await lab.call(wallet(), HERE);
    const newcomer = wallet();
    lab.fund(newcomer);
    const refused = await lab.call(newcomer, HERE);
    assert.equal(refused.status, 429);
    assert.match(refused.body, /rate_limited.*no funds.*残高/s);
    assert.ok(refused.retryAfter! <= HOUR / 1000 / MOST);
    later = refused.retryAfter! * 1000;
    assert.equal((await lab.call(newcomer, HERE)).status, 200);
    await lab.close();
  });

  test('where as many pay as do not, nobody is refused', async () => {
    const lab = await openFreshWallets(await STORES.SQLite!());
    for (let i = 0; i < 3 * MOST; i++) {
      assert.equal((await lab.call(wallet(), HERE)).status, 402);
      const newcomer = wallet();
      lab.fund(newcomer);
      assert.equal((await lab.call(newcomer, HERE)).status, 200);
    }
    await lab.close();
  });

  test('a subscriber with 2^64 addresses of IPv6 is one', async () => {
    const lab = await openFreshWallets(await STORES.SQLite!());
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => lab.call(wallet(), `2001:db8:1:2:${i}::${i}`)),
    );
    assert.ok(lab.verified.length <= 2 * MOST);
    assert.ok(lab.mostAtOnce() <= MOST);
    assert.equal(statuses(answers)[402], lab.verified.length);
    assert.equal((await lab.call(wallet(), '2001:db8:1:2:ffff::1')).status, 429);
    assert.equal((await lab.call(wallet(), '2001:db8:1:3::1')).status, 402);
    await lab.close();
  });
});
