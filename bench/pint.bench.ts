import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../src/contract/median.ts';
import { validate } from '../src/engines/pint/index.ts';
import { warmUp } from '../src/engines/pint/warm-up.ts';
import { HOSTILE } from '../testkit/pint/hostile.ts';
import { invoice } from '../testkit/pint/invoice.ts';
import { toXml } from '../testkit/pint/tree.ts';
import { cpuMs, print, type RunOptions } from './figure.ts';
import { openXsdPeer, type XsdPeer } from './pint/peer.ts';

const SIZES = [
  { name: '10k', lines: 6, runs: 200 },
  { name: '500k', lines: 615, runs: 25 },
  { name: '5m', lines: 6_200, runs: 9 },
] as const;

/** `npm run bench -- pint [--xsd DIR] [--quick]`: cost of a validation by size, beside libxml2's schema check alone. */
export default async function benchPint({ quick, flags, note }: RunOptions): Promise<void> {
  warmUp();
  const peer = await openXsdPeer(typeof flags.xsd === 'string' ? flags.xsd : undefined);
  print({
    figure: 'pint.peer.libxml2_xsd.compile_cpu_ms',
    value: round(peer.compileMs),
    unit: 'ms',
    context: { schema: peer.schema },
  });
  const cost = new Map<string, number>();
  for (const size of SIZES) cost.set(size.name, await measure(size, peer, quick, note));
  print({
    figure: 'pint.growth_5m_over_500k',
    value: round(cost.get('5m')! / cost.get('500k')!),
    unit: 'ratio',
    context: { lines: SIZES.slice(1).map((size) => size.lines) },
  });
  memory();
  await hostile(quick, note);
}

async function measure(
  size: (typeof SIZES)[number],
  peer: XsdPeer,
  quick: boolean,
  note: RunOptions['note'],
): Promise<number> {
  const xml = Buffer.from(toXml(invoice({ lines: size.lines })));
  const runs = quick ? Math.max(3, Math.floor(size.runs / 4)) : size.runs;
  const report = validate(xml);
  if (!report.valid) throw new Error('the generated invoice is not valid');
  const ours = await medianCpu(runs, () => void validate(xml));
  const theirs = await medianCpu(runs, () => peer.validate(xml));
  const context = {
    bytes: xml.length,
    lines: size.lines,
    elements: report.invoice.elements,
    runs,
    layers: 'parse, structure, 213 rules, advisories',
  };
  print({ figure: `pint.cpu_ms.${size.name}`, value: round(ours), unit: 'ms', context });
  print({
    figure: `pint.cpu_ms.${size.name}.peer.libxml2_xsd`,
    value: round(theirs),
    unit: 'ms',
    context: { ...context, layers: 'parse, structure', schema: peer.schema, package: 'libxml2-wasm' },
  });
  note(`${size.name}: ${round(ours)} ms, libxml2 schema check alone ${round(theirs)} ms`);
  return ours;
}

async function medianCpu(runs: number, work: () => void): Promise<number> {
  const spent: number[] = [];
  for (let i = 0; i < runs; i++) spent.push(await cpuMs(work));
  return median(spent);
}

/** In a process of its own, since this one has grown already. */
function memory(): void {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-bench-pint-'));
  try {
    const file = join(folder, '5m.xml');
    writeFileSync(file, toXml(invoice({ lines: SIZES[2].lines })));
    const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'pint/memory.ts'), file], {
      encoding: 'utf8',
    });
    const { addedMb } = JSON.parse(stdout) as { addedMb: number };
    print({
      figure: 'pint.rss_added_mb',
      value: round(addedMb),
      unit: 'MB',
      context: { document: '5m', process: 'fresh' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The slowest of the hostile inputs, one by one, best of two runs. */
async function hostile(quick: boolean, note: RunOptions['note']): Promise<void> {
  let slowest = { what: '', ms: 0 };
  const entries = Object.entries(HOSTILE).filter((_, index) => !quick || index % 3 === 0);
  for (const [what, make] of entries) {
    const input = make();
    const run = () => cpuMs(() => void validate(input));
    const ms = Math.min(await run(), await run());
    note(`hostile: ${what}: ${round(ms)} ms`);
    if (ms > slowest.ms) slowest = { what, ms };
  }
  print({
    figure: 'pint.hostile.cpu_ms_max',
    value: round(slowest.ms),
    unit: 'ms',
    context: { inputs: entries.length, slowest: slowest.what },
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;
