import type { Endpoint } from '../contract/endpoint.ts';
import addressGeocode from './address/geocode.endpoint.ts';
import addressNormalize from './address/normalize.endpoint.ts';
import addressParse from './address/parse.endpoint.ts';
import addressPostalLookup from './address/postal-lookup.endpoint.ts';
import addressValidate from './address/validate.endpoint.ts';
import batchCreate from './batch/create.endpoint.ts';
import batchDelete from './batch/delete.endpoint.ts';
import batchResults from './batch/results.endpoint.ts';
import batchRetry from './batch/retry.endpoint.ts';
import batchStatus from './batch/status.endpoint.ts';
import businessCardExtract from './business-card/extract.endpoint.ts';
import businessCardEnrich from './business-card/extract-and-enrich.endpoint.ts';
import companyReport from './company/report.endpoint.ts';
import companyVerify from './company/verify.endpoint.ts';
import companyVerifyBatch from './company/verify-batch.endpoint.ts';
import counterpartyCheck from './counterparty/check.endpoint.ts';
import validateJpPint from './e-invoice/validate-jp-pint.endpoint.ts';
import filingRiskSnapshot from './entity/filing-risk-snapshot.endpoint.ts';
import resolveCrossBorder from './entity/resolve-cross-border.endpoint.ts';
import companyFilings from './filings/search.endpoint.ts';
import invoiceCheck from './invoice/check.endpoint.ts';
import invoiceExtract from './invoice/extract.endpoint.ts';
import invoiceExtractVerify from './invoice/extract-and-verify.endpoint.ts';
import invoiceVerify from './invoice/verify.endpoint.ts';
import invoiceVerifyBatch from './invoice/verify-batch.endpoint.ts';
import receiptExtract from './receipt/extract.endpoint.ts';
import regulatedEntityVerify from './regulated-entity/verify.endpoint.ts';
import health from './service/health.endpoint.ts';
import supplierResolve from './supplier/resolve.endpoint.ts';

/** Every endpoint of the service, in the order of the documents. A new one is a file and a line here. */
const LIST = [
  health,
  companyVerify,
  companyReport,
  addressNormalize,
  invoiceVerify,
  invoiceCheck,
  companyVerifyBatch,
  invoiceVerifyBatch,
  businessCardExtract,
  businessCardEnrich,
  invoiceExtractVerify,
  receiptExtract,
  invoiceExtract,
  batchCreate,
  batchStatus,
  batchResults,
  batchRetry,
  batchDelete,
  supplierResolve,
  resolveCrossBorder,
  counterpartyCheck,
  filingRiskSnapshot,
  addressParse,
  addressPostalLookup,
  addressGeocode,
  addressValidate,
  regulatedEntityVerify,
  companyFilings,
  validateJpPint,
] as const;

export const ENDPOINTS: readonly Endpoint[] = LIST;

type Listed = (typeof LIST)[number];
/** Name → types of request and answer, for the typed client. */
export type EndpointTypes = {
  readonly [E in Listed as E['name']]: NonNullable<E['~types']>;
};
