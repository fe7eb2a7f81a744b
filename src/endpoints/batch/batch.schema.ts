import { Type } from 'typebox';
import { BATCH_OPERATIONS, JOB_STATES } from '../../contract/batch.ts';
import {
  echoedLanguage,
  literals,
  nullableObject,
  nullableString,
  openObject,
  optionalString,
  requiredString,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';

export const BatchCreateRequest = strictObject(
  {
    operation: literals(BATCH_OPERATIONS, {
      description: 'What to do with each item; the price per item is the single endpoint’s.',
    }),
    items: Type.Array(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        description:
          'The request of the operation without response_language, plus an optional item_id of at most 64 characters, unique in the job. Documents (…_extract, card_enrich): file_url, HTTPS, instead of text or Base64; no include_raw_text.',
      }),
      { minItems: 1, maxItems: 1000, description: 'At most 33 where the operation reads documents.' },
    ),
    response_language: responseLanguage(),
    client_reference: optionalString({ maxLength: 64, description: 'Echoed in the status.' }),
  },
  { title: 'BatchJobRequest' },
);

const privacy = () => openObject({ result_retention_hours: Type.Integer() });
const money = (description: string) => Type.String({ description });

export const BatchCreated = openObject(
  {
    job_id: Type.String({ description: 'Keep it secret: whoever holds it may read the job.' }),
    status: literals(JOB_STATES),
    operation: literals(BATCH_OPERATIONS),
    item_count: Type.Integer(),
    unit_price: money('USD per item.'),
    total_price: money('USD in all.'),
    currency: Type.String({ description: 'USDC.' }),
    created_at: Type.String(),
    status_url: Type.String({ description: 'Ask here with ?wait=30: it answers when the job ends.' }),
    results_url: Type.String({ description: 'The results, once the job has ended.' }),
    expires_at: nullableString('When items and results are deleted; known once the job has completed.'),
    poll_after_seconds: Type.Integer({ description: 'Ask for the status not before.' }),
    privacy: privacy(),
    response_language: echoedLanguage(),
  },
  { title: 'BatchJobCreated' },
);

export const JobIdInput = strictObject({
  job_id: requiredString({ maxLength: 64, description: 'bj_ and 32 characters, from the answer of the creation.' }),
});

export const JobStatusInput = strictObject({
  ...JobIdInput.properties,
  wait: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 30, default: 0, description: 'Seconds to wait for the job to end.' }),
  ),
});

export const BatchStatus = openObject(
  {
    job_id: Type.String(),
    status: literals(JOB_STATES),
    operation: literals(BATCH_OPERATIONS),
    item_count: Type.Integer(),
    counts: openObject({
      total: Type.Integer(),
      pending: Type.Integer(),
      succeeded: Type.Integer(),
      failed: Type.Integer(),
    }),
    progress: Type.Number({ description: '0 to 1.' }),
    created_at: Type.String(),
    settled_at: nullableString(),
    started_at: nullableString(),
    completed_at: nullableString(),
    expires_at: nullableString('When items and results are deleted.'),
    settlement: openObject({
      status: literals(['pending', 'settled', 'failed']),
      transaction: nullableString(),
      network: Type.String(),
    }),
    error: nullableObject('Why the whole job failed: code, message, message_ja, retryable.'),
    client_reference: nullableString(),
    poll_after_seconds: Type.Integer(),
    results_url: nullableString('Once the job has ended.'),
  },
  { title: 'BatchJobStatus' },
);

export const BatchResults = openObject(
  {
    job_id: Type.String(),
    status: literals(JOB_STATES),
    count: Type.Integer({ description: 'Results on this page.' }),
    next_cursor: nullableString('Pass it as cursor for the next page.'),
    results: Type.Array(
      openObject({
        index: Type.Integer(),
        item_id: nullableString(),
        status: literals(['succeeded', 'failed']),
        result: nullableObject('The answer of the single endpoint.'),
        error: nullableObject('code, message, message_ja.'),
        retryable: Type.Boolean({ description: 'The free retry runs it again.' }),
      }),
    ),
    privacy: privacy(),
    response_language: echoedLanguage(),
  },
  { title: 'BatchJobResults' },
);
