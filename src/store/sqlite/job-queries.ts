import { JOB_COLUMNS, type RawJob, toJobRow } from '../job-row.ts';
import type { JobRow } from '../jobs.types.ts';
import type { Database, Params } from './database.ts';

export const COLUMNS = `${JOB_COLUMNS}, CAST(unit_price AS TEXT) AS unit_price_text, CAST(total_price AS TEXT) AS total_price_text`;

export function findJob(db: Database, where: string, params: Params): JobRow | null {
  const raw = db.get<RawJob>(`SELECT ${COLUMNS} FROM batch_job WHERE ${where}`, params);
  return raw ? toJobRow(raw) : null;
}

export const dropItems = (db: Database, job: string) =>
  db.run('DELETE FROM batch_item WHERE job_id_hash = :job', { job });

export const count = (db: Database, sql: string, params: Params = {}): number =>
  db.get<{ n: number | null }>(sql, params)?.n ?? 0;
