import { readdirSync, readFileSync } from 'node:fs';

/** A tick of `/proc/PID/stat`. */
const TICK_MS = 10;

/**
 * CPU time of a process, all its threads, and its children, as the scheduler counts it to the nanosecond. Looked at from
 * outside, between two requests: about itself a running thread is only told as of the last tick, some milliseconds ago.
 * Undefined where the system does not tell.
 */
export function treeCpuMs(pid: number): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === '' || textOf(`/proc/${pid}/schedstat`) === '') return undefined;
  // Behind the name, which may hold anything: the state is the third field, cutime and cstime are 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  let ms = (Number(fields[13]) + Number(fields[14])) * TICK_MS + ownCpuMs(pid);
  for (const thread of entriesOf(`/proc/${pid}/task`))
    for (const child of textOf(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean))
      ms += ownCpuMs(Number(child));
  return ms;
}

function ownCpuMs(pid: number): number {
  let ms = 0;
  for (const thread of entriesOf(`/proc/${pid}/task`))
    ms += Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e6;
  return ms;
}

/** A process may end while it is looked at. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
