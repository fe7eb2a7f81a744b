import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { serveStandIns } from '../../../../testkit/upstreams/http-stand-in.ts';
import { downloadAddressFile, UnknownDownload } from './download.ts';
import { DOWNLOADS } from './downloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-address-download-'));
const asked: string[] = [];
let mirror: Awaited<ReturnType<typeof serveStandIns>>;
before(async () => {
  mirror = await serveStandIns({
    mirror: ({ path }) => {
      asked.push(path);
      if (path.includes('pref98')) return { status: 403 };
      return path.includes('pref99') ? { status: 404 } : { body: `file ${path}` };
    },
  });
});
after(async () => {
  await mirror.close();
  rmSync(folder, { recursive: true, force: true });
});
const options = () => ({ folder, mirror: `${mirror.url('mirror')}/` });

test('a mirror is asked for the paths of the official files', async () => {
  for (const [name, { url, part }] of Object.entries(DOWNLOADS)) {
    const wanted = part === 'prefecture' ? '30' : part === 'municipality' ? '302015' : '';
    const path = await downloadAddressFile(wanted === '' ? name : `${name}:${wanted}`, options());
    const official = new URL(url.replace('{}', wanted)).pathname;
    assert.equal(asked.at(-1), official);
    assert.equal(basename(path), basename(official));
    assert.equal(readFileSync(path, 'utf8'), `file ${official}`);
  }
});

test('one file may come from another place', async () => {
  const path = await downloadAddressFile('postal', { folder, url: `${mirror.url('mirror')}/elsewhere/ken.zip` });
  assert.equal(readFileSync(path, 'utf8'), 'file /elsewhere/ken.zip');
});

test('an unknown name, a missing part and a missing file are refused', async () => {
  await assert.rejects(downloadAddressFile('moon', options()), UnknownDownload);
  await assert.rejects(downloadAddressFile('towns', options()), /towns:13/);
  await assert.rejects(downloadAddressFile('parcels:13', options()), /parcels:131016/);
  await assert.rejects(downloadAddressFile('towns:99', options()), /answered 404/);
  await assert.rejects(downloadAddressFile('towns:98', options()), /403: the registry serves callers in Japan only/);
});

test('the official places are asked over TLS', async () => {
  assert.ok(Object.values(DOWNLOADS).every(({ url }) => url.startsWith('https://')));
});
