import type { FastifyReply } from 'fastify';
import { toServiceError } from '../contract/errors.ts';
import { RequestInvalid } from '../contract/validation-error.ts';
import type { Answer } from '../payment/gate.types.ts';
import { BodyUnreadable, UploadTooSlow } from './body/intake.ts';
import { CORS_HEADERS } from './cors.ts';

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

export const detail = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify({ detail: text }),
});

/** Any thrown thing as the answer the contract has for it. */
export function answerForError(thrown: unknown): Answer {
  if (thrown instanceof RequestInvalid)
    return { status: 422, headers: JSON_HEADERS, body: JSON.stringify(thrown.toBody()) };
  if (thrown instanceof BodyUnreadable) return detail(400, 'There was an error parsing the body');
  if (thrown instanceof UploadTooSlow) return detail(408, 'Request Timeout', { connection: 'close' });
  const error = toServiceError(thrown);
  const retry = error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) };
  return { status: error.status, headers: { ...JSON_HEADERS, ...retry }, body: JSON.stringify(error.toBody()) };
}

/**
 * Writes the answer past the framework's own serialisation: it is bytes already, and a look-up costs little more than
 * the HTTP parser this way (`npm run bench -- http`).
 */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  const { raw, request } = reply;
  reply.hijack();
  raw.writeHead(answer.status, {
    ...CORS_HEADERS,
    'x-request-id': request.id,
    'content-length': Buffer.byteLength(answer.body),
    ...answer.headers,
  });
  raw.end(answer.body);
  return reply;
}
