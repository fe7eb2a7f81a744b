import type { PaymentPayload, SettleResponse, VerifyResponse } from '@x402/core/types';
import { type Facilitator, FacilitatorUnavailable } from '../../src/payment/facilitators/facilitator.ts';

export interface Faults {
  /** `hook` runs before the real facilitator is asked; it may throw or answer instead of it. */
  verify: ((payload: PaymentPayload) => Promise<VerifyResponse | undefined>) | null;
  settle: ((payload: PaymentPayload, real: () => Promise<SettleResponse>) => Promise<SettleResponse>) | null;
  settled: PaymentPayload[];
}

export const down = async (): Promise<never> => {
  throw new FacilitatorUnavailable('connection refused');
};

/** A real facilitator that fails as told. */
export function faultyFacilitator(real: Facilitator): { facilitator: Facilitator; faults: Faults } {
  const faults: Faults = { verify: null, settle: null, settled: [] };
  const facilitator: Facilitator = {
    name: 'faulty',
    unsupported: real.unsupported,
    verify: async (payload, requirements) =>
      (await faults.verify?.(payload)) ?? (await real.verify(payload, requirements)),
    settle: (payload, requirements) => {
      faults.settled.push(payload);
      const settle = () => real.settle(payload, requirements);
      return faults.settle ? faults.settle(payload, settle) : settle();
    },
  };
  return { facilitator, faults };
}
