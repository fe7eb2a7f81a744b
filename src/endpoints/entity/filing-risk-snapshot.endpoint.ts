import { Type } from 'typebox';
import {
  literals,
  nullableLiterals,
  nullableString,
  openObject,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import { FILING_STATES } from '../../usecases/filings/filing.ts';
import { filingSnapshot, SNAPSHOT_STATUSES } from '../../usecases/filings/filing-snapshot.ts';
import { parseEntityId } from '../../usecases/filings/registrant-key.ts';
import { FILING_CHECKS } from '../../usecases/filings/search-filings.ts';
import { asOutput, IndexCoverage, Registrant, reportFields } from '../evidence.schema.ts';
import { endpoint } from '../services.ts';
import { snapshotAnswer } from './filing-risk-snapshot.answer.ts';
import example from './filing-risk-snapshot.example.json' with { type: 'json' };

const WINDOWS = [12, 24, 36] as const;

const Indicator = openObject({
  code: Type.String(),
  label: Type.String(),
  label_ja: Type.String(),
  state: literals(['observed', 'not_observed', 'not_computable', 'not_covered']),
  value: Type.Unsafe<number | boolean | string | null>({ type: ['number', 'boolean', 'string', 'null'] }),
  unit: nullableLiterals(['count', 'days', 'date', 'boolean']),
  rule: Type.String({ description: 'How it is computed.' }),
  notes: Type.Array(Type.String()),
  evidence_refs: Type.Array(Type.String(), { description: 'Document ids, at most 20.' }),
  extension_visibility: nullableLiterals(
    ['not_in_source'],
    'An approved extension of the deadline is not published in EDINET.',
  ),
  bound: nullableLiterals(['at_least'], 'Days are missing from the index, so the count is a lower bound.'),
});

export default endpoint({
  method: 'GET',
  path: '/v1/entities/{entity_id}/filing-risk-snapshot',
  name: 'entity_filing_risk_snapshot',
  price: '$0.05',
  summary: 'Objective filing and disclosure metadata of a registrant',
  summaryJa: '提出状況の客観的指標（EDINET）',
  description:
    'Returns objective securities-filing metadata of a known registrant (EDINET code, corporate number or security code): 23 indicators such as reports after the standard date, amendments, withdrawals, auditor changes, going-concern notes, each with its rule, state and documents. No score, grade or advice; over missing days a count is a lower bound, the rest is not computed. Cached for 24 hours and globally rate limited; EDINET is never called.',
  tags: ['japan', 'edinet', 'filings', 'disclosure', 'snapshot'],
  input: strictObject(
    {
      entity_id: requiredString({
        pattern: '^(E[0-9]{5}|edinet:E[0-9]{5}|jp:[0-9]{13}|[0-9]{13}|sec:[0-9][0-9A-Z]{3}0?)$',
        description: 'EDINET code, corporate number or security code.',
        examples: ['E99903'],
      }),
      window_months: Type.Optional(
        Type.Unsafe<(typeof WINDOWS)[number]>({
          type: 'integer',
          enum: [...WINDOWS],
          default: 24,
          description: 'Months up to the last complete day.',
        }),
      ),
      response_language: responseLanguage(),
    },
    { title: 'FilingRiskSnapshotQuery' },
  ),
  output: openObject(
    {
      ...reportFields(SNAPSHOT_STATUSES, FILING_CHECKS),
      registrant: Registrant,
      window: openObject({ from: Type.String(), to: Type.String(), months: Type.Integer() }),
      index_coverage: IndexCoverage,
      indicators: Type.Array(Indicator),
      filing_counts: Type.Unsafe<Record<string, number>>({
        type: 'object',
        additionalProperties: { type: 'integer' },
        description: 'Document type code → count.',
      }),
      timeline: Type.Array(
        openObject({
          doc_id: Type.String(),
          document_type: nullableString(),
          document_type_en: nullableString(),
          submitted_at: nullableString(),
          period_end: nullableString(),
          parent_doc_id: nullableString(),
          state: literals(FILING_STATES),
          reference_url: Type.String(),
        }),
      ),
      expires_at: Type.String(),
      etag: Type.String({ description: 'Changes when the content does.' }),
      attribution: Type.String(),
    },
    { title: 'FilingRiskSnapshot' },
  ),
  errors: ['entity_not_found', 'rate_limited', 'source_unavailable', 'source_not_configured'],
  example,
  needs: ['filings'],
  replay: 'stored',
  handler: async (input, { deps, now, requestId }) => {
    const snapshot = await filingSnapshot(
      { ...deps.filings, now: now() },
      { key: parseEntityId(input.entity_id), months: input.window_months ?? 24 },
    );
    return asOutput(snapshotAnswer(snapshot, { requestId, language: input.response_language ?? 'both' }));
  },
});
