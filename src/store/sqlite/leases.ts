import type { Database } from './database.ts';

/** True when `owner` holds the lease afterwards. With `renew` an owner may also take what it has already. */
export function takeLease(
  db: Database,
  name: string,
  owner: string,
  leaseMs: number,
  options: { renew: boolean },
): boolean {
  const now = db.now();
  return (
    db.run(
      `INSERT INTO leases (name, owner, until) VALUES (:name, :owner, :until)
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
       WHERE leases.until <= :now ${options.renew ? 'OR leases.owner = excluded.owner' : ''}`,
      { name, owner, until: now + leaseMs, now },
    ) === 1
  );
}
