// Loaded into every test process: notes the CPU its file took, children that ended included.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const file = process.argv[1];
const TICKS_PER_SECOND = 100;
const log = process.env.TEST_CPU_LOG;
if (log && process.platform === 'linux' && process.env.NODE_TEST_CONTEXT && file?.endsWith('.test.ts')) {
  process.on('exit', () => {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // utime, stime, cutime, cstime: fields 14 to 17 of proc(5), counted from the state, which is the third.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
    const row = { file: relative(process.cwd(), file), cpu_s: ticks / TICKS_PER_SECOND };
    appendFileSync(log, `${JSON.stringify(row)}\n`);
  });
}
