import type { Sources } from './sources.ts';

/** The English name a company gave EDINET, by corporate number; null while no code list is imported. */
export function edinetNames(deps: object): (corporateNumber: string) => string | null {
  const { evidence } = deps as Partial<Sources>;
  return (value) => evidence?.edinet()?.registrant({ kind: 'corporate_number', value })?.nameEn ?? null;
}
