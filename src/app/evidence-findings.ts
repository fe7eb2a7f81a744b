import type { CompaniesHouseSnapshot } from '../connectors/companies-house/snapshot-file.ts';
import type { EdinetIndex } from '../connectors/edinet/edinet-index.ts';
import type { EvidenceSyncState } from '../connectors/evidence-sync.ts';
import { CATEGORIES } from '../connectors/fsa/categories.ts';
import type { RegisterState } from '../connectors/fsa/register-file.ts';
import type { GleifNames } from '../connectors/gleif/name-file.ts';
import { isOlderThan, STALE_AFTER_DAYS } from '../usecases/truth/what-may-be-said.ts';
import type { Finding } from './module.ts';

/** A failed synchronisation is a problem even while the data on file still serve. */
export const withTrouble = (finding: Finding, { message }: EvidenceSyncState): Finding =>
  message === null
    ? finding
    : {
        ...finding,
        state: 'problem',
        message: `${finding.message}; the last synchronisation failed: ${message}`,
        next: finding.next ?? `jbis sync ${finding.part.split('.')[1]}`,
      };

/** Stale data decide nothing, so they are a problem of whoever runs the service. */
const aged = (source: keyof typeof STALE_AFTER_DAYS, asOf: string | null, now: Date): string | null =>
  asOf !== null && isOlderThan(STALE_AFTER_DAYS[source], asOf, now)
    ? `stale: older than ${STALE_AFTER_DAYS[source]} days`
    : null;

export function edinetFinding(
  index: Pick<EdinetIndex, 'sample' | 'coverage'> | undefined,
  hasKey: boolean,
  now: Date,
): Finding {
  const next = hasKey ? 'jbis sync edinet' : 'EDINET_API_KEY, then jbis sync edinet';
  if (!index) return { part: 'evidence.edinet', state: 'missing', message: 'no filings imported', next };
  const { firstDay, lastCompleteDay, missingDays } = index.coverage();
  const message = `filings from ${firstDay} to ${lastCompleteDay}`;
  if (index.sample) return { part: 'evidence.edinet', state: 'sample', message: `invented ${message}`, next };
  const faults = [missingDays > 0 ? `${missingDays} days missing` : null, aged('edinet', lastCompleteDay, now)].filter(
    (fault) => fault !== null,
  );
  return faults.length > 0
    ? { part: 'evidence.edinet', state: 'problem', message: [message, ...faults].join(', '), next }
    : { part: 'evidence.edinet', state: 'ready', message };
}

export function fsaFinding(
  state: Pick<RegisterState, 'sample' | 'editions' | 'operators'> | undefined,
  now: Date,
): Finding {
  const next = 'jbis sync fsa';
  if (!state || state.editions.size === 0)
    return { part: 'evidence.fsa', state: 'missing', message: 'no register imported', next };
  if (state.sample)
    return { part: 'evidence.fsa', state: 'sample', message: `${state.operators.length} invented operators`, next };
  const dates = [...state.editions].map(([category, edition]) => `${category} ${edition.asOf}`).join(', ');
  if (state.editions.size < CATEGORIES.length)
    return { part: 'evidence.fsa', state: 'problem', message: `only ${dates}`, next };
  const old = [...state.editions.values()].map(({ asOf }) => aged('fsa', asOf, now)).find((fault) => fault !== null);
  return old
    ? { part: 'evidence.fsa', state: 'problem', message: `${dates}, ${old}`, next }
    : { part: 'evidence.fsa', state: 'ready', message: dates };
}

export function companiesHouseFinding(
  live: boolean,
  snapshot: Pick<CompaniesHouseSnapshot, 'sample' | 'asOf'> | undefined,
  now: Date,
): Finding {
  const next = 'COMPANIES_HOUSE_API_KEY or jbis import companies-house FILE';
  if (snapshot?.sample)
    return { part: 'evidence.companies-house', state: 'sample', message: 'a few invented companies', next };
  if (!live && !snapshot)
    return {
      part: 'evidence.companies-house',
      state: 'missing',
      message: 'no key and no snapshot: United Kingdom entities are not resolved',
      next,
    };
  const old = live || !snapshot ? null : aged('companiesHouse', snapshot.asOf, now);
  const message = [live ? 'live' : null, snapshot ? `snapshot of ${snapshot.asOf}` : null, old]
    .filter(Boolean)
    .join(', ');
  return old
    ? { part: 'evidence.companies-house', state: 'problem', message, next }
    : { part: 'evidence.companies-house', state: 'ready', message };
}

/** Nothing to say while no names are imported: no endpoint waits for them. */
export const gleifFinding = (names: Pick<GleifNames, 'asOf'> | undefined): Finding[] =>
  names ? [{ part: 'evidence.gleif', state: 'ready', message: `names in Latin letters as of ${names.asOf}` }] : [];
