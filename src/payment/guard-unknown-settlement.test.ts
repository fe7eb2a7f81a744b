import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceError } from '../contract/errors.ts';
import type { Admission, Answer, PaymentGate } from './gate.types.ts';
import { guardUnknownSettlement } from './guard-unknown-settlement.ts';

const ANSWER: Answer = { status: 200, headers: {}, body: '{}' };
const admission = {} as Admission;
const lost = () => Promise.reject(new Error('CONNECTION_CLOSED'));
const logged: string[] = [];
const log = { error: (_: object, message: string) => void logged.push(message) };
const over = (gate: Partial<PaymentGate>) => guardUnknownSettlement(gate as PaymentGate, log);
const isPending = ({ status, headers, body }: Answer) => {
  assert.equal(status, 503);
  assert.equal(headers['retry-after'], '2');
  assert.match(body, /"settlement_pending"/);
};

test('a store that is away is answered 503 with the advice not to sign again, at every step', async () => {
  const gate = over({ admit: lost, replay: lost, execute: lost });
  const admitted = await gate.admit({} as never);
  isPending('refused' in admitted ? admitted.refused : ANSWER);
  isPending((await gate.replay(admission, ''))!);
  isPending(await gate.execute(admission, '', async () => ANSWER));
  assert.equal(logged.length, 3);
});

test('a store that goes away after the work failed leaves the payment in doubt as well', async () => {
  const gate = over({
    execute: async (_admission, _hash, work) => {
      await work(new AbortController().signal).catch(() => undefined);
      return lost();
    },
  });
  isPending(await gate.execute(admission, '', () => Promise.reject(new Error('work failed'))));
});

test('what the work throws, and errors with a code, stay what they are', async () => {
  const failure = new Error('work failed');
  const gate = over({ execute: (_admission, _hash, work) => work(new AbortController().signal) });
  await assert.rejects(
    gate.execute(admission, '', () => Promise.reject(failure)),
    failure,
  );
  const coded = over({ execute: () => Promise.reject(serviceError('engine_timeout')) });
  await assert.rejects(
    coded.execute(admission, '', async () => ANSWER),
    { code: 'engine_timeout' },
  );
});
