import { because } from '../../contract/error-details.ts';
import { type ServiceError, serviceError } from '../../contract/errors.ts';

/** Only a sample is loaded and does not hold what was asked: nothing was looked up, nobody pays, asking again is no use. */
export const notInSample = (source: 'counterparty' | 'edinet'): ServiceError =>
  serviceError('source_not_configured', { detail: because(`sample_${source}`) });
