import type { HealthResponse } from '../contract/health.ts';
import { formatAmount } from '../contract/money.ts';
import { API_VERSION } from '../discovery/service-info.ts';
import type { Services } from '../endpoints/services.ts';
import type { Metrics, Sample } from '../http/metrics.ts';
import { UNFINISHED } from '../store/payment-states.ts';
import type { LedgerLine } from '../store/payments.types.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StoreCounters } from './counted-store.ts';

interface Watched {
  readonly store: StateStore;
  readonly health: () => HealthResponse;
  readonly sources: () => Partial<Services>;
  readonly listed: () => readonly unknown[];
  readonly isReady: () => boolean;
  readonly counters: StoreCounters;
  /** CPU seconds of the reading processes by stage. */
  readonly reading: () => ReadonlyMap<string, number>;
  readonly traces?: (() => { readonly sent: number; readonly dropped: number; readonly queued: number }) | undefined;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;
/** One look into the store serves all series of a scrape, and scrapes that follow at once. */
const LOOK_MS = 5000;
const SETTLEMENTS_SHOWN = 200;

/** What operators watch besides HTTP: money, queues, data. Everything is read when the metrics are scraped. */
export function watchService(
  metrics: Metrics,
  { store, health, sources, listed, isReady, counters, reading, traces, now }: Watched,
): void {
  const today = kept(now, () => store.payments.ledger({ since: now().getTime() - DAY_MS }));
  const open = kept(now, () => store.payments.ledger({ states: UNFINISHED }));
  const settled = kept(now, () => store.payments.list({ states: ['settled'], limit: SETTLEMENTS_SHOWN }));

  metrics.series('jbis_build_info', 'Version of the service; always 1.', ['version', 'node', 'store'], () => [
    { labels: { version: API_VERSION, node: process.versions.node, store: store.kind }, value: 1 },
  ]);
  metrics.series('jbis_ready', '1 when the service takes requests.', [], () => [
    { labels: {}, value: isReady() ? 1 : 0 },
  ]);
  metrics.series('jbis_endpoints_listed', 'Endpoints that can be served now.', [], () => [
    { labels: {}, value: listed().length },
  ]);
  metrics.series('jbis_payments_last_day', 'Payments of the last 24 hours by state.', ['endpoint', 'state'], async () =>
    summed(await today(), labelsOf, ({ count }) => count),
  );
  metrics.series('jbis_revenue_usdc_last_day', 'USDC settled in the last 24 hours.', ['endpoint'], async () =>
    summed(
      (await today()).filter(({ state }) => state === 'settled'),
      ({ route }) => ({ endpoint: route }),
      ({ amount }) => Number(formatAmount(amount)),
    ),
  );
  metrics.series(
    'jbis_payments_unfinished',
    'Payments that are not at an end yet, of any age.',
    ['state'],
    async () => {
      const lines = await open();
      const count = (state: string) =>
        lines.filter((line) => line.state === state).reduce((sum, l) => sum + l.count, 0);
      return UNFINISHED.map((state) => ({ labels: { state }, value: count(state) }));
    },
  );
  metrics.series(
    'jbis_settlement_seconds',
    'From claim to settlement, of the last 200 settled payments.',
    ['quantile'],
    async () => {
      const times = (await settled())
        .flatMap(({ claimedAt, settledAt }) => (settledAt === null ? [] : [(settledAt - claimedAt) / 1000]))
        .sort((a, b) => a - b);
      return [0.5, 0.95].map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: times[Math.floor(times.length * quantile)] ?? 0,
      }));
    },
  );
  metrics.series('jbis_pool_workers', 'Workers of the OCR and JP PINT pools.', ['pool', 'state'], () =>
    pools(sources()).flatMap(({ pool, counters }) =>
      (['size', 'ready', 'active'] as const).map((state) => ({ labels: { pool, state }, value: counters[state] })),
    ),
  );
  metrics.series('jbis_pool_queued', 'Tasks that wait for a worker.', ['pool'], () =>
    pools(sources()).map(({ pool, counters }) => ({ labels: { pool }, value: counters.queued })),
  );
  metrics.series('jbis_pool_tasks', 'Tasks since the start, by how they ended.', ['pool', 'outcome'], () =>
    pools(sources()).flatMap(({ pool, counters }) =>
      (['completed', 'failed', 'refused', 'timedOut', 'cancelled', 'crashed'] as const).map((outcome) => ({
        labels: { pool, outcome },
        value: counters[outcome],
      })),
    ),
  );
  metrics.series('jbis_strikes', 'Strikes given since the start, by what they stand against.', ['against'], () =>
    valuesOf(counters.strikes, 'against'),
  );
  metrics.series(
    'jbis_cache_answers',
    'Answers of other sources since the start: fresh, stale, missing, newly stored.',
    ['outcome'],
    () => valuesOf(counters.cache, 'outcome'),
  );
  metrics.series('jbis_ocr_cpu_seconds', 'CPU of the reading processes since the start, by stage.', ['stage'], () =>
    valuesOf(Object.fromEntries(reading()), 'stage'),
  );
  metrics.series('jbis_batch_items', 'Items of batch jobs that wait or are worked on.', ['state'], async () => {
    const { waitingItems, runningItems } = await store.jobs.counts();
    return valuesOf({ waiting: waitingItems, running: runningItems }, 'state');
  });
  metrics.series('jbis_trace_spans', 'Spans since the start: sent, given up, or waiting.', ['outcome'], () =>
    valuesOf(traces?.() ?? {}, 'outcome'),
  );
  metrics.series('jbis_data_age_seconds', 'Age of the data a source answers from.', ['source'], () =>
    REGISTRIES.flatMap((source) => ageOf(source, health()[`${source}_data_as_of`], now())),
  );
  metrics.series('jbis_sync_age_seconds', 'Time since the last successful synchronisation.', ['source'], () =>
    REGISTRIES.flatMap((source) => ageOf(source, health()[`${source}_last_successful_sync`], now())),
  );
  metrics.series('jbis_sync_failed', '1 when the last synchronisation did not end well.', ['source'], () =>
    REGISTRIES.map((source) => {
      const status = health()[`${source}_sync_status`];
      return { labels: { source }, value: ['ok', 'running', 'not_run'].includes(status) ? 0 : 1 };
    }),
  );
  metrics.series('jbis_sample_data', '1 when a source answers from the sample.', ['source'], () =>
    REGISTRIES.map((source) => ({ labels: { source }, value: health()[`${source}_registry`] === 'sample' ? 1 : 0 })),
  );
}

const REGISTRIES = ['company', 'invoice'] as const;

const valuesOf = (values: Readonly<Record<string, number>>, label: string): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));

const labelsOf = ({ route, state }: LedgerLine) => ({ endpoint: route, state });

/** Lines of several days and networks with the same labels are one value. */
function summed(
  lines: readonly LedgerLine[],
  labels: (line: LedgerLine) => Record<string, string>,
  value: (line: LedgerLine) => number,
): Sample[] {
  const groups = Map.groupBy(lines, (line) => JSON.stringify(labels(line)));
  return [...groups.values()].map((group) => ({
    labels: labels(group[0]!),
    value: group.reduce((sum, line) => sum + value(line), 0),
  }));
}

function pools({ ocr, pint }: Partial<Services>) {
  return [
    ...(ocr && 'counters' in ocr ? [{ pool: 'ocr', counters: (ocr as { counters: Counters }).counters() }] : []),
    ...(pint ? [{ pool: 'pint', counters: pint.counters() }] : []),
  ];
}
type Counters = Services['pint']['counters'];

function ageOf(source: string, date: string | null, now: Date): Sample[] {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? [] : [{ labels: { source }, value: Math.max(0, (now.getTime() - time) / 1000) }];
}

function kept<T>(now: () => Date, read: () => Promise<T>): () => Promise<T> {
  let known: { at: number; value: Promise<T> } | undefined;
  return () => {
    const at = now().getTime();
    if (known === undefined || at - known.at > LOOK_MS) known = { at, value: read() };
    return known.value;
  };
}
