import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { type S3StandIn, startS3StandIn } from '../../testkit/upstreams/s3-stand-in.ts';
import {
  draftOfChanges,
  type Manifest,
  publishSnapshot,
  readManifest,
  verifySnapshot,
} from '../store/snapshot/index.ts';
import { draftPath } from '../store/snapshot/publish.ts';
import { createDirectoryRemote } from './directory-remote.ts';
import { openRemote, publishedNames, pullSnapshot, pushSnapshot, type Remote, remoteManifests } from './index.ts';
import { createS3Remote } from './s3-remote.ts';

const ACCOUNT = { accessKey: 'key', secretKey: 'secret/+=', region: 'jp-1' };
const RETRY = { attempts: 3, firstWaitMs: 5 };
const PART = 64 * 1024;

let root: string;
let importer: string;
let node: string;
let s3: S3StandIn;
let clock: number;
before(async () => {
  s3 = await startS3StandIn(ACCOUNT);
});
after(() => s3.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jbis-distribution-'));
  [importer, node] = [join(root, 'importer'), join(root, 'node')];
  clock = Date.parse('2026-11-15T00:00:00Z');
  s3.objects.clear();
  s3.log.length = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

async function publish(bytes = 200_000, name = 'company'): Promise<Manifest> {
  const draft = await draftPath(importer, name);
  writeFileSync(draft, randomBytes(bytes));
  clock += 1000;
  return publishSnapshot({ dir: importer, name, draft, schema: 1, meta: { rows: 1 }, now: () => new Date(clock) });
}

async function publishChanges(bytes = 3000): Promise<Manifest> {
  const { draft, manifest } = await draftOfChanges(importer, 'company');
  writeFileSync(draft, randomBytes(bytes));
  clock += 1000;
  return publishSnapshot({
    dir: importer,
    name: 'company',
    draft,
    schema: 1,
    meta: { rows: 2 },
    replaces: manifest,
    isChanges: true,
    now: () => new Date(clock),
  });
}

const bucket = (change: Partial<Parameters<typeof createS3Remote>[0]> = {}): Remote =>
  createS3Remote({
    endpoint: s3.url,
    region: ACCOUNT.region,
    bucket: 'data',
    prefix: 'jp (test)/registry/',
    credentials: ACCOUNT,
    retry: RETRY,
    partBytes: PART,
    ...change,
  });
const push = (remote: Remote, name = 'company') => pushSnapshot({ dir: importer, remote, name });
const pull = (remote: Remote, name = 'company') => pullSnapshot({ dir: node, remote, name, retry: RETRY });
const same = (manifest: Manifest) =>
  assert.equal(
    createHash('sha256')
      .update(readFileSync(join(node, manifest.file)))
      .digest('hex'),
    manifest.sha256,
  );

for (const [kind, open] of [
  ['a folder', () => createDirectoryRemote(join(root, 'share'))],
  ['an S3-compatible store', () => bucket()],
] as const) {
  describe(`snapshots through ${kind}`, () => {
    it('arrive whole, and only once', async () => {
      const remote = open();
      const manifest = await publish();
      assert.equal((await push(remote)).moved, 'copied');
      assert.equal((await push(remote)).moved, 'same');
      assert.equal((await pull(remote)).moved, 'copied');
      assert.equal((await pull(remote)).moved, 'same');
      assert.deepEqual(readManifest(node, 'company'), manifest);
      same(manifest);
      assert.deepEqual(readdirSync(node).sort(), [manifest.file, 'company.json'].sort());
      assert.deepEqual(await remoteManifests(remote), [manifest]);
      assert.deepEqual(publishedNames(node), ['company']);
    });

    it('never go back by accident, but on demand', async () => {
      const remote = open();
      const old = await publish();
      await push(remote);
      const fresh = await publish();
      await push(remote);
      await pull(remote);
      rmSync(importer, { recursive: true });
      mkdirSync(importer);
      clock -= 100_000;
      await publish();
      assert.equal((await push(remote)).moved, 'newer_there');
      assert.equal(readManifest(node, 'company')?.version, fresh.version);
      await pullSnapshot({ dir: node, remote, name: 'company', version: old.version });
      assert.equal(readManifest(node, 'company')?.version, old.version);
      same(old);
      await assert.rejects(pullSnapshot({ dir: node, remote, name: 'company', version: '20200101T000000Z-00000000' }), {
        message: /has no company of version/,
      });
    });

    it('leave only the newest two at the address', async () => {
      const remote = open();
      const manifests: Manifest[] = [];
      for (let i = 0; i < 4; i++) {
        manifests.push(await publish(1000));
        await push(remote);
      }
      const kept = (await remote.list()).filter((file) => file.endsWith('.db')).sort();
      assert.deepEqual(
        kept,
        manifests.slice(2).map(({ file }) => file),
      );
    });

    it('send and fetch only what differences changed, and keep a data file while a version needs it', async () => {
      const remote = open();
      const moved: string[] = [];
      const watched: Remote = {
        ...remote,
        upload: (name, file, onBytes) => remote.upload(name, file, onBytes).then(() => void moved.push(`up ${name}`)),
        read: (name, from) => {
          moved.push(`down ${name}`);
          return remote.read(name, from);
        },
      };
      const base = await publish();
      await push(watched);
      await pull(watched);
      const versions: Manifest[] = [];
      for (let day = 0; day < 4; day++) {
        versions.push(await publishChanges());
        await push(watched);
        await pull(watched);
        assert.deepEqual(await verifySnapshot(node, 'company'), versions[day]);
      }
      assert.deepEqual(moved, [
        `up ${base.file}`,
        `down ${base.file}`,
        ...versions.flatMap(({ changes }) => [`up ${changes!.file}`, `down ${changes!.file}`]),
      ]);
      const kept = (await remote.list()).filter((file) => file.endsWith('.db')).sort();
      assert.deepEqual(kept, [base.file, ...versions.slice(2).map(({ changes }) => changes!.file)].sort());
      await pullSnapshot({ dir: node, remote, name: 'company', version: versions[2]!.version });
      assert.deepEqual(await verifySnapshot(node, 'company'), versions[2]);
      for (let i = 0; i < 2; i++) {
        await publish();
        await push(remote);
      }
      assert.equal((await remote.list()).filter((file) => file.endsWith('.db')).length, 2);
    });

    it('are refused when damaged on the way, and what was here stays', async () => {
      const remote = open();
      const first = await publish();
      await push(remote);
      await pull(remote);
      const second = await publish();
      await push(remote);
      const damaged: Remote = {
        ...remote,
        async *read(name, from) {
          for await (const chunk of remote.read(name, from)) yield Buffer.from(chunk).fill(0);
        },
      };
      await assert.rejects(pull(damaged), /does not match its manifest/);
      assert.equal(readManifest(node, 'company')?.version, first.version);
      await pull(remote);
      same(second);
    });

    it('are not sent when they are damaged here', async () => {
      const remote = open();
      const manifest = await publish();
      writeFileSync(join(importer, manifest.file), 'not it');
      await assert.rejects(push(remote), /does not match its manifest/);
      assert.deepEqual(await remote.list(), []);
    });

    it('of another layout are refused before anything is transferred', async () => {
      const remote = open();
      await publish();
      await push(remote);
      await assert.rejects(pullSnapshot({ dir: node, remote, name: 'company', schema: 2 }), /this program reads 2/);
      await assert.rejects(pull(remote, 'invoice'), /has no invoice/);
    });
  });
}

describe('an interrupted transfer', () => {
  it('from a store goes on where it stopped', async () => {
    const manifest = await publish();
    await push(bucket());
    s3.cutNext(/^GET .*\.db$/, 150_000);
    let calls = 0;
    const counted: Remote = {
      ...bucket(),
      read: (name, from) => {
        calls++;
        if (calls === 2) assert.ok(from > 0 && from <= 150_000, `went on at ${from}`);
        return bucket().read(name, from);
      },
    };
    await pull(counted);
    assert.equal(calls, 2);
    same(manifest);
  });

  it('is taken up by the next process, and by one process only', async () => {
    const manifest = await publish();
    await push(bucket());
    mkdirSync(node);
    const { hostname } = await import('node:os');
    const host = hostname().replace(/[^\w-]/g, '_');
    const whole = readFileSync(join(importer, manifest.file));
    // Process 1 is alive and not ours; 4194305 is above the highest process number there is.
    writeFileSync(join(node, `.company.${manifest.version}@${host}+1.draft`), whole.subarray(0, 90_000));
    writeFileSync(join(node, `.company.${manifest.version}@${host}+4194305.draft`), whole.subarray(0, 70_000));
    for (const draft of readdirSync(node)) utimesSync(join(node, draft), new Date(), new Date());
    let from = -1;
    const remote = bucket();
    await pull({ ...remote, read: (name, at) => remote.read(name, (from = at)) });
    assert.equal(from, 70_000);
    same(manifest);
    assert.ok(readdirSync(node).some((file) => file.includes('+1.draft')));
  });

  it('to a store sends only the parts that are missing', async () => {
    const manifest = await publish(10 * PART + 7);
    s3.failNext(/^PUT .*partNumber=9/, 403);
    await assert.rejects(push(bucket()), /ServiceUnavailable/);
    assert.deepEqual(await bucket().list(), [], 'nothing half-sent can be seen');
    const before = s3.received();
    await push(bucket());
    assert.ok(s3.received() - before < 4 * PART, `${s3.received() - before} bytes sent again`);
    await pull(bucket());
    same(manifest);
  });

  it('to a folder goes on where it stopped', async () => {
    const manifest = await publish();
    const share = join(root, 'share');
    mkdirSync(share);
    writeFileSync(
      join(share, `.${manifest.file}.part`),
      readFileSync(join(importer, manifest.file)).subarray(0, 100_000),
    );
    const shares: number[] = [];
    await pushSnapshot({
      dir: importer,
      remote: createDirectoryRemote(share),
      name: 'company',
      onProgress: ({ step, share: done }) => step.startsWith('sending') && shares.push(done),
    });
    assert.ok(shares[0]! > 0.5 && shares.at(-1) === 1, String(shares));
    await pull(createDirectoryRemote(share));
    same(manifest);
  });

  it('is repeated by itself when the store is busy', async () => {
    const manifest = await publish();
    s3.failNext(/^PUT .*partNumber=2/, 503);
    s3.failNext(/^GET .*company\.json/, 500);
    await push(bucket());
    await pull(bucket());
    same(manifest);
  });
});

describe('a store', () => {
  it('that refuses is quoted with advice', async () => {
    await publish();
    await assert.rejects(push(bucket({ credentials: { ...ACCOUNT, secretKey: 'wrong' } })), {
      message: /SignatureDoesNotMatch.*Check JBIS_S3_SECRET_KEY/,
    });
    await assert.rejects(push(bucket({ credentials: { ...ACCOUNT, accessKey: 'wrong' } })), /InvalidAccessKeyId/);
    await assert.rejects(push(bucket({ now: () => new Date(Date.now() - 3_600_000) })), /Set the clock/);
    await assert.rejects(push(bucket({ endpoint: 'http://127.0.0.1:9' })), /could not be reached/);
  });

  it('is named by its address', () => {
    const settings = { region: 'jp-1', accessKey: 'a', secretKey: 'b' };
    assert.equal(openRemote('s3://bucket/some/prefix/', settings).where, 's3://bucket/some/prefix/');
    assert.equal(openRemote('s3://bucket', settings).where, 's3://bucket/');
    assert.equal(openRemote('file:///srv/data', settings).where, '/srv/data');
    assert.equal(openRemote('/srv/data', settings).where, '/srv/data');
    assert.throws(() => openRemote('s3://bucket', { region: 'jp-1' }), /JBIS_S3_ACCESS_KEY/);
    for (const address of ['ftp://host/x', 's3:///x', 's3://UPPER/x'])
      assert.throws(() => openRemote(address, settings), /is no address/);
  });
});
