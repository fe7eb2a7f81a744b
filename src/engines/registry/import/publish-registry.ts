import type { DatabaseSync } from 'node:sqlite';
import {
  type Manifest,
  openSnapshotDatabase,
  publishSnapshot,
  type SnapshotFiles,
} from '../../../store/snapshot/index.ts';
import { CompanyTables } from '../snapshot/company-tables.ts';
import { readInfo } from '../snapshot/info.ts';
import { InvoiceTables } from '../snapshot/invoice-tables.ts';
import { arrays, SCHEMA_VERSION, WITHDRAWN } from '../snapshot/schema.ts';
import type { SnapshotInfo } from '../types.ts';
import { ImportError } from './import-error.ts';

export type RegistryName = 'company' | 'invoice';

interface Publication {
  readonly registry: RegistryName;
  readonly dir: string;
  readonly draft: string;
  /** The snapshot the draft was made from. */
  readonly replaces?: Manifest;
  /** The draft holds changes to this open data file, that of `replaces`. */
  readonly changesTo?: DatabaseSync;
  /** Bytes of the CSV files a full import was made of. */
  readonly sourceBytes?: number;
  readonly now: () => Date;
}

/** Verifies a finished file by opening it as the service will, and makes it the one in service. */
export async function publishRegistry(publication: Publication): Promise<SnapshotInfo> {
  const { registry, dir, draft, replaces, changesTo, now } = publication;
  const info = changesTo ? verifyChanges(registry, changesTo, draft) : verifyData(registry, draft);
  const meta = {
    record_count: info.recordCount,
    base_date: info.baseDate,
    latest_diff_date: info.latestDiffDate,
    data_as_of: info.dataAsOf,
    signature_verified: info.signatureVerified,
    // What a folder of data is made of can be read without opening them.
    completeness: info.completeness,
    source_bytes: publication.sourceBytes ?? replaces?.meta.source_bytes ?? null,
  };
  const source = { ...(replaces ? { replaces } : {}), isChanges: changesTo !== undefined };
  await publishSnapshot({ dir, name: registry, draft, schema: SCHEMA_VERSION, meta, now, ...source });
  return info;
}

/** What the files say of themselves, once every statement of the service could be prepared on them. */
function infoOf(registry: RegistryName, { data, changes }: SnapshotFiles): SnapshotInfo {
  const info = readInfo(data, changes, registry);
  if (registry === 'company') new CompanyTables(data, changes);
  else new InvoiceTables(data, changes);
  return info;
}

function verifyData(registry: RegistryName, path: string): SnapshotInfo {
  const data = openSnapshotDatabase(path);
  try {
    // Counting walks the whole table: mapped, a gigabyte of it would stay in this process' memory on top of the build's.
    data.exec('PRAGMA mmap_size = 0');
    const info = infoOf(registry, { data, changes: null });
    const { count } = data.prepare(`SELECT COUNT(*) AS count FROM ${registry}`).get() as { count: number };
    return compared(registry, info, count);
  } finally {
    data.close();
  }
}

/** The large file was counted when it was published: only what the changes add to it and take from it is counted. */
function verifyChanges(registry: RegistryName, data: DatabaseSync, path: string): SnapshotInfo {
  const changes = openSnapshotDatabase(path);
  try {
    const info = infoOf(registry, { data, changes });
    const held = arrays(data.prepare(`SELECT 1 FROM ${registry} WHERE num = ?`));
    const rows = arrays(changes.prepare(`SELECT num, process FROM ${registry}`)).iterate();
    let count = readInfo(data, null, registry).recordCount;
    for (const [num, process] of rows as Iterable<unknown> as Iterable<[number, number]>)
      count += (process === WITHDRAWN ? 0 : 1) - (held.get(num) === undefined ? 0 : 1);
    return compared(registry, info, count);
  } finally {
    changes.close();
  }
}

function compared(registry: RegistryName, info: SnapshotInfo, count: number): SnapshotInfo {
  if (count !== info.recordCount)
    throw new ImportError(registry, null, `the new file holds ${count} records and says ${info.recordCount}`);
  return info;
}
