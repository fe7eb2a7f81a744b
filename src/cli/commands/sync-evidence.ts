import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { evidenceFiles } from '../../connectors/evidence-files.ts';
import type { EvidenceSync } from '../../connectors/evidence-sync.ts';
import { addDays, dateInJapan } from '../../japan/business-days.ts';
import { clockOf, type Io, UsageError } from '../command.ts';

/** Sources `jbis sync` hands over to this file. */
export const EVIDENCE_SYNCS = ['edinet', 'fsa'] as const;

export const SYNC_EVIDENCE_HELP = `  edinet [--from YYYY-MM-DD]   filings and code list by the EDINET API (EDINET_API_KEY); default the last three years,
                               at most ten; one request a second, newest days first, can be stopped and continued
         [--contents N]        then what N of the newest reports say (going concern, audit opinion, amendments)
  fsa [--force]                the three register workbooks of the Financial Services Agency`;

const DEFAULT_DAYS = 3 * 366;
const MAX_DAYS = 3650;

/** `jbis sync edinet|fsa …`: `args` begins with the source. */
export async function syncEvidence(args: string[], io: Io): Promise<number> {
  const [source, ...rest] = args;
  const { values } = parseArgs({
    args: rest,
    options: { force: { type: 'boolean' }, from: { type: 'string' }, contents: { type: 'string' } },
  });
  const config = loadConfig(io.env);
  if (source === 'fsa') return syncRegisters(config, values.force ?? false, io);
  if (source !== 'edinet') throw new UsageError(`what to sync: ${EVIDENCE_SYNCS.join(', ')}`);
  const { edinetApiKey } = config.evidence;
  if (!edinetApiKey) throw new UsageError('EDINET_API_KEY is not set; the key is free: docs/sources/edinet.md');
  const today = dateInJapan(clockOf(io)());
  const from = values.from ?? addDays(today, -DEFAULT_DAYS);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || from < addDays(today, -MAX_DAYS) || from > today)
    throw new UsageError('--from is a day of the last ten years (YYYY-MM-DD)');
  const contents = Number(values.contents ?? 0);
  if (!Number.isInteger(contents) || contents < 0) throw new UsageError('--contents is a number of documents');
  return syncFilings(config, edinetApiKey, { from, contents }, io);
}

type Config = ReturnType<typeof loadConfig>;

/** Runs in turn with other processes at the same file, and leaves in the state store how it ended. */
async function recorded(config: Config, source: EvidenceSync, io: Io, work: () => Promise<void>): Promise<number> {
  const [{ recordEvidenceSync }, { openStateStore }] = await Promise.all([
    import('../../connectors/evidence-sync.ts'),
    import('../../store/open.ts'),
  ]);
  const { dataDir, databaseUrl, stateKey } = config.server;
  const store = await openStateStore({
    dataDir,
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(stateKey ? { stateKey } : {}),
  });
  try {
    const run = { source, path: evidenceFiles(dataDir)[source], now: clockOf(io) };
    if (!(await recordEvidenceSync(store.sync, run, work))) io.out(`${source}: another run is at it`);
    return 0;
  } catch (error) {
    io.err(`jbis sync ${source}: ${(error as Error).message}. What was loaded before stays; run it again to go on.`);
    return 1;
  } finally {
    await store.close();
  }
}

async function syncFilings(
  config: Config,
  apiKey: string,
  { from, contents }: { from: string; contents: number },
  io: Io,
): Promise<number> {
  const [{ EdinetClient }, { createIndex }, { syncContents, syncEdinet }, { sourceHttp }] = await Promise.all([
    import('../../connectors/edinet/client.ts'),
    import('../../connectors/edinet/index-file.ts'),
    import('../../connectors/edinet/loader.ts'),
    import('../../connectors/core/upstream-http.ts'),
  ]);
  const { edinetBaseUrl, edinetDownloadBaseUrl, edinetRequestsPerSecond } = config.evidence;
  const client = new EdinetClient({
    apiKey,
    baseUrl: edinetBaseUrl,
    downloadBaseUrl: edinetDownloadBaseUrl,
    requestsPerSecond: edinetRequestsPerSecond,
    http: sourceHttp(edinetBaseUrl),
  });
  const db = createIndex(evidenceFiles(config.server.dataDir).edinet);
  try {
    const onProgress = (done: number, total: number, at: string) => {
      if (done % 50 === 0 || done === total) io.err(`edinet: ${done} of ${total}, at ${at}`);
    };
    return await recorded(config, 'edinet', io, async () => {
      const result = await syncEdinet({ client, db, from, now: clockOf(io), onProgress });
      io.out(
        `edinet: ${result.daysLoaded} days, ${result.rowsInserted} new and ${result.rowsChanged} changed rows, ${result.registrants} registrants as of ${result.codeListAsOf}`,
      );
      if (contents === 0) return;
      const read = await syncContents({ client, db, from, limit: contents, now: clockOf(io), onProgress });
      io.out(`edinet: contents of ${read} documents`);
    });
  } finally {
    db.close();
  }
}

async function syncRegisters(config: Config, force: boolean, io: Io): Promise<number> {
  const [{ syncFsa }, { createRegister }, { sourceHttp }] = await Promise.all([
    import('../../connectors/fsa/loader.ts'),
    import('../../connectors/fsa/register-file.ts'),
    import('../../connectors/core/upstream-http.ts'),
  ]);
  const { fsaListBaseUrl } = config.evidence;
  const db = createRegister(evidenceFiles(config.server.dataDir).fsa);
  try {
    return await recorded(config, 'fsa', io, async () => {
      const outcomes = await syncFsa({
        db,
        http: sourceHttp(fsaListBaseUrl),
        baseUrl: fsaListBaseUrl,
        now: clockOf(io),
        force,
      });
      for (const outcome of outcomes)
        if (outcome.ok)
          io.out(
            `fsa ${outcome.category}: ${outcome.total} operators as of ${outcome.asOf} (${outcome.added} added, ${outcome.changed} changed, ${outcome.removed} gone)`,
          );
        else io.err(`fsa ${outcome.category}: ${outcome.reason}. The edition on file stays.`);
      const refused = outcomes.filter((outcome) => !outcome.ok);
      if (refused.length > 0)
        throw new Error(refused.map(({ category, reason }) => `${category}: ${reason}`).join('; '));
    });
  } finally {
    db.close();
  }
}
