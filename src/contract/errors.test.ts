import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERROR_TABLE, type ErrorCode, serviceError, toServiceError } from './errors.ts';

test('every row has both languages and a status of 400 or more, never 402 or 422', () => {
  for (const [code, row] of Object.entries(ERROR_TABLE)) {
    assert.ok(row.message.length > 10 && /[ぁ-んァ-ヶ一-龠]/.test(row.message_ja), code);
    assert.ok(row.status >= 400 && row.status !== 402 && row.status !== 422, code);
  }
});

test('every row says what to do besides what was wrong, in both languages', () => {
  for (const [code, { message, message_ja }] of Object.entries(ERROR_TABLE)) {
    const [what, ...remedy] = message.split(/(?<=[.:;?]) /);
    assert.ok(what && remedy.join(' ').length >= 10, `${code}: ${message}`);
    assert.ok(message_ja.split('。').filter(Boolean).length >= 2, `${code}: ${message_ja}`);
  }
});

test('429 and 503 say when to come back, where coming back can help', () => {
  for (const code of Object.keys(ERROR_TABLE) as ErrorCode[]) {
    const { status, retryable, retryAfterSeconds } = serviceError(code);
    assert.equal(retryAfterSeconds !== undefined, retryable && (status === 429 || status === 503), code);
  }
  assert.equal(serviceError('source_unavailable', { retryable: false }).retryAfterSeconds, undefined);
});

test('an unexpected error becomes internal_error without its message', () => {
  const error = toServiceError(new Error('password 123'));
  assert.equal(error.code, 'internal_error');
  assert.doesNotMatch(JSON.stringify(error.toBody()), /password/);
});
