import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNoFunds, isOfWallet, REFUSALS, REMEDIES, toRefusal } from './refusals.ts';

/** What the reader is told to do, in either language. */
const TOLD = { en: /\b(?:[Ss]ign|[Uu]se|[Ss]end|[Dd]eploy|Take|Wait)\b/, ja: /てください。$/ };

test('every refusal tells what to do, in both languages', () => {
  for (const { code, message, messageJa } of Object.values(REFUSALS)) {
    assert.match(message, TOLD.en, code);
    assert.match(messageJa, TOLD.ja, code);
  }
});

test('so does every no of a facilitator: each row is found by its example', () => {
  for (const { id, example, en, ja } of REMEDIES) {
    const { code, message, messageJa } = toRefusal({ isValid: false, invalidReason: example });
    assert.equal(code, example);
    assert.ok(message.endsWith(`Nothing was charged. ${en}`), id);
    assert.ok(messageJa.endsWith(`課金はされていません。${ja}`), id);
    assert.match(en, TOLD.en);
    assert.match(ja, TOLD.ja);
  }
});

test('what may come over the network as a reason and is no word is not passed on', () => {
  for (const invalidReason of ['<script>', 'a'.repeat(101), '', 7, undefined])
    assert.equal(toRefusal({ isValid: false, invalidReason: invalidReason as string }).code, 'payment_refused');
});

test('an empty wallet, a wrong signature and a wallet nobody deploys are told from a used authorization', () => {
  const of = (invalidReason: string) => toRefusal({ isValid: false, invalidReason });
  assert.deepEqual(
    ['insufficient_funds', 'invalid_exact_evm_signature', 'eip6492_factory_not_allowed'].map((code) =>
      isOfWallet(of(code)),
    ),
    [true, true, true],
  );
  for (const code of [
    'invalid_exact_evm_nonce_already_used',
    'payment_refused',
    'invalid_exact_evm_transaction_failed',
  ])
    assert.equal(isOfWallet(of(code)), false, code);
  assert.equal(isNoFunds(of('insufficient_funds')), true);
  assert.equal(isNoFunds(of('invalid_exact_evm_signature')), false);
});
