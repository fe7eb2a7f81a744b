import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { workerEntry } from '../../worker-pool/index.ts';

/** Ends a process that decodes more than it may. Nothing else sends it. */
export const OUT_OF_MEMORY_SIGNAL = 'SIGUSR2';
const EVERY_MS = 50;

/** Kills this process when it uses more than `maxMb`. */
export function limitMemory(maxMb: number): void {
  const workerData = { maxBytes: maxMb * 1024 * 1024, signal: OUT_OF_MEMORY_SIGNAL, everyMs: EVERY_MS };
  new Worker(workerEntry(import.meta.url, './memory.worker'), {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}

/** Documents must not reach the disk through a core dump: no memory is written into one (Linux, core(5)). */
export function keepOutOfCoreDumps(): void {
  try {
    writeFileSync('/proc/self/coredump_filter', '0');
  } catch {
    // Other systems have no such file; there the operator's limits decide.
  }
}

/** A reading process needs no keys: settings and secrets of the service leave its environment. */
export function forgetSecrets(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) {
    if (/^JBIS_|KEY|SECRET|TOKEN|PASSWORD|CREDENTIAL|DATABASE_URL/i.test(name)) delete env[name];
  }
}
