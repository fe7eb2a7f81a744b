import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Compile } from 'typebox/compile';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { askExample, readAlike, shownAnswer, startExampleService } from '../testkit/example-answers.ts';
import type { Service } from '../testkit/service.ts';

/** Every example through the real server of a fresh machine, payment apart (test/payment covers it). */
let service: Service;
before(async () => {
  service = await startExampleService();
});
after(() => service.close());

/** These speak of a job that only its owner has; test/jobs makes real ones. */
const OF_A_JOB = ['batch_job_status', 'batch_job_results', 'batch_job_retry', 'batch_job_delete'];
/** Answers that are another one at every call: a new job, the state of this process. */
const NEVER_THE_SAME = ['batch_job_create', 'health'];

for (const endpoint of ENDPOINTS)
  test(`${endpoint.method} ${endpoint.path}: the example is answered as documented and fits its schema`, async () => {
    assert.ok(service.app.listed().includes(endpoint), 'served on a fresh machine');
    const { status, body } = await askExample(service, endpoint);
    if (OF_A_JOB.includes(endpoint.name)) {
      assert.equal(status, 404);
      return;
    }
    assert.equal(status, endpoint.successStatus, JSON.stringify(body).slice(0, 500));
    const schema = Compile(endpoint.output);
    assert.ok(schema.Check(body), JSON.stringify(schema.Errors(body).slice(0, 3)));
    if (NEVER_THE_SAME.includes(endpoint.name)) return;
    const { output } = endpoint.example;
    assert.deepEqual(readAlike(shownAnswer(body), output), output);
  });

test('whatever a fresh machine says from registries and evidence is marked as sample', async () => {
  for (const endpoint of ENDPOINTS) {
    const { body } = await askExample(service, endpoint);
    const text = JSON.stringify(body);
    if (/"(?:verdict|verified)":/.test(text)) assert.match(text, /"data_freshness":"sample"/, endpoint.name);
    if (/"verified":true|"qualified"/.test(text) && endpoint.name !== 'jp_pint_validate')
      assert.match(text, /sample_data/, endpoint.name);
  }
});
