import { foldChanges } from '../../src/engines/registry/import/fold-changes.ts';

/** Folds the changes of the differences into a new data file, as happens every few months. */
const [dir] = process.argv.slice(2) as [string];
const cpu = process.cpuUsage();
const started = performance.now();
await foldChanges({ registry: 'company', dir, above: 0, now: () => new Date() });
const wallS = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(cpu);
process.send!({ wallS, cpuS: (user + system) / 1e6, peakRssMb: process.resourceUsage().maxRSS / 1024 });
