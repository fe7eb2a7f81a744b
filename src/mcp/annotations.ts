import { type Endpoint, isPaid } from '../contract/endpoint.ts';

/** What an MCP host decides on before it lets a tool run unasked. */
export interface Annotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** Services that ask somebody else while the call runs: VIES, Peppol, Companies House, gBizINFO. */
const ASKS_OTHERS: ReadonlySet<string> = new Set(['counterparty', 'crossBorder', 'evidence']);

/**
 * Spending is an effect: a paid tool is not read-only, and a second call with the same arguments is paid again. What is
 * paid for is never destroyed; only a DELETE does that.
 */
export function annotationsOf(endpoint: Endpoint): Annotations {
  const { method, needs, needsFor, input } = endpoint;
  const isRead = method === 'GET' && !isPaid(endpoint);
  const takesUrl = Object.keys(input.properties as object).some((name) => name.endsWith('_url'));
  const runsItems = method === 'POST' && needs.includes('jobs');
  return {
    readOnlyHint: isRead,
    destructiveHint: method === 'DELETE',
    idempotentHint: isRead || method === 'DELETE',
    // What the request itself decides on (a batch job, made or run again) may be any of them.
    openWorldHint: takesUrl || needsFor !== undefined || runsItems || needs.some((name) => ASKS_OTHERS.has(name)),
  };
}
