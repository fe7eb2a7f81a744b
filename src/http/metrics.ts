import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of the process; one registry per server, so that tests can run several. */
export interface Metrics {
  observe(route: string, method: string, status: number, seconds: number): void;
  /** CPU of the main thread that went into requests of a route. */
  addCpu(route: string, seconds: number): void;
  /** A value read when the metrics are scraped. */
  gauge(name: string, help: string, read: () => number): void;
  /** The same for several values told apart by labels. One that cannot be read is left out of the scrape. */
  series(name: string, help: string, labels: readonly string[], read: ReadSeries): void;
  render(): Promise<{ type: string; body: string }>;
}

export type ReadSeries = () => readonly Sample[] | Promise<readonly Sample[]>;

export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'jbis_' });
  const requests = new Counter({
    name: 'jbis_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'jbis_http_request_duration_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10, 30],
    registers: [registry],
  });
  const cpu = new Counter({
    name: 'jbis_endpoint_cpu_seconds_total',
    help: 'CPU of the main thread while requests of a route were under way, shared evenly among those under way.',
    labelNames: ['route'],
    registers: [registry],
  });
  return {
    addCpu: (route, seconds) => cpu.inc({ route }, seconds),
    observe: (route, method, status, seconds) => {
      requests.inc({ route, method, status });
      duration.observe({ route }, seconds);
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
    series: (name, help, labels, read) => {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        async collect() {
          this.reset();
          // A store that is away must not take the other series with it.
          const samples = await Promise.resolve()
            .then(read)
            .catch(() => []);
          for (const sample of samples) this.set(sample.labels, sample.value);
        },
      });
    },
    render: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
