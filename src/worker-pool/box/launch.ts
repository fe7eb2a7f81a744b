import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seccompFilter } from './filter.ts';
import { reachable } from './reachable.ts';
import { isElsewhere, parentWord } from './start-child.ts';

/** What this system lets us take away from a process without any privilege of ours. */
export interface Box {
  /** Files that are not its own to read, memory and environment of other processes (Landlock). */
  readonly files: boolean;
  /** Signals to others, and every other call it does not need (seccomp). */
  readonly calls: boolean;
  readonly network: boolean;
  /** CPU time in all, after which it is ended. */
  readonly cpu: boolean;
  /** The account of the service: it has one of its own (the image). */
  readonly account: boolean;
}

const PERL = '/usr/bin/perl';
const LAUNCHER = fileURLToPath(new URL('./launcher.pl', import.meta.url));
/** prctl, prlimit64, openat, seccomp, capset: the calls of the launcher. */
const NUMBERS: Readonly<Record<string, string>> = { x64: '157,302,257,317,126', arm64: '167,261,56,277,91' };
/** Without the launcher: an empty network of its own, and the limit, by programs that replace themselves. */
const UNSHARE = ['unshare', '--user', '--net', '--'];
const prlimit = (seconds: number) => ['prlimit', `--cpu=${seconds}:${seconds + 5}`, '--'];
/** OpenSSL's settings lie somewhere under /etc, elsewhere on every system; who decodes pictures needs none. */
const NO_SETTINGS = '--openssl-config=/dev/null';
const PROBE_CPU_S = 60;
/** Stacks and heaps that are asked for and never touched count against the system's limit; Node has a gigabyte of them. */
const UNTOUCHED_MB = 4096;

let probed: (Box & { readonly by: 'launcher' | 'programs' }) | undefined;

/** Looked at once, by doing it. */
export function boxHere(): Box & { readonly by: 'launcher' | 'programs' } {
  probed ??= process.platform === 'linux' ? probe() : { by: 'programs', ...NOTHING };
  return probed;
}

const NOTHING: Box = { files: false, calls: false, network: false, cpu: false, account: false };

function probe(): Box & { readonly by: 'launcher' | 'programs' } {
  const account = isElsewhere();
  const numbers = NUMBERS[process.arch];
  if (numbers && existsSync(PERL)) {
    const filter = seccompFilter(process.arch, { programs: false })!.toString('hex');
    const words = [LAUNCHER, numbers, '0', String(PROBE_CPU_S), '0', filter, '4', '/usr'];
    const told = spawnSync(PERL, words, { encoding: 'utf8', env: {} }).stdout?.split('\n') ?? [];
    const [files, calls, cpu] = ['files', 'calls', 'cpu'].map((step) => told.includes(step)) as [
      boolean,
      boolean,
      boolean,
    ];
    // A system that refuses both offers nothing that the programs could not give.
    if (files || calls) return { by: 'launcher', files, calls, network: calls, cpu, account };
  }
  const works = ([program, ...words]: string[]) =>
    spawnSync(program!, [...words, 'true'], { stdio: 'ignore' }).status === 0;
  return { by: 'programs', ...NOTHING, network: works(UNSHARE), cpu: works(prlimit(PROBE_CPU_S)), account };
}

export interface Allowance {
  readonly entry: URL;
  /** CPU time in all. */
  readonly cpuSeconds: number | undefined;
  /** What it ends itself at; the system does not let it go far beyond, whatever became of that. */
  readonly memoryMb: number | undefined;
  /** Whether it starts programs of the system. */
  readonly programs: boolean;
}

/** How to start Node with `argv` as a process that reads foreign bytes. */
export function boxedNode(
  argv: readonly string[],
  { entry, cpuSeconds, memoryMb, programs }: Allowance,
): { program: string; words: string[]; env: Record<string, string> } {
  const box = boxHere();
  const limited = box.cpu && cpuSeconds !== undefined;
  const node = [process.execPath];
  if (box.by === 'launcher') {
    const filter = box.calls ? seccompFilter(process.arch, { programs })!.toString('hex') : '-';
    const rules = box.files ? reachable(entry).flatMap(([path, rights]) => [String(rights), path]) : [];
    const limits = [limited ? cpuSeconds : 0, memoryMb === undefined ? 0 : memoryMb + UNTOUCHED_MB].map(String);
    const words = [NUMBERS[process.arch]!, parentWord(), ...limits, filter, ...rules];
    // Perl would complain of a language this system has no tables for.
    return {
      program: PERL,
      words: [LAUNCHER, ...words, '--', ...node, NO_SETTINGS, ...argv],
      env: { PERL_BADLANG: '0' },
    };
  }
  const [program, ...words] = [...(box.network ? UNSHARE : []), ...(limited ? prlimit(cpuSeconds) : []), ...node];
  return { program: program!, words: [...words, ...argv], env: {} };
}
