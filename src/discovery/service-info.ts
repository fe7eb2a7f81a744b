/** What the documents say about the service besides its endpoints. */
export interface ServiceInfo {
  readonly baseUrl: string;
  readonly network: string;
  readonly asset: string;
  readonly payTo: string | null;
  /** The payments are play money on a chain inside the process. */
  readonly isDevnet: boolean;
  readonly contactEmail: string | undefined;
}

export const SERVICE_NAME = 'Japan Business Identity Service';
/** x402 limits a service name to 32 characters. */
export const SHORT_NAME = 'Japan Business Identity';
export const API_VERSION = '0.5.0';
/** Names no endpoint that may be off. */
export const TAGLINE =
  'Identifies Japanese businesses for automated agents: business cards, receipts and invoices, company and invoice registries and addresses, paid per request in USDC through x402.';

/** Limits of what an answer means; they stand in every document an agent reads. */
export const SCOPE_RULES = [
  'Registry matching is a public-data pre-check: not KYB, KYC, AML, sanctions screening, ultimate-beneficial-owner, financial or personal-identity verification.',
  'Business-card extract does not verify the company, the person, the card or the invoice status; the enrich variant adds the registry pre-check only.',
  'Plain invoice extract performs no registry look-up; issuer comparison belongs to extract-and-verify and to invoice check.',
  'Receipt extract checks a detected T-number against the invoice registry; phone, postal code and address are checked for format only.',
  'Phone numbers are never compared with a registry.',
  'Images are not retained; OCR text is returned only when asked for.',
  'manual_review_required and warnings are review signals, not proof of fraud.',
];

/** What a client must know to pay; the same sentences in every document. */
export const PAYMENT_STEPS = [
  'Call the endpoint without payment (an empty body is enough): the answer is 402 with the price, the payee and the network in the PAYMENT-REQUIRED header and in the body.',
  'Sign the exact amount of USDC (scheme exact, EIP-3009) for that requirement. Never guess price or payee.',
  'Repeat the request with the PAYMENT-SIGNATURE header. The answer carries PAYMENT-RESPONSE with the receipt.',
];

export const RETRY_RULES = [
  'Failed calls (any status of 400 or more) are not charged.',
  'After a time-out, 409 payment_in_progress or 503, repeat the same request with the same header: it is never charged twice. Do not sign a new payment.',
  'Retry-After says when to come back. 422 says which field is wrong.',
];
