import { readdirSync, readFileSync } from 'node:fs';

/** Processes this one has started and that still run. */
export function childrenOf(parent: number): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    } catch {
      // It ended while we looked.
      return false;
    }
  });
}

/** Megabytes of a process: VmRSS now, VmHWM at its largest. */
export const memoryOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** CPU milliseconds of this process and of the children that have ended: Tesseract works in such. */
export function cpuOfProcessAndChildren(): number {
  const { user, system } = process.cpuUsage();
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICK_MS = 10;
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
