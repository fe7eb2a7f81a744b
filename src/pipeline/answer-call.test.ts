import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { endpointFactory } from '../contract/endpoint.ts';
import { requiredString, strictObject } from '../contract/schema.ts';
import { RequestInvalid } from '../contract/validation-error.ts';
import type { Answer, PaymentGate } from '../payment/gate.types.ts';
import { type Call, createAnswerCall } from './answer-call.ts';

const events: string[] = [];
const declare = endpointFactory<{ data: number }>();
const endpoint = declare({
  method: 'POST',
  path: '/x',
  name: 'x',
  price: '$0.01',
  summary: 'x',
  summaryJa: 'x',
  description: 'x',
  tags: [],
  input: strictObject({ a: requiredString({}) }),
  output: Type.Object({}),
  example: { input: {}, output: {} },
  needs: ['data'],
  replay: 'stored',
  handler: async () => {
    events.push('work');
    return { done: true };
  },
});
const answer = (status: number): Answer => ({ status, headers: {}, body: `{"status":${status}}` });

const gateOf = (options: { refuse?: number; stored?: number; isUnproven?: boolean } = {}): PaymentGate => ({
  admit: async ({ endpoint: of, amount, header }) => {
    events.push('admit');
    if (header === undefined) return { refused: answer(402) };
    if (options.refuse) return { refused: answer(options.refuse) };
    const isUnproven = options.isUnproven ?? false;
    return { admission: { endpoint: of, amount, payer: '0xa', paymentId: 'p', isUnproven } };
  },
  replay: async () => {
    events.push('replay');
    return options.stored ? answer(options.stored) : null;
  },
  execute: async (_admission, _hash, work) => {
    events.push('execute');
    return work(new AbortController().signal);
  },
});

async function run(
  gate: PaymentGate,
  call: Partial<Call> & { valid?: boolean },
  sources: Record<string, unknown> = { data: 1 },
  caller = createAnswerCall({ gate, sources: () => sources, now: () => new Date() }),
) {
  events.length = 0;
  const outcome = await caller({
    endpoint,
    payment: undefined,
    requestId: 'r',
    signal: new AbortController().signal,
    read: async (payer) => {
      events.push(payer ? 'read' : 'read-as-unpaid');
      return {
        isEmptyRequest: true,
        requestHash: () => 'h',
        validate: () => {
          events.push('validate');
          if (call.valid === false) throw new RequestInvalid([]);
          return { a: 'b' };
        },
      };
    },
    ...call,
  }).catch((error: Error) => error);
  return { outcome, order: events.join(' ') };
}

test('a missing source is 503 before anything about payment', async () => {
  const { outcome, order } = await run(gateOf(), {}, {});
  assert.equal((outcome as { code?: string }).code, 'source_not_configured');
  assert.equal(order, '');
});

test('an unpaid call is answered without reading the body', async () => {
  assert.deepEqual(await run(gateOf(), {}), { outcome: answer(402), order: 'admit' });
});

test('a refused payment is answered without reading the body', async () => {
  assert.deepEqual(await run(gateOf({ refuse: 400 }), { payment: 'p' }), { outcome: answer(400), order: 'admit' });
});

test('a stored answer comes before validation and work', async () => {
  assert.deepEqual(await run(gateOf({ stored: 200 }), { payment: 'p', valid: false }), {
    outcome: answer(200),
    order: 'admit read replay',
  });
});

test('an invalid body is refused before anything is claimed', async () => {
  const { outcome, order } = await run(gateOf(), { payment: 'p', valid: false });
  assert.ok(outcome instanceof RequestInvalid);
  assert.equal(order, 'admit read replay validate');
});

test('a valid paid call does its work inside the gate', async () => {
  const { outcome, order } = await run(gateOf(), { payment: 'p' });
  assert.deepEqual(JSON.parse((outcome as Answer).body), { done: true });
  assert.equal((outcome as Answer).headers['cache-control'], 'private, no-store');
  assert.equal(order, 'admit read replay validate execute work');
});

test('while the payer is unproven the body counts as unpaid, and nothing of the payer is looked up before the work', async () => {
  const paidBefore = async () => {
    events.push('paid-before');
    return undefined;
  };
  const asked = { ...endpoint, paidBefore };
  const proven = await run(gateOf(), { payment: 'p', endpoint: asked });
  assert.equal(proven.order, 'admit read replay validate paid-before execute work');
  const unproven = await run(gateOf({ isUnproven: true }), { payment: 'p', endpoint: asked });
  assert.equal(unproven.order, 'admit read-as-unpaid replay validate execute work');
});

test('an answer that depends on files and input alone is given again, by the same files only', async () => {
  let file = {};
  const asked = { ...endpoint, answersFrom: () => [file] };
  const answerCall = createAnswerCall({ gate: gateOf(), sources: () => ({ data: 1 }), now: () => new Date(0) });
  const work = async () => (await run(gateOf(), { payment: 'p', endpoint: asked }, undefined, answerCall)).order;
  assert.match(await work(), /execute work$/);
  assert.match(await work(), /execute work$/, 'kept from the second time on');
  assert.match(await work(), /execute$/);
  file = {};
  assert.match(await work(), /execute work$/);
});
