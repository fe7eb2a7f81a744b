import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openPeer } from '../eval/address/peer.ts';
import { normalizeFields } from '../src/endpoints/address/normalize.answer.ts';
import { type AddressEngine, keepFile, openAddressEngine } from '../src/engines/address/index.ts';
import { samplePath } from '../testkit/samples.ts';
import { HOSTILE } from './address/hostile.ts';
import { cpuMs, print, type RunOptions } from './figure.ts';

const GEOLONIA = 'address/geolonia-japanese-addresses-v1.tar.gz';
const WARM_UP = 12;
/** Rounds over the peer's sample: enough milliseconds for the clock and for the garbage the peer leaves. */
const OWN_ROUNDS = 250;
/** The best pass counts: a neighbour on the machine may disturb any one of them. */
const PASSES = 3;
const SUITE = 'address/suites/geolonia-nja.jsonl.gz';

/** Cost of the address engine: throughput and latency in CPU time, the peer on the same inputs and towns, memory, load. */
export default async function bench(options: RunOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-bench-address-'));
  try {
    await measure(options, join(folder, 'default'), join(folder, 'full'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(options: RunOptions, defaultDir: string, fullDir: string): Promise<void> {
  const compile = await cpuMs(() => openAddressEngine({ dataDir: defaultDir }).close());
  print({
    figure: 'address.compile_s',
    value: compile / 1000,
    unit: 's',
    context: { data: 'default', what: 'first use, CPU time' },
  });
  const towns = samplePath(GEOLONIA);
  const suite = samplePath(SUITE);
  if (towns) keepFile(fullDir, towns, { now: new Date() });
  const dir = towns ? fullDir : defaultDir;
  const data = towns ? 'default + Geolonia v1 (277,676 towns)' : 'default';
  const engine = openAddressEngine({ dataDir: dir });
  const inputs = suite ? readInputs(suite) : generatedInputs();
  await throughput(options, engine, inputs, data, towns);
  latency(engine, inputs, data);
  hostile(options, engine, data);
  engine.close();
  memory(defaultDir, '', 'default');
  if (towns) memory(fullDir, '.full', data);
}

const readInputs = (path: string): string[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { input: string }).input);

/** Where the sample suites are absent: addresses made of well-known towns. */
const generatedInputs = (): string[] =>
  Array.from({ length: 5000 }, (_, i) => {
    const places = [
      '東京都千代田区丸の内',
      '大阪府大阪市北区梅田',
      '北海道札幌市中央区北三条西',
      '京都府京都市中京区寺町通御池上る上本能寺前町',
      '福岡県福岡市博多区博多駅前',
    ];
    return `${places[i % places.length]}${(i % 3) + 1}丁目${(i % 20) + 1}番${(i % 30) + 1}号`;
  });

async function throughput(
  options: RunOptions,
  engine: AddressEngine,
  inputs: readonly string[],
  data: string,
  towns: string | undefined,
): Promise<void> {
  const warm = () => inputs.forEach((input) => void normalizeFields(engine.normalize(input)));
  // The engine is measured as it runs in a service: compiled by the JIT, which a busy machine takes a while for.
  for (let round = 0; round < WARM_UP; round++) warm();
  const rounds = options.quick ? 3 : 10;
  let ms = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < PASSES; pass++)
    ms = Math.min(
      ms,
      await cpuMs(() => {
        for (let round = 0; round < rounds; round++) warm();
      }),
    );
  const perSecond = (inputs.length * rounds * 1000) / ms;
  print({
    figure: 'address.per_s',
    value: Math.round(perSecond),
    unit: 'addresses/s',
    context: {
      what: 'normalize, whole answer, CPU time of the process, best of the passes',
      inputs: inputs.length,
      rounds,
      passes: PASSES,
      data,
    },
  });
  if (!towns) return;
  const peer = await openPeer(towns);
  const sample = inputs.filter((_, i) => i % Math.ceil(inputs.length / (options.quick ? 60 : 400)) === 0);
  const peerPass = () =>
    cpuMs(async () => {
      for (const input of sample) await peer(input);
    });
  const ownPass = () =>
    cpuMs(() => {
      for (let round = 0; round < OWN_ROUNDS; round++)
        for (const input of sample) normalizeFields(engine.normalize(input));
    });
  // First it builds its patterns, then the runtime compiles them; from the third pass on nothing is left to prepare.
  const peerMs = { cold: await peerPass(), warm: await peerPass(), steady: Number.POSITIVE_INFINITY };
  let own = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < PASSES; pass++) {
    own = Math.min(own, await ownPass());
    peerMs.steady = Math.min(peerMs.steady, await peerPass());
  }
  const context = { peer: '@geolonia/normalize-japanese-addresses 3.1.3', inputs: sample.length, data: 'Geolonia v1' };
  const STATES = {
    cold: 'its first pass over the sample',
    warm: 'its second pass over the sample',
    steady: 'the same sample over and over, best pass',
  } as const;
  for (const [state, what] of Object.entries(STATES) as [keyof typeof STATES, string][]) {
    const suffix = state === 'warm' ? '' : `_${state}`;
    const ms = peerMs[state];
    print({
      figure: `address.per_s.peer.nja${suffix}`,
      value: Math.round((sample.length * 1000) / ms),
      unit: 'addresses/s',
      context: { ...context, state: what },
    });
    print({
      figure: `address.ratio_to_peer${state === 'warm' ? '' : `.${state}`}`,
      value: Math.round(ms / (own / OWN_ROUNDS)),
      unit: 'times',
      context: { ...context, state: `the peer in ${what}; ours best pass; CPU time` },
    });
  }
}

/** CPU time per call cannot be read below its clock; calls are timed in wall time, and the best of several runs of each input counts. */
function latency(engine: AddressEngine, inputs: readonly string[], data: string): void {
  const best = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 7; round++)
    inputs.forEach((input, i) => {
      const started = process.hrtime.bigint();
      normalizeFields(engine.normalize(input));
      best[i] = Math.min(best[i]!, Number(process.hrtime.bigint() - started) / 1000);
    });
  best.sort((a, b) => a - b);
  const at = (share: number) => best[Math.min(best.length - 1, Math.floor(best.length * share))]!;
  const context = { inputs: inputs.length, data, what: 'normalize, best of 7 runs per input' };
  print({ figure: 'address.cpu_us_p50', value: at(0.5), unit: 'us', context });
  print({ figure: 'address.cpu_us_p99', value: at(0.99), unit: 'us', context });
}

function hostile(options: RunOptions, engine: AddressEngine, data: string): void {
  let worst = 0;
  let name = '';
  for (const [label, input] of Object.entries(HOSTILE))
    for (const run of [
      () => engine.normalize(input),
      () => engine.parse(input),
      () => engine.geocode(input),
      () => engine.validate(input),
    ]) {
      run();
      let best = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 5; i++) {
        const started = process.hrtime.bigint();
        run();
        best = Math.min(best, Number(process.hrtime.bigint() - started) / 1e6);
      }
      if (best > worst) {
        worst = best;
        name = label;
      }
      options.note(`${label}: ${best.toFixed(3)} ms`);
    }
  print({
    figure: 'address.hostile_ms_max',
    value: worst,
    unit: 'ms',
    context: { worst: name, inputs: Object.keys(HOSTILE).length, views: 4, data },
  });
}

interface Opened {
  readonly loadMs: number;
  readonly loadCpuMs: number;
  readonly openedMb: number;
  readonly usedMb: number;
  readonly towns: number;
  readonly subTowns: number;
}

function memory(dataDir: string, suffix: string, data: string): void {
  const child = join(import.meta.dirname, 'address', 'open-child.ts');
  const run = () =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', '--disable-warning=ExperimentalWarning', child, dataDir], {
        encoding: 'utf8',
      }),
    ) as Opened;
  const runs = [run(), run(), run()];
  const least = (pick: (run: Opened) => number) => Math.min(...runs.map(pick));
  const context = { data, towns: runs[0]!.towns, sub_towns: runs[0]!.subTowns, runs: runs.length };
  print({
    figure: `address.load_ms${suffix}`,
    value: least((item) => item.loadCpuMs),
    unit: 'ms',
    context: { ...context, what: 'CPU time of opening the cached data', wall_ms: least((item) => item.loadMs) },
  });
  print({
    figure: `address.rss_mb${suffix}`,
    value: least((item) => item.usedMb),
    unit: 'MB',
    context: { ...context, what: 'added by opening and 20,000 addresses', after_open: least((item) => item.openedMb) },
  });
}
