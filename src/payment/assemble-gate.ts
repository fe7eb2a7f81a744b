import type { Config } from '../config/index.ts';
import type { StateStore } from '../store/state-store.ts';
import { createAddressStrikes } from './address-strikes.ts';
import type { ChainReader } from './chain/chain-reader.ts';
import type { TokenDomain } from './chain/usdc.ts';
import { createContractWallets } from './contract-wallets.ts';
import type { Facilitator } from './facilitators/facilitator.ts';
import { createGate } from './gate.ts';
import type { PaymentGate } from './gate.types.ts';
import { guardUnknownSettlement } from './guard-unknown-settlement.ts';
import { createLeases } from './lease.ts';
import { createNewcomers } from './newcomers.ts';
import { createPaidRun } from './paid-run.ts';
import { createPayerLimits } from './payer-limits.ts';
import { createPayerStrikes } from './payer-strikes.ts';
import { createReconciler, type Reconciler } from './reconcile.ts';
import { createOffers } from './requirements.ts';
import { createSettlement } from './settlement.ts';

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Options {
  readonly config: Config['payment'];
  readonly store: StateStore;
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  readonly payTo: string;
  readonly domain: TokenDomain;
  readonly devnet: boolean;
  readonly baseUrl: () => string;
  readonly log: Log;
  readonly now?: () => number;
  /** A claim whose process died is free again after this long. */
  readonly leaseMs?: number;
  readonly reconcileEveryMs?: number;
}

/** The gate and the reconciler that finishes what it leaves behind. */
export function assembleGate(options: Options): { gate: PaymentGate; reconciler: Reconciler } {
  const { config, store, facilitator, chain, log, now = Date.now, leaseMs = 12_000 } = options;
  const strikes = createPayerStrikes(store, { strikes: config.payerStrikes, fadeMs: config.strikeMinutes * 60_000 });
  const addressStrikes = createAddressStrikes(store, {
    strikes: config.addressStrikes,
    fadeMs: config.strikeMinutes * 60_000,
    now,
  });
  const newcomers = createNewcomers(store, {
    most: config.newcomers,
    fadeMs: config.strikeMinutes * 60_000,
    now,
  });
  const contracts =
    config.contractWallets === 0
      ? undefined
      : createContractWallets({
          store,
          facilitator,
          chain,
          domain: options.domain,
          addressStrikes,
          log,
          most: config.contractWallets,
          fadeMs: config.strikeMinutes * 60_000,
          now,
        });
  const offers = createOffers(options);
  const leases = createLeases(store.payments, leaseMs);
  const settlement = createSettlement({
    payments: store.payments,
    secrets: store.secrets,
    facilitator,
    chain,
    log,
    leaseMs,
    strikes,
    receiptWaitMs: 5000,
    now,
  });
  const paidRun = createPaidRun({
    store,
    facilitator,
    settlement,
    leases,
    leaseMs,
    payerInFlight: config.payerInFlight,
    strikes,
    newcomers,
    answerKeepMs: config.answerKeepSeconds * 1000,
    now,
  });
  return {
    gate: guardUnknownSettlement(
      createGate({
        store,
        offers,
        settlement,
        paidRun,
        domain: options.domain,
        addressStrikes,
        newcomers,
        contracts,
        payerLimits: createPayerLimits(store, {
          newcomers,
          maxInFlight: config.payerInFlight,
          strikes: strikes.rule,
        }),
        leases,
        leaseMs,
        now,
      }),
      log,
    ),
    reconciler: createReconciler({
      store,
      settlement,
      leases,
      leaseMs,
      everyMs: options.reconcileEveryMs ?? 3000,
      log,
    }),
  };
}
