import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

export interface NaptrAnswer {
  readonly service?: string;
  readonly flags?: string;
  readonly regexp: string;
  readonly order?: number;
}

/** What the server does with a name: records, an error code, or silence. */
export type DnsBehaviour = readonly NaptrAnswer[] | 'nxdomain' | 'nodata' | 'servfail' | 'silent';

const SOA = 6;
const NAPTR = 35;

/** A DNS server over UDP that answers NAPTR questions (RFC 1035, RFC 3403), and the SOA of its zone. */
export async function serveDns(behaviourOf: (name: string) => DnsBehaviour, zone: () => string | null = () => null) {
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => {
    const name = readName(query);
    const type = query.readUInt16BE(query.length >= 12 ? nameEnd(query) : 12);
    if (type === SOA) {
      socket.send(soaReply(query, name, name.toLowerCase() === zone()), peer.port, peer.address);
      return;
    }
    const behaviour = behaviourOf(name.toLowerCase());
    if (behaviour !== 'silent') socket.send(reply(query, name, behaviour), peer.port, peer.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => socket.close(() => resolve())) };
}

function readName(query: Buffer): string {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
    at += query[at]! + 1;
  }
  return labels.join('.');
}

/** Where the question's type stands: behind the name. */
function nameEnd(query: Buffer): number {
  let at = 12;
  while (query[at]) at += query[at]! + 1;
  return at + 1;
}

function soaReply(query: Buffer, name: string, known: boolean): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(known ? 0x8580 : 0x8583, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(known ? 1 : 0, 6);
  const question = Buffer.concat([encodeName(name), Buffer.of(0, SOA, 0, 1)]);
  if (!known) return Buffer.concat([header, question]);
  const times = Buffer.alloc(20);
  for (const [i, value] of [1, 3600, 600, 86_400, 60].entries()) times.writeUInt32BE(value, i * 4);
  const data = Buffer.concat([encodeName(`ns.${name}`), encodeName(`host.${name}`), times]);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(SOA, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(60, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([header, question, encodeName(name), fixed, data]);
}

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label, 'latin1')])),
    Buffer.of(0),
  ]);
const characterString = (text: string): Buffer => Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1')]);

function reply(query: Buffer, name: string, behaviour: Exclude<DnsBehaviour, 'silent'>): Buffer {
  const records = typeof behaviour === 'string' ? [] : behaviour;
  const code = behaviour === 'nxdomain' ? 3 : behaviour === 'servfail' ? 2 : 0;
  const header = Buffer.alloc(12);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  // Answer, authoritative, recursion desired and available.
  header.writeUInt16BE(0x8580 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const question = Buffer.concat([encodeName(name), Buffer.of(0, NAPTR, 0, 1)]);
  const answers = records.map((record) => {
    const order = Buffer.alloc(4);
    order.writeUInt16BE(record.order ?? 100, 0);
    order.writeUInt16BE(10, 2);
    const data = Buffer.concat([
      order,
      characterString(record.flags ?? 'U'),
      characterString(record.service ?? 'Meta:SMP'),
      characterString(record.regexp),
      Buffer.of(0),
    ]);
    const fixed = Buffer.alloc(10);
    fixed.writeUInt16BE(NAPTR, 0);
    fixed.writeUInt16BE(1, 2);
    fixed.writeUInt32BE(60, 4);
    fixed.writeUInt16BE(data.length, 8);
    return Buffer.concat([encodeName(name), fixed, data]);
  });
  return Buffer.concat([header, question, ...answers]);
}
