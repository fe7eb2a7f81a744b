import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { askPrice, paidCall } from '../../src/client/paid-call.ts';
import invoiceExtract from '../../src/endpoints/invoice/extract.endpoint.ts';
import receiptExtract from '../../src/endpoints/receipt/extract.endpoint.ts';
import { type FileServer, startFileServer } from '../../testkit/documents/file-server.ts';
import { cardPng } from '../../testkit/documents/files.ts';
import { makePdf } from '../../testkit/documents/pdf.ts';
import { type Service, startService } from '../../testkit/service.ts';

let service: Service;
let files: FileServer;
before(async () => {
  files = await startFileServer();
  files.files.set('card.png', cardPng());
  files.files.set('receipt.pdf', paper(receiptExtract.example.input.text as string));
  files.files.set('invoice.pdf', paper(invoiceExtract.example.input.text as string));
  files.files.set('cut.png', cardPng().subarray(0, 400));
  service = await startService({ sources: { documents: files.documents } });
});
after(async () => {
  await service.close();
  files.close();
});

const paper = (text: string) =>
  makePdf([{ texts: text.split('\n').map((line, i) => ({ x: 40, y: 780 - i * 24, size: 12, text: line })) }]);

interface Result {
  readonly index: number;
  readonly status: string;
  readonly result: Record<string, unknown> | null;
  readonly error: { code: string; message: string; message_ja: string; retryable: boolean } | null;
  readonly retryable: boolean;
}
const order = (body: unknown) => ({
  url: `${service.url}/v1/batch-jobs`,
  method: 'POST' as const,
  body: JSON.stringify(body),
});
const get = async <T>(path: string) => (await (await fetch(service.url + path)).json()) as T;
const results = async (id: string) => (await get<{ results: Result[] }>(`/v1/batch-jobs/${id}/results`)).results;

async function finished(id: string): Promise<Record<string, unknown>> {
  for (let i = 0; i < 10; i++) {
    const status = await get<Record<string, unknown>>(`/v1/batch-jobs/${id}?wait=30`);
    if (['completed', 'failed'].includes(String(status.status))) return status;
  }
  throw new Error('the job did not finish');
}

async function buy(operation: string, items: unknown[]): Promise<string> {
  const created = await paidCall(order({ operation, items }), { wallet: service.wallet, maxPrice: 10_000_000n });
  assert.equal(created.status, 202, created.body);
  assert.equal(created.receipt?.success, true);
  const { job_id, privacy } = JSON.parse(created.body) as { job_id: string; privacy: unknown };
  assert.deepEqual(privacy, { result_retention_hours: 24 });
  return job_id;
}

const refusal = async (body: unknown) => {
  const { url, ...init } = order(body);
  const response = await fetch(url, { ...init, headers: { 'content-type': 'application/json' } });
  const { detail } = (await response.json()) as { detail: { type: string; loc: unknown[] }[] };
  return [response.status, ...detail.map(({ type, loc }) => `${type} ${loc.slice(1).join('.')}`)];
};

test('a document is an address: text, Base64, raw text and a 34th item are refused before anything is charged', async () => {
  const file_url = files.url('receipt.pdf');
  const many = Array.from({ length: 34 }, () => ({ file_url }));
  assert.deepEqual(await refusal({ operation: 'receipt_extract', items: many }), [422, 'too_long items']);
  assert.deepEqual(await refusal({ operation: 'receipt_extract', items: [{ text: 'a' }] }), [
    422,
    'missing items.0.file_url',
    'extra_forbidden items.0.text',
  ]);
  assert.deepEqual(await refusal({ operation: 'invoice_extract', items: [{ file_url, image_base64: 'AAAA' }] }), [
    422,
    'extra_forbidden items.0.image_base64',
  ]);
  assert.deepEqual(await refusal({ operation: 'card_extract', items: [{ file_url, include_raw_text: false }] }), [
    422,
    'extra_forbidden items.0.include_raw_text',
  ]);
  assert.deepEqual(await refusal({ operation: 'card_enrich', items: [{ file_url, front_image_url: file_url }] }), [
    422,
    'value_error items.0',
  ]);
  assert.deepEqual(await refusal({ operation: 'card_enrich', items: [{}] }), [422, 'value_error items.0']);
  assert.deepEqual(await refusal({ operation: 'receipt_extract', items: [{ file_url: 'http://a.example/b' }] }), [
    422,
    'string_pattern_mismatch items.0.file_url',
  ]);
  const quote = await askPrice(order({ operation: 'receipt_extract', items: many.slice(1) }));
  assert.ok('requirement' in quote);
  assert.equal(quote.price, 990_000n, 'a full job of receipts stays below the dollar of stock clients');
});

test('an address that can only be refused is refused before anything is charged', async () => {
  const good = { file_url: files.url('receipt.pdf') };
  const inside = { file_url: 'https://169.254.169.254/latest/meta-data/' };
  assert.deepEqual(await refusal({ operation: 'receipt_extract', items: [good, inside] }), [
    422,
    'value_error items.1',
  ]);
  const back = { ...good, back_image_url: 'https://[::ffff:127.0.0.1]/b.png' };
  assert.deepEqual(await refusal({ operation: 'card_enrich', items: [back] }), [422, 'value_error items.0']);
});

test('a paid job reads documents; those that fail say why, are not refunded and may be tried once more', async () => {
  const items = [
    { item_id: 'good', file_url: files.url('receipt.pdf'), fields: ['total', 'supplier_name'] },
    { item_id: 'missing', file_url: files.url('late.pdf') },
    { item_id: 'cut', file_url: files.url('cut.png') },
    { item_id: 'inside', file_url: 'https://inside.test/receipt.pdf' },
    { item_id: 'other', file_url: files.url('page.html') },
    { item_id: 'empty', file_url: files.url('empty.pdf') },
  ];
  files.files.set('page.html', Buffer.from('<html></html>'));
  files.files.set('empty.pdf', makePdf([{}]));
  const id = await buy('receipt_extract', items);
  const status = await finished(id);
  assert.deepEqual(status.counts, { total: 6, pending: 0, succeeded: 1, failed: 5 });
  const kept = Date.parse(status.expires_at as string) - Date.parse(status.completed_at as string);
  assert.equal(kept, 24 * 3600_000);

  const [good, ...bad] = await results(id);
  const { amounts, privacy } = good!.result as { amounts: { total: number }; privacy: object };
  assert.deepEqual([good!.status, amounts.total], ['succeeded', 2200]);
  assert.equal((privacy as { result_retention_hours: number }).result_retention_hours, 24);
  assert.deepEqual(
    bad.map(({ error, retryable }) => [error!.code, error!.retryable, retryable]),
    [
      ['file_url_unreachable', true, true],
      ['document_unreadable', true, true],
      ['file_url_refused', true, true],
      ['unsupported_media_type', true, true],
      ['document_empty', true, true],
    ],
  );
  assert.match(bad[0]!.error!.message_ja, /取得できません/);

  // Nothing of the paper or of its address lies readable in the state.
  const state = readdirSync(service.dataDir).filter((name) => name.includes('sqlite') || name.includes('.db'));
  assert.ok(state.length > 0);
  for (const name of state) {
    const bytes = readFileSync(join(service.dataDir, name));
    for (const word of ['receipt.pdf', 'トヨタ町', '0565-55-0100']) assert.equal(bytes.includes(word), false, name);
  }

  files.files.set('late.pdf', files.files.get('receipt.pdf')!);
  const retry = await fetch(`${service.url}/v1/batch-jobs/${id}/retry`, { method: 'POST' });
  assert.equal(retry.status, 202);
  const second = await finished(id);
  assert.deepEqual(second.counts, { total: 6, pending: 0, succeeded: 2, failed: 4 });
  assert.equal(second.expires_at, status.expires_at, 'a retry keeps nothing longer');
  assert.equal((await results(id))[1]!.status, 'succeeded');
  assert.equal((await fetch(`${service.url}/v1/batch-jobs/${id}/retry`, { method: 'POST' })).status, 409);
});

test('cards and verified invoices give the answers of their single endpoints', async () => {
  const card = await buy('card_enrich', [{ file_url: files.url('card.png'), output_format: 'vcard' }]);
  const invoice = await buy('invoice_extract_and_verify', [{ file_url: files.url('invoice.pdf') }]);
  await Promise.all([finished(card), finished(invoice)]);
  const [read] = await results(card);
  assert.equal(read!.status, 'succeeded', JSON.stringify(read!.error));
  assert.match(String(read!.result!.vcard), /青葉商店/);
  assert.ok(read!.result!.company, 'matched with the registries');
  const [checked] = await results(invoice);
  const { extraction, verification } = checked!.result as Record<string, Record<string, unknown>>;
  assert.equal(verification!.source !== undefined && extraction!.total, 55_000);
  assert.equal((extraction!.privacy as { result_retention_hours: number }).result_retention_hours, 24);
});

test('without a reader documents are not quoted, and look-ups still are', async (t) => {
  const blind = await startService({ sources: { ocr: undefined } as never });
  t.after(() => blind.close());
  const ask = async (body: unknown) => {
    const response = await fetch(`${blind.url}/v1/batch-jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [response.status, ((await response.text()).match(/source_not_configured/) ?? [])[0]];
  };
  const file_url = files.url('card.png');
  assert.deepEqual(await ask({ operation: 'card_extract', items: [{ file_url }] }), [503, 'source_not_configured']);
  assert.equal((await ask({ operation: 'postal_lookup', items: [{ postal_code: '100-0005' }] }))[0], 402);
});
