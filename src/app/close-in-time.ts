/** Requests under way may end, with their settlement; supervisors kill a process after 30 to 60 s. */
export const REQUESTS_END_MS = 25_000;
const PART_MS = 5000;

/**
 * Closes one part, and goes on without it when it does not end: a loop that waits for a database that is gone must not
 * keep everything after it (and the process) open. What was left is logged and ends with the process.
 */
export async function closeInTime(
  part: string,
  close: () => Promise<void>,
  log: { error(fields: object, message: string): void },
  limitMs = part === 'http' ? REQUESTS_END_MS + PART_MS : PART_MS,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    // Keeps the process alive: everything else that could may be gone already.
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  try {
    if ((await Promise.race([close(), late])) === 'late') log.error({ part, limitMs }, 'did not close in time');
  } catch (error) {
    log.error({ part, err: error }, 'did not close cleanly');
  } finally {
    clearTimeout(timer);
  }
}
