import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDayList } from '../src/connectors/edinet/day-list.ts';
import { type EdinetIndex, openEdinetIndex } from '../src/connectors/edinet/edinet-index.ts';
import { createIndex } from '../src/connectors/edinet/index-file.ts';
import { IndexWriter } from '../src/connectors/edinet/index-writer.ts';
import { snapshotAnswer } from '../src/endpoints/entity/filing-risk-snapshot.answer.ts';
import { filingsAnswer } from '../src/endpoints/filings/search.answer.ts';
import { addDays } from '../src/japan/business-days.ts';
import { filingSnapshot } from '../src/usecases/filings/filing-snapshot.ts';
import { searchFilings } from '../src/usecases/filings/search-filings.ts';
import { codeOf, generateDays } from './edinet-years.ts';
import { print, type RunOptions } from './figure.ts';

const TO = '2026-11-13';
const NOW = new Date('2026-11-14T03:00:00Z');
const CALL = { requestId: 'r', language: 'both' } as const;

/** An index of ten years of filings: what its import, a search and a snapshot cost. */
export default async function benchEvidence(options: RunOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-bench-evidence-'));
  try {
    const path = join(folder, 'edinet.sqlite');
    const years = options.quick ? 1 : 10;
    const { rows, cpuS } = importYears(path, years, options);
    const context = { rows, years, index_mb: Math.round(statSync(path).size / 1e6), quick: options.quick };
    print({ figure: 'evidence.import.cpu_s', value: cpuS, unit: 's', context });
    print({ figure: 'evidence.import.cpu_us_per_row', value: round((cpuS * 1e6) / rows), unit: 'us', context });
    const index = openEdinetIndex(path)!;
    const filings = await measureFilings(index, options.quick ? 300 : 800);
    print({
      figure: 'evidence.filings.cpu_ms_p50',
      value: filings.p50,
      unit: 'ms',
      context: { ...context, calls: filings.calls },
    });
    print({
      figure: 'evidence.filings.cpu_ms_p99',
      value: filings.p99,
      unit: 'ms',
      context: { ...context, calls: filings.calls },
    });
    const snapshot = await measureSnapshots(index, options.quick ? 100 : 200);
    print({
      figure: 'evidence.snapshot.cpu_ms',
      value: snapshot.mean,
      unit: 'ms',
      context: { ...context, calls: snapshot.calls, cached: false },
    });
    print({
      figure: 'evidence.snapshot.cpu_ms_p99',
      value: snapshot.p99,
      unit: 'ms',
      context: { ...context, calls: snapshot.calls, cached: false },
    });
    index.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function importYears(path: string, years: number, options: RunOptions): { rows: number; cpuS: number } {
  const db = createIndex(path);
  const writer = new IndexWriter(db);
  let rows = 0;
  let cpuUs = 0;
  for (const { date, body } of generateDays({
    from: addDays(TO, -Math.round(365.25 * years)),
    to: TO,
    rowsPerDay: 384,
  })) {
    const before = process.cpuUsage();
    const list = readDayList(JSON.parse(body), date);
    writer.applyDay(list, NOW.toISOString());
    const spent = process.cpuUsage(before);
    cpuUs += spent.user + spent.system;
    rows += list.rows.length;
    if (date.endsWith('-01')) options.note(`  ${date}: ${rows} rows, ${(cpuUs / 1e6).toFixed(1)} s CPU`);
  }
  const before = process.cpuUsage();
  writer.tallyFilings(TO);
  db.close();
  const spent = process.cpuUsage(before);
  return { rows, cpuS: round((cpuUs + spent.user + spent.system) / 1e6) };
}

/** Registrants by weight of their filings: the heavy filers are asked for as often as they file. */
function someFiler(i: number): string {
  return i % 4 === 0 ? codeOf(i % 40) : codeOf(Math.floor(((i * 7919) % 8000) ** 2 / 8000));
}

async function measureFilings(index: EdinetIndex, calls: number) {
  const times: number[] = [];
  for (let i = -200; i < calls; i++) {
    const key = { kind: 'edinet_code', value: someFiler(i + 200) } as const;
    if (!index.registrant(key)) continue;
    const question = {
      key,
      from: i % 3 === 0 ? addDays(TO, -3650) : addDays(TO, -365),
      to: TO,
      types: i % 2 === 0 ? ['120', '180'] : undefined,
      role: i % 5 === 0 ? ('issuer' as const) : ('filer' as const),
      includeAmendments: true,
      includeWithdrawn: i % 7 === 0,
      limit: i % 4 === 0 ? 100 : 20,
      after: undefined,
    };
    const ms = await cpuOf(() => filingsAnswer(searchFilings({ index, now: NOW }, question), 'q', CALL));
    if (i >= 0) times.push(ms);
  }
  return { calls: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function measureSnapshots(index: EdinetIndex, calls: number) {
  const nothing = {
    get: async () => null,
    set: async () => {},
    delete: async () => {},
    lock: async () => true,
    unlock: async () => {},
    purge: async () => 0,
  };
  const unlimited = { take: async () => ({ allowed: true, remaining: 1, retryAfterMs: 0 }), purge: async () => 0 };
  const times: number[] = [];
  for (let i = -20; i < calls; i++) {
    const key = { kind: 'edinet_code', value: someFiler(i + 20) } as const;
    if (!index.registrant(key)) continue;
    const deps = { index: () => index, cache: nothing, limits: unlimited, now: NOW };
    const question = { key, months: [12, 24, 36][(i + 20) % 3]! };
    const ms = await cpuOf(async () => snapshotAnswer(await filingSnapshot(deps, question), CALL));
    if (i >= 0) times.push(ms);
  }
  return {
    calls: times.length,
    mean: round(times.reduce((sum, time) => sum + time, 0) / times.length),
    p99: quantile(times, 0.99),
  };
}

const REPEAT = 40;

/**
 * CPU milliseconds of one answer, as JSON. The kernel counts CPU time in ticks of several milliseconds, too coarse for
 * one call, so each question is answered many times and the mean is taken; the quantiles are over questions.
 */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let run = 0; run < REPEAT; run++) JSON.stringify(await work());
  const spent = process.threadCpuUsage(before);
  return (spent.user + spent.system) / 1000 / REPEAT;
}

function quantile(times: number[], at: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))]!);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
