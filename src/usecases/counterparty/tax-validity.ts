import { checkVatId } from '../../connectors/vies/vat-id.ts';
import type { VatValidity } from '../../connectors/vies/vies.types.ts';
import { freshnessOfAsked } from '../evidence/asked-freshness.ts';
import type { CounterpartyDeps, CounterpartyLog, CounterpartyQuestion, TaxValidity } from './counterparty.types.ts';

interface Outcome {
  readonly tax: TaxValidity;
  readonly vies: VatValidity | null;
  readonly code: string | null;
  readonly timedOut: boolean;
  readonly cached: boolean;
}

const NOT_REQUESTED: TaxValidity = {
  status: 'not_requested',
  vatId: null,
  countryCode: null,
  formatValid: null,
  checksumValid: null,
  checkedAt: null,
  consultationNumber: null,
  upstreamCode: null,
  retryable: false,
};

/** Is the VAT number valid for cross-border trade today? Form and check digit are looked at here, the rest VIES decides. */
export async function taxValidity(
  deps: CounterpartyDeps,
  question: CounterpartyQuestion,
  log: CounterpartyLog,
): Promise<Outcome> {
  const nothing = { vies: null, code: null, timedOut: false, cached: false };
  if (question.vatId === null) {
    log.cover('vies', { status: 'not_requested' });
    return { tax: NOT_REQUESTED, ...nothing };
  }
  const check = checkVatId(question.vatId)!;
  const { vatId } = check;
  const tax: TaxValidity = {
    ...NOT_REQUESTED,
    vatId: vatId.id,
    countryCode: vatId.countryCode,
    formatValid: check.supported ? check.formatValid : null,
    checksumValid: check.checksumValid,
  };
  log.cover('local_rules', { status: 'checked' });
  if (!check.supported) {
    log.cover('vies', { status: 'not_applicable', required: true, reason: 'country_not_served' });
    for (const check of ['vat_format', 'vat_checksum', 'vat_valid'] as const) log.check(check, 'not_applicable');
    return { tax: { ...tax, status: 'unsupported_country' }, ...nothing };
  }
  log.check('vat_format', check.formatValid ? 'valid' : 'invalid');
  if (!check.formatValid) {
    log.cover('vies', { status: 'not_needed', reason: 'format_invalid' });
    log.check('vat_valid', 'not_reached');
    return { tax: { ...tax, status: 'format_invalid' }, ...nothing };
  }
  log.check(
    'vat_checksum',
    check.checksumValid === null ? 'not_applicable' : check.checksumValid ? 'valid' : 'invalid',
  );
  // Some genuine numbers break the published rule, so VIES is asked all the same.
  if (check.checksumValid === false) log.flags.add('vat_checksum_failed');
  if (!deps.vies) {
    log.cover('vies', { status: 'not_configured', required: true });
    log.check('vat_valid', 'source_unavailable');
    return { tax: { ...tax, status: 'unavailable' }, ...nothing, code: 'source_not_configured' };
  }
  const requester = question.requesterVatId === null ? null : (checkVatId(question.requesterVatId)?.vatId ?? null);
  const { name, street, postalCode, city } = question;
  const asked = await deps.vies.check(vatId, { name, street, postalCode, city }, requester);
  if (!asked.ok) {
    log.cover('vies', { status: 'unavailable', required: true, reason: asked.code, retryable: asked.retryable });
    log.check(
      'vat_valid',
      'source_unavailable',
      log.see({ source: 'vies', field: 'vat_id', weight: 'hard_identifier', outcome: 'unavailable', input: vatId.id }),
    );
    return {
      tax: { ...tax, status: 'unavailable', upstreamCode: asked.code, retryable: asked.retryable },
      vies: null,
      code: asked.code,
      timedOut: asked.fault === 'timeout',
      cached: false,
    };
  }
  if (asked.sample) log.flags.add('sample_data');
  const { valid, consultationNumber } = asked.value;
  log.cover('vies', {
    status: 'checked',
    required: true,
    freshness: freshnessOfAsked(asked),
    asOf: asked.observedAt.slice(0, 10),
  });
  log.check(
    'vat_valid',
    valid ? 'valid' : 'invalid',
    log.see({
      source: 'vies',
      field: 'vat_id',
      weight: 'hard_identifier',
      outcome: valid ? 'match' : 'not_found',
      input: vatId.id,
      observed: valid ? vatId.id : null,
      asOf: asked.observedAt.slice(0, 10),
    }),
  );
  if (valid && (await deps.vies.wasInvalid(vatId))) log.flags.add('vat_recently_invalid');
  return {
    tax: {
      ...tax,
      status: valid ? 'valid' : 'invalid',
      checkedAt: asked.observedAt,
      consultationNumber: consultationNumber,
    },
    vies: asked.value,
    code: null,
    timedOut: false,
    cached: asked.cached,
  };
}
