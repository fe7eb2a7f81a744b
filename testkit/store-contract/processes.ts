import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openStateStore } from '../../src/store/open.ts';
import { PATIENT, paymentKey, randomHex } from './context.ts';

const CHILD = fileURLToPath(new URL('./claimer.child.ts', import.meta.url));

/** Claims from several processes, which are then killed: one winner each, and every claim that was won is kept. */
export function processesContract(
  where: () => Promise<{ databaseUrl?: string; dataDir: string; stateKey: string }>,
  remove: (dataDir: string) => void = () => {},
): void {
  it('lets one of many processes win each authorization, and keeps it when the winner is killed', async () => {
    const place = await where();
    const payer = randomHex(20);
    const nonces = Array.from({ length: 100 }, () => randomHex(32));
    const started: ChildProcess[] = [];
    const children = await Promise.all(
      [1, 2, 3].map(async () => {
        const argument = JSON.stringify({ ...place, nonces, payer });
        const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD, argument], {
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        started.push(child);
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        assert.equal((await lines.next()).value, 'open');
        return { child, lines };
      }),
    ).catch(async (error: unknown) => {
      // One that did not open must not leave the others waiting for ever.
      await Promise.all(started.map(killed));
      throw error;
    });
    for (const { child } of children) child.stdin.write('go\n');
    const outcomes = (
      await Promise.all(
        children.map(
          async ({ lines }) => JSON.parse((await lines.next()).value!) as { nonce: string; outcome: string }[],
        ),
      )
    ).flat();
    await Promise.all(children.map(({ child }) => killed(child)));
    const winners = outcomes.filter(({ outcome }) => outcome === 'claimed').map(({ nonce }) => nonce);
    assert.equal(outcomes.length, 900);
    assert.deepEqual(winners.sort(), [...nonces].sort());
    const store = await openStateStore({ ...place, deadlines: PATIENT });
    for (const nonce of nonces) {
      assert.equal((await store.payments.get(paymentKey({ nonce, payer })))?.state, 'claimed');
    }
    await store.close();
    remove(place.dataDir);
  });
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
