import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';

/** A facilitator as an HTTP service of its own, in front of the given one. */
export async function serveFacilitator(
  facilitator: Facilitator,
  networks: readonly string[] = ['eip155:8453'],
): Promise<{ url: string; close(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/supported') {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ kinds: networks.map((network) => ({ x402Version: 2, scheme: 'exact', network })) }),
      );
      return;
    }
    let text = '';
    for await (const chunk of request) text += chunk;
    const { paymentPayload, paymentRequirements } = JSON.parse(text) as {
      paymentPayload: PaymentPayload;
      paymentRequirements: PaymentRequirements;
    };
    const act = request.url === '/verify' ? facilitator.verify : facilitator.settle;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await act(paymentPayload, paymentRequirements)));
  };
  const server = createServer((request, response) => {
    // A client that was killed in the middle of its request.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
