import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serialize } from 'node:v8';
import { recordedLine, recordedOcr, recordedPage } from '../../../testkit/recorded-page.ts';
import type { Ocr } from '../ocr/index.ts';
import { type Extraction, openExtraction } from './index.ts';

const now = () => new Date('2026-11-05T03:00:00Z');
const open: Extraction[] = [];
const extractionOf = (ocr: Ocr | undefined, workers: number): Extraction => {
  const extraction = openExtraction({ ocr, now, workers });
  open.push(extraction);
  return extraction;
};
after(() => Promise.all(open.map((extraction) => extraction.close())));

const text = (lines: number) =>
  Array.from({ length: lines }, (_, n) => `株式会社見本${n}  品名${n}  1,${100 + (n % 800)}  合計 ${n}00`).join('\n');
const file = { bytes: new Uint8Array(), origin: 'upload', declaredTypeMatches: null, maxPages: 1 } as const;

/** Turns of the loop while something is waited for. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

test('the loop turns while a long text is extracted from; without threads it does not', async () => {
  const [away, here] = [extractionOf(undefined, 1), extractionOf(undefined, 0)];
  const source = { text: text(300) };
  await away.document('invoice', source);
  assert.ok((await turnsDuring(() => away.document('invoice', source))) > 20);
  assert.ok((await turnsDuring(() => here.document('invoice', source))) <= 2);
});

/** An engine whose pages came from another process: in bytes, with nobody having looked at them. */
const packed = (ocr: Ocr, bytes?: Uint8Array): Ocr => ({
  readDocument: async (input) => {
    const { pages, ...document } = await ocr.readDocument(input);
    const again = await document.reread([{ page: 0, line: 0 }]);
    return {
      ...document,
      packed: {
        bytes: bytes ?? serialize(pages),
        reread: async (lines) => serialize(lines.map(() => again[0])),
      },
      get pages(): never {
        throw new Error('taken apart on the thread that asked');
      },
    };
  },
});
const line = (content: string, row: number) => recordedLine([content, 60, 60 + row * 60, 400, 40]);
const RECEIPT = ['領収書', '株式会社みどり見本商事', '2026年10月26日', '合計 ¥2,200', '(10%対象 ¥2,200 内消費税 ¥200)'];
const page = (number: string) => recordedPage([...RECEIPT, `登録番号 ${number}`].map(line));

test('a thread says the same, of texts, of pages in bytes and after a second look', async () => {
  const again = [line('登録番号 T7999901000001', 5)];
  for (const number of ['T7999901000001', 'T7999901000002']) {
    const ocr = recordedOcr(page(number), again);
    const [away, here] = [extractionOf(packed(ocr), 1), extractionOf(ocr, 0)];
    assert.deepEqual(await away.document('receipt', file), await here.document('receipt', file), number);
    const sides = { front: file, back: file };
    assert.deepEqual(await away.card(sides), await here.card(sides), number);
    const source = { text: text(60) };
    assert.deepEqual(await away.document('invoice', source), await here.document('invoice', source));
  }
  const { document } = await extractionOf(packed(recordedOcr(page('T7999901000002'), again)), 1).document(
    'receipt',
    file,
  );
  assert.equal(document.resolvedNumber, 'T7999901000001', 'the second look was asked for');
});

test('errors come back as they are, and the next document is read', async () => {
  const blank = extractionOf(packed(recordedOcr(recordedPage([line('・・・', 0)]))), 1);
  await assert.rejects(blank.document('receipt', file), { code: 'document_empty' });
  for (const bytes of [Buffer.from('no value'), serialize([]), serialize('pages')]) {
    const broken = extractionOf(packed(recordedOcr(page('T7999901000001')), bytes), 1);
    await assert.rejects(broken.document('receipt', file), { code: 'ocr_invalid_output' });
  }
  const strange = extractionOf(packed(recordedOcr(page('T7999901000001')), serialize([{ lines: 1 }])), 1);
  await assert.rejects(strange.document('receipt', file), { code: 'engine_invalid_output', costly: false });
  assert.equal((await strange.document('invoice', { text: text(60) })).read.processing.input, 'text');
});

test('who goes away stops its own document alone; more than the queue holds are refused', async () => {
  const extraction = extractionOf(undefined, 1);
  const source = { text: text(300) };
  const gone = new AbortController();
  const left = extraction.document('invoice', source, gone.signal);
  const stays = extraction.document('invoice', source);
  gone.abort();
  await assert.rejects(left, { name: 'CancelledError' });
  assert.equal((await stays).document.kind, 'invoice');
  const many = Array.from({ length: 70 }, () => extraction.document('invoice', { text: text(40) }));
  const outcomes = await Promise.allSettled(many);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  assert.equal(refused.length, 5);
  assert.ok(refused.every(({ reason }) => reason.code === 'engine_queue_full'));
});
