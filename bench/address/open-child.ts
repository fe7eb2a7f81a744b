import { openAddressEngine } from '../../src/engines/address/index.ts';

/** Run alone in a process: what opening the engine costs in time and memory. */
const [dataDir] = process.argv.slice(2);
const collect = globalThis.gc ?? (() => undefined);
collect();
const before = process.memoryUsage().rss;
const cpu = process.cpuUsage();
const started = performance.now();
const engine = openAddressEngine({ dataDir });
const wallMs = performance.now() - started;
const { user, system } = process.cpuUsage(cpu);
const opened = process.memoryUsage().rss;
for (let i = 0; i < 20_000; i++) engine.normalize(`東京都千代田区丸の内${(i % 3) + 1}-${(i % 9) + 1}-${i % 40}`);
collect();
process.stdout.write(
  JSON.stringify({
    loadMs: wallMs,
    loadCpuMs: (user + system) / 1000,
    openedMb: (opened - before) / 2 ** 20,
    usedMb: (process.memoryUsage().rss - before) / 2 ** 20,
    towns: engine.info.towns,
    subTowns: engine.info.subTowns,
  }),
);
