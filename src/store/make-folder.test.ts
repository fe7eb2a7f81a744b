import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-make-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('all folders that are missing are made, with the mode asked for', () => {
  makeFolder(join(folder, 'a/b/c'), 0o700);
  makeFolder(join(folder, 'a/b/c'));
  assert.deepEqual(
    ['a', 'a/b', 'a/b/c'].map((path) => statSync(join(folder, path)).mode & 0o777),
    [0o700, 0o700, 0o700],
  );
});

test('what cannot be a folder fails at once, however odd the place', { timeout: 20_000 }, () => {
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('nowhere', join(folder, 'link'));
  const places = [join(folder, 'file'), join(folder, 'file/inside'), join(folder, 'link'), join(folder, 'link/inside')];
  if (process.platform === 'linux') places.push('/proc/jbis', '/proc/self/jbis/inside', '/dev/null/x', '/dev/full');
  for (const place of places)
    assert.throws(() => makeFolder(place), { code: /^(?:ENOTDIR|ENOENT|EACCES|EPERM|EROFS)$/ }, place);
});
