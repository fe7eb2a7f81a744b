import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createExporter } from './exporter.ts';
import { createTracer, type Span } from './tracer.ts';

const SCOPE = { name: 'test', version: '1' };
const options = (url: string, warned: object[] = []) => ({
  url,
  resource: { 'service.name': 'test' },
  scope: SCOPE,
  log: { warn: (fields: object) => void warned.push(fields) },
  // Only what the test asks for is sent.
  everyMs: 3_600_000,
});
const span = (name: string): Span => ({
  traceId: '1'.repeat(32),
  spanId: '2'.repeat(16),
  parentSpanId: null,
  name,
  kind: 'internal',
  startedAt: 1n,
  endedAt: 2n,
  attributes: {},
  error: null,
});

test('a collector that is away costs no memory, no wait and one line in the log', async () => {
  const warned: object[] = [];
  // Nothing listens there: port 9 is discard, which no machine of today serves.
  const exporter = createExporter(options('http://127.0.0.1:9/v1/traces', warned));
  for (let i = 0; i < 5000; i++) exporter.add(span('lost'));
  assert.ok(exporter.counters().queued <= 2048);
  await exporter.close();
  assert.deepEqual(exporter.counters(), { sent: 0, dropped: 5000, queued: 0 });
  assert.equal(warned.length, 1);
});

test('spans go out in batches with the headers of the collector', async () => {
  const seen: { headers: IncomingMessage['headers']; count: number }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: unknown[] }[] }[];
      };
      seen.push({ headers: request.headers, count: body.resourceSpans[0]!.scopeSpans[0]!.spans.length });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  const exporter = createExporter({ ...options(url), headers: { 'x-key': 'secret' } });
  for (let i = 0; i < 700; i++) exporter.add(span('kept'));
  await exporter.close();
  assert.deepEqual(
    seen.map(({ count }) => count),
    [512, 188],
  );
  assert.deepEqual([seen[0]!.headers['x-key'], seen[0]!.headers['content-type']], ['secret', 'application/json']);
  assert.deepEqual(exporter.counters(), { sent: 700, dropped: 0, queued: 0 });
  server.close();
});

test('a span knows its parent over asynchronous steps, and what was thrown by its code alone', async () => {
  const spans: Span[] = [];
  const tracer = createTracer((ended) => spans.push(ended));
  const outer = { parent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, attributes: () => ({ 'http.route': '/x' }) };
  await tracer.root('request', outer, async () => {
    await Promise.resolve();
    const failing = tracer.span('inner', {}, async () => {
      throw Object.assign(new Error('領収書 山田商店'), { code: 'document_unreadable' });
    });
    await assert.rejects(failing);
    assert.equal(
      tracer.span('sync', {}, () => 7),
      7,
    );
  });
  const [inner, sync, root] = spans as [Span, Span, Span];
  assert.deepEqual([root.traceId, root.parentSpanId, root.kind], ['a'.repeat(32), 'b'.repeat(16), 'server']);
  assert.deepEqual([inner.parentSpanId, sync.parentSpanId], [root.spanId, root.spanId]);
  assert.equal(inner.error, 'document_unreadable');
  assert.ok(!JSON.stringify(spans.map(({ error, attributes }) => ({ error, attributes }))).includes('山田'));
});

test('a caller that does not record is followed; outside a request nothing is a span; a wrong parent is none', async () => {
  const spans: Span[] = [];
  const tracer = createTracer((ended) => spans.push(ended));
  const none = () => ({});
  await tracer.root('quiet', { parent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`, attributes: none }, async () =>
    tracer.span('inner', {}, () => 1),
  );
  assert.equal(
    tracer.span('alone', {}, () => 2),
    2,
  );
  assert.equal(spans.length, 0);
  await tracer.root('own', { parent: `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, attributes: none }, async () => 1);
  assert.equal(spans[0]!.parentSpanId, null);
});
