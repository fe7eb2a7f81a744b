import { ERROR_TABLE } from '../contract/errors.ts';

/** Schemas that every operation refers to. */
export const ERROR_SCHEMAS = {
  ValidationError: {
    title: 'ValidationError',
    type: 'object',
    required: ['loc', 'msg', 'type'],
    properties: {
      type: { type: 'string', description: 'Kind of the violation, as pydantic v2 names it.' },
      loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, description: 'Where.' },
      msg: { type: 'string' },
      input: { description: 'What was sent, cut after 200 characters.' },
      ctx: { type: 'object' },
    },
  },
  HTTPValidationError: {
    title: 'HTTPValidationError',
    type: 'object',
    properties: { detail: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } } },
  },
  CardError: {
    title: 'CardError',
    type: 'object',
    required: ['code', 'message', 'message_ja', 'retryable'],
    properties: {
      code: {
        type: 'string',
        enum: Object.keys(ERROR_TABLE),
        description: Object.entries(ERROR_TABLE)
          // What was wrong; what to do about it comes with the answer.
          .map(([code, { message }]) => `${code}: ${message.split(/(?<=\.) /, 1)[0]}`)
          .join(' '),
      },
      message: { type: 'string' },
      message_ja: { type: 'string' },
      retryable: { type: 'boolean' },
    },
  },
  CardErrorResponse: {
    title: 'CardErrorResponse',
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'object', additionalProperties: { $ref: '#/components/schemas/CardError' } } },
  },
  PaymentRequired: {
    title: 'PaymentRequired',
    type: 'object',
    required: ['x402Version', 'error', 'resource', 'accepts'],
    properties: {
      x402Version: { type: 'integer', const: 2 },
      error: {
        type: 'string',
        description:
          'Why no payment was accepted. After one that was refused, detail.error.message (Japanese: message_ja) says what to do.',
      },
      resource: { type: 'object', properties: { url: { type: 'string' }, description: { type: 'string' } } },
      accepts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['scheme', 'network', 'amount', 'asset', 'payTo', 'maxTimeoutSeconds'],
          properties: {
            scheme: { type: 'string', const: 'exact' },
            network: { type: 'string', description: 'CAIP-2, for example eip155:8453.' },
            amount: { type: 'string', description: 'Atomic units of USDC (6 decimals).' },
            asset: { type: 'string' },
            payTo: { type: 'string' },
            maxTimeoutSeconds: { type: 'integer' },
            extra: { type: 'object' },
          },
        },
      },
      extensions: { type: 'object' },
    },
  },
} as const;

/** Answers that every operation has. */
export const ERROR_RESPONSES = {
  PaymentRequired: {
    description: 'No valid payment. The requirement is in the PAYMENT-REQUIRED header (Base64) and in the body.',
    headers: {
      'PAYMENT-REQUIRED': { description: 'Base64 of the x402 v2 PaymentRequired object.', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/PaymentRequired' } } },
  },
  ValidationFailed: {
    description: 'The request is invalid; nothing is charged.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/HTTPValidationError' } } },
  },
} as const;
