import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Documents, openIntake } from '../../src/engines/document/index.ts';
import { selfSigned } from '../net/self-signed.ts';

/** Files behind HTTPS addresses on this machine, and an intake that may reach them and no other private address. */
export interface FileServer {
  readonly documents: Documents;
  readonly files: Map<string, Uint8Array>;
  url(name: string): string;
  close(): void;
}

export async function startFileServer(): Promise<FileServer> {
  const { key, cert } = selfSigned(['files.test']);
  const files = new Map<string, Uint8Array>();
  const server = createServer({ key, cert }, (request, response) => {
    const file = files.get(request.url!.slice(1));
    if (file) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    documents: openIntake({
      maxBytes: 5_000_000,
      timeoutMs: 30_000,
      network: {
        resolve: async (name) => (name === 'files.test' ? ['127.0.0.1'] : ['10.0.0.7']),
        allowAddress: (address) => address === '127.0.0.1',
        ca: cert,
      },
    }),
    url: (name) => `https://files.test:${port}/${name}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
