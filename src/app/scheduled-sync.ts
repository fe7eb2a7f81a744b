import { type ChildProcess, spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Log } from './module.ts';

const FIRST_RUN_MS = 3000;
const RETRY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

export interface ScheduleOptions {
  /** What is brought up to date, as the log calls it: "the registries". */
  readonly what: string;
  /** Arguments of the CLI: `['sync']`. */
  readonly args: readonly string[];
  readonly hours: number;
  readonly log: Log;
  readonly env?: NodeJS.ProcessEnv;
  /** For tests: another program than the CLI, and shorter waits. */
  readonly command?: readonly string[];
  readonly firstRunMs?: number;
  readonly retryMs?: number;
}

/**
 * Runs `jbis sync …` every few hours as a process of its own: a full load takes minutes of CPU and a gigabyte of memory,
 * which must not stop the server from answering. After a failure it waits ten minutes, twice as long after each further
 * one, and never longer than the hours between two good runs.
 */
export function scheduleSync(options: ScheduleOptions): { close(): Promise<void> } {
  const { what, log, retryMs = RETRY_MS } = options;
  const main = join(import.meta.dirname, '../cli', `main${extname(import.meta.filename)}`);
  const cli = [process.execPath, '--disable-warning=ExperimentalWarning', main, ...options.args];
  const [program, ...args] = options.command ?? cli;
  let child: ChildProcess | null = null;
  let closed = false;
  let failures = 0;
  let timer = setTimeout(run, options.firstRunMs ?? FIRST_RUN_MS).unref();

  function run(): void {
    let output = '';
    child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'], env: options.env ?? process.env });
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-2000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => log.error({ err: error }, `the synchronisation of ${what} could not be started`));
    child.on('close', (code) => {
      child = null;
      if (closed) return;
      const fields = { code, output: output.trim().split('\n').slice(-4).join(' | ') };
      failures = code === 0 ? 0 : failures + 1;
      const wait = Math.min(options.hours * HOUR_MS, failures === 0 ? Infinity : retryMs * 2 ** (failures - 1));
      if (code === 0) log.info(fields, `${what} synchronised`);
      else
        log.error(
          { ...fields, failures, again_in_s: Math.round(wait / 1000) },
          `the synchronisation of ${what} failed; the data in service are unchanged`,
        );
      timer = setTimeout(run, wait).unref();
    });
  }

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const running = child;
      if (running === null) return;
      // The run may be stopped anywhere: what is published is whole, what is not is thrown away.
      await new Promise<void>((resolve) => {
        running.once('close', () => resolve());
        running.kill('SIGTERM');
      });
    },
  };
}
