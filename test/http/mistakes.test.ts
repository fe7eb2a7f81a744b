import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ENDPOINTS } from '../../src/endpoints/index.ts';
import { startHttpServer } from '../../testkit/http-server.ts';

/** Mistakes that are easily made, against the real declarations: the answer says what was wrong and where, as the contract has it. */
let server: Awaited<ReturnType<typeof startHttpServer>>;
before(async () => {
  // Every source is there; none is asked, as no request gets so far.
  const sources = new Proxy({}, { get: () => ({}) });
  server = await startHttpServer(ENDPOINTS, { sources });
});
after(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const form = () => {
  const body = new FormData();
  body.set('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'receipt.pdf');
  return body;
};
const post = (path: string, body: unknown) => ({
  path,
  init: { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) },
});
const items = (count: number) => Array.from({ length: count }, () => ({ name: '株式会社青葉商店' }));

interface Mistake {
  readonly path: string;
  readonly init: RequestInit;
  readonly status: number;
  /** Parts of the body that say what was wrong, where, and what to do. */
  readonly says: readonly (string | RegExp)[];
}
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a field that is spelt in another way': {
    ...post('/jp-company/verify', { companyName: 'トヨタ自動車株式会社' }),
    status: 422,
    says: ['"companyName"', '"allowed":["name"'],
  },
  'a field with a letter left out': {
    ...post('/jp-company/verify', { nam: 'トヨタ自動車株式会社' }),
    status: 422,
    says: ['"did_you_mean":"name"'],
  },
  'a T-number without its T': {
    ...post('/jp-invoice/verify', { registration_number: '1180301018771' }),
    status: 422,
    says: ['"registration_number"', '^[Tt][0-9'],
  },
  'a T-number in full width': {
    ...post('/jp-invoice/verify', { registration_number: 'Ｔ１１８０３０１０１８７７１' }),
    status: 422,
    says: ['"registration_number"', '^[Tt][0-9'],
  },
  'a corporate number with hyphens': {
    ...post('/jp-company/verify', { corporate_number: '1-1803-0101-8771' }),
    status: 422,
    says: ['"corporate_number"', /13/],
  },
  'a postal code in words': {
    ...post('/jp-address/postal-lookup', { postal_code: '〒100' }),
    status: 422,
    says: ['"postal_code"', /pattern/],
  },
  'no body': {
    path: '/jp-company/verify',
    init: { method: 'POST' },
    status: 422,
    says: ['"loc":["body"]', 'Field required'],
  },
  'JSON without its content type': {
    path: '/jp-company/verify',
    init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"name":"x"}' },
    status: 422,
    says: ['valid dictionary or object'],
  },
  'a file sent as a form': {
    path: '/jp-receipt/extract',
    init: { method: 'POST', body: form() },
    status: 422,
    says: ['valid dictionary or object'],
  },
  'JSON that is cut off': {
    path: '/jp-company/verify',
    init: { method: 'POST', headers: JSON_TYPE, body: '{"name":"x"' },
    status: 422,
    says: ['json_invalid', '"error":'],
  },
  'a receipt without a file': {
    ...post('/jp-receipt/extract', {}),
    status: 422,
    says: ['At least one of text, image_base64 and file_url is required'],
  },
  'a file that is no Base64': {
    ...post('/jp-receipt/extract', { image_base64: 'receipt.jpg!' }),
    status: 422,
    says: ['image_base64 is not valid Base64'],
  },
  'a file behind plain HTTP': {
    ...post('/jp-receipt/extract', { file_url: 'http://files.example.com/a.pdf' }),
    status: 422,
    says: ['"file_url"', 'pattern'],
  },
  'a batch that is too long': {
    ...post('/jp-company/verify-batch', { items: items(11) }),
    status: 422,
    says: ['at most 10 items', '"actual_length":11'],
  },
  'a language that is none': {
    ...post('/jp-company/verify', { name: 'x', response_language: 'jp' }),
    status: 422,
    says: ["'ja', 'en' or 'both'"],
  },
  'a slash at the end': {
    ...post('/jp-company/verify/', { name: 'x' }),
    status: 404,
    says: ['Did you mean POST /jp-company/verify?'],
  },
  'a path by habit': {
    ...post('/api/v1/jp-invoice/verify', {}),
    status: 404,
    says: ['Did you mean POST /jp-invoice/verify?'],
  },
  'an endpoint that is none': {
    path: '/v2/everything/about/japan',
    init: {},
    status: 404,
    says: ['GET /llms.txt lists every endpoint'],
  },
  'another method': {
    path: '/jp-company/verify',
    init: {},
    status: 405,
    says: ['Call this path with POST.'],
  },
};

for (const [name, { path, init, status, says }] of Object.entries(MISTAKES))
  test(`${name}: the answer says what was wrong and where`, async () => {
    const response = await fetch(server.url + path, init);
    const text = `${await response.text()} ${response.headers.get('jbis-hint') ?? ''}`;
    assert.equal(response.status, status, text);
    for (const part of says)
      assert.ok(typeof part === 'string' ? text.includes(part) : part.test(text), `${part} is not in ${text}`);
  });
