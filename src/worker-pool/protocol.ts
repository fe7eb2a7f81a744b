import type { ErrorDetail } from '../contract/error-details.ts';
import { ERROR_TABLE, type ErrorCode, ServiceError } from '../contract/errors.ts';
import { TaskError } from './errors.ts';

/** What pool and worker say to each other, over a message port or a process channel alike. */
export type ToWorker =
  | { readonly type: 'run'; readonly id: number; readonly task: unknown }
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly type: 'ready' }
  /** `start` failed; the worker ends. */
  | { readonly type: 'unable'; readonly error: WireError }
  /** The step that begins ends within `ms`, or the worker is to be killed; null: it has ended. */
  | { readonly type: 'step'; readonly id: number; readonly ms: number | null }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown; readonly last?: boolean }
  /** `last`: the worker has done what it should do in all, and is given nothing more. */
  | { readonly type: 'failed'; readonly id: number; readonly error: WireError; readonly last?: boolean };

const WITHOUT_TASK = ['ready', 'unable'];
const OF_A_TASK = ['step', 'done', 'failed'];

/** What a process said, or undefined: one that was taken over may say anything. */
export function readMessage(value: unknown, along?: Uint8Array): FromWorker | undefined {
  if (typeof value !== 'object' || value === null) return;
  const { type, id, error, ms } = value as Record<string, unknown>;
  const isKnown = WITHOUT_TASK.includes(type as string) || (OF_A_TASK.includes(type as string) && Number.isInteger(id));
  if (!isKnown) return;
  if ((type === 'unable' || type === 'failed') && !isWireError(error)) return;
  if (type === 'step' && ms !== null && !(typeof ms === 'number' && ms > 0)) return;
  if (!along) return value as FromWorker;
  const done = value as Extract<FromWorker, { type: 'done' }>;
  return type === 'done' && isObject(done.result) ? { ...done, result: { ...done.result, packed: along } } : undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isWireError(value: unknown): value is WireError {
  if (typeof value !== 'object' || value === null) return false;
  const { name, message, code, stack, service } = value as Record<string, unknown>;
  const isTold = typeof name === 'string' && typeof message === 'string';
  const isText = (part: unknown) => part === undefined || typeof part === 'string';
  if (!isTold || !isText(code) || !isText(stack)) return false;
  if (service === undefined) return true;
  return (
    typeof service === 'object' && service !== null && Object.hasOwn(ERROR_TABLE, (service as { code: string }).code)
  );
}

export interface WireError {
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string | undefined;
  /** Set for an error of the error table. */
  readonly service?: {
    readonly code: ErrorCode;
    readonly detail?: ErrorDetail;
    readonly retryAfterSeconds?: number;
    readonly costly?: boolean;
  };
}

/** Errors are not cloned with their class, so an error of the table is taken apart and put together again. */
export function packError(thrown: unknown): WireError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (!(error instanceof ServiceError)) return { name, message, code, stack };
  return {
    name,
    message,
    code,
    stack,
    service: {
      code: error.code,
      ...(error.detail ? { detail: error.detail } : {}),
      ...(error.costly ? { costly: true } : {}),
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    },
  };
}

export function unpackError(wire: WireError): Error {
  if (wire.service) return new ServiceError(wire.service.code, wire.service);
  const error = new TaskError(wire.message, wire.code);
  // The place inside the worker is what helps; the place where the message arrived does not.
  if (wire.stack !== undefined) error.stack = wire.stack;
  return error;
}
