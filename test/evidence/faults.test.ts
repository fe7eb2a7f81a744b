import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createIndex } from '../../src/connectors/edinet/index-file.ts';
import { evidenceFiles } from '../../src/connectors/evidence-files.ts';
import { openStateStore } from '../../src/store/open.ts';
import { STALE } from '../../testkit/evidence-registry.ts';
import { type EvidenceService, payFor, startEvidenceService } from '../../testkit/evidence-service.ts';

const GB = { identifiers: [{ scheme: 'gb_company_number', value: '09990002' }] };
const NEW_GB = (value: string) => ({ identifiers: [{ scheme: 'gb_company_number', value }] });

describe('a server with faulty or old sources', () => {
  let world: EvidenceService;
  before(async () => {
    world = await startEvidenceService({ stamps: { companies: STALE, invoices: STALE }, fsaAsOf: '2026-08-31' });
    const { service } = world;
    const db = createIndex(evidenceFiles(service.dataDir).edinet);
    db.exec("DELETE FROM day WHERE file_date = '2026-03-03'; INSERT INTO merged_code VALUES ('E99902', 'E99901')");
    db.close();
  });
  after(() => world.close());
  const pay = (path: string, body?: unknown) => payFor(world.service, path, body);

  test('supplier row 5: a stale registry decides nothing', async () => {
    for (const body of [
      { corporate_number: '7999901000001' },
      { registration_number: 'T7999901000001' },
      { corporate_number: '9999999999999' },
    ]) {
      const answer = await pay('/v1/suppliers/resolve', body);
      assert.deepEqual(
        [answer.status, answer.body.status, answer.body.reason, answer.charged],
        [200, 'insufficient_evidence', 'registry_stale', true],
      );
    }
  });

  test('cross-border row 9: a register that is down leaves the answer open', async () => {
    world.upstreams.control.companiesHouse.mode = 'http_500';
    const answer = await pay('/v1/entities/resolve-cross-border', GB);
    assert.deepEqual(
      [answer.status, answer.body.status, answer.body.reason, answer.body.checks.identifier_found.status],
      [200, 'insufficient_evidence', 'source_unavailable', 'inconclusive'],
    );
    world.upstreams.control.companiesHouse.mode = 'normal';
  });

  test('counterparty row 4: when nothing could be answered there is an error and no charge', async () => {
    const { vies } = world.upstreams.control;
    for (const [mode, vatId, status, code] of [
      ['slow', 'DE136695976', 504, 'upstream_timeout'],
      ['html', 'CZ25123891', 502, 'upstream_invalid_response'],
      ['http_500', 'ESB58378431', 503, 'source_unavailable'],
      ['error_beside_false', 'FR40303265045', 503, 'source_unavailable'],
      ['normal', 'DE000000301', 503, 'source_unavailable'],
    ] as const) {
      vies.mode = mode;
      const answer = await pay('/v1/invoices/counterparty-check', { vat_id: vatId });
      assert.deepEqual(
        [answer.status, answer.body.detail?.error?.code, answer.charged],
        [status, code, false],
        `${mode}: ${JSON.stringify(answer.body)}`,
      );
    }
    vies.mode = 'normal';
    for (const participant of [
      '0088:4000000000034',
      '0088:4000000000058',
      '0088:4000000000096',
      '0088:4000000000010',
    ]) {
      const answer = await pay('/v1/invoices/counterparty-check', { peppol_participant_id: participant });
      assert.deepEqual([answer.status >= 500, answer.charged], [true, false], participant);
    }
  });

  test('regulated-entity row 10: an old list proves no absence', async () => {
    const answer = await pay('/jp-regulated-entity/verify', { name: '株式会社どこにもない' });
    assert.deepEqual([answer.status, answer.body.status, answer.body.verified], [200, 'coverage_unavailable', false]);
  });

  test('snapshot and filings rows: a missing day makes both partial; a merged code is inactive', async () => {
    const filings = await pay('/jp-company/filings?edinet_code=E99903');
    assert.deepEqual([filings.status, filings.body.status], [200, 'coverage_partial']);
    const snapshot = await pay('/v1/entities/E99903/filing-risk-snapshot');
    assert.deepEqual([snapshot.status, snapshot.body.status], [200, 'coverage_partial']);
    const db = createIndex(evidenceFiles(world.service.dataDir).edinet);
    db.exec("INSERT INTO day VALUES ('2026-03-03', 't', '2026-11-15 00:01', 1, 1)");
    db.close();
    const inactive = await pay('/v1/entities/E99902/filing-risk-snapshot');
    assert.deepEqual([inactive.body.status, inactive.body.registrant.merged_into], ['registrant_inactive', 'E99901']);
  });

  test('an unknown registrant is 404 and a wrong request 422, both uncharged', async () => {
    const cases: [string, unknown, number][] = [
      ['/v1/entities/E00000/filing-risk-snapshot', undefined, 404],
      ['/jp-company/filings?edinet_code=E99909', undefined, 404],
      ['/jp-company/filings?edinet_code=E99903&edinet=1', undefined, 422],
      ['/jp-company/filings?edinet_code=E99903&cursor=abc', undefined, 422],
      ['/jp-company/filings?edinet_code=E99903&date_from=2026-02-30', undefined, 422],
      ['/v1/entities/x/filing-risk-snapshot', undefined, 422],
      ['/v1/entities/E99903/filing-risk-snapshot?window_months=13', undefined, 422],
      ['/v1/suppliers/resolve', { address: 'x' }, 422],
      ['/v1/suppliers/resolve', { name: ' ' }, 422],
      ['/v1/entities/resolve-cross-border', NEW_GB('GB123456789'), 422],
      ['/v1/entities/resolve-cross-border', { name: 'x' }, 422],
      ['/v1/invoices/counterparty-check', { name: 'only a name' }, 422],
      ['/v1/invoices/counterparty-check', { vat_id: 'DE811115368', document_type: 'invoice' }, 422],
      ['/jp-regulated-entity/verify', { registration_number: '第44号' }, 422],
    ];
    for (const [path, body, status] of cases) {
      const answer = await pay(path, body);
      assert.deepEqual(
        [answer.status, answer.charged],
        [status, false],
        `${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`,
      );
    }
    const vat = await pay('/v1/entities/resolve-cross-border', NEW_GB('GB123456789'));
    assert.match(JSON.stringify(vat.body), /looks_like_vat_number/);
    const name = await pay('/v1/invoices/counterparty-check', { name: 'only a name' });
    assert.match(JSON.stringify(name.body), /name_search_not_supported/);
  });

  test('the snapshot is limited for all callers together, uncharged', async () => {
    // Another node whose clock is ahead takes all there is: nothing comes back while the test runs, however slowly.
    const other = await openStateStore({ dataDir: world.service.dataDir, now: () => Date.now() + 3_600_000 });
    while ((await other.limits.take('evidence:filing-snapshot', { capacity: 20, refillPerSecond: 1 })).allowed);
    await other.close();
    const limited = await pay('/v1/entities/E99901/filing-risk-snapshot');
    assert.deepEqual([limited.status, limited.body.detail.error.code, limited.charged], [429, 'rate_limited', false]);
  });

  test('activity is added when it is wanted, as counts only', async () => {
    const answer = await pay('/v1/suppliers/resolve', { corporate_number: '7999901000001', include_activity: true });
    assert.deepEqual(
      [
        answer.body.activity.procurement.count,
        answer.body.activity.procurement.total_amount_band,
        answer.body.activity.procurement.agencies,
      ],
      [2, '10m_100m', ['見本省', '見本庁']],
    );
    assert.equal(answer.body.activity.subsidy.total_amount_band, 'undisclosed');
    assert.ok(!/事務用品|太郎/.test(JSON.stringify(answer.body)), 'no titles, no persons');
  });
});

describe('a server without keys and imports', () => {
  let world: EvidenceService;
  before(async () => {
    const env = { JBIS_LIVE_SOURCES: '0', JBIS_EVIDENCE_SAMPLE: '0', COMPANIES_HOUSE_API_KEY: '' };
    world = await startEvidenceService({ import: false, env });
  });
  after(() => world.close());

  test('endpoints without any source answer 503 before 402 and are not in the catalog', async () => {
    const catalog = await (await fetch(`${world.service.url}/.well-known/x402.json`)).text();
    for (const [path, method] of [
      ['/v1/invoices/counterparty-check', 'POST'],
      ['/jp-regulated-entity/verify', 'POST'],
      ['/jp-company/filings', 'GET'],
      ['/v1/entities/E99901/filing-risk-snapshot', 'GET'],
    ] as const) {
      const answer = await fetch(world.service.url + path, { method });
      assert.deepEqual([answer.status, (await answer.json()).detail.error.code], [503, 'source_not_configured'], path);
      assert.ok(!catalog.includes(path.replace('E99901', '{entity_id}')), path);
    }
  });

  test('a batch job that nothing could work on is not quoted', async () => {
    const create = (operation: string, item: object) =>
      fetch(`${world.service.url}/v1/batch-jobs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operation, items: [item] }),
      });
    const answer = await create('regulated_entity_verify', { corporate_number: '7999901000001' });
    assert.deepEqual([answer.status, (await answer.json()).detail.error.code], [503, 'source_not_configured']);
    assert.deepEqual([answer.headers.get('payment-required'), answer.headers.get('retry-after')], [null, null]);
    const served = await create('company_verify', { corporate_number: '7999901000001' });
    assert.equal(served.status, 402, 'what can be done has its price');
  });

  test('suppliers and the Japanese side of cross-border work offline', async () => {
    const supplier = await payFor(world.service, '/v1/suppliers/resolve', { corporate_number: '7999901000001' });
    assert.deepEqual([supplier.status, supplier.body.status], [200, 'resolved']);
    const japan = await payFor(world.service, '/v1/entities/resolve-cross-border', {
      identifiers: [{ scheme: 'jp_corporate_number', value: '7999901000001' }],
      name: '株式会社みどり見本商事',
    });
    assert.deepEqual([japan.status, japan.body.status], [200, 'verified']);
    const britain = await payFor(world.service, '/v1/entities/resolve-cross-border', GB);
    assert.deepEqual(
      [britain.status, britain.body.detail.error.code, britain.charged],
      [503, 'source_not_configured', false],
    );
  });
});

describe('a server with the snapshot of live companies only', () => {
  test('cross-border row 6: a number missing from it is not "not found"', async () => {
    const world = await startEvidenceService({ env: { COMPANIES_HOUSE_API_KEY: '' }, filingsFrom: '2026-11-12' });
    const answer = await payFor(world.service, '/v1/entities/resolve-cross-border', GB);
    assert.deepEqual(
      [answer.status, answer.body.status, answer.body.reason],
      [200, 'insufficient_evidence', 'dissolved_not_covered'],
    );
    await world.close();
  });
});
