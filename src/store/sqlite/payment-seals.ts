import type { KeptSealed } from '../payments.types.ts';
import type { Database } from './database.ts';

/**
 * Sealed bytes lie in a table of their own: a change of state then rewrites a small row, not the answer, and the purge
 * deletes rows instead of searching the ledger.
 */
export interface PaymentSeals {
  get(id: string): KeptSealed;
  keep(id: string, kept: KeptSealed): void;
  forget(id: string): void;
  purge(): number;
}

export function paymentSeals(db: Database): PaymentSeals {
  return {
    get(id) {
      const kept = db.get<KeptSealed>(
        `SELECT payment_sealed.payload, payment_sealed.answer FROM payments JOIN payment_sealed ON payment = seq
         WHERE id = :id`,
        { id },
      );
      return { payload: kept?.payload ?? null, answer: kept?.answer ?? null };
    },
    keep(id, { payload, answer }) {
      db.run(
        `INSERT OR REPLACE INTO payment_sealed (payment, purge_after, payload, answer)
         SELECT seq, purge_after, :payload, :answer FROM payments WHERE id = :id`,
        { id, payload, answer },
      );
    },
    forget(id) {
      db.run('DELETE FROM payment_sealed WHERE payment = (SELECT seq FROM payments WHERE id = :id)', { id });
    },
    purge() {
      return db.run('DELETE FROM payment_sealed WHERE purge_after <= :now', { now: db.now() });
    },
  };
}
