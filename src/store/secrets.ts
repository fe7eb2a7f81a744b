import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** AES-256-GCM under `JBIS_STATE_KEY`. A sealed blob names its key, so a wrong key is told from damaged bytes. */
export interface Secrets {
  /** Short public name of the key (hash prefix). */
  readonly keyId: string;
  /** `context` (e.g. the payment id) is authenticated: a blob copied to another row does not open. */
  seal(plain: Uint8Array | string, context: string): Uint8Array;
  open(sealed: Uint8Array, context: string): Buffer;
}

export class StateKeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StateKeyError';
  }
}

const FORMAT = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD = 1 + KEY_ID_BYTES + NONCE_BYTES;
const NONCES_AT_ONCE = 256;

export function createSecrets(key: Uint8Array): Secrets {
  if (key.length !== 32) throw new StateKeyError(`JBIS_STATE_KEY must be 32 bytes, not ${key.length}.`);
  const id = createHash('sha256').update('jbis-state-key\n').update(key).digest().subarray(0, KEY_ID_BYTES);
  // Made once: a raw key would be wrapped anew for every seal.
  const keyObject = createSecretKey(key);
  const nextNonce = nonces();
  return {
    keyId: id.toString('hex'),
    seal(plain, context) {
      const nonce = nextNonce();
      const cipher = createCipheriv('aes-256-gcm', keyObject, nonce);
      cipher.setAAD(Buffer.from(context));
      const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
      return Buffer.concat([Buffer.of(FORMAT), id, nonce, body, cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (bytes.length < HEAD + TAG_BYTES || bytes[0] !== FORMAT) {
        throw new StateKeyError('Stored secret has an unknown format: it was damaged, or written by a newer version.');
      }
      const sealedWith = bytes.subarray(1, 1 + KEY_ID_BYTES);
      if (!sealedWith.equals(id)) {
        throw new StateKeyError(
          `Stored secret was sealed with key ${sealedWith.toString('hex')}, but JBIS_STATE_KEY is key ${id.toString('hex')}. Set JBIS_STATE_KEY to the key it was written with.`,
        );
      }
      const decipher = createDecipheriv('aes-256-gcm', keyObject, bytes.subarray(1 + KEY_ID_BYTES, HEAD));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(HEAD, -TAG_BYTES)), decipher.final()]);
      } catch {
        throw new StateKeyError('Stored secret does not open: it was damaged, or belongs to another row.');
      }
    },
  };
}

/** Random nonces, fetched many at a time: a call into the generator costs as much as sealing a small answer. */
function nonces(): () => Buffer {
  let pool = Buffer.alloc(0);
  return () => {
    if (pool.length === 0) pool = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
    const nonce = pool.subarray(0, NONCE_BYTES);
    pool = pool.subarray(NONCE_BYTES);
    return nonce;
  };
}

export function parseStateKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  // Buffer.from ignores bad characters, so compare the way back.
  const canonical = text.trim().replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (key.length !== 32 || key.toString('base64').replace(/=+$/, '') !== canonical) {
    throw new StateKeyError(
      'JBIS_STATE_KEY has a value that is not allowed. Allowed: 32 bytes in Base64, e.g. from `openssl rand -base64 32`.',
    );
  }
  return key;
}

/** The key from the setting, or from `state.key` in the data folder, made (0600) on the first start. */
export function loadStateKey(options: { stateKey: string | undefined; dataDir: string; shared: boolean }): Buffer {
  if (options.stateKey !== undefined) return parseStateKey(options.stateKey);
  if (options.shared) {
    throw new StateKeyError(
      'JBIS_STATE_KEY is required with DATABASE_URL: all servers must share one key. Make one with `openssl rand -base64 32`.',
    );
  }
  const file = join(options.dataDir, 'state.key');
  const existing = readKeyFile(file);
  if (existing) return existing;
  makeFolder(options.dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(handle);
    // link() fails when the file is there: of two processes starting together one key wins, whole.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(draft, { force: true });
  }
  return readKeyFile(file)!;
}

function readKeyFile(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return parseStateKey(text.trim());
  } catch {
    throw new StateKeyError(
      `${file} does not hold 32 bytes in Base64. Restore it, or set JBIS_STATE_KEY; without it stored answers cannot be read.`,
    );
  }
}
