import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import { startTestChain, type TestChain } from '../../testkit/payment/chain.ts';
import { serveFacilitator } from '../../testkit/payment/facilitator-server.ts';
import { startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { importSampleRows } from '../../testkit/registry/sample-as-published.ts';
import { openSmallDisk, type SmallDisk } from '../../testkit/small-disk.ts';
import { createNode, type Node } from './node.ts';
import { openWire, type Wire } from './proxy.ts';

/** Two api nodes, two workers, one PostgreSQL; chain and facilitator live in this process and so outlive them all. */
export interface Fleet {
  readonly chain: TestChain;
  readonly payTo: string;
  readonly nodes: readonly Node[];
  readonly api: readonly Node[];
  readonly workers: readonly Node[];
  readonly database: TestPostgres;
  readonly databaseUrl: string;
  readonly stateKey: string;
  readonly dir: string;
  /** The nodes' folder has the compiled address data already. */
  readonly hasData: boolean;
  readonly disk: SmallDisk | { reason: string };
  readonly wires: Readonly<Record<'database' | 'facilitator' | 'rpc', Wire>>;
  /** Straight to the database, past the wire. */
  sql<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const portOf = (url: string): number => Number(new URL(url).port);
const withPort = (url: string, port: number): string => url.replace(/:\d+(?=\/|$)/, `:${port}`);

/** `all` nodes answer and work. */
export async function openFleet(options: { api: number; workers: number; all?: number }): Promise<Fleet> {
  const dir = mkdtempSync(join(tmpdir(), 'jbis-soak-'));
  const disk = openSmallDisk();
  // The production name of the token: what the nodes ask for when a payee is set. The keys die with this process.
  const chain = await startTestChain({ domain: USDC_DOMAIN, buyers: 0 });
  const database = await startPostgres({ keepsCommits: true, ...('path' in disk ? { parent: disk.path } : {}) });
  const databaseUrl = await database.createDatabase();
  const facilitator = await serveFacilitator(chain.facilitator);
  const rpc = await chain.serveRpc();
  const wires = {
    database: await openWire(portOf(databaseUrl)),
    facilitator: await openWire(portOf(facilitator.url)),
    rpc: await openWire(portOf(rpc.url)),
  };
  const stateKey = randomBytes(32).toString('base64');
  const dataDir = join(tmpdir(), 'jbis-soak-data');
  const hasData = existsSync(join(dataDir, 'address'));
  const env = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(tmpdir(), 'jbis-compile-cache'),
    JBIS_BASE_URL: 'http://127.0.0.1',
    // Holds no state, only the compiled address data: kept for the next run.
    JBIS_DATA_DIR: dataDir,
    JBIS_STATE_KEY: stateKey,
    DATABASE_URL: withPort(databaseUrl, wires.database.port),
    JBIS_PAY_TO: chain.payTo,
    JBIS_FACILITATOR_URL: withPort(facilitator.url, wires.facilitator.port),
    JBIS_RPC_URL: withPort(rpc.url, wires.rpc.port),
    JBIS_FACILITATOR_TIMEOUT_MS: '10000',
    // Buyers and attackers come through a balancer that names them.
    JBIS_TRUSTED_PROXY_HOPS: '1',
    JBIS_LOG_LEVEL: 'warn',
    // Nothing here reads pictures or invoices: nodes start faster without those engines.
    JBIS_OCR_ENGINE: 'tesseract',
    JBIS_LIVE_SOURCES: '0',
    JBIS_ALLOW_PARTIAL: '1',
    JP_PINT_VALIDATION_ENABLED: '0',
  };
  // Nothing is answered from the sample beside a payee: its rows are imported as what they are, a part.
  if (!existsSync(join(dataDir, 'registry', 'company.json'))) await importSampleRows(join(dataDir, 'registry'));
  const make = (role: Node['role'], count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) => createNode({ name: `${role}-${i + 1}`, role, env, logDir: dir })),
    );
  const api = await make('api', options.api);
  const workers = await make('worker', options.workers);
  const nodes = [...api, ...workers, ...(await make('all', options.all ?? 0))];
  return {
    chain,
    payTo: chain.payTo,
    nodes,
    api,
    workers,
    database,
    databaseUrl,
    stateKey,
    dir,
    hasData,
    disk,
    wires,
    async sql(work) {
      const sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => {} });
      try {
        return await work(sql);
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      await Promise.all([...nodes.map((node) => node.wire), ...Object.values(wires)].map((wire) => wire.close()));
      await facilitator.close();
      await rpc.close();
      await database.stop();
      if ('path' in disk) disk.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
