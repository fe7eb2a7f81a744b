import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { constants } from 'node:os';

/** Names the socket of the starter that gives decoders an account of their own (starter.pl); set by the image. */
export const STARTER_ENV = 'JBIS_DECODER_STARTER';
/** Whether processes are started under an account that is not ours. */
export const isElsewhere = (): boolean => Boolean(process.env[STARTER_ENV]);
/** Among the words: the process whose child it will be. The starter puts itself there. */
export const parentWord = (): string => (isElsewhere() ? 'PARENT' : String(process.pid));

export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Starts programs itself, which are ended with it. */
  readonly startsPrograms: boolean;
}

/** A process with a channel (its descriptor 3) and what it prints of errors, whoever its parent is. */
export interface Child {
  readonly name: string;
  readonly channel: Socket;
  readonly errors: Socket;
  kill(): void;
  ref(): void;
  unref(): void;
}

/** Nothing where there are no descriptors to spare; `gone` then tells. */
export function startChild(command: Command, gone: (reason: string) => void): Child | undefined {
  const starter = process.env[STARTER_ENV];
  return starter ? startByStarter(starter, command, gone) : startHere(command, gone);
}

function startHere({ program, words, env, startsPrograms }: Command, gone: (reason: string) => void) {
  // A group of its own, which it cannot leave: what it starts is ended with it.
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true, env });
  const endGroup = () => {
    try {
      if (startsPrograms && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  };
  child.on('error', (error) => gone(error.message));
  child.on('exit', (code, signal) => {
    endGroup();
    gone(signal ? `signal ${signal}` : `exit code ${code}`);
  });
  const channel = child.stdio?.[3] as Socket | undefined;
  const errors = child.stderr as Socket | undefined;
  if (!channel || !errors) return undefined;
  return {
    name: `process ${child.pid}`,
    channel,
    errors,
    kill() {
      endGroup();
      child.kill('SIGKILL');
    },
    ref: () => child.ref(),
    unref: () => child.unref(),
  };
}

/** Asks the starter, which is under another account: we could neither start such a process nor end it. */
function startByStarter(starter: string, { program, words, env }: Command, gone: (reason: string) => void): Child {
  const token = randomBytes(16).toString('hex');
  const open = (greeting: string) => {
    const socket = connect({ path: `\0${starter}` });
    let isOpen = false;
    socket.once('connect', () => {
      isOpen = true;
    });
    socket.on('error', (error) => {
      // Afterwards the process may break off; its end is told over the connection for that.
      if (isOpen) return;
      life.destroy();
      gone(`the starter of decoders: ${error.message}`);
    });
    socket.write(greeting);
    return socket;
  };
  const order = [words.length + 1, program, ...words, ...Object.entries(env).flat()]
    .map((word) => `${word}\0`)
    .join('');
  const life: Socket = open(`life ${token}\n`);
  const errors = open(`errors ${token}\n`);
  const channel = open(`channel ${token} ${Buffer.byteLength(order)}\n${order}`);
  let told = '';
  life.setEncoding('latin1');
  life.on('data', (text: string) => {
    told += text;
  });
  life.on('close', () => gone(endOf(told)));
  return {
    name: 'decoder',
    channel,
    errors,
    kill: () => void life.write('kill\n'),
    ref: () => void life.ref(),
    unref: () => void life.unref(),
  };
}

/** As `startHere` words it. */
function endOf(told: string): string {
  const [, how, number] = /^(code|signal) (\d+)\n$/.exec(told) ?? [];
  if (how === undefined) return 'its starter is gone';
  const signal = Object.entries(constants.signals).find(([, value]) => value === Number(number));
  return how === 'signal' ? `signal ${signal?.[0] ?? number}` : `exit code ${number}`;
}
