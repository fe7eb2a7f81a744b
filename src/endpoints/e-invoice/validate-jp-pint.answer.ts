import {
  ISSUER_CONFLICT_LABELS,
  ISSUER_STATUS_LABELS,
  PINT_DECISION_LABELS,
  type PintDecision,
} from '../../contract/labels/pint.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Report } from '../../engines/pint/index.ts';
import type { IssuerEvidence } from '../../usecases/pint-issuer.ts';
import { reportFields, type Saying, saying } from './pint-report.answer.ts';

const DISCLAIMER = 'Evidence, not legal, tax or network conformance certification.';

/** The report of the validator, what the registries say of the seller, and what follows from both. */
export function pintAnswer(
  report: Report,
  evidence: IssuerEvidence,
  decision: PintDecision,
  language: ResponseLanguage,
) {
  const say = saying(language);
  const { document_valid, ...rest } = reportFields(report, language);
  return {
    document_valid,
    decision,
    decision_label: say.ja(PINT_DECISION_LABELS[decision].ja),
    decision_label_en: say.en(PINT_DECISION_LABELS[decision].en),
    trusted: decision === 'verified',
    manual_review_required: decision === 'manual_review' || report.issuer.checksumValid === false,
    ...rest,
    issuer_evidence: issuerAnswer(evidence, say),
    disclaimer: DISCLAIMER,
    response_language: language,
  };
}

function issuerAnswer(evidence: IssuerEvidence, say: Saying) {
  const conflicts = evidence.conflicts.map((code) => ISSUER_CONFLICT_LABELS[code]);
  const present = (text: string | null) => text !== null;
  return {
    checked: evidence.checked,
    registry_status: evidence.registryStatus,
    judged_on: evidence.judgedOn,
    valid_on_invoice_date: evidence.validOnDate,
    registered_name: evidence.registeredName,
    registered_address: evidence.registeredAddress,
    registration_date: evidence.registrationDate,
    cancel_date: evidence.cancelDate,
    expire_date: evidence.expireDate,
    name_match: evidence.nameMatch,
    address_match: evidence.addressMatch,
    conflicts: [...evidence.conflicts],
    risk_flags: [...evidence.riskFlags],
    data_as_of: evidence.asOf,
    data_freshness: evidence.freshness,
    source: evidence.source,
    status_on_date: evidence.statusOnDate,
    reason: evidence.reason,
    registry_status_label: say.ja(ISSUER_STATUS_LABELS[evidence.registryStatus].ja),
    registry_status_label_en: say.en(ISSUER_STATUS_LABELS[evidence.registryStatus].en),
    conflict_labels: conflicts.map(({ ja }) => say.ja(ja)).filter(present),
    conflict_labels_en: conflicts.map(({ en }) => say.en(en)).filter(present),
  };
}
