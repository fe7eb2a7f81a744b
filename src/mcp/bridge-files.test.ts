import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createBridgeFiles } from './bridge-files.ts';

const root = mkdtempSync(join(tmpdir(), 'jbis-bridge-'));
after(() => rmSync(root, { recursive: true }));
const allowed = join(root, 'allowed');
const outside = join(root, 'outside');
mkdirSync(allowed);
mkdirSync(outside);
const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
writeFileSync(join(allowed, 'card.png'), PNG);
writeFileSync(join(allowed, 'bill.pdf'), '%PDF-1.7 …');
writeFileSync(join(allowed, 'notes.txt'), 'root:x:0:0');
writeFileSync(join(allowed, 'liar.png'), 'PRIVATE KEY');
writeFileSync(join(allowed, 'huge.png'), PNG);
truncateSync(join(allowed, 'huge.png'), 27 * 1024 * 1024);
writeFileSync(join(outside, 'secret.png'), PNG);
symlinkSync(join(outside, 'secret.png'), join(allowed, 'link.png'));
mkdirSync(join(allowed, 'folder.png'));
// Where there are no pipes the name is that of a file that is not there.
spawnSync('mkfifo', [join(allowed, 'pipe.png')]);

const uploads: string[] = [];
const files = createBridgeFiles({ folders: [allowed], onUpload: (path) => void uploads.push(path) });

test('a picture or PDF in an allowed folder is uploaded, and told', () => {
  assert.equal(files.content(join(allowed, 'card.png')), PNG.toString('base64'));
  assert.ok(files.content(pathToFileURL(join(allowed, 'bill.pdf')).href));
  assert.equal(uploads.length, 2);
});

for (const [what, path] of [
  ['a file elsewhere', join(outside, 'secret.png')],
  ['a file elsewhere by a detour', join(allowed, '..', 'outside', 'secret.png')],
  ['a link that leads elsewhere', join(allowed, 'link.png')],
  ['a system file', 'file:///etc/passwd'],
  ['a text', join(allowed, 'notes.txt')],
  ['a text with the name of a picture', join(allowed, 'liar.png')],
  ['a file over 26 MB', join(allowed, 'huge.png')],
  ['a folder', join(allowed, 'folder.png')],
  ['a pipe', join(allowed, 'pipe.png')],
  ['a file that is not there', join(allowed, 'nothing.png')],
] as const)
  test(`${what} is not uploaded`, () => {
    const before = uploads.length;
    assert.throws(() => files.content(path));
    assert.equal(uploads.length, before);
  });

test('Base64 passes as it is', () => {
  const content = PNG.toString('base64');
  assert.equal(files.content(content), content);
});
