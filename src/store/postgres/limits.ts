import { type BucketState, DAY_MS, drawFrom } from '../bucket.ts';
import type { LimitStore } from '../limits.types.ts';
import type { Database } from './database.ts';

export function postgresLimits(db: Database): LimitStore {
  const { sql } = db;
  return {
    async take(name, bucket) {
      return db.transaction(async (tx) => {
        // A bucket that is not there yet is made full first, so that there is always a row to lock.
        await tx`INSERT INTO buckets (name, tokens, updated_at) VALUES (${name}, ${bucket.capacity}, 0) ON CONFLICT DO NOTHING`;
        const [state] = await tx<(BucketState & { now: number })[]>`
          SELECT tokens, updated_at, ${db.now()} AS now FROM buckets WHERE name = ${name} FOR UPDATE`;
        const { tokens, outcome } = drawFrom(state, bucket, state!.now);
        await tx`UPDATE buckets SET tokens = ${tokens}, updated_at = greatest(updated_at, ${state!.now}::bigint) WHERE name = ${name}`;
        return outcome;
      });
    },

    async purge() {
      const { count } = await sql`DELETE FROM buckets WHERE updated_at < ${db.now()} - ${DAY_MS}::bigint`;
      return count;
    },
  };
}
