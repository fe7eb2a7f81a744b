import { CATEGORIES, CATEGORY_FACTS, type Category } from '../../connectors/fsa/categories.ts';
import type { ListedOperator, RegisterState } from '../../connectors/fsa/register-file.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import { type KnownNames, nameAgreement } from '../../matching/index.ts';
import type { JpCompany } from '../evidence/nta-registry.types.ts';
import {
  type DataState,
  isOlderThan,
  isProof,
  MAY_SAY,
  rowOf,
  type SourceSays,
  STALE_AFTER_DAYS,
} from '../truth/what-may-be-said.ts';
import type { Hit, RegulatedFacts, RegulatedQuestion } from './regulated.types.ts';

/** What one list is worth today. */
export function listState(state: RegisterState, category: Category, now: Date): DataState {
  const edition = state.editions.get(category);
  if (!edition) return 'not_configured';
  if (state.sample) return 'sample';
  return isOlderThan(STALE_AFTER_DAYS.fsa, edition.asOf, now) ? 'stale' : 'complete';
}

/** What the registers say to the question; the corporate registry knows what a list does not publish. */
export function findRegistrations(
  question: RegulatedQuestion,
  state: RegisterState,
  now: Date,
  corporation: (corporateNumber: string) => SourceSays<Pick<JpCompany, 'closed' | 'names'>>,
): RegulatedFacts & { readonly previousName: boolean } {
  const { name, corporateNumber, registrationNumber, category } = question;
  const companyOf = (number: string) => rowOf(corporation(number));
  const isDated = (hit: Hit) => MAY_SAY[listState(state, hit.operator.category, now)].byNumber !== 'verdict';
  const listed = (operator: ListedOperator): KnownNames => ({
    registered: [operator.name, ...withoutSuffix(operator.name)],
    previous: operator.previousNames,
  });
  const compare = (operator: ListedOperator) => (name === null ? null : nameAgreement(name, listed(operator)));
  const compareAll = (operator: ListedOperator) => {
    const names = operator.corporateNumber ? companyOf(operator.corporateNumber)?.names : undefined;
    return name === null ? null : nameAgreement(name, names ? together(listed(operator), names) : listed(operator));
  };
  const byNumber = registrationNumber
    ? state.operators.filter((operator) => sameNumber(operator, registrationNumber))
    : [];
  const byCompany = corporateNumber
    ? state.operators.filter((operator) => operator.corporateNumber === corporateNumber)
    : [];
  const hasIdentifier = registrationNumber !== null || corporateNumber !== null;
  const wanted = (operator: ListedOperator) => category === null || operator.category === category;
  const present = (operator: ListedOperator) => operator.removedSince === null;

  // Which of several registrations of one number is meant: the company, the category, then the name tell.
  let numbered = byNumber;
  if (numbered.length > 1 && corporateNumber)
    numbered = preferred(numbered, (operator) => operator.corporateNumber === corporateNumber);
  if (numbered.length > 1) numbered = preferred(numbered, wanted);
  if (numbered.length > 1) numbered = preferred(numbered, (operator) => compareAll(operator) !== 'different');
  const live = numbered.filter(present);
  const severalLists =
    corporateNumber === null && new Set(live.map((operator) => operator.corporateNumber ?? operator.name)).size > 1;
  const hits: Hit[] = [
    ...numbered.map((operator) => ({ operator, name: compareAll(operator), by: 'registration_number' as const })),
    ...byCompany
      .filter((operator) => !numbered.includes(operator))
      .map((operator) => ({ operator, name: compareAll(operator), by: 'corporate_number' as const })),
    ...(hasIdentifier || name === null
      ? []
      : state.operators
          .map((operator) => ({ operator, name: compare(operator), by: 'name' as const }))
          .filter((hit) => hit.name !== 'different')),
  ];
  const current = hits.filter((hit) => present(hit.operator));
  const needed: readonly Category[] = category ? [category] : CATEGORIES;
  const relevant = registrationNumber ? current.filter((hit) => hit.by === 'registration_number') : current;
  const inCategory = current.filter((hit) => wanted(hit.operator));
  const elsewhere = current.filter((hit) => !wanted(hit.operator));
  const removed = hits.filter((hit) => !present(hit.operator) && wanted(hit.operator));
  // What the decision rests on: a fresh list of another category makes an old one no younger.
  const [basis = []] = [inCategory, elsewhere, removed].filter((some) => some.length > 0);
  return {
    hasIdentifier,
    identifiersDiffer:
      corporateNumber !== null &&
      registrationNumber !== null &&
      live.length > 0 &&
      live.every((operator) => operator.corporateNumber !== corporateNumber),
    inCategory,
    elsewhere,
    removed,
    dated: basis.length > 0 && basis.every(isDated),
    corporateStatusUnknown: current.some(
      ({ operator, by }) =>
        by !== 'name' && operator.corporateNumber !== null && !isFoundProof(corporation(operator.corporateNumber)),
    ),
    severalLists,
    nameDiffers: hasIdentifier && relevant.length > 0 && relevant.every((hit) => hit.name === 'different'),
    closed: current.some(
      (hit) => hit.operator.corporateNumber !== null && companyOf(hit.operator.corporateNumber)?.closed === true,
    ),
    undecided:
      needed
        .map((key) => MAY_SAY[listState(state, key, now)].notFound)
        .find((reason): reason is UndecidableReason => reason !== 'negative') ?? null,
    previousName: hits.some((hit) => hit.name === 'previous'),
  };
}

/** The lists write a branch or the line of business behind the name: 「…リミテッド（東京支店）」, 「…株式会社（証券）」. */
const withoutSuffix = (name: string): string[] => {
  const bare = name.replace(/\s*[（(][^（）()]*(?:支店|営業所|事務所|証券|銀行|信託|保険)[）)]\s*$/u, '');
  return bare === name || bare === '' ? [] : [bare];
};

const isFoundProof = (said: SourceSays<unknown>): boolean => said.says === 'found' && isProof(said);

const together = (a: KnownNames, b: KnownNames): KnownNames => ({
  registered: [...a.registered, ...b.registered],
  hasReplacedGlyph: b.hasReplacedGlyph === true,
  readings: b.readings ?? [],
  english: b.english ?? [],
  trade: b.trade ?? [],
  previous: [...(a.previous ?? []), ...(b.previous ?? [])],
});

function sameNumber(operator: ListedOperator, wanted: NonNullable<RegulatedQuestion['registrationNumber']>): boolean {
  if (operator.authority !== wanted.authority || operator.number !== wanted.number) return false;
  // A law tag excludes the lists that have none.
  return wanted.lawTag === null || CATEGORY_FACTS[operator.category].lawTag === wanted.lawTag;
}

const preferred = (operators: ListedOperator[], test: (operator: ListedOperator) => boolean): ListedOperator[] => {
  const kept = operators.filter(test);
  return kept.length > 0 ? kept : operators;
};
