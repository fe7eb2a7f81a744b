import type { RegistrantKey } from '../../connectors/edinet/registrants.ts';

export const FILER_TYPES = ['domestic_corporation', 'foreign_corporation', 'government', 'other'] as const;

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
