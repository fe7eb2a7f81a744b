import type { Services } from './services.ts';

/** The English name a company gave EDINET, by corporate number; null while no code list is imported. */
export const edinetNames =
  ({ evidence }: { readonly evidence?: Services['evidence'] | undefined }) =>
  (value: string): string | null =>
    evidence?.edinet()?.registrant({ kind: 'corporate_number', value })?.nameEn ?? null;
