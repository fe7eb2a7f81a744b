import { createPublicKey, createVerify, type Verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PublicKeyPacket, PublicSubkeyPacket, SignaturePacket } from 'openpgp';
import { ImportError } from './import-error.ts';

/** A refused signature: the file may be forged or damaged, so nothing of it is used. */
export class SignatureError extends ImportError {}

export interface SigningKey {
  readonly keys: readonly (PublicKeyPacket | PublicSubkeyPacket)[];
  readonly allowSha1: boolean;
}

/** Reads the operator's key and makes sure it is the expected one: the fingerprint is what is trusted, not the file. */
export async function readSigningKey(path: string, fingerprint: string, allowSha1: boolean): Promise<SigningKey> {
  const openpgp = await import('openpgp');
  const key = await openpgp.readKey({ armoredKey: await readFile(path, 'utf8') }).catch((error: Error) => {
    throw new ImportError(path, null, `not an armored OpenPGP public key: ${error.message}`);
  });
  const packets = [key.keyPacket, ...key.getSubkeys().map((subkey) => subkey.keyPacket)] as SigningKey['keys'];
  const expected = fingerprint.toLowerCase();
  if (!packets.some((packet) => packet.getFingerprint() === expected))
    throw new ImportError(path, null, `the key has the fingerprint ${key.getFingerprint()}, not ${expected}`);
  return { keys: packets, allowSha1 };
}

/** Checks one detached signature while the file is read. */
export interface SignatureCheck {
  update(chunk: Buffer): void;
  /** Throws SignatureError unless the signature is good. */
  finish(): void;
}

// RFC 9580 §9.5
const HASHES: Readonly<Record<number, string>> = { 2: 'sha1', 8: 'sha256', 9: 'sha384', 10: 'sha512', 11: 'sha224' };
const RSA = new Set([1, 3]);
const BINARY_DOCUMENT = 0;

/**
 * A version-4 RSA signature over a binary document (RFC 9580 §5.2), streamed through node:crypto: the nationwide file
 * has 1.5 GB and is never held in memory.
 */
export async function startSignatureCheck(
  key: SigningKey,
  file: string,
  armored: Buffer | null,
): Promise<SignatureCheck> {
  if (armored === null)
    throw new SignatureError(file, null, 'a signing key is configured but no .asc signature came with the file');
  const openpgp = await import('openpgp');
  const signature = await openpgp
    .readSignature({ armoredSignature: armored.toString('utf8') })
    .catch((error: Error) => {
      throw new SignatureError(file, null, `the signature cannot be read: ${error.message}`);
    });
  const packet = (signature.packets as unknown as SignaturePacket[])[0];
  if (packet === undefined) throw new SignatureError(file, null, 'the signature file is empty');
  const { issuerKeyID, hashAlgorithm, publicKeyAlgorithm, signatureType } = packet;
  const signer = key.keys.find((candidate) => candidate.getKeyID().equals(issuerKeyID));
  if (signer === undefined)
    throw new SignatureError(file, null, `signed by key ${issuerKeyID.toHex()}, which is not the configured one`);
  const hash = HASHES[hashAlgorithm ?? 0];
  if (hash === 'sha1' && !key.allowSha1)
    throw new SignatureError(
      file,
      null,
      'signed over SHA-1, which no longer withstands forgery; JBIS_ALLOW_SHA1_SIGNATURES=1 accepts it',
    );
  if (
    packet.version !== 4 ||
    signatureType !== BINARY_DOCUMENT ||
    hash === undefined ||
    !RSA.has(publicKeyAlgorithm ?? 0)
  )
    throw new SignatureError(file, null, 'only version-4 RSA signatures over the file itself are known');
  return streamCheck(createVerify(hash), packet, signer, file);
}

function streamCheck(
  verify: Verify,
  packet: SignaturePacket,
  signer: PublicKeyPacket | PublicSubkeyPacket,
  file: string,
): SignatureCheck {
  return {
    update: (chunk) => void verify.update(chunk),
    finish: () => {
      const hashed = (packet as unknown as { signatureData: Uint8Array }).signatureData;
      verify.update(hashed);
      const trailer = Buffer.from([4, 0xff, 0, 0, 0, 0]);
      trailer.writeUInt32BE(hashed.length, 2);
      verify.update(trailer);
      const { s } = (packet as unknown as { params: { s: Uint8Array } }).params;
      if (!verify.verify(publicKeyOf(signer), leftPad(s, modulusOf(signer).length)))
        throw new SignatureError(file, null, 'the signature does not fit the file: it is damaged or forged');
    },
  };
}

const modulusOf = (packet: PublicKeyPacket | PublicSubkeyPacket): Uint8Array =>
  (packet as unknown as { publicParams: { n: Uint8Array } }).publicParams.n;

function publicKeyOf(packet: PublicKeyPacket | PublicSubkeyPacket) {
  const { n, e } = (packet as unknown as { publicParams: { n: Uint8Array; e: Uint8Array } }).publicParams;
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  return createPublicKey({ key: { kty: 'RSA', n: encode(n), e: encode(e) }, format: 'jwk' });
}

/** OpenPGP drops leading zeros of the number; RSA in node:crypto wants the modulus' length. */
function leftPad(bytes: Uint8Array, length: number): Buffer {
  return bytes.length >= length ? Buffer.from(bytes) : Buffer.concat([Buffer.alloc(length - bytes.length), bytes]);
}
