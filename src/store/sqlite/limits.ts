import { type BucketState, DAY_MS, drawFrom } from '../bucket.ts';
import type { LimitStore } from '../limits.types.ts';
import type { Database } from './database.ts';

export function sqliteLimits(db: Database): LimitStore {
  return {
    async take(name, bucket) {
      return db.write(() => {
        const now = db.now();
        const state = db.get<BucketState>('SELECT tokens, updated_at FROM buckets WHERE name = :name', { name });
        const { tokens, outcome } = drawFrom(state, bucket, now);
        db.run(
          `INSERT INTO buckets (name, tokens, updated_at) VALUES (:name, :tokens, :now)
           ON CONFLICT (name) DO UPDATE SET tokens = excluded.tokens, updated_at = max(updated_at, excluded.updated_at)`,
          { name, tokens, now },
        );
        return outcome;
      });
    },

    async purge() {
      return db.run('DELETE FROM buckets WHERE updated_at < :before', { before: db.now() - DAY_MS });
    },
  };
}
