import { importDifferences } from '../../src/engines/registry/import/import-differences.ts';
import { openRegistry } from '../../src/engines/registry/index.ts';

/** Applies one daily difference beside an open registry: from the file on disk until that registry answers from it. */
const [dir, file] = process.argv.slice(2) as [string, string];
const registry = openRegistry({ dir, sampleDir: null, pollMs: 3_600_000 });
const before = registry.companies!.info.dataAsOf;
const cpu = process.cpuUsage();
const started = performance.now();
const result = await importDifferences({ registry: 'company', dir, files: [file] });
registry.refresh();
const { dataAsOf } = registry.companies!.info;
const wallS = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(cpu);
if (dataAsOf <= before) throw new Error(`${dataAsOf} is served after the difference, ${before} before`);
registry.close();
process.send!({ rows: result.rows, inserted: result.inserted, wallS, cpuS: (user + system) / 1e6 });
