import { serveTasks } from '../../worker-pool/index.ts';
import { type ExtractionResult, type ExtractionTask, extractSheets } from './extract-sheets.ts';
import { warmUp } from './warm-up.ts';

/** Extracts from long documents away from the main thread. */
await serveTasks<ExtractionTask, ExtractionResult>(() => {
  warmUp();
  return { run: extractSheets };
});
