import { because } from '../contract/error-details.ts';
import { ServiceError, serviceError } from '../contract/errors.ts';
import type { PaymentRow } from '../store/payments.types.ts';
import type { StateStore } from '../store/state-store.ts';
import { comeBack, errorAnswer, failedReceipt, paidAnswer, sealAnswer } from './answers.ts';
import { type Facilitator, FacilitatorUnavailable } from './facilitators/facilitator.ts';
import type { Admitted } from './gate.ts';
import type { Answer, Work } from './gate.types.ts';
import { type Leases, newOwner } from './lease.ts';
import { endOf } from './local-checks.ts';
import type { Newcomers, Turn } from './newcomers.ts';
import { type Order, orderOf, sealOrder } from './order.ts';
import { limitAnswer } from './payer-limits.ts';
import type { PayerStrikes } from './payer-strikes.ts';
import { isNoFunds, REFUSALS, toRefusal } from './refusals.ts';
import type { Settlement } from './settlement.ts';

interface RunOptions {
  readonly store: StateStore;
  readonly facilitator: Facilitator;
  readonly settlement: Settlement;
  readonly leases: Leases;
  readonly leaseMs: number;
  readonly payerInFlight: number;
  readonly strikes: PayerStrikes;
  readonly newcomers: Newcomers;
  readonly answerKeepMs: number;
  readonly now: () => number;
}

interface Claimed {
  readonly admitted: Admitted;
  readonly row: PaymentRow;
  readonly owner: string;
  readonly order: Order;
  readonly turn: Turn;
}

export interface PaidRun {
  /** Claim, verify, work, settle, answer; `exists` when the authorization is in use already. */
  first(admitted: Admitted, requestHash: string, work: Work): Promise<Answer | 'exists'>;
  /** Another run for a payment that is settled and whose answer was not kept. */
  again(admitted: Admitted, requestHash: string, work: Work): Promise<Answer>;
}

const MOST_RUNS = 3;
/** A transfer on chain counts for a claim that came before it; block times and clocks differ by seconds. */
const CLAIM_SLACK_MS = 15_000;

/** Held a worker for long, ended it, or made it look at nothing. Who only waited for others has done nothing. */
const isStrike = (error: unknown) => error instanceof ServiceError && (error.costly || error.code === 'document_empty');

export function createPaidRun(options: RunOptions): PaidRun {
  const { store, facilitator, settlement, strikes, newcomers, leases, leaseMs, now } = options;
  const { payments, identifiers, secrets } = store;

  const first = async (admitted: Admitted, requestHash: string, work: Work): Promise<Answer | 'exists'> => {
    const turn = await newcomers.enter(admitted.from, admitted.payer);
    if (typeof turn === 'number') return comeBack(turn);
    try {
      return await claimAndRun(admitted, requestHash, work, turn);
    } finally {
      await turn.end('other');
    }
  };

  const claimAndRun = async (
    admitted: Admitted,
    requestHash: string,
    work: Work,
    turn: Turn,
  ): Promise<Answer | 'exists'> => {
    const { identifier } = admitted.payment;
    if (
      identifier !== null &&
      (await identifiers.bind(admitted.payer, identifier, admitted.paymentId)) !== admitted.paymentId
    )
      return errorAnswer('payment_in_progress');
    const order = orderOf(admitted);
    const owner = newOwner();
    const validBefore = endOf(admitted.payment);
    const claim = await payments.claim({
      ...admitted.key,
      requestHash,
      route: admitted.endpoint.name,
      payTo: order.requirement.payTo,
      amount: admitted.amount,
      replay: admitted.endpoint.replay,
      validBefore,
      purgeAfter: Math.min(validBefore, now() + order.requirement.maxTimeoutSeconds * 1000) + options.answerKeepMs,
      owner,
      leaseMs,
      maxInFlight: options.payerInFlight,
      strikes: strikes.rule,
    });
    if (claim.outcome === 'exists') return 'exists';
    if (claim.outcome !== 'claimed') return limitAnswer(claim.outcome);
    return leases.hold(admitted.key, owner, () => run({ admitted, row: claim.row, owner, order, turn }, work));
  };

  const run = async (claimed: Claimed, work: Work): Promise<Answer> => {
    const { admitted, row, owner, order } = claimed;
    const verified = admitted.isVerified ? { paidTx: null } : await verify(claimed);
    // The next newcomer need not wait for this one's work.
    await claimed.turn.end('other');
    if ('refused' in verified) return verified.refused;
    const { paidTx } = verified;
    // Money that already moved is never forgotten: the buyer may fetch the work later.
    const giveUp = (error: string) =>
      payments.move(row, paidTx ? { to: 'settled', owner, txHash: paidTx } : { to: 'released', owner, error });
    let answer: Answer;
    try {
      answer = await inTime(work, admitted.endpoint.limits.budgetMs);
    } catch (error) {
      await giveUp('work failed');
      if (isStrike(error)) {
        await strikes.add(row.payer);
        await newcomers.failed(admitted.from, row.payer);
      }
      throw error;
    }
    if (answer.status >= 400) {
      await giveUp(`work answered ${answer.status}`);
      return answer;
    }
    // Without a stored answer nothing could be given for the money after a crash, so the payload is not needed either.
    const keep = (payload: () => Uint8Array | null) =>
      admitted.endpoint.replay === 'stored'
        ? { keep: { payload: payload(), answer: sealAnswer(secrets, answer, row.id) } }
        : {};
    if (paidTx) {
      const paid = await payments.move(row, { to: 'settled', owner, ...keep(() => null), txHash: paidTx });
      return paid ? paidAnswer(answer, paid) : errorAnswer('payment_in_progress');
    }
    // One step: the answer is safe, and from here on the chain decides.
    const toSettle = keep(() => sealOrder(secrets, admitted, row.id));
    const done = await payments.move(row, { to: 'settling', owner, leaseMs, ...toSettle });
    if (!done) return errorAnswer('payment_in_progress');
    const end = await settlement.settle(done, owner, order);
    if (end.outcome === 'settled') {
      newcomers.paid(admitted.from, admitted.payer);
      return paidAnswer(answer, end.row);
    }
    if (end.outcome === 'refused') {
      await newcomers.failed(admitted.from, row.payer);
      return admitted.offer.refuse(end.refusal, failedReceipt(admitted.key, end.refusal.code));
    }
    // Only a contract can say yes whenever it is asked and no whenever it is to pay.
    if (end.outcome === 'pending' && end.isDeclined && admitted.byContract) {
      await strikes.add(row.payer);
      await newcomers.failed(admitted.from, row.payer);
    }
    return errorAnswer('settlement_pending', { retryAfterSeconds: 2 });
  };

  const verify = async ({
    admitted,
    row,
    owner,
    order,
    turn,
  }: Claimed): Promise<{ refused: Answer } | { paidTx: string | null }> => {
    const release = (error: string) => payments.move(row, { to: 'released', owner, error });
    const verdict = await facilitator.verify(order.payload, order.requirement).catch((error: Error) => error);
    if (verdict instanceof Error) {
      await release('facilitator unavailable');
      const wait = verdict instanceof FacilitatorUnavailable ? verdict.retryAfterSeconds : undefined;
      return { refused: errorAnswer('payment_unavailable', wait === undefined ? {} : { retryAfterSeconds: wait }) };
    }
    if (verdict.isValid) return { paidTx: null };
    const refusal = toRefusal(verdict);
    // Anyone may submit an authorization. When someone did, the payee has the money and the buyer a right to the work.
    const fate = isNoFunds(refusal) ? undefined : await settlement.fateOf(row);
    if (fate?.fate === 'paid' && (row.claims > 1 || fate.at >= row.claimedAt - CLAIM_SLACK_MS))
      return { paidTx: fate.tx };
    if (fate === null) {
      await release('chain unavailable');
      return { refused: errorAnswer('payment_unavailable') };
    }
    // Whatever the facilitator calls it: a payer who never paid has cost a verification.
    await turn.end('refused');
    if (fate?.fate === 'cancelled' || fate?.fate === 'spent_elsewhere') {
      await payments.move(row, { to: 'cancelled', owner, error: REFUSALS.cancelled.code });
      return { refused: admitted.offer.refuse(REFUSALS.cancelled) };
    }
    await release(refusal.code);
    if (isNoFunds(refusal)) await strikes.add(row.payer);
    return { refused: admitted.offer.refuse(fate?.fate === 'paid' ? REFUSALS.paidBefore : refusal) };
  };

  const again = async (admitted: Admitted, requestHash: string, work: Work): Promise<Answer> => {
    const { key, endpoint } = admitted;
    const owner = newOwner();
    const grant = await payments.rerun(key, { requestHash, owner, leaseMs, maxRuns: MOST_RUNS });
    if (grant === 'busy') return errorAnswer('payment_in_progress');
    if (grant === 'exhausted')
      return errorAnswer('payment_conflict', { detail: because('work_done_often', { runs: MOST_RUNS }) });
    if (grant === 'refused') {
      const row = await payments.get(key);
      if (row?.state !== 'settled') return errorAnswer('payment_in_progress');
      return errorAnswer('payment_conflict', { detail: because('answer_gone') });
    }
    return leases.hold(key, owner, async () => {
      let keep: Uint8Array | undefined;
      try {
        const answer = await inTime(work, endpoint.limits.budgetMs);
        if (answer.status >= 400) return answer;
        if (endpoint.replay === 'stored') keep = sealAnswer(secrets, answer, admitted.paymentId);
        const row = await payments.get(key);
        return row ? paidAnswer(answer, row) : answer;
      } finally {
        await payments.endRerun(key, owner, keep);
      }
    });
  };

  return { first, again };
}

/** The work, ended at the endpoint's budget even when it does not listen to its signal. */
async function inTime(work: Work, budgetMs: number): Promise<Answer> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = serviceError('engine_timeout', { costly: true });
      controller.abort(late);
      reject(late);
    }, budgetMs);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
