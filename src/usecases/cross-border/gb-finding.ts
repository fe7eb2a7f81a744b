import { compareUkNames, type UkNameMatch } from '../../connectors/companies-house/company-name.ts';
import { parseCompanyNumber } from '../../connectors/companies-house/company-number.ts';
import { comparePostcodes, type UkAddress, type UkCompany } from '../../connectors/companies-house/projection.ts';
import type { Candidate, MatchType } from '../evidence/evidence.types.ts';
import {
  type CrossBorderDeps,
  type CrossBorderLog,
  type CrossBorderQuestion,
  type Finding,
  gradeOf,
  type NameOutcome,
} from './cross-border.types.ts';
import { coverLive, coverSnapshot, snapshotFlag, undecidedByName, undecidedBySnapshot } from './gb-coverage.ts';
import { entityOf, flagsOf } from './gb-record.ts';

const SCORES: Readonly<Partial<Record<MatchType, number>>> = {
  identifier_exact: 1,
  identifier_and_name: 1,
  name_and_address: 0.95,
  name_exact: 0.85,
  name_normalized: 0.75,
  name_previous: 0.65,
  name_fuzzy: 0.5,
};
const NAME: Readonly<Record<UkNameMatch, NameOutcome>> = {
  exact: 'agrees',
  normalized: 'agrees',
  fuzzy: 'fuzzy',
  different: 'different',
};

/** Looks a company up: the live register first, the imported snapshot when it cannot be asked. */
export async function findInBritain(
  deps: CrossBorderDeps,
  question: CrossBorderQuestion,
  log: CrossBorderLog,
): Promise<Finding> {
  const given = question.identifiers.find(({ scheme }) => scheme === 'gb_company_number');
  const number = given && parseCompanyNumber(given.value);
  if (number?.ok) return byNumber(deps, question, number.value, log);
  return byName(deps, question, log);
}

async function byNumber(
  deps: CrossBorderDeps,
  question: CrossBorderQuestion,
  number: string,
  log: CrossBorderLog,
): Promise<Finding> {
  const live = await deps.companiesHouse?.profile(number);
  coverLive(log, live);
  const needSnapshot = !live?.ok;
  const stored = needSnapshot ? deps.companiesHouseSnapshot?.company(number) : undefined;
  coverSnapshot(deps, log, needSnapshot);
  const company = live?.ok ? live.value : (stored ?? null);
  const undecided = needSnapshot ? undecidedBySnapshot(deps, stored !== undefined) : null;
  const name = company && question.name ? nameOf(question.name, company) : null;
  const asked = live?.ok === true || deps.companiesHouseSnapshot !== undefined;
  const matchType: MatchType = !company ? 'none' : name === 'agrees' ? 'identifier_and_name' : 'identifier_exact';
  return {
    entity: company && entityOf(company, live?.ok ? 'companies_house' : 'companies_house_snapshot'),
    name,
    address: company && placeOf(question, company.address),
    missing: company === null,
    liveOnly: live === undefined,
    // A register that is configured but down leaves a number that is not in the snapshot undecided.
    unavailable: (company === null && live !== undefined && !live.ok) || undecided !== null,
    undecided,
    nothingAsked: !asked,
    candidates: [],
    candidateCount: 0,
    single: false,
    matchType,
    score: SCORES[matchType] ?? null,
    flags: [...(company ? flagsOf(company, name) : []), ...(needSnapshot ? snapshotFlag(deps) : [])],
  };
}

interface Hit {
  readonly company: Pick<UkCompany, 'number' | 'name' | 'status' | 'address'>;
  readonly name: NameOutcome;
  readonly matchType: MatchType;
  readonly place: ReturnType<typeof placeOf>;
}

async function byName(deps: CrossBorderDeps, question: CrossBorderQuestion, log: CrossBorderLog): Promise<Finding> {
  const wanted = question.name ?? '';
  const live = await deps.companiesHouse?.search(wanted);
  coverLive(log, live);
  coverSnapshot(deps, log, !live?.ok);
  const records = live?.ok
    ? live.value.hits.map((hit) => ({ company: hit, previousNames: hit.previousName ? [hit.previousName] : [] }))
    : (deps.companiesHouseSnapshot?.search(wanted) ?? []).map(({ company }) => ({
        company,
        previousNames: company.previousNames,
      }));
  const hits = records
    .flatMap(({ company, previousNames }) => {
      const match = compareUkNames(wanted, company.name);
      const former =
        match !== 'exact' &&
        match !== 'normalized' &&
        previousNames.some((name) => ['exact', 'normalized'].includes(compareUkNames(wanted, name)));
      if (match === 'different' && !former) return [];
      const place = placeOf(question, company.address);
      const named: MatchType = former
        ? 'name_previous'
        : match === 'fuzzy'
          ? 'name_fuzzy'
          : match === 'exact'
            ? 'name_exact'
            : 'name_normalized';
      const matchType: MatchType =
        place === 'match' && (match === 'exact' || match === 'normalized') ? 'name_and_address' : named;
      return [{ company, name: former ? 'previous' : NAME[match], matchType, place } satisfies Hit];
    })
    .sort((a, b) => (SCORES[b.matchType] ?? 0) - (SCORES[a.matchType] ?? 0));
  const chosen = choose(hits);
  const profile = chosen && (await profileOf(deps, chosen.company.number, live?.ok === true));
  return {
    entity: profile ? entityOf(profile, live?.ok ? 'companies_house' : 'companies_house_snapshot') : null,
    name: chosen?.name ?? null,
    address: chosen?.place ?? null,
    missing: false,
    liveOnly: live === undefined,
    unavailable: hits.length === 0 && !live?.ok && (live !== undefined || deps.companiesHouseSnapshot === undefined),
    undecided: live?.ok ? null : undecidedByName(deps, hits.length > 0),
    nothingAsked: !live?.ok && deps.companiesHouseSnapshot === undefined,
    candidates: hits.slice(0, 10).map(candidateOf),
    candidateCount: hits.length,
    single: chosen !== undefined,
    matchType: chosen?.matchType ?? 'none',
    score: (chosen && SCORES[chosen.matchType]) ?? null,
    flags: [...(profile ? flagsOf(profile, chosen?.name ?? null) : []), ...(live?.ok ? [] : snapshotFlag(deps))],
  };
}

/** The only agreeing name, or the only one of several at the given place. */
function choose(hits: readonly Hit[]): Hit | undefined {
  const agreeing = hits.filter((hit) => hit.name === 'agrees');
  const pool = agreeing.length > 0 ? agreeing : hits;
  if (pool.length === 1) return pool[0];
  const near = pool.filter((hit) => hit.place === 'match');
  return near.length === 1 ? near[0] : undefined;
}

async function profileOf(deps: CrossBorderDeps, number: string, live: boolean): Promise<UkCompany | undefined> {
  if (!live) return deps.companiesHouseSnapshot?.company(number);
  const asked = await deps.companiesHouse?.profile(number);
  return asked?.ok ? (asked.value ?? undefined) : deps.companiesHouseSnapshot?.company(number);
}

function nameOf(given: string, company: UkCompany): NameOutcome {
  const match = compareUkNames(given, company.name);
  if (match === 'exact' || match === 'normalized') return 'agrees';
  if (company.previousNames.some((name) => ['exact', 'normalized'].includes(compareUkNames(given, name))))
    return 'previous';
  return NAME[match];
}

function placeOf(question: CrossBorderQuestion, address: UkAddress): Finding['address'] {
  const postcode =
    question.postalCode ?? /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.exec(question.address ?? '')?.[0] ?? null;
  if (postcode === null) return question.address === null ? null : 'not_compared';
  return address.postalCode === null ? 'not_compared' : comparePostcodes(postcode, address.postalCode);
}

function candidateOf({ company, name, matchType, place }: Hit): Candidate {
  const { address } = company;
  const active = company.status === 'active';
  return {
    entityId: `gb:${company.number}`,
    name: company.name,
    nameEn: company.name,
    address: [...address.lines, address.locality, address.postalCode].filter(Boolean).join(', ') || null,
    addressEn: null,
    status: company.status,
    matchType,
    score: SCORES[matchType] ?? null,
    grade: `Z${gradeOf(name)}${gradeOf(place)}${active ? 'A' : company.status === 'unknown' ? 'Z' : 'F'}`,
    addressAgrees: place === null || place === 'not_compared' ? null : place !== 'mismatch',
  };
}
