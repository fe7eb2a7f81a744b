import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../src/app/app.ts';
import { loadConfig } from '../src/config/index.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { createLogger } from '../src/http/logging.ts';
import { freeGate } from '../testkit/http-server.ts';
import { cpuMs, print, type RunOptions } from './figure.ts';
import type { Volley } from './http/client.child.ts';
import { measurePaidCall } from './soak/two-nodes.ts';

/** Their cost is that of the page, measured by `ocr` and `extraction`; batches by `batch`. */
const LEFT_OUT = /business-card|receipt|extract|batch-jobs/;

/** What one answer costs in CPU, per endpoint, and what being paid adds: the figures of the sizing guide. */
export default async function endpointsBench(options: RunOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-bench-endpoints-'));
  const config = loadConfig({
    JBIS_DATA_DIR: dataDir,
    JBIS_PORT: '0',
    JBIS_LOG_LEVEL: 'silent',
    JBIS_OCR_ENGINE: 'tesseract',
    JBIS_LIVE_SOURCES: '0',
  });
  const app = await openApp(config, { gate: freeGate, log: createLogger('silent') });
  const calls = options.quick ? 300 : 2000;
  const client = fork(join(import.meta.dirname, 'http/client.child.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    const base = await app.listen();
    for (const endpoint of app.listed()) {
      if (LEFT_OUT.test(endpoint.path)) continue;
      const { method, url, body } = requestOf(endpoint);
      const send = async (count: number): Promise<number> => {
        client.send({ url: base + url, method, body, count } satisfies Volley);
        const [{ status }] = (await once(client, 'message')) as [{ status: number }];
        return status;
      };
      const first = await send(1);
      if (first >= 400) {
        options.note(`${endpoint.path}: its example answers ${first}, left out`);
        continue;
      }
      await send(Math.ceil(calls / 3));
      const cpu = await cpuMs(async () => void (await send(calls)));
      const value = Math.round((cpu / calls) * 1000);
      const context = {
        path: endpoint.path,
        calls,
        data: 'sample registry',
        note: 'example request, payment left out',
      };
      print({ figure: `endpoints.${endpoint.name}.cpu_us`, value, unit: 'us', context });
      options.note(`${endpoint.path}: ${value} µs CPU`);
    }
  } finally {
    client.kill();
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (options.flags['without-nodes'] !== true) await measurePaidCall(options);
}

function requestOf({ method, path, example }: Endpoint): Pick<Volley, 'method' | 'url' | 'body'> {
  const input = { ...(example.input as Record<string, unknown>) };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name]);
    delete input[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { method, url, body: JSON.stringify(input) };
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString();
  return { method, url: query === '' ? url : `${url}?${query}`, body: undefined };
}
