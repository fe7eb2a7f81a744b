import { PROCESS_LABELS } from '../../contract/labels/registry.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { type NameAgreement, nameAgrees } from '../../matching/index.ts';
import type { DisplayDeps } from '../../usecases/company-display.ts';
import { isClosed } from '../../usecases/company-found.ts';
import type { CompanyMatch, CompanyQuery } from '../../usecases/company-match.types.ts';
import { companyAnswer } from './verify.answer.ts';

/** Names of the company that are not its present one. */
const KNOWN_OTHERWISE: ReadonlySet<NameAgreement> = new Set(['previous', 'trade_name']);

export const REPORT_VERSION = 'jp-company-report.v1';

/** The CompanyResponse with the evidence behind it: what matched, what was compared, the record's own history. */
export function companyReportAnswer(
  deps: DisplayDeps,
  match: CompanyMatch,
  query: CompanyQuery,
  language: ResponseLanguage,
) {
  return {
    ...companyAnswer(deps, match, language),
    report_version: REPORT_VERSION,
    evidence: evidenceOf(deps, match, query),
  };
}

function evidenceOf(deps: DisplayDeps, match: CompanyMatch, query: CompanyQuery): Record<string, unknown> {
  const { record } = match;
  const nameMatched = match.name !== null && (nameAgrees(match.name) || KNOWN_OTHERWISE.has(match.name));
  const fields = [
    query.corporateNumber && record ? 'corporate_number' : null,
    nameMatched ? 'name' : null,
    match.addressMatch === true ? 'address' : null,
  ];
  return {
    matched_by: match.matchType,
    matched_fields: fields.filter((field) => field !== null),
    compared: { name: match.name, address: match.address },
    record: record && {
      process: record.process,
      process_label: PROCESS_LABELS[record.process as keyof typeof PROCESS_LABELS]?.ja ?? null,
      process_label_en: PROCESS_LABELS[record.process as keyof typeof PROCESS_LABELS]?.en ?? null,
      update_date: record.updateDate,
      change_date: record.changeDate,
      change_cause: record.changeCause,
      name_image_id: record.nameImageId,
      address_withdrawn: record.addressWithdrawn,
    },
    history: record
      ? deps.companies.history(record.corporateNumber).map((entry) => ({
          process: entry.process,
          change_date: entry.changeDate,
          update_date: entry.updateDate,
          name: entry.name,
          address: entry.address,
        }))
      : [],
    successors: match.successors.map((successor) => ({
      corporate_number: successor.corporateNumber,
      name: successor.name,
      status: isClosed(successor, deps.now) ? 'closed' : 'active',
    })),
  };
}
