import type { JobStore } from '../jobs.types.ts';
import type { Database } from './database.ts';
import { sqliteJobIntake } from './jobs-intake.ts';
import { sqliteJobResults } from './jobs-results.ts';
import { sqliteJobTurns } from './jobs-turns.ts';

export const sqliteJobs = (db: Database): JobStore => ({
  ...sqliteJobIntake(db),
  ...sqliteJobTurns(db),
  ...sqliteJobResults(db),
});
