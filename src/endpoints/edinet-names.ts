import type { Services } from './services.ts';

/** The English name a company gave EDINET, by corporate number; null while no code list is imported. */
export const edinetNames =
  ({ evidence }: { readonly evidence?: Services['evidence'] | undefined }) =>
  (value: string): string | null =>
    evidence?.edinet()?.registrant({ kind: 'corporate_number', value })?.nameEn ?? null;

/** Companies that file with EDINET under an English name, or that GLEIF knows under it. */
export const edinetNumbers =
  ({ evidence }: { readonly evidence?: Services['evidence'] | undefined }) =>
  (name: string): readonly string[] => [
    ...new Set([...(evidence?.edinet()?.byEnglishName(name) ?? []), ...(evidence?.gleif?.()?.byName(name) ?? [])]),
  ];

type CompanySources = Pick<Services, 'companyRegistry'> & { readonly evidence?: Services['evidence'] | undefined };

/** What a company is found and shown with: the registry, and the names EDINET knows. */
export const companySources = (deps: CompanySources, now: Date) => ({
  companies: deps.companyRegistry,
  edinetName: edinetNames(deps),
  edinetNumbers: edinetNumbers(deps),
  now,
});

/** What such an answer comes from, as the files are now. */
export const companyFiles = ({ companyRegistry, evidence }: CompanySources): readonly (object | null)[] => [
  companyRegistry.info,
  evidence?.edinet() ?? null,
  evidence?.gleif?.() ?? null,
];
