import { identityOf, type Participant } from '../../connectors/peppol/participant.ts';
import { compareTraderNames } from '../../connectors/vies/trader-names.ts';
import { checkVatId } from '../../connectors/vies/vat-id.ts';
import type { VatValidity } from '../../connectors/vies/vies.types.ts';
import { nameAgreement, nameOutcome } from '../../matching/index.ts';
import type { JpCompany } from '../evidence/nta-registry.types.ts';
import { registryCoverage } from '../evidence/registry-coverage.ts';
import { isProof, MAY_SAY, rowOf } from '../truth/what-may-be-said.ts';
import type {
  CounterpartyDeps,
  CounterpartyLog,
  CounterpartyQuestion,
  EntityMatch,
  IdentifierLink,
  TaxValidity,
} from './counterparty.types.ts';

/** The Japanese company a participant id of scheme 0188 or 0221 belongs to, by the local registries. */
export function jpCompanyOf(
  deps: CounterpartyDeps,
  participant: Participant | null,
  log: CounterpartyLog,
): { company: JpCompany | undefined; missing: boolean } {
  const identity = participant && identityOf(participant);
  if (
    !identity ||
    (identity.kind !== 'jp_corporate_number' && identity.kind !== 'jp_t_number') ||
    !identity.checksumValid
  )
    return { company: undefined, missing: false };
  const number = identity.kind === 'jp_t_number' ? identity.value.slice(1) : identity.value;
  const said = deps.registry.company(number);
  const company = isProof(said) ? (rowOf(said) ?? undefined) : undefined;
  const state = deps.registry.companyState();
  log.cover('nta_corporate_registry', registryCoverage(state));
  if (state && MAY_SAY[state.data].flag) log.flags.add(MAY_SAY[state.data].flag!);
  log.see({
    source: company?.from.source ?? state?.source ?? 'nta_corporate_registry',
    field: 'participant_id',
    weight: 'hard_identifier',
    outcome: company ? 'match' : said.says === 'absent' ? 'not_found' : 'unavailable',
    input: participant.value,
    observed: company?.corporateNumber ?? null,
    asOf: company?.from.asOf ?? state?.asOf ?? null,
  });
  if (identity.kind === 'jp_t_number') {
    log.cover('nta_invoice_registry', registryCoverage(deps.registry.invoiceState()));
  }
  // A T-number of a person has no company behind it; that is no contradiction.
  const person = identity.kind === 'jp_t_number' && deps.registry.invoice(identity.value).says !== 'absent';
  return { company, missing: said.says === 'absent' && !person };
}

/** Does the participant id name the same party as the VAT number, or as the registries? */
export function identifierLink(
  question: CounterpartyQuestion,
  participant: Participant | null,
  tax: TaxValidity,
  jp: { company: JpCompany | undefined; missing: boolean },
): IdentifierLink {
  const identity = participant && identityOf(participant);
  if (!identity) return { status: 'not_applicable', reason: null };
  if (identity.kind === 'vat' && question.vatId !== null) {
    const own = checkVatId(
      identity.value.startsWith(identity.countryCode) ? identity.value : identity.countryCode + identity.value,
    );
    if (identity.countryCode !== tax.countryCode)
      return { status: 'conflict', reason: 'participant_vat_of_another_country' };
    return own?.vatId.id === tax.vatId
      ? { status: 'consistent', reason: 'participant_is_vat_number' }
      : { status: 'conflict', reason: 'participant_vat_differs' };
  }
  if (identity.kind === 'jp_corporate_number' || identity.kind === 'jp_t_number') {
    if (jp.missing) return { status: 'conflict', reason: 'corporate_number_not_registered' };
    if (!jp.company) return { status: 'not_applicable', reason: null };
    if (
      question.name !== null &&
      nameAgreement(question.name, jp.company.names) === 'different' &&
      question.vatId === null
    )
      return { status: 'conflict', reason: 'name_differs_from_corporate_registry' };
    return question.vatId === null
      ? { status: 'consistent', reason: 'corporate_number_registered' }
      : { status: 'unrelated_scheme', reason: 'participant_of_japan_vat_of_europe' };
  }
  return question.vatId === null
    ? { status: 'not_applicable', reason: null }
    : { status: 'unrelated_scheme', reason: null };
}

const NOTHING: EntityMatch = {
  status: 'not_requested',
  name: 'not_provided',
  street: 'not_provided',
  postalCode: 'not_provided',
  city: 'not_provided',
  basis: 'none',
};

/** Does the name belong to the number? What VIES knows comes first, then the corporate registry, then the Directory. */
export function entityMatch(
  question: CounterpartyQuestion,
  tax: TaxValidity,
  vies: VatValidity | null,
  company: JpCompany | undefined,
  directoryNames: readonly string[],
  log: CounterpartyLog,
): EntityMatch {
  const asked = [question.name, question.street, question.postalCode, question.city].some((value) => value !== null);
  if (!asked) return NOTHING;
  const best = fromVies(vies) ?? fromRegistry(question, company) ?? fromDirectory(question, directoryNames);
  if (
    question.name !== null &&
    directoryNames.length > 0 &&
    !directoryNames.some((name) => compareTraderNames(question.name!, name) !== 'mismatch')
  )
    log.flags.add('directory_name_differs');
  const undisclosed = {
    ...NOTHING,
    name: question.name === null ? ('not_provided' as const) : ('not_disclosed' as const),
  };
  const match =
    best ??
    (tax.status === 'unavailable'
      ? { ...undisclosed, status: 'unavailable' as const }
      : { ...undisclosed, status: 'not_disclosed' as const });
  const outcome = {
    match: 'match',
    partial_match: 'partial_match',
    mismatch: 'mismatch',
    not_disclosed: 'not_disclosed',
    not_processed: 'not_disclosed',
    not_provided: 'not_provided',
  } as const;
  log.check('entity_name_match', match.status === 'unavailable' ? 'source_unavailable' : outcome[match.name]);
  const places = [match.city, match.postalCode, match.street];
  log.check(
    'entity_address_match',
    places.includes('mismatch')
      ? 'mismatch'
      : places.includes('match')
        ? 'match'
        : places.some((place) => place === 'not_disclosed')
          ? 'not_disclosed'
          : 'not_provided',
  );
  return match;
}

function fromVies(vies: VatValidity | null): EntityMatch | undefined {
  if (!vies?.valid || vies.basis === 'none') return undefined;
  const { name, street, postalCode, city, basis } = vies;
  const mismatch = name === 'mismatch' || city === 'mismatch';
  const status = mismatch
    ? 'mismatch'
    : name === 'match'
      ? 'match'
      : name === 'partial_match'
        ? 'partial_match'
        : city === 'match'
          ? 'partial_match'
          : 'not_disclosed';
  return { status, name, street, postalCode, city, basis };
}

function fromRegistry(question: CounterpartyQuestion, company: JpCompany | undefined): EntityMatch | undefined {
  if (!company || question.name === null) return undefined;
  const name = nameOutcome(nameAgreement(question.name, company.names));
  return { ...NOTHING, status: name, name, basis: 'jp_registry' };
}

/** A name in the Directory is what the participant says of itself: it can agree, not contradict. */
function fromDirectory(question: CounterpartyQuestion, names: readonly string[]): EntityMatch | undefined {
  if (question.name === null || names.length === 0) return undefined;
  const outcomes = names.map((name) => compareTraderNames(question.name!, name));
  const name = outcomes.includes('match') ? 'match' : outcomes.includes('partial_match') ? 'partial_match' : undefined;
  return name && { ...NOTHING, status: name, name, basis: 'peppol_business_card' };
}
