import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { postgresBinaries } from './postgres-binaries.ts';

export { postgresMissing } from './postgres-binaries.ts';

/** A real PostgreSQL 18 on a temporary folder, gone when stopped or when this process ends in any way. */
export interface TestPostgres {
  readonly url: string;
  /** A new empty database: one per test file or test. */
  createDatabase(): Promise<string>;
  /** As empty, and made in a tenth of the time; what is locked in the whole database is shared. */
  createSchema(): Promise<string>;
  /** As after a power cut: all server processes die at once. The port stays the same for `start`. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Every process of the server stands still: it takes connections and queries and never answers. */
  freeze(): void;
  thaw(): void;
  /** A copy of its volume at one moment, while it works, as storage makes one; gives the way back to that moment. */
  snapshot(): () => Promise<void>;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65534;
// The shell waits on its standard input: when this process dies, even by SIGKILL, the pipe closes and the server goes.
const WATCHDOG =
  'folder=$1; shift; "$@" & server=$!; echo "$server"; read -r how; kill -QUIT "$server"; wait "$server"; [ "$how" = keep ] || rm -rf "$folder"';

interface StartOptions {
  /** A commit that was answered survives `crash` (not a power cut); slower. */
  readonly keepsCommits?: boolean;
  /** Where its folder is made; default with the temporary files. */
  readonly parent?: string;
}

export async function startPostgres(options: StartOptions = {}): Promise<TestPostgres> {
  const binaries = postgresBinaries();
  const asUser = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const empty = emptyCluster(binaries, asUser);
  const folder = ownFolder(join(options.parent ?? tmpdir(), 'jbis-pg-'), asUser);
  const data = join(folder, 'data');
  run('cp', ['-a', empty, data], folder, asUser);
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let guard: ChildProcess | undefined;

  async function start(): Promise<void> {
    const commit = options.keepsCommits ? 'on' : 'off';
    const settings = ['fsync=off', `synchronous_commit=${commit}`, 'full_page_writes=off', 'max_connections=200'];
    settings.push('shared_buffers=32MB', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`);
    settings.push('logging_collector=off', 'log_min_messages=fatal');
    // What looks after a database that lives for months, and a log for replicas nobody has.
    settings.push('autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0');
    guard = spawn(
      '/bin/sh',
      ['-c', WATCHDOG, 'sh', folder, join(binaries, 'bin', 'postgres'), '-D', data, '-p', String(port)].concat(
        settings.flatMap((setting) => ['-c', setting]),
      ),
      { ...asUser, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], env: { PATH: process.env.PATH ?? '' } },
    );
    // The server must not keep a finished test process alive.
    guard.unref();
    (guard.stdin as unknown as { unref(): void }).unref();
    await untilReady(url('postgres'), guard);
  }

  function end(how: 'keep' | 'delete'): Promise<void> {
    const ending = guard;
    guard = undefined;
    if (!ending || ending.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      ending.ref();
      ending.once('exit', () => resolve());
      ending.stdin!.end(`${how}\n`);
    });
  }

  async function create(what: 'DATABASE' | 'SCHEMA'): Promise<string> {
    const name = `t_${randomBytes(6).toString('hex')}`;
    const sql = postgres(url('postgres'), { max: 1, onnotice: () => {} });
    await sql.unsafe(`CREATE ${what} ${name}`);
    await sql.end();
    return name;
  }

  await start();
  return {
    url: url('postgres'),
    createDatabase: async () => url(await create('DATABASE')),
    createSchema: async () => `${url('postgres')}?search_path=${await create('SCHEMA')}`,
    crash: () => end('keep'),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    snapshot() {
      const copy = join(folder, 'snapshot');
      signalAll(data, 'SIGSTOP');
      try {
        run('cp', ['-a', data, copy], folder, asUser);
      } finally {
        signalAll(data, 'SIGCONT');
      }
      return async () => {
        await end('keep');
        rmSync(data, { recursive: true });
        renameSync(copy, data);
        rmSync(join(data, 'postmaster.pid'));
        await start();
      };
    },
    start,
    async stop() {
      await end('delete');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function signalAll(data: string, signal: NodeJS.Signals): void {
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
  for (const pid of [main, ...children.map(Number)]) if (pid > 0) process.kill(pid, signal);
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

function ownFolder(prefix: string, { uid }: User): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o700);
  if (uid) chownSync(folder, uid, UNPRIVILEGED);
  return folder;
}

function run(program: string, args: readonly string[], folder: string, asUser: User): void {
  const options = { ...asUser, cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH ?? '' } } as const;
  const { status, error, stderr } = spawnSync(program, args, options);
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

/** A cluster without content, made once per machine: initdb takes longer than most of the tests that need one. */
function emptyCluster(binaries: string, asUser: User): string {
  const target = `${binaries}-empty-cluster`;
  if (existsSync(target)) {
    // The name can be foreseen, so someone else could have put a cluster there.
    if (statSync(target).uid === (asUser.uid ?? process.getuid?.())) return join(target, 'data');
    throw new Error(`${target} belongs to another user. Remove it, or set TMPDIR.`);
  }
  const draft = ownFolder(`${target}-`, asUser);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  run(join(binaries, 'bin', 'initdb'), ['-D', join(draft, 'data'), ...options], draft, asUser);
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another test process was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return join(target, 'data');
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
    try {
      await sql`SELECT 1`;
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error('PostgreSQL did not start', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await sql.end({ timeout: 1 }).catch(() => {});
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
