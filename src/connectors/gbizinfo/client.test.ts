import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStore } from '../../../testkit/memory-store.ts';
import type { HttpAnswer } from '../core/http.ts';
import { GbizinfoClient } from './client.ts';

const NUMBER = '7999901000001';
const answer = (status: number, body: string): HttpAnswer => ({
  status,
  header: () => null,
  bytes: new TextEncoder().encode(body),
});
const asking = (answers: (kind: string) => HttpAnswer) =>
  new GbizinfoClient({
    baseUrl: 'https://api.example/hojin/',
    token: 't',
    http: async ({ url }) => answers(url.split('/').at(-1)!),
    now: () => new Date('2026-11-15'),
    ...memoryStore(),
    sleep: async () => {},
  }).activity(NUMBER);
const NONE = answer(404, '{"id":null,"message":"404 - Not Found.","errors":[],"hojin-infos":null}');

test('a 404 in the words of the service means no records', async () => {
  const asked = await asking(() => NONE);
  assert.ok(asked.ok);
  assert.deepEqual([asked.value.procurement.count, asked.value.subsidy.count], [0, 0]);
});

test('a 404 of a wrong address is no answer, never zero activity', async () => {
  for (const body of ['<html>Not Found</html>', '{"message":"no Route matched"}', ''])
    assert.equal((await asking(() => answer(404, body))).ok, false, body);
});

test('the word "Null" is nothing: neither a value nor a record', async () => {
  const asked = await asking((kind) =>
    kind === 'certification'
      ? answer(
          200,
          JSON.stringify({
            'hojin-infos': [
              {
                certification: [
                  { category: 'Null', date_of_approval: 'Null', government_departments: 'Null' },
                  { category: 'ISO', date_of_approval: '2026-05-01', government_departments: 'Null' },
                ],
              },
            ],
          }),
        )
      : NONE,
  );
  assert.ok(asked.ok);
  assert.deepEqual(asked.value.certification, { count: 1, latestDate: '2026-05-01', categories: ['ISO'] });
});
