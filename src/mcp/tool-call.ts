import { createHash } from 'node:crypto';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Endpoint } from '../contract/endpoint.ts';
import { createInputReader } from '../contract/read-request.ts';
import { isUploadSchema, type TSchema } from '../contract/schema.ts';
import { Upload } from '../contract/upload.ts';
import { RequestInvalid, valueError } from '../contract/validation-error.ts';
import { answerForError } from '../http/answer.ts';
import { decodeBase64, LongText } from '../http/body/long-texts.ts';
import type { Answer } from '../payment/gate.types.ts';
import type { AnswerCall } from '../pipeline/answer-call.ts';

/** Names fixed by the x402 MCP transport, version 2. */
const PAYMENT = 'x402/payment';
const PAYMENT_RESPONSE = 'x402/payment-response';

interface ToolCall {
  readonly arguments?: Record<string, unknown> | undefined;
  readonly meta?: Record<string, unknown> | undefined;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** Network address of the sender. */
  readonly from: string | undefined;
}

/** One tool call through the same gate and the same claims as an HTTP request. */
export function createToolCall(endpoint: Endpoint, caller: AnswerCall): (call: ToolCall) => Promise<CallToolResult> {
  const reader = createInputReader(endpoint);
  return async (call) => {
    const sent = call.arguments ?? {};
    const payment = call.meta?.[PAYMENT];
    try {
      const answer = await caller({
        endpoint,
        payment: payment === undefined ? undefined : Buffer.from(JSON.stringify(payment)).toString('base64'),
        requestId: call.requestId,
        ...(call.from === undefined ? {} : { from: call.from }),
        signal: call.signal,
        read: async () => ({
          isEmptyRequest: Object.keys(sent).length === 0,
          requestHash: () => hashOf(endpoint, sent),
          validate: () => reader.fromValue(withUploads(endpoint, sent)),
        }),
      });
      return toResult(answer);
    } catch (error) {
      return toResult(answerForError(error));
    }
  };
}

const hashOf = (endpoint: Endpoint, sent: Record<string, unknown>): string =>
  createHash('sha256')
    .update(`MCP\0${endpoint.name}\0${JSON.stringify(sent)}`)
    .digest('hex');

/** Base64 strings of file fields become the uploads the handlers expect. */
function withUploads(endpoint: Endpoint, sent: Record<string, unknown>): Record<string, unknown> {
  const properties = endpoint.input.properties as Record<string, TSchema>;
  const entries = Object.entries(sent).map(([key, value]) => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const isFile = schema !== undefined && isUploadSchema(schema);
    if (isFile && (typeof value === 'string' || value instanceof LongText)) return [key, decodeUpload(key, value)];
    if (!(value instanceof LongText)) return [key, value];
    // A key that is none is told by its name: nobody needs what it holds.
    return [key, schema === undefined ? '' : value.toText()];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function decodeUpload(key: string, sent: string | LongText): Upload {
  const file = sent instanceof LongText ? (sent.parts.isBase64 ? sent.parts : undefined) : decodeBase64(sent);
  if (!file) throw new RequestInvalid([valueError(['body', key], `${key} is not valid Base64`, '')]);
  return new Upload(file.bytes, sent instanceof LongText ? sent.parts.chars : sent.length, file.declaredType);
}

/** 402 and errors are results with `isError`, so that the agent sees the requirement (x402 MCP transport). */
function toResult(answer: Answer): CallToolResult {
  const receipt = answer.headers['PAYMENT-RESPONSE'] ?? answer.headers['payment-response'];
  return {
    content: [{ type: 'text', text: answer.body }],
    ...(answer.body === '' ? {} : { structuredContent: JSON.parse(answer.body) as Record<string, unknown> }),
    ...(answer.status >= 400 ? { isError: true } : {}),
    ...(receipt ? { _meta: { [PAYMENT_RESPONSE]: JSON.parse(Buffer.from(receipt, 'base64').toString('utf8')) } } : {}),
  };
}
