import { importDifferences } from '../../src/engines/registry/import/import-differences.ts';

/** Applies the largest daily difference. `apply` is the transaction with its write-back; the rest is copy and checksum. */
const [dir, file] = process.argv.slice(2) as [string, string];
let applied: NodeJS.CpuUsage | undefined;
let started: NodeJS.CpuUsage | undefined;
const before = process.cpuUsage();
const result = await importDifferences({
  registry: 'company',
  dir,
  files: [file],
  onStage: (stage) => {
    if (stage === 'applying') started = process.cpuUsage();
    if (stage === 'applied') applied = process.cpuUsage(started);
  },
});
const whole = process.cpuUsage(before);
const total = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
process.send!({ rows: result.rows, applyS: total(applied!), publishS: total(whole) });
