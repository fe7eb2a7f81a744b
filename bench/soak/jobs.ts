import type { Fleet } from './fleet.ts';
import { pause } from './node.ts';
import { OPERATIONS, type Order } from './orders.ts';

export interface JobReport {
  readonly problems: string[];
  readonly items: number;
  /** Items that needed the free retry. */
  readonly retried: number;
}

interface Status {
  readonly status: string;
  readonly counts: { total: number; succeeded: number; failed: number };
}

interface Result {
  readonly index: number;
  readonly item_id: string | null;
  readonly status: string;
  readonly result: Record<string, unknown> | null;
  readonly error: unknown;
}

const WAIT_MS = 90_000;

async function get<T>(fleet: Fleet, path: string, method = 'GET'): Promise<{ status: number; body: T }> {
  // The node may be on its way down or up: a connection it closed is asked again.
  const ask = () => fetch(fleet.api[0]!.url + path, { method });
  let response = await ask().catch(() => undefined);
  for (let tries = 0; !response && tries < 20; tries++) {
    await pause(500);
    response = await ask().catch(() => undefined);
  }
  response ??= await ask();
  return { status: response.status, body: (await response.json()) as T };
}

/** Waits for the end of a job and compares every result with its item. */
export async function checkJob(fleet: Fleet, id: string, job: NonNullable<Order['job']>): Promise<JobReport> {
  const path = `/v1/batch-jobs/${id}`;
  let status = await untilEnded(fleet, path);
  let retried = 0;
  if (status.counts.failed > 0) {
    retried = status.counts.failed;
    await get(fleet, `${path}/retry`, 'POST');
    status = await untilEnded(fleet, path);
  }
  const problems: string[] = [];
  const { counts } = status;
  if (status.status !== 'completed') problems.push(`state ${status.status}`);
  if (counts.total !== job.items.length || counts.succeeded !== job.items.length)
    problems.push(`${JSON.stringify(counts)} for ${job.items.length} items`);
  if (problems.length > 0) return { problems, items: job.items.length, retried };
  const results = await allResults(fleet, path);
  const { echoes } = OPERATIONS.find(({ operation }) => operation === job.operation)!;
  if (results.length !== job.items.length) problems.push(`${results.length} results for ${job.items.length} items`);
  job.items.forEach((item, index) => {
    const found = results[index];
    if (found?.index !== index || found.item_id !== item.item_id || found.status !== 'succeeded' || !found.result)
      problems.push(`item ${index}: ${JSON.stringify(found)?.slice(0, 200)}`);
    else if (!echoes(item, found.result)) problems.push(`item ${index} has the result of another`);
  });
  return { problems, items: job.items.length, retried };
}

async function untilEnded(fleet: Fleet, path: string): Promise<Status> {
  for (const end = Date.now() + WAIT_MS; ; await pause(300)) {
    const { status, body } = await get<Status>(fleet, path);
    if (status === 200 && ['completed', 'failed', 'payment_failed', 'expired'].includes(body.status)) return body;
    if (Date.now() > end) return body;
  }
}

async function allResults(fleet: Fleet, path: string): Promise<Result[]> {
  const results: Result[] = [];
  for (let cursor: string | null = null; ; ) {
    const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: { status: number; body: { results?: Result[]; next_cursor?: string | null } } = await get(
      fleet,
      `${path}/results?limit=25${query}`,
    );
    results.push(...(page.body.results ?? []));
    cursor = page.body.next_cursor ?? null;
    if (cursor === null) return results;
  }
}
