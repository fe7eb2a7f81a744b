import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../../testkit/samples.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { readVatAnswer } from './read-answer.ts';
import { compareTraderNames, containsPlace } from './trader-names.ts';

const NOBODY = { name: null, street: null, postalCode: null, city: null };
const NOT_PROCESSED = { traderNameMatch: 'NOT_PROCESSED', traderCityMatch: 'NOT_PROCESSED' };

test('an error is read before "valid": no fault of VIES makes a number invalid', () => {
  const bodies: [unknown, string, boolean][] = [
    [{ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }, 'MS_UNAVAILABLE', true],
    [{ valid: false, actionSucceed: false, errorWrappers: [{ error: 'TIMEOUT' }] }, 'TIMEOUT', true],
    [{ valid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 'MS_MAX_CONCURRENT_REQ', true],
    [{ actionSucceed: false, errorWrappers: [{ error: 'VAT_BLOCKED' }] }, 'VAT_BLOCKED', false],
    [{ actionSucceed: false, errorWrappers: [{ error: 'VOW-ERR-11', message: 'x' }] }, 'VOW-ERR-11', false],
    [{ actionSucceed: false }, 'UNKNOWN', false],
  ];
  for (const [body, code, retryable] of bodies)
    assert.throws(
      () => readVatAnswer(body, NOBODY),
      (error) => error instanceof UpstreamError && error.upstreamCode === code && error.retryable === retryable,
    );
  assert.throws(() => readVatAnswer({}, NOBODY), UpstreamError);
});

test('"---" is not disclosed, never a mismatch', () => {
  const answer = readVatAnswer(
    { valid: true, name: '---', address: '---', requestIdentifier: '', ...NOT_PROCESSED },
    { ...NOBODY, name: 'Beispiel GmbH' },
  );
  assert.deepEqual(answer, {
    valid: true,
    consultationNumber: null,
    name: 'not_disclosed',
    street: 'not_provided',
    postalCode: 'not_provided',
    city: 'not_provided',
    basis: 'none',
  });
});

test('a match told by the member state wins; otherwise a disclosed name is compared here', () => {
  const trader = { name: 'CEZ', street: null, postalCode: null, city: 'Praha' };
  const answer = readVatAnswer(
    { valid: true, name: 'ČEZ, a. s.', address: 'Duhová 1444/2\nPRAHA 4', ...NOT_PROCESSED },
    trader,
  );
  assert.deepEqual([answer.name, answer.city, answer.basis], ['match', 'match', 'vies_name_compared_locally']);
  const told = readVatAnswer(
    { valid: true, name: '---', address: '---', traderNameMatch: 'INVALID', traderCityMatch: 'VALID' },
    trader,
  );
  assert.deepEqual([told.name, told.city, told.basis], ['mismatch', 'match', 'vies_trader_match']);
});

test('a disclosed name is not compared when none was sent', () => {
  const answer = readVatAnswer({ valid: true, name: 'ČEZ, a. s.', address: 'Duhová', ...NOT_PROCESSED }, NOBODY);
  assert.deepEqual([answer.name, answer.basis], ['not_provided', 'none']);
});

test('trader names agree over accents, legal forms and punctuation, and differ when they differ', () => {
  assert.equal(compareTraderNames('Müller & Söhne GmbH', 'MULLER AND SOHNE'), 'match');
  assert.equal(compareTraderNames('INDUSTRIA DE DISEÑO TEXTIL', 'Industria de Diseno Textil, S.A.'), 'match');
  assert.equal(compareTraderNames('Example', 'Example Trading International'), 'partial_match');
  assert.equal(compareTraderNames('Example', 'Beispiel'), 'mismatch');
  assert.equal(containsPlace('Duhová 1444/2\n140 00  PRAHA 4', '14000'), 'match');
});

const SAMPLES: [string, (answer: ReturnType<typeof readVatAnswer>) => void][] = [
  ['post-valid-cez', (answer) => assert.equal(answer.name, 'match')],
  ['post-valid-de-no-name', (answer) => assert.equal(answer.name, 'not_disclosed')],
  ['post-valid-es-trader-match', (answer) => assert.deepEqual([answer.name, answer.city], ['match', 'match'])],
  ['post-valid-es-trader-mismatch', (answer) => assert.deepEqual([answer.name, answer.city], ['mismatch', 'mismatch'])],
  ['post-valid-with-requester', (answer) => assert.equal(answer.consultationNumber, 'WAPIAAAAaEDkvhHx')],
  ['post-invalid', (answer) => assert.equal(answer.valid, false)],
];
for (const [file, check] of SAMPLES) {
  const path = `evidence/vies/${file}.json`;
  test(`the genuine answer ${file} is read`, { skip: withoutSample(path) }, () => {
    const body = JSON.parse(readFileSync(samplePath(path)!, 'utf8'));
    check(readVatAnswer(body, { ...NOBODY, name: 'ČEZ, a. s.', city: 'Arteixo' }));
  });
}
