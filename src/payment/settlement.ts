import type { Hex } from 'viem';
import type { PaymentMove, PaymentRow, PaymentStore } from '../store/payments.types.ts';
import type { Secrets } from '../store/secrets.ts';
import type { AuthorizationFate, ChainReader } from './chain/chain-reader.ts';
import type { Facilitator } from './facilitators/facilitator.ts';
import { type Order, openOrder } from './order.ts';
import type { PayerStrikes } from './payer-strikes.ts';
import { REFUSALS, type Refusal, toRefusal } from './refusals.ts';

export type Outcome =
  | { readonly outcome: 'settled'; readonly row: PaymentRow }
  /**
   * Not known yet: the same request may be repeated, nothing new may be signed. Declined: the facilitator verifies it and
   * does not settle it.
   */
  | { readonly outcome: 'pending'; readonly isDeclined?: boolean }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** Nothing was paid and no answer is kept: the work has to be done again before it can be charged. */
  | { readonly outcome: 'released' };

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SettlementOptions {
  readonly payments: PaymentStore;
  readonly secrets: Secrets;
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  readonly log: Log;
  readonly leaseMs: number;
  readonly strikes: PayerStrikes;
  /** How long a receipt the facilitator promised may take to show up on our own node. */
  readonly receiptWaitMs: number;
  readonly now: () => number;
}

export interface Settlement {
  /** Settles work that is done. The caller holds the lease of the row, in state `settling` or before it. */
  settle(row: PaymentRow, owner: string, order: Order): Promise<Outcome>;
  /** Ends a row left behind by a dead process or an unclear settlement. The caller holds its lease. */
  recover(row: PaymentRow, owner: string): Promise<Outcome>;
  fateOf(row: PaymentRow): Promise<AuthorizationFate | null>;
}

const RETRY_MS = 2000;
const CLOCK_SLACK_MS = 120_000;
const LONGEST_RETRY_MS = 30_000;

export function createSettlement(options: SettlementOptions): Settlement {
  const { payments, secrets, facilitator, chain, log, leaseMs } = options;
  const move = (row: PaymentRow, change: PaymentMove) => payments.move(row, change);

  const fateOf = (row: PaymentRow) =>
    chain.fateOf(row).catch((error: Error) => {
      log.warn({ payment: row.id, error: error.message }, 'the chain could not be asked');
      return null;
    });

  const settled = async (row: PaymentRow, tx: string): Promise<Outcome> => {
    // A fact on chain is true whoever reports it, so no owner is demanded.
    const paid = (await move(row, { to: 'settled', txHash: tx, error: null })) ?? (await payments.get(row));
    return paid?.state === 'settled' ? { outcome: 'settled', row: paid } : { outcome: 'pending' };
  };

  const pending = async (
    row: PaymentRow,
    owner: string,
    error: string,
    tx?: string,
  ): Promise<Extract<Outcome, { outcome: 'pending' }>> => {
    if (row.state !== 'unknown' || tx)
      await move(row, { to: 'unknown', owner, error, retryInMs: RETRY_MS, ...(tx ? { txHash: tx } : {}) });
    else
      await payments.defer(row, { owner, error, retryInMs: Math.min(RETRY_MS * 2 ** row.attempts, LONGEST_RETRY_MS) });
    log.warn({ payment: row.id, error }, 'settlement outcome unknown');
    return { outcome: 'pending' };
  };

  const refused = async (
    row: PaymentRow,
    owner: string,
    to: 'released' | 'cancelled' | 'expired',
    refusal: Refusal,
    strike: boolean,
  ): Promise<Outcome> => {
    const done = await move(row, { to, owner, error: refusal.code });
    if (!done) return { outcome: 'pending' };
    if (strike) await options.strikes.add(row.payer);
    return { outcome: 'refused', refusal };
  };

  /** The facilitator's "no" is believed only when the chain agrees; undefined: still payable, ask again. */
  const judge = async (row: PaymentRow, owner: string, order: Order | null): Promise<Outcome | undefined> => {
    const fate = await fateOf(row);
    if (fate === null || fate.fate === 'unseen')
      return pending(row, owner, fate === null ? 'chain unreachable' : 'event not found');
    if (fate.fate === 'paid') return settled(row, fate.tx);
    if (fate.fate !== 'unused') return refused(row, owner, 'cancelled', REFUSALS.cancelled, true);
    // A quiet chain shows an old block; its next one will carry the time of day.
    const chainTime = Math.max(fate.chainTime, options.now() - CLOCK_SLACK_MS);
    if (chainTime > row.validBefore) return refused(row, owner, 'expired', REFUSALS.validBefore, false);
    if (order === null) return undefined;
    const verdict = await facilitator.verify(order.payload, order.requirement).catch(() => null);
    if (verdict === null) return pending(row, owner, 'facilitator unavailable');
    if (verdict.isValid) return undefined;
    return refused(row, owner, 'released', toRefusal(verdict), true);
  };

  const confirm = async (row: PaymentRow, owner: string, tx: string): Promise<Outcome> => {
    for (const end = Date.now() + options.receiptWaitMs; ; await sleep(100)) {
      const paid = await chain.paidBy(tx as Hex, row).catch(() => null);
      if (paid) return settled(row, tx);
      if (paid === false) {
        log.error({ payment: row.id, tx }, 'the facilitator names a transaction that does not pay this authorization');
        return (await judge(row, owner, null)) ?? pending(row, owner, 'transaction does not pay');
      }
      if (Date.now() > end) return pending(row, owner, 'receipt not found', tx);
    }
  };

  const settle = async (done: PaymentRow, owner: string, order: Order): Promise<Outcome> => {
    for (let attempt = 1; ; attempt++) {
      const row = done.state === 'settling' ? done : await move(done, { to: 'settling', owner, leaseMs });
      if (!row) return { outcome: 'pending' };
      const result = await facilitator.settle(order.payload, order.requirement).catch((error: Error) => error);
      if (result instanceof Error) return pending(row, owner, result.message);
      if (result.success) return confirm(row, owner, result.transaction);
      const reason = result.errorReason ?? 'settlement failed';
      if (reason === 'settlement_pending') return pending(row, owner, reason, result.transaction);
      const verdict = await judge(row, owner, order);
      if (verdict) return verdict;
      if (attempt === 2) return { ...(await pending(row, owner, reason)), isDeclined: true };
    }
  };

  return {
    settle,
    fateOf,
    async recover(row, owner) {
      const release = async (): Promise<Outcome> => {
        const free = await move(row, { to: 'released', owner, error: 'interrupted' });
        return free ? { outcome: 'released' } : { outcome: 'pending' };
      };
      // Never handed to a facilitator, and nothing to give for the money.
      if (row.state === 'claimed') return release();
      if (row.state !== 'work_done') {
        const verdict = await judge(row, owner, null);
        if (verdict) return verdict;
      }
      const { answer, payload } = await payments.sealed(row);
      if (!answer || !payload) return release();
      return settle(row, owner, openOrder(secrets, payload, row.id));
    },
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
