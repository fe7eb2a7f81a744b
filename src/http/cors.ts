/** A browser reads the payment headers only when they are exposed (Fetch Standard, CORS-safelisted headers). */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'PAYMENT-REQUIRED, PAYMENT-RESPONSE, X-PAYMENT-RESPONSE, Retry-After, Link, X-Request-Id',
};

/** The answer to a preflight: what a page of another origin may send. */
export const preflight = (methods: readonly string[]) => ({
  status: 204,
  headers: {
    'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
    'access-control-allow-headers':
      'Content-Type, PAYMENT-SIGNATURE, X-PAYMENT, Idempotency-Key, X-Request-Id, Mcp-Session-Id, Mcp-Protocol-Version',
    'access-control-max-age': '86400',
  },
  body: '',
});
