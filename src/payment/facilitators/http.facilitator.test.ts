import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types';
import { FacilitatorUnavailable } from './facilitator.ts';
import { createHttpFacilitator } from './http.facilitator.ts';

const payload = { x402Version: 2, accepted: {}, payload: {} } as unknown as PaymentPayload;
const requirements = { network: 'eip155:8453' } as unknown as PaymentRequirements;

/** Waited for only where nothing comes: a busy machine takes its time to answer. */
const PATIENT_MS = 60_000;

async function withFacilitator(
  listener: RequestListener,
  use: (facilitator: ReturnType<typeof createHttpFacilitator>, clock: { now: number }) => Promise<void>,
  timeoutMs = PATIENT_MS,
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clock = { now: 0 };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x402/`;
  try {
    await use(createHttpFacilitator({ url, authorize: () => 'Bearer secret', timeoutMs, now: () => clock.now }), clock);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

test('posts payload and requirement to /verify and /settle below the configured URL', async () => {
  const seen: { url: string; authorization: string | undefined; body: unknown }[] = [];
  const listener: RequestListener = async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    seen.push({ url: request.url!, authorization: request.headers.authorization, body: JSON.parse(text) });
    response.end(request.url!.endsWith('verify') ? '{"isValid":true}' : '{"success":true,"transaction":"0x1"}');
  };
  await withFacilitator(listener, async (facilitator) => {
    assert.equal((await facilitator.verify(payload, requirements)).isValid, true);
    const settled = await facilitator.settle(payload, requirements);
    assert.deepEqual([settled.success, settled.transaction, settled.network], [true, '0x1', 'eip155:8453']);
  });
  assert.deepEqual(
    seen.map(({ url }) => url),
    ['/x402/verify', '/x402/settle'],
  );
  assert.deepEqual(seen[0], {
    url: '/x402/verify',
    authorization: 'Bearer secret',
    body: { x402Version: 2, paymentPayload: payload, paymentRequirements: requirements },
  });
});

test('a verdict sent with a 4xx status is a verdict', async () => {
  await withFacilitator(answer(400, '{"isValid":false,"invalidReason":"insufficient_funds"}'), async (facilitator) => {
    assert.equal((await facilitator.verify(payload, requirements)).invalidReason, 'insufficient_funds');
  });
});

test('success claimed with an error status is no success', async () => {
  await withFacilitator(answer(500, '{"isValid":true,"success":true,"transaction":"0x1"}'), async (facilitator) => {
    await assert.rejects(facilitator.verify(payload, requirements), FacilitatorUnavailable);
    await assert.rejects(facilitator.settle(payload, requirements), FacilitatorUnavailable);
  });
});

for (const [fault, listener] of Object.entries({
  'a redirect': answer(302, '', { location: 'http://127.0.0.1:1/' }),
  'something that is not JSON': answer(200, '<html>'),
  'JSON of another shape': answer(200, '{"ok":1}'),
  null: answer(200, 'null'),
  'an endless answer': (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(timer));
  },
  silence: () => undefined,
} satisfies Record<string, RequestListener>)) {
  test(`${fault} is no verdict`, async () => {
    const isUnanswered = async (facilitator: ReturnType<typeof createHttpFacilitator>) => {
      await assert.rejects(facilitator.verify(payload, requirements), FacilitatorUnavailable);
      await assert.rejects(facilitator.settle(payload, requirements), FacilitatorUnavailable);
    };
    await withFacilitator(listener, isUnanswered, fault === 'silence' ? 300 : PATIENT_MS);
  });
}

test('an answer about what was sent is told from one about the facilitator itself', async () => {
  for (const [status, isUnread] of [
    [400, true],
    [413, true],
    [422, true],
    [401, false],
    [404, false],
    [429, false],
    [500, false],
  ] as const)
    await withFacilitator(answer(status, '{"errorType":"invalid_request"}'), async (facilitator) => {
      const told = (error: unknown) => error instanceof FacilitatorUnavailable && error.isUnread === isUnread;
      await assert.rejects(facilitator.verify(payload, requirements), told, `${status}`);
    });
});

test('after 429 verifying pauses as long as asked, then goes on; settling is never held back', async () => {
  let calls = 0;
  const listener: RequestListener = (_request, response) => {
    calls++;
    if (calls === 1) response.writeHead(429, { 'retry-after': '7' }).end('{}');
    else response.end('{"isValid":true,"success":true,"transaction":"0x1"}');
  };
  await withFacilitator(listener, async (facilitator, clock) => {
    const limited = (error: unknown) => error instanceof FacilitatorUnavailable && error.retryAfterSeconds === 7;
    await assert.rejects(facilitator.verify(payload, requirements), limited);
    await assert.rejects(facilitator.verify(payload, requirements), limited);
    assert.equal(calls, 1, 'the pause is kept without asking');
    assert.equal((await facilitator.settle(payload, requirements)).success, true);
    clock.now = 7001;
    assert.equal((await facilitator.verify(payload, requirements)).isValid, true);
  });
});
