import type { Database } from './database.ts';

/** True when `owner` holds the lease afterwards. With `renew` an owner may also take what it has already. */
export async function takeLease(
  db: Database,
  name: string,
  owner: string,
  leaseMs: number,
  options: { renew: boolean },
): Promise<boolean> {
  const { sql } = db;
  const { count } = await sql`
    INSERT INTO leases (name, owner, until) VALUES (${name}, ${owner}, ${db.now()} + ${leaseMs}::bigint)
    ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE leases.until <= ${db.now()} ${options.renew ? sql`OR leases.owner = excluded.owner` : sql``}`;
  return count === 1;
}
