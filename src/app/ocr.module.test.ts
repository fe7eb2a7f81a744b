import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { cardIn } from '../../testkit/documents/files.ts';
import { makePdf } from '../../testkit/documents/pdf.ts';
import { loadConfig } from '../config/index.ts';
import type { StateStore } from '../store/state-store.ts';
import openOcrModule, { boxed } from './ocr.module.ts';

function context(env: Record<string, string>) {
  const written: string[] = [];
  const write = (fields: object, message: string) => void written.push(JSON.stringify(fields) + message);
  return {
    written,
    config: loadConfig(env),
    store: {} as StateStore, // OCR keeps nothing, so it never asks for it
    now: () => new Date(),
    log: { info: write, warn: write, error: write },
  };
}

test('health tells the limits, the engine and what is under way', async () => {
  const part = await openOcrModule(context({ JBIS_OCR_MAX_CONCURRENCY: '1', JBIS_OCR_MAX_QUEUE: '3' }), {});
  const { ocr_model, ...health } = part.health!();
  assert.deepEqual(health, {
    ocr_max_concurrency: 1,
    ocr_max_queue: 3,
    ocr_max_image_edge: 2200,
    ocr_active_requests: 0,
    ocr_engine: 'onnx',
    ocr_engine_available: true,
  });
  assert.match(String(ocr_model), /^recogniser-v7(-int8)?\+detector-v2(-int8)?$/);
  assert.equal(part.findings()[0]!.state, 'ready');
  const running = part.sources.ocr!.readDocument({ bytes: await cardIn('png'), maxPages: 1 });
  assert.equal(part.health!().ocr_active_requests, 1);
  await running;
  assert.equal(part.health!().ocr_active_requests, 0);
  await part.close();
});

test('an engine that is not there makes OCR unavailable with a reason, never a crash', async () => {
  const path = process.env.PATH;
  process.env.PATH = '/nonexistent';
  try {
    const part = await openOcrModule(context({ JBIS_OCR_ENGINE: 'tesseract', JBIS_OCR_MAX_CONCURRENCY: '1' }), {});
    assert.equal(part.sources.ocr, undefined);
    assert.equal(part.health!().ocr_engine_available, false);
    const [finding] = part.findings();
    assert.equal(finding!.state, 'problem');
    assert.match(finding!.next!, /tesseract-ocr-jpn/);
    await part.close();
  } finally {
    process.env.PATH = path;
  }
});

test('doctor says what a reading process is not kept from, and what this system lacks for it', () => {
  const all = { files: true, calls: true, network: true, cpu: true, account: false };
  const kept = 'kept from our files and memory, other processes, the network, endless CPU time';
  assert.equal(boxed(all), `${kept}; under the account of the service`);
  assert.equal(boxed({ ...all, account: true }), `${kept}; under an account of their own`);
  assert.equal(
    boxed({ ...all, files: false }),
    'NOT kept from our files and memory: this system lacks perl-base and Landlock (Linux 5.13)',
  );
  assert.match(boxed({ ...all, files: false, calls: false }), /our files and memory, other processes:/);
});

const MARKER = 'JBIS7MARKER9秘密の文字';

test('nothing of a document reaches the disk or the log', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-privacy-'));
  // Every library that wants a temporary file, a cache or an identity of its own would put it here.
  const places = ['TMPDIR', 'HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME'];
  const kept = places.map((name) => [name, process.env[name]] as const);
  for (const name of places) process.env[name] = folder;
  t.after(() => {
    for (const [name, value] of kept) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true });
  });
  const about = context({ JBIS_DATA_DIR: folder, JBIS_OCR_MAX_CONCURRENCY: '1' });
  const part = await openOcrModule(about, {});
  const ocr = part.sources.ocr!;
  const text = makePdf([
    { texts: [{ x: 50, y: 700, size: 12, text: `${MARKER} 株式会社青葉商店の請求書でございます。` }] },
  ]);
  const { pages } = await ocr.readDocument({ bytes: text, maxPages: 1 });
  assert.ok(pages[0]!.lines[0]!.text.includes(MARKER), 'the marker was read');
  const picture = Buffer.concat([await cardIn('jpeg'), Buffer.from(MARKER)]);
  await ocr.readDocument({ bytes: picture, maxPages: 1 });
  await ocr.readDocument({ bytes: await cardIn('heif'), maxPages: 1 });
  await assert.rejects(ocr.readDocument({ bytes: Buffer.from(`%PDF-1.4 ${MARKER}`), maxPages: 1 }));
  await part.close();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    assert.fail(`a file was written: ${name}`);
  }
  const log = about.written.join('\n');
  for (const secret of [MARKER, '青葉商店', '03-1234-5678']) assert.equal(log.includes(secret), false, secret);
});

test('core dumps of the server and of the reading processes hold no memory', {
  skip: process.platform !== 'linux' && 'SKIPPED: core dump filters are a Linux feature',
}, async () => {
  const part = await openOcrModule(context({ JBIS_OCR_MAX_CONCURRENCY: '1' }), {});
  const children = readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(process.pid)
      );
    } catch {
      return false;
    }
  });
  assert.ok(children.length >= 1);
  for (const pid of ['self', ...children]) {
    assert.equal(Number.parseInt(readFileSync(`/proc/${pid}/coredump_filter`, 'utf8'), 16), 0, pid);
  }
  await part.close();
});
