import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, openWire, type Wire } from './proxy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRELOAD = fileURLToPath(new URL('./preload.ts', import.meta.url));
/** A node's clock may be this far off, either way. */
const MAX_SKEW_MS = 20_000;
const MOST_FAILURES = 30;

/** One process of the fleet, as an operator runs it. */
export interface Node {
  readonly name: string;
  readonly role: 'api' | 'worker' | 'all';
  /** Where clients reach it: through a wire. */
  readonly url: string;
  readonly wire: Wire;
  start(skewMs: number): Promise<void>;
  /** SIGKILL: nothing is tidied up. */
  kill(): Promise<void>;
  /** SIGTERM: as in a rolling restart. */
  stop(): Promise<void>;
  /** Stands still, as under a stuck disk or a paused machine, and goes on. */
  freeze(ms: number): Promise<void>;
  /** User and system CPU so far, all its lives together, in milliseconds. */
  cpuMs(): number;
}

export const randomSkew = (random: () => number): number => Math.round((random() * 2 - 1) * MAX_SKEW_MS);

export async function createNode(options: {
  name: string;
  role: Node['role'];
  env: Record<string, string>;
  logDir: string;
}): Promise<Node> {
  const { name, role, env, logDir } = options;
  const port = await freePort();
  const wire = await openWire(port);
  const log = openSync(join(logDir, `${name}.log`), 'a');
  let child: ChildProcess | undefined;
  let spent = 0;
  let failures = 0;

  const end = (signal: NodeJS.Signals): Promise<void> => {
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return Promise.resolve();
    spent += cpuOf(dying.pid!);
    return new Promise((resolve) => {
      dying.once('exit', () => resolve());
      dying.kill(signal);
    });
  };

  const node: Node = {
    name,
    role,
    url: `http://127.0.0.1:${wire.port}`,
    wire,
    async start(skewMs) {
      child = spawn(process.execPath, ['--import', PRELOAD, join(ROOT, 'bin/jbis.mjs'), 'serve', '--role', role], {
        cwd: ROOT,
        stdio: ['pipe', log, log],
        env: { ...env, JBIS_PORT: String(port), SOAK_SKEW_MS: String(skewMs), PATH: process.env.PATH ?? '' },
      });
      const mine = child;
      for (;;) {
        if (child !== mine) return;
        if (mine.exitCode !== null) {
          // The store may be away just now; an operator's supervisor starts the node again.
          if (++failures > MOST_FAILURES) throw new Error(`${name} does not start: see ${join(logDir, `${name}.log`)}`);
          await pause(500);
          if (child === mine) return node.start(skewMs);
          return;
        }
        if (await isReady(port)) {
          failures = 0;
          return;
        }
        await pause(150);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async freeze(ms) {
      const frozen = child;
      frozen?.kill('SIGSTOP');
      await pause(ms);
      frozen?.kill('SIGCONT');
    },
    cpuMs: () => spent + (child?.pid ? cpuOf(child.pid) : 0),
  };
  return node;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3000) });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** From /proc: fields 14 and 15 are clock ticks of 10 ms; the name in field 2 may hold spaces. */
function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
