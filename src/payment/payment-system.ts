import { http } from 'viem';
import { type Config, ConfigError } from '../config/index.ts';
import type { StateStore } from '../store/state-store.ts';
import { traced } from '../trace/traced.ts';
import type { Tracer } from '../trace/tracer.ts';
import { assembleGate } from './assemble-gate.ts';
import { type ChainReader, createChainReader } from './chain/chain-reader.ts';
import { TOKENS, type TokenDomain } from './chain/usdc.ts';
import type { Facilitator } from './facilitators/facilitator.ts';
import { createHttpFacilitator } from './facilitators/http.facilitator.ts';
import { createOwnFacilitator } from './facilitators/own.facilitator.ts';
import { createTokenSigner } from './facilitators/signed-token.ts';
import type { PaymentGate } from './gate.types.ts';
import { checkPaymentSettings } from './payment-settings.ts';

const SPANS = { verify: 'payment.verify', settle: 'payment.settle' };

export type PaymentMode = 'devnet' | 'facilitator' | 'own';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Everything about money that the server needs. */
export interface PaymentSystem {
  readonly gate: PaymentGate;
  readonly mode: PaymentMode;
  /** Network and token that are asked for. */
  readonly token: TokenDomain;
  readonly payTo: string;
  /** Payments of contract wallets are taken, too. */
  readonly takesContracts: boolean;
  /** The funded demo wallet of the devnet. */
  readonly demoWallet: { readonly address: string; readonly keyFile: string } | null;
  /** A sentence when the chain or the token is not what was configured; null while all is well. */
  readonly problem: () => string | null;
  /** The same, looked at now; also when the chain does not answer. */
  readonly chainProblem: () => Promise<string | null>;
  /** A sentence when the facilitator cannot settle on this network. */
  readonly facilitatorProblem: () => Promise<string | null>;
  /** Starts the reconcile loop and the look at the chain. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly config: Config;
  readonly store: StateStore;
  /** Read when the first price is quoted, after the server listens. */
  readonly baseUrl: () => string;
  readonly log: Log;
  readonly nodeEnv?: string | undefined;
  /** Where a collector is set: verifying and settling are spans. */
  readonly tracer?: Tracer | undefined;
  readonly now?: () => number;
}

interface Backend {
  readonly mode: PaymentMode;
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  readonly payTo: string;
  readonly domain: TokenDomain;
  readonly demoWallet: { readonly address: string; readonly keyFile: string } | null;
  /** Fills the demo wallet up again, on a public demonstration. */
  readonly topUp?: () => Promise<void>;
}

export async function openPayment(options: Options): Promise<PaymentSystem> {
  const { config, store, baseUrl, log, now = Date.now } = options;
  const { tracer } = options;
  const opened = await openBackend(config, options.nodeEnv ?? process.env.NODE_ENV);
  const backend = tracer
    ? { ...opened, facilitator: traced(opened.facilitator, SPANS, { tracer, kind: 'client' }) }
    : opened;
  const { gate, reconciler } = assembleGate({
    ...backend,
    devnet: backend.mode === 'devnet',
    config: config.payment,
    store,
    baseUrl,
    log,
    now,
  });
  const check = watchChain(backend, log);
  let filling: NodeJS.Timeout | undefined;
  const fill = () =>
    backend.topUp?.().catch((error: Error) => log.warn({ error: error.message }, 'the demo wallet was not filled'));
  return {
    gate,
    mode: backend.mode,
    token: backend.domain,
    chainProblem: async () => {
      try {
        return await backend.chain.mismatch(backend.domain);
      } catch (error) {
        return unreachable(error);
      }
    },
    facilitatorProblem: () => backend.facilitator.unsupported(backend.domain.network),
    payTo: backend.payTo,
    takesContracts: config.payment.contractWallets > 0,
    demoWallet: backend.demoWallet,
    problem: check.problem,
    start() {
      reconciler.start();
      check.start();
      if (backend.topUp) filling = setInterval(() => void fill(), TOP_UP_EVERY_MS).unref();
    },
    async close() {
      check.stop();
      clearInterval(filling);
      await reconciler.stop();
    },
  };
}

async function openBackend(config: Config, nodeEnv: string | undefined): Promise<Backend> {
  const { payment, server, demo } = config;
  const { payTo, facilitatorUrl, settlerKey, rpcUrl, facilitatorTimeoutMs: timeoutMs } = payment;
  await checkPaymentSettings(config, nodeEnv);
  if (payTo === undefined) {
    const { startDevnet } = await import('./devnet/index.ts');
    const devnet = await startDevnet({ dataDir: server.dataDir, nodeEnv: demo.on ? undefined : nodeEnv, payTo });
    return { ...devnet, mode: 'devnet', demoWallet: devnet.wallet, ...(demo.on ? { topUp: devnet.topUp } : {}) };
  }
  const transport = http(rpcUrl, { timeout: Math.min(timeoutMs, 10_000), retryCount: 2 });
  const token = TOKENS[payment.network];
  const chain = createChainReader(transport, token);
  const facilitator = facilitatorUrl
    ? createHttpFacilitator({ url: facilitatorUrl, authorize: authorizationOf(payment), timeoutMs })
    : createOwnFacilitator({ transport, key: settlerKey as `0x${string}`, token, confirmMs: timeoutMs, pollMs: 500 });
  const mode = facilitatorUrl ? 'facilitator' : 'own';
  return { mode, facilitator, chain, payTo, domain: token, demoWallet: null };
}

function authorizationOf(payment: Config['payment']): ((method: string, url: string) => string) | undefined {
  const { facilitatorToken, facilitatorKeyId: id, facilitatorKeySecret: secret } = payment;
  if ((id === undefined) !== (secret === undefined))
    throw new ConfigError('JBIS_FACILITATOR_KEY_ID', 'together with JBIS_FACILITATOR_KEY_SECRET, or neither');
  if (id !== undefined && secret !== undefined) return createTokenSigner({ id, secret });
  return facilitatorToken === undefined ? undefined : () => `Bearer ${facilitatorToken}`;
}

const unreachable = (error: unknown): string =>
  `The chain cannot be reached: ${(error as Error).message.split('\n')[0]}`;

const TOP_UP_EVERY_MS = 5000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

/** Compares chain id and token name with what buyers will sign; keeps trying while the node is unreachable. */
function watchChain({ chain, domain }: Backend, log: Log) {
  let problem: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const look = async (wait: number): Promise<void> => {
    try {
      problem = await chain.mismatch(domain);
      if (problem) log.error({ problem }, 'payment settings do not fit the chain');
    } catch (error) {
      problem = unreachable(error);
      log.warn({ problem }, 'payment chain check');
      timer = setTimeout(() => void look(Math.min(wait * 2, LONGEST_RETRY_MS)), wait);
      timer.unref();
    }
  };
  return { problem: () => problem, start: () => void look(FIRST_RETRY_MS), stop: () => clearTimeout(timer) };
}
