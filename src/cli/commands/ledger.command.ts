import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { formatAmount } from '../../contract/money.ts';
import { PAYMENT_STATES, type PaymentState } from '../../store/payment-states.ts';
import type { LedgerLine, PaymentFilter, PaymentRow } from '../../store/payments.types.ts';
import { type Command, UsageError } from '../command.ts';

const HELP = `jbis ledger: payments by state, with totals per endpoint and day

Usage: jbis ledger [options]

  --since DAY      from this day on (UTC, YYYY-MM-DD)
  --until DAY      up to and including this day
  --state STATE    only this state, may be repeated: ${PAYMENT_STATES.join(', ')}
  --endpoint NAME  only this endpoint, e.g. jp_company_verify
  --list [--limit N]   single payments, newest first (default 50)
  --json           JSON instead of a table
  --csv            CSV with a header line, for a spreadsheet or the books

  jbis ledger --list --csv --state settled --since 2026-11-01 > november.csv`;

export default {
  name: 'ledger',
  summary: 'payments by state, with totals per endpoint and day',
  help: HELP,
  run: async (args, io) => {
    const values = readArguments(args);
    const filter = filterOf(values);
    const { databaseUrl, dataDir, stateKey } = loadConfig(io.env).server;
    const { openStateStore } = await import('../../store/open.ts');
    const store = await openStateStore({ databaseUrl, dataDir, stateKey });
    try {
      if (values.list) {
        const rows = await store.payments.list({ ...filter, limit: limitOf(values.limit) });
        const shown = rows.map(publicRow);
        if (values.csv)
          io.out(
            csv(
              PUBLIC_FIELDS,
              shown.map((row) => PUBLIC_FIELDS.map((name) => row[name])),
            ),
          );
        else io.out(values.json ? JSON.stringify(shown, null, 2) : table(PAYMENT_HEAD, rows.map(paymentCells)));
        return 0;
      }
      const lines = await store.payments.ledger(filter);
      if (values.csv) io.out(csv(SUMMARY_HEAD, lines.map(summaryCells)));
      else io.out(values.json ? JSON.stringify(summary(lines), null, 2) : summaryTable(lines));
      return 0;
    } finally {
      await store.close();
    }
  },
} satisfies Command;

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        since: { type: 'string' },
        until: { type: 'string' },
        state: { type: 'string', multiple: true },
        endpoint: { type: 'string' },
        list: { type: 'boolean' },
        limit: { type: 'string' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const DAY_MS = 86_400_000;

function filterOf(values: ReturnType<typeof readArguments>): PaymentFilter {
  for (const state of values.state ?? [])
    if (!(PAYMENT_STATES as readonly string[]).includes(state))
      throw new UsageError(`there is no state "${state}"; states: ${PAYMENT_STATES.join(', ')}`);
  return {
    ...(values.state ? { states: values.state as PaymentState[] } : {}),
    ...(values.since ? { since: dayOf(values.since) } : {}),
    ...(values.until ? { until: dayOf(values.until) + DAY_MS } : {}),
    ...(values.endpoint ? { route: values.endpoint } : {}),
  };
}

function dayOf(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`"${text}" is not a day such as 2026-11-15`);
  return time;
}

function limitOf(text = '50'): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--limit is a whole number from 1');
  return Number(text);
}

const totalOf = (lines: readonly LedgerLine[]) =>
  lines.filter(({ state }) => state === 'settled').reduce((sum, { amount }) => sum + amount, 0n);

const summary = (lines: readonly LedgerLine[]) => ({
  lines: lines.map((line) => ({ ...line, amount: formatAmount(line.amount) })),
  settled_total: formatAmount(totalOf(lines)),
  currency: 'USDC',
});

const SUMMARY_HEAD = ['day', 'endpoint', 'state', 'count', 'usdc'];

const summaryCells = ({ day, route, state, count, amount }: LedgerLine): string[] => [
  day,
  route,
  state,
  String(count),
  formatAmount(amount),
];

function summaryTable(lines: readonly LedgerLine[]): string {
  if (lines.length === 0) return 'No payments.';
  return `${table(['day (UTC)', 'endpoint', 'state', 'count', 'USDC'], lines.map(summaryCells))}\n\nsettled: ${formatAmount(totalOf(lines))} USDC`;
}

const PAYMENT_HEAD = ['time (UTC)', 'endpoint', 'state', 'USDC', 'payer', 'transaction', 'error'];

const paymentCells = (row: PaymentRow): string[] => [
  new Date(row.claimedAt).toISOString().slice(0, 19).replace('T', ' '),
  row.route,
  row.state,
  formatAmount(row.amount),
  row.payer,
  row.txHash ?? '-',
  row.error ?? '-',
];

/** Without the sealed bytes and the lease. */
const publicRow = (row: PaymentRow) => ({
  id: row.id,
  endpoint: row.route,
  state: row.state,
  amount: formatAmount(row.amount),
  currency: 'USDC',
  network: row.network,
  payer: row.payer,
  pay_to: row.payTo,
  transaction: row.txHash,
  error: row.error,
  claimed_at: new Date(row.claimedAt).toISOString(),
  settled_at: row.settledAt === null ? null : new Date(row.settledAt).toISOString(),
  runs: row.runs,
});

type PublicRow = ReturnType<typeof publicRow>;
const PUBLIC_FIELDS: readonly (keyof PublicRow)[] = [
  'claimed_at',
  'settled_at',
  'endpoint',
  'state',
  'amount',
  'currency',
  'network',
  'payer',
  'pay_to',
  'transaction',
  'error',
  'runs',
  'id',
];

/** RFC 4180. What a spreadsheet would take for a formula is quoted as text: an error may come from a facilitator. */
function csv(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) => {
    const text = value === null ? '' : String(value).replace(/^[=+@\t-]/, "'$&");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'No payments.';
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}
