import type { PaymentRequired } from '@x402/core/types';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { payable } from '../../src/client/payable.ts';
import { createWallet, type Wallet } from '../../src/client/wallet.ts';
import type { Fleet } from './fleet.ts';
import { pause } from './node.ts';
import { type Order, randomOrder } from './orders.ts';

/** One signed authorization and how it went. */
export interface Payment {
  readonly payer: string;
  readonly nonce: string;
  readonly header: string;
  readonly amount: bigint;
  readonly validBefore: number;
}

/** One thing a buyer wants, with every payment signed for it. */
export interface Call {
  readonly order: Order;
  readonly payments: Payment[];
  /** The last answer; undefined while none came. */
  answer?: { readonly status: number; readonly body: string };
  done: boolean;
}

export interface Load {
  readonly calls: Call[];
  /** Answers by status, `cut` for a connection that broke. */
  readonly seen: Record<string, number>;
  /** Milliseconds of every paid answer so far; a phase takes what came while it lasted. */
  readonly paidMs: number[];
  /** Stops ordering; calls under way go on until answered or until `settleBy`. */
  finish(settleBy: number): Promise<void>;
}

const MONEY = 1_000_000_000n;
/** A buyer signs again only after a refusal that cost nothing. */
const MOST_PAYMENTS = 3;

/** Buyers with a wallet each, one call at a time, through a balancer that takes turns. */
export async function startLoad(
  fleet: Fleet,
  options: { buyers: number; restMs: number; random: () => number; order?: () => Order },
): Promise<Load> {
  const calls: Call[] = [];
  const seen: Record<string, number> = {};
  const paidMs: number[] = [];
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  let ordering = true;
  let giveUpAt = Number.POSITIVE_INFINITY;
  let turn = 0;

  const send = async ({ path, body }: Order, header?: string) => {
    const began = performance.now();
    const node = fleet.api[turn++ % fleet.api.length]!;
    try {
      const response = await fetch(node.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '198.51.100.7',
          ...(header ? { 'payment-signature': header } : {}),
        },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      count(String(response.status));
      if (header && response.ok) paidMs.push(performance.now() - began);
      return { status: response.status, body: text, required: response.headers.get('payment-required') };
    } catch {
      count('cut');
      return undefined;
    }
  };

  const quote = async (order: Order): Promise<PaymentRequired | undefined> => {
    while (Date.now() < giveUpAt) {
      const answer = await send(order);
      if (answer?.status === 402 && answer.required)
        return JSON.parse(Buffer.from(answer.required, 'base64').toString('utf8')) as PaymentRequired;
      await pause(300);
    }
    return undefined;
  };

  const buy = async (wallet: Wallet, call: Call): Promise<void> => {
    while (call.payments.length < MOST_PAYMENTS && Date.now() < giveUpAt) {
      const required = await quote(call.order);
      const requirement = required && payable(required);
      if (!requirement) return;
      const payload = await wallet.pay(required, requirement);
      const { authorization } = payload.payload as { authorization: { nonce: string; validBefore: string } };
      const payment: Payment = {
        payer: wallet.address.toLowerCase(),
        nonce: authorization.nonce.toLowerCase(),
        header: Buffer.from(JSON.stringify(payload)).toString('base64'),
        amount: BigInt(requirement.amount),
        validBefore: Number(authorization.validBefore) * 1000,
      };
      call.payments.push(payment);
      await insist(call, payment);
      // Both say that nothing was charged: a buyer may believe them and sign again.
      if (call.done || (call.answer?.status !== 402 && call.answer?.status !== 500)) return;
    }
  };

  /** The same header until the answer is final: the only safe thing a buyer can do. */
  const insist = async (call: Call, payment: Payment): Promise<void> => {
    for (;;) {
      const answer = await send(call.order, payment.header);
      if (answer) call.answer = { status: answer.status, body: answer.body };
      if (answer && (answer.status === 200 || answer.status === 202)) {
        call.done = true;
        return;
      }
      const later = !answer || answer.status === 503 || answer.status === 429 || answer.status === 409;
      if (!later || Date.now() > giveUpAt) return;
      await pause(400);
    }
  };

  const buyer = async (wallet: Wallet): Promise<void> => {
    while (ordering) {
      const call: Call = { order: options.order?.() ?? randomOrder(options.random), payments: [], done: false };
      calls.push(call);
      await buy(wallet, call);
      await pause(options.restMs * (0.5 + options.random()));
    }
  };
  const wallets: Wallet[] = [];
  for (let i = 0; i < options.buyers; i++) {
    const key = generatePrivateKey();
    // One after the other: the minter's transactions have numbers.
    await fleet.chain.fund(privateKeyToAccount(key).address, MONEY);
    wallets.push(createWallet(key));
  }
  const buyers = wallets.map(buyer);
  return {
    calls,
    seen,
    paidMs,
    async finish(settleBy) {
      ordering = false;
      giveUpAt = settleBy;
      await Promise.all(buyers);
    },
  };
}
