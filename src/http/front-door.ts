import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerWith, createNodeServer, listen } from './node-server.ts';

/**
 * Listens before anything heavy is loaded, so that a port in use is told at once and whoever watches sees a process
 * that is alive: `/health/live` answers 200, everything else 503 with Retry-After until the service takes over.
 */
export async function openFrontDoor(where: { host: string; port: number }): Promise<Server> {
  const node = createNodeServer();
  answerWith(node, starting);
  await listen(node, where);
  return node;
}

const BODY = JSON.stringify({
  detail: {
    error: {
      code: 'service_starting',
      message: 'The service is starting. Come back in a few seconds.',
      message_ja: 'サービスを起動しています。数秒後に再度お試しください。',
      retryable: true,
    },
  },
});

function starting({ url }: IncomingMessage, response: ServerResponse): void {
  const isLive = url?.split('?', 1)[0] === '/health/live';
  response.writeHead(isLive ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    // The request may have a body that nobody reads.
    connection: 'close',
    ...(isLive ? {} : { 'retry-after': '2' }),
  });
  response.end(isLive ? '{"alive":true}' : BODY);
}
