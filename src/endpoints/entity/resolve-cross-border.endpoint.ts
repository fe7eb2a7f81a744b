import { Type } from 'typebox';
import { parseCompanyNumber } from '../../connectors/companies-house/company-number.ts';
import type { EdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import { KILOBYTE } from '../../contract/endpoint.ts';
import { nonBlank } from '../../contract/non-blank.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import {
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableString,
  openObject,
  optionalString,
  orNull,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { parseTNumber } from '../../japan/corporate-number.ts';
import { isoDate } from '../../japan/eras.ts';
import {
  CHECKS,
  type CrossBorderDeps,
  ENTITY_STATUSES,
  SCHEMES,
} from '../../usecases/cross-border/cross-border.types.ts';
import { CROSS_BORDER_STATUSES } from '../../usecases/cross-border/cross-border-decision.ts';
import { resolveCrossBorder } from '../../usecases/cross-border/resolve-cross-border.ts';
import { undecidedBy } from '../../usecases/filings/search-filings.ts';
import { asOutput, candidateFields, matchFields, reportFields } from '../evidence.schema.ts';
import { REGISTRY_SERVICES, registryOf } from '../evidence-registry.ts';
import { endpoint } from '../services.ts';
import { crossBorderAnswer } from './resolve-cross-border.answer.ts';
import example from './resolve-cross-border.example.json' with { type: 'json' };

const Identifier = strictObject({
  scheme: literals(SCHEMES, { description: 'Which register the value is a number of.' }),
  value: requiredString({ minLength: 1, maxLength: 32 }),
});

const Entity = openObject({
  entity_id: Type.String({ description: 'jp: or gb: and the number.' }),
  jurisdiction: literals(['JP', 'GB']),
  registry: Type.String(),
  name: Type.String(),
  name_en_display: nullableString(),
  previous_names: Type.Array(Type.String()),
  legal_form_code: nullableString(),
  legal_form_en: nullableString(),
  entity_status: literals(ENTITY_STATUSES),
  entity_status_raw: nullableString(),
  status_detail: nullableString(),
  incorporated_on: nullableString(),
  ceased_on: nullableString(),
  address: openObject({
    lines: Type.Array(Type.String()),
    locality: nullableString(),
    postal_code: nullableString(),
    country: nullableString(),
  }),
  identifiers: Type.Array(
    openObject({
      scheme: Type.String(),
      value: Type.String(),
      relation: literals(['primary', 'same_entity', 'branch_of', 'reported_foreign_number']),
    }),
  ),
  is_branch: Type.Boolean(),
  parent_entity_id: nullableString(),
  filing_state: openObject({ accounts_overdue: nullableBoolean(), confirmation_statement_overdue: nullableBoolean() }),
  evidence_url: nullableString('Where a person can look it up; null for an invented row of the sample.'),
});

const Input = strictObject(
  {
    jurisdiction: Type.Optional(nullableLiterals(['JP', 'GB'], 'Required when no identifier implies it.')),
    name: optionalString({ minLength: 1, maxLength: 300, description: 'Name as written.' }),
    identifiers: Type.Optional(Type.Array(Identifier, { maxItems: 4, description: 'Known numbers, one per scheme.' })),
    address: optionalString({ maxLength: 500 }),
    postal_code: optionalString({ maxLength: 16 }),
    date_of_incorporation: optionalString({ maxLength: 10, description: 'YYYY-MM-DD.' }),
    response_language: responseLanguage(),
  },
  { title: 'CrossBorderResolveRequest', description: 'At least a name or one identifier.' },
);

function broken(input: {
  name?: string | null;
  jurisdiction?: string | null;
  identifiers?: { scheme: string; value: string }[];
  date_of_incorporation?: string | null;
}): BrokenRule | undefined {
  const identifiers = input.identifiers ?? [];
  if (!nonBlank(input.name) && identifiers.length === 0) return 'a name or one identifier is required';
  if (identifiers.length === 0 && !input.jurisdiction) return 'jurisdiction is required when no identifier implies it';
  if (new Set(identifiers.map(({ scheme }) => scheme)).size < identifiers.length)
    return 'only one identifier per scheme is allowed';
  if (nonBlank(input.date_of_incorporation)) {
    const [year, month, day] =
      /^(\d{4})-(\d{2})-(\d{2})$/.exec(input.date_of_incorporation!)?.slice(1).map(Number) ?? [];
    if (!isoDate(year ?? 0, month ?? 0, day ?? 0)) return 'date_of_incorporation is not a date (YYYY-MM-DD)';
  }
  for (const { scheme, value } of identifiers) {
    if (scheme === 'gb_company_number') {
      const number = parseCompanyNumber(value);
      if (!number.ok)
        return number.reason === 'looks_like_vat_number'
          ? `${number.reason}: use /v1/invoices/counterparty-check for VAT numbers`
          : `${number.reason}: a company number has up to eight characters`;
    }
    if (scheme === 'jp_corporate_number' && !/^\d{13}$/.test(value)) return 'jp_corporate_number must be 13 digits';
    if (scheme === 'jp_invoice_registration_number' && !parseTNumber(value).formatValid)
      return 'jp_invoice_registration_number must be T and 13 digits';
    if (scheme === 'jp_edinet_code' && !/^E\d{5}$/i.test(value)) return 'jp_edinet_code must be E and 5 digits';
  }
  return undefined;
}

function edinetOf(index: EdinetIndex, now: Date): NonNullable<CrossBorderDeps['edinet']> {
  const { lastCompleteDay: asOf, complete } = index.coverage();
  const undecided = undecidedBy(index, asOf, now) ?? (complete ? null : 'registry_partial');
  return { registrant: (key) => index.registrant(key), asOf, undecided };
}

export default endpoint({
  method: 'POST',
  path: '/v1/entities/resolve-cross-border',
  name: 'entity_resolve_cross_border',
  price: '$0.04',
  summary: 'Resolve a Japanese or United Kingdom entity from official evidence',
  summaryJa: '日本・英国の法人の公的情報による特定',
  description:
    'Resolves a Japanese or United Kingdom legal entity from its numbers, name and address, against the corporate-number registry, EDINET codes and Companies House. Verified needs an identifier and an agreeing name; contradicting identifiers are never verified. Projected official evidence only, with status, branch and insolvency signals, coverage and conflicts. Not KYB, UBO or sanctions screening.',
  tags: ['japan', 'uk', 'entity-resolution', 'companies-house', 'evidence'],
  input: Input,
  output: openObject(
    {
      ...reportFields(CROSS_BORDER_STATUSES, CHECKS),
      verified: Type.Boolean(),
      jurisdiction: nullableLiterals(['JP', 'GB']),
      entity: orNull(Entity),
      ...matchFields,
      ...candidateFields,
    },
    { title: 'CrossBorderResolution' },
  ),
  check: broken,
  errors: ['source_unavailable', 'source_not_configured', 'upstream_timeout', 'upstream_invalid_response'],
  example,
  limits: { bodyBytes: 8 * KILOBYTE, budgetMs: 20_000 },
  needs: ['crossBorder', 'evidence'],
  optional: REGISTRY_SERVICES,
  replay: 'stored',
  handler: async (input, { deps, now, requestId }) => {
    const index = deps.evidence.edinet();
    const resolution = await resolveCrossBorder(
      {
        registry: registryOf(deps, now()),
        edinet: index && edinetOf(index, now()),
        companiesHouse: deps.crossBorder.companiesHouse,
        companiesHouseSnapshot: deps.crossBorder.companiesHouseSnapshot(),
        now: now(),
      },
      {
        jurisdiction: input.jurisdiction ?? null,
        name: nonBlank(input.name),
        identifiers: input.identifiers ?? [],
        address: nonBlank(input.address),
        postalCode: nonBlank(input.postal_code),
        incorporatedOn: nonBlank(input.date_of_incorporation),
      },
    );
    return asOutput(crossBorderAnswer(resolution, { requestId, language: input.response_language ?? 'both' }));
  },
});
