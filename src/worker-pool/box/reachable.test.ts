import assert from 'node:assert/strict';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reachable } from './reachable.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = pathToFileURL(join(ROOT, 'src/engines/ocr/ocr.child.ts'));
const isInside = (folder: string, path: string) => path === folder || !relative(folder, path).startsWith('..');
const rightsTo = (path: string, env = {}) =>
  reachable(ENTRY, env)
    .filter(([folder]) => isInside(folder, path))
    .reduce((all, [, rights]) => all | rights, 0);
const [EXECUTE, WRITE, READ, LIST] = [1, 2, 4, 8];

test('what decoding needs can be opened', () => {
  const rows: [path: string, rights: number][] = [
    [process.execPath, EXECUTE! | READ!],
    ['/usr/lib/x86_64-linux-gnu/libc.so.6', EXECUTE! | READ!],
    ['/usr/share/tesseract-ocr/5/tessdata', READ! | LIST!],
    [fileURLToPath(ENTRY), READ! | LIST!],
    [join(ROOT, 'models'), READ! | LIST!],
    [join(ROOT, 'node_modules/sharp'), READ! | LIST!],
    ['/dev/null', READ! | WRITE!],
  ];
  for (const [path, rights] of rows) assert.equal(rightsTo(path) & rights, rights, path);
});

test('folders of data, settings and other accounts cannot, wherever a service is installed', () => {
  const closed = [
    '/etc/shadow',
    '/etc/ssl',
    '/home/a',
    '/root/.ssh',
    '/var/lib/jbis',
    '/tmp/x',
    '/data/state.db',
    '/run',
  ];
  const beside = [
    '/opt/jbis/var/state.db',
    '/opt/jbis/jbis.env',
    '/usr/src/app/var/state.db',
    '/usr/local/etc',
    '/srv',
  ];
  const own = ['var/state.db', '.env', '.git/config', 'development.env'].map((name) => join(ROOT, name));
  for (const path of [...closed, ...beside, ...own]) assert.equal(rightsTo(path), 0, path);
});

test('nothing is written to but /dev/null', () => {
  const writable = reachable(ENTRY, {}).filter(([, rights]) => rights & WRITE!);
  assert.deepEqual(
    writable.map(([path]) => path),
    ['/dev/null'],
  );
});

test('what the operator names is read, an empty name is no folder', () => {
  const env = { LD_LIBRARY_PATH: '/opt/a/lib::/opt/b', TESSDATA_PREFIX: '/srv/tess', NODE_COMPILE_CACHE: '' };
  for (const path of ['/opt/a/lib/x.so', '/opt/b/x.so', '/srv/tess/jpn'])
    assert.equal(rightsTo(path, env), READ! | LIST!);
  assert.equal(rightsTo('/opt/c', env), 0);
  assert.equal(
    reachable(ENTRY, env).some(([path]) => path === '' || path === '/' || path === dirname(ROOT)),
    false,
  );
});
