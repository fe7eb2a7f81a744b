import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import type { App } from '../../app/app.ts';
import type { Finding } from '../../app/module.ts';
import { type Config, ConfigError, loadConfig } from '../../config/index.ts';
import type { Command, Io } from '../command.ts';
import { moneyLine } from '../money-line.ts';
import { withSettingsFile } from '../settings-file.ts';

const HELP = `jbis serve: run the service

Usage: jbis serve [--host ADDRESS] [--port NUMBER] [--role all|api|worker] [--settings FILE]

  --host ADDRESS   address to listen on (JBIS_HOST, default 127.0.0.1)
  --port NUMBER    port to listen on, 0 for a free one (JBIS_PORT, default 8402)
  --role ROLE      all, api (answers requests) or worker (works on batch jobs) (JBIS_ROLE, default all)
  --settings FILE  lines of NAME=value; what is set in the environment wins

Every other setting is an environment variable: "jbis doctor --settings" lists them.
Without JBIS_PAY_TO the service starts on a local development chain with play money, so that a first paid call
needs nothing else:

  jbis serve &
  jbis call /jp-company/verify '{"name":"トヨタ自動車株式会社"}'

With a payee the service starts only when it can be trusted with money: national registries complete, chain and
facilitator as configured, no unknown setting. "jbis doctor --live" says what is missing before.

SIGTERM and SIGINT let the requests under way finish, then stop.`;

/** After this the process ends even if a request hangs. */
const SHUTDOWN_LIMIT_MS = 45_000;

/** Options that stand for a setting. */
const OPTIONS = { host: 'JBIS_HOST', port: 'JBIS_PORT', role: 'JBIS_ROLE' } as const;

export default {
  name: 'serve',
  summary: 'run the service',
  help: HELP,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        role: { type: 'string' },
        settings: { type: 'string' },
      },
    });
    const given = Object.entries(OPTIONS).flatMap(([option, env]) => {
      const value = values[option as keyof typeof OPTIONS];
      return value ? [{ option, env, value }] : [];
    });
    const env = {
      ...withSettingsFile(io.env, values.settings),
      ...Object.fromEntries(given.map(({ env, value }) => [env, value])),
    };
    const config = configOf(env, given);
    const { goingLiveProblems, settingProblems } = await import('../../app/going-live.ts');
    const unknown = settingProblems(env);
    if (unknown.length > 0) return refuse(io, unknown);
    const { checkPaymentSettings } = await import('../../payment/payment-settings.ts');
    await checkPaymentSettings(config, process.env.NODE_ENV);
    const node = await takePort(config, io);
    if (!node) return 1;
    const { loadApp } = await import('../../app/load-app.ts');
    const { openApp } = await loadApp();
    const app = await openApp(config, { node, prepare: true }).catch((error: unknown) => {
      node.close().closeAllConnections();
      throw error;
    });
    const problems = await goingLiveProblems(app, config);
    if (problems.length > 0) {
      await app.close();
      return refuse(io, problems);
    }
    const address = await app.listen();
    io.err(banner(app, address, config.demo.on));
    await shutdownSignal(io);
    const limit = setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS);
    await app.close();
    clearTimeout(limit);
    return 0;
  },
} satisfies Command;

/** A wrong value is told by the name it was given under. */
function configOf(env: Io['env'], given: readonly { readonly option: string; readonly env: string }[]): Config {
  try {
    return loadConfig(env);
  } catch (error) {
    const option = error instanceof ConfigError && given.find((one) => one.env === error.env)?.option;
    throw option ? new ConfigError(`--${option}`, error.allowed) : error;
  }
}

/** The port is taken before anything heavy is loaded. */
async function takePort(config: Config, io: Io): Promise<Server | undefined> {
  const { openFrontDoor } = await import('../../http/front-door.ts');
  const { host, port } = config.server;
  try {
    return await openFrontDoor({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    io.err(`jbis serve: port ${port} is in use. Choose another one with --port or JBIS_PORT.`);
    return undefined;
  }
}

/** One line for each thing that keeps the service from starting, with its remedy. */
function refuse(io: Io, problems: readonly Finding[]): number {
  for (const { part, message, next } of problems) io.err(`jbis serve: ${part}: ${message}${next ? ` → ${next}` : ''}`);
  return 1;
}

function shutdownSignal(io: Io): Promise<void> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      io.err(`${signal}: letting requests finish. Once more to stop at once.`);
      for (const other of ['SIGINT', 'SIGTERM'] as const) process.once(other, () => process.exit(130));
      resolve();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
}

function banner(app: App, address: string, isDemo: boolean): string {
  const missing = app.findings().filter((finding) => finding.state === 'missing' || finding.state === 'problem');
  const money = moneyLine({ ...app.payment.info, isDemo });
  const samples = app.findings().flatMap(({ part, state }) => (state === 'sample' && part !== 'payment' ? [part] : []));
  return [
    '',
    `  Japan Business Identity Service at ${address}`,
    `  Try it      ${address}/playground`,
    ...(app.server.router.find('GET', '/desk').route === 'unknown' ? [] : [`  Documents   ${address}/desk`]),
    `  Read        ${address}/docs/`,
    `  For agents  ${address}/llms.txt · ${address}/mcp · ${address}/openapi.json`,
    `  ${app.listed().length} endpoints`,
    ...(money ? ['', `  ${money}`] : []),
    ...(samples.length > 0 ? [`  SAMPLE DATA, not for real use: ${samples.join(', ')}`] : []),
    ...missing.map((finding) => `  ! ${finding.part}: ${finding.message}${finding.next ? ` → ${finding.next}` : ''}`),
    '',
  ].join('\n');
}
