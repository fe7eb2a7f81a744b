import { type ServiceError, serviceError } from '../../contract/errors.ts';

/** How the real source is set up, for the one who runs the service. */
const REMEDIES = {
  counterparty: 'set JBIS_LIVE_SOURCES=1 to ask VIES and Peppol',
  edinet: 'set EDINET_API_KEY and run "jbis sync edinet"',
} as const;

/** Only a sample is loaded and does not hold what was asked: nothing was looked up, nobody pays, asking again is no use. */
export const notInSample = (source: keyof typeof REMEDIES): ServiceError =>
  serviceError('source_not_configured', { detail: `registry_sample: not in the sample data; ${REMEDIES[source]}` });
