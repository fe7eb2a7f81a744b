import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOverrides, openApp } from '../src/app/app.ts';
import { createWallet, type Wallet } from '../src/client/wallet.ts';
import { loadConfig } from '../src/config/index.ts';
import { createLogger } from '../src/http/logging.ts';
import { lazyOcr } from './lazy-ocr.ts';
import { shareSample } from './shared-sample.ts';

/** The whole service as a user runs it: real payment on the devnet, sample data, a data folder of its own. */
export interface Service {
  readonly url: string;
  readonly app: App;
  readonly dataDir: string;
  /** The funded wallet of the devnet. */
  readonly wallet: Wallet;
  close(): Promise<void>;
}

interface StartOptions extends AppOverrides {
  readonly env?: Record<string, string>;
  /** What is laid into the data folder before the service starts. */
  readonly fill?: (dataDir: string) => Promise<void>;
}

export async function startService({ env = {}, fill, ...overrides }: StartOptions = {}): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-service-'));
  shareSample(dataDir);
  await fill?.(dataDir);
  const config = loadConfig({
    JBIS_DATA_DIR: dataDir,
    JBIS_PORT: '0',
    JBIS_LOG_LEVEL: 'silent',
    JBIS_LIVE_SOURCES: '0',
    // One reading process to start; a second picture waits for it.
    JBIS_OCR_MAX_CONCURRENCY: '1',
    ...env,
  });
  const app = await openApp(config, { log: createLogger('silent'), openOcr: lazyOcr, ...overrides });
  const url = await app.listen();
  const keyFile = app.payment.demoWallet?.keyFile;
  return {
    url,
    app,
    dataDir,
    wallet: keyFile ? createWallet(readFileSync(keyFile, 'utf8').trim(), { devnetOnly: true }) : noWallet,
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const noWallet: Wallet = {
  address: '',
  pay: () => Promise.reject(new Error('this service was started without the devnet')),
};
