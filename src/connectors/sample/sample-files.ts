import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parseCsv } from '../../contract/csv.ts';
import { addDays } from '../../japan/business-days.ts';
import { makeFolder } from '../../store/make-folder.ts';
import { buildSnapshot } from '../companies-house/snapshot-file.ts';
import { readCodeRows } from '../edinet/code-list.ts';
import { factsOf } from '../edinet/content.ts';
import { writeContent } from '../edinet/content-store.ts';
import { readDayList } from '../edinet/day-list.ts';
import { createIndex } from '../edinet/index-file.ts';
import { IndexWriter } from '../edinet/index-writer.ts';
import { applyEdition, createRegister } from '../fsa/register-file.ts';
import type { RegisterList } from '../fsa/workbook.ts';

/** Invented filings, registers and companies that come with the product. */
export const SAMPLE_EVIDENCE_DIR = join(import.meta.dirname, '../../../data/sample/evidence');

const SOURCES = {
  edinet: { file: 'edinet.json', build: buildEdinet },
  fsa: { file: 'fsa.json', build: buildFsa },
  companiesHouse: {
    file: 'BasicCompanyData-2026-11-01.csv',
    build: async (source: string, target: string) => void (await buildSnapshot(source, target)),
  },
} as const;
export type SampleSource = keyof typeof SOURCES;
/** Counted up when the importers make other files of the same sources. */
const BUILT = '2';

/**
 * The data file of one sample, built by the importers of the real data on first use and kept in the data folder under
 * a name that follows its content.
 */
export async function sampleFile(source: SampleSource, dataDir: string): Promise<string> {
  const { file, build } = SOURCES[source];
  const from = join(SAMPLE_EVIDENCE_DIR, file);
  const version = createHash('sha256').update(BUILT).update(readFileSync(from)).digest('hex').slice(0, 12);
  const folder = join(dataDir, 'sample');
  const path = join(folder, `${source}.${version}.sqlite`);
  if (existsSync(path)) return path;
  makeFolder(folder);
  // Two processes may start at once: each builds its own file, and the last rename wins with the same content.
  const draft = join(folder, `${source}.${version}.${process.pid}.draft`);
  rmSync(draft, { force: true });
  await build(from, draft);
  for (const rest of ['-wal', '-shm']) rmSync(draft + rest, { force: true });
  renameSync(draft, path);
  return path;
}

interface EdinetSample {
  readonly from: string;
  readonly to: string;
  readonly code_list_as_of: string;
  readonly code_list: readonly string[];
  readonly days: Readonly<Record<string, readonly unknown[]>>;
  /** Document id → pairs of element and value. */
  readonly contents: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}

async function buildEdinet(source: string, target: string): Promise<void> {
  const sample = JSON.parse(readFileSync(source, 'utf8')) as EdinetSample;
  const db = createIndex(target);
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;');
    const writer = new IndexWriter(db);
    const rows = sample.code_list.flatMap((line) => parseCsv(line));
    writer.applyCodeList({ asOf: sample.code_list_as_of, ...readCodeRows(rows) });
    for (let date = sample.from; date <= sample.to; date = addDays(date, 1)) {
      if (isWeekend(date)) continue;
      const results = sample.days[date] ?? [];
      const metadata = { status: '200', parameter: { date }, resultset: { count: results.length } };
      writer.applyDay(
        readDayList({ metadata: { ...metadata, processDateTime: `${addDays(date, 1)} 00:01` }, results }, date),
        `${addDays(date, 1)}T00:01:00.000Z`,
      );
    }
    for (const [docId, pairs] of Object.entries(sample.contents))
      writeContent(db, docId, factsOf(pairs), `${sample.to}T00:01:00.000Z`);
    writer.tallyFilings(sample.to);
  } finally {
    db.close();
  }
}

async function buildFsa(source: string, target: string): Promise<void> {
  const editions = JSON.parse(readFileSync(source, 'utf8')) as RegisterList[];
  const db: DatabaseSync = createRegister(target);
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;');
    for (const edition of editions) applyEdition(db, edition, { loadedAt: `${edition.asOf}T00:00:00.000Z` });
  } finally {
    db.close();
  }
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
