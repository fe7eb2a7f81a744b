import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a script of this folder and gives its first message. */
export async function startChild<T>(
  script: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; message: T }> {
  const child = fork(join(import.meta.dirname, script), [...args], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=2048'],
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}`);
  });
  failed.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [T];
  return { child, message };
}

export async function runChild<T>(script: string, args: readonly string[]): Promise<T> {
  const { child, message } = await startChild<T>(script, args);
  if (child.exitCode === null) await once(child, 'exit');
  return message;
}
