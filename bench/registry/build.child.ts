import { openAddressEngine } from '../../src/engines/address/index.ts';
import { importFull } from '../../src/engines/registry/import/import-full.ts';
import { addressTools } from '../../src/engines/registry/index.ts';

/** As `jbis import` does. */
const MANY_TOWNS = 65_536;

/** Builds both snapshots in a process of its own, so that CPU time and peak memory are those of the build alone. */
const [dir, filesText] = process.argv.slice(2) as [string, string];
const files = JSON.parse(filesText) as { company: string; invoice: string[] };
const seconds: Record<string, number> = {};
for (const registry of ['company', 'invoice'] as const) {
  const before = process.cpuUsage();
  await importFull({
    registry,
    dir,
    files: registry === 'company' ? [files.company] : files.invoice,
    allowCountChange: true,
    // The generated files are the whole publication, whatever their size.
    published: {},
    addresses: async () => addressTools(openAddressEngine({ keptTowns: MANY_TOWNS })),
  });
  const spent = process.cpuUsage(before);
  seconds[registry] = (spent.user + spent.system) / 1e6;
}
process.send!({ ...seconds, peakRssMb: process.resourceUsage().maxRSS / 1024 });
