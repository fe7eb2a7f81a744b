import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorAnswer } from '../payment/answers.ts';
import { REFUSALS } from '../payment/refusals.ts';
import type { Call } from '../pipeline/answer-call.ts';
import { version1 } from './x402-version-1.ts';

const UNPAID = { accepts: [{ network: 'eip155:8453', amount: '5000' }], resource: { url: 'http://localhost/x' } };
/** A payment of version 1 whose Base64 ends with padding, where a lenient reader would stop. */
const payment = (value: string): string => {
  const sent = { x402Version: 1, scheme: 'exact', network: 'base', payload: { authorization: { value } } };
  const text = JSON.stringify(sent);
  return Buffer.from(text + ' '.repeat((4 - (text.length % 3)) % 3)).toString('base64');
};

/** What of a header goes on to the gate. */
async function toGate(header: string): Promise<unknown> {
  let gone: string | undefined;
  const caller = version1(async (call) => {
    if (call.payment !== undefined) gone = call.payment;
    return { status: 200, headers: {}, body: JSON.stringify(UNPAID) };
  });
  await caller({ endpoint: {}, payment: header } as unknown as Call);
  return gone;
}

test('a payment of version 1 goes on as one of version 2', async () => {
  const gone = JSON.parse(Buffer.from(String(await toGate(payment('5000'))), 'base64').toString()) as object;
  assert.deepEqual(gone, {
    x402Version: 2,
    resource: UNPAID.resource,
    accepted: UNPAID.accepts[0],
    payload: { authorization: { value: '5000' } },
  });
});

test('two headers, and other spellings of Base64, go on as they are and are refused as malformed', async () => {
  const [one, other] = [payment('5000'), payment('5000')];
  assert.match(one, /=$/);
  for (const header of [
    `${one}, ${other}`,
    `${one},${other}`,
    `${one} `,
    one.replace(/=+$/, ''),
    `${one.slice(0, 8)} ${one.slice(8)}`,
    Buffer.from('{"x402Version":1,"scheme":"exact","payload":null}').toString('base64'),
    Buffer.from('null').toString('base64'),
  ])
    assert.equal(await toGate(header), header);
});

/** What a client of version 1 is told where the gate answers this. */
async function told(status: number, body: string): Promise<string> {
  const caller = version1(async () => ({ status, headers: {}, body }));
  const endpoint = { method: 'POST', input: { properties: {} }, output: {} };
  return (await caller({ endpoint } as unknown as Call)).body;
}

test('errors name the header and the fields of version 1', async () => {
  const malformed = await told(400, errorAnswer('payment_header_malformed').body);
  const { error } = (JSON.parse(malformed) as { detail: { error: Record<string, unknown> } }).detail;
  assert.partialDeepStrictEqual(error, { code: 'payment_header_malformed', retryable: false });
  for (const words of [error.message, error.message_ja]) {
    assert.match(String(words), /X-PAYMENT/);
    assert.doesNotMatch(String(words), /PAYMENT-SIGNATURE/);
  }
  const unreadable = errorAnswer('document_unreadable').body;
  assert.equal(await told(400, unreadable), unreadable);
  const { message, messageJa } = REFUSALS.value;
  const refused = JSON.parse(await told(402, JSON.stringify({ ...UNPAID, error: message, detail: { messageJa } }))) as {
    error: string;
    detail: { messageJa: string };
    accepts: [{ maxAmountRequired: string }];
  };
  assert.match(refused.error, /"maxAmountRequired" of "accepts"/);
  assert.match(refused.detail.messageJa, /"maxAmountRequired"/);
  assert.equal(refused.accepts[0].maxAmountRequired, '5000');
});
