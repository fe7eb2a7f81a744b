import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { stampedRegistry } from '../../../testkit/evidence-registry.ts';
import { COUNTERPARTY_ROWS, PARTICIPANT } from '../../../testkit/evidence-rows/counterparty.rows.ts';
import { memoryStore } from '../../../testkit/memory-store.ts';
import { startUpstreams, type Upstreams } from '../../../testkit/upstreams/index.ts';
import { publishedHttp, sourceHttp } from '../../connectors/core/upstream-http.ts';
import { PeppolClient } from '../../connectors/peppol/client.ts';
import { PeppolDirectory } from '../../connectors/peppol/directory.ts';
import { ViesClient } from '../../connectors/vies/client.ts';
import { ntaRegistry } from '../evidence/nta-registry.ts';
import { checkCounterparty } from './check-counterparty.ts';
import type { CounterpartyDeps, CounterpartyQuestion } from './counterparty.types.ts';

const now = new Date('2026-11-15T03:00:00Z');
const registry = stampedRegistry();
let upstreams: Upstreams;
before(async () => {
  upstreams = await startUpstreams({ today: '2026-11-15' });
});
after(async () => {
  registry.close();
  await upstreams.close();
});
afterEach(() => {
  upstreams.control.vies.mode = 'normal';
  upstreams.control.peppol.directory = 'normal';
});

const NOTHING: CounterpartyQuestion = {
  vatId: null,
  participantId: null,
  documentType: null,
  name: null,
  street: null,
  postalCode: null,
  city: null,
  requesterVatId: null,
};
/** A partner that answers has time enough on a busy machine; one that never does is cut soon. */
const PATIENT_MS = 30_000;
const HURRIED_MS = 300;
const SILENT = ['0088:4000000000041', '0088:4000000000089', '0088:4000000000140'];
type More = Partial<CounterpartyDeps> & { standIns?: boolean; timeoutMs?: number };
const deps = (more: More = {}): CounterpartyDeps => {
  const { env } = upstreams;
  const store = { ...memoryStore(), sleep: async () => {} };
  const { standIns = true, timeoutMs = PATIENT_MS, ...rest } = more;
  return {
    vies: new ViesClient({
      baseUrl: env.VIES_BASE_URL!,
      http: sourceHttp(env.VIES_BASE_URL!),
      timeoutMs,
      ...store,
    }),
    peppol: new PeppolClient({
      zone: env.PEPPOL_SML_ZONE!,
      dnsServers: [env.PEPPOL_DNS_SERVERS!],
      smpHttp: publishedHttp({ standIns, timeoutMs }),
      allowHttp: standIns,
      timeoutMs,
      ...store,
    }),
    directory: new PeppolDirectory({
      baseUrl: env.PEPPOL_DIRECTORY_BASE_URL!,
      http: sourceHttp(env.PEPPOL_DIRECTORY_BASE_URL!),
      ...store,
    }),
    registry: ntaRegistry({ companies: registry.companies, invoices: registry.invoices, now }),
    allowHttpSmp: standIns,
    now,
    ...rest,
  };
};
const ask = (question: Partial<CounterpartyQuestion>, more: More = {}) => {
  const isSilent = SILENT.includes(question.participantId ?? '') || upstreams.control.vies.mode === 'slow';
  return checkCounterparty(deps({ ...(isSilent ? { timeoutMs: HURRIED_MS } : {}), ...more }), {
    ...NOTHING,
    ...question,
  });
};

for (const [title, question, expected] of COUNTERPARTY_ROWS)
  test(`row ${title}`, async () => {
    const answer = await ask(question);
    assert.deepEqual([answer.status, answer.verified, answer.reason], expected);
    assert.equal(Object.keys(answer.checks).length, 9);
    assert.equal(answer.coverage.length, 7);
    const text = JSON.stringify(answer);
    for (const secret of ['Vzorová', 'EJEMPLO DE COMERCIO, S.A.', 'MII…', '/smp/'])
      assert.ok(!text.includes(secret), `${secret} is not passed on`);
  });

test('the test numbers of VIES: no fault ever makes a number invalid, and alone it is an error without an answer', async () => {
  const codes: [string, string][] = [
    ['201', 'upstream'],
    ['300', 'source_unavailable'],
    ['301', 'source_unavailable'],
    ['302', 'upstream_timeout'],
    ['400', 'source_unavailable'],
    ['401', 'source_unavailable'],
    ['500', 'source_unavailable'],
    ['501', 'source_unavailable'],
    ['600', 'source_unavailable'],
    ['601', 'source_unavailable'],
  ];
  for (const [number, code] of codes)
    await assert.rejects(
      ask({ vatId: `DE000000${number}` }),
      (error: { code: string; status: number }) => (code === 'upstream' ? error.status >= 500 : error.code === code),
      number,
    );
  assert.equal((await ask({ vatId: 'DE000000100' })).tax.status, 'valid');
  assert.equal((await ask({ vatId: 'DE000000200' })).tax.status, 'invalid');
});

test('every documented fault of VIES beside a good participant ends in unavailable and inconclusive', async () => {
  for (const mode of ['slow', 'html', 'http_500', 'error_beside_false'] as const) {
    upstreams.control.vies.mode = mode;
    const answer = await ask({ vatId: 'PL0000000017', participantId: PARTICIPANT });
    assert.deepEqual(
      [answer.tax.status, answer.checks.vat_valid.status, answer.status],
      ['unavailable', 'inconclusive', 'review'],
      mode,
    );
  }
});

test('every fault of the network beside a good VAT number ends in unavailable, never in "not registered"', async () => {
  const faults: Record<string, string> = {
    servfail: '0088:4000000000034',
    silence: '0088:4000000000041',
    'wrong service': '0088:4000000000010',
    'SMP 500': '0088:4000000000058',
    'no XML': '0088:4000000000096',
    'a gateway’s page with 404': '0088:4000000000171',
    slow: '0088:4000000000140',
  };
  for (const [fault, participantId] of Object.entries(faults)) {
    const answer = await ask({ vatId: 'PL0000000017', participantId });
    assert.deepEqual([answer.discoverability.status, answer.status], ['unavailable', 'review'], fault);
    await assert.rejects(ask({ participantId }), (error: { status: number }) => error.status >= 500, fault);
  }
});

test('hostile SMP addresses are refused or cut within the limits', async () => {
  const strict = { standIns: false };
  const hostile: [string, string][] = [
    ['0088:4000000000157', 'the metadata service of a cloud'],
    ['0088:4000000000164', 'a private network'],
    [PARTICIPANT, 'loopback over http'],
    ['0088:4000000000027', 'plain http'],
  ];
  for (const [participantId, what] of hostile) {
    const calls = upstreams.control.peppol.smpCalls;
    const answer = await ask({ vatId: 'PL0000000017', participantId }, strict);
    assert.equal(answer.discoverability.status, 'unavailable', what);
    assert.notEqual(answer.discoverability.smpReachable, true, what);
    assert.equal(upstreams.control.peppol.smpCalls, calls, `${what}: nothing was asked`);
  }
  for (const participantId of ['0088:4000000000072', '0088:4000000000089', '0088:4000000000119']) {
    const answer = await ask({ vatId: 'PL0000000017', participantId });
    assert.equal(answer.discoverability.status, 'unavailable', participantId);
  }
});

test('an SMP record over plain HTTP is flagged and not followed', async () => {
  const answer = await ask({ vatId: 'PL0000000017', participantId: '0088:4000000000027' }, { standIns: false });
  assert.ok(answer.riskFlags.includes('smp_http_only'));
  assert.equal(answer.discoverability.smlRegistered, true);
});

test('wildcard, byte-order mark, redirect and duplicate records are understood', async () => {
  const jp = await ask({ participantId: PARTICIPANT, documentType: 'jp_pint_invoice' });
  assert.deepEqual(
    [
      jp.discoverability.wildcardMatch,
      jp.discoverability.endpointActive,
      jp.discoverability.transportProfile,
      jp.discoverability.signatureChecked,
    ],
    [true, true, 'peppol-transport-as4-v2_0', false],
  );
  assert.equal((await ask({ participantId: '0221:T7999901000001' })).discoverability.status, 'discoverable');
  const redirected = await ask({ participantId: '0088:4000000000003', documentType: 'jp_pint_invoice' });
  assert.equal(redirected.discoverability.documentSupported, true);
  assert.ok((await ask({ participantId: '0088:4000000000102' })).riskFlags.includes('duplicate_sml_records'));
});

test('the Directory adds a name and is never missed', async () => {
  const other = await ask({ participantId: '0188:6999901000002', name: '見本統合ホールディングス株式会社' });
  assert.ok(other.riskFlags.includes('directory_name_differs'));
  assert.equal(other.discoverability.directoryListed, true);
  for (const mode of ['throttled', 'down'] as const) {
    upstreams.control.peppol.directory = mode;
    const answer = await ask({ participantId: PARTICIPANT });
    assert.deepEqual(
      [
        answer.discoverability.status,
        answer.discoverability.directoryListed,
        answer.coverage.find((item) => item.source === 'peppol_directory')?.status,
      ],
      ['discoverable', null, 'unavailable'],
    );
  }
});

test('a consultation number is given with a requester and is never cached', async () => {
  const shared = deps();
  const question = { ...NOTHING, vatId: 'PL0000000017', requesterVatId: 'DE811115368' };
  const first = await checkCounterparty(shared, question);
  assert.equal(first.tax.consultationNumber, 'WAPISTANDIN00001');
  const calls = upstreams.control.vies.calls;
  await checkCounterparty(shared, question);
  assert.equal(upstreams.control.vies.calls, calls + 1);
  const plain = { ...NOTHING, vatId: 'PL0000000017' };
  await checkCounterparty(shared, plain);
  const again = await checkCounterparty(shared, plain);
  assert.equal(upstreams.control.vies.calls, calls + 2);
  assert.deepEqual([again.cached, again.freshness], [true, 'cached_live']);
});

test('a failed check digit is a warning and still asked', async () => {
  const answer = await ask({ vatId: 'DK00000100' });
  assert.deepEqual([answer.tax.checksumValid, answer.tax.status], [false, 'valid']);
  assert.ok(answer.riskFlags.includes('vat_checksum_failed'));
});

test('a source that is not configured gives an error, not a no', async () => {
  await assert.rejects(ask({ vatId: 'PL0000000017' }, { vies: undefined }), { code: 'source_not_configured' });
  const answer = await ask({ vatId: 'PL0000000017', participantId: PARTICIPANT }, { peppol: undefined });
  assert.equal(answer.discoverability.status, 'unavailable');
});

test('a resolver that denies every name, the zone included, is no "not registered": nothing is answered or charged', async () => {
  upstreams.control.peppol.dns = 'denies_everything';
  try {
    const question = { ...NOTHING, participantId: '0088:4999999999990' };
    await assert.rejects(checkCounterparty(deps(), question), { code: 'source_unavailable' });
  } finally {
    upstreams.control.peppol.dns = 'normal';
  }
  const answer = await checkCounterparty(deps(), { ...NOTHING, participantId: '0088:4999999999990' });
  assert.equal(answer.discoverability.status, 'not_registered');
});
