import { parseArgs } from 'node:util';
import type { App } from '../../app/app.ts';
import type { Finding } from '../../app/module.ts';
import { type Config, loadConfig, SETTINGS } from '../../config/index.ts';
import type { SettingGroup } from '../../config/setting.ts';
import type { PaymentGate } from '../../payment/gate.types.ts';
import type { Command, Io } from '../command.ts';
import { withSettingsFile } from '../settings-file.ts';

const HELP = `jbis doctor: what is ready, what is missing, what to run next

Usage: jbis doctor [--with FILE] [--settings] [--live] [--json]

  --with FILE  the settings file that "jbis serve --settings" is given ("npm start" uses development.env)
  --settings   list every setting with its environment variable, value, default and meaning
  --live       also what "jbis serve" checks before it asks for real money: registries complete, chain and token as
               configured, facilitator settles on the network. With JBIS_WALLET_KEY it pays $0.001 to the payee once.
  --json       the same as JSON

Exit code 0 when nothing has a problem, 1 otherwise.`;

const MARKS: Record<Finding['state'], string> = {
  ready: '✓',
  sample: '~',
  off: '·',
  unchecked: '·',
  missing: '!',
  problem: '✗',
};

export default {
  name: 'doctor',
  summary: 'what is ready, what is missing, what to run next',
  help: HELP,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: {
        with: { type: 'string' },
        settings: { type: 'boolean' },
        live: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const env = withSettingsFile(io.env, values.with);
    const config = loadConfig(env);
    if (values.settings) {
      const rows = describeSettings(config);
      io.out(values.json ? JSON.stringify(rows, null, 2) : rows.map(settingText).join('\n\n'));
      return 0;
    }
    const { settingProblems } = await import('../../app/going-live.ts');
    const live = values.live ? (app: App) => inspectLive(app, config, env) : undefined;
    const findings = [
      runtimeFinding(),
      ...settingProblems(env),
      ...(await inspect(config, process.env.NODE_ENV, live)),
    ];
    if (values.json) io.out(JSON.stringify(findings, null, 2));
    else for (const finding of findings) io.out(findingText(finding));
    return findings.some((finding) => finding.state === 'problem') ? 1 : 0;
  },
} satisfies Command;

type Live = (app: App) => Promise<readonly Finding[]>;

/** Lets nobody in: where money cannot be taken, the rest is looked at all the same. */
const closed = (problem: Error): PaymentGate => {
  const refuse = async () => Promise.reject(problem);
  return { admit: refuse, replay: refuse, execute: refuse };
};

async function inspect(config: Config, nodeEnv: string | undefined, live?: Live): Promise<readonly Finding[]> {
  const { openApp } = await import('../../app/app.ts');
  const { createLogger } = await import('../../http/logging.ts');
  const { checkPaymentSettings } = await import('../../payment/payment-settings.ts');
  try {
    const problem = await checkPaymentSettings(config, nodeEnv).then(
      () => undefined,
      (error: Error) => error,
    );
    const local = { ...config, server: { ...config.server, host: '127.0.0.1', port: 0, baseUrl: undefined } };
    const app = await openApp(live ? local : config, {
      log: createLogger('silent'),
      ...(problem ? { gate: closed(problem) } : {}),
    });
    const { kind } = app.store;
    const store: Finding = {
      part: 'store',
      state: 'ready',
      message: kind === 'sqlite' ? `SQLite in ${config.server.dataDir}` : 'PostgreSQL',
    };
    const checked: readonly Finding[] = problem
      ? [{ part: 'payment', state: 'problem', message: problem.message }]
      : ((await live?.(app)) ?? []);
    // What was looked at is told once, with its outcome.
    const isTold = ({ part, state }: Finding) =>
      (state === 'unchecked' || (problem && part === 'payment')) && checked.some((one) => one.part === part);
    const found = [
      store,
      ...app.findings().filter((finding) => !isTold(finding)),
      { part: 'endpoints', state: 'ready', message: `${app.listed().length} can be served` } as const,
      ...checked,
    ];
    await app.close();
    return found;
  } catch (error) {
    return [{ part: 'start', state: 'problem', message: (error as Error).message }];
  }
}

/** What `serve` asks before real money, and one payment when there is a wallet to pay with. */
async function inspectLive(app: App, config: Config, env: Io['env']): Promise<readonly Finding[]> {
  const { goingLiveProblems } = await import('../../app/going-live.ts');
  if (config.payment.payTo === undefined)
    return [{ part: 'live', state: 'off', message: 'play money only', next: 'JBIS_PAY_TO' }];
  const problems = await goingLiveProblems(app, config);
  const { network, payTo } = app.payment.info;
  const payment: Finding = {
    part: 'payment',
    state: 'ready',
    message: `USDC on ${network} to ${payTo}; chain, token and facilitator are as configured`,
  };
  if (problems.some(({ part }) => part === payment.part)) return problems;
  if (problems.length > 0) return [payment, ...problems];
  const ready: Finding[] = [payment, { part: 'live', state: 'ready', message: `can take USDC on ${network}` }];
  return env.JBIS_WALLET_KEY ? [...ready, await testPayment(app, env.JBIS_WALLET_KEY)] : ready;
}

/** The cheapest call, paid for. */
async function testPayment(app: App, key: string): Promise<Finding> {
  const [{ createWallet }, { paidCall }, { formatUsd }] = await Promise.all([
    import('../../client/wallet.ts'),
    import('../../client/paid-call.ts'),
    import('../../contract/money.ts'),
  ]);
  const url = `${await app.listen()}/jp-address/postal-lookup`;
  try {
    const wallet = createWallet(key);
    const body = JSON.stringify({ postal_code: '100-0001' });
    const { status, receipt, price } = await paidCall({ url, method: 'POST', body }, { wallet, maxPrice: 1000n });
    return status === 200 && receipt
      ? {
          part: 'test payment',
          state: 'ready',
          message: `${formatUsd(price ?? 0n)} from ${wallet.address}, transaction ${receipt.transaction}`,
        }
      : { part: 'test payment', state: 'problem', message: `answered ${status}`, next: 'funds of JBIS_WALLET_KEY' };
  } catch (error) {
    return { part: 'test payment', state: 'problem', message: (error as Error).message };
  }
}

const runtimeFinding = (): Finding => ({
  part: 'runtime',
  state: 'ready',
  message: `Node ${process.version} on ${process.platform} ${process.arch}`,
});

const findingText = ({ part, state, message, next }: Finding): string =>
  `${MARKS[state]} ${part.padEnd(18)} ${message}${next ? `\n${' '.repeat(21)}→ ${next}` : ''}`;

interface SettingRow {
  readonly env: string;
  readonly value: string;
  readonly fallback: string;
  readonly allowed: string;
  readonly doc: string;
}

function describeSettings(config: Config): SettingRow[] {
  const show = (value: unknown, secret: boolean) => (value === undefined ? 'not set' : secret ? 'set' : String(value));
  return (Object.entries(SETTINGS) as [keyof Config, SettingGroup][]).flatMap(([name, group]) =>
    Object.entries(group).map(([key, setting]) => ({
      env: setting.env,
      value: show((config[name] as Record<string, unknown>)[key], setting.secret),
      fallback: show(setting.fallback, false),
      allowed: setting.allowed,
      doc: setting.doc,
    })),
  );
}

const settingText = ({ env, value, fallback, allowed, doc }: SettingRow): string =>
  `${env}=${value}\n    ${doc}\n    Default: ${fallback}. Allowed: ${allowed}.`;
