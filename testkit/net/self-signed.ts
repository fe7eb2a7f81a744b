import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for the given names, made on the spot: DER by hand, X.509 v3 (RFC 5280). */
export function selfSigned(names: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)); // ecdsa-with-SHA256
  const name = sequence(set(sequence(oid(0x55, 0x04, 0x03), tag(0x0c, Buffer.from(names[0]!)))));
  const validity = sequence(tag(0x17, Buffer.from('250101000000Z')), tag(0x17, Buffer.from('491231235959Z')));
  const alternatives = sequence(...names.map((dns) => tag(0x82, Buffer.from(dns))));
  const constraints = sequence(oid(0x55, 0x1d, 0x13), tag(0x04, sequence(tag(0x01, Buffer.of(0xff)))));
  const extensions = tag(0xa3, sequence(constraints, sequence(oid(0x55, 0x1d, 0x11), tag(0x04, alternatives))));
  const body = sequence(
    tag(0xa0, tag(0x02, Buffer.of(2))),
    tag(0x02, Buffer.of(1)),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    extensions,
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, algorithm, tag(0x03, Buffer.concat([Buffer.of(0), signature])));
  // No empty line at the end: OpenSSL refuses it, and the length changes with every signature.
  const base64 = der
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n');
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function tag(type: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(type, ...head), content]);
}
const sequence = (...parts: Buffer[]) => tag(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]) => tag(0x31, Buffer.concat(parts));
const oid = (...bytes: number[]) => tag(0x06, Buffer.from(bytes));
