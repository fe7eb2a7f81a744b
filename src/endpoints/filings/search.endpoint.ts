import { Type } from 'typebox';
import { DOCUMENT_ALIASES, DOCUMENT_TYPES, type DocumentAlias } from '../../connectors/edinet/document-types.ts';
import type { RegistrantKey } from '../../connectors/edinet/registrants.ts';
import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import { nonBlank } from '../../contract/non-blank.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import {
  literals,
  nullableLiterals,
  nullableString,
  openObject,
  optionalLiterals,
  optionalString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { addDays, dateInJapan, toEpochDay } from '../../japan/business-days.ts';
import { isoDate } from '../../japan/eras.ts';
import { FILING_STATES, FORMATS, PERIOD_BASES } from '../../usecases/filings/filing.ts';
import { securityKey } from '../../usecases/filings/registrant-key.ts';
import { FILING_CHECKS, FILING_STATUSES, searchFilings } from '../../usecases/filings/search-filings.ts';
import { asOutput, IndexCoverage, Registrant, reportFields } from '../evidence.schema.ts';
import { endpoint } from '../services.ts';
import { readCursor } from './cursor.ts';
import { filingsAnswer } from './search.answer.ts';
import example from './search.example.json' with { type: 'json' };

const TYPE_VALUES = [...Object.keys(DOCUMENT_ALIASES), ...Object.keys(DOCUMENT_TYPES)];
const MAX_SPAN_DAYS = 3660;

interface Query {
  corporate_number?: string | null;
  edinet_code?: string | null;
  security_code?: string | null;
  date_from?: string | null;
  date_to?: string | null;
  document_type?: string[];
  role?: string;
  include_amendments?: boolean;
  include_withdrawn?: boolean;
  cursor?: string | null;
}

/** What a cursor is bound to: everything that chooses the list, not the page size. */
const queryKey = (input: Query): string =>
  JSON.stringify([
    keyOf(input),
    input.date_from ?? null,
    input.date_to ?? null,
    input.document_type ?? null,
    input.role ?? 'filer',
    input.include_amendments ?? true,
    input.include_withdrawn ?? false,
  ]);

function keyOf(input: Query): RegistrantKey {
  if (input.corporate_number) return { kind: 'corporate_number', value: input.corporate_number };
  if (input.edinet_code) return { kind: 'edinet_code', value: input.edinet_code };
  return securityKey(input.security_code ?? '');
}

const validDate = (text: string): boolean => {
  const [year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1).map(Number) ?? [];
  return isoDate(year ?? 0, month ?? 0, day ?? 0) !== undefined;
};

function broken(input: Query): BrokenRule | undefined {
  const given = [input.corporate_number, input.edinet_code, input.security_code].filter((value) =>
    nonBlank(value),
  ).length;
  if (given !== 1) return 'exactly one of corporate_number, edinet_code or security_code is required';
  for (const name of ['date_from', 'date_to'] as const)
    if (nonBlank(input[name]) && !validDate(input[name]!)) return `${name} is not a date (YYYY-MM-DD)`;
  if (input.date_from && input.date_to) {
    if (input.date_from > input.date_to) return 'date_from must not be after date_to';
    if (toEpochDay(input.date_to) - toEpochDay(input.date_from) > MAX_SPAN_DAYS)
      return `the span of dates must not exceed ${MAX_SPAN_DAYS} days`;
  }
  if (nonBlank(input.cursor) && !readCursor(input.cursor!, queryKey(input)))
    return 'cursor is broken or belongs to another query';
  return undefined;
}

const Filing = openObject(
  {
    doc_id: Type.String(),
    document_type_code: nullableString(),
    document_type: nullableString(),
    document_type_en: nullableString(),
    ordinance_code: nullableString(),
    form_code: nullableString(),
    description: nullableString(),
    submitted_at: nullableString('Japanese time with its offset.'),
    period_start: nullableString(),
    period_end: nullableString(),
    period_basis: literals(PERIOD_BASES, { description: 'What the period stands for.' }),
    is_amendment: Type.Boolean(),
    parent_doc_id: nullableString(),
    amends_document_type: nullableString(),
    extraordinary_reasons: Type.Array(
      openObject({ clause: Type.String(), article_ordinance: Type.String(), meaning_code: nullableString() }),
    ),
    state: literals(FILING_STATES),
    state_changed_at: nullableString(),
    available_formats: Type.Array(literals(FORMATS)),
    filer: openObject({
      edinet_code: nullableString(),
      name: nullableString(),
      corporate_number: nullableString(),
      name_withheld: nullableLiterals(
        ['non_corporate_filer'],
        'Names of filers without a corporate number are not passed on.',
      ),
    }),
    evidence: openObject({
      reference_url: Type.String(),
      source: Type.String(),
      file_date: Type.String(),
      seq_number: Type.Integer(),
      data_as_of: nullableString(),
    }),
  },
  { title: 'CompanyFiling' },
);

export default endpoint({
  method: 'GET',
  path: '/jp-company/filings',
  name: 'jp_company_filings',
  price: '$0.01',
  summary: 'Search securities filings of a Japanese registrant',
  summaryJa: 'EDINET提出書類の検索',
  description:
    'Searches imported EDINET filing metadata of one registrant by corporate number, EDINET code or security code: document type, dates, periods, amendments joined to their originals, withdrawals, reasons of extraordinary reports, and an official evidence link per document. Says which days the index covers; an index with holes never answers "none". Filers without a corporate number are not named.',
  tags: ['japan', 'edinet', 'filings', 'disclosure', 'evidence'],
  input: strictObject(
    {
      corporate_number: optionalString({ pattern: '^[0-9]{13}$', description: '13-digit corporate number.' }),
      edinet_code: optionalString({ pattern: '^E[0-9]{5}$', description: 'EDINET code.' }),
      security_code: optionalString({
        pattern: '^[0-9][0-9A-Z]{3}0?$',
        description: 'Security code of four or five characters.',
      }),
      date_from: optionalString({
        maxLength: 10,
        description: 'First day of submission; default a year before date_to.',
      }),
      date_to: optionalString({ maxLength: 10, description: 'Last day of submission; default today in Japan.' }),
      document_type: Type.Optional(
        Type.Array(literals(TYPE_VALUES as [string, ...string[]]), {
          minItems: 1,
          maxItems: 20,
          description: 'Document type codes or names; repeatable.',
        }),
      ),
      role: optionalLiterals(['filer', 'issuer', 'subject'], {
        default: 'filer',
        description: 'As whom the registrant stands in the filing.',
      }),
      include_amendments: Type.Optional(Type.Boolean({ default: true })),
      include_withdrawn: Type.Optional(Type.Boolean({ default: false })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      cursor: optionalString({ maxLength: 200, description: 'next_cursor of the page before.' }),
      response_language: responseLanguage(),
    },
    { title: 'CompanyFilingsQuery', description: 'Exactly one of corporate_number, edinet_code, security_code.' },
  ),
  output: openObject(
    {
      ...reportFields(FILING_STATUSES, FILING_CHECKS),
      registrant: Registrant,
      count: Type.Integer(),
      total_count: Type.Integer(),
      next_cursor: nullableString(),
      date_from: Type.String(),
      date_to: Type.String(),
      index_coverage: IndexCoverage,
      results: Type.Array(Filing),
      attribution: Type.String(),
    },
    { title: 'CompanyFilings' },
  ),
  check: broken,
  errors: ['entity_not_found', 'source_unavailable', 'source_not_configured'],
  example,
  needs: ['filings'],
  replay: 'stored',
  handler: async (input, { deps, now, requestId }) => {
    const index = deps.filings.index();
    if (!index) throw serviceError('source_unavailable', { detail: because('edinet_away') });
    const to = nonBlank(input.date_to) ?? dateInJapan(now());
    const key = queryKey(input);
    const found = searchFilings(
      { index, now: now() },
      {
        key: keyOf(input),
        from: nonBlank(input.date_from) ?? addDays(to, -365),
        to,
        types: input.document_type?.map((type) => DOCUMENT_ALIASES[type as DocumentAlias] ?? type),
        role: input.role ?? 'filer',
        includeAmendments: input.include_amendments ?? true,
        includeWithdrawn: input.include_withdrawn ?? false,
        limit: input.limit ?? 20,
        after: nonBlank(input.cursor) ? readCursor(input.cursor!, key) : undefined,
      },
    );
    return asOutput(filingsAnswer(found, key, { requestId, language: input.response_language ?? 'both' }));
  },
});
