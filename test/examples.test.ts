import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Compile } from 'typebox/compile';
import { type Endpoint, hasBody } from '../src/contract/endpoint.ts';
import { examplePath } from '../src/discovery/texts.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { freeGate } from '../testkit/http-server.ts';
import { type Service, startService } from '../testkit/service.ts';

/** Every example through the real server on the sample data, payment apart (test/payment covers it). */
let service: Service;
before(async () => {
  service = await startService({ gate: freeGate, env: { JP_PINT_VALIDATION_ENABLED: '1' } });
});
after(() => service.close());

const call = (endpoint: Endpoint) =>
  hasBody(endpoint)
    ? fetch(service.url + endpoint.path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(endpoint.example.input),
      })
    : fetch(service.url + examplePath(endpoint), { method: endpoint.method });

/** These speak of a job that only its owner has; test/jobs makes real ones. */
const OF_A_JOB = ['batch_job_status', 'batch_job_results', 'batch_job_retry', 'batch_job_delete'];

for (const endpoint of ENDPOINTS) {
  test(`${endpoint.method} ${endpoint.path}: the example is answered and the answer fits its schema`, async () => {
    const response = await call(endpoint);
    const text = await response.text();
    const isListed = service.app.listed().includes(endpoint);
    if (!isListed) {
      assert.equal(response.status, 503, text);
      assert.match(text, /source_not_configured/);
      return;
    }
    if (OF_A_JOB.includes(endpoint.name)) {
      assert.equal(response.status, 404, text);
      return;
    }
    assert.equal(response.status, endpoint.successStatus, text.slice(0, 500));
    const schema = Compile(endpoint.output);
    const body: unknown = JSON.parse(text);
    assert.ok(schema.Check(body), JSON.stringify(schema.Errors(body).slice(0, 3)));
  });
}
