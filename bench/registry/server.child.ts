import { readFileSync } from 'node:fs';

import verify from '../../src/endpoints/company/verify.endpoint.ts';
import { openAddressEngine } from '../../src/engines/address/index.ts';
import { addressTools, openRegistry } from '../../src/engines/registry/index.ts';
import { startHttpServer } from '../../testkit/http-server.ts';

/** The company look-up behind the real server, or the same server with an empty handler. Tells start time and memory. */
const [dir, kind] = process.argv.slice(2) as [string, 'ours' | 'empty'];
const address = openAddressEngine({ dataDir: dir });
const started = performance.now();
const registry = openRegistry({ dir, sampleDir: null, addresses: addressTools(address) });
registry.companies!.search('起動');
registry.invoices?.byNumber('T1180301018771');
const startMs = performance.now() - started;
const endpoint = kind === 'ours' ? verify : { ...verify, handler: async () => verify.example.output };
const { url } = await startHttpServer([endpoint], {
  sources: { companyRegistry: registry.companies },
  // As `jbis serve` does before it is ready.
  rehearsed: true,
});
const status = readFileSync('/proc/self/status', 'utf8');
const kb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
process.send!({ url, startMs, rssMb: kb('VmRSS') / 1024, anonymousMb: (kb('RssAnon') + kb('RssShmem')) / 1024 });
process.on('message', () => process.send!({ cpu: process.cpuUsage() }));
