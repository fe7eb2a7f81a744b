import { BIND_GRACE_MS, type IdentifierStore } from '../identifiers.types.ts';
import type { Database } from './database.ts';

export function postgresIdentifiers(db: Database): IdentifierStore {
  const { sql } = db;
  return {
    async bind(address, identifier, paymentId) {
      const payer = address.toLowerCase();
      const [won] = await sql<{ payment_id: string }[]>`
        INSERT INTO payment_identifiers AS held (payer, identifier, payment_id, bound_at)
        VALUES (${payer}, ${identifier}, ${paymentId}, ${db.now()})
        ON CONFLICT (payer, identifier) DO UPDATE SET payment_id = excluded.payment_id, bound_at = excluded.bound_at
        WHERE EXISTS (SELECT 1 FROM payments WHERE id = held.payment_id AND state = 'released')
          OR (held.bound_at <= excluded.bound_at - ${BIND_GRACE_MS}::bigint
            AND NOT EXISTS (SELECT 1 FROM payments WHERE id = held.payment_id))
        RETURNING payment_id`;
      if (won) return won.payment_id;
      const [held] = await sql<{ payment_id: string }[]>`
        SELECT payment_id FROM payment_identifiers WHERE payer = ${payer} AND identifier = ${identifier}`;
      return held?.payment_id ?? paymentId;
    },

    async find(payer, identifier) {
      const [row] = await sql<{ id: string; nonce: string }[]>`
        SELECT payments.id, payments.nonce FROM payment_identifiers JOIN payments ON payments.id = payment_id
        WHERE payment_identifiers.payer = ${payer.toLowerCase()} AND identifier = ${identifier} AND state <> 'released'`;
      return row ? { paymentId: row.id, nonce: row.nonce } : null;
    },

    async purge(keepMs) {
      const { count } = await sql`DELETE FROM payment_identifiers WHERE bound_at < ${db.now()} - ${keepMs}::bigint`;
      return count;
    },
  };
}
