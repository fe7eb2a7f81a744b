import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { UsageError } from './command.ts';
import { withSettingsFile } from './settings-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-settings-'));
after(() => rmSync(folder, { recursive: true }));

it('lines of the file count where the environment says nothing', () => {
  const file = join(folder, 'a.env');
  writeFileSync(file, '# a comment\nJBIS_PORT=1234\nJBIS_LIVE_SOURCES=0\n');
  assert.deepEqual({ ...withSettingsFile({ JBIS_PORT: '9' }, file) }, { JBIS_PORT: '9', JBIS_LIVE_SOURCES: '0' });
});

it('without a file the environment stays as it is', () => {
  const env = { JBIS_PORT: '9' };
  assert.equal(withSettingsFile(env, undefined), env);
});

it('a file that cannot be read is named', () => {
  assert.throws(
    () => withSettingsFile({}, join(folder, 'none.env')),
    (error) => error instanceof UsageError && /none\.env cannot be read/.test(error.message),
  );
});
