import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startUpstreams, type Upstreams } from '../../testkit/upstreams/index.ts';
import { loopbackHttp } from '../../testkit/upstreams/loopback-http.ts';
import { UpstreamError } from './core/upstream-error.ts';
import { EdinetClient } from './edinet/client.ts';
import { filingSearch } from './edinet/filing-search.ts';
import { createIndex } from './edinet/index-file.ts';
import { daysToLoad, syncContents, syncEdinet } from './edinet/loader.ts';
import { registrantFinder } from './edinet/registrants.ts';
import { syncFsa } from './fsa/loader.ts';
import { createRegister, registerReader } from './fsa/register-file.ts';

const TODAY = '2026-11-15';
const now = () => new Date(`${TODAY}T03:00:00Z`);
let upstreams: Upstreams;
before(async () => {
  upstreams = await startUpstreams({ today: TODAY });
});
after(() => upstreams.close());

const edinet = (apiKey = upstreams.env.EDINET_API_KEY!) =>
  new EdinetClient({
    apiKey,
    baseUrl: upstreams.env.EDINET_BASE_URL!,
    downloadBaseUrl: upstreams.env.EDINET_DOWNLOAD_BASE_URL!,
    requestsPerSecond: 1000,
    http: loopbackHttp,
    sleep: async () => {},
  });

test('EDINET is loaded day by day, and a withdrawal that happens later is joined on the next run', async () => {
  const db = createIndex(':memory:');
  const first = await syncEdinet({ client: edinet(), db, from: '2026-05-01', now });
  assert.equal(first.registrants, 6);
  assert.ok(first.daysLoaded > 130 && first.rowsInserted > 10);
  const search = filingSearch(db);
  const list = (includeWithdrawn: boolean) =>
    search({
      codes: ['E99903'],
      role: 'filer',
      from: '2026-07-10',
      to: '2026-07-20',
      docTypes: ['180'],
      includeWithdrawn,
      limit: 10,
      after: undefined,
    });
  assert.equal(list(false).total, 1);
  upstreams.control.edinet.withdrawn = true;
  const second = await syncEdinet({
    client: edinet(),
    db,
    from: '2026-05-01',
    now: () => new Date('2026-11-23T03:00:00Z'),
  }).catch((error) => error);
  // Days after the stand-in's last one are refused as a bad request: the run stops and says so.
  assert.ok(second instanceof UpstreamError);
  const later = () => new Date('2026-11-15T14:00:00Z');
  db.exec("UPDATE day SET loaded_at = '2026-11-01T00:00:00Z'");
  const third = await syncEdinet({ client: edinet(), db, from: '2026-05-01', now: later });
  assert.ok(third.rowsChanged >= 1);
  assert.equal(list(false).total, 0);
  assert.equal(list(true).documents[0]?.description, '臨時報告書');
  upstreams.control.edinet.withdrawn = false;
});

test('contents of the newest reports are loaded once each', async () => {
  const db = createIndex(':memory:');
  await syncEdinet({ client: edinet(), db, from: '2025-11-01', now });
  const load = (limit: number) => syncContents({ client: edinet(), db, from: '2025-11-01', limit, now });
  assert.equal(await load(2), 2, 'newest first, no more than asked for');
  const rest = await load(1000);
  assert.ok(rest > 2);
  assert.equal(await load(1000), 0);
});

test('a document without a CSV, and a wrong key, stop the contents with the reason', async () => {
  for (const [key, docId, fault] of [
    [undefined, 'S1ZZ9999', 'invalid_response'],
    ['wrong', 'S1ZZ0001', 'refused'],
  ] as const) {
    const error = await edinet(key)
      .content(docId)
      .catch((thrown) => thrown);
    assert.equal(error.fault, fault);
  }
});

test('natural persons of the code list and of the filings are not registrants', async () => {
  const db = createIndex(':memory:');
  await syncEdinet({ client: edinet(), db, from: '2026-05-01', now });
  const find = registrantFinder(db);
  assert.equal(find({ kind: 'edinet_code', value: 'E99909' }), undefined);
  assert.deepEqual(find({ kind: 'corporate_number', value: '7999901000001' })?.edinetCodes, ['E99901', 'E99906']);
  assert.equal(find({ kind: 'security_code', value: '137A0' })?.edinetCode, 'E99903');
});

test('an expired key, throttling and a maintenance page stop the load with the reason', async () => {
  const db = createIndex(':memory:');
  const fault = async (client: EdinetClient) => {
    const error = await syncEdinet({ client, db, from: '2026-11-10', now }).catch((thrown) => thrown);
    return error instanceof UpstreamError ? error.fault : error;
  };
  assert.equal(await fault(edinet('wrong')), 'refused');
  assert.equal(await fault(edinet('throttle')), 'rate_limited');
  upstreams.control.edinet.mode = 'html';
  assert.equal(await fault(edinet()), 'invalid_response');
  upstreams.control.edinet.mode = 'http_503';
  assert.equal(await fault(edinet()), 'unavailable');
  upstreams.control.edinet.mode = 'normal';
  assert.equal(db.prepare('SELECT count(*) AS n FROM day').get()?.n, 0);
});

test('the plan loads what is missing or may have changed, newest first', () => {
  const day = (file_date: string, loaded_at: string, complete = 1) => ({ file_date, loaded_at, complete });
  const recent = '2026-11-15T00:00:00Z';
  const plan = daysToLoad(
    [
      day('2026-11-13', recent),
      day('2026-11-12', '2026-11-14T00:00:00Z'),
      day('2026-11-06', '2026-11-14T00:00:00Z'),
      day('2026-11-05', '2026-11-06T00:00:00Z'),
      day('2026-11-04', recent, 0),
    ],
    { from: '2026-11-03', now: now() },
  );
  assert.deepEqual(plan, [
    '2026-11-12',
    '2026-11-11',
    '2026-11-10',
    '2026-11-09',
    '2026-11-05',
    '2026-11-04',
    '2026-11-03',
  ]);
});

test('the three FSA workbooks are loaded, a removal is dated, and a failed refresh keeps the edition', async () => {
  const db = createRegister(':memory:');
  const sync = () => syncFsa({ db, http: loopbackHttp, baseUrl: upstreams.env.FSA_LIST_BASE_URL!, now });
  upstreams.control.fsa.asOf = '2026-10-31';
  const first = await sync();
  assert.deepEqual(
    first.map((outcome) => [outcome.category, outcome.ok && outcome.added, outcome.ok && outcome.asOf]),
    [
      ['financial_instruments_business', 5, '2026-10-31'],
      ['funds_transfer', 2, '2026-10-31'],
      ['crypto_asset_exchange', 2, '2026-10-31'],
    ],
  );
  upstreams.control.fsa.asOf = '2026-11-14';
  upstreams.control.fsa.removed.add('関東財務局長（金商）第9903号');
  const second = await sync();
  assert.equal(second[0]?.ok && second[0].removed, 1);
  upstreams.control.fsa.mode = 'html';
  assert.deepEqual(
    (await sync()).map((outcome) => outcome.ok),
    [false, false, false],
  );
  upstreams.control.fsa.mode = 'http_500';
  assert.deepEqual(
    (await sync()).map((outcome) => outcome.ok),
    [false, false, false],
  );
  upstreams.control.fsa.mode = 'normal';
  upstreams.control.fsa.removed.clear();
  const { operators, editions } = registerReader(db)();
  assert.equal(editions.get('crypto_asset_exchange')?.asOf, '2026-11-14');
  const conditional = operators.find((operator) => operator.number === 9902);
  assert.deepEqual(conditional?.businessTypes, [{ code: 'type_1', condition: '非上場仲介業のみ' }]);
  assert.deepEqual(
    [conditional?.footnote, conditional?.corporateNumber, conditional?.registrationDate],
    ['旧商号:株式会社試作サービス', '2999901000014', '2010-04-01'],
  );
  assert.deepEqual(
    operators
      .filter((operator) => operator.number === 901)
      .map((operator) => [operator.category, operator.authority, operator.registrationDate])
      .sort(),
    [
      ['crypto_asset_exchange', '近畿財務局長', '2019-11-27'],
      ['crypto_asset_exchange', '関東財務局長', '2017-09-29'],
      ['funds_transfer', '関東財務局長', '2010-04-01'],
    ],
  );
});
