import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { boxedEnvironment } from './box/environment.ts';
import { boxedNode } from './box/launch.ts';
import { openFrames } from './frames.ts';
import type { Link, LinkEvents, LinkOptions } from './link.ts';
import { tellWords } from './printed-words.ts';
import { readMessage } from './protocol.ts';
import { CHILD_CHANNEL_ENV, CHILD_DATA_ENV, EXEC_ARGV } from './serve.ts';

/**
 * Taking a message apart blocks the service, and there is none but short ones. What is read in a document goes along
 * unread: twice the words of the longest one.
 */
const MOST = { value: 16 * 1024, along: 16 * 1024 * 1024 };
/** A few for each step of each page. */
const MOST_MESSAGES_PER_TASK = 1000;

/** A worker in a process of its own, which is trusted with nothing: not with what it sends, nor with its end. */
export function openProcess(options: LinkOptions, events: LinkEvents): Link {
  const { entry, data, startsPrograms = false } = options;
  const boxed = boxedNode([...EXEC_ARGV, fileURLToPath(entry)], {
    entry,
    cpuSeconds: options.maxCpuSeconds,
    memoryMb: options.maxMemoryMb,
    programs: startsPrograms,
  });
  const child = spawn(boxed.program, boxed.words, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A group of its own, which it cannot leave: what it starts is ended with it.
    detached: true,
    env: {
      ...boxedEnvironment(),
      ...boxed.env,
      ...options.env,
      [CHILD_CHANNEL_ENV]: '3',
      ...(data === undefined ? {} : { [CHILD_DATA_ENV]: JSON.stringify(data) }),
    },
  });
  const end = () => {
    if (startsPrograms) killGroup(child.pid);
    child.kill('SIGKILL');
  };
  let ended = false;
  let broken: string | undefined;
  const gone = (reason: string) => {
    if (ended) return;
    ended = true;
    // What it started may still hold the other end.
    pipe?.destroy();
    if (startsPrograms) killGroup(child.pid);
    events.gone(broken ?? reason);
  };
  const refuse = (reason: string) => {
    broken ??= reason;
    pipe?.destroy();
    end();
  };
  child.on('error', (error) => gone(error.message));
  child.on('exit', (code, signal) => gone(signal ? `signal ${signal}` : `exit code ${code}`));
  // Without descriptors to spare there are none of these, and an error is on its way.
  const pipe = child.stdio?.[3] as Socket | undefined;
  const errors = child.stderr as Socket | undefined;
  if (!pipe || !errors) return { send() {}, kill() {}, unref() {} };
  tellWords(errors, `process ${child.pid}`);
  let messages = 0;
  const frames = openFrames(
    pipe,
    {
      message(value, along) {
        if (broken !== undefined) return;
        const message = readMessage(value, along);
        if (++messages > MOST_MESSAGES_PER_TASK) refuse('it sent messages without end');
        else if (message) events.message(message);
        else refuse('it sent a message of no known kind');
      },
      broken: (reason) => refuse(`it sent ${reason}`),
    },
    MOST,
  );
  return {
    // A child that died a moment ago is told by its exit event.
    send(message) {
      if (message.type === 'run') messages = 0;
      frames.send(message);
    },
    kill() {
      child.ref();
      end();
    },
    unref() {
      child.unref();
      pipe.unref();
      errors.unref();
    },
  };
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
