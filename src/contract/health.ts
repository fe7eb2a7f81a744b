import { type Static, Type } from 'typebox';
import { nullableInteger, nullableString, openObject } from './schema.ts';

const flag = (description: string) => Type.Boolean({ default: false, description });
const count = (fallback: number, description: string) => Type.Integer({ default: fallback, description });
const text = (description: string) => Type.String({ description });

/** The specification's HealthResponse; every field is always sent. */
export const HealthResponse = openObject(
  {
    status: text(
      'ok, or degraded when a registry is missing, incomplete, stale or only a sample, or OCR is unavailable.',
    ),
    service: text('Name of the service.'),
    network: text('Payment network, CAIP-2.'),
    company_registry: text('ready, partial, stale, sample or missing.'),
    company_data_source: text('Where the company data comes from; none without data.'),
    invoice_registry: text('ready, partial, stale, sample or missing.'),
    invoice_data_source: text('Where the invoice data comes from; none without data.'),
    company_data_as_of: nullableString('Date of the company data.'),
    invoice_data_as_of: nullableString('Date of the invoice data.'),
    company_record_count: nullableInteger('Companies in the snapshot.'),
    invoice_record_count: nullableInteger('Registration numbers in the snapshot.'),
    company_missing_parts: Type.Array(Type.String(), { description: 'Published parts that are not loaded.' }),
    invoice_missing_parts: Type.Array(Type.String(), { description: 'Published parts that are not loaded.' }),
    company_sync_status: Type.String({
      default: 'not_run',
      description: 'not_run, running, ok, failed, gap_detected or signature_invalid.',
    }),
    invoice_sync_status: Type.String({
      default: 'not_run',
      description: 'not_run, running, ok, failed, gap_detected or signature_invalid.',
    }),
    company_base_snapshot_date: nullableString('Date of the full file the company data starts from.'),
    company_latest_diff_date: nullableString('Date of the newest difference applied.'),
    company_last_successful_sync: nullableString('When the company data was last brought up to date.'),
    invoice_base_snapshot_date: nullableString('Date of the full file the invoice data starts from.'),
    invoice_latest_diff_date: nullableString('Date of the newest difference applied.'),
    invoice_last_successful_sync: nullableString('When the invoice data was last brought up to date.'),
    company_signature_verified: flag('The OpenPGP signature of the company file was checked and is good.'),
    invoice_signature_verified: flag('The OpenPGP signature of the invoice file was checked and is good.'),
    company_gap_detected: flag('A difference file is missing in between.'),
    invoice_gap_detected: flag('A difference file is missing in between.'),
    engine_model: nullableString('Local language model, when one is configured.'),
    engine_max_concurrency: count(1, 'Language-model requests at a time.'),
    engine_max_queue: count(3, 'Language-model requests that may wait.'),
    engine_active_requests: count(0, 'Language-model requests under way.'),
    legacy_llm_enabled: flag('A local language model may propose values for empty fields.'),
    ocr_max_concurrency: count(2, 'Documents read at a time.'),
    ocr_max_queue: count(6, 'Documents that may wait.'),
    ocr_active_requests: count(0, 'Documents being read now.'),
    ocr_max_image_edge: count(2200, 'Longest image edge used for reading, in pixels.'),
    ocr_engine: nullableString('OCR engine.'),
    ocr_model: nullableString('OCR models in use.'),
    ocr_engine_available: flag('Documents can be read now.'),
  },
  { title: 'HealthResponse', description: 'State of the service and its data.' },
);

export type HealthResponse = Static<typeof HealthResponse>;

/** What the service says before any part has reported. */
export const EMPTY_HEALTH: HealthResponse = {
  status: 'degraded',
  service: 'Japan Business Identity Service',
  network: 'eip155:8453',
  company_registry: 'missing',
  company_data_source: 'none',
  invoice_registry: 'missing',
  invoice_data_source: 'none',
  company_data_as_of: null,
  invoice_data_as_of: null,
  company_record_count: null,
  invoice_record_count: null,
  company_missing_parts: [],
  invoice_missing_parts: [],
  company_sync_status: 'not_run',
  invoice_sync_status: 'not_run',
  company_base_snapshot_date: null,
  company_latest_diff_date: null,
  company_last_successful_sync: null,
  invoice_base_snapshot_date: null,
  invoice_latest_diff_date: null,
  invoice_last_successful_sync: null,
  company_signature_verified: false,
  invoice_signature_verified: false,
  company_gap_detected: false,
  invoice_gap_detected: false,
  engine_model: null,
  engine_max_concurrency: 1,
  engine_max_queue: 3,
  engine_active_requests: 0,
  legacy_llm_enabled: false,
  ocr_max_concurrency: 2,
  ocr_max_queue: 6,
  ocr_active_requests: 0,
  ocr_max_image_edge: 2200,
  ocr_engine: null,
  ocr_model: null,
  ocr_engine_available: false,
};

/** Health of all parts together: degraded when a registry is missing or stale, or OCR is unavailable. */
export function mergeHealth(parts: readonly Record<string, unknown>[]): HealthResponse {
  const merged = Object.assign({}, EMPTY_HEALTH, ...parts) as HealthResponse;
  const isReady = merged.company_registry === 'ready' && merged.invoice_registry === 'ready';
  return { ...merged, status: isReady && merged.ocr_engine_available ? 'ok' : 'degraded' };
}
