import { JOB_COLUMNS, type RawJob, toJobRow } from '../job-row.ts';
import type { JobRow } from '../jobs.types.ts';
import type { Database, Fragment } from './database.ts';

export const jobColumns = ({ sql }: Database): Fragment =>
  sql`${sql.unsafe(JOB_COLUMNS)}, unit_price::text AS unit_price_text, total_price::text AS total_price_text`;

export async function findJob(db: Database, condition: Fragment): Promise<JobRow | null> {
  const [raw] = await db.sql<RawJob[]>`SELECT ${jobColumns(db)} FROM batch_job WHERE ${condition}`;
  return raw ? toJobRow(raw) : null;
}
