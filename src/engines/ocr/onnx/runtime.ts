import type { InferenceSession } from 'onnxruntime-node';
import { ModelError } from './models.ts';
import { runtimeProblem } from './runtime-problem.ts';
import { suitedTo } from './signed.ts';

/** onnxruntime is 20 MB of native code: loaded by the processes that read, never by the server itself; once, for every line asks. */
export const loadRuntime = (): ReturnType<typeof load> => {
  loaded ??= load();
  return loaded;
};

let loaded: ReturnType<typeof load> | undefined;

async function load() {
  // Since 1.30 the library reports its use to its maker, over the network and with a file in the temporary folder.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const problem = runtimeProblem();
  if (problem) throw new ModelError(`${problem.message}: ${problem.next}`);
  const module = await import('onnxruntime-node');
  return module.default ?? module;
}

/** One thread per document (the pool runs several), and no thread that spins while it waits. */
export async function openSession(
  model: Uint8Array,
  threads: number,
  level: 'extended' | 'all' = 'extended',
): Promise<InferenceSession> {
  const { InferenceSession } = await loadRuntime();
  return InferenceSession.create(suitedTo(model), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // 'all' adds the layouts convolutions are fast in: it halves the float detector's time, takes 8 % off the 8-bit one's
    // and 6 % off the recogniser's.
    graphOptimizationLevel: level,
    // An arena keeps the memory of the largest page; a plan per shape asks for all of a page's tensors at once.
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' }, inter_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  });
}
