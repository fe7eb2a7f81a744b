import type { FilingWindow } from '../../connectors/edinet/filing-window.ts';
import { auditOpinionOf, contentAmendments, goingConcernNote } from './content-indicators.ts';
import {
  amendmentsBy,
  annualMissing,
  count,
  daysAfterStandard,
  domesticAnnuals,
  halfYearsAfterStandard,
  listed,
  type Measure,
  NOT_COMPUTABLE,
  type NOT_COVERED,
  unique,
  withClause,
} from './filing-measures.ts';

export interface IndicatorRule {
  readonly code: string;
  readonly label: string;
  readonly labelJa: string;
  readonly unit: 'count' | 'days' | 'date' | 'boolean' | null;
  readonly rule: string;
  /** An approved extension of the deadline is published elsewhere (TDnet), never in EDINET. */
  readonly extension?: true;
  readonly find: (facts: FilingWindow) => Measure | typeof NOT_COMPUTABLE | typeof NOT_COVERED;
}

const indicator = (
  code: string,
  unit: IndicatorRule['unit'],
  [label, labelJa]: readonly [string, string],
  rule: string,
  find: IndicatorRule['find'],
  extension?: true,
): IndicatorRule => ({ code, unit, label, labelJa, rule, find, ...(extension ? { extension } : {}) });

/** The indicators of a snapshot, in the order they are reported. No score is made of them. */
export const INDICATORS: readonly IndicatorRule[] = [
  indicator(
    'annual_report_latest_period_end',
    'date',
    ['Period end of the newest annual report', '最新の有価証券報告書の期末日'],
    'Newest document type 120 that is not withdrawn.',
    ({ annualReports: [newest] }) => ({ value: newest?.period_end ?? null, refs: newest ? [newest.doc_id] : [] }),
  ),
  indicator(
    'annual_report_after_standard_date',
    'count',
    ['Annual reports filed after the standard date', '標準提出日後に提出された有価証券報告書'],
    'Submitted after period end + 3 months, rolled to the next business day; forms 030000 and 032000 only.',
    (facts) => {
      const annuals = domesticAnnuals(facts);
      return annuals ? count(annuals.filter((document) => daysAfterStandard(document) > 0)) : NOT_COMPUTABLE;
    },
    true,
  ),
  indicator(
    'annual_report_days_after_standard_date_max',
    'days',
    ['Most days after the standard date (annual report)', '有価証券報告書の標準提出日からの最大経過日数'],
    'Largest number of days after the standard date among the reports counted above.',
    (facts) => {
      const annuals = domesticAnnuals(facts);
      if (!annuals) return NOT_COMPUTABLE;
      const after = annuals.filter((document) => daysAfterStandard(document) > 0);
      return {
        value: after.length ? Math.max(...after.map(daysAfterStandard)) : 0,
        refs: after.map((document) => document.doc_id),
      };
    },
    true,
  ),
  indicator(
    'half_year_report_after_standard_date',
    'count',
    ['Half-year reports filed after the standard date', '標準提出日後に提出された半期報告書'],
    'Form 043A00: half end + 45 days (within 60 days is not counted, noted as specified_business_possible); forms 050000 and 052000: + 3 months; rolled to the next business day.',
    halfYearsAfterStandard,
    true,
  ),
  indicator(
    'expected_annual_report_missing',
    'boolean',
    ['No annual report for the last expected period', '直近の期の有価証券報告書が未確認'],
    'Standard date + 31 days passed, none on file, registrant listed in the code list.',
    annualMissing,
    true,
  ),
  indicator(
    'periodic_report_amendments',
    'count',
    ['Amendments of periodic reports', '定期報告書の訂正'],
    'Document types 130, 150 and 170, each document once.',
    (facts) => count(listed(facts.filed, '130', '150', '170')),
  ),
  indicator(
    'amendments_within_30_days',
    'count',
    ['Amendments within 30 days of the original', '原本提出後30日以内の訂正'],
    'Days from the parent document to the amendment, 30 or fewer.',
    (facts) => amendmentsBy(facts, (days) => days <= 30),
  ),
  indicator(
    'amendments_later_than_365_days',
    'count',
    ['Amendments more than 365 days after the original', '原本提出から365日を超えた訂正'],
    'Days from the parent document to the amendment, more than 365.',
    (facts) => amendmentsBy(facts, (days) => days > 365),
  ),
  indicator(
    'internal_control_report_amendments',
    'count',
    ['Amendments of internal control reports', '内部統制報告書の訂正'],
    'Document type 236.',
    (facts) => count(listed(facts.filed, '236')),
  ),
  indicator(
    'withdrawn_documents',
    'count',
    ['Withdrawn documents', '取り下げられた書類'],
    'Withdrawal notices, joined to the document by its parent id.',
    (facts) => count(facts.filed.filter((document) => document.hidden === 1)),
  ),
  indicator(
    'nondisclosure_events',
    'count',
    ['Non-disclosure events', '不開示の開始'],
    'disclosureStatus 1 or 2.',
    (facts) => count(unique(facts.events.filter((document) => document.disclosure === 1 || document.disclosure === 2))),
  ),
  indicator(
    'supervisor_corrections',
    'count',
    ['Corrections of document data by the authority', '財務局等による書類情報の修正'],
    'docInfoEditStatus 1.',
    (facts) => count(unique(facts.events.filter((document) => document.edit === 1))),
  ),
  indicator(
    'extraordinary_reports',
    'count',
    ['Extraordinary reports', '臨時報告書'],
    'Document type 180 under ordinance 010.',
    (facts) => count(listed(facts.filed, '180').filter((document) => document.ordinance === '010')),
  ),
  indicator(
    'extraordinary_auditor_change',
    'count',
    ['Extraordinary reports: change of auditor', '臨時報告書：監査公認会計士等の異動'],
    '第19条第2項第9号の4.',
    withClause('第9号の4'),
  ),
  indicator(
    'extraordinary_representative_change',
    'count',
    ['Extraordinary reports: change of representative director', '臨時報告書：代表取締役の異動'],
    '第19条第2項第9号. A floor: changes told at the annual meeting are exempt.',
    withClause('第9号'),
  ),
  indicator(
    'extraordinary_major_shareholder_change',
    'count',
    ['Extraordinary reports: change of major shareholder', '臨時報告書：主要株主の異動'],
    '第19条第2項第4号.',
    withClause('第4号'),
  ),
  indicator(
    'extraordinary_material_financial_effect',
    'count',
    ['Extraordinary reports: material effect on the financial position', '臨時報告書：財政状態等に著しい影響'],
    '第19条第2項第12号 and 第19号; the direction of the effect is not in the metadata.',
    withClause('第12号', '第19号'),
  ),
  indicator(
    'extraordinary_insolvency_related',
    'count',
    [
      'Extraordinary reports: insolvency petition or uncollectible claims',
      '臨時報告書：破産手続開始の申立て等・取立不能',
    ],
    '第19条第2項第10号 and 第11号.',
    withClause('第10号', '第11号'),
  ),
  indicator(
    'large_holding_reports_on_issuer',
    'count',
    ['Large shareholding reports about the registrant', '当社株式に係る大量保有報告書'],
    'Document type 350 with the registrant as issuer.',
    (facts) => count(listed(facts.aboutIssuer, '350')),
  ),
  indicator(
    'tender_offer_as_subject',
    'count',
    ['Tender offers for the registrant', '当社を対象とする公開買付け'],
    'Document type 240 with the registrant as subject.',
    (facts) => count(listed(facts.aboutSubject, '240')),
  ),
  indicator(
    'going_concern_note',
    'boolean',
    ['Going concern note', '継続企業の前提に関する注記'],
    'Newest type 120, 140 or 160: a note element that says more than "not applicable"; notes name it.',
    (facts) => goingConcernNote(listed(facts.filed, '120', '140', '160'), facts.contentOf),
  ),
  indicator(
    'audit_opinion',
    null,
    ['Audit opinion', '監査意見'],
    "Newest type 120: the auditor's own category by the prescribed headings.",
    (facts) => auditOpinionOf(listed(facts.filed, '120'), facts.contentOf),
  ),
  indicator(
    'restated_reports',
    'count',
    ['Amendments of the report itself', '記載事項の訂正'],
    'Types 130, 150, 170 whose ReportAmendmentFlagDEI is true.',
    (facts) => contentAmendments(listed(facts.filed, '130', '150', '170'), facts.contentOf),
  ),
];
