/** Requests no honest client sends, as bytes on the wire; each with the statuses that are right answers. */
export interface HostileRequest {
  readonly name: string;
  readonly text: string;
  /** 0: the connection is closed without an answer. */
  readonly statuses: readonly number[];
}

const JOB = `/v1/batch-jobs/bj_${'a'.repeat(32)}`;
const BATCH = '/v1/batch-jobs';
const VERIFY = '/jp-company/verify';
const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');

const head = (method: string, path: string, lines: readonly string[] = []) =>
  [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close', ...lines, '', ''].join('\r\n');
const withBody = (path: string, body: string, lines: readonly string[] = []) =>
  head('POST', path, ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, ...lines]) + body;
const bare = (...lines: string[]) => [`POST ${BATCH} HTTP/1.1`, 'host: 127.0.0.1', ...lines].join('\r\n');
const mcp = (message: string, lines: readonly string[] = []) =>
  withBody('/mcp', message, ['accept: application/json, text/event-stream', ...lines]);
const tool = (name: string, rest = '') =>
  mcp(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{}${rest}}}`);
const paying = (payment: unknown) => head('POST', VERIFY, [`payment-signature: ${base64(payment)}`]);
const job = (operation: string, more: object = {}) =>
  JSON.stringify({ operation, items: [{ corporate_number: '1180301018771' }], ...more });

const REFUSED = [400];
const INVALID = [422];
const NOWHERE = [400, 404];

type Row = readonly [name: string, text: string, statuses: readonly number[]];

const FRAMING: readonly Row[] = [
  ['a negative length', `${bare('content-length: -1')}\r\n\r\n{}`, REFUSED],
  ['a length with a sign', `${bare('content-length: +2')}\r\n\r\n{}`, REFUSED],
  ['a length in hexadecimal', `${bare('content-length: 0x2')}\r\n\r\n{}`, REFUSED],
  ['a length of twenty digits', `${bare('content-length: 99999999999999999999')}\r\n\r\n{}`, REFUSED],
  ['a length past safe integers', `${bare('connection: close', 'content-length: 9007199254740993')}\r\n\r\n{}`, [413]],
  ['a space before the colon', `POST ${BATCH} HTTP/1.1\r\nhost : x\r\n\r\n`, REFUSED],
  ['a folded header', 'GET /health HTTP/1.1\r\nhost: x\r\nx-a: 1\r\n 2\r\n\r\n', REFUSED],
  ['an unknown coding', `${bare('transfer-encoding: xchunked')}\r\n\r\n0\r\n\r\n`, REFUSED],
  ['a chunk of 2^72 bytes', `${bare('transfer-encoding: chunked')}\r\n\r\nffffffffffffffffff\r\n`, REFUSED],
  ['a negative chunk', `${bare('transfer-encoding: chunked')}\r\n\r\n-1\r\n`, REFUSED],
  [
    'thousands of trailers',
    `${bare('connection: close', 'transfer-encoding: chunked')}\r\n\r\n2\r\n{}\r\n0\r\n${'x-t: 1\r\n'.repeat(5000)}\r\n`,
    [400, 402, 431],
  ],
  ['HTTP/2 by prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', REFUSED],
  ['a TLS hello', '\x16\x03\x01\x00\xc8\x01\x00\x00\xc4\x03\x03', REFUSED],
  ['no host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n', REFUSED],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', [0, 404, 405]],
  ['a trace', head('TRACE', '/health'), [404, 405]],
  ['an upgrade', head('GET', '/mcp', ['upgrade: websocket', 'connection: upgrade']), [405]],
  ['a method of WebDAV', head('PROPFIND', BATCH), [404, 405]],
];

const HEADERS: readonly Row[] = [
  ['another method in a header', head('POST', JOB, ['x-http-method-override: DELETE']), [405]],
  ['a list of 1,500 proxies', head('POST', VERIFY, [`x-forwarded-for: ${'1.1.1.1,'.repeat(1500)}`]), [402]],
  [
    'a key for a job of 9,000 letters',
    withBody(BATCH, job('company_verify'), [`idempotency-key: ${'k'.repeat(9000)}`]),
    INVALID,
  ],
  [
    'a key for a job in kana',
    withBody(BATCH, job('company_verify'), ['idempotency-key: \xe3\x81\x82\xe3\x81\x82\xe3']),
    INVALID,
  ],
  ['a payment nested 6,000 deep', paying('['.repeat(6000) + ']'.repeat(6000)), REFUSED],
  ['a payment with a prototype', paying('{"x402Version":2,"__proto__":{"accepted":{}},"payload":{}}'), REFUSED],
  [
    'a payment of 1,200 keys',
    paying({
      x402Version: 2,
      accepted: Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`k${i}`, 1])),
      payload: {},
    }),
    [400, 402],
  ],
  [
    'a payment of a number of 9,000 digits',
    paying(`{"x402Version":2,"accepted":{"amount":1${'0'.repeat(9000)}},"payload":{}}`),
    [400, 402],
  ],
  ...[{ toString: 1 }, [[[]]], null, 1e21, {}].map(
    (value, n): Row => [
      `a value of version 1 that is no text, ${n + 1}`,
      head('POST', `/x402-v1${VERIFY}`, [
        `x-payment: ${base64({ x402Version: 1, scheme: 'exact', network: 'base', payload: { authorization: { value } } })}`,
      ]),
      REFUSED,
    ],
  ),
  ['payments of two versions', head('POST', VERIFY, ['x-payment: AAAA', 'payment-signature: AAAA']), REFUSED],
  [
    'a request for 2,000 headers',
    head('OPTIONS', BATCH, [
      'origin: https://evil.example',
      'access-control-request-method: POST',
      `access-control-request-headers: ${'x-a,'.repeat(2000)}`,
    ]),
    [204],
  ],
];

const PATHS: readonly Row[] = [
  ['two slashes', head('GET', '//v1/batch-jobs'), NOWHERE],
  ['a folder up', head('GET', '/docs/%2e%2e%2f%2e%2e%2fpackage.json'), NOWHERE],
  ['a folder up with backslashes', head('GET', '/playground/..%5c..%5cpackage.json'), NOWHERE],
  ['overlong dots', head('GET', '/desk/%c0%ae%c0%ae/package.json'), NOWHERE],
  ['a zero byte', head('GET', '/docs/%00'), NOWHERE],
  ['half an escape', head('GET', '/%zz'), NOWHERE],
  ['a path of 12,000 letters', head('GET', `/docs/${'a'.repeat(12_000)}`), NOWHERE],
  ['a job of slashes', head('GET', `/v1/batch-jobs/${'%2f'.repeat(2000)}`), NOWHERE],
  ['a file of the project', head('GET', '/docs/../.env'), NOWHERE],
  ['a wait without end', head('GET', `${JOB}?wait=99999999999999999999`), INVALID],
  ['a wait in the past', head('GET', `${JOB}?wait=-1`), INVALID],
  ['1,500 limits', head('GET', `${JOB}?${'limit=1&'.repeat(1500)}`), INVALID],
  ['a cursor of 9,000 letters', head('GET', `${JOB}/results?cursor=${'A'.repeat(9000)}`), [404, 422]],
];

const BODIES: readonly Row[] = [
  [
    'a number of 50,000 digits',
    withBody(BATCH, `{"operation":"company_verify","items":[{"corporate_number":1${'0'.repeat(50_000)}}]}`),
    INVALID,
  ],
  ['numbers without end', withBody(BATCH, '{"operation":1e999999,"items":-1e999999}'), INVALID],
  [
    'half surrogates and zeros',
    withBody(BATCH, '{"operation":"company_verify","items":[{"name":"\\u0000\\ud800","item_id":"\\udfff"}]}'),
    INVALID,
  ],
  ['an object with a length', withBody(BATCH, '{"operation":"company_verify","items":{"length":1000000000}}'), INVALID],
  [
    'keys given twice',
    withBody(BATCH, '{"operation":"company_verify","operation":"__proto__","items":[{}],"items":[]}'),
    INVALID,
  ],
  [
    '1,000 nulls',
    withBody(BATCH, JSON.stringify({ operation: 'company_verify', items: Array.from({ length: 1000 }, () => null) })),
    INVALID,
  ],
  [
    'lists 31 deep',
    withBody(BATCH, `{"operation":"company_verify","items":${'['.repeat(30)}${']'.repeat(30)}}`),
    INVALID,
  ],
  [
    'files on this machine',
    withBody(
      BATCH,
      JSON.stringify({
        operation: 'invoice_extract',
        items: ['file:///etc/passwd', 'http://127.0.0.1', 'https://evil@127.0.0.1/'].map((file_url) => ({ file_url })),
      }),
    ),
    INVALID,
  ],
  [
    '900 parts of a form',
    head('POST', BATCH, ['content-type: multipart/form-data; boundary=x', 'content-length: 54000']) +
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.padEnd(60, '-').repeat(900),
    INVALID,
  ],
];

/** Names that every object has: a table must not know them. */
const NAMES: readonly Row[] = ['constructor', '__proto__', 'toString', 'hasOwnProperty'].flatMap((name): Row[] => [
  [`an operation ${name}`, withBody(BATCH, job(name)), INVALID],
  [`a language ${name}`, withBody(BATCH, job('company_verify', { response_language: name })), INVALID],
  [`a job ${name}`, head('GET', `/v1/batch-jobs/${name}`), [404, 422]],
  [`a page ${name}`, head('GET', `/docs/${name}`), NOWHERE],
  [`a query ${name}`, head('GET', `${JOB}?${name}=1&wait[${name}]=1`), INVALID],
  [`a tool ${name}`, tool(name), [200]],
  [`a method ${name}`, mcp(`{"jsonrpc":"2.0","id":1,"method":"${name}"}`), [200]],
]);

const MCP: readonly Row[] = [
  ['an id that is an object', mcp('{"jsonrpc":"2.0","id":{"__proto__":1},"method":"tools/list"}'), REFUSED],
  ['an id of 60,000 letters', mcp(`{"jsonrpc":"2.0","id":"${'i'.repeat(60_000)}","method":"ping"}`), REFUSED],
  ['a progress token of 60,000 letters', tool('health', `,"_meta":{"progressToken":"${'p'.repeat(60_000)}"}`), REFUSED],
  [
    'a prompt about 60,000 letters',
    mcp(
      `{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"book_receipt","arguments":{"receipt":"${'r'.repeat(60_000)}"}}}`,
    ),
    [200],
  ],
  [
    'a name that begins like an address of this machine',
    mcp('{"jsonrpc":"2.0","id":1,"method":"ping"}').replace('host: 127.0.0.1', 'host: 127.0.0.1.evil.example'),
    [403],
  ],
  ['parameters that are null', mcp('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":null}'), REFUSED],
  [
    'a file as a resource',
    mcp('{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}'),
    [200],
  ],
  ['an answer nobody asked for', mcp('{"jsonrpc":"2.0","id":1,"result":{}}'), [202]],
  [
    'a payment of 15,000 lists',
    tool('jp_company_verify', `,"_meta":{"x402/payment":[${'[],'.repeat(15_000)}[]]}`),
    [200, 400],
  ],
  ['a foreign page', mcp('{"jsonrpc":"2.0","id":1,"method":"ping"}', ['origin: https://evil.example']), [403]],
  ['a page from nowhere', mcp('{"jsonrpc":"2.0","id":1,"method":"ping"}', ['origin: null']), [403]],
  ['a stream without a session', head('GET', '/mcp', ['accept: text/event-stream']), [405]],
];

export const REQUESTS: readonly HostileRequest[] = [...FRAMING, ...HEADERS, ...PATHS, ...BODIES, ...NAMES, ...MCP].map(
  ([name, text, statuses]) => ({ name, text, statuses }),
);
