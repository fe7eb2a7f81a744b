import { connect, type Socket } from 'node:net';
import type { HostileServer } from './hostile-server.ts';
import { sendRaw } from './send-raw.ts';

/** Many connections that ask at the same moment: each request is cheap, and all of them lie in one turn of the loop. */
export interface Burst {
  readonly name: string;
  readonly connections: number;
  /** Connected before; otherwise the connections are new. */
  readonly open?: true;
  /** What each connection sends; made before anything is measured. */
  readonly text: (server: HostileServer) => Promise<(connection: number) => string>;
  /** Answers that each connection must get; 0 where it asks for none. */
  readonly answers: number;
  /** The connection is ended for what it sends; the first requests may have been answered before. */
  readonly isCut?: true;
}

const VERIFY = '/jp-company/verify';
const CARD = '/jp-business-card/extract';
const BODY = '{"name":"a"}';
const MANY = 200;

const post = (path: string, body: string, lines: readonly string[] = [], length = body.length) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    'accept: application/json, text/event-stream',
    `content-length: ${length}`,
    ...lines,
    '',
    body,
  ].join('\r\n');
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
const always = (text: string) => async () => () => text;
const paying = (path: string, header: string, body = BODY, length = body.length) =>
  post(path, body, [`payment-signature: ${header}`], length);

type Asking = Pick<Burst, 'text' | 'answers' | 'isCut'>;
const once = (text: string): Asking => ({ text: always(text), answers: 1 });
const inOnePiece = (request: string): Asking => ({ ...unanswered(request.repeat(1500)), isCut: true });
const unanswered = (text: string): Asking => ({ text: always(text), answers: 0 });

const ASKING: Readonly<Record<string, Asking>> = {
  nothing: unanswered(''),
  'half a head': unanswered('GET /health HTTP/1.1\r\nx-a: '),
  'not HTTP': once('\x16\x03\x01\x00\xc8\x01\x00\x00'),
  nowhere: once(get('/nowhere')),
  'the longest document': once(get('/openapi.json')),
  'tools of MCP': once(post('/mcp', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}')),
  unpaid: once(post(VERIFY, BODY)),
  '16 requests each': { text: always(post(VERIFY, BODY).repeat(16)), answers: 16 },
  '1,500 requests in one piece': inOnePiece('GET / HTTP/1.1\r\nhost: x\r\n\r\n'),
  '1,500 requests without a host': inOnePiece('GET / HTTP/1.1\r\n\r\n'),
  '1,500 requests that expect something': inOnePiece('GET / HTTP/1.1\r\nhost: x\r\nexpect: z\r\n\r\n'),
  '400 headers': once(
    post(
      VERIFY,
      BODY,
      Array.from({ length: 400 }, (_, i) => `x-header-${i}: ${i}`),
    ),
  ),
  'a job each, unpaid': once(
    post('/v1/batch-jobs', JSON.stringify({ operation: 'company_verify', items: [{ name: 'a' }] })),
  ),
  'a payment that is none': once(paying(VERIFY, 'bm90aGluZw==')),
  'an empty wallet each': {
    answers: 1,
    async text(server) {
      const headers: string[] = [];
      for (let i = 0; i < MANY; i++) headers.push(await server.headerFor(VERIFY, BODY));
      return (connection) => paying(VERIFY, headers[connection]!);
    },
  },
  '60 kB of a document each': {
    answers: 0,
    async text(server) {
      const begun = `{"front_image_base64":"${'A'.repeat(60_000)}`;
      const text = paying(CARD, await server.headerFor(CARD, '{}'), begun, 2e6);
      return () => text;
    },
  },
};

export const BURSTS: readonly Burst[] = [
  ...Object.entries(ASKING).map(([what, asking]) => ({
    name: `${MANY} new connections: ${what}`,
    connections: MANY,
    ...asking,
  })),
  ...Object.entries(ASKING)
    .filter(([what]) => what !== 'nothing')
    .map(([what, asking]) => ({
      name: `${MANY} open connections: ${what}`,
      connections: MANY,
      open: true as const,
      ...asking,
    })),
];

const QUIET_MS = 150;
/** Far longer than a busy machine takes for all of them. */
const PATIENCE_MS = 60_000;
const STATUS_LINE = /HTTP\/1\.1 [2-5]/g;

/**
 * The server stands still while the connections ask, as if each came from a machine of its own: then everything lies
 * there at once. Returns the number of answers when all have come, or nothing more comes.
 */
export async function sendBurst(
  server: HostileServer,
  { connections, open, answers }: Burst,
  text: (connection: number) => string,
): Promise<number> {
  const port = Number(new URL(server.url).port);
  let answered = 0;
  const connectAll = async (): Promise<Socket[]> => {
    const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets)
      socket.on('data', (chunk) => {
        answered += chunk.toString('latin1').match(STATUS_LINE)?.length ?? 0;
      });
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    return sockets;
  };
  let sockets: Socket[] = [];
  if (open) {
    sockets = await connectAll();
    await pause(QUIET_MS);
  }
  // Connections are taken in their order: when this one is answered none of an earlier burst fills the queue.
  await sendRaw(server.url, 'GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n');
  server.hold();
  if (!open) sockets = await connectAll();
  for (const [i, socket] of sockets.entries()) socket.write(text(i), 'latin1');
  await pause(QUIET_MS);
  server.goOn();
  for (const end = performance.now() + PATIENCE_MS; answered < answers * connections && performance.now() < end; )
    await pause(20);
  await server.ask('cpu');
  await pause(QUIET_MS);
  for (const socket of sockets) socket.destroy();
  return answered;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
