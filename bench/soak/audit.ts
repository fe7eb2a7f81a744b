import { createPublicClient, parseEventLogs } from 'viem';
import { base } from 'viem/chains';
import { USDC_ADDRESS, usdcAbi } from '../../src/payment/chain/usdc.ts';
import { openStateStore } from '../../src/store/open.ts';
import type { PaymentRow } from '../../src/store/payments.types.ts';
import type { Fleet } from './fleet.ts';
import { checkJob, type JobReport } from './jobs.ts';
import type { Call } from './load.ts';

export interface Verdict {
  /** Paid for and not delivered: an answer that cannot be had, a job that did not end, a result that is not there. */
  readonly lost: string[];
  /** Charged more than once for one thing, or for something the ledger does not know. */
  readonly doubleCharged: string[];
  /** Delivered and not paid. */
  readonly unpaid: string[];
  readonly counts: Readonly<Record<string, number>>;
}

interface Charge {
  readonly amount: bigint;
  readonly tx: string;
}

/** Holds what the buyers saw, the ledger and the chain against each other. */
export async function audit(fleet: Fleet, calls: readonly Call[]): Promise<Verdict> {
  const charges = await chargesOnChain(fleet);
  const ledger = await ledgerRows(fleet);
  const lost: string[] = [];
  const doubleCharged: string[] = [];
  const unpaid: string[] = [];
  const counts = { calls: calls.length, answered: 0, refused: 0, jobs: 0, items: 0, retriedItems: 0 };
  const known = new Set<string>();

  for (const call of calls) {
    const { path, job } = call.order;
    const paid = call.payments.filter(({ nonce }) => charges.has(nonce));
    for (const { nonce } of call.payments) known.add(nonce);
    if (paid.length > 1) doubleCharged.push(`${path}: ${paid.length} payments`);
    for (const { nonce, amount } of paid)
      if (charges.get(nonce)!.amount !== amount) doubleCharged.push(`${path}: another amount than signed`);
    if (call.done && paid.length === 0) unpaid.push(`${path} ${call.answer?.status}`);
    if (!call.done && paid.length > 0)
      lost.push(`${path}: paid, last answer ${call.answer?.status} ${call.answer?.body}`);
    if (call.done) counts.answered++;
    else counts.refused++;
    if (call.done && job) {
      const { job_id } = JSON.parse(call.answer!.body) as { job_id: string };
      const report: JobReport = await checkJob(fleet, job_id, job);
      lost.push(...report.problems.map((problem) => `job: ${problem}`));
      counts.jobs++;
      counts.items += report.items;
      counts.retriedItems += report.retried;
    }
  }
  const settled = ledger.filter(({ state }) => state === 'settled');
  for (const row of settled)
    if (charges.get(row.nonce)?.amount !== row.amount)
      unpaid.push(`ledger says settled, the chain does not: ${row.route}`);
  for (const nonce of charges.keys()) {
    if (!settled.some((row) => row.nonce === nonce)) lost.push(`on the chain and not settled in the ledger: ${nonce}`);
    if (!known.has(nonce)) doubleCharged.push(`nobody signed this: ${nonce}`);
  }
  unpaid.push(...(await unpaidJobs(fleet, charges, ledger)));
  const unfinished = ledger.filter(({ state }) => ['claimed', 'work_done', 'settling', 'unknown'].includes(state));
  return {
    lost,
    doubleCharged,
    unpaid,
    counts: { ...counts, charges: charges.size, ledgerRows: ledger.length, unfinishedPayments: unfinished.length },
  };
}

/** Jobs that were worked on, though the chain shows no payment for them. */
async function unpaidJobs(
  fleet: Fleet,
  charges: Map<string, Charge>,
  ledger: readonly PaymentRow[],
): Promise<string[]> {
  const rows = await fleet.sql(
    (sql) => sql<{ payment_id: string; state: string }[]>`
      SELECT payment_id, state FROM batch_job WHERE started_at IS NOT NULL`,
  );
  const nonces = new Map(ledger.map((row) => [row.id, row.nonce]));
  return rows
    .filter(({ payment_id }) => !charges.has(nonces.get(payment_id) ?? ''))
    .map(({ state }) => `a ${state} job without a payment`);
}

async function ledgerRows(fleet: Fleet): Promise<PaymentRow[]> {
  const store = await openStateStore({ databaseUrl: fleet.databaseUrl, dataDir: fleet.dir, stateKey: fleet.stateKey });
  try {
    return await store.payments.list({ limit: 1_000_000 });
  } finally {
    await store.close();
  }
}

/** Every authorization used on the chain whose money went to the payee. */
async function chargesOnChain(fleet: Fleet): Promise<Map<string, Charge>> {
  const client = createPublicClient({ chain: base, transport: fleet.chain.transport });
  const logs = await client.getLogs({ address: USDC_ADDRESS, fromBlock: 0n, toBlock: 'latest' });
  const events = parseEventLogs({ abi: usdcAbi, logs });
  const charges = new Map<string, Charge>();
  events.forEach((event, i) => {
    const next = events[i + 1];
    if (event.eventName !== 'AuthorizationUsed' || next?.eventName !== 'Transfer') return;
    if (next.args.to.toLowerCase() !== fleet.payTo.toLowerCase()) return;
    charges.set(event.args.nonce.toLowerCase(), { amount: next.args.value, tx: event.transactionHash });
  });
  const total = [...charges.values()].reduce((sum, { amount }) => sum + amount, 0n);
  const balance = await fleet.chain.balance(fleet.payTo);
  if (total !== balance) throw new Error(`the payee has ${balance}, the events say ${total}`);
  return charges;
}
