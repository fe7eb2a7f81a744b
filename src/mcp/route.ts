import { MEGABYTE } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import { RequestInvalid } from '../contract/validation-error.ts';
import type { HttpAnswer } from '../http/answer.ts';
import { askForBody, readBody } from '../http/body/intake.ts';
import { type JsonParser, SMALL_BODY, TextTooLong } from '../http/body/json-parser.ts';
import { whyTooMuch } from '../http/body/json-shape.ts';
import { LongText } from '../http/body/long-texts.ts';
import type { BodyReading } from '../http/endpoint-handler.ts';
import { networkAddress } from '../http/network-address.ts';
import type { Router } from '../http/router.ts';
import { type AllowedCallers, isAllowedCaller } from './allowed-caller.ts';
import { tooLongToRepeat } from './echoes.ts';
import type { McpOptions } from './server.ts';

/** A file inside a tool call is parsed as JSON, so larger ones go over HTTP or the stdio bridge. */
const BODY_LIMIT = 16 * MEGABYTE;

export interface RouteOptions extends McpOptions {
  readonly reading: BodyReading;
  readonly callers: AllowedCallers;
}

/**
 * Streamable HTTP at /mcp, stateless: every POST is complete in itself and answered as JSON, or, where the caller asked
 * for progress, as a stream of events that ends with the answer; any server of a fleet can take it. There is no stream
 * to open (GET) and no session to end (DELETE).
 *
 * @returns loads the protocol's library and makes the list of tools, so that no caller waits for them.
 */
export function registerMcp(router: Router, options: RouteOptions): () => Promise<void> {
  router.route('/mcp', {
    POST: async (exchange) => {
      const { request, response } = exchange;
      if (!isAllowedCaller(request.headers, options.callers)) throw serviceError('origin_not_allowed');
      // Held until the answer is written: the parsed message lives as long.
      const held = options.reading.budgets.mcp.hold(networkAddress(request, options.reading.proxyHops));
      try {
        askForBody(request, response);
        const length = request.headers['content-length'];
        const { rest } = await readBody(request, {
          limit: BODY_LIMIT,
          files: new Map(),
          bound: '',
          held,
          expected: length === undefined ? undefined : Number(length),
        });
        const { answerMessage } = await load();
        const message = await parse(rest, options.reading.json);
        if (Array.isArray(message)) return NO_BATCHES;
        if (hasMisplacedFile(message)) return TEXT_TOO_LONG;
        const tooLong = tooLongToRepeat(message);
        return tooLong === undefined ? await answerMessage(exchange, message, options) : refusal(-32600, tooLong);
      } catch (error) {
        if (error instanceof RequestInvalid) return PARSE_ERROR;
        if (error instanceof TextTooLong) return TEXT_TOO_LONG;
        throw error;
      } finally {
        held.release();
      }
    },
  });
  return async () => (await load()).rehearse(options);
}

/** The protocol's library is a fifth of the whole start: the port is taken before it is loaded. */
const load = () => import('./answer-message.ts');

async function parse(bytes: Buffer<ArrayBuffer>, json: JsonParser): Promise<unknown> {
  if (bytes.length > SMALL_BODY) return json.parse(bytes, { longTextsAt: FILES_AT });
  // The protocol's own schemas look at every key before the tool's do.
  if (whyTooMuch(bytes) !== undefined) throw new RequestInvalid([]);
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new RequestInvalid([]);
  }
}

/** Where the files of a tool call stand. */
const FILES_AT = ['params', 'arguments'];

/** Only tools take files: arguments of a prompt are a few words. */
function hasMisplacedFile(message: unknown): boolean {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { arguments?: unknown } | null };
  return method !== 'tools/call' && Object.values(params?.arguments ?? {}).some((value) => value instanceof LongText);
}

/** JSON-RPC 2.0 §5.1. */
const refusal = (code: number, message: string): HttpAnswer => ({
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }),
});
const PARSE_ERROR = refusal(-32700, 'Parse error');
const TEXT_TOO_LONG = refusal(-32602, 'A text that is no file is longer than 64 kB, or all of them than 2 MB');
/** MCP 2025-06-18 took batches out: a kilobyte could ask for the list of tools a hundred times. */
const NO_BATCHES = refusal(-32600, 'Batches are not supported; send one message per request');
