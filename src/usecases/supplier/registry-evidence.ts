import type { AddressOutcome } from '../../matching/index.ts';
import type { JpCompany, NtaRegistry, RegistryState } from '../evidence/nta-registry.types.ts';
import { registryCoverage } from '../evidence/registry-coverage.ts';
import type { SupplierLog, SupplierQuestion } from './supplier.types.ts';

/** What became of one of the two registries. */
export function coverRegistry(
  log: SupplierLog,
  source: 'nta_corporate_registry' | 'nta_invoice_registry',
  state: RegistryState | undefined,
  use: { readonly required: boolean; readonly asked: boolean },
): void {
  if (!use.asked)
    log.cover(source, { status: 'not_needed', asOf: state?.asOf ?? null, freshness: state?.freshness ?? 'unknown' });
  else log.cover(source, registryCoverage(state, use.required));
}

/** Compares the given address (or, without one, the postal code) with the registered one. */
export function lookUpAddress(
  deps: { readonly registry: NtaRegistry },
  question: SupplierQuestion,
  subject: JpCompany | null,
  log: SupplierLog,
): AddressOutcome | null {
  if (question.address === null && question.postalCode === null) return null;
  if (question.address !== null) {
    const structured = deps.registry.addressIsStructured(question.address);
    log.cover('jp_postal_data', structured === null ? { status: 'not_configured' } : { status: 'checked' });
    log.check('address_structure', structured === null ? 'source_unavailable' : structured ? 'valid' : 'invalid');
  }
  if (!subject) {
    log.check('address_match', 'not_reached');
    return null;
  }
  const digits = (text: string) => text.replace(/\D/g, '');
  const postal: AddressOutcome | null =
    question.postalCode === null || subject.postalCode === null
      ? null
      : digits(question.postalCode) === digits(subject.postalCode)
        ? 'partial_match'
        : 'mismatch';
  const byAddress =
    question.address === null ? null : deps.registry.compareAddresses(question.address, subject.address);
  // A postal code stands for a town; it speaks only when the address itself does not.
  const outcome = byAddress === null || byAddress === 'not_compared' ? (postal ?? 'not_compared') : byAddress;
  const seen = log.see({
    source: subject.from.source,
    field: 'address',
    weight: 'descriptive',
    outcome,
    input: question.address ?? question.postalCode,
    observed: subject.address,
    asOf: subject.from.asOf,
  });
  log.check('address_match', outcome === 'not_compared' ? 'not_comparable' : outcome, seen);
  if (outcome === 'mismatch')
    log.conflict({
      kind: 'soft_attribute',
      field: 'address',
      reason: 'address_mismatch',
      values: [
        { source: 'request', value: question.address ?? question.postalCode! },
        { source: subject.from.source, value: subject.address },
      ],
    });
  return outcome;
}
