import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { paidCall } from '../src/client/paid-call.ts';
import { type Service, startService } from '../testkit/service.ts';

/** What an operator watches: every metric that dashboard and alerts name is there, and tells the truth. */
const DEPLOY = join(import.meta.dirname, '../deploy');
let service: Service;
before(async () => {
  service = await startService();
  const call = {
    url: `${service.url}/jp-company/verify`,
    method: 'POST',
    body: '{"corporate_number":"1180301018771"}',
  };
  const { status } = await paidCall(call as never, { wallet: service.wallet, maxPrice: 1_000_000n });
  assert.equal(status, 200);
});
after(() => service.close());

const scrape = async () => (await fetch(`${service.url}/metrics`)).text();

for (const file of ['prometheus-alerts.yaml', 'grafana-dashboard.json'])
  test(`every metric in ${file} is served`, async () => {
    const body = await scrape();
    const served = new Set([...body.matchAll(/^(jbis_\w+)/gm)].map(([, name]) => name));
    const declared = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const named = new Set(readFileSync(join(DEPLOY, file), 'utf8').match(/\bjbis_[a-z0-9_]+/g));
    assert.ok(named.size >= 8);
    for (const name of named) assert.ok(served.has(name) || declared.has(name), name);
  });

test('strikes, caches, batch items and CPU by endpoint are there, and CPU grows with what it is used for', async () => {
  const body = await scrape();
  for (const sample of [
    'jbis_strikes{against="payer"}',
    'jbis_strikes{against="address"}',
    'jbis_strikes{against="newcomers"}',
    'jbis_strikes{against="contracts"}',
    'jbis_cache_answers{outcome="fresh"}',
    'jbis_cache_answers{outcome="miss"}',
    'jbis_batch_items{state="waiting"}',
  ])
    assert.ok(body.includes(`\n${sample} `), sample);
  const cpu = /^jbis_endpoint_cpu_seconds_total\{route="\/jp-company\/verify"\} (\S+)$/m.exec(body);
  assert.ok(Number(cpu?.[1]) > 0);
  for (const file of ['prometheus-alerts.yaml', 'grafana-dashboard.json']) {
    const text = readFileSync(join(DEPLOY, file), 'utf8');
    assert.match(text, /jbis_strikes/);
  }
  const dashboard = readFileSync(join(DEPLOY, 'grafana-dashboard.json'), 'utf8');
  for (const name of ['jbis_cache_answers', 'jbis_endpoint_cpu_seconds_total', 'jbis_ocr_cpu_seconds'])
    assert.ok(dashboard.includes(name), name);
});

test('a strike is counted by what it stands against', async () => {
  await service.app.store.strikes.add('payer:0xabc', 1, 60_000);
  assert.match(await scrape(), /^jbis_strikes\{against="payer"\} 1$/m);
});

test('a paid call shows in payments, revenue and settlement time', async () => {
  const body = await scrape();
  assert.match(body, /^jbis_payments_last_day\{endpoint="jp_company_verify",state="settled"\} 1$/m);
  assert.match(body, /^jbis_revenue_usdc_last_day\{endpoint="jp_company_verify"\} 0\.005$/m);
  assert.match(body, /^jbis_payments_unfinished\{state="unknown"\} 0$/m);
  assert.match(body, /^jbis_settlement_seconds\{quantile="0\.5"\} \d/m);
  assert.match(body, /^jbis_pool_workers\{pool="ocr",state="size"\} \d/m);
  assert.match(body, /^jbis_data_age_seconds\{source="company"\} \d/m);
  assert.match(body, /^jbis_ready 1$/m);
});

test('health names version, store and chain', async () => {
  const health = (await (await fetch(`${service.url}/health`)).json()) as Record<string, unknown>;
  assert.partialDeepStrictEqual(health, { version: '0.5.0', store: 'sqlite', payment_mode: 'devnet' });
});
