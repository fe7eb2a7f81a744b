import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { type Command, type Io, UsageError } from '../command.ts';

const HELP = `jbis demo: the whole service on invented data

Usage: jbis demo [--once] [--port NUMBER]

Starts stand-ins for every upstream (EDINET, Companies House, VIES, Peppol DNS, SMP and Directory, the FSA lists,
gBizINFO) on this machine, imports their invented data into a temporary folder and serves all endpoints with payment on
the development chain. Nothing leaves the machine and NOTHING IT SAYS IS TRUE: companies, filings and registrations are
made up. Stop it with Ctrl-C; the folder is removed.

  --once          ask each evidence endpoint once, pay, print the outcome, stop
  --port NUMBER   port to listen on (default 8402, with --once a free one)

It needs a checkout of the repository: the stand-ins are not part of the installed package.`;

const LABEL = 'DEMO ON STAND-INS: every company, filing and registration shown here is invented.';

/** What the demo asks: path and body, or path and query. */
const QUESTIONS: readonly (readonly [string, Record<string, unknown> | null])[] = [
  ['/v1/suppliers/resolve', { registration_number: 'T7999901000001', name: '(株)みどり見本商事' }],
  [
    '/v1/entities/resolve-cross-border',
    { identifiers: [{ scheme: 'gb_company_number', value: '09990001' }], name: 'Mihon Trading Ltd' },
  ],
  ['/v1/invoices/counterparty-check', { vat_id: 'PL0000000017', name: 'Wzór Handel' }],
  [
    '/v1/invoices/counterparty-check',
    { peppol_participant_id: '0188:7999901000001', document_type: 'jp_pint_invoice' },
  ],
  ['/jp-regulated-entity/verify', { registration_number: '関東財務局長（金商）第9901号' }],
  ['/jp-company/filings?security_code=137A&limit=5', null],
  ['/v1/entities/E99903/filing-risk-snapshot', null],
];

interface StandIns {
  readonly env: Record<string, string>;
  readonly world: { readonly firstDay: string };
  close(): Promise<void>;
}

export default {
  name: 'demo',
  summary: 'the whole service on stand-in sources with invented data',
  help: HELP,
  run: async (args, io) => {
    const { values } = parseArgs({ args, options: { once: { type: 'boolean' }, port: { type: 'string' } } });
    const standIns = await startStandIns();
    const dataDir = mkdtempSync(join(tmpdir(), 'jbis-demo-'));
    const port = values.port ?? (values.once ? '0' : (io.env.JBIS_PORT ?? '8402'));
    const env = {
      ...io.env,
      ...standIns.env,
      JBIS_DATA_DIR: dataDir,
      JBIS_PORT: port,
      JBIS_LIVE_SOURCES: '1',
      JBIS_LOG_LEVEL: 'warn',
      SUPPLIER_ACTIVITY_ENRICHMENT_ENABLED: '1',
      EDINET_REQUESTS_PER_SECOND: '1000',
    };
    try {
      io.err(`\n  ${LABEL}\n`);
      await importAll(standIns, { ...io, env, out: io.err });
      return values.once
        ? await askOnce(env, io)
        : await (await import('./serve.command.ts')).default.run([], { ...io, env });
    } finally {
      await standIns.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
} satisfies Command;

async function startStandIns(): Promise<StandIns> {
  const path = join(import.meta.dirname, '../../../testkit/upstreams/index.ts');
  if (!existsSync(path)) throw new UsageError('the stand-ins are only in a checkout of the repository');
  const module = (await import(pathToFileURL(path).href)) as { startUpstreams: () => Promise<StandIns> };
  return module.startUpstreams();
}

async function importAll(standIns: StandIns, io: Io): Promise<void> {
  const { syncEvidence } = await import('./sync-evidence.ts');
  await syncEvidence(['fsa'], io);
  await syncEvidence(['edinet', '--from', standIns.world.firstDay], io);
}

async function askOnce(env: Record<string, string | undefined>, io: Io): Promise<number> {
  const [{ openApp }, { paidCall }, { createWallet }, { formatUsd }] = await Promise.all([
    import('../../app/app.ts'),
    import('../../client/paid-call.ts'),
    import('../../client/wallet.ts'),
    import('../../contract/money.ts'),
  ]);
  const app = await openApp(loadConfig(env));
  try {
    const url = await app.listen();
    const wallet = createWallet(readFileSync(app.payment.demoWallet!.keyFile, 'utf8').trim(), { devnetOnly: true });
    let failures = 0;
    for (const [path, body] of QUESTIONS) {
      const call = body
        ? { url: url + path, method: 'POST' as const, body: JSON.stringify(body) }
        : { url: url + path, method: 'GET' as const };
      const answer = await paidCall(call, { wallet, maxPrice: 1_000_000n });
      const report = JSON.parse(answer.body) as { status?: string; reason?: string | null };
      if (answer.status !== 200) failures++;
      io.out(
        `${answer.status}  ${answer.price === null ? 'free' : formatUsd(answer.price)}  ${path}  ${report.status ?? ''}${report.reason ? ` (${report.reason})` : ''}`,
      );
    }
    io.out(LABEL);
    return failures === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
}
