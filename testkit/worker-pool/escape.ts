import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';

export interface Targets {
  /** A file of the service, as its database is. */
  readonly file: string;
  /** Where a server of ours listens: TCP and a socket in the file system. */
  readonly port: number;
  readonly socket: string;
  /** The service's process. */
  readonly parent: number;
}

/** What a taken-over decoder would try against the process it works for; each answers `done` or why it did not work. */
export async function tryToEscape(targets: Targets): Promise<Record<string, string>> {
  const { file, port, socket, parent } = targets;
  const folder = dirname(file);
  const attempts: Record<string, () => unknown> = {
    'read the database': () => fs.readFileSync(file),
    'write to the database': () => fs.appendFileSync(file, 'x'),
    'cut the database': () => fs.truncateSync(file, 0),
    'remove the database': () => fs.unlinkSync(file),
    'rename the database': () => fs.renameSync(file, `${file}.gone`),
    'open the database to all': () => fs.chmodSync(file, 0o777),
    'change its times': () => fs.utimesSync(file, 1, 1),
    'list the data folder': () => fs.readdirSync(folder),
    'leave a file there': () => fs.writeFileSync(join(folder, 'left'), ''),
    'leave a file in /tmp': () => fs.writeFileSync(`/tmp/left-${process.pid}`, ''),
    'leave code for the service': () => fs.writeFileSync(join(import.meta.dirname, 'left.ts'), ''),
    'read the environment of the service': () => fs.readFileSync(`/proc/${parent}/environ`),
    'read the memory of the service': () => fs.openSync(`/proc/${parent}/mem`, 'r'),
    'use a descriptor of the service': () => fs.openSync(`/proc/${parent}/fd/1`, 'r'),
    'offer the service to the out-of-memory killer': () => fs.writeFileSync(`/proc/${parent}/oom_score_adj`, '1000'),
    'signal the service': () => process.kill(parent, 0),
    'signal all of its group': () => process.kill(0, 0),
    'slow the service down': () => setPriority(parent, 19),
    'read accounts': () => fs.readFileSync('/etc/shadow'),
    'connect to an address': () => connected({ port, host: '127.0.0.1' }),
    'connect to a socket': () => connected({ path: socket }),
    // Numbers of x64 and arm64; the other one's is another call that is refused or harmless.
    ...raw({ x64: 302, arm64: 261 }, 'limit the service', `${parent}, 0, $buffer, 0`),
    ...raw({ x64: 310, arm64: 270 }, 'copy its memory', `${parent}, 0, 0, 0, 0, 0`),
    ...raw({ x64: 101, arm64: 117 }, 'trace the service', `16, ${parent}, 0, 0`),
    ...raw({ x64: 434, arm64: 434 }, 'hold the service', `${parent}, 0`),
    ...raw({ x64: 425, arm64: 425 }, 'use a ring', '8, $buffer'),
    ...raw({ x64: 272, arm64: 97 }, 'make a namespace', '0x10000000'),
    ...raw({ x64: 29, arm64: 194 }, 'share memory', '0x4a424953, 4096, 01600'),
    ...raw({ x64: 31, arm64: 195 }, 'remove shared memory', '0, 0, 0'),
    ...raw({ x64: 141, arm64: 140 }, 'slow all of the user down', '2, 0, 19'),
    ...raw({ x64: 203, arm64: 122 }, 'leave the service one core', `${parent}, 8, $buffer`),
    ...raw({ x64: 72, arm64: 25 }, 'have the kernel signal the service', `0, 8, ${parent}`),
    ...raw({ x64: 112, arm64: 157 }, 'leave its group', ''),
    ...raw({ x64: 294, arm64: 26 }, 'watch files', '0'),
  };
  const outcomes = Object.entries(attempts).map(async ([name, attempt]) => {
    try {
      await attempt();
      return [name, 'done'] as const;
    } catch (error) {
      const { code, info } = error as NodeJS.ErrnoException & { info?: { code: string } };
      return [name, info?.code ?? code ?? String(error)] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

const connected = (to: { port: number; host: string } | { path: string }) =>
  new Promise<void>((resolve, reject) => connect(to).on('connect', resolve).on('error', reject));

/** A system call as native code would make it. */
function raw(numbers: Record<string, number>, name: string, words: string): Record<string, () => unknown> {
  const script = `my $buffer = pack('Q20', 9, 9); exit(syscall(${[numbers[process.arch], words].filter((word) => word !== '').join(', ')}) < 0 ? $! == 1 ? 41 : 42 : 0)`;
  const codes: Record<number, string> = { 41: 'EPERM', 42: 'another error' };
  return {
    [name]: () => {
      const { status, error } = spawnSync('/usr/bin/perl', ['-e', script]);
      if (error) throw error;
      if (status !== 0) throw Object.assign(new Error(name), { code: codes[status ?? -1] ?? `exit ${status}` });
    },
  };
}
