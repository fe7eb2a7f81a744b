import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check, Errors } from 'typebox/value';
import { addressEngine } from '../../../testkit/address-engine.ts';
import type { Endpoint, HandlerContext } from '../../contract/endpoint.ts';
import geocode from './geocode.endpoint.ts';
import normalize from './normalize.endpoint.ts';
import parse from './parse.endpoint.ts';
import postalLookup from './postal-lookup.endpoint.ts';
import validate from './validate.endpoint.ts';

const ENDPOINTS = [normalize, parse, postalLookup, geocode, validate];
const context = {
  deps: { address: addressEngine() },
  signal: new AbortController().signal,
  now: () => new Date('2026-11-15T00:00:00Z'),
  requestId: 'test',
  payer: null,
};
const call = async (endpoint: Endpoint, input: Record<string, unknown>) =>
  (await endpoint.handler(input as never, context as unknown as HandlerContext<never>)) as Record<string, unknown>;

const INPUTS = [
  '和歌山県和歌山市今福1-1-3',
  '府中市府中町1-1',
  '大阪府横浜市西区みなとみらい1-1',
  '東京都港区ああ町1-2',
  'どこでもない',
  '〒602-8041 上京区下立売通新町西入薮ノ内町',
  '北海道札幌市中央区北3西6',
];

for (const endpoint of ENDPOINTS) {
  test(`the example of ${endpoint.path} is a real answer`, async () => {
    const output = await call(endpoint, endpoint.example.input);
    assert.deepEqual(JSON.parse(JSON.stringify(output)), endpoint.example.output);
  });

  test(`answers of ${endpoint.path} fit their schema`, async () => {
    const inputs =
      endpoint === postalLookup
        ? [
            { postal_code: '100-6801' },
            { city: '港区', town: '芝' },
            { town: '存在しない町' },
            { postal_code: '060-8621' },
          ]
        : INPUTS.map((address) => ({ address }));
    for (const input of inputs) {
      const output = await call(endpoint, input);
      assert.ok(Check(endpoint.output, output), JSON.stringify([input, Errors(endpoint.output, output)[0]]));
    }
  });

  test(`${endpoint.path} leaves English out in ja and the Japanese label out in en`, async () => {
    const ja = await call(endpoint, { ...endpoint.example.input, response_language: 'ja' });
    const en = await call(endpoint, { ...endpoint.example.input, response_language: 'en' });
    const english = (value: unknown): unknown[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, inner]) => (key.endsWith('_en') ? [inner] : english(inner)));
    assert.ok(english(ja).length > 0);
    assert.ok(english(ja).every((value) => value === null));
    assert.equal(en.status_label ?? null, null);
    assert.deepEqual(Object.keys(ja.localized as object), ['ja']);
    assert.deepEqual(Object.keys(en.localized as object), ['en']);
    assert.equal(ja.response_language, 'ja');
  });
}

test('an address of spaces and punctuation breaks the rule of the endpoint', () => {
  const rule = normalize.check as unknown as (input: { address: string }) => string | undefined;
  assert.equal(typeof rule({ address: ' 、。 ' }), 'string');
  assert.equal(rule({ address: '港区' }), undefined);
});

test('postal look-up needs a code or a place, and a prefecture alone is none', () => {
  const rule = postalLookup.check as unknown as (input: object) => string | undefined;
  assert.equal(typeof rule({ prefecture: '東京都', city: ' ' }), 'string');
  assert.equal(rule({ ward: '港区' }), undefined);
});

test('an answer says when its list is cut, and asks for a person where evidence contradicts itself', async () => {
  const cut = await call(geocode, { address: '府中市府中町1-1', max_candidates: 1 });
  assert.deepEqual([cut.candidate_count, cut.candidates_truncated], [2, true]);
  const whole = await call(geocode, { address: '府中市府中町1-1', max_candidates: 2 });
  assert.deepEqual([whole.candidate_count, whole.candidates_truncated], [2, false]);
  const codes = await call(postalLookup, { postal_code: '4520961', limit: 5 });
  assert.deepEqual([codes.count, codes.total_count, codes.truncated], [5, 66, true]);
  const decided = async (address: string, postal_code: string | null) => {
    const answer = await call(validate, { address, postal_code });
    return [answer.status, answer.address_validated, answer.manual_review_required];
  };
  assert.deepEqual(await decided('和歌山県和歌山市今福1-1-3', '640-8156'), ['conflict', false, true]);
  assert.deepEqual(await decided('東京都千代田区丸の内1-9-1', null), ['exact', true, false]);
  assert.deepEqual(await decided('東京都千代田区丸の内', null), ['partial', false, false]);
});

test('the five views agree about one input', async () => {
  for (const address of INPUTS) {
    const [n, p, g, v] = await Promise.all([normalize, parse, geocode, validate].map((e) => call(e, { address })));
    assert.equal(n!.parse_confidence, p!.parse_confidence, address);
    const evidence = v!.evidence as { parser: { status: string }; geocoder: { status: string; matched_level: number } };
    assert.equal(evidence.parser.status, p!.status, address);
    assert.equal(evidence.geocoder.status, g!.status, address);
    assert.equal(evidence.geocoder.matched_level, g!.matched_level, address);
    if (p!.normalized !== null) assert.equal(n!.normalized, p!.normalized, address);
    if (v!.status === 'exact') assert.equal(n!.address_validated, true, address);
    if (v!.status === 'conflict' || v!.status === 'ambiguous') assert.equal(n!.address_validated, false, address);
  }
});
