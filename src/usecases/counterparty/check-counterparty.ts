import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import { decide } from '../evidence/decision-table.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { notInSample } from '../truth/not-in-sample.ts';
import {
  CHECKS,
  type CounterpartyCheck,
  type CounterpartyDeps,
  type CounterpartyLog,
  type CounterpartyQuestion,
  type Discoverability,
  type EntityMatch,
  type IdentifierLink,
  KNOWN_SOURCES,
  type TaxValidity,
} from './counterparty.types.ts';
import { COUNTERPARTY_DECISIONS, type CounterpartyDecision } from './counterparty-decision.ts';
import { discoverability } from './discoverability.ts';
import { entityMatch, identifierLink, jpCompanyOf } from './entity-match.ts';
import { taxValidity } from './tax-validity.ts';

export interface CounterpartyFinding extends Report<CounterpartyDecision, CounterpartyCheck> {
  readonly verified: boolean;
  readonly tax: TaxValidity;
  readonly match: EntityMatch;
  readonly discoverability: Discoverability;
  readonly link: IdentifierLink;
}

/** The source the answer rests on: our own rules where no network was asked about the number. */
function sourceOf(tax: TaxValidity, network: Discoverability): 'vies' | 'peppol_sml' | 'local_rules' {
  if (!['not_requested', 'unsupported_country', 'format_invalid'].includes(tax.status)) return 'vies';
  const isRefused = ['not_requested', 'identifier_invalid', 'scheme_removed'].includes(network.status);
  return isRefused ? 'local_rules' : 'peppol_sml';
}

/** Checks a known VAT number and/or Peppol participant. Nothing is searched by name. */
export async function checkCounterparty(
  deps: CounterpartyDeps,
  question: CounterpartyQuestion,
): Promise<CounterpartyFinding> {
  const log: CounterpartyLog = new EvidenceLog({ checks: CHECKS, sources: KNOWN_SOURCES, now: deps.now });
  const [vat, network] = await Promise.all([taxValidity(deps, question, log), discoverability(deps, question, log)]);
  const jp = jpCompanyOf(deps, network.participant, log);
  const link = identifierLink(question, network.participant, vat.tax, jp);
  if (network.participant)
    log.check(
      'identifier_link',
      link.status === 'conflict' ? 'conflict' : link.status === 'consistent' ? 'consistent' : 'not_applicable',
    );
  if (link.status === 'conflict')
    log.conflict({
      kind: 'hard_identifier',
      field: 'identifiers',
      reason: link.reason ?? 'hard_identifier_conflict',
      values: [
        { source: 'request', value: question.participantId ?? '' },
        ...(question.vatId ? [{ source: 'request' as const, value: question.vatId }] : []),
      ],
    });
  const match = entityMatch(question, vat.tax, vat.vies, jp.company, network.directoryNames, log);
  const decision = decide(COUNTERPARTY_DECISIONS, {
    vatAsked: question.vatId !== null,
    participantAsked: question.participantId !== null,
    tax: vat.tax,
    match,
    discoverability: network.discoverability,
    link,
    viesCode: vat.code,
    peppolCode: network.code,
  });
  // Nothing could be answered: an error, and nothing is charged.
  if (decision.status === 'unavailable') {
    if (decision.reason === 'registry_sample') throw notInSample('counterparty');
    const code =
      decision.reason === 'source_not_configured'
        ? 'source_not_configured'
        : vat.timedOut || network.timedOut
          ? 'upstream_timeout'
          : decision.reason === 'invalid_response'
            ? 'upstream_invalid_response'
            : 'source_unavailable';
    // A question VIES calls malformed (HTTP 400) is so tomorrow, too.
    const isHopeless = vat.tax.retryable === false && network.participant === null;
    throw serviceError(code, {
      detail: because('source_reason', { reason: decision.reason }),
      ...(isHopeless ? { retryable: false } : {}),
    });
  }
  return {
    ...makeReport({
      decision,
      log,
      source: sourceOf(vat.tax, network.discoverability),
      cached: vat.cached || network.cached,
      now: deps.now,
    }),
    verified: decision.verified,
    tax: vat.tax,
    match,
    discoverability: network.discoverability,
    link,
  };
}
