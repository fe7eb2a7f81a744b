import { optionalText, record } from '../core/http.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { containsCity } from './city-in-address.ts';
import { compareTraderNames, containsPlace } from './trader-names.ts';
import type { FieldMatch, TraderQuestion, VatValidity } from './vies.types.ts';

// Busy and slow states may answer a second attempt; a blocked number or address never does.
const RETRYABLE = /^(?:SERVICE_UNAVAILABLE|MS_UNAVAILABLE|TIMEOUT|GLOBAL_MAX_CONCURRENT_REQ|MS_MAX_CONCURRENT_REQ)/;

/**
 * Reads the POST answer. Errors come with HTTP 200 and may stand beside `valid: false`, so `errorWrappers` and
 * `userError` are read first: no fault of VIES is ever an invalid number.
 */
export function readVatAnswer(body: unknown, question: TraderQuestion): VatValidity {
  const answer = record(body);
  const wrappers = Array.isArray(answer.errorWrappers) ? answer.errorWrappers : [];
  const code = optionalText(record(wrappers[0]).error) ?? userError(answer.userError);
  if (code !== null) throw viesError(code);
  if (answer.actionSucceed === false) throw viesError('UNKNOWN');
  if (typeof answer.valid !== 'boolean') throw new UpstreamError('invalid_response', 'no field "valid"');
  const consultationNumber = optionalText(answer.requestIdentifier);
  if (!answer.valid) return { valid: false, consultationNumber, ...NOTHING };
  return { valid: true, consultationNumber, ...compare(answer, question) };
}

const NOTHING = {
  name: 'not_provided',
  street: 'not_provided',
  postalCode: 'not_provided',
  city: 'not_provided',
  basis: 'none',
} as const;

const userError = (value: unknown): string | null => {
  const text = optionalText(value);
  return text === null || text === 'VALID' || text === 'INVALID' ? null : text;
};

function viesError(code: string): UpstreamError {
  const retryable = RETRYABLE.test(code);
  const fault =
    code === 'TIMEOUT'
      ? 'timeout'
      : /MAX_CONCURRENT/.test(code)
        ? 'rate_limited'
        : retryable
          ? 'unavailable'
          : /BLOCKED/.test(code)
            ? 'refused'
            : 'invalid_response';
  return new UpstreamError(fault, `VIES answered ${code}`, { retryable, upstreamCode: code });
}

type Comparison = (given: string, registered: string) => FieldMatch;

function compare(
  answer: Record<string, unknown>,
  question: TraderQuestion,
): Omit<VatValidity, 'valid' | 'consultationNumber'> {
  const told = (key: string, asked: string | null): FieldMatch | undefined => {
    if (asked === null) return 'not_provided';
    const match = answer[`trader${key}Match`];
    return match === 'VALID' ? 'match' : match === 'INVALID' ? 'mismatch' : undefined;
  };
  const name = disclosed(answer.name);
  const address = disclosed(answer.address);
  const local = (asked: string | null, registered: string | null, compareWith: Comparison): FieldMatch =>
    asked === null ? 'not_provided' : registered === null ? 'not_disclosed' : compareWith(asked, registered);
  const byVies = {
    name: told('Name', question.name),
    street: told('Street', question.street),
    postalCode: told('PostalCode', question.postalCode),
    city: told('City', question.city),
  };
  const decided = [byVies.name, byVies.street, byVies.postalCode, byVies.city].some(
    (match) => match === 'match' || match === 'mismatch',
  );
  const inAddress: Comparison = (place, registered) => containsPlace(registered, place);
  const fields = {
    name: byVies.name ?? local(question.name, name, compareTraderNames),
    street: byVies.street ?? local(question.street, address, inAddress),
    postalCode: byVies.postalCode ?? local(question.postalCode, address, inAddress),
    city: byVies.city ?? local(question.city, address, (city, registered) => containsCity(registered, city)),
  };
  const asked = Object.values(question).some((value) => value !== null);
  const compared = asked && (name !== null || address !== null);
  return { ...fields, basis: decided ? 'vies_trader_match' : compared ? 'vies_name_compared_locally' : 'none' };
}

/** "---" stands for "not disclosed". */
const disclosed = (value: unknown): string | null => {
  const text = optionalText(value);
  return text === null || /^-+$/.test(text) ? null : text;
};
