// Makes the example answers of the evidence endpoints by asking them, with payment, on the stand-in sources:
// node --disable-warning=ExperimentalWarning tools/make-evidence-examples.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { payFor, startEvidenceService } from '../testkit/evidence-service.ts';

const world = await startEvidenceService();
const base = join(import.meta.dirname, '../src/endpoints');
const cases: [string, string, Record<string, unknown>, string?][] = [
  [
    'supplier/resolve',
    '/v1/suppliers/resolve',
    { registration_number: 'T7999901000001', name: '(株)みどり見本商事', address: '東京都千代田区丸の内1-9-9' },
  ],
  [
    'entity/resolve-cross-border',
    '/v1/entities/resolve-cross-border',
    {
      identifiers: [{ scheme: 'jp_corporate_number', value: '7999901000001' }],
      name: 'Midori Mihon Trading Co., Ltd.',
    },
  ],
  [
    'counterparty/check',
    '/v1/invoices/counterparty-check',
    { peppol_participant_id: '0188:7999901000001', document_type: 'jp_pint_invoice', name: '株式会社みどり見本商事' },
  ],
  [
    'regulated-entity/verify',
    '/jp-regulated-entity/verify',
    { registration_number: '関東財務局長（金商）第9901号', name: '株式会社みどり見本商事' },
  ],
  [
    'filings/search',
    '/jp-company/filings',
    { edinet_code: 'E99903', document_type: ['extraordinary_report'], limit: 2 },
    'edinet_code=E99903&document_type=extraordinary_report&limit=2',
  ],
  [
    'entity/filing-risk-snapshot',
    '/v1/entities/E99903/filing-risk-snapshot',
    { entity_id: 'E99903', window_months: 24 },
    'window_months=24',
  ],
];
for (const [file, path, input, query] of cases) {
  const answer = await payFor(world.service, query ? `${path}?${query}` : path, query ? undefined : input);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const body = answer.body;
  if (body.timeline) body.timeline = body.timeline.slice(0, 3);
  body.request_id = 'req_01JD0000000000000000000000';
  if (body.registrations)
    for (const row of body.covered_categories)
      row.list_url = row.list_url.replace(/http:\/\/127.*\/fsa/, 'https://www.fsa.go.jp/menkyo/menkyoj');
  writeFileSync(
    `${base}/${file}.example.generated.ts`,
    `/** A real answer of this endpoint on the stand-in sources: all names and numbers are invented. */\nexport default ${JSON.stringify({ input, output: body }, null, 2)};\n`,
  );
}
await world.close();
