import { connect } from 'node:net';

/** Sends bytes as they are and returns everything that came back until the connection ended. */
export const sendRaw = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    // The server may close while we still send.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
    socket.end(Buffer.from(text, 'latin1'));
  });

/** Status of the first answer; 0 where there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
