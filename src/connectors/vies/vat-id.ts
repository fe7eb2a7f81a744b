import { stdnum } from 'stdnum';

/** An EU VAT identification number as VIES wants it: country and number apart, Greece as EL. */
export interface VatId {
  readonly countryCode: string;
  readonly number: string;
  /** Country and number together: the normal form. */
  readonly id: string;
}

interface Rule {
  /** What VIES accepts as a number of this country (without the prefix). */
  readonly format: RegExp;
  /** The check digit; null where none is known. */
  readonly checksum: ((number: string) => boolean) | null;
}

/** `[country, name]` of the validator in stdnum; null where the country has none that VIES shares. */
function rule(format: RegExp, country: string | null, name: string): Rule {
  if (country === null) return { format, checksum: null };
  const validator = stdnum[country]?.[name];
  if (!validator) throw new TypeError(`stdnum has no ${country}.${name}`);
  return { format, checksum: (number) => validator.validate(number).isValid };
}

// 27 members (Greece is EL in VIES) and Northern Ireland (XI), which kept the British check digit.
const RULES: Readonly<Record<string, Rule>> = {
  AT: rule(/^U\d{8}$/, 'AT', 'uid'),
  BE: rule(/^[01]\d{9}$/, 'BE', 'vat'),
  BG: rule(/^\d{9,10}$/, 'BG', 'vat'),
  CY: rule(/^\d{8}[A-Z]$/, 'CY', 'vat'),
  CZ: rule(/^\d{8,10}$/, 'CZ', 'dic'),
  DE: rule(/^\d{9}$/, 'DE', 'vat'),
  DK: rule(/^\d{8}$/, 'DK', 'cvr'),
  EE: rule(/^\d{9}$/, 'EE', 'kmkr'),
  EL: rule(/^\d{9}$/, 'GR', 'vat'),
  ES: rule(/^[A-Z0-9]\d{7}[A-Z0-9]$/, 'ES', 'nif'),
  FI: rule(/^\d{8}$/, 'FI', 'alv'),
  FR: rule(/^[A-HJ-NP-Z0-9]{2}\d{9}$/, 'FR', 'tva'),
  HR: rule(/^\d{11}$/, 'HR', 'oib'),
  HU: rule(/^\d{8}$/, 'HU', 'anum'),
  IE: rule(/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE', 'vat'),
  IT: rule(/^\d{11}$/, 'IT', 'iva'),
  LT: rule(/^(?:\d{9}|\d{12})$/, 'LT', 'pvm'),
  LU: rule(/^\d{8}$/, 'LU', 'tva'),
  LV: rule(/^\d{11}$/, 'LV', 'pvn'),
  MT: rule(/^\d{8}$/, 'MT', 'vat'),
  NL: rule(/^[A-Z0-9+*]{12}$/, 'NL', 'btw'),
  PL: rule(/^\d{10}$/, 'PL', 'nip'),
  PT: rule(/^\d{9}$/, 'PT', 'nif'),
  RO: rule(/^\d{2,10}$/, 'RO', 'cif'),
  SE: rule(/^\d{12}$/, 'SE', 'vat'),
  SI: rule(/^\d{8}$/, 'SI', 'ddv'),
  SK: rule(/^\d{10}$/, 'SK', 'dph'),
  XI: rule(/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, null, ''),
};

export interface VatCheck {
  readonly vatId: VatId;
  /** VIES serves this country. */
  readonly supported: boolean;
  readonly formatValid: boolean;
  /** null: no rule for the country, or the format is wrong already. A failed one is only a warning. */
  readonly checksumValid: boolean | null;
}

/** Splits and checks a VAT id without asking anyone; undefined when it does not begin with two letters. */
export function checkVatId(text: string): VatCheck | undefined {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '');
  const match = /^([A-Z]{2})([0-9A-Z+*]+)$/.exec(compact);
  if (!match) return undefined;
  const countryCode = match[1] === 'GR' ? 'EL' : match[1]!;
  // Belgium: nine digits are the old form of a number that begins with 0.
  const number = countryCode === 'BE' && /^\d{9}$/.test(match[2]!) ? `0${match[2]}` : match[2]!;
  const vatId = { countryCode, number, id: countryCode + number };
  const found = RULES[countryCode];
  if (!found) return { vatId, supported: false, formatValid: false, checksumValid: null };
  const formatValid = found.format.test(number);
  return {
    vatId,
    supported: true,
    formatValid,
    checksumValid: formatValid ? (found.checksum?.(number) ?? null) : null,
  };
}
