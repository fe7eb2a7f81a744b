import { CODES } from '../../codes/index.ts';
import { codeListed } from '../kinds.ts';
import type { Words } from '../rule.ts';

export const currency = (id: string, what: Words, bt: string, attribute?: string) =>
  codeListed({
    id,
    ...(attribute ? { attribute } : {}),
    codes: CODES.currencies,
    what,
    list: 'ISO 4217',
    example: 'JPY',
    terms: bt,
  });
export const scheme = (id: string, what: Words, bt: string) =>
  codeListed({
    id,
    attribute: 'schemeID',
    codes: CODES.identifierSchemes,
    what,
    list: 'ISO 6523 (ICD)',
    example: '0188',
    terms: bt,
  });
export const country = (id: string, what: Words, bt: string) =>
  codeListed({ id, codes: CODES.countries, what, list: 'ISO 3166-1 alpha-2', example: 'JP', terms: bt });
