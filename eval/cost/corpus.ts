/** What a hostile caller sends without paying: each seed with the class of cost it goes for. */
export interface Seed {
  readonly name: string;
  readonly path: string;
  /** Signed by an empty wallet; otherwise without a payment. */
  readonly signed: boolean;
  /** The body at a size of about so many bytes. */
  readonly body: (bytes: number) => Buffer;
  /** The most that the endpoint accepts. */
  readonly most: number;
}

const MB = 1024 * 1024;
const times = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / text.length)));
const numbered = (entry: (n: number) => string, bytes: number) => {
  const parts: string[] = [];
  for (let n = 0, length = 0; length < bytes; n++) {
    const part = entry(n);
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join(',');
};

const CARD = '/jp-business-card/extract';
const BATCH = '/v1/batch-jobs';
const VERIFY = '/jp-company/verify';
const MCP = '/mcp';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const item = '{"corporate_number":"1180301018771"}';

export const SEEDS: readonly Seed[] = [
  {
    name: 'repeated file keys',
    path: CARD,
    signed: true,
    most: 60 * MB,
    body: (n) => Buffer.from(`{${numbered(() => '"front_image_base64":"AAAA"', n)}}`),
  },
  {
    name: 'escapes in a file',
    path: CARD,
    signed: true,
    most: 60 * MB,
    body: (n) => Buffer.from(`{"front_image_base64":"${times('\\n', n)}"}`),
  },
  {
    name: 'escaped slashes in a file',
    path: CARD,
    signed: true,
    most: 60 * MB,
    body: (n) => Buffer.from(`{"front_image_base64":"${times('\\/\\/\\/\\/', n)}"}`),
  },
  {
    name: 'a file that is none',
    path: CARD,
    signed: true,
    most: 30 * MB,
    body: (n) => Buffer.from(`{"front_image_base64":"${times('A', n)}*"}`),
  },
  {
    name: 'escaped keys beside a file',
    path: CARD,
    signed: true,
    most: MB,
    body: (n) => Buffer.from(`{${numbered((i) => `"\\u006b${i}":0`, n)}}`),
  },
  {
    name: 'a string of escapes beside a file',
    path: CARD,
    signed: true,
    most: MB,
    body: (n) => Buffer.from(`{"x":"${times('\\"', n)}"}`),
  },
  {
    name: 'unknown keys',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`{${numbered((i) => `"${i}":0`, n)}}`),
  },
  {
    name: 'nested lists',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from('['.repeat(n / 2) + ']'.repeat(n / 2)),
  },
  {
    name: 'items that are wrong',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) =>
      Buffer.from(
        `{"operation":"company_verify","items":[${numbered((i) => `{"a${i}":"b","corporate_number":"x"}`, Math.min(n, 60_000))}]}`,
      ),
  },
  {
    name: 'items of many fields',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`{"operation":"company_verify","items":[{${numbered((i) => `"f${i}":[1]`, n)}}]}`),
  },
  {
    name: 'long texts in items',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) =>
      Buffer.from(
        `{"operation":"address_normalize","items":[${numbered(() => `{"address":"${'丁目１－'.repeat(700)}"}`, n)}]}`,
      ),
  },
  {
    name: 'an item_id of megabytes',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`{"operation":"company_verify","items":[{"item_id":"${times('𠮷', n)}"}]}`),
  },
  {
    name: 'a key of megabytes',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`{"${times('ｋ', n)}":1}`),
  },
  {
    name: 'malformed at the end',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`{"items":[${numbered(() => item, n)}`),
  },
  {
    name: 'numbers',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`[${numbered((i) => `1e${i % 300}`, n)}]`),
  },
  {
    name: 'objects of keys of their own',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) => Buffer.from(`{"items":[${numbered((i) => `{"a${i}":1,"b${i}":1,"c${i}":1,"d${i}":1}`, n)}]}`),
  },
  {
    name: 'the same keys in every order',
    path: BATCH,
    signed: false,
    most: 7 * MB,
    body: (n) =>
      Buffer.from(
        `{"items":[${numbered((i) => `{${Array.from({ length: 8 }, (_, k) => `"${LETTERS[(k * (2 * (i % 13) + 1) + Math.floor(i / 13)) % 26]}":1`).join(',')}}`, n)}]}`,
      ),
  },
  { name: 'invalid UTF-8', path: BATCH, signed: false, most: 7 * MB, body: (n) => Buffer.alloc(n, 0xe3) },
  { name: 'white space', path: BATCH, signed: false, most: 7 * MB, body: (n) => Buffer.from(`{${times(' ', n)}`) },
  {
    name: 'a look-up signed by nobody with money',
    path: VERIFY,
    signed: true,
    most: 60_000,
    body: (n) => Buffer.from(`{"name":"${times('株', Math.min(n, 60_000) / 3)}"}`),
  },
  {
    name: 'a look-up full of unknown keys',
    path: VERIFY,
    signed: true,
    most: 60_000,
    body: (n) => Buffer.from(`{${numbered((i) => `"${i}":0`, Math.min(n, 60_000))}}`),
  },
  {
    name: 'MCP noise',
    path: MCP,
    signed: false,
    most: 15 * MB,
    body: (n) =>
      Buffer.from(
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"jp_company_verify","arguments":{"name":"${times('x', n)}"}}}`,
      ),
  },
  {
    name: 'MCP keys',
    path: MCP,
    signed: false,
    most: 15 * MB,
    body: (n) => Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"x","params":{${numbered((i) => `"${i}":0`, n)}}}`),
  },
];
