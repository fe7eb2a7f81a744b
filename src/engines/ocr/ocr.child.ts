import { asCostly } from '../../contract/errors.ts';
import { Packed, serveTasks, type Within } from '../../worker-pool/index.ts';
import { forgetSecrets, keepOutOfCoreDumps, limitMemory } from './isolation.ts';
import { openLocalReader } from './local.ts';
import type { ChildData, ChildResult, ChildTask } from './pool.types.ts';
import type { Decode } from './reader.ts';
import { isUsedUp } from './used-up.ts';
import { warmUp } from './warm-up.ts';

/** The reading process: decodes and reads one document at a time, and is killed and replaced when one goes wrong. */
await serveTasks<ChildTask, ChildResult, ChildData>(
  async ({ maxMemoryMb, recycleMb, recycleCpuMs, decodeMs, costlyMs, ...options }) => {
    forgetSecrets();
    keepOutOfCoreDumps();
    limitMemory(maxMemoryMb);
    const reader = await openLocalReader(options);
    const engine = await warmUp(reader);
    return {
      run: async (task, signal, within) => {
        const before = process.cpuUsage();
        try {
          switch (task.kind) {
            case 'read': {
              const { pages, ...head } = await reader.read(
                task.bytes,
                task.maxPages,
                signal,
                allowance(decodeMs, within),
              );
              return new Packed(head, pages);
            }
            case 'reread':
              return new Packed({}, await reader.reread(task.bytes, task.targets));
            case 'describe':
              return engine;
          }
        } catch (error) {
          throw spentMs(before) >= costlyMs ? asCostly(error) : error;
        }
      },
      isUsedUp: () => isUsedUp({ recycleMb, recycleCpuMs }),
    };
  },
);

function spentMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Many steps share one allowance: each has what the CPU time of those before it left over. */
function allowance(decodeMs: number, within: Within): Decode {
  let spent = 0;
  return async (step) => {
    const before = process.cpuUsage();
    try {
      return await within(Math.max(1, decodeMs - spent), step);
    } finally {
      spent += spentMs(before);
    }
  };
}
