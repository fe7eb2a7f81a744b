import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';
import type { Infer } from './infer.ts';
import { type AtomicUnits, parseUsd, type UsdPrice } from './money.ts';
import type { BrokenRule } from './rules.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** What a handler gets besides its input. */
export interface HandlerContext<Deps> {
  readonly deps: Deps;
  /** Aborted when the client goes away or the route's time budget ends. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly requestId: string;
  /** The paying address in lower case; null on a free route or with the gate off in tests. */
  readonly payer: string | null;
  /** Key of the payment in the state store; null as above. */
  readonly paymentId: string | null;
  /** What the payment is bound to. Empty on a free route. */
  readonly requestHash: string;
  /** The Idempotency-Key header, where one was sent. */
  readonly idempotencyKey: string | null;
}

export type Price<Input> =
  | UsdPrice
  /** A pure function of the validated input (the client must be able to echo the quote), and the range it moves in. */
  | {
      readonly of: (input: Input) => AtomicUnits;
      readonly min: UsdPrice;
      readonly max: UsdPrice;
      /** What else the 402 says about the price, as `extensions[name]`. A pure function of the request, too. */
      readonly quote?: { readonly name: string; readonly of: (input: Input, requestHash: string) => unknown };
    }
  | 'free';

/** What a handler may use: everything it needs, and of the optional services what is there. */
export type DepsOf<Services, N extends keyof Services, P extends keyof Services> = Pick<Services, N> & {
  readonly [Key in P]?: Services[Key] | undefined;
};

export interface Declaration<
  Services,
  I extends TObject,
  O extends TSchema,
  N extends keyof Services & string,
  P extends keyof Services & string,
> {
  readonly method: Method;
  /** Path parameters as in `/v1/entities/{entity_id}/filing-risk-snapshot`. */
  readonly path: string;
  /** Operation id, MCP tool name and CLI name: `jp_company_verify`. */
  readonly name: string;
  readonly price: Price<Infer<I>>;
  readonly summary: string;
  readonly summaryJa: string;
  /** At most 500 code points: a facilitator refuses longer resource descriptions. */
  readonly description: string;
  /** At most five, 32 characters each (x402 limits). */
  readonly tags: readonly string[];
  /** POST: the body. GET and DELETE: path parameters and query. */
  readonly input: I;
  readonly output: O;
  readonly successStatus?: 200 | 202 | 204;
  readonly errors?: readonly ErrorCode[];
  /** The cross-field rule, run when all fields passed: a sentence when it is broken. */
  readonly check?: (input: Infer<I>) => BrokenRule | undefined;
  /** What the schema cannot say: a finer check of the whole input, and the input as the handler gets it. */
  readonly refine?: (input: Infer<I>) => Infer<I>;
  /**
   * An answer that costs nothing, because another payment bought it (an idempotent repeat). Endpoints that have it take
   * the Idempotency-Key header; it is asked before the work, and again when the work ends with `payment_in_progress`.
   */
  readonly paidBefore?: (
    input: Infer<I>,
    context: HandlerContext<DepsOf<Services, N, P>>,
  ) => Promise<Infer<O> | undefined>;
  readonly example: { readonly input: Record<string, unknown>; readonly output: unknown };
  readonly limits?: { readonly bodyBytes?: number; readonly budgetMs?: number };
  /** The endpoint exists only while this environment variable is '1'. */
  readonly flag?: string;
  /** Services without which the endpoint answers 503 and is not listed. */
  readonly needs: readonly N[];
  /** Services this very request needs besides: without one of them it is answered 503 instead of being quoted. */
  readonly needsFor?: (input: Infer<I>) => readonly string[];
  /** Services it uses where they are configured. The handler is given what it names in the two lists, nothing else. */
  readonly optional?: readonly P[];
  /** What a repeated request with the same payment gets: the stored answer, or a new run on the same input. */
  readonly replay: 'stored' | 'recompute';
  /**
   * The files an answer comes from, where it depends on them, the input and the day alone: it is then given again to
   * whoever asks the same within a minute.
   */
  readonly answersFrom?: (deps: DepsOf<Services, N, P>) => readonly (object | null)[];
  /** Inputs a server may ask itself with before it is ready, as they are asked by others: see `app/rehearsal.ts`. */
  readonly rehearsal?: (deps: DepsOf<Services, N, P>) => Iterable<Infer<I>>;
  readonly handler: (input: Infer<I>, context: HandlerContext<DepsOf<Services, N, P>>) => Promise<Infer<O>>;
}

/** An endpoint with its types erased: what the server, the discovery documents and MCP loop over. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly name: string;
  readonly price: Price<unknown>;
  readonly summary: string;
  readonly summaryJa: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly input: TObject;
  readonly output: TSchema;
  readonly successStatus: 200 | 202 | 204;
  readonly errors: readonly ErrorCode[];
  readonly check: ((input: never) => string | undefined) | undefined;
  readonly refine: ((input: never) => unknown) | undefined;
  readonly paidBefore: ((input: never, context: HandlerContext<never>) => Promise<unknown>) | undefined;
  readonly example: { readonly input: Record<string, unknown>; readonly output: unknown };
  readonly limits: { readonly bodyBytes: number; readonly budgetMs: number };
  readonly flag: string | undefined;
  readonly needs: readonly string[];
  readonly needsFor: ((input: never) => readonly string[]) | undefined;
  readonly optional: readonly string[];
  readonly replay: 'stored' | 'recompute';
  readonly answersFrom: ((deps: never) => readonly (object | null)[]) | undefined;
  readonly rehearsal: ((deps: never) => Iterable<unknown>) | undefined;
  readonly handler: (input: never, context: HandlerContext<never>) => Promise<unknown>;
}

/** An endpoint that still knows its types: what the typed client reads. The property exists for the compiler only. */
export interface TypedEndpoint<Input, Output, Name extends string> extends Endpoint {
  readonly name: Name;
  readonly '~types'?: { readonly input: Input; readonly output: Output };
}

export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;

const DEFAULT_LIMITS = { bodyBytes: 64 * KILOBYTE, budgetMs: 10_000 };

/** `const endpoint = endpointFactory<Services>()`: declares endpoints whose `needs` narrow the type of their `deps`. */
export const endpointFactory =
  <Services>() =>
  <
    I extends TObject,
    O extends TSchema,
    const Name extends string,
    N extends keyof Services & string = never,
    P extends keyof Services & string = never,
  >(
    declaration: Declaration<Services, I, O, N, P> & { readonly name: Name },
  ): TypedEndpoint<Infer<I>, Infer<O>, Name> => {
    if ([...declaration.description].length > 500)
      throw new TypeError(`${declaration.name}: description over 500 code points`);
    return {
      successStatus: 200,
      errors: [],
      optional: [],
      ...declaration,
      price: declaration.price as Price<unknown>,
      check: declaration.check as Endpoint['check'],
      refine: declaration.refine as Endpoint['refine'],
      paidBefore: declaration.paidBefore as unknown as Endpoint['paidBefore'],
      limits: { ...DEFAULT_LIMITS, ...declaration.limits },
      flag: declaration.flag,
      needsFor: declaration.needsFor as Endpoint['needsFor'],
      answersFrom: declaration.answersFrom as unknown as Endpoint['answersFrom'],
      rehearsal: declaration.rehearsal as unknown as Endpoint['rehearsal'],
      handler: declaration.handler as unknown as Endpoint['handler'],
    };
  };

export const isPaid = (endpoint: Endpoint): boolean => endpoint.price !== 'free';
export const isDynamic = (endpoint: Endpoint): boolean => typeof endpoint.price === 'object';

const fixedPrices = new Map<string, AtomicUnits>();

function fixedPrice(price: string): AtomicUnits {
  let units = fixedPrices.get(price);
  if (units === undefined) fixedPrices.set(price, (units = parseUsd(price)));
  return units;
}

/** The price of one request; the lowest one of a dynamic price when there is no input yet (a probe). */
export function priceOf(endpoint: Endpoint, input?: unknown): AtomicUnits {
  if (endpoint.price === 'free') return 0n;
  if (typeof endpoint.price === 'string') return fixedPrice(endpoint.price);
  return input === undefined ? parseUsd(endpoint.price.min) : endpoint.price.of(input);
}

/** Names of the path parameters: `/v1/entities/{entity_id}/x` → ['entity_id']. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/** Whether the input is a JSON body; false where everything stands in the path or the query. */
export function hasBody({ method, path, input }: Pick<Endpoint, 'method' | 'path' | 'input'>): boolean {
  const inPath = new Set(pathParameters(path));
  return method === 'POST' && Object.keys(input.properties as object).some((name) => !inPath.has(name));
}
