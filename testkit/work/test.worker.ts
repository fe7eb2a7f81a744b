import { serveTasks } from '../../src/work/index.ts';
import { startTestWorker } from './tasks.ts';

await serveTasks(startTestWorker);
