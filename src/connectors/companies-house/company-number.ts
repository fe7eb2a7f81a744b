export type CompanyNumber =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: 'looks_like_vat_number' | 'not_a_company_number' };

/**
 * Brings a United Kingdom company number to its eight characters: digits padded to the left, two letters kept in
 * front. There is no check digit, and prefixes are not judged: new ones appear.
 */
export function parseCompanyNumber(text: string): CompanyNumber {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');
  if (/^GB(?:\d{9}|\d{12})$/.test(compact)) return { ok: false, reason: 'looks_like_vat_number' };
  if (/^\d{1,8}$/.test(compact)) return { ok: true, value: compact.padStart(8, '0') };
  const lettered = /^([A-Z]{2})(\d{1,6})$/.exec(compact);
  if (lettered) return { ok: true, value: lettered[1] + lettered[2]!.padStart(6, '0') };
  // Older registers end in a letter (IP28746R) or begin with one (R0000123).
  if (/^(?=.*\d)[A-Z0-9]{8}$/.test(compact)) return { ok: true, value: compact };
  return { ok: false, reason: 'not_a_company_number' };
}
