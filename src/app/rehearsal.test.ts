import assert from 'node:assert/strict';
import test from 'node:test';
import Type from 'typebox';
import { startHttpServer } from '../../testkit/http-server.ts';
import { endpointFactory, type HandlerContext } from '../contract/endpoint.ts';
import { createMetrics } from '../http/metrics.ts';

interface Sources {
  readonly words: readonly string[];
  readonly missing: object;
}
const endpoint = endpointFactory<Sources>();

function rehearsed(needs: readonly (keyof Sources)[], handled: unknown[]) {
  return endpoint({
    method: 'POST',
    path: '/say',
    name: 'say',
    price: '$0.005',
    summary: 'Say',
    summaryJa: '言う',
    description: 'Says a word.',
    tags: [],
    input: Type.Object({ word: Type.String({ maxLength: 5 }) }),
    output: Type.Object({}),
    example: { input: { word: 'a' }, output: {} },
    needs,
    optional: ['words'],
    replay: 'stored',
    rehearsal: ({ words }) => (words ?? []).map((word) => ({ word })),
    handler: async ({ word }, { payer }: HandlerContext<unknown>) => {
      handled.push([word, payer]);
      if (word === 'fail') throw new Error('a fault that is met first in the rehearsal');
      return { said: word };
    },
  });
}

test('a server asks itself before others do: read, checked and answered as ever, not counted, and stopped by nothing', async () => {
  const handled: unknown[] = [];
  const metrics = createMetrics();
  const sources = { words: ['one', 'fail', 'too long', 'three'] };
  const server = await startHttpServer([rehearsed(['words'], handled)], { sources, metrics, rehearsed: true });
  assert.deepEqual(handled, [
    ['one', null],
    ['fail', null],
    ['three', null],
  ]);
  assert.doesNotMatch((await metrics.render()).body, /route="\/say"/);
  const response = await fetch(`${server.url}/say`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"word":"four"}',
  });
  assert.deepEqual(await response.json(), { said: 'four' });
  await server.close();
});

test('what cannot be served is not rehearsed', async () => {
  const handled: unknown[] = [];
  const sources = { words: ['one'] };
  const server = await startHttpServer([rehearsed(['missing'], handled)], { sources, rehearsed: true });
  assert.deepEqual(handled, []);
  await server.close();
});
