import { fileURLToPath } from 'node:url';
import { boxedEnvironment } from './box/environment.ts';
import { boxedNode } from './box/launch.ts';
import { startChild } from './box/start-child.ts';
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
  let ended = false;
  let broken: string | undefined;
  const gone = (reason: string) => {
    if (ended) return;
    ended = true;
    // What it started may still hold the other end.
    child?.channel.destroy();
    events.gone(broken ?? reason);
  };
  const env = {
    ...boxedEnvironment(),
    ...boxed.env,
    ...options.env,
    [CHILD_CHANNEL_ENV]: '3',
    ...(data === undefined ? {} : { [CHILD_DATA_ENV]: JSON.stringify(data) }),
  };
  const child = startChild({ program: boxed.program, words: boxed.words, env, startsPrograms }, gone);
  if (!child) return { send() {}, kill() {}, unref() {} };
  const refuse = (reason: string) => {
    broken ??= reason;
    child.channel.destroy();
    child.kill();
  };
  tellWords(child.errors, child.name);
  let messages = 0;
  const frames = openFrames(
    child.channel,
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
      child.kill();
    },
    unref() {
      child.unref();
      child.channel.unref();
      child.errors.unref();
    },
  };
}
