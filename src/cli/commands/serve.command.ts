import { parseArgs } from 'node:util';
import type { App } from '../../app/app.ts';
import { loadConfig } from '../../config/index.ts';
import type { Command, Io } from '../command.ts';

const HELP = `jbis serve: run the service

Usage: jbis serve [--host ADDRESS] [--port NUMBER] [--role all|api|worker]

  --host ADDRESS   address to listen on (JBIS_HOST, default 127.0.0.1)
  --port NUMBER    port to listen on, 0 for a free one (JBIS_PORT, default 8402)
  --role ROLE      all, api (answers requests) or worker (works on batch jobs) (JBIS_ROLE, default all)

Every other setting is an environment variable: "jbis doctor --settings" lists them.
Without JBIS_PAY_TO the service starts on a local development chain with play money, so that a first paid call
needs nothing else:

  jbis serve &
  jbis call /jp-company/verify '{"name":"トヨタ自動車株式会社"}'

SIGTERM and SIGINT let the requests under way finish, then stop.`;

/** After this the process ends even if a request hangs. */
const SHUTDOWN_LIMIT_MS = 45_000;

export default {
  name: 'serve',
  summary: 'run the service',
  help: HELP,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: { host: { type: 'string' }, port: { type: 'string' }, role: { type: 'string' } },
    });
    const env = {
      ...io.env,
      ...(values.host ? { JBIS_HOST: values.host } : {}),
      ...(values.port ? { JBIS_PORT: values.port } : {}),
      ...(values.role ? { JBIS_ROLE: values.role } : {}),
    };
    const config = loadConfig(env);
    const { openApp } = await import('../../app/app.ts');
    const app = await openApp(config);
    let address: string;
    try {
      address = await app.listen();
    } catch (error) {
      await app.close();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      io.err(`jbis serve: port ${config.server.port} is in use. Choose another one with --port or JBIS_PORT.`);
      return 1;
    }
    io.err(banner(app, address));
    await shutdownSignal(io);
    const limit = setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS);
    await app.close();
    clearTimeout(limit);
    return 0;
  },
} satisfies Command;

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

function banner(app: App, address: string): string {
  const missing = app.findings().filter((finding) => finding.state === 'missing' || finding.state === 'problem');
  const { isDevnet } = app.payment.info;
  return [
    '',
    `  Japan Business Identity Service at ${address}`,
    `  ${app.listed().length} endpoints · ${address}/about · ${address}/openapi.json`,
    ...(isDevnet
      ? ['', '  DEVNET: payments are play money on a chain inside this process. Set JBIS_PAY_TO for real ones.']
      : []),
    ...missing.map((finding) => `  ! ${finding.part}: ${finding.message}${finding.next ? ` → ${finding.next}` : ''}`),
    '',
  ].join('\n');
}
