import { type DepsOf, MEGABYTE } from '../../contract/endpoint.ts';
import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import type { Static } from '../../contract/schema.ts';
import {
  checkDeclaredEncoding,
  decodeXml,
  EncodingError,
  fitsInBytes,
  isBase64,
  LIMITS,
} from '../../engines/pint/index.ts';
import type { IssuerDeps } from '../../usecases/issuer-comparison.ts';
import { decide, issuerEvidence } from '../../usecases/pint-issuer.ts';
import { edinetNames } from '../edinet-names.ts';
import { endpoint, type Services } from '../services.ts';
import { PintRequest, PintResponse } from './pint.schema.ts';
import { pintAnswer } from './validate-jp-pint.answer.ts';
import example from './validate-jp-pint.example.json' with { type: 'json' };

type Request = Static<typeof PintRequest>;

/** The document of a request: text, bytes, undefined for a blank one, null for what is no Base64. */
const documentOf = ({ xml, xml_base64 }: Request): string | Uint8Array | undefined | null => {
  if (!xml_base64?.trim()) return xml?.trim() ? xml : undefined;
  const plain = xml_base64.replace(/^data:[^,]{0,200},/, '');
  const bytes = Buffer.from(plain, 'base64');
  // What comes out as it went in is Base64; only other spellings (line breaks) are looked at sign by sign.
  return bytes.toString('base64') === plain || isBase64(plain) ? bytes : null;
};

/** Base64 of the largest document, in lines and with its data URL. */
const LONGEST_BASE64 = Math.ceil((LIMITS.bytes / 3) * 4 * 1.04);

/** Too large by its length alone: what is in so long a text is not even looked at. */
const isTooLong = ({ xml, xml_base64 }: Request): boolean =>
  (xml?.length ?? 0) > LIMITS.bytes || (xml_base64?.length ?? 0) > LONGEST_BASE64;

const isTooLarge = (document: string | Uint8Array): boolean =>
  typeof document === 'string' ? !fitsInBytes(document) : document.length > LIMITS.bytes;

/** 422 for what is no single UTF-8 document; everything about its content is a verdict, not an error. */
function check(input: Request): BrokenRule | undefined {
  if (isTooLong(input)) return undefined;
  if (input.xml?.trim() && input.xml_base64?.trim()) return 'give either xml or xml_base64, not both';
  const document = documentOf(input);
  if (document === undefined) return 'xml or xml_base64 is required';
  if (document === null) return 'xml_base64 is not valid Base64';
  if (isTooLarge(document)) return undefined;
  try {
    if (typeof document === 'string') checkDeclaredEncoding(document);
    else decodeXml(document);
    return undefined;
  } catch (error) {
    if (error instanceof EncodingError) return `${error.message} / ${error.ja}`;
    throw error;
  }
}

export default endpoint({
  method: 'POST',
  path: '/v1/invoices/validate-jp-pint',
  name: 'jp_pint_validate',
  price: '$0.02',
  summary: 'Validate a JP PINT 1.1.3 invoice (UBL XML)',
  summaryJa: 'JP PINT 1.1.3 電子インボイス（UBL XML）の検証',
  description:
    'Validates JP PINT 1.1.3 UBL Invoice XML (UTF-8, at most 5 MB) against the UBL 2.1 structure and the JP PINT 1.1.3 rules (billing, self-billing, non-tax-registered). Each finding has rule id, line, column, actual, expected and a fix in Japanese and English. Optional issuer evidence from the qualified-invoice registry as of the invoice date. Evidence, not certification.',
  tags: ['invoice', 'e-invoice', 'jp-pint', 'peppol', 'validation'],
  input: PintRequest,
  output: PintResponse,
  errors: ['payload_too_large', 'engine_queue_full', 'engine_timeout', 'engine_invalid_output'],
  check,
  example,
  // 5 MB of XML with every quote and line break escaped, or as Base64, fits.
  limits: { bodyBytes: 16 * MEGABYTE, budgetMs: 10_000 },
  flag: 'JP_PINT_VALIDATION_ENABLED',
  needs: ['pint'],
  optional: ['companyRegistry', 'invoiceRegistry', 'evidence'],
  replay: 'recompute',
  handler: async (input, { deps, signal, now }) => {
    const document = isTooLong(input) ? undefined : documentOf(input)!;
    if (document === undefined || isTooLarge(document))
      throw serviceError('payload_too_large', { detail: because('xml_limit', { bytes: LIMITS.bytes }) });
    const report = await deps.pint.validate({ xml: document, ruleSet: input.rule_set ?? 'auto' }, signal);
    const evidence = issuerEvidence(report, input.verify_issuer === false ? undefined : registries(deps, now()));
    const decision = decide(report.valid, evidence);
    return pintAnswer(report, evidence, decision, input.response_language ?? 'both');
  },
});

/** The registries where they are loaded: evidence from them is optional, so they are not among the needs. */
function registries(
  deps: DepsOf<Services, never, 'companyRegistry' | 'invoiceRegistry' | 'evidence'>,
  now: Date,
): IssuerDeps | undefined {
  const { companyRegistry: companies, invoiceRegistry: invoices } = deps;
  return companies && invoices ? { companies, invoices, edinetName: edinetNames(deps), now } : undefined;
}
