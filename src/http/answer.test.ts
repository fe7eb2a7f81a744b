import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { detail, type HttpAnswer, writeAnswer } from './answer.ts';

/** The headers an answer is sent with, as often as they are sent. */
function sent(answer: HttpAnswer): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  const writeHead = (_: number, lines: readonly string[]) => {
    for (let at = 0; at < lines.length; at += 2) (headers[lines[at]!.toLowerCase()] ??= []).push(lines[at + 1]!);
  };
  writeAnswer({ writeHead, end() {}, writableLength: 0 } as unknown as ServerResponse, 'id', answer);
  return headers;
}

const page: HttpAnswer = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>', sameOrigin: true };

test('every answer is what it says it is, and said once', () => {
  for (const answer of [detail(404, '<script>'), page, { status: 204, headers: {}, body: '' }])
    assert.deepEqual(sent(answer)['x-content-type-options'], ['nosniff']);
});

test('what says nothing of caches is kept by none', () => {
  assert.deepEqual(sent(page)['cache-control'], ['no-store']);
  assert.deepEqual(sent(detail(400, 'x'))['cache-control'], ['no-store']);
  const kept = { ...page, headers: { ...page.headers, 'cache-control': 'public, max-age=60' } };
  assert.deepEqual(sent(kept)['cache-control'], ['public, max-age=60']);
});

test('pages of this origin are read by no other one', () => {
  assert.equal(sent(page)['access-control-allow-origin'], undefined);
  assert.deepEqual(sent(detail(400, 'x'))['access-control-allow-origin'], ['*']);
});
