import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import findMyWay from 'find-my-way';
import { detail, type HttpAnswer } from './answer.ts';
import { preflight } from './cors.ts';
import { notFound, wrongMethod } from './wrong-path.ts';

/** One HTTP request on its way to an answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  /** What stands behind the question mark; `queryOf` reads it. */
  readonly queryText: string;
}

/** Null: the client has gone, nobody is left to answer. What is thrown becomes the answer its error stands for. */
export type RouteHandler = (exchange: Exchange) => HttpAnswer | Promise<HttpAnswer | null>;

export interface Found {
  readonly handler: RouteHandler;
  readonly params: Readonly<Record<string, string>>;
  readonly queryText: string;
  /** The path as it was declared: the name of the route in logs and metrics. */
  readonly route: string;
}

type Method = 'GET' | 'POST' | 'DELETE';

export interface Router {
  /** Everything about one path: its methods, HEAD like GET, 405 for the others, and the CORS preflight. */
  route(path: string, handlers: Partial<Record<Method, RouteHandler>>): void;
  /** The page for a person at an address that does not exist; programs keep the JSON. */
  lost(page: RouteHandler): void;
  find(method: string, url: string): Found;
}

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const isDeclared = (method: string): boolean => (ALL_METHODS as readonly string[]).includes(method);
const LONGEST_PARAMETER = 200;
const NO_PARAMETERS: Found['params'] = {};
/** What find-my-way reads as more than itself. */
const HAS_PARAMETERS = /[:*%]/;

/** The one router: every path of the service is found here, whatever serves it. */
export function createRouter(): Router {
  const ways = findMyWay({
    maxParamLength: LONGEST_PARAMETER,
    // Look-ups have no query: it is parsed by the few routes that read it.
    querystringParser: ((text: string) => text) as never,
    onBadUrl: () => undefined,
  });
  // Nearly every request is for a path without parameters, written as it was declared.
  const plain = new Map<string, Map<string, Found>>();
  /** Paths that may have been meant by one that is none. */
  const declared = new Map<string, readonly Method[]>();
  let page: RouteHandler | undefined;
  const nowhere: Found = {
    handler: (exchange) =>
      page && asksForPage(exchange.request) ? page(exchange) : notFound(exchange.request.url, declared),
    ...UNKNOWN,
  };
  return {
    lost(given) {
      page = given;
    },
    route(path, handlers) {
      const allowed = Object.keys(handlers) as Method[];
      const refused = wrongMethod(allowed);
      if (!UNASKED.test(path)) declared.set(path, allowed);
      const allowedHere = preflight(allowed);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      for (const method of ALL_METHODS) {
        const own = method === 'HEAD' ? handlers.GET : handlers[method as Method];
        const handler = own ?? (method === 'OPTIONS' ? () => allowedHere : () => refused);
        ways.on(method, url, handler as never, path);
        if (HAS_PARAMETERS.test(url)) continue;
        const paths = plain.get(method) ?? new Map<string, Found>();
        plain.set(method, paths.set(path, { handler, params: NO_PARAMETERS, queryText: '', route: path }));
      }
    },
    find(method, url) {
      const known = plain.get(method)?.get(url);
      if (known !== undefined) return known;
      // A name of no host, or a star that is no question about the server.
      if (!url.startsWith('/') && method !== 'OPTIONS') return BAD_URL;
      // Methods nobody declares are the wrong ones of a path that is there: found like one of the declared.
      const found = ways.find((isDeclared(method) ? method : 'PUT') as never, url);
      if (found === null) return nowhere;
      // Percent-encoding that stands for nothing.
      if (found.store === null) return BAD_URL;
      return {
        handler: found.handler as unknown as RouteHandler,
        params: found.params as Record<string, string>,
        queryText: found.searchParams as unknown as string,
        route: found.store as string,
      };
    },
  };
}

/** The same endpoints for older clients, files and pages: nobody who calls the service means them. */
const UNASKED = /^\/x402-v1\/|[*.]|^\/(?:docs|desk|playground)\//;

const UNKNOWN = { params: NO_PARAMETERS, queryText: '', route: 'unknown' };
const BAD_URL: Found = { handler: () => detail(400, 'The URL is malformed'), ...UNKNOWN };

/** Browsers name text/html first; a program that takes anything wants the JSON. */
const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\s*text\/html\s*(?:[,;]|$)/i.test(headers.accept ?? '');

const MOST_PARAMETERS = 100;

export const queryOf = ({ queryText }: Exchange): Record<string, unknown> =>
  queryText === '' ? {} : parse(queryText, '&', '=', { maxKeys: MOST_PARAMETERS });
