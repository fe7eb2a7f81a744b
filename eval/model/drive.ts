import assert from 'node:assert/strict';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createJobService } from '../../src/batch-jobs/job-service.ts';
import { loadConfig } from '../../src/config/index.ts';
import { createInputReader } from '../../src/contract/read-request.ts';
import batchCreate from '../../src/endpoints/batch/create.endpoint.ts';
import { answerForError } from '../../src/http/answer.ts';
import { assembleGate } from '../../src/payment/assemble-gate.ts';
import { DEVNET_DOMAIN, NETWORK, USDC_ADDRESS } from '../../src/payment/chain/usdc.ts';
import { type AnswerCall, createAnswerCall } from '../../src/pipeline/answer-call.ts';
import { paymentKey } from '../../src/store/payment-row.ts';
import { createSecrets } from '../../src/store/secrets.ts';
import { openSqliteStore } from '../../src/store/sqlite/store.ts';
import { signPayment } from '../../testkit/payment/buyer.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';
import { current, HeldRequest, held, heldStore } from './held.ts';
import { type Action, apply, type Bounds, START, type World } from './machine.ts';

const PAYEE = '0x1111111111111111111111111111111111111111';
const WALLET = '0x2222222222222222222222222222222222222222';
const KEY = 'model-check-key';
const HASH = 'ab'.repeat(32);
const INPUT = { operation: 'postal_lookup', items: [{ postal_code: '100-0005' }] };
/** Nobody lives an hour here: a lease ends when its server crashes. */
const LEASE_MS = 3_600_000;
const LIMITS = { maxUnfinishedPerPayer: 100, maxWaitingItems: 1000, createPerMinute: 1000 };
const silent = { warn: () => undefined, error: () => undefined };

export interface Driver {
  /** Drives the real code along a trace; throws where it does other than the model. */
  run(trace: readonly Action[]): Promise<void>;
}

export async function openDriver(bounds: Bounds): Promise<Driver> {
  const buyer = privateKeyToAccount(generatePrivateKey());
  const reader = createInputReader(batchCreate);
  const secrets = createSecrets(Buffer.alloc(32, 3));
  const signedAt = Date.now();
  const headers: string[] = [];
  const ids: string[] = [];

  const openWorld = () => {
    const store = openSqliteStore({ file: ':memory:', secrets, now: Date.now });
    const { facilitator, chain, paid } = instantChain((transfer) => held('transfer', transfer));
    const isSignedBy = () => held('ask', async () => true);
    const serve = () => {
      const own = heldStore(store);
      const { gate, reconciler } = assembleGate({
        config: loadConfig(bounds.contract ? { JBIS_CONTRACT_WALLETS: '1' } : {}).payment,
        store: own,
        facilitator,
        chain: { ...chain, isSignedBy },
        payTo: PAYEE,
        domain: DEVNET_DOMAIN,
        devnet: true,
        baseUrl: () => 'https://jbis.example',
        log: silent,
        leaseMs: LEASE_MS,
        // The authorizations of a contract end soon; the walks may take longer.
        ...(bounds.contract ? { now: () => signedAt } : {}),
      });
      const services = { jobs: createJobService(own, LIMITS), address: {} };
      return { call: createAnswerCall({ gate, sources: () => services, now: () => new Date() }), reconciler };
    };
    return { store, paid, servers: [serve(), serve()] };
  };

  const send = (call: AnswerCall, header: string | undefined) =>
    call({
      endpoint: batchCreate,
      payment: header,
      requestId: 'model',
      idempotencyKey: KEY,
      signal: new AbortController().signal,
      read: async () => ({
        isEmptyRequest: false,
        requestHash: () => HASH,
        validate: () => reader.fromValue(structuredClone(INPUT)),
      }),
    });

  // The payments are signed once; every trace has a store and a chain of its own.
  const first = openWorld();
  const required = JSON.parse((await send(first.servers[0]!.call, undefined)).body);
  await first.store.close();
  for (let i = 0; i < 2; i++) {
    const { header, authorization } = await signPayment(buyer, required, {
      // A contract has its owner sign, and its authorizations end with the offer.
      authorization: bounds.contract
        ? { from: WALLET }
        : { validBefore: BigInt(Math.floor(Date.now() / 1000) + 86_400) },
    });
    headers.push(header);
    ids.push(
      paymentKey({ network: NETWORK, asset: USDC_ADDRESS, payer: authorization.from, nonce: authorization.nonce }).id,
    );
  }

  return {
    async run(trace) {
      const { store, paid, servers } = openWorld();
      const requests: HeldRequest[] = [];
      let model: World = START;
      const states = async () => {
        const rows = await Promise.all(ids.map((id) => store.payments.get({ id })));
        const hash = (await store.jobs.counts()).byState;
        return {
          payments: rows.map((row) => row?.state ?? 'none'),
          paid: paid.size,
          job: Object.keys(hash).map((state) => (state === 'payment_failed' ? 'failed' : state))[0] ?? null,
        };
      };
      try {
        for (const action of trace) {
          if (action.kind === 'send') {
            const request = new HeldRequest(action.client);
            requests.push(request);
            const { call } = servers[action.server]!;
            await request.start(() =>
              current.run(request, () => {
                send(call, headers[action.client]).then(
                  ({ status }) => request.finished(status),
                  (error: unknown) => request.finished(answerForError(error).status),
                );
              }),
            );
          } else if (action.kind === 'step') {
            const request = requests[action.request]!;
            const operation = action.at.replace(/ (?:again|last|proven)$/, '');
            assert.equal(request.pending, operation, 'the next operation of the code');
            await request.step();
          } else if (action.kind === 'crash') {
            for (const [i, request] of requests.entries()) {
              if (model.requests[i]!.server !== action.server || request.status !== null) continue;
              request.dead = true;
              if (request.lease !== null) await store.sync.release(request.lease.name, request.lease.owner);
              if (request.owner !== null)
                await store.payments.defer({ id: ids[request.client]! }, { owner: request.owner, retryInMs: 0 });
            }
          } else if (action.kind === 'reconcile') await servers[0]!.reconciler.pass();
          else await store.jobs.followPayments();
          model = apply(model, action, bounds);
          const real = await states();
          assert.deepEqual(
            { ...real, answers: requests.map(({ status }) => status) },
            {
              payments: model.payments.map(({ state }) => state),
              paid: model.paid.filter(Boolean).length,
              job: model.job?.state ?? null,
              answers: model.requests.map(({ at }) =>
                at === 'answered job' ? 202 : at === 'answered 409' ? 409 : null,
              ),
            },
            `after ${JSON.stringify(action)}`,
          );
          assert.ok(paid.size <= 1 || bounds.naive, 'one key, one charge');
        }
      } finally {
        await store.close();
      }
    },
  };
}
