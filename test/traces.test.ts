import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { paidCall } from '../src/client/paid-call.ts';
import { cardPng } from '../testkit/documents/files.ts';
import { startService } from '../testkit/service.ts';

/** A collector that takes OTLP/JSON as opentelemetry-proto describes it and keeps what it was sent. */
let collector: Server;
const posts: { path: string; type: string; body: string }[] = [];
before(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({
        path: request.url!,
        type: request.headers['content-type']!,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
});
after(() => collector.close());

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: { key: string; value: Record<string, unknown> }[];
  readonly status: { code?: number };
}

test('a paid request is one trace from the door to the settlement, without a word of what was read', async (t) => {
  const { port } = collector.address() as AddressInfo;
  const service = await startService({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` } });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await service.close();
    isOpen = false;
  };
  t.after(close);
  const post = (path: string, body: object) =>
    paidCall(
      { url: service.url + path, method: 'POST', body: JSON.stringify(body) },
      { wallet: service.wallet, maxPrice: 1_000_000n },
    );
  const card = await post('/jp-business-card/extract-and-enrich', {
    front_image_base64: cardPng().toString('base64'),
  });
  assert.equal(card.status, 200, card.body);
  const company = await post('/jp-company/verify', { corporate_number: '1180301018771' });
  assert.equal(company.status, 200);
  assert.equal((await fetch(`${service.url}/v1/batch-jobs/bj_${'a'.repeat(32)}`)).status, 404);
  const payer = service.wallet.address.toLowerCase();
  await close();

  assert.ok(posts.length > 0, 'what is left is sent when the server closes');
  const spans: WireSpan[] = [];
  for (const { path, type, body } of posts) {
    assert.deepEqual([path, type], ['/v1/traces', 'application/json']);
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: {
        resource: { attributes: { key: string; value: object }[] };
        scopeSpans: { scope: { name: string; version: string }; spans: WireSpan[] }[];
      }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      assert.deepEqual(resource.attributes[0], { key: 'service.name', value: { stringValue: 'jbis' } });
      for (const part of scopeSpans) spans.push(...part.spans);
    }
  }
  for (const span of spans) {
    assert.match(span.traceId, /^(?!0+$)[0-9a-f]{32}$/);
    assert.match(span.spanId, /^(?!0+$)[0-9a-f]{16}$/);
    assert.match(span.startTimeUnixNano, /^\d{19}$/);
    assert.ok(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano));
    assert.ok([1, 2, 3].includes(span.kind));
    for (const { key, value } of span.attributes) {
      assert.equal(typeof key, 'string');
      assert.match(Object.keys(value).join(), /^(?:stringValue|intValue|doubleValue|boolValue)$/);
      if ('intValue' in value) assert.equal(typeof value.intValue, 'string', '64-bit numbers are text in JSON');
    }
    const isRoot = span.parentSpanId === undefined;
    assert.equal(isRoot, span.kind === 2);
    if (!isRoot)
      assert.ok(
        spans.some(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId),
        `${span.name} hangs in the air`,
      );
  }
  const traceOf = (name: string) => {
    const roots = spans.filter((span) => span.name === name);
    const paid = roots.find(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'http.response.status_code' && value.intValue === '200'),
    )!;
    return new Set(spans.filter(({ traceId }) => traceId === paid.traceId).map((span) => span.name));
  };
  const cardTrace = traceOf('POST /jp-business-card/extract-and-enrich');
  for (const name of ['payment.verify', 'ocr.read', 'extraction.card', 'registry.company.search', 'payment.settle'])
    assert.ok(cardTrace.has(name), `${name} in ${[...cardTrace]}`);
  assert.ok(traceOf('POST /jp-company/verify').has('registry.company.by_number'));

  const sent = posts
    .map(({ body }) => body)
    .join()
    .toLowerCase();
  for (const secret of ['青葉商店', '03-1234-5678', payer, payer.slice(2), '1180301018771', 'bj_aaaa', 'トヨタ'])
    assert.equal(sent.includes(secret), false, `${secret} left the house`);
});
