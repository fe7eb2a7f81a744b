import type { ServerResponse } from 'node:http';
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

/** The answer is bytes already; nothing is serialised again. */
export function writeAnswer(response: ServerResponse, id: string, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    ...CORS_HEADERS,
    'x-request-id': id,
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.hijack();
  writeAnswer(reply.raw, reply.request.id, answer);
  return reply;
}
