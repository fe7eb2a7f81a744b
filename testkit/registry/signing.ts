import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as openpgp from 'openpgp';

/** A key of its own for tests, written as the operator would configure it, and a signer for the files. */
export async function testSigner(dir: string, hash: 'sha1' | 'sha256' = 'sha256') {
  const { privateKey, publicKey } = await openpgp.generateKey({
    type: 'rsa',
    rsaBits: 2048,
    userIDs: [{ name: 'Registry stand-in', email: 'key@example.invalid' }],
    format: 'object',
  });
  const keyPath = join(dir, 'key.asc');
  await writeFile(keyPath, publicKey.armor());
  /** Packet by packet, since the library itself no longer signs over SHA-1. */
  const sign = async (content: string): Promise<string> => {
    const message = await openpgp.createMessage({ binary: Buffer.from(content, 'utf8') });
    const packet = Object.assign(new openpgp.SignaturePacket(), {
      signatureType: openpgp.enums.signature.binary,
      publicKeyAlgorithm: openpgp.enums.publicKey.rsaEncryptSign,
      hashAlgorithm: openpgp.enums.hash[hash],
    });
    const low = packet as unknown as {
      sign(key: unknown, data: unknown, date: Date, detached: boolean, config: unknown): Promise<void>;
    };
    await low.sign(privateKey.keyPacket, (message.packets as unknown as unknown[])[0], new Date(), true, {
      ...openpgp.config,
      nonDeterministicSignaturesViaNotation: false,
    });
    const packets = new openpgp.PacketList<openpgp.SignaturePacket>();
    packets.push(packet);
    return new openpgp.Signature(packets).armor();
  };
  return { keyPath, fingerprint: publicKey.getFingerprint(), sign };
}
