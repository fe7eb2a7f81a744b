import type { Asked } from '../../connectors/core/upstream.ts';
import { matchDocumentType, parseDocumentType } from '../../connectors/peppol/document-type.ts';
import { identityOf, type Participant, parseParticipant } from '../../connectors/peppol/participant.ts';
import { freshnessOfAsked } from '../evidence/asked-freshness.ts';
import type { CounterpartyDeps, CounterpartyLog, CounterpartyQuestion, Discoverability } from './counterparty.types.ts';

interface Outcome {
  readonly discoverability: Discoverability;
  readonly participant: Participant | null;
  readonly directoryNames: readonly string[];
  readonly code: string | null;
  readonly timedOut: boolean;
  readonly cached: boolean;
}

const NOT_REQUESTED: Discoverability = {
  status: 'not_requested',
  participantId: null,
  schemeCode: null,
  schemeName: null,
  schemeState: null,
  smlRegistered: null,
  smpReachable: null,
  documentTypeCount: null,
  documentSupported: null,
  matchedDocumentType: null,
  wildcardMatch: null,
  endpointActive: null,
  transportProfile: null,
  directoryListed: null,
  signatureChecked: false,
  checkedAt: null,
};

/** Can documents be sent to this participant? SML and SMP decide; the Directory only adds a name. */
export async function discoverability(
  deps: CounterpartyDeps,
  question: CounterpartyQuestion,
  log: CounterpartyLog,
): Promise<Outcome> {
  const outcome = (state: Discoverability, more: Partial<Outcome> = {}): Outcome => ({
    discoverability: state,
    participant: null,
    directoryNames: [],
    code: null,
    timedOut: false,
    cached: false,
    ...more,
  });
  if (question.participantId === null) {
    for (const source of ['peppol_sml', 'peppol_smp', 'peppol_directory'] as const)
      log.cover(source, { status: 'not_requested' });
    return outcome(NOT_REQUESTED);
  }
  const participant = parseParticipant(question.participantId)!;
  const known: Discoverability = {
    ...NOT_REQUESTED,
    participantId: participant.value,
    schemeCode: participant.schemeCode,
    schemeName: participant.scheme?.name ?? null,
    schemeState: participant.scheme?.state ?? null,
  };
  const identity = identityOf(participant);
  if ('checksumValid' in identity && !identity.checksumValid) {
    log.check('participant_format', 'invalid');
    return outcome({ ...known, status: 'identifier_invalid' }, { participant });
  }
  log.check('participant_format', 'valid');
  if (participant.scheme?.state === 'removed') return outcome({ ...known, status: 'scheme_removed' }, { participant });
  if (!deps.peppol) {
    log.cover('peppol_sml', { status: 'not_configured', required: true });
    log.check('participant_registered', 'source_unavailable');
    return outcome({ ...known, status: 'unavailable' }, { participant, code: 'source_not_configured' });
  }

  const located = await deps.peppol.locate(participant);
  if (!located.ok) {
    coverFault(log, 'peppol_sml', located);
    log.check('participant_registered', 'source_unavailable');
    return outcome(
      { ...known, status: 'unavailable' },
      { participant, code: located.code, timedOut: located.fault === 'timeout' },
    );
  }
  log.cover('peppol_sml', {
    status: 'checked',
    required: true,
    freshness: freshnessOfAsked(located),
    asOf: located.observedAt.slice(0, 10),
  });
  if (located.sample) log.flags.add('sample_data');
  const checked = { ...known, checkedAt: located.observedAt, smlRegistered: located.value !== null };
  const seen = log.see({
    source: 'peppol_sml',
    field: 'participant_id',
    weight: 'hard_identifier',
    outcome: located.value ? 'match' : 'not_found',
    input: participant.value,
    observed: located.value ? participant.value : null,
    asOf: located.observedAt.slice(0, 10),
  });
  log.check('participant_registered', located.value ? 'found' : 'not_found', seen);
  if (!located.value) return outcome({ ...checked, status: 'not_registered' }, { participant, cached: located.cached });
  if (located.value.duplicates) log.flags.add('duplicate_sml_records');
  if (located.value.httpOnly && !deps.allowHttpSmp) {
    log.flags.add('smp_http_only');
    log.cover('peppol_smp', { status: 'unavailable', required: true, reason: 'smp_http_only' });
    return outcome({ ...checked, status: 'unavailable' }, { participant, code: 'smp_http_only' });
  }
  const [types, directory] = await Promise.all([
    deps.peppol.documentTypes(participant, located.value),
    deps.directory?.find(participant),
  ]);
  const listing = coverDirectory(log, directory);
  const withDirectory = { ...checked, directoryListed: listing?.listed ?? null };
  const names = listing?.names ?? [];
  if (!types.ok) {
    coverFault(log, 'peppol_smp', types);
    return outcome(
      { ...withDirectory, status: 'unavailable', smpReachable: types.fault === 'unsafe_address' ? null : false },
      { participant, directoryNames: names, code: types.code, timedOut: types.fault === 'timeout' },
    );
  }
  log.cover('peppol_smp', {
    status: 'checked',
    required: true,
    freshness: freshnessOfAsked(types),
    asOf: types.observedAt.slice(0, 10),
  });
  const reachable = { ...withDirectory, smpReachable: true };
  const more = { participant, directoryNames: names, cached: located.cached || types.cached };
  if (types.value === null) {
    log.check('participant_registered', 'not_found', seen);
    return outcome({ ...reachable, status: 'not_registered' }, more);
  }
  const counted = { ...reachable, documentTypeCount: types.value.length };
  const wanted = question.documentType === null ? undefined : parseDocumentType(question.documentType);
  if (!wanted) return outcome({ ...counted, status: 'discoverable' }, more);
  const match = matchDocumentType(wanted, types.value);
  const endpoint = match ? await deps.peppol.endpoint(participant, located.value, match.type) : undefined;
  if (endpoint && !endpoint.ok) {
    coverFault(log, 'peppol_smp', endpoint);
    log.check('document_supported', 'source_unavailable');
    return outcome(
      { ...counted, status: 'unavailable', documentSupported: null },
      { ...more, code: endpoint.code, timedOut: endpoint.fault === 'timeout' },
    );
  }
  const facts = endpoint?.ok ? endpoint.value : null;
  if (facts?.expired) log.flags.add('endpoint_expired');
  const supported = facts?.active === true;
  log.check('document_supported', supported ? 'found' : 'not_found');
  return outcome(
    {
      ...counted,
      status: supported ? 'discoverable' : 'discoverable_document_unsupported',
      documentSupported: supported,
      matchedDocumentType: match ? `${match.type.scheme}::${match.type.value}` : null,
      wildcardMatch: match?.wildcard ?? null,
      endpointActive: facts?.active ?? null,
      transportProfile: facts?.transportProfile ?? null,
    },
    more,
  );
}

function coverFault(
  log: CounterpartyLog,
  source: 'peppol_sml' | 'peppol_smp',
  fault: { readonly code: string; readonly retryable: boolean },
): void {
  log.cover(source, { status: 'unavailable', required: true, reason: fault.code, retryable: fault.retryable });
}

/** Opt-in: whoever is not in it may still be in the network. */
function coverDirectory(
  log: CounterpartyLog,
  asked: Asked<{ listed: boolean; names: readonly string[] }> | undefined,
): { listed: boolean; names: readonly string[] } | null {
  if (!asked) log.cover('peppol_directory', { status: 'not_configured' });
  else if (!asked.ok)
    log.cover('peppol_directory', { status: 'unavailable', reason: asked.code, retryable: asked.retryable });
  else
    log.cover('peppol_directory', {
      status: 'checked',
      freshness: freshnessOfAsked(asked),
      asOf: asked.observedAt.slice(0, 10),
    });
  return asked?.ok ? asked.value : null;
}
