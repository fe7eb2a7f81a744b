import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { CARD_LINES, cardPng } from '../../../testkit/documents/files.ts';
import { fineTiles, flateBomb, formChain, pathBomb, selfDrawing } from '../../../testkit/documents/hostile.ts';
import { ServiceError } from '../../contract/errors.ts';
import { type OcrOptions, type OpenOcr, openOcr } from './open.ts';

const OPTIONS: OcrOptions = {
  maxConcurrency: 1,
  maxQueue: 2,
  deadlineMs: 600_000,
  decodeMs: 600_000,
  maxMemoryMb: 1500,
};
const ocr = openOcr(OPTIONS);
before(() => ocr.ready());
after(() => ocr.close());

const read = (bytes: Uint8Array = cardPng(), signal?: AbortSignal) => ocr.readDocument({ bytes, maxPages: 1, signal });
const refusal = (code: string) => (error: unknown) => error instanceof ServiceError && error.code === code;
const costly = (code: string) => (error: unknown) => refusal(code)(error) && (error as ServiceError).costly;

/** Processes started by this one whose command line names the reader. */
function childPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('ocr.child');
      } catch {
        return false;
      }
    });
}

/** A process that is none of these; there is none for a moment while one is replaced. */
async function childBeside(others: ReadonlySet<number>): Promise<number> {
  for (;;) {
    const pid = childPids().find((candidate) => !others.has(candidate));
    if (pid !== undefined) return pid;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a document is read in another process', async () => {
  const { pages, engine } = await read();
  assert.deepEqual(
    pages[0]!.lines.map((line) => line.text),
    [...CARD_LINES],
  );
  assert.equal(engine?.name, 'onnx');
});

test('a line is read again in the other process', async () => {
  const document = await read();
  const [readings] = await document.reread([{ page: 0, line: 0 }]);
  assert.equal(readings![0]!.text, CARD_LINES[0]);
});

test('more than one running and two waiting are refused with 429, and the counters say so', async () => {
  const all = Array.from({ length: 6 }, () => read());
  assert.deepEqual([ocr.counters().active, ocr.counters().queued], [1, 2]);
  const results = await Promise.allSettled(all);
  assert.deepEqual(
    results.map((result) => result.status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected'],
  );
  assert.ok(
    results.slice(3).every((result) => result.status === 'rejected' && refusal('ocr_queue_full')(result.reason)),
  );
  assert.deepEqual([ocr.counters().active, ocr.counters().queued], [0, 0]);
});

test('a client that goes away frees its place', async () => {
  const gone = new AbortController();
  const first = read(cardPng(), gone.signal);
  const second = read();
  gone.abort();
  await assert.rejects(first);
  assert.deepEqual((await second).pages[0]!.lines.length, 2);
});

test('a refusal inside the other process keeps its code', async () => {
  await assert.rejects(read(Buffer.from('no picture')), refusal('unsupported_media_type'));
  await assert.rejects(read(cardPng().subarray(0, 2000)), refusal('document_unreadable'));
});

test('a crashed process is replaced and the document answered 502, which counts against nobody', async () => {
  const [pid] = childPids();
  const running = read(pathBomb(100_000));
  assert.equal(ocr.counters().active, 1);
  process.kill(pid!, 'SIGSEGV');
  await assert.rejects(running, { code: 'ocr_invalid_output', costly: false });
  // Its start is not the next document's time.
  await ocr.ready();
  assert.equal((await read()).pages[0]!.lines.length, 2);
  assert.notEqual(childPids()[0], pid);
});

/** On a busy machine the deadline may pass while a document waits for its process, or end a good one; not every time. */
async function atLast<T>({ ready }: OpenOcr, attempt: () => Promise<T>): Promise<T> {
  for (let left = 9; left > 0; left--) {
    try {
      return await attempt();
    } catch {
      await ready();
    }
  }
  return attempt();
}

test('a document that never ends is answered 504 and its process replaced', async () => {
  const quick = openOcr({ ...OPTIONS, deadlineMs: 3000 });
  await quick.ready();
  const bomb = { bytes: pathBomb(3_000_000), maxPages: 1 };
  await atLast(quick, () => assert.rejects(quick.readDocument(bomb), costly('ocr_timeout')));
  await quick.ready();
  const { pages } = await atLast(quick, () => quick.readDocument({ bytes: cardPng(), maxPages: 1 }));
  assert.equal(pages.length, 1);
  assert.ok(quick.counters().timedOut >= 1);
  await quick.close();
});

test('a process says what it reads with, however short the time for a document', async () => {
  const hasty = openOcr({ ...OPTIONS, deadlineMs: 1 });
  assert.equal((await hasty.ready()).name, 'onnx');
  await hasty.close();
});

test('a bomb that outgrows the memory limit is answered 413, the next document is read', async () => {
  // Time enough that memory decides, on a busy machine too.
  const small = openOcr({ ...OPTIONS, maxMemoryMb: 450, decodeMs: 60_000, deadlineMs: 120_000 });
  await small.ready();
  await assert.rejects(small.readDocument({ bytes: flateBomb(500_000_000), maxPages: 1 }), costly('image_too_large'));
  assert.equal((await small.readDocument({ bytes: cardPng(), maxPages: 1 })).pages[0]!.lines.length, 2);
  await small.close();
});

test('what fails after much work is told apart from what fails at once, and from what only waited', async () => {
  const garbage = Buffer.from(`%PDF-1.7\n${'garbage '.repeat(500)}`);
  const failure = await read(garbage).catch((error: unknown) => error);
  assert.deepEqual([refusal('document_unreadable')(failure), costly('document_unreadable')(failure)], [true, false]);
  const strict = openOcr({ ...OPTIONS, costlyMs: 0 });
  await strict.ready();
  await assert.rejects(strict.readDocument({ bytes: garbage, maxPages: 1 }), costly('document_unreadable'));
  const gone = new AbortController();
  const [first, second] = [read(), read(cardPng(), gone.signal)];
  gone.abort();
  const waited = await second.catch((error: unknown) => error);
  assert.deepEqual([refusal('ocr_timeout')(waited), costly('ocr_timeout')(waited)], [true, false]);
  await first;
  await strict.close();
});

for (const [what, limit] of [
  ['grew large', { recycleMb: 1 }],
  ['has used its CPU time', { recycleCpuMs: 1 }],
] as const)
  test(`a process that ${what} is replaced after its document, and no document is lost to it`, async () => {
    const others = new Set(childPids());
    const recycling = openOcr({ ...OPTIONS, ...limit });
    try {
      await recycling.ready();
      const readOne = async () =>
        (await recycling.readDocument({ bytes: cardPng(), maxPages: 1 })).pages[0]!.lines.length;
      const first = await childBeside(others);
      // The second and the third wait for one that is at its end.
      assert.deepEqual(await Promise.all([readOne(), readOne(), readOne()]), [2, 2, 2]);
      assert.notEqual(await childBeside(others), first);
      const { crashed, timedOut } = recycling.counters();
      assert.deepEqual([crashed, timedOut], [0, 0]);
    } finally {
      await recycling.close();
    }
  });

test('without models no process starts, and the failure is told', async () => {
  const broken = openOcr({ ...OPTIONS, engine: 'nothing' as 'onnx' });
  await assert.rejects(broken.ready());
  await broken.close();
});

test('drawings without end are stopped at the deadline of decoding, long before that of reading', async () => {
  const strict = openOcr({ ...OPTIONS, decodeMs: 1000 });
  try {
    await strict.ready();
    for (const bytes of [selfDrawing(), formChain(24, 4), fineTiles()]) {
      const failure = await strict.readDocument({ bytes, maxPages: 1 }).catch((error: unknown) => error);
      assert.ok(failure instanceof ServiceError);
      // One of them may fill its memory before its time is over.
      assert.ok(['ocr_timeout', 'image_too_large', 'document_unreadable'].includes(failure.code), failure.code);
    }
    assert.ok(strict.counters().timedOut > 0);
  } finally {
    await strict.close();
  }
});
