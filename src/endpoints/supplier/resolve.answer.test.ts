import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stampedRegistry } from '../../../testkit/evidence-registry.ts';
import { MIDORI } from '../../../testkit/evidence-rows/supplier.rows.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { ntaRegistry } from '../../usecases/evidence/nta-registry.ts';
import { resolveSupplier } from '../../usecases/supplier/resolve-supplier.ts';
import { supplierAnswer } from './resolve.answer.ts';

const now = new Date('2026-11-15T03:00:00Z');
const registries = stampedRegistry();
after(() => registries.close());
const registry = ntaRegistry({ companies: registries.companies, invoices: registries.invoices, now });
const ask = async (question: object, language: ResponseLanguage) =>
  supplierAnswer(
    await resolveSupplier(
      { registry, activity: undefined, now },
      {
        name: null,
        corporateNumber: null,
        registrationNumber: null,
        address: null,
        postalCode: null,
        includeActivity: false,
        ...question,
      },
    ),
    { requestId: 'x', language },
  );

test('the language asked for is the only one that comes back', async () => {
  const ja = await ask(MIDORI, 'ja');
  assert.deepEqual(
    [ja.status_label_en, ja.supplier?.name_en_display, Object.keys(ja.localized ?? {})],
    [null, null, ['ja']],
  );
  const en = await ask(MIDORI, 'en');
  assert.deepEqual([en.status_label, Object.keys(en.localized ?? {})], [null, ['en']]);
  const named = await ask({ name: '見本サービス' }, 'ja');
  assert.deepEqual([...new Set(named.candidates.map((candidate) => candidate.name_en_display))], [null]);
});

test('a registration that has ended shows the day it ended, and a hidden person no name', async () => {
  const ended = await ask({ registrationNumber: 'T5999901000003' }, 'both');
  assert.deepEqual([ended.supplier?.invoice.status, ended.supplier?.invoice.cancel_date], ['expired', '2025-10-01']);
  const hidden = await ask({ registrationNumber: 'T6999990000003', name: '誰か' }, 'both');
  assert.deepEqual([hidden.supplier?.entity_id, hidden.supplier?.name], ['jp:6999990000003', null]);
});

test('the id of the request is one a person can read out', async () => {
  const { request_id } = await ask(MIDORI, 'both');
  assert.match(request_id, /^req_[0-9A-HJKMNP-TV-Z]{26}$/);
});
