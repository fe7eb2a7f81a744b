/**
 * The tables of the state, once for both databases: each entry runs once, in order, and is never edited after a release;
 * add a new one. Types are words of ours (`BIGINT` times and amounts, `INT` counts, `BYTES` sealed bytes, `REAL`,
 * `SERIAL` a row number), and `render` writes them as each database has them.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE payments (
    network TEXT NOT NULL, asset TEXT NOT NULL, payer TEXT NOT NULL, nonce TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    request_hash TEXT NOT NULL, route TEXT NOT NULL, pay_to TEXT NOT NULL, amount BIGINT NOT NULL,
    replay TEXT NOT NULL CHECK (replay IN ('stored', 'recompute')),
    valid_before BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('claimed', 'released', 'work_done', 'settling', 'unknown', 'settled', 'cancelled', 'expired')),
    claims INT NOT NULL, runs INT NOT NULL, attempts INT NOT NULL DEFAULT 0,
    lease_owner TEXT, lease_until BIGINT NOT NULL DEFAULT 0, next_attempt_at BIGINT NOT NULL DEFAULT 0,
    payload BYTES, answer BYTES, tx_hash TEXT, error TEXT,
    claimed_at BIGINT NOT NULL, updated_at BIGINT NOT NULL, settled_at BIGINT, purge_after BIGINT NOT NULL,
    PRIMARY KEY (network, asset, payer, nonce)
  ) STRICT;
  CREATE INDEX payments_open ON payments (payer)
    WHERE lease_owner IS NOT NULL OR state IN ('work_done', 'settling', 'unknown');
  CREATE INDEX payments_due ON payments (next_attempt_at)
    WHERE state IN ('claimed', 'work_done', 'settling', 'unknown');
  CREATE INDEX payments_day ON payments (claimed_at);
  CREATE INDEX payments_purge ON payments (purge_after) WHERE payload IS NOT NULL OR answer IS NOT NULL;
  CREATE TABLE payers (
    payer TEXT PRIMARY KEY, strikes INT NOT NULL, last_strike_at BIGINT NOT NULL
  ) STRICT;

  CREATE TABLE cache (
    key TEXT PRIMARY KEY, value TEXT NOT NULL,
    stored_at BIGINT NOT NULL, fresh_until BIGINT NOT NULL, keep_until BIGINT NOT NULL
  ) STRICT;
  CREATE INDEX cache_keep ON cache (keep_until);
  CREATE TABLE leases (
    name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL
  ) STRICT;
  CREATE TABLE buckets (
    name TEXT PRIMARY KEY, tokens REAL NOT NULL, updated_at BIGINT NOT NULL
  ) STRICT;
  CREATE TABLE sync_state (
    name TEXT PRIMARY KEY, value TEXT NOT NULL, version INT NOT NULL, updated_at BIGINT NOT NULL
  ) STRICT;

  CREATE TABLE batch_job (
    job_id_hash TEXT PRIMARY KEY, sealed_id BYTES NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('settling', 'queued', 'running', 'completed', 'failed', 'payment_failed', 'expired')),
    operation TEXT NOT NULL, request_hash TEXT NOT NULL, idem_key_hash TEXT UNIQUE, payer_hash TEXT NOT NULL,
    payment_id TEXT NOT NULL UNIQUE, unit_price BIGINT NOT NULL, total_price BIGINT NOT NULL, meta TEXT NOT NULL,
    total INT NOT NULL, waiting INT NOT NULL, succeeded INT NOT NULL DEFAULT 0,
    failed INT NOT NULL DEFAULT 0, attempts INT NOT NULL DEFAULT 0,
    retried INT NOT NULL DEFAULT 0, error TEXT, turn_at BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL, settled_at BIGINT, started_at BIGINT, completed_at BIGINT, expires_at BIGINT
  ) STRICT;
  CREATE INDEX batch_job_turn ON batch_job (turn_at) WHERE state IN ('queued', 'running') AND waiting > 0;
  CREATE INDEX batch_job_payer ON batch_job (payer_hash) WHERE state IN ('settling', 'queued', 'running');
  CREATE INDEX batch_job_settling ON batch_job (created_at) WHERE state = 'settling';
  CREATE INDEX batch_job_expiry ON batch_job (expires_at);
  CREATE TABLE batch_item (
    job_id_hash TEXT NOT NULL, idx INT NOT NULL, item_id TEXT, input BYTES,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'leased', 'succeeded', 'failed')),
    attempts INT NOT NULL DEFAULT 0, lease_owner TEXT, lease_until BIGINT,
    result BYTES, error TEXT, retryable INT NOT NULL DEFAULT 0, worn_out INT NOT NULL DEFAULT 0,
    PRIMARY KEY (job_id_hash, idx)
  ) STRICT;
  CREATE INDEX batch_item_waiting ON batch_item (job_id_hash, idx) WHERE state = 'waiting';
  CREATE INDEX batch_item_leased ON batch_item (lease_until) WHERE state = 'leased';
  CREATE INDEX batch_item_owner ON batch_item (lease_owner) WHERE state = 'leased';
  `,
  `
  CREATE TABLE payment_identifiers (
    payer TEXT NOT NULL, identifier TEXT NOT NULL, payment_id TEXT NOT NULL, bound_at BIGINT NOT NULL,
    PRIMARY KEY (payer, identifier)
  ) STRICT;
  CREATE INDEX payment_identifiers_age ON payment_identifiers (bound_at);
  `,
  // One key instead of two (id is the SHA-256 of network, asset, payer and nonce), sealed bytes apart: what a payment
  // writes is what it costs.
  `
  CREATE TABLE payments_by_id (
    seq SERIAL,
    id TEXT NOT NULL UNIQUE,
    network TEXT NOT NULL, asset TEXT NOT NULL, payer TEXT NOT NULL, nonce TEXT NOT NULL,
    request_hash TEXT NOT NULL, route TEXT NOT NULL, pay_to TEXT NOT NULL, amount BIGINT NOT NULL,
    replay TEXT NOT NULL CHECK (replay IN ('stored', 'recompute')),
    valid_before BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('claimed', 'released', 'work_done', 'settling', 'unknown', 'settled', 'cancelled', 'expired')),
    claims INT NOT NULL, runs INT NOT NULL, attempts INT NOT NULL DEFAULT 0,
    lease_owner TEXT, lease_until BIGINT NOT NULL DEFAULT 0,
    open_payer TEXT, due_at BIGINT, tx_hash TEXT, error TEXT,
    claimed_at BIGINT NOT NULL, updated_at BIGINT NOT NULL, settled_at BIGINT, purge_after BIGINT NOT NULL
  ) STRICT;
  INSERT INTO payments_by_id (id, network, asset, payer, nonce, request_hash, route, pay_to, amount, replay,
    valid_before, state, claims, runs, attempts, lease_owner, lease_until, open_payer, due_at, tx_hash, error,
    claimed_at, updated_at, settled_at, purge_after)
  SELECT id, network, asset, payer, nonce, request_hash, route, pay_to, amount, replay,
    valid_before, state, claims, runs, attempts, lease_owner, lease_until,
    CASE WHEN lease_owner IS NOT NULL OR state IN ('claimed', 'work_done', 'settling', 'unknown') THEN payer END,
    CASE WHEN state IN ('claimed', 'work_done', 'settling', 'unknown') THEN next_attempt_at END, tx_hash, error,
    claimed_at, updated_at, settled_at, purge_after FROM payments ORDER BY claimed_at, id;
  CREATE TABLE payment_sealed (
    payment BIGINT PRIMARY KEY, purge_after BIGINT NOT NULL, payload BYTES, answer BYTES
  ) STRICT;
  INSERT INTO payment_sealed (payment, purge_after, payload, answer)
  SELECT payments_by_id.seq, payments.purge_after, payments.payload, payments.answer
    FROM payments JOIN payments_by_id ON payments_by_id.id = payments.id
    WHERE payments.answer IS NOT NULL AND payments.state NOT IN ('released', 'cancelled', 'expired');
  DROP TABLE payments;
  ALTER TABLE payments_by_id RENAME TO payments;
  CREATE INDEX payments_open ON payments (open_payer) WHERE open_payer IS NOT NULL;
  CREATE INDEX payments_due ON payments (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX payments_day ON payments (claimed_at);
  CREATE INDEX payment_sealed_purge ON payment_sealed (purge_after);
  `,
  // What nobody owes anything for is forgotten an hour after its authorization ended; strikes fade away by themselves
  // and are kept for payers and network addresses alike.
  `
  CREATE INDEX payments_released ON payments (valid_before) WHERE state = 'released';
  CREATE TABLE strikes (
    name TEXT PRIMARY KEY, points REAL NOT NULL, updated_at BIGINT NOT NULL
  ) STRICT;
  INSERT INTO strikes (name, points, updated_at) SELECT 'payer:' || payer, strikes, last_strike_at FROM payers;
  DROP TABLE payers;
  `,
  // Whether a payer ever paid: one who did is not counted among the newcomers of a network address.
  `
  CREATE INDEX payments_paid ON payments (payer) WHERE state = 'settled';
  `,
];

export type Dialect = 'sqlite' | 'postgres';

const WORDS: Record<Dialect, Readonly<Record<string, string>>> = {
  sqlite: { BIGINT: 'INTEGER', INT: 'INTEGER', BYTES: 'BLOB', REAL: 'REAL', SERIAL: 'INTEGER PRIMARY KEY' },
  postgres: {
    BIGINT: 'BIGINT',
    INT: 'INTEGER',
    BYTES: 'BYTEA',
    REAL: 'DOUBLE PRECISION',
    SERIAL: 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY',
  },
};

/** The statements in the words of one database. STRICT tables are SQLite's; PostgreSQL's are so always. */
export function render(statements: string, dialect: Dialect): string {
  const words = WORDS[dialect];
  const text = statements.replaceAll(/\b(?:BIGINT|INT|BYTES|REAL|SERIAL)\b/g, (word) => words[word]!);
  return dialect === 'sqlite' ? text : text.replaceAll(') STRICT;', ');');
}
