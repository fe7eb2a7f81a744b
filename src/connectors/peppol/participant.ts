import { createHash } from 'node:crypto';
import { isCorporateNumber } from '../../japan/corporate-number.ts';
import { SCHEMES, type SchemeFacts, VAT_SCHEMES } from './schemes.ts';

export const PARTICIPANT_SCHEME = 'iso6523-actorid-upis';

/** A Peppol participant: a four-digit issuing scheme and the id under it. */
export interface Participant {
  /** `0188:7010001054021`, lower case: participant ids are compared without case. */
  readonly value: string;
  readonly schemeCode: string;
  readonly id: string;
  /** Undefined: not in the code list. */
  readonly scheme: SchemeFacts | undefined;
}

export function parseParticipant(text: string): Participant | undefined {
  const match = /^(?:iso6523-actorid-upis::)?(\d{4}):([A-Za-z0-9.\-_~]{1,125})$/.exec(text.trim());
  if (!match) return undefined;
  const [, schemeCode, id] = match as unknown as [string, string, string];
  return { value: `${schemeCode}:${id.toLowerCase()}`, schemeCode, id, scheme: SCHEMES[schemeCode] };
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 Base32 in lower case without padding. */
export function base32(bytes: Uint8Array): string {
  let out = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      out += BASE32[(buffer >>> bits) & 31];
    }
    buffer &= (1 << bits) - 1;
  }
  return bits > 0 ? out + BASE32[(buffer << (5 - bits)) & 31] : out;
}

/** The name under which the SML publishes a participant: a hash of the value alone, the scheme stays readable. */
export function smlName(participant: Pick<Participant, 'value'>, zone: string): string {
  const hash = base32(createHash('sha256').update(participant.value.toLowerCase()).digest());
  return `${hash}.${PARTICIPANT_SCHEME}.${zone}`;
}

/** What a participant id says about the identifiers of its owner. */
export type ParticipantIdentity =
  | { readonly kind: 'jp_corporate_number'; readonly value: string; readonly checksumValid: boolean }
  | { readonly kind: 'jp_t_number'; readonly value: string; readonly checksumValid: boolean }
  | { readonly kind: 'vat'; readonly countryCode: string; readonly value: string }
  | { readonly kind: 'other' };

export function identityOf(participant: Participant): ParticipantIdentity {
  const id = participant.id.toUpperCase();
  if (participant.schemeCode === '0188')
    return { kind: 'jp_corporate_number', value: id, checksumValid: isCorporateNumber(id) };
  if (participant.schemeCode === '0221')
    return { kind: 'jp_t_number', value: id, checksumValid: /^T/.test(id) && isCorporateNumber(id.slice(1)) };
  const countryCode = VAT_SCHEMES[participant.schemeCode];
  if (countryCode) return { kind: 'vat', countryCode, value: id };
  return { kind: 'other' };
}
