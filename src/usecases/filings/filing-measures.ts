import { readClauses } from '../../connectors/edinet/clauses.ts';
import type { FilingWindow } from '../../connectors/edinet/filing-window.ts';
import {
  annualStandardDate,
  daysBetween,
  halfYearEnd,
  halfYearStandardDate,
} from '../../connectors/edinet/standard-dates.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';
import { addDays } from '../../japan/business-days.ts';

/** What a rule found, and the documents it rests on. */
export interface Measure {
  readonly value: number | boolean | string | null;
  readonly refs: readonly string[];
  readonly notes?: readonly string[];
}
export const NOT_COMPUTABLE = 'not_computable';
export const NOT_COVERED = 'not_covered';

const DOMESTIC_ANNUAL = ['030000', '032000'];
const date = (document: StoredDocument): string => (document.submitted ?? '').slice(0, 10);
export const listed = (documents: readonly StoredDocument[], ...types: string[]) =>
  documents.filter((document) => document.hidden === 0 && types.includes(document.doc_type ?? ''));
export const count = (documents: readonly StoredDocument[], notes?: readonly string[]): Measure => ({
  value: documents.length,
  refs: documents.map((document) => document.doc_id),
  ...(notes ? { notes } : {}),
});

/** Annual reports on the domestic clock; undefined when the registrant files only on another one (foreign forms). */
export function domesticAnnuals(facts: FilingWindow): StoredDocument[] | undefined {
  const annuals = listed(facts.filed, '120').filter((document) => document.period_end);
  const domestic = annuals.filter((document) => DOMESTIC_ANNUAL.includes(document.form ?? ''));
  return annuals.length > 0 && domestic.length === 0 ? undefined : domestic;
}

export const daysAfterStandard = (document: StoredDocument): number =>
  daysBetween(annualStandardDate(document.period_end!), date(document));

export const withClause =
  (...clauses: string[]) =>
  (facts: FilingWindow) =>
    count(
      listed(facts.filed, '180').filter((document) =>
        readClauses(document.reasons).some(
          ({ clause, ordinance }) =>
            ordinance === 'disclosure_of_corporate_affairs' && clauses.includes(clause.replace('第19条第2項', '')),
        ),
      ),
    );

export const amendmentsBy = (facts: FilingWindow, test: (days: number) => boolean): Measure =>
  count(
    listed(facts.filed, '130', '150', '170').filter((document) => {
      const parent = document.parent_doc_id && facts.submittedOf(document.parent_doc_id);
      return parent ? test(daysBetween(parent.slice(0, 10), date(document))) : false;
    }),
  );

export function halfYearsAfterStandard(facts: FilingWindow): Measure {
  const late: StoredDocument[] = [];
  let specified = false;
  for (const document of listed(facts.filed, '160')) {
    if (!document.period_start || !document.period_end) continue;
    const end = halfYearEnd(document.period_start, document.period_end);
    const standard = halfYearStandardDate(document.form, end);
    if (!standard || date(document) <= standard.standardDate) continue;
    if (standard.specifiedBusinessDate && date(document) <= standard.specifiedBusinessDate) specified = true;
    else late.push(document);
  }
  return count(late, specified ? ['specified_business_possible'] : undefined);
}

export function annualMissing(facts: FilingWindow): Measure | typeof NOT_COMPUTABLE {
  const { registrant, to: asOf, firstDay } = facts;
  if (registrant.listed !== true || registrant.filerType !== 'domestic_corporation' || !registrant.fiscalYearEnd)
    return NOT_COMPUTABLE;
  // A year end of 02-29 stands for the last day of February.
  const yearEnd = (year: number) =>
    registrant.fiscalYearEnd!.startsWith('02-2') ? addDays(`${year}-03-01`, -1) : `${year}-${registrant.fiscalYearEnd}`;
  let year = Number(asOf.slice(0, 4));
  while (addDays(annualStandardDate(yearEnd(year)), 31) >= asOf) year--;
  const expected = yearEnd(year);
  if (firstDay > expected) return NOT_COMPUTABLE;
  // A changed fiscal year moves the end; any report for a period ending near or after the expected one counts.
  const onFile = facts.annualReports.find((document) => (document.period_end ?? '') >= addDays(expected, -100));
  return { value: !onFile, refs: onFile ? [onFile.doc_id] : [] };
}

export function unique(documents: readonly StoredDocument[]): StoredDocument[] {
  return [...new Map(documents.map((document) => [document.doc_id, document])).values()];
}
