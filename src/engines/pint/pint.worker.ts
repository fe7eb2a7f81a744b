import { serveTasks } from '../../worker-pool/index.ts';
import { EncodingError } from '../../xml/error.ts';
import type { WorkerResult, WorkerTask } from './open.ts';
import { validate } from './validate.ts';
import { warmUp } from './warm-up.ts';

await serveTasks<WorkerTask, WorkerResult>(() => {
  warmUp();
  return {
    run: ({ xml, ruleSet }) => {
      try {
        return { report: validate(xml, { ruleSet }) };
      } catch (error) {
        if (error instanceof EncodingError) return { encoding: { en: error.message, ja: error.ja } };
        throw error;
      }
    },
  };
});
