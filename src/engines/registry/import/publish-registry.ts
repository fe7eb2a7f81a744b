import { join } from 'node:path';
import {
  attachSnapshotDatabase,
  type Manifest,
  openSnapshotDatabase,
  publishSnapshot,
  type SnapshotFiles,
} from '../../../store/snapshot/index.ts';
import { CompanyReader } from '../snapshot/company-reader.ts';
import { readInfo } from '../snapshot/info.ts';
import { InvoiceReader } from '../snapshot/invoice-reader.ts';
import { SCHEMA_VERSION, WITHDRAWN } from '../snapshot/schema.ts';
import type { SnapshotInfo } from '../types.ts';
import { ImportError } from './import-error.ts';

export type RegistryName = 'company' | 'invoice';

interface Publication {
  readonly registry: RegistryName;
  readonly dir: string;
  readonly draft: string;
  /** The snapshot the draft was made from. */
  readonly replaces?: Manifest;
  /** The draft is a file of changes to the data file of `replaces`. */
  readonly isChanges?: boolean;
  readonly now: () => Date;
}

/** Verifies a finished file by opening it as the service will, and makes it the one in service. */
export async function publishRegistry(publication: Publication): Promise<SnapshotInfo> {
  const { registry, dir, draft, replaces, isChanges } = publication;
  const info =
    replaces && isChanges ? verifyChanges(registry, join(dir, replaces.file), draft) : verifyData(registry, draft);
  const meta = {
    record_count: info.recordCount,
    base_date: info.baseDate,
    latest_diff_date: info.latestDiffDate,
    data_as_of: info.dataAsOf,
    signature_verified: info.signatureVerified,
  };
  await publishSnapshot({ ...publication, name: registry, schema: SCHEMA_VERSION, meta });
  return info;
}

const infoOf = (registry: RegistryName, { data, changes }: SnapshotFiles): SnapshotInfo =>
  (registry === 'company' ? new CompanyReader(data, changes) : new InvoiceReader(data, changes)).info;

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
function verifyChanges(registry: RegistryName, dataPath: string, path: string): SnapshotInfo {
  const data = openSnapshotDatabase(dataPath);
  const changes = openSnapshotDatabase(path);
  try {
    const info = infoOf(registry, { data, changes });
    attachSnapshotDatabase(changes, dataPath, 'data');
    const { change } = changes
      .prepare(
        `SELECT COALESCE(SUM((process <> ${WITHDRAWN}) - EXISTS(SELECT 1 FROM data.${registry} old WHERE old.num = new.num)), 0)
           AS change FROM main.${registry} new`,
      )
      .get() as { change: number };
    return compared(registry, info, readInfo(data, null, registry).recordCount + change);
  } finally {
    changes.close();
    data.close();
  }
}

function compared(registry: RegistryName, info: SnapshotInfo, count: number): SnapshotInfo {
  if (count !== info.recordCount)
    throw new ImportError(registry, null, `the new file holds ${count} records and says ${info.recordCount}`);
  return info;
}
