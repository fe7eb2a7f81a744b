import { createServer } from 'node:http';
import { writeAnswer } from './answer.ts';
import type { Metrics } from './metrics.ts';
import { metricsAnswer } from './server.ts';

export interface MetricsServer {
  listen(where: { host: string; port: number }): Promise<void>;
  close(): Promise<void>;
}

/** `/metrics` on a port of its own, which the public never reaches. */
export function createMetricsServer(metrics: Metrics): MetricsServer {
  const server = createServer(async (request, response) => {
    const found = request.method === 'GET' && request.url === '/metrics';
    writeAnswer(response, 'metrics', found ? await metricsAnswer(metrics) : { status: 404, headers: {}, body: '' });
  });
  return {
    listen: (where) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(where, () => resolve());
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
