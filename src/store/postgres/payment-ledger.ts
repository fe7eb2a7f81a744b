import { PAYMENT_COLUMNS, type RawPayment, toPaymentRow } from '../payment-row.ts';
import type { LedgerLine, PaymentFilter, PaymentStore } from '../payments.types.ts';
import type { Database, Fragment } from './database.ts';

/** What `jbis ledger` asks. */
export function ledgerReads({ sql }: Database): Pick<PaymentStore, 'ledger' | 'list'> {
  const where = (filter: PaymentFilter): Fragment => sql`WHERE TRUE
    ${filter.states ? sql`AND state IN ${sql([...filter.states])}` : sql``}
    ${filter.since === undefined ? sql`` : sql`AND claimed_at >= ${filter.since}::bigint`}
    ${filter.until === undefined ? sql`` : sql`AND claimed_at < ${filter.until}::bigint`}
    ${filter.route === undefined ? sql`` : sql`AND route = ${filter.route}`}`;
  return {
    async ledger(filter = {}) {
      const lines = await sql<(Omit<LedgerLine, 'amount'> & { amount: string })[]>`
        SELECT to_char(to_timestamp(claimed_at / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, route, network, state,
          count(*)::int AS count, sum(amount)::text AS amount
        FROM payments ${where(filter)} GROUP BY 1, 2, 3, 4
        ORDER BY day, route COLLATE "C", network COLLATE "C", state COLLATE "C"`;
      return lines.map((line) => ({ ...line, amount: BigInt(line.amount) }));
    },

    async list(filter) {
      const rows = (await sql`
        SELECT ${sql.unsafe(PAYMENT_COLUMNS)} FROM payments ${where(filter)}
        ORDER BY claimed_at DESC, id LIMIT ${filter.limit} OFFSET ${filter.offset ?? 0}`.values()) as unknown as RawPayment[];
      return rows.map(toPaymentRow);
    },
  };
}
