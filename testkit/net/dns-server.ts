import { createSocket } from 'node:dgram';
import { type AddressInfo, isIPv4 } from 'node:net';

const A = 1;
const AAAA = 28;

/** A DNS server over UDP for A and AAAA questions; `answer` is asked anew for every question, so it can change. */
export async function startDns(answer: (name: string, family: 4 | 6) => readonly string[] | 'silent') {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, peer) => {
    let at = 12;
    const labels: string[] = [];
    while (query[at]) {
      labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
      at += query[at]! + 1;
    }
    const type = query.readUInt16BE(at + 1);
    const question = query.subarray(12, at + 5);
    const name = labels.join('.').toLowerCase();
    asked.push(`${name} ${type === A ? 'A' : 'AAAA'}`);
    const found = type === A ? answer(name, 4) : type === AAAA ? answer(name, 6) : [];
    if (found === 'silent') return;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(found.length === 0 ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const records = found.map((address) => {
      const data = isIPv4(address) ? Buffer.from(address.split('.').map(Number)) : v6(address);
      const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
      return Buffer.concat([head, data]);
    });
    socket.send(Buffer.concat([header, question, ...records]), peer.port, peer.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function v6(address: string): Buffer {
  const [left = '', right = ''] = address.split('::') as [string, string?];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [head, tail] = [groups(left), groups(right)];
  const all = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
