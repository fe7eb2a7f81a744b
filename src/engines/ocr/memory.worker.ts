import { workerData } from 'node:worker_threads';

/**
 * Watches the memory of its process from a thread of its own, because decoders written in C and WebAssembly do not
 * come back to JavaScript while they grow. Ends the process with a signal its parent recognises.
 */
const { maxBytes, signal, everyMs } = workerData as { maxBytes: number; signal: NodeJS.Signals; everyMs: number };

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, signal);
}, everyMs);
