import { openStateStore } from '../../src/store/open.ts';
import { claimOf, PATIENT, paymentKey } from './context.ts';

/** Claims every nonce three times at once and tells which claims it won. Started by `processes.ts`. */
const { databaseUrl, dataDir, stateKey, nonces, payer } = JSON.parse(process.argv[2]!) as {
  databaseUrl?: string;
  dataDir: string;
  stateKey: string;
  nonces: string[];
  payer: string;
};
const store = await openStateStore({ databaseUrl, dataDir, stateKey, deadlines: PATIENT });
process.stdout.write('open\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const outcomes = await Promise.all(
  nonces.flatMap((nonce) =>
    [1, 2, 3].map(async () => {
      const { outcome } = await store.payments.claim(claimOf(paymentKey({ nonce, payer }), { maxInFlight: 10_000 }));
      return { nonce, outcome };
    }),
  ),
);
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
// Killed here by the parent: nothing is closed in order.
setInterval(() => {}, 1000);
