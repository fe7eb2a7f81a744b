import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRouter, type Exchange } from './router.ts';

const router = createRouter();
const answer = (text: string) => () => ({ status: 200, headers: {}, body: text });
router.route('/jp-company/verify', { POST: answer('verify') });
router.route('/jobs/{id}', { GET: answer('job') });
router.route('/docs/*', { GET: answer('page') });

const found = (method: string, url: string) => {
  const { params, queryText, route } = router.find(method, url);
  return { params: { ...params }, queryText, route };
};

test('a path as it was declared, with a query, and percent-encoded is one route', () => {
  const route = '/jp-company/verify';
  assert.deepEqual(found('POST', route), { params: {}, queryText: '', route });
  assert.deepEqual(found('POST', `${route}?a=1`), { params: {}, queryText: 'a=1', route });
  assert.deepEqual(found('POST', '/jp-company/%76erify'), { params: {}, queryText: '', route });
  assert.equal(router.find('POST', route).handler, router.find('POST', `${route}?a=1`).handler);
});

test('a declared path with parameters is no path of its own', () => {
  assert.deepEqual(found('GET', '/docs/*').params, { '*': '*' });
  assert.deepEqual(found('GET', '/jobs/{id}').params, { id: '{id}' });
  assert.deepEqual(found('GET', '/jobs/:id').params, { id: ':id' });
});

test('other methods of a known path are refused, other paths are unknown', async () => {
  const status = async (method: string, url: string) =>
    (await router.find(method, url).handler({ request: { method, headers: {} } } as unknown as Exchange))?.status;
  assert.equal(await status('GET', '/jp-company/verify'), 405);
  assert.equal(await status('OPTIONS', '/jp-company/verify'), 204);
  assert.equal(await status('HEAD', '/jp-company/verify'), 405);
  assert.equal(await status('POST', '/jp-company/verify/'), 404);
  assert.equal(await status('TRACE', '/jp-company/verify'), 405);
  assert.equal(await status('POST', '/jp-company/%zz'), 400);
});
