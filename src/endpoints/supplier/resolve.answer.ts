import type { Activity } from '../../connectors/gbizinfo/activity.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { SupplierResolution } from '../../usecases/supplier/resolve-supplier.ts';
import type { SupplierRecord } from '../../usecases/supplier/supplier-record.ts';
import {
  type AnsweredCall,
  type AnswerKind,
  candidatesAnswer,
  inEnglish,
  matchAnswer,
  reportAnswer,
} from '../evidence.answer.ts';

const KIND: AnswerKind = {
  version: 'supplier-resolution.v1',
  scope: 'public_registry_precheck',
  notCovered: [
    'kyc',
    'aml_sanctions',
    'beneficial_ownership',
    'creditworthiness',
    'legal_status_advice',
    'phone_and_bank_account',
  ],
};

export function supplierAnswer(resolution: SupplierResolution, call: AnsweredCall) {
  const { supplier, activity } = resolution;
  return {
    ...reportAnswer(resolution, KIND, call),
    verified: resolution.verified,
    ...matchAnswer(resolution),
    confidence_band: resolution.confidence,
    disambiguation_hints: resolution.hints,
    supplier: supplier && recordAnswer(supplier, call.language),
    ...candidatesAnswer(resolution, call.language),
    activity: activity && activityAnswer(activity),
  };
}

/** The supplier as it is shown; for a natural person only what the registry publishes. */
function recordAnswer({ company, invoice, invoiceStatus }: SupplierRecord, language: ResponseLanguage) {
  return {
    entity_id: `jp:${company?.corporateNumber ?? invoice!.registrationNumber.slice(1)}`,
    name: company ? company.name : invoice!.name,
    name_en_display: inEnglish(company?.nameEnDisplay ?? null, language),
    name_en_source: inEnglish(company?.nameEnSource ?? null, language),
    corporate_number: company?.corporateNumber ?? null,
    corporation_type_code: company?.kind ?? null,
    status: company && (company.closed ? ('closed' as const) : ('active' as const)),
    close_date: company?.closeDate ?? null,
    close_cause: company?.closeCause ?? null,
    successor_corporate_number: company?.successor ?? null,
    address: company ? company.address : invoice!.address,
    address_en_display: inEnglish(company?.addressEnDisplay ?? null, language),
    postal_code: company?.postalCode ?? null,
    prefecture: company?.prefecture ?? null,
    city: company?.city ?? null,
    assignment_date: company?.assignmentDate ?? null,
    invoice: {
      registration_number: invoice?.registrationNumber ?? null,
      status: invoiceStatus,
      registration_date: invoice?.registrationDate ?? null,
      cancel_date: invoice?.cancelDate ?? invoice?.expireDate ?? null,
      entity: invoice?.entity ?? ('unknown' as const),
    },
  };
}

function activityAnswer({ windowMonths, procurement, certification, subsidy, commendation }: Activity) {
  return {
    enabled: true,
    window_months: windowMonths,
    procurement: moneyAnswer(procurement),
    certification: {
      count: certification.count,
      latest_date: certification.latestDate,
      categories: certification.categories,
    },
    subsidy: moneyAnswer(subsidy),
    commendation,
    source_note: 'gBizINFO (経済産業省). Counts only; titles, amounts and persons are not passed on.',
  };
}

const moneyAnswer = (money: Activity['procurement']) => ({
  count: money.count,
  latest_date: money.latestDate,
  agencies: money.agencies,
  total_amount_band: money.totalAmountBand,
});
