import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VerifyResponse } from '@x402/core/types';
import { because } from '../contract/error-details.ts';
import type { StateStore } from '../store/state-store.ts';
import type { AddressStrikes } from './address-strikes.ts';
import { comeBack, errorAnswer } from './answers.ts';
import type { ChainReader } from './chain/chain-reader.ts';
import type { TokenDomain } from './chain/usdc.ts';
import { type Facilitator, FacilitatorUnavailable } from './facilitators/facilitator.ts';
import type { Admitted } from './gate.ts';
import type { Answer } from './gate.types.ts';
import { newOwner } from './lease.ts';
import { hasTimeLeft, outlastsOffer } from './local-checks.ts';
import { createNewcomers, type Turn } from './newcomers.ts';
import { orderOf } from './order.ts';
import type { Payment } from './payment-header.ts';
import { isOfWallet, REFUSALS, type Refusal, toRefusal } from './refusals.ts';
import type { Offer } from './requirements.ts';
import { digestOf } from './signature/is-signed-by-payer.ts';

/**
 * Payers that are contracts (EIP-1271, EIP-6492). No arithmetic proves their signature, so until facilitator and chain
 * have said yes nothing is counted, claimed or given in the name of the payer: what a forger can reach is one
 * question to the facilitator, counted against the network address. What was proven is the authorization and these very
 * bytes; whoever sends them again is known without a question, as long as the payment is under way or bought something.
 */
export interface ContractWallets {
  /** Proven before, and its payment not released since. */
  knows(payment: Payment, paymentId: string): Promise<boolean>;
  /** Why it need not be verified; from the header and the clock alone. */
  refusal(payment: Payment, offer: Offer, budgetMs: number): Refusal | null;
  /** 429 while no contract wallet of this address is verified; null: come in. Asked before a body is read. */
  closed(from: string | undefined): Promise<Answer | null>;
  /** One at a time for the same header, on all servers. */
  prove(admitted: Admitted): Promise<{ readonly refused: Answer } | Proof>;
}

interface Proof {
  /** The facilitator has just said yes: the payment need not be verified again before the work. */
  readonly isVerified: boolean;
}

interface Options {
  readonly store: StateStore;
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  readonly domain: TokenDomain;
  readonly addressStrikes: AddressStrikes;
  readonly log: { error(fields: object, message: string): void };
  /** Verified at one time, by network address. */
  readonly most: number;
  readonly fadeMs: number;
  readonly now: () => number;
}

/** For facilitator and chain together. */
const DEADLINE_MS = 10_000;
/** Longer than that: of two requests with one header one asks. A process that dies in between holds it no longer. */
const LEASE_MS = 12_000;
const NOBODY = '';

export function createContractWallets(options: Options): ContractWallets {
  const { store, facilitator, chain, domain, addressStrikes, log } = options;
  const { sync, identifiers } = store;
  // Whether the payer it names has paid before says nothing about who sends it. Nobody waits: who is not proven would
  // hold the bytes of a body meanwhile.
  const line = createNewcomers(
    { strikes: store.strikes, payments: { hasPaid: async () => false } },
    { prefix: 'contracts', waitingPerPlace: 0, most: options.most, fadeMs: options.fadeMs, now: options.now },
  );

  /** Other bytes, or another authorization under the same nonce, are another name. */
  const nameOf = (payment: Payment) =>
    `signature:${hash('sha256', `${digestOf(payment, domain)}\n${payment.signature.toLowerCase()}`)}`;

  const knows = async (payment: Payment, paymentId: string) =>
    digestOf(payment, domain) !== null &&
    (await identifiers.find(payment.payer, nameOf(payment)))?.paymentId === paymentId;

  const isPaid = async ({ key, amount }: Admitted, payTo: string) =>
    (await chain.fateOf({ ...key, payTo, amount })).fate === 'paid';

  /** Facilitator first: the chain is asked only about what it accepts, or what was paid already. */
  const ask = async (admitted: Admitted): Promise<Proof | { readonly no: Refusal }> => {
    const { payload, requirement } = orderOf(admitted);
    const { payment } = admitted;
    const verdict = await facilitator.verify(payload, requirement).catch(unread);
    if (!verdict.isValid) {
      const no = toRefusal(verdict);
      // Only an authorization that was used already may be a payment all the same.
      if (isOfWallet(no) || !(await isPaid(admitted, requirement.payTo))) return { no };
    }
    if (await chain.isSignedBy(payment.payer, digestOf(payment, domain)!, payment.signature))
      return { isVerified: verdict.isValid };
    if (verdict.isValid)
      log.error({ payment: admitted.paymentId }, 'the facilitator accepts a signature that the wallet refuses');
    return { no: REFUSALS.contractSignature };
  };

  const decide = async (admitted: Admitted, turn: Turn): Promise<{ readonly refused: Answer } | Proof> => {
    const { payment, paymentId, from, offer } = admitted;
    // Another request with the same header may have been faster.
    if (await knows(payment, paymentId)) return { isVerified: false };
    const question = ask(admitted);
    const outcome = await inTime(question).catch((error: Error) => error);
    if (outcome instanceof Error) {
      const retryAfterSeconds =
        (outcome instanceof FacilitatorUnavailable ? outcome.retryAfterSeconds : undefined) ?? 1;
      // Nobody is to blame, and a payment that ends the question itself is asked about no faster for it.
      turn.endAfter(Promise.allSettled([question, pause(retryAfterSeconds)]));
      return { refused: errorAnswer('payment_unavailable', { retryAfterSeconds }) };
    }
    if ('no' in outcome) {
      await turn.end('refused');
      if (from !== undefined) addressStrikes.add(from);
      return { refused: offer.refuse(outcome.no) };
    }
    // Before anything is claimed: a buyer who comes back after a crash is known, also when the nonce is spent by then.
    await identifiers.bind(payment.payer, nameOf(payment), paymentId);
    return outcome;
  };

  const comeLater = (seconds: number) => comeBack(seconds, because('contracts_refused'));
  return {
    knows,
    refusal(payment, { requirement }, budgetMs) {
      const now = options.now();
      if (digestOf(payment, domain) === null) return REFUSALS.contractSignature;
      if (!hasTimeLeft(payment, budgetMs, now)) return REFUSALS.validBefore;
      return outlastsOffer(payment, requirement, now) ? REFUSALS.contractTooLong : null;
    },
    async closed(from) {
      const seconds = await line.waitSeconds(from, NOBODY);
      return seconds === null ? null : comeLater(seconds);
    },
    async prove(admitted) {
      const turn = await line.enter(admitted.from, NOBODY);
      if (typeof turn === 'number') return { refused: comeLater(turn) };
      const [name, owner] = [`prove:${nameOf(admitted.payment)}`, newOwner()];
      try {
        if (!(await sync.lease(name, owner, LEASE_MS))) return { refused: errorAnswer('payment_in_progress') };
        try {
          return await decide(admitted, turn);
        } finally {
          await sync.release(name, owner);
        }
      } finally {
        await turn.end('other');
      }
    },
  };
}

/** A facilitator that cannot read what a stranger sent is not away: it is a no, and counts as one. */
function unread(error: unknown): VerifyResponse {
  if (error instanceof FacilitatorUnavailable && error.isUnread) return { isValid: false };
  throw error;
}

const pause = (seconds: number) => sleep(seconds * 1000, undefined, { ref: false });

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FacilitatorUnavailable('No verdict in time.')), DEADLINE_MS).unref();
  });
  try {
    return await Promise.race([asked, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
