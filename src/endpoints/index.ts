import type { Endpoint } from '../contract/endpoint.ts';
import addressGeocode from './address/geocode.endpoint.ts';
import addressNormalize from './address/normalize.endpoint.ts';
import addressParse from './address/parse.endpoint.ts';
import addressPostalLookup from './address/postal-lookup.endpoint.ts';
import addressValidate from './address/validate.endpoint.ts';
import health from './service/health.endpoint.ts';

/** Every endpoint of the service, in the order of the documents. A new one is a file and a line here. */
export const ENDPOINTS: readonly Endpoint[] = [
  health,
  addressNormalize,
  addressParse,
  addressPostalLookup,
  addressGeocode,
  addressValidate,
];
