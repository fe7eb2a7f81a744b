import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Advisory, Finding, Issuer, Report } from '../../engines/pint/index.ts';

type Words = Finding['message'];

/** Words in the languages asked for; the others are null. */
export const saying = (language: ResponseLanguage) => ({
  ja: (text: string): string | null => (language === 'en' ? null : text),
  en: (text: string): string | null => (language === 'ja' ? null : text),
});
export type Saying = ReturnType<typeof saying>;

/** The report of the validator, as the endpoint answers it and the command line prints it. */
export function reportFields(report: Report, language: ResponseLanguage) {
  const say = saying(language);
  const { profile, invoice, ruleSet, totals } = report;
  return {
    document_valid: report.valid,
    profile: {
      customization_id: profile.customizationId,
      profile_id: profile.profileId,
      type_code: profile.typeCode,
      variant: profile.variant,
    },
    invoice: {
      id: invoice.id,
      lines: invoice.lines,
      elements: invoice.elements,
      issue_date: invoice.issueDate,
      tax_point_date: invoice.taxPointDate,
      period_start: invoice.periodStart,
      period_end: invoice.periodEnd,
    },
    rule_set: {
      name: ruleSet.name,
      version: ruleSet.version,
      ubl: ruleSet.ubl,
      rules_total: ruleSet.rules,
      engine: 'native' as const,
      proof: ruleSet.proof,
      rule_set_digest: ruleSet.digest,
    },
    layers: report.layers,
    summary: {
      fatal: report.total,
      warning: 0,
      advisory: report.advisories.length,
      findings_total: report.total,
      findings_truncated: report.total > report.findings.length,
    },
    rule_counts: report.ruleCounts,
    findings: report.findings.map((finding) => findingAnswer(finding, say)),
    advisories: report.advisories.map((advisory) => advisoryAnswer(advisory, say)),
    issuer: sellerAnswer(report.issuer),
    totals: {
      currency: totals.currency,
      line_total: totals.lineTotal,
      tax_exclusive: totals.taxExclusive,
      tax: totals.tax,
      tax_inclusive: totals.taxInclusive,
      prepaid: totals.prepaid,
      payable: totals.payable,
    },
  };
}

/** A code or a number says the same in every language. */
const expectedAnswer = (expected: Words | null, say: Saying) => ({
  expected: expected === null ? null : expected.en,
  expected_ja: expected === null ? null : say.ja(expected.ja),
});

const findingAnswer = (finding: Finding, say: Saying) => ({
  layer: finding.layer,
  rule_id: finding.ruleId,
  severity: 'fatal' as const,
  location: finding.location,
  points_to: finding.pointsTo,
  line: finding.line,
  column: finding.column,
  business_terms: [...finding.terms],
  actual: finding.actual,
  ...expectedAnswer(finding.expected, say),
  message: say.en(finding.message.en),
  message_ja: say.ja(finding.message.ja),
  fix_hint: say.en(finding.hint.en),
  fix_hint_ja: say.ja(finding.hint.ja),
});

const advisoryAnswer = (advisory: Advisory, say: Saying) => ({
  code: advisory.code,
  severity: 'advisory' as const,
  location: advisory.location,
  line: advisory.line,
  column: advisory.column,
  message: say.en(advisory.message.en),
  message_ja: say.ja(advisory.message.ja),
  actual: advisory.actual,
  ...expectedAnswer(advisory.expected, say),
});

const sellerAnswer = (issuer: Issuer) => ({
  registration_number: issuer.registrationNumber,
  format_valid: issuer.formatValid,
  checksum_valid: issuer.checksumValid,
  corporate_number: issuer.corporateNumber,
  name: issuer.name,
  trade_name: issuer.tradeName,
  address: issuer.address,
  postal_code: issuer.postalCode,
  country: issuer.country,
  endpoint: issuer.endpoint,
  legal_id: issuer.legalId,
});
