import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { HttpCall, Quote } from '../../client/paid-call.ts';
import { formatUsd, parseUsd } from '../../contract/money.ts';
import { queryOf } from '../../contract/query.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { openWallet } from '../open-wallet.ts';
import { serviceAddress } from '../service-address.ts';

const HELP = `jbis call: call an endpoint and pay for it

Usage: jbis call PATH|URL [JSON|@FILE] [options]

  JSON             the request body; @FILE reads it from a file
  --file FILE      an image or PDF, sent as Base64 in the endpoint's file field;
                   given twice on a business card: front and back
  --dry-run        show the price and the payee, sign nothing
  --max-price USD  refuse to sign for more (JBIS_MAX_PRICE, default $1)
  --url URL        the service (JBIS_URL, default the address of "jbis serve" here)

Pays with the demo wallet of the local devnet, or with the key in JBIS_WALLET_KEY (0x and 64 hexadecimal digits).
The answer goes to standard output, price and receipt to standard error.
Exit code 0 for a good answer, 1 for any other, 2 for wrong use.

  jbis call /jp-company/verify '{"name":"トヨタ自動車株式会社"}'
  jbis call /jp-business-card/extract --file front.jpg --file back.jpg
  jbis call '/jp-company/filings?corporate_number=1180301018771' --dry-run
  jbis call https://identity.example/jp-address/postal-lookup '{"postal_code":"100-0001"}'`;

export default {
  name: 'call',
  summary: 'call an endpoint and pay for it',
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args);
    const [target = '', json] = positionals;
    // As it is copied from a document: the address of the service and the path in one.
    const whole = /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
    const path = whole ? whole.pathname + whole.search : target;
    if (!path.startsWith('/')) throw new UsageError('give the path of an endpoint, e.g. /jp-company/verify');
    if (positionals.length > 2) throw new UsageError('quote the JSON: it must be one argument');
    const base = serviceAddress(values.url ?? whole?.origin, io);
    const { askPrice, errorOf, paidCall, PaymentRefused } = await import('../../client/paid-call.ts');
    const call = await withMethod(request(base + path, json, values.file ?? []), askPrice);
    try {
      if (values['dry-run']) return show(await askPrice(call), io);
      const wallet = await openWallet(io);
      const result = await paidCall(call, {
        wallet,
        maxPrice: priceLimit(values['max-price'] ?? io.env.JBIS_MAX_PRICE ?? '$1'),
        onQuote: (quote) => io.err(describe(quote)),
        onRetry: (reason, ms) => io.err(`${reason}; the same payment again in ${ms / 1000} s`),
      });
      io.out(pretty(result.body));
      if (result.receipt?.success)
        io.err(`Paid ${formatUsd(result.price ?? 0n)} · transaction ${result.receipt.transaction}`);
      else if (result.price !== null) io.err(`Status ${result.status}: not charged.`);
      const error = result.status < 400 ? null : errorOf(result.body);
      if (error) io.err(`${error.message}${remedyFor(error.code, wallet.address)}`);
      else if (result.status === 404) io.err(`No such path: ${base}/llms.txt lists what this service answers.`);
      return result.status < 400 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw unreachable(error, base);
      io.err(`jbis call: ${error.message}`);
      return 1;
    }
  },
} satisfies Command;

/** What the one who runs the service can do about it. */
const REMEDIES: Readonly<Record<string, string>> = {
  source_not_configured: 'On your own service: "jbis doctor" says which data or setting is missing.',
  registry_unavailable: 'On your own service: load the registries with "jbis sync".',
  entity_not_found: 'Check the number or the id in the path.',
  payment_conflict: 'Send the same body again, or make a new call.',
  payload_too_large: 'Send a smaller file, or fewer pages.',
  unsupported_media_type: 'Send a JPEG, PNG, WebP or PDF.',
};
const remedyFor = (code: string, wallet: string): string => {
  if (/insufficient_(?:funds|balance)/.test(code)) return ` The wallet is ${wallet}; JBIS_WALLET_KEY names another.`;
  return REMEDIES[code] ? ` ${REMEDIES[code]}` : '';
};

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        file: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        'max-price': { type: 'string' },
        url: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function request(url: string, json: string | undefined, files: readonly string[]): HttpCall {
  const text = json?.startsWith('@') ? readText(json.slice(1)) : json;
  if (text === undefined && files.length === 0) return { url, method: 'POST' };
  let body: unknown;
  try {
    body = JSON.parse(text ?? '{}');
  } catch (error) {
    throw new UsageError(`the body is not JSON: ${(error as Error).message}`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new UsageError('the body is a JSON object, e.g. \'{"name":"トヨタ自動車株式会社"}\'');
  const card = new URL(url).pathname.startsWith('/jp-business-card/');
  const fields = card ? ['front_image_base64', 'back_image_base64'] : ['image_base64'];
  if (files.length > fields.length) throw new UsageError(`this endpoint takes ${fields.length} file(s)`);
  const uploads = files.map((file, i) => [fields[i]!, readBytes(file).toString('base64')]);
  return { url, method: 'POST', body: JSON.stringify(Object.assign(body, Object.fromEntries(uploads))) };
}

/** Some endpoints are GET: the server says so, and the body becomes the query. */
async function withMethod(call: HttpCall, ask: (call: HttpCall) => Promise<object>): Promise<HttpCall> {
  const head = { url: call.url, method: 'POST' as const, body: '{}' };
  const answer = await ask(head).catch((error: unknown) => {
    throw unreachable(error, call.url);
  });
  if (!('status' in answer) || answer.status !== 405) return call.body === undefined ? head : call;
  const url = new URL(call.url);
  for (const [name, value] of queryOf(JSON.parse(call.body ?? '{}') as Record<string, unknown>))
    url.searchParams.append(name, value);
  return { url: url.href, method: 'GET' };
}

function show(quote: object, io: Io): number {
  if ('requirement' in quote) {
    io.err(describe(quote as Quote));
    io.out(JSON.stringify((quote as Quote).requirement, null, 2));
    return 0;
  }
  const { status, body } = quote as { status: number; body: string };
  io.err(status < 400 ? 'This call is free.' : `Status ${status}.`);
  io.out(pretty(body));
  return status < 400 ? 0 : 1;
}

function describe({ price, requirement }: Quote): string {
  const play =
    requirement.extra?.devnet === true
      ? ' of play money (devnet)'
      : requirement.network === 'eip155:84532'
        ? ' of test money (Base Sepolia)'
        : '';
  return `Price ${formatUsd(price)} USDC${play} on ${requirement.network} to ${requirement.payTo}`;
}

function priceLimit(text: string): bigint {
  try {
    return parseUsd(text.startsWith('$') ? text : `$${text}`);
  } catch {
    throw new UsageError('--max-price is an amount of dollars such as 0.10');
  }
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const unreachable = (error: unknown, url: string): Error =>
  error instanceof UsageError || !(error instanceof TypeError)
    ? (error as Error)
    : new UsageError(`${url} cannot be reached. Is "jbis serve" running?`);

const readText = (file: string) => readBytes(file).toString('utf8');
function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
