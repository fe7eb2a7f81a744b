import { BIND_GRACE_MS, type IdentifierStore } from '../identifiers.types.ts';
import type { Database } from './database.ts';

export function sqliteIdentifiers(db: Database): IdentifierStore {
  return {
    async bind(payer, identifier, paymentId) {
      const now = db.now();
      const params = { payer: payer.toLowerCase(), identifier };
      return db.write(() => {
        db.run(
          `INSERT INTO payment_identifiers (payer, identifier, payment_id, bound_at)
           VALUES (:payer, :identifier, :paymentId, :now)
           ON CONFLICT (payer, identifier) DO UPDATE SET payment_id = excluded.payment_id, bound_at = excluded.bound_at
           WHERE EXISTS (SELECT 1 FROM payments WHERE id = payment_identifiers.payment_id AND state = 'released')
             OR (payment_identifiers.bound_at <= :stale
               AND NOT EXISTS (SELECT 1 FROM payments WHERE id = payment_identifiers.payment_id))`,
          { ...params, paymentId, now, stale: now - BIND_GRACE_MS },
        );
        return db.get<{ payment_id: string }>(
          'SELECT payment_id FROM payment_identifiers WHERE payer = :payer AND identifier = :identifier',
          params,
        )!.payment_id;
      });
    },

    async find(payer, identifier) {
      const row = db.get<{ id: string; nonce: string }>(
        `SELECT payments.id, payments.nonce FROM payment_identifiers JOIN payments ON payments.id = payment_id
         WHERE payment_identifiers.payer = :payer AND identifier = :identifier AND state <> 'released'`,
        { payer: payer.toLowerCase(), identifier },
      );
      return row ? { paymentId: row.id, nonce: row.nonce } : null;
    },

    async purge(keepMs) {
      return db.run('DELETE FROM payment_identifiers WHERE bound_at < :before', { before: db.now() - keepMs });
    },
  };
}
