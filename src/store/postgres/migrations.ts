import type { Database } from './database.ts';

/** Each entry runs once, in order, and is never edited after a release: add a new one. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE payments (
    network TEXT NOT NULL, asset TEXT NOT NULL, payer TEXT NOT NULL, nonce TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    request_hash TEXT NOT NULL, route TEXT NOT NULL, pay_to TEXT NOT NULL, amount BIGINT NOT NULL,
    replay TEXT NOT NULL CHECK (replay IN ('stored', 'recompute')),
    valid_before BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('claimed', 'released', 'work_done', 'settling', 'unknown', 'settled', 'cancelled', 'expired')),
    claims INTEGER NOT NULL, runs INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    lease_owner TEXT, lease_until BIGINT NOT NULL DEFAULT 0, next_attempt_at BIGINT NOT NULL DEFAULT 0,
    payload BYTEA, answer BYTEA, tx_hash TEXT, error TEXT,
    claimed_at BIGINT NOT NULL, updated_at BIGINT NOT NULL, settled_at BIGINT, purge_after BIGINT NOT NULL,
    PRIMARY KEY (network, asset, payer, nonce)
  );
  CREATE INDEX payments_open ON payments (payer)
    WHERE lease_owner IS NOT NULL OR state IN ('work_done', 'settling', 'unknown');
  CREATE INDEX payments_due ON payments (next_attempt_at)
    WHERE state IN ('claimed', 'work_done', 'settling', 'unknown');
  CREATE INDEX payments_day ON payments (claimed_at);
  CREATE INDEX payments_purge ON payments (purge_after) WHERE payload IS NOT NULL OR answer IS NOT NULL;
  CREATE TABLE payers (
    payer TEXT PRIMARY KEY, strikes INTEGER NOT NULL, last_strike_at BIGINT NOT NULL
  );

  CREATE TABLE cache (
    key TEXT PRIMARY KEY, value TEXT NOT NULL,
    stored_at BIGINT NOT NULL, fresh_until BIGINT NOT NULL, keep_until BIGINT NOT NULL
  );
  CREATE INDEX cache_keep ON cache (keep_until);
  CREATE TABLE leases (
    name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL
  );
  CREATE TABLE buckets (
    name TEXT PRIMARY KEY, tokens DOUBLE PRECISION NOT NULL, updated_at BIGINT NOT NULL
  );
  CREATE TABLE sync_state (
    name TEXT PRIMARY KEY, value TEXT NOT NULL, version INTEGER NOT NULL, updated_at BIGINT NOT NULL
  );

  CREATE TABLE batch_job (
    job_id_hash TEXT PRIMARY KEY, sealed_id BYTEA NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('settling', 'queued', 'running', 'completed', 'failed', 'payment_failed', 'expired')),
    operation TEXT NOT NULL, request_hash TEXT NOT NULL, idem_key_hash TEXT UNIQUE, payer_hash TEXT NOT NULL,
    payment_id TEXT NOT NULL UNIQUE, unit_price BIGINT NOT NULL, total_price BIGINT NOT NULL, meta TEXT NOT NULL,
    total INTEGER NOT NULL, waiting INTEGER NOT NULL, succeeded INTEGER NOT NULL DEFAULT 0,
    failed INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0,
    retried INTEGER NOT NULL DEFAULT 0, error TEXT, turn_at BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL, settled_at BIGINT, started_at BIGINT, completed_at BIGINT, expires_at BIGINT
  );
  CREATE INDEX batch_job_turn ON batch_job (turn_at) WHERE state IN ('queued', 'running') AND waiting > 0;
  CREATE INDEX batch_job_payer ON batch_job (payer_hash) WHERE state IN ('settling', 'queued', 'running');
  CREATE INDEX batch_job_settling ON batch_job (created_at) WHERE state = 'settling';
  CREATE INDEX batch_job_expiry ON batch_job (expires_at);
  CREATE TABLE batch_item (
    job_id_hash TEXT NOT NULL, idx INTEGER NOT NULL, item_id TEXT, input BYTEA,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'leased', 'succeeded', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, lease_until BIGINT,
    result BYTEA, error TEXT, retryable INTEGER NOT NULL DEFAULT 0, worn_out INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (job_id_hash, idx)
  );
  CREATE INDEX batch_item_waiting ON batch_item (job_id_hash, idx) WHERE state = 'waiting';
  CREATE INDEX batch_item_leased ON batch_item (lease_until) WHERE state = 'leased';
  CREATE INDEX batch_item_owner ON batch_item (lease_owner) WHERE state = 'leased';
  `,
  `
  CREATE TABLE payment_identifiers (
    payer TEXT NOT NULL, identifier TEXT NOT NULL, payment_id TEXT NOT NULL, bound_at BIGINT NOT NULL,
    PRIMARY KEY (payer, identifier)
  );
  CREATE INDEX payment_identifiers_age ON payment_identifiers (bound_at);
  `,
];

/** One number for "jbis is migrating": any value, the same in all versions. */
const LOCK = 841_984_028;

/** Brings the database to the newest version. Safe when several servers start at the same time: one migrates. */
export async function migrate({ sql }: Database): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${LOCK})`;
    await tx`CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)`;
    const [row] = await tx<{ value: string }[]>`SELECT value FROM meta WHERE name = 'schema_version'`;
    const from = Number(row?.value ?? 0);
    if (from > MIGRATIONS.length) {
      throw new Error(
        `The database has schema version ${from}, this program knows ${MIGRATIONS.length}. Run the newer version of jbis, or another DATABASE_URL.`,
      );
    }
    if (from === MIGRATIONS.length) return;
    for (const statements of MIGRATIONS.slice(from)) await tx.unsafe(statements);
    await tx`INSERT INTO meta (name, value) VALUES ('schema_version', ${String(MIGRATIONS.length)})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  });
}
