import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { print, type RunOptions } from './figure.ts';

const ROOT = join(import.meta.dirname, '..');
const TICKS_PER_SECOND = 100;
const PATIENCE_MS = 120_000;

/** From `serve` to a port that answers, and to a service that is ready, in CPU seconds of all its processes. */
export default async function start({ note, quick }: RunOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-start-'));
  try {
    // The first start prepares the machine: data are compiled, the devnet's wallet and the code cache are made.
    await measure(folder, note);
    const runs: Measured[] = [];
    for (let run = 0; run < (quick ? 1 : 5); run++) runs.push(await measure(folder, note));
    const context = { runs: runs.length, prepared: true, node: process.versions.node, ocr_processes: 2 };
    const least = (of: (run: Measured) => number) => Math.min(...runs.map(of));
    const figure = (name: string, value: number) => print({ figure: `start.${name}`, value, unit: 's', context });
    figure(
      'cpu_s',
      least((run) => run.alive),
    );
    figure(
      'ready_cpu_s',
      least((run) => run.ready),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly alive: number;
  readonly ready: number;
}

async function measure(folder: string, note: RunOptions['note']): Promise<Measured> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'bin/jbis.mjs'), 'serve', '--port', String(port)], {
    env: { ...process.env, JBIS_DATA_DIR: folder, JBIS_LIVE_SOURCES: '0', XDG_CACHE_HOME: join(folder, 'cache') },
    stdio: 'ignore',
  });
  try {
    const alive = await cpuWhen(child, `http://127.0.0.1:${port}/health/live`);
    const ready = await cpuWhen(child, `http://127.0.0.1:${port}/health/ready`);
    note(`listening after ${alive} s of CPU, ready after ${ready} s`);
    return { alive, ready };
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
  }
}

async function cpuWhen(child: ChildProcess, url: string): Promise<number> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(10)) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return Math.round(cpuOf(child.pid!) * 100) / 100;
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
  }
  throw new Error(`${url} did not answer`);
}

/** User and system time of a process and all below it (proc(5), fields 14 to 17, counted from the state). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), own);
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
