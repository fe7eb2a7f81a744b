import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';
import { type LanguageModelOptions, openLanguageModel } from './client.ts';
import { withProposals } from './proposals.ts';

/** A model server that answers what it is told, after a pause; it ends with its test, passed or not. */
async function modelServer(t: TestContext, content: string, pauseMs = 0) {
  let running = 0;
  let most = 0;
  const server = createServer((request, response) => {
    running++;
    most = Math.max(most, running);
    request.resume();
    setTimeout(() => {
      running--;
      response.end(JSON.stringify({ message: { content }, choices: [{ message: { content } }] }));
    }, pauseMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url, most: () => most };
}

const options = (url: string, more: Partial<LanguageModelOptions> = {}): LanguageModelOptions => ({
  url,
  kind: 'ollama',
  model: 'test',
  timeoutMs: 60_000,
  maxConcurrency: 1,
  maxQueue: 3,
  ...more,
});
const TEXT = 'つちや商会さま分\nとりひき票\n2026/10/26';
const { rows } = rowsOfText(TEXT);
const document = () => extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-15'), source: 'text' });

test('a proposal printed in the document is taken, marked and never trusted alone', async (t) => {
  const server = await modelServer(
    t,
    JSON.stringify({ customer_name: 'つちや商会', total: 999, summary: 'どこにもない' }),
  );
  const result = await withProposals(openLanguageModel(options(server.url)), document(), TEXT);
  assert.equal(result.fields.customerName.value, 'つちや商会');
  assert.equal(result.fields.customerName.source, 'language_model');
  assert.ok(result.fields.customerName.confidence < 0.6);
  assert.equal(result.fields.total.value, null);
  assert.equal(result.fields.summary.value, null);
  assert.equal(result.manualReview, true);
});

test('an answer that is no JSON object is 502', async (t) => {
  for (const content of ['not json', '[1]', '']) {
    const server = await modelServer(t, content);
    await assert.rejects(withProposals(openLanguageModel(options(server.url, { kind: 'openai' })), document(), TEXT), {
      code: 'engine_invalid_output',
    });
  }
});

test('a model that does not answer in time is 504', async (t) => {
  const server = await modelServer(t, '{}', 1500);
  await assert.rejects(withProposals(openLanguageModel(options(server.url, { timeoutMs: 150 })), document(), TEXT), {
    code: 'engine_timeout',
  });
});

test('one runs, three wait, the fifth is refused', async (t) => {
  const server = await modelServer(t, '{}', 60);
  const model = openLanguageModel(options(server.url));
  const runs = Array.from({ length: 5 }, () =>
    withProposals(model, document(), TEXT).then(
      () => 'done',
      (error: { code: string }) => error.code,
    ),
  );
  assert.deepEqual((await Promise.all(runs)).sort(), ['done', 'done', 'done', 'done', 'engine_queue_full']);
  assert.equal(server.most(), 1);
  assert.equal(model.active(), 0);
});
