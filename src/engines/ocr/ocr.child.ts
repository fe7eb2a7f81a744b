import { serveTasks } from '../../worker-pool/index.ts';
import { forgetSecrets, keepOutOfCoreDumps, limitMemory } from './isolation.ts';
import { openLocalReader } from './local.ts';
import type { ChildData, ChildResult, ChildTask } from './pool.types.ts';
import { warmUp } from './warm-up.ts';

/** Pictures and pages that take longer to decode were made to: a real one takes a fraction of a second. */
const DECODE_MS = 5000;

/** The reading process: decodes and reads one document at a time, and is killed and replaced when one goes wrong. */
await serveTasks<ChildTask, ChildResult, ChildData>(async ({ maxMemoryMb, recycleMb, ...options }) => {
  forgetSecrets();
  keepOutOfCoreDumps();
  limitMemory(maxMemoryMb);
  const reader = await openLocalReader(options);
  const engine = await warmUp(reader);
  return {
    run: async (task, signal, within) => {
      try {
        switch (task.kind) {
          case 'read':
            return await reader.read(task.bytes, task.maxPages, signal, (step) => within(DECODE_MS, step));
          case 'reread':
            return await reader.reread(task.bytes, task.targets);
          case 'describe':
            return engine;
        }
      } finally {
        // WebAssembly memory never shrinks: a process that met a bomb makes room for a new one.
        if (process.memoryUsage.rss() > recycleMb * 1024 * 1024) setTimeout(() => process.exit(0), 20);
      }
    },
  };
});
