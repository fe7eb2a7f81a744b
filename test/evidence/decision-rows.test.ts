import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { COUNTERPARTY_ROWS } from '../../testkit/evidence-rows/counterparty.rows.ts';
import { CROSS_BORDER_ROWS } from '../../testkit/evidence-rows/cross-border.rows.ts';
import { REGULATED_ROWS } from '../../testkit/evidence-rows/regulated.rows.ts';
import { SUPPLIER_ROWS } from '../../testkit/evidence-rows/supplier.rows.ts';
import { type EvidenceService, payFor, startEvidenceService } from '../../testkit/evidence-service.ts';

let world: EvidenceService;
before(async () => {
  world = await startEvidenceService();
});
after(() => world.close());

/** Request field of each question field where a plain snake_case name does not do. */
const NAMES: Readonly<Record<string, string>> = {
  participantId: 'peppol_participant_id',
  incorporatedOn: 'date_of_incorporation',
  number: 'registration_number',
  language: 'response_language',
};
const toRequest = (question: object) =>
  Object.fromEntries(
    Object.entries(question).map(([key, value]) => [
      NAMES[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

for (const [title, question, [status, verified, review, reason]] of SUPPLIER_ROWS)
  test(`supplier row ${title}, paid over HTTP`, async () => {
    const {
      status: code,
      body,
      charged,
      price,
    } = await payFor(world.service, '/v1/suppliers/resolve', toRequest(question));
    assert.equal(code, 200, JSON.stringify(body));
    assert.deepEqual(
      [body.status, body.verified, body.manual_review_required, body.reason],
      [status, verified, review, reason],
    );
    assert.deepEqual([charged, price], [true, '10000']);
  });

for (const [title, question, [status, verified, reason]] of CROSS_BORDER_ROWS)
  test(`cross-border row ${title}, paid over HTTP`, async () => {
    const {
      status: code,
      body,
      charged,
      price,
    } = await payFor(world.service, '/v1/entities/resolve-cross-border', toRequest(question));
    assert.equal(code, 200, JSON.stringify(body));
    assert.deepEqual([body.status, body.verified, body.reason], [status, verified, reason]);
    assert.deepEqual([charged, price], [true, '40000']);
  });

for (const [title, question, [decision, verified, reason]] of COUNTERPARTY_ROWS)
  test(`counterparty row ${title}, paid over HTTP`, async () => {
    const {
      status: code,
      body,
      charged,
      price,
    } = await payFor(world.service, '/v1/invoices/counterparty-check', toRequest(question));
    assert.equal(code, 200, JSON.stringify(body));
    assert.deepEqual([body.decision, body.verified, body.reason], [decision, verified, reason]);
    assert.deepEqual([charged, price], [true, '50000']);
  });

for (const [title, asked, [status, verified, review, reason]] of REGULATED_ROWS)
  test(`regulated-entity row ${title}, paid over HTTP`, async () => {
    const {
      status: code,
      body,
      charged,
      price,
    } = await payFor(world.service, '/jp-regulated-entity/verify', toRequest(asked));
    assert.equal(code, 200, JSON.stringify(body));
    assert.deepEqual(
      [body.status, body.verified, body.manual_review_required, body.reason],
      [status, verified, review, reason],
    );
    assert.deepEqual([charged, price], [true, '30000']);
  });

for (const [query, status] of [
  ['edinet_code=E99903', 'found'],
  ['edinet_code=E99903&date_from=2026-01-05&date_to=2026-01-30', 'no_filings_in_range'],
  ['edinet_code=E99903&date_from=2020-01-01', 'coverage_partial'],
] as const)
  test(`filings row ${status}, paid over HTTP`, async () => {
    const { status: code, body, charged, price } = await payFor(world.service, `/jp-company/filings?${query}`);
    assert.deepEqual([code, body.status, charged, price], [200, status, true, '10000'], JSON.stringify(body));
  });

for (const [id, status] of [
  ['E99903', 'observed'],
  ['E99904', 'no_periodic_filings'],
  ['jp:7999901000001', 'observed'],
  ['sec:137A', 'observed'],
  ['E99903?window_months=36', 'observed'],
] as const)
  test(`snapshot row ${status} for ${id}, paid over HTTP`, async () => {
    const [entity, query] = id.split('?');
    const {
      status: code,
      body,
      charged,
      price,
    } = await payFor(world.service, `/v1/entities/${entity}/filing-risk-snapshot${query ? `?${query}` : ''}`);
    assert.deepEqual([code, body.status, charged, price], [200, status, true, '50000'], JSON.stringify(body));
  });
