import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-folder-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is missing is made, with those above it', () => {
  openDataFolder(join(folder, 'a/b'));
  openDataFolder(join(folder, 'a/b'));
  assert.ok(existsSync(join(folder, 'a/b')));
});

test('a place that cannot be a folder is told by the setting that names it', () => {
  writeFileSync(join(folder, 'file'), '');
  for (const place of ['file', 'file/inside'])
    assert.throws(() => openDataFolder(join(folder, place)), {
      name: 'ConfigError',
      message: new RegExp(`^JBIS_DATA_DIR .*${place} cannot \\((EEXIST|ENOTDIR)\\)\\.$`),
    });
});

test('a place that only looks as if it could be written is told, too, and at once', {
  skip: process.platform === 'linux' ? false : 'Linux has /proc',
  timeout: 20_000,
}, () => {
  for (const place of ['/proc', '/proc/jbis', '/proc/self/jbis/inside'])
    assert.throws(() => openDataFolder(place), {
      name: 'ConfigError',
      message: new RegExp(`^JBIS_DATA_DIR .*${place} cannot \\((ENOENT|EACCES|EPERM)\\)\\.$`),
    });
});
