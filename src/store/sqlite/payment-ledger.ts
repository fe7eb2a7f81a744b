import { PAYMENT_COLUMNS, type RawPayment, toPaymentRow } from '../payment-row.ts';
import type { LedgerLine, PaymentFilter, PaymentStore } from '../payments.types.ts';
import type { Database, Params } from './database.ts';

/** What `jbis ledger` asks. */
export function ledgerReads(db: Database): Pick<PaymentStore, 'ledger' | 'list'> {
  return {
    async ledger(filter = {}) {
      const { where, params } = conditions(filter);
      return db
        .all<Omit<LedgerLine, 'amount'> & { amount: string }>(
          `SELECT strftime('%Y-%m-%d', claimed_at / 1000, 'unixepoch') AS day, route, network, state,
             count(*) AS count, CAST(sum(amount) AS TEXT) AS amount
           FROM payments ${where} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
          params,
        )
        .map((line) => ({ ...line, amount: BigInt(line.amount) }));
    },

    async list(filter) {
      const { where, params } = conditions(filter);
      return db
        .tuples<RawPayment>(
          `SELECT ${PAYMENT_COLUMNS} FROM payments ${where} ORDER BY claimed_at DESC, id LIMIT :limit OFFSET :offset`,
          { ...params, limit: filter.limit, offset: filter.offset ?? 0 },
        )
        .map(toPaymentRow);
    },
  };
}

function conditions(filter: PaymentFilter): { where: string; params: Params } {
  const params: Params = {};
  const terms: string[] = [];
  if (filter.states) terms.push(`state IN (${filter.states.map((state) => `'${state}'`).join(', ')})`);
  if (filter.since !== undefined) {
    terms.push('claimed_at >= :since');
    params.since = filter.since;
  }
  if (filter.until !== undefined) {
    terms.push('claimed_at < :until');
    params.until = filter.until;
  }
  if (filter.route !== undefined) {
    terms.push('route = :route');
    params.route = filter.route;
  }
  return { where: terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : '', params };
}
