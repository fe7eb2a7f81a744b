import type { Advisory } from '../report.ts';
import { type Advisor, type AdvisoryContext, MAX_ADVISORIES, toAdvisory } from './advisor.ts';
import { issuerIdentifiers } from './identifiers.ts';
import { taxBases } from './tax-bases.ts';
import { unenforced } from './unenforced.ts';
import { yenAndRates } from './yen-and-rates.ts';

const ADVISORS: readonly Advisor[] = [issuerIdentifiers, taxBases, yenAndRates, unenforced];

/** Remarks of our own on a schema-valid document, where the official rules are silent or defective. */
export function advise(context: AdvisoryContext): readonly Advisory[] {
  const advisories: Advisory[] = [];
  for (const advisor of ADVISORS)
    for (const remark of advisor(context)) {
      if (advisories.length === MAX_ADVISORIES) return advisories;
      advisories.push(toAdvisory(remark, context.positions));
    }
  return advisories;
}
