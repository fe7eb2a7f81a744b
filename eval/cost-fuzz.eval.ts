import { print, type RunOptions } from '../bench/figure.ts';
import { SEEDS } from './cost/corpus.ts';
import { type HostileServer, send, startHostileServer } from './cost/hostile-server.ts';
import { machineRecoverMs } from './cost/machine.ts';
import { randomOf } from './random.ts';

/** Goals are for a machine on which viem recovers an address in 2.6 ms; both scale with it. */
const REFERENCE_MS = 2.6;
const BASE_MS = 5;
const MS_PER_BYTE = 0.05 / 1000;
const ANSWER_BASE = 64 * 1024;

interface Input {
  readonly name: string;
  readonly path: string;
  readonly signed: boolean;
  readonly body: Buffer;
}

/**
 * Looks for what costs most CPU and gets the longest answers per byte sent without paying: the corpus at several sizes,
 * then mutations, the dearest of which are mutated again. Fails on cost, not on crashes.
 */
export default async function evalCostFuzz({ quick, flags, note }: RunOptions): Promise<void> {
  const inputs = Number(flags.inputs ?? (quick ? 1500 : 50_000));
  const sizes = quick ? [1000, 60_000, 1_000_000] : [1000, 20_000, 60_000, 200_000, 1_000_000, 7_000_000, 60_000_000];
  const random = randomOf(Number(flags.seed ?? 1));
  const recoverMs = await machineRecoverMs();
  const scale = Math.max(1, recoverMs / REFERENCE_MS);
  print({ figure: 'machine.recover_ms', value: Math.round(recoverMs * 100) / 100, unit: 'ms', context: {} });
  const server = await startHostileServer();
  const headers = await signedHeaders(server);
  const worst = { usPerByte: 0, by: '', answerOver: 0, over: 0 };
  const pool: { input: Input; cost: number }[] = [];
  let sent = 0;

  const measure = async (input: Input): Promise<number> => {
    const header = input.signed ? headers.get(input.path) : undefined;
    const before = await server.ask('cpu');
    const { answerBytes } = await send(
      server.url + input.path,
      input.body,
      header ? { 'payment-signature': header } : {},
    );
    const after = await server.ask('cpu');
    sent++;
    const cpuMs = after.cpuMs - before.cpuMs;
    worst.answerOver = Math.max(worst.answerOver, answerBytes - ANSWER_BASE - 2 * input.body.length);
    return Math.max(0, cpuMs / scale - BASE_MS) / input.body.length;
  };
  const judge = async (input: Input): Promise<void> => {
    // A collection of garbage that happened to fall into it is not its cost: the least of several readings counts.
    let cost = await measure(input);
    for (let again = 0; again < 3 && cost > MS_PER_BYTE; again++) cost = Math.min(cost, await measure(input));
    if (cost > MS_PER_BYTE) {
      worst.over++;
      note(`over: ${input.name}, ${input.body.length} bytes: ${(cost * 1000).toFixed(3)} µs per byte above 5 ms`);
    }
    if (cost * 1000 > worst.usPerByte)
      Object.assign(worst, { usPerByte: cost * 1000, by: `${input.name} (${input.body.length} bytes)` });
    pool.push({ input, cost });
    if (pool.length > 200) pool.sort((a, b) => b.cost - a.cost).length = 100;
  };

  try {
    await warmUp(server, headers);
    for (const seed of SEEDS)
      for (const size of sizes.filter((bytes) => bytes <= seed.most)) await judge({ ...seed, body: seed.body(size) });
    note(`corpus: ${sent} requests, worst ${worst.usPerByte.toFixed(4)} µs per byte (${worst.by})`);
    while (sent < inputs) {
      const { input } = pool[Math.floor(random() ** 2 * pool.length)]!;
      await judge({ ...input, body: mutate(input.body, random) });
      if (sent % 5000 < 2) note(`${sent} inputs`);
    }
  } finally {
    server.close();
  }
  const context = {
    inputs: sent,
    seeds: SEEDS.length,
    sizes,
    worst: worst.by,
    over: worst.over,
    base_ms: BASE_MS,
    scale: Math.round(scale * 100) / 100,
  };
  print({
    figure: 'security.cost_fuzz.worst_us_per_byte',
    value: Math.round(worst.usPerByte * 1e4) / 1e4,
    unit: 'us',
    context,
  });
  print({
    figure: 'security.cost_fuzz.answer_bytes_over',
    value: Math.max(0, worst.answerOver),
    unit: 'bytes',
    context,
  });
  if (worst.over > 0 || worst.answerOver > 0) process.exitCode = 1;
}

/** Until the compiler has seen every way in; what a process does first it does slowly. */
async function warmUp(server: HostileServer, headers: ReadonlyMap<string, string>): Promise<void> {
  for (let round = 0; round < 12; round++)
    for (const seed of SEEDS) {
      const header = seed.signed ? headers.get(seed.path) : undefined;
      const body = seed.body(round < 10 ? 2000 : Math.min(seed.most, 200_000));
      await send(server.url + seed.path, body, header ? { 'payment-signature': header } : {});
    }
}

async function signedHeaders(server: HostileServer): Promise<ReadonlyMap<string, string>> {
  const paths = [...new Set(SEEDS.filter((seed) => seed.signed).map((seed) => seed.path))];
  return new Map(await Promise.all(paths.map(async (path) => [path, await server.headerFor(path, '{}')] as const)));
}

const SMALLEST_MUTANT = 500;
const LARGEST_MUTANT = 300_000;

/** Cuts, repeats, swaps and breaks bytes; JSON's own signs come up more often than others. */
function mutate(body: Buffer, random: () => number): Buffer {
  const at = (length: number) => Math.floor(random() * length);
  // As many small ones as large ones: a base and a slope are to be found.
  const most = SMALLEST_MUTANT * (LARGEST_MUTANT / SMALLEST_MUTANT) ** random();
  let bytes = body.length > most ? body.subarray(0, most) : body;
  for (let edits = 1 + at(4); edits > 0; edits--) {
    const from = at(bytes.length);
    const part = bytes.subarray(from, from + 1 + at(Math.min(200, bytes.length - from)));
    const kind = at(4);
    if (kind === 0) bytes = Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)]);
    else if (kind === 1)
      bytes = Buffer.concat([
        bytes.subarray(0, from),
        ...Array.from({ length: at(300) }, () => part),
        bytes.subarray(from),
      ]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + part.length)]);
    else {
      const sign = Buffer.from('{}[]",:\\0u'[at(10)]!);
      bytes = Buffer.concat([bytes.subarray(0, from), sign, bytes.subarray(from)]);
    }
    if (bytes.length > most) bytes = bytes.subarray(0, most);
    if (bytes.length === 0) bytes = Buffer.from('{}');
  }
  return Buffer.from(bytes);
}
