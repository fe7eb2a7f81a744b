import type { ServiceInfo } from '../discovery/service-info.ts';
import type { PaymentGate } from '../payment/gate.types.ts';
import { openPayment as openPaymentSystem } from '../payment/open-payment.ts';
import type { Finding, PartContext } from './part.ts';

/** Money as the rest of the service sees it. */
export interface PaymentPart {
  readonly gate: PaymentGate;
  readonly info: Omit<ServiceInfo, 'baseUrl' | 'contactEmail'>;
  health(): Record<string, unknown>;
  findings(): readonly Finding[];
  close(): Promise<void>;
}

const NETWORK = 'eip155:8453';
/** USDC on that network: the only asset stock x402 clients pay in. */
const ASSET = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

export async function openPayment(
  context: PartContext & { baseUrl: () => string; gate?: PaymentGate },
): Promise<PaymentPart> {
  if (context.gate) return withoutMoney(context.gate);
  const system = await openPaymentSystem(context);
  const isDevnet = system.mode === 'devnet';
  return {
    gate: system.gate,
    info: { network: system.network, asset: ASSET, payTo: system.payTo, isDevnet },
    health: () => ({ network: system.network, payment_mode: system.mode, devnet: isDevnet }),
    findings: () => [finding(isDevnet, system.mode, system.payTo, system.problem())],
    close: () => system.close(),
  };
}

function finding(isDevnet: boolean, mode: string, payTo: string, problem: string | null): Finding {
  if (problem) return { part: 'payment', state: 'problem', message: problem };
  if (isDevnet) {
    const next = 'set JBIS_PAY_TO, JBIS_RPC_URL and JBIS_FACILITATOR_URL or JBIS_SETTLER_KEY';
    return { part: 'payment', state: 'sample', message: 'devnet: play money on a chain inside the process', next };
  }
  return { part: 'payment', state: 'ready', message: `${mode}, paid to ${payTo}` };
}

/** Tests only: a gate handed in takes the place of the payment system. */
const withoutMoney = (gate: PaymentGate): PaymentPart => ({
  gate,
  info: { network: NETWORK, asset: ASSET, payTo: null, isDevnet: false },
  health: () => ({ payment_mode: 'off' }),
  findings: () => [{ part: 'payment', state: 'off', message: 'switched off for a test' }],
  close: async () => {},
});
