import type { Method } from '../contract/endpoint.ts';
import type { ErrorBody } from '../contract/errors.ts';
import { formatUsd, parseUsd } from '../contract/money.ts';
import { queryOf } from '../contract/query.ts';
import type { Upload } from '../contract/upload.ts';
import type { EndpointTypes } from '../endpoints/index.ts';
import { bodyPieces, type FileInput, hasFile } from './body.ts';
import { type CallResult, type HttpCall, paidCall } from './paid-call.ts';
import type { Wallet } from './wallet.ts';
import type { SettleResponse } from './x402.types.ts';

type Files<T> = T extends Upload ? FileInput : T;
/** What a caller passes: the request schema, files as bytes, Blob or Base64. */
type ClientInput<T> = { readonly [K in keyof T]: Files<T[K]> };

export interface ClientOptions {
  readonly baseUrl: string;
  readonly wallet: Wallet;
  /** Dearer calls are not signed. Default $1, the limit of stock x402 clients. */
  readonly maxPrice?: `$${number}`;
  readonly fetch?: typeof fetch;
}

export interface ClientAnswer<Output> {
  readonly data: Output;
  /** '$0.005', or null for a free call. */
  readonly price: string | null;
  readonly receipt: SettleResponse | null;
}

/** Any answer of 400 or more. `code` is of the error table, `validation_error` for 422, `payment_required` for 402. */
export class JbisError extends Error {
  override name = 'JbisError';
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const error = (body as ErrorBody | null)?.detail?.error;
    super(messageOf(status, body));
    this.status = status;
    this.code = error?.code ?? (status === 422 ? 'validation_error' : status === 402 ? 'payment_required' : 'unknown');
    this.body = body;
  }
}

interface InvalidItem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly ctx?: { readonly allowed?: readonly string[]; readonly did_you_mean?: string };
}

/** What was wrong and where: the message of the service, or the fields a 422 names. */
function messageOf(status: number, body: unknown): string {
  const { detail, error } = (body ?? {}) as { detail?: unknown; error?: unknown };
  if (Array.isArray(detail)) return (detail as InvalidItem[]).map(invalid).join('; ');
  const known = (detail as ErrorBody['detail'] | undefined)?.error;
  if (known?.message) return `${known.message} (${status} ${known.code})`;
  const plain = [detail, error].find((text) => typeof text === 'string');
  return plain === undefined ? `The service answered ${status}.` : `${String(plain)} (${status})`;
}

function invalid({ loc, msg, ctx }: InvalidItem): string {
  const place = loc.slice(1).join('.') || String(loc[0]);
  const hint = ctx?.did_you_mean
    ? `; did you mean ${ctx.did_you_mean}?`
    : ctx?.allowed
      ? `; allowed: ${ctx.allowed.join(', ')}`
      : '';
  return `${place}: ${msg}${hint}`;
}

/**
 * Calls the service and pays for each call. One authorization is signed per call and repeated until its outcome is
 * known, so a call costs its price once at most.
 *
 * ```ts
 * const client = new JbisClient({ baseUrl: 'http://127.0.0.1:8402', wallet: createWallet(key) });
 * const { data } = await client.call('jp_company_verify', { name: 'トヨタ自動車株式会社' });
 * ```
 */
export class JbisClient {
  readonly #options: ClientOptions;
  #routes: Promise<Map<string, { method: Method; path: string }>> | undefined;

  constructor(options: ClientOptions) {
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, '') };
  }

  async call<Name extends keyof EndpointTypes & string>(
    name: Name,
    input: ClientInput<EndpointTypes[Name]['input']>,
  ): Promise<ClientAnswer<EndpointTypes[Name]['output']>> {
    const route = (await this.#routesOnce()).get(name);
    if (!route) throw new JbisError(404, { detail: `The service does not list "${name}" at the moment.` });
    const { wallet, maxPrice = '$1', fetch: via = fetch } = this.#options;
    const result = await paidCall(this.#request(route, input), { wallet, maxPrice: parseUsd(maxPrice), fetch: via });
    return toAnswer(result) as ClientAnswer<EndpointTypes[Name]['output']>;
  }

  /** Names and paths come from the server's own OpenAPI document, so that a client never calls a stale address. */
  #routesOnce() {
    this.#routes ??= this.#loadRoutes().catch((error: unknown) => {
      this.#routes = undefined;
      throw error;
    });
    return this.#routes;
  }

  async #loadRoutes() {
    const { baseUrl, fetch: via = fetch } = this.#options;
    const response = await via(`${baseUrl}/openapi.json`);
    if (!response.ok) throw new JbisError(response.status, null);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    const routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { operationId }]) => [operationId, { method: method.toUpperCase() as Method, path }] as const,
      ),
    );
    return new Map(routes);
  }

  #request(route: { method: Method; path: string }, input: Readonly<Record<string, unknown>>): HttpCall {
    const rest = { ...input };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const value = String(rest[key]);
      delete rest[key];
      return encodeURIComponent(value);
    });
    const url = this.#options.baseUrl + path;
    if (route.method === 'POST') {
      return hasFile(rest)
        ? { url, method: 'POST', pieces: bodyPieces(rest) }
        : { url, method: 'POST', body: JSON.stringify(rest) };
    }
    const query = queryOf(rest);
    return { url: query.size > 0 ? `${url}?${query}` : url, method: route.method };
  }
}

function toAnswer({ status, body, price, receipt }: CallResult): ClientAnswer<unknown> {
  const data: unknown = body === '' ? null : JSON.parse(body);
  if (status >= 400) throw new JbisError(status, data);
  return { data, price: price === null ? null : formatUsd(price), receipt };
}
