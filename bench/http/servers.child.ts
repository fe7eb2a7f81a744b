import { createServer as createPlainServer } from 'node:http';
import { Type } from 'typebox';
import { endpointFactory } from '../../src/contract/endpoint.ts';
import { optionalString, responseLanguage, strictObject } from '../../src/contract/schema.ts';
import { createLogger } from '../../src/http/logging.ts';
import { startHttpServer } from '../../testkit/http-server.ts';

/** One server per process, so that its CPU time is its own: `bare`, `ours` or `ours-logging`. */
const kind = process.argv[2];

/** About the size of a company answer. */
const ANSWER = {
  status: 'active',
  verified: true,
  record_found: true,
  fields: Object.fromEntries(
    Array.from({ length: 45 }, (_, i) => [`field_${i}`, i % 3 ? '東京都千代田区丸の内' : null]),
  ),
};

if (kind === 'bare') {
  const server = createPlainServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      const body = JSON.stringify(ANSWER);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () =>
    process.send!({ url: `http://127.0.0.1:${(server.address() as { port: number }).port}` }),
  );
} else {
  const endpoint = endpointFactory<Record<never, never>>()({
    method: 'POST',
    path: '/look-up',
    name: 'look_up',
    price: '$0.005',
    summary: 'Look-up',
    summaryJa: '照会',
    description: 'A validated look-up without an engine behind it.',
    tags: [],
    input: strictObject({
      name: optionalString({ maxLength: 300 }),
      corporate_number: optionalString({ pattern: '^[0-9]{13}$' }),
      address: optionalString({ maxLength: 500 }),
      response_language: responseLanguage(),
    }),
    output: Type.Object({}),
    example: { input: {}, output: {} },
    needs: [],
    replay: 'stored',
    handler: async () => ANSWER,
  });
  const logging = kind === 'ours-logging';
  const log = logging ? createLogger('info', { write: () => {} }) : createLogger('silent');
  const { url } = await startHttpServer([endpoint], { log, requestLog: logging });
  process.send!({ url });
}

process.on('SIGINT', () => process.exit(0));
process.on('message', (message) => {
  if (message === 'cpu') process.send!({ cpu: process.cpuUsage() });
});

process.on('disconnect', () => process.exit(0));
