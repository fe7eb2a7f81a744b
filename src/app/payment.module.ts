import type { ServiceInfo } from '../discovery/service-info.ts';
import { NETWORK, USDC_ADDRESS } from '../payment/chain/usdc.ts';
import type { PaymentGate } from '../payment/gate.types.ts';
import { openPayment as openSystem, type PaymentSystem } from '../payment/payment-system.ts';
import type { Tracer } from '../trace/tracer.ts';
import type { Finding, ModuleContext } from './module.ts';

/** Payment as `app` sees it. */
export interface PaymentModule {
  readonly gate: PaymentGate;
  readonly info: Pick<ServiceInfo, 'network' | 'asset' | 'payTo' | 'isDevnet'>;
  /** The funded wallet of the devnet, which `jbis call` pays with. */
  readonly demoWallet: { readonly address: string; readonly keyFile: string } | null;
  /** What speaks against asking for real money: the chain, then the facilitator. */
  chainProblem(): Promise<string | null>;
  facilitatorProblem(): Promise<string | null>;
  health(): Record<string, unknown>;
  findings(): readonly Finding[];
  /** Begins to reconcile what an earlier process left behind. */
  start(): void;
  close(): Promise<void>;
}

interface Options extends ModuleContext {
  readonly baseUrl: () => string;
  readonly tracer?: Tracer | undefined;
  /** Another gate (`AppOverrides.gate`). Then no chain is started. */
  readonly gate?: PaymentGate;
}

export async function openPayment({ gate, now, ...context }: Options): Promise<PaymentModule> {
  if (gate) return withoutMoney(gate);
  const system = await openSystem({ ...context, now: () => now().getTime() });
  const isDevnet = system.mode === 'devnet';
  return {
    gate: system.gate,
    info: { network: system.token.network, asset: system.token.address, payTo: system.payTo, isDevnet },
    demoWallet: system.demoWallet,
    chainProblem: system.chainProblem,
    facilitatorProblem: system.facilitatorProblem,
    health: () => ({ network: system.token.network, payment_mode: system.mode }),
    findings: () => [finding(system)],
    start: system.start,
    close: system.close,
  };
}

function finding(system: PaymentSystem): Finding {
  const problem = system.problem();
  const contracts = system.takesContracts ? ', contract wallets too' : '';
  if (problem !== null) return { part: 'payment', state: 'problem', message: problem, next: 'JBIS_RPC_URL' };
  if (system.mode !== 'devnet')
    return {
      part: 'payment',
      // Settings alone are no proof: chain and facilitator are asked by `doctor --live` and before `serve` opens.
      state: 'unchecked',
      message: `USDC on ${system.token.network} to ${system.payTo} (${system.mode}${contracts}), not checked`,
      next: 'jbis doctor --live checks it',
    };
  const message = `devnet: play money on a chain inside this process; demo wallet ${system.demoWallet?.address}${contracts}`;
  return { part: 'payment', state: 'sample', message, next: 'JBIS_PAY_TO' };
}

const withoutMoney = (gate: PaymentGate): PaymentModule => ({
  gate,
  info: { network: NETWORK, asset: USDC_ADDRESS, payTo: null, isDevnet: false },
  demoWallet: null,
  chainProblem: async () => null,
  facilitatorProblem: async () => null,
  health: () => ({ network: NETWORK, payment_mode: 'none' }),
  findings: () => [{ part: 'payment', state: 'off', message: 'the gate is replaced: nothing is charged' }],
  start: () => undefined,
  close: async () => undefined,
});
