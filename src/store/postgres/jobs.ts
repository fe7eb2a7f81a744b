import type { JobStore } from '../jobs.types.ts';
import type { Database } from './database.ts';
import { postgresJobIntake } from './jobs-intake.ts';
import { postgresJobResults } from './jobs-results.ts';
import { postgresJobTurns } from './jobs-turns.ts';

/** Locks are taken items first, then the job; `takeTurn` starts at the job but never waits for an item. */
export const postgresJobs = (db: Database): JobStore => ({
  ...postgresJobIntake(db),
  ...postgresJobTurns(db),
  ...postgresJobResults(db),
});
