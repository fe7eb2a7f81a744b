import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAcceptedBy } from './contract-signature.ts';

const PAYMENT = { address: `0x${'a'.repeat(40)}`, digest: `0x${'b'.repeat(64)}`, signature: '0x1234' } as const;
const asked = (answer: () => unknown) => isAcceptedBy({ request: (async () => answer()) as never }, PAYMENT);
const failing = (details: string) => () => {
  throw Object.assign(new Error('the call failed'), { details });
};

test('only the word 1 of the validator accepts a signature', async () => {
  assert.equal(await asked(() => '0x1'), true);
  assert.equal(await asked(() => `0x${'1'.padStart(64, '0')}`), true);
  for (const said of ['0x', '0x0', '0x01f', `0x${'2'.padStart(64, '0')}`])
    assert.equal(await asked(() => said), false, said);
});

test('code that ends the call says no; a chain that does not answer says nothing', async () => {
  for (const details of ['execution reverted', 'out of gas', 'invalid opcode: INVALID'])
    assert.equal(await asked(failing(details)), false, details);
  for (const details of ['socket hang up', 'The request timed out.', '429 Too Many Requests'])
    await assert.rejects(asked(failing(details)), details);
});
