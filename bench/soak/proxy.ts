import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire that can be cut: what one process sees when a cable, a balancer or a firewall fails. */
export interface Wire {
  readonly port: number;
  /** Ends every connection in the middle of whatever it carries. */
  cut(): number;
  /** Bytes stop for this long, connections stay. */
  stall(ms: number): void;
  close(): Promise<void>;
}

export async function openWire(targetPort: number): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      const { size } = pairs;
      for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy();
      return size;
    },
    stall(ms) {
      const stalled = [...pairs].flat();
      for (const socket of stalled) socket.pause();
      setTimeout(() => {
        for (const socket of stalled) socket.resume();
      }, ms);
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const pair of pairs) for (const socket of pair) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
