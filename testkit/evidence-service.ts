import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importEvidence } from '../src/cli/commands/import-evidence.ts';
import { syncEvidence } from '../src/cli/commands/sync-evidence.ts';
import { stampedRegistry } from './evidence-registry.ts';
import { type Service, startService } from './service.ts';
import { startUpstreams, type Upstreams } from './upstreams/index.ts';

export interface EvidenceService {
  readonly service: Service;
  readonly upstreams: Upstreams;
  close(): Promise<void>;
}

const TODAY = '2026-11-15';
const now = () => new Date(`${TODAY}T03:00:00Z`);

interface Options {
  readonly env?: Record<string, string>;
  /** False: nothing is imported. */
  readonly import?: boolean;
  readonly stamps?: Parameters<typeof stampedRegistry>[0];
  /** Date of the FSA lists of the last load. */
  readonly fsaAsOf?: string;
  /** Days of filings to load, from this one on. */
  readonly filingsFrom?: string;
}

/** The whole service with payment on the devnet, its upstreams replaced by stand-ins, evidence imported by the commands. */
export async function startEvidenceService(options: Options = {}): Promise<EvidenceService> {
  const upstreams = await startUpstreams({ today: TODAY });
  const registry = stampedRegistry(options.stamps);
  const env = {
    ...upstreams.env,
    JBIS_LIVE_SOURCES: '1',
    SUPPLIER_ACTIVITY_ENRICHMENT_ENABLED: '1',
    EDINET_REQUESTS_PER_SECOND: '1000',
    ...options.env,
  };
  let service: Service;
  try {
    service = await startService({
      env,
      now,
      sources: { companyRegistry: registry.companies, invoiceRegistry: registry.invoices },
      fill: async (dataDir) => {
        if (options.import !== false) await load(upstreams, { ...env, JBIS_DATA_DIR: dataDir }, options);
      },
    });
  } catch (error) {
    // What stays open keeps a failed test from ending.
    registry.close();
    await upstreams.close();
    throw error;
  }
  const close = async () => {
    await service.close();
    registry.close();
    await upstreams.close();
  };
  return { service, upstreams, close };
}

/** Evidence as the commands import it: two states of the FSA lists, filings, a file of Companies House. */
async function load({ control, world }: Upstreams, env: Record<string, string>, options: Options): Promise<void> {
  const problems: string[] = [];
  const io = { out: () => {}, err: (text: string) => problems.push(text), env, isTerminal: false, now };
  const codes = [];
  control.fsa.asOf = '2026-07-31';
  codes.push(await syncEvidence(['fsa'], io));
  control.fsa.asOf = options.fsaAsOf ?? '2026-10-31';
  control.fsa.removed.add('関東財務局長（金商）第9903号');
  codes.push(await syncEvidence(['fsa'], io));
  control.edinet.withdrawn = true;
  codes.push(await syncEvidence(['edinet', '--from', options.filingsFrom ?? world.firstDay], io));
  const bulk = join(env.JBIS_DATA_DIR!, 'BasicCompanyData-2026-11-01.csv');
  writeFileSync(
    bulk,
    'CompanyName, CompanyNumber,RegAddress.PostCode,CompanyCategory,CompanyStatus\n"MIHON TRADING LIMITED","09990001","EC1A 1AA","Private Limited Company","Active"\n',
  );
  codes.push(await importEvidence(['companies-house', bulk], io));
  if (codes.some((code) => code !== 0)) throw new Error(problems.join('\n'));
}

export interface PaidAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any shape of answer
  readonly body: any;
  /** The payment was settled. */
  readonly charged: boolean;
  readonly price: string;
}

/** One paid call: 402, sign, the same request again. Nothing is repeated, so that an error is seen as it is. */
export async function payFor(service: Service, path: string, body?: unknown): Promise<PaidAnswer> {
  const request =
    body === undefined
      ? { method: 'GET' }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const first = await fetch(service.url + path, request);
  const required = await first.json();
  if (first.status !== 402) return { status: first.status, body: required, charged: false, price: '' };
  const [requirement] = required.accepts;
  const payload = await service.wallet.pay(required, requirement);
  const header = Buffer.from(JSON.stringify(payload)).toString('base64');
  const answer = await fetch(service.url + path, {
    ...request,
    headers: { ...(request as { headers?: object }).headers, 'payment-signature': header },
  });
  return {
    status: answer.status,
    body: await answer.json(),
    charged: answer.headers.has('payment-response'),
    price: requirement.amount,
  };
}
