// Loaded into every test process: notes the CPU its file took, children that ended included.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cpuSeconds } from './cpu-seconds.mjs';

const file = process.argv[1];
const log = process.env.TEST_CPU_LOG;
if (log && process.platform === 'linux' && process.env.NODE_TEST_CONTEXT && /\.test\.(?:ts|mjs)$/.test(file)) {
  process.on('exit', () => {
    const row = { file: relative(process.cwd(), file), cpu_s: cpuSeconds() };
    appendFileSync(log, `${JSON.stringify(row)}\n`);
  });
}
