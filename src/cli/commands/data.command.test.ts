import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startS3StandIn } from '../../../testkit/upstreams/s3-stand-in.ts';
import { SCHEMA_VERSION } from '../../engines/registry/snapshot/schema.ts';
import { publishSnapshot, readManifest } from '../../store/snapshot/index.ts';
import { draftPath } from '../../store/snapshot/publish.ts';
import type { Io } from '../command.ts';
import command from './data.command.ts';

let root: string;
before(() => {
  root = mkdtempSync(join(tmpdir(), 'jbis-data-command-'));
});
after(() => rmSync(root, { recursive: true }));

const importer = () => join(root, 'importer');
const node = () => join(root, 'node');

async function run(dataDir: string, args: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: { JBIS_DATA_DIR: dataDir, ...env },
    isTerminal: false,
  };
  return { code: await command.run(args, io), out: out.join('\n'), err: err.join('\n') };
}

async function publish(schema = SCHEMA_VERSION) {
  const dir = join(importer(), 'registry');
  const draft = await draftPath(dir, 'company');
  writeFileSync(draft, 'not a database, but a file');
  return publishSnapshot({ dir, name: 'company', draft, schema, meta: { data_as_of: '2026-11-14' } });
}

test('push, list and pull through a folder', async () => {
  const share = join(root, 'share');
  const empty = await run(importer(), ['push', '--to', share]);
  assert.equal(empty.code, 1);
  assert.match(empty.err, /no published data.*jbis import/);
  const { version } = await publish();
  const pushed = await run(importer(), ['push'], { JBIS_DATA_REMOTE: share });
  assert.equal(pushed.code, 0, pushed.err);
  assert.match(pushed.out, new RegExp(`company: copied ${version}, 0\\.0 MB, as of 2026-11-14`));
  assert.match(pushed.err, /100 % {2}sending company/);
  const listed = await run(node(), ['list', '--from', share]);
  assert.match(listed.out, new RegExp(`here   none\n  there  ${version}`));
  const pulled = await run(node(), ['pull', '--from', share]);
  assert.equal(pulled.code, 0, pulled.err);
  assert.equal(readManifest(join(node(), 'registry'), 'company')?.version, version);
  assert.match((await run(node(), ['pull', '--from', share])).out, /already the same/);
  assert.match((await run(node(), ['list', '--from', share])).out, /\(the same\)/);
});

test('a store is reached with the keys of the settings', async () => {
  const s3 = await startS3StandIn({ accessKey: 'k', secretKey: 's', region: 'jp-1' });
  const env = {
    JBIS_DATA_REMOTE: 's3://data/jp',
    JBIS_S3_ENDPOINT: s3.url,
    JBIS_S3_REGION: 'jp-1',
    JBIS_S3_ACCESS_KEY: 'k',
    JBIS_S3_SECRET_KEY: 's',
  };
  try {
    assert.match((await run(node(), ['pull'], env)).err, /nothing was pushed to s3:\/\/data\/jp\/ yet/);
    assert.equal((await run(importer(), ['push'], env)).code, 0);
    assert.equal((await run(join(root, 'other'), ['pull', 'company'], env)).code, 0);
    const refused = await run(importer(), ['push'], { ...env, JBIS_S3_SECRET_KEY: 'wrong' });
    assert.equal(refused.code, 1);
    assert.match(refused.err, /SignatureDoesNotMatch.*What was in service stays/);
  } finally {
    await s3.close();
  }
});

test('data of a layout this program does not read are left where they are', async () => {
  const share = join(root, 'share');
  const before = readManifest(join(node(), 'registry'), 'company')?.version;
  await publish(999);
  await run(importer(), ['push', '--to', share]);
  const pulled = await run(node(), ['pull', '--from', share]);
  assert.equal(pulled.code, 1);
  assert.match(pulled.err, /has layout 999.*Update this node first/);
  assert.equal(readManifest(join(node(), 'registry'), 'company')?.version, before);
});

test('wrong use is told as such', async () => {
  for (const args of [[], ['copy'], ['push'], ['pull', '--version', 'x', '--from', '/x'], ['pull', '--nonsense']])
    await assert.rejects(run(node(), args), { name: 'Error' });
  await assert.rejects(run(node(), ['push', '--to', '/x', '--keep', '0']), /--keep/);
});
