import type { ChildProcess } from 'node:child_process';

/** Waits until the service of this process is ready or the process is gone; a busy machine may take its time. */
export async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 500));
}
