import { serveTasks } from '../../src/worker-pool/index.ts';
import { startTestWorker } from './tasks.ts';

await serveTasks(startTestWorker);
