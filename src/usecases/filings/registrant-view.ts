import type { Registrant, RegistrantKey } from '../../connectors/edinet/registrants.ts';

export const FILER_TYPES = ['domestic_corporation', 'foreign_corporation', 'government', 'other'] as const;

export interface RegistrantView {
  readonly entity_id: string;
  readonly edinet_code: string;
  readonly edinet_codes: readonly string[];
  readonly corporate_number: string | null;
  readonly security_code: string | null;
  readonly name: string;
  readonly name_en: string | null;
  readonly filer_type: Registrant['filerType'];
  readonly listed: boolean | null;
  readonly consolidated: boolean | null;
  readonly fiscal_year_end: string | null;
  readonly industry: string | null;
  readonly merged_into: string | null;
}

export const registrantView = (registrant: Registrant): RegistrantView => ({
  entity_id: registrant.corporateNumber ? `jp:${registrant.corporateNumber}` : `edinet:${registrant.edinetCode}`,
  edinet_code: registrant.edinetCode,
  edinet_codes: registrant.edinetCodes,
  corporate_number: registrant.corporateNumber,
  security_code: registrant.securityCode,
  name: registrant.name,
  name_en: registrant.nameEn,
  filer_type: registrant.filerType,
  listed: registrant.listed,
  consolidated: registrant.consolidated,
  fiscal_year_end: registrant.fiscalYearEnd,
  industry: registrant.industry,
  merged_into: registrant.mergedInto,
});

/** `E00001`, `edinet:E00001`, `jp:` + 13, 13 digits or `sec:` + code. */
export function parseEntityId(text: string): RegistrantKey {
  const edinet = /^(?:edinet:)?(E\d{5})$/.exec(text);
  if (edinet) return { kind: 'edinet_code', value: edinet[1]! };
  const security = /^sec:(.+)$/.exec(text);
  if (security) return securityKey(security[1]!);
  return { kind: 'corporate_number', value: text.replace(/^jp:/, '') };
}

/** Security codes have four characters and, in EDINET, a fifth one: 0. */
export const securityKey = (code: string): RegistrantKey => ({
  kind: 'security_code',
  value: code.length === 4 ? `${code}0` : code,
});
