import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createSecrets, loadStateKey, parseStateKey } from './secrets.ts';

const key = Buffer.alloc(32, 5);

describe('sealed secrets', () => {
  it('open to the same bytes or text', () => {
    const secrets = createSecrets(key);
    const bytes = new Uint8Array([0, 255, 1]);
    assert.deepEqual([...secrets.open(secrets.seal(bytes, 'row'), 'row')], [0, 255, 1]);
    assert.equal(secrets.open(secrets.seal('株式会社', 'row'), 'row').toString(), '株式会社');
    assert.equal(secrets.open(secrets.seal('', 'row'), 'row').length, 0);
  });

  it('never look alike, even for the same text', () => {
    const secrets = createSecrets(key);
    assert.notDeepEqual(secrets.seal('a', 'row'), secrets.seal('a', 'row'));
  });

  it('open only in the row they were sealed for', () => {
    const secrets = createSecrets(key);
    assert.throws(() => secrets.open(secrets.seal('a', 'row 1'), 'row 2'), /belongs to another row/);
  });

  it('do not open when a single bit is changed', () => {
    const secrets = createSecrets(key);
    const sealed = secrets.seal('secret', 'row');
    for (let i = 0; i < sealed.length; i++) {
      const damaged = Uint8Array.from(sealed);
      damaged[i]! ^= 1;
      assert.throws(() => secrets.open(damaged, 'row'), { name: 'StateKeyError' });
    }
    assert.throws(() => secrets.open(sealed.subarray(0, 20), 'row'), /unknown format/);
  });

  it('name the key they need when another is given', () => {
    const sealed = createSecrets(key).seal('a', 'row');
    const other = createSecrets(Buffer.alloc(32, 6));
    assert.throws(
      () => other.open(sealed, 'row'),
      /sealed with key [0-9a-f]{8}, but JBIS_STATE_KEY is key [0-9a-f]{8}/,
    );
  });
});

describe('the state key', () => {
  it('must be 32 bytes in Base64', () => {
    assert.deepEqual(parseStateKey(key.toString('base64')), key);
    assert.deepEqual(parseStateKey(Buffer.alloc(32, 255).toString('base64url')), Buffer.alloc(32, 255));
    for (const wrong of ['', 'abc', `${key.toString('base64')}AAAA`, '!'.repeat(44), key.toString('hex')]) {
      assert.throws(() => parseStateKey(wrong), /32 bytes in Base64/, wrong);
    }
  });

  it('is made once in the data folder, readable by its owner alone', () => {
    const parent = mkdtempSync(join(tmpdir(), 'jbis-key-'));
    const dataDir = join(parent, 'new');
    const options = { stateKey: undefined, dataDir, shared: false };
    const made = loadStateKey(options);
    assert.deepEqual(loadStateKey(options), made);
    const file = join(dataDir, 'state.key');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(Buffer.from(readFileSync(file, 'utf8'), 'base64').length, 32);
    chmodSync(file, 0o600);
    writeFileSync(file, 'broken');
    assert.throws(() => loadStateKey(options), /does not hold 32 bytes/);
    rmSync(parent, { recursive: true });
  });

  it('is required when the state is shared', () => {
    assert.throws(() => loadStateKey({ stateKey: undefined, dataDir: '/nowhere', shared: true }), /is required/);
  });
});
