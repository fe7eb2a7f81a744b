import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './markdown.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Place {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * A folder for the front of PATH with the programs a reader has after the set-up: `jbis` and `npx jbis` run this
 * checkout, `npm` runs in it.
 */
export function readerPrograms(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const cli = `exec ${process.execPath} --disable-warning=ExperimentalWarning ${join(ROOT, 'bin/jbis.mjs')}`;
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  // `npm run NAME -- …` without npm in between, which takes longer than most of the commands.
  const named = Object.entries(manifest.scripts).map(
    ([name, script]) => `"run ${name}") shift 2; test "$1" = -- && shift; exec ${script} "$@";;`,
  );
  const scripts = {
    jbis: `${cli} "$@"`,
    npx: `test "$1" = jbis || exit 127\nshift\n${cli} "$@"`,
    npm: `cd ${ROOT}\ncase "$1 $2" in\n${named.join('\n')}\nesac\nexec ${npm} --silent "$@"`,
  };
  for (const [name, body] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

function start(line: string, { cwd, env }: Place): { child: ChildProcess; ended: Promise<Ended>; seen: () => string } {
  // A process group of its own, so that a server behind npm or && ends with it.
  const child = spawn('bash', ['-c', line], {
    cwd,
    env: { ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout!.on('data', (chunk) => (out += chunk));
  child.stderr!.on('data', (chunk) => (err += chunk));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { child, ended, seen: () => out + err };
}

/** Runs a line as a reader would. */
export const run = (line: string, place: Place): Promise<Ended> => start(line, place).ended;

/** Runs a line that goes on until it is stopped: waits for a sign of life, then stops it as Ctrl-C does. */
export async function runUntil(line: string, place: Place, sign: RegExp, timeoutMs = 60_000): Promise<Ended> {
  const { child, ended, seen } = start(line, place);
  const deadline = Date.now() + timeoutMs;
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && !sign.test(seen()) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const wasAlive = !isOver && sign.test(seen());
  if (!isOver) process.kill(-child.pid!, 'SIGINT');
  const result = await ended;
  if (!wasAlive) throw new Error(`no sign of ${sign}:\n${result.out}\n${result.err}`);
  // Ended by the signal itself, or ended by itself after it.
  return { ...result, code: result.code === null || result.code === 130 ? 0 : result.code };
}
