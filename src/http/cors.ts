import type { FastifyReply } from 'fastify';

/** A browser reads the payment headers only when they are exposed (Fetch Standard, CORS-safelisted headers). */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'PAYMENT-REQUIRED, PAYMENT-RESPONSE, Retry-After, X-Request-Id',
};

export function preflight(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  return reply
    .code(204)
    .headers({
      ...CORS_HEADERS,
      'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
      'access-control-allow-headers':
        'Content-Type, PAYMENT-SIGNATURE, X-Request-Id, Mcp-Session-Id, Mcp-Protocol-Version',
      'access-control-max-age': '86400',
    })
    .send();
}
