import { dateInJapan, toEpochDay } from '../../japan/business-days.ts';
import { isCorporateNumber, parseTNumber } from '../../japan/corporate-number.ts';
import {
  type KnownNames,
  nameAgreement,
  nameAgrees,
  nameFlags,
  nameOutcome,
  searchedNameFlags,
} from '../../matching/index.ts';
import type { CheckOutcome } from '../evidence/evidence.types.ts';
import type { JpCompany } from '../evidence/nta-registry.types.ts';
import { isProof, rowOf, type SourceSays } from '../truth/what-may-be-said.ts';
import { coverRegistry, lookUpAddress } from './registry-evidence.ts';
import type { SupplierDeps, SupplierLog, SupplierQuestion } from './supplier.types.ts';
import type { SupplierFacts } from './supplier-facts.ts';

/** Looks everything up and notes what was seen; decides nothing. */
export function gather(deps: SupplierDeps, question: SupplierQuestion, log: SupplierLog): SupplierFacts {
  const { registry } = deps;
  const companyState = registry.companyState();
  const invoiceState = registry.invoiceState();
  const t = question.registrationNumber === null ? null : parseTNumber(question.registrationNumber);
  const number = question.corporateNumber;
  const hasIdentifier = number !== null || t !== null;

  const numberValid = number === null ? null : isCorporateNumber(number);
  if (number !== null) {
    log.check('corporate_number_format', 'valid');
    log.check('corporate_number_checksum', numberValid ? 'valid' : 'invalid');
  }
  if (t) {
    log.check('registration_number_format', t.formatValid ? 'valid' : 'invalid');
    log.check(
      'registration_number_checksum',
      t.checksumValid === null ? 'not_reached' : t.checksumValid ? 'valid' : 'invalid',
    );
  }
  const tNumber = t?.checksumValid ? t.normalized : null;
  const registration = tNumber === null ? null : registry.invoice(tNumber);
  const named = registration && rowOf(registration);
  const individual = named?.entity === 'individual';
  // Without a registration record the digits still tell: those of a known company are a corporation's.
  const tDigits =
    tNumber && !individual && (named || rowOf(registry.company(tNumber.slice(1)))) ? tNumber.slice(1) : null;
  const identifiersDiffer = number !== null && tDigits !== null && number !== tDigits;
  if (number !== null && t !== null) {
    log.check('identifier_consistency', identifiersDiffer ? 'conflict' : tDigits ? 'consistent' : 'not_comparable');
    if (identifiersDiffer)
      log.conflict({
        kind: 'hard_identifier',
        field: 'corporate_number',
        reason: 'identifier_conflict',
        values: [
          { source: 'request', value: number },
          { source: (named ?? rowOf(registry.company(tDigits)))!.from.source, value: tDigits },
        ],
      });
  }

  const wanted = numberValid ? number : number === null ? tDigits : null;
  const corporation = wanted ? registry.company(wanted) : null;
  const company = corporation && rowOf(corporation);
  // An old row shows how a company stood; whether anything agrees with it now it does not say.
  const isDated = company !== null && !isProof(corporation!);
  const ofCompany = registration ?? (company ? registry.invoice(`T${company.corporateNumber}`) : null);
  const invoice = ofCompany && rowOf(ofCompany);
  const needsCompany = number !== null || t === null;
  const companyMissing = numberValid === true && corporation?.says === 'absent';
  const invoiceMissing = registration?.says === 'absent';
  coverRegistry(log, 'nta_corporate_registry', companyState, {
    required: needsCompany,
    asked: !individual,
  });
  coverRegistry(log, 'nta_invoice_registry', invoiceState, {
    required: t !== null,
    asked: t !== null || company !== null,
  });

  if (numberValid !== null) {
    const usable = corporation !== null && isProof(corporation);
    const seen = log.see({
      source: company?.from.source ?? companyState?.source ?? 'nta_corporate_registry',
      field: 'corporate_number',
      weight: 'hard_identifier',
      outcome: company ? 'match' : usable ? 'not_found' : 'unavailable',
      input: number,
      observed: company?.corporateNumber ?? null,
      asOf: company?.from.asOf ?? companyState?.asOf ?? null,
    });
    log.check(
      'corporate_number_registered',
      company ? 'found' : !numberValid ? 'not_reached' : usable ? 'not_found' : 'source_unavailable',
      seen,
    );
  }
  if (t) {
    const usable = registration !== null && isProof(registration);
    const seen = log.see({
      source: named?.from.source ?? invoiceState?.source ?? 'nta_invoice_registry',
      field: 'registration_number',
      weight: 'hard_identifier',
      outcome: named ? 'match' : usable ? 'not_found' : 'unavailable',
      input: question.registrationNumber,
      observed: named?.registrationNumber ?? null,
      asOf: named?.from.asOf ?? invoiceState?.asOf ?? null,
    });
    log.check(
      'qualified_invoice_registered',
      tNumber === null ? 'not_reached' : registrationOutcome(registration),
      seen,
    );
  } else if (company && invoiceState) log.check('qualified_invoice_registered', registrationOutcome(ofCompany));

  const byName =
    !hasIdentifier && question.name !== null
      ? registry.findCompanies({ name: question.name, address: question.address })
      : { matches: [], count: 0, single: null, undecided: null };
  const single = byName.single;
  const subject = isDated ? null : (company ?? single?.company ?? null);
  const nameSubject =
    subject ??
    (named?.name && isProof(registration!)
      ? {
          name: named.name,
          names: { registered: [named.name], trade: named.tradeName ? [named.tradeName] : [] },
          from: named.from,
        }
      : null);
  const names: KnownNames | undefined = nameSubject?.names;
  const name = question.name !== null && names ? nameAgreement(question.name, names) : null;
  if (question.name !== null) {
    const seen = nameSubject
      ? log.see({
          source: nameSubject.from.source,
          field: 'name',
          weight: 'soft_identifier',
          outcome: nameOutcome(name ?? 'fuzzy'),
          input: question.name,
          observed: nameSubject.name,
          asOf: nameSubject.from.asOf,
        })
      : undefined;
    const open = isDated ? 'source_unavailable' : individual ? 'not_disclosed' : 'not_reached';
    log.check('name_match', name === null ? open : nameOutcome(name), seen);
  }
  const address = lookUpAddress(deps, question, subject, log);
  if (isDated) {
    log.check('corporate_status_active', 'source_unavailable');
    if (log.checks.address_match.outcome === 'not_reached') log.check('address_match', 'source_unavailable');
  } else if (subject) log.check('corporate_status_active', subject.closed ? 'not_active' : 'active');

  return {
    hasIdentifier,
    registrationAsked: t !== null,
    invalidIdentifier: numberValid === false || (t !== null && t.checksumValid !== true),
    identifiersDiffer,
    individual,
    missingIdentifier: companyMissing || invoiceMissing,
    undecided: hasIdentifier ? (undecidedBy(corporation) ?? undecidedBy(registration)) : byName.undecided,
    registrationAbsent: ofCompany?.says === 'absent',
    company,
    invoice,
    // The name search has found by name already; a different name there is no conflict with an identifier.
    name: hasIdentifier || name !== 'different' ? name : 'fuzzy',
    address: company ? address : null,
    matches: byName.matches,
    matchCount: byName.count,
    single,
    singleAddress: single ? address : null,
  };
}

/** How a registration stands, as far as the data prove it. */
function registrationOutcome(said: ReturnType<SupplierDeps['registry']['invoice']> | null): CheckOutcome {
  if (!said || !isProof(said)) return 'source_unavailable';
  const row = rowOf(said);
  if (row === null) return 'not_found';
  return row.status === 'registered' ? 'found' : 'not_active';
}

/** Why nothing may be concluded from what a registry said to an identifier. */
function undecidedBy(said: SourceSays<unknown> | null): SupplierFacts['undecided'] {
  if (said === null || isProof(said)) return null;
  return said.says === 'undecidable' ? said.reason : 'registry_stale';
}

export function raiseFlags(facts: SupplierFacts, company: JpCompany | null, now: Date, log: SupplierLog): void {
  const { flags } = log;
  if (company?.closed) flags.add('company_closed');
  if (company?.successor) flags.add('merged_into_successor');
  if (facts.invoice?.status === 'cancelled' || facts.invoice?.status === 'expired') flags.add('invoice_cancelled');
  else if (log.checks.qualified_invoice_registered.status === 'failed') flags.add('invoice_not_registered');
  for (const flag of facts.hasIdentifier ? nameFlags(facts.name) : searchedNameFlags(facts.name)) flags.add(flag);
  if (log.checks.address_match.outcome === 'mismatch') flags.add('address_mismatch');
  // A right name and number at another place is usually a branch or an office that moved.
  if (log.checks.address_match.outcome === 'mismatch' && facts.company && facts.name !== null && nameAgrees(facts.name))
    flags.add('possible_branch_or_office');
  if (company?.assignmentDate && toEpochDay(dateInJapan(now)) - toEpochDay(company.assignmentDate) < 90)
    flags.add('recently_assigned');
  if (facts.matches.length > 1 && !facts.single) flags.add('name_ambiguous');
  if (log.coverage.some((item) => item.freshness === 'stale')) flags.add('registry_stale');
  if (log.coverage.some((item) => item.status !== 'not_needed' && item.freshness === 'sample'))
    flags.add('sample_data');
}
