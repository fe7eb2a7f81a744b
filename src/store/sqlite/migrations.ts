import type { Database } from './database.ts';

/** Each entry runs once, in order, and is never edited after a release: add a new one. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE payments (
    network TEXT NOT NULL, asset TEXT NOT NULL, payer TEXT NOT NULL, nonce TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    request_hash TEXT NOT NULL, route TEXT NOT NULL, pay_to TEXT NOT NULL, amount INTEGER NOT NULL,
    replay TEXT NOT NULL CHECK (replay IN ('stored', 'recompute')),
    valid_before INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('claimed', 'released', 'work_done', 'settling', 'unknown', 'settled', 'cancelled', 'expired')),
    claims INTEGER NOT NULL, runs INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    lease_owner TEXT, lease_until INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL DEFAULT 0,
    payload BLOB, answer BLOB, tx_hash TEXT, error TEXT,
    claimed_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, settled_at INTEGER, purge_after INTEGER NOT NULL,
    PRIMARY KEY (network, asset, payer, nonce)
  ) STRICT;
  CREATE INDEX payments_open ON payments (payer)
    WHERE lease_owner IS NOT NULL OR state IN ('work_done', 'settling', 'unknown');
  CREATE INDEX payments_due ON payments (next_attempt_at)
    WHERE state IN ('claimed', 'work_done', 'settling', 'unknown');
  CREATE INDEX payments_day ON payments (claimed_at);
  CREATE INDEX payments_purge ON payments (purge_after) WHERE payload IS NOT NULL OR answer IS NOT NULL;
  CREATE TABLE payers (
    payer TEXT PRIMARY KEY, strikes INTEGER NOT NULL, last_strike_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE cache (
    key TEXT PRIMARY KEY, value TEXT NOT NULL,
    stored_at INTEGER NOT NULL, fresh_until INTEGER NOT NULL, keep_until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX cache_keep ON cache (keep_until);
  CREATE TABLE leases (
    name TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE buckets (
    name TEXT PRIMARY KEY, tokens REAL NOT NULL, updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sync_state (
    name TEXT PRIMARY KEY, value TEXT NOT NULL, version INTEGER NOT NULL, updated_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE batch_job (
    job_id_hash TEXT PRIMARY KEY, sealed_id BLOB NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('settling', 'queued', 'running', 'completed', 'failed', 'payment_failed', 'expired')),
    operation TEXT NOT NULL, request_hash TEXT NOT NULL, idem_key_hash TEXT UNIQUE, payer_hash TEXT NOT NULL,
    payment_id TEXT NOT NULL UNIQUE, unit_price INTEGER NOT NULL, total_price INTEGER NOT NULL, meta TEXT NOT NULL,
    total INTEGER NOT NULL, waiting INTEGER NOT NULL, succeeded INTEGER NOT NULL DEFAULT 0,
    failed INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0,
    retried INTEGER NOT NULL DEFAULT 0, error TEXT, turn_at INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL, settled_at INTEGER, started_at INTEGER, completed_at INTEGER, expires_at INTEGER
  ) STRICT;
  CREATE INDEX batch_job_turn ON batch_job (turn_at) WHERE state IN ('queued', 'running') AND waiting > 0;
  CREATE INDEX batch_job_payer ON batch_job (payer_hash) WHERE state IN ('settling', 'queued', 'running');
  CREATE INDEX batch_job_settling ON batch_job (created_at) WHERE state = 'settling';
  CREATE INDEX batch_job_expiry ON batch_job (expires_at);
  CREATE TABLE batch_item (
    job_id_hash TEXT NOT NULL, idx INTEGER NOT NULL, item_id TEXT, input BLOB,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'leased', 'succeeded', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, lease_until INTEGER,
    result BLOB, error TEXT, retryable INTEGER NOT NULL DEFAULT 0, worn_out INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (job_id_hash, idx)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX batch_item_waiting ON batch_item (job_id_hash, idx) WHERE state = 'waiting';
  CREATE INDEX batch_item_leased ON batch_item (lease_until) WHERE state = 'leased';
  CREATE INDEX batch_item_owner ON batch_item (lease_owner) WHERE state = 'leased';
  `,
  `
  CREATE TABLE payment_identifiers (
    payer TEXT NOT NULL, identifier TEXT NOT NULL, payment_id TEXT NOT NULL, bound_at INTEGER NOT NULL,
    PRIMARY KEY (payer, identifier)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX payment_identifiers_age ON payment_identifiers (bound_at);
  `,
  // One key instead of two (id is the SHA-256 of network, asset, payer and nonce), sealed bytes apart: what a payment
  // writes is what it costs.
  `
  CREATE TABLE payments_by_id (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    network TEXT NOT NULL, asset TEXT NOT NULL, payer TEXT NOT NULL, nonce TEXT NOT NULL,
    request_hash TEXT NOT NULL, route TEXT NOT NULL, pay_to TEXT NOT NULL, amount INTEGER NOT NULL,
    replay TEXT NOT NULL CHECK (replay IN ('stored', 'recompute')),
    valid_before INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('claimed', 'released', 'work_done', 'settling', 'unknown', 'settled', 'cancelled', 'expired')),
    claims INTEGER NOT NULL, runs INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    lease_owner TEXT, lease_until INTEGER NOT NULL DEFAULT 0,
    open_payer TEXT, due_at INTEGER, tx_hash TEXT, error TEXT,
    claimed_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, settled_at INTEGER, purge_after INTEGER NOT NULL
  ) STRICT;
  INSERT INTO payments_by_id SELECT rowid, id, network, asset, payer, nonce, request_hash, route, pay_to, amount, replay,
    valid_before, state, claims, runs, attempts, lease_owner, lease_until,
    CASE WHEN lease_owner IS NOT NULL OR state IN ('claimed', 'work_done', 'settling', 'unknown') THEN payer END,
    CASE WHEN state IN ('claimed', 'work_done', 'settling', 'unknown') THEN next_attempt_at END, tx_hash, error,
    claimed_at, updated_at, settled_at, purge_after FROM payments;
  CREATE TABLE payment_sealed (
    payment INTEGER PRIMARY KEY, purge_after INTEGER NOT NULL, payload BLOB, answer BLOB
  ) STRICT;
  INSERT INTO payment_sealed SELECT rowid, purge_after, payload, answer FROM payments
    WHERE answer IS NOT NULL AND state NOT IN ('released', 'cancelled', 'expired');
  DROP TABLE payments;
  ALTER TABLE payments_by_id RENAME TO payments;
  CREATE INDEX payments_open ON payments (open_payer) WHERE open_payer IS NOT NULL;
  CREATE INDEX payments_due ON payments (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX payments_day ON payments (claimed_at);
  CREATE INDEX payment_sealed_purge ON payment_sealed (purge_after);
  `,
];

/** Brings the file to the newest version. Safe when several processes open it at the same time. */
export function migrate(db: Database): void {
  const version = () => db.get<{ user_version: number }>('PRAGMA user_version')!.user_version;
  if (version() === MIGRATIONS.length) return;
  db.write(() => {
    const from = version();
    if (from > MIGRATIONS.length) {
      throw new Error(
        `The state database has schema version ${from}, this program knows ${MIGRATIONS.length}. Run the newer version of jbis, or another JBIS_DATA_DIR.`,
      );
    }
    for (const sql of MIGRATIONS.slice(from)) db.exec(sql);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}
