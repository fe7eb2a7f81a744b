import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Counted, countUnproven, type Scope } from './count.ts';

export interface LaneOptions extends Scope {
  readonly lanes: number;
  /** One part of so many, spread evenly over the documents: a sample of the complete run. */
  readonly part?: { readonly index: number; readonly of: number } | undefined;
  readonly tell: (fault: string) => void;
}

/** The count, with the documents dealt out to so many processes. */
export async function countInLanes({ lanes, part, tell, ...scope }: LaneOptions): Promise<Counted> {
  const { index: first, of: parts } = part ?? { index: 0, of: 1 };
  if (lanes <= 1) return countUnproven(part ? { ...scope, lane: part } : scope, tell);
  const counted = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runLane({ ...scope, lane: { index: first + lane * parts, of: lanes * parts } }, tell),
    ),
  );
  return {
    faults: counted.flatMap(({ faults }) => faults),
    byState: added(counted.map(({ byState }) => byState)),
    byKind: added(counted.map(({ byKind }) => byKind)),
  };
}

type Message = { readonly fault: string } | { readonly counted: Counted };

const runLane = (scope: Scope, tell: (fault: string) => void): Promise<Counted> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'lane.ts'), [JSON.stringify(scope)]);
    child.on('message', (message: Message) => {
      if ('fault' in message) tell(message.fault);
      else resolve(message.counted);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`a lane of the truth evaluation ended with ${code}`)));
  });

function added(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const part of parts) for (const [key, value] of Object.entries(part)) sums[key] = (sums[key] ?? 0) + value;
  return sums;
}
