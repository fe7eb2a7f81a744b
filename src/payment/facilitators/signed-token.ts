import { createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Facilitators such as Coinbase's want a token per request, signed with an API key: it names the one URL it is for. */
export interface TokenKey {
  readonly id: string;
  /** Base64 of an Ed25519 key (seed and public half), or an EC private key as PEM. */
  readonly secret: string;
}

const LIFETIME_S = 120;
// RFC 8410: an Ed25519 seed in PKCS #8.
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `Authorization` values for the requests of one API key. */
export function createTokenSigner({ id, secret }: TokenKey, now: () => number = Date.now) {
  const key = readKey(secret);
  const alg = key.asymmetricKeyType === 'ed25519' ? 'EdDSA' : 'ES256';
  return (method: string, url: string): string => {
    const { host, pathname } = new URL(url);
    const at = Math.floor(now() / 1000);
    const header = { alg, typ: 'JWT', kid: id, nonce: randomBytes(16).toString('hex') };
    const claims = {
      sub: id,
      iss: 'cdp',
      aud: ['cdp_service'],
      iat: at,
      nbf: at,
      exp: at + LIFETIME_S,
      uris: [`${method} ${host}${pathname}`],
    };
    const text = `${encode(header)}.${encode(claims)}`;
    const signature =
      alg === 'EdDSA'
        ? sign(null, Buffer.from(text), key)
        : sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    return `Bearer ${text}.${signature.toString('base64url')}`;
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function readKey(secret: string): KeyObject {
  try {
    // Environment files write line breaks as \n.
    if (secret.includes('-----BEGIN')) return createPrivateKey(secret.replaceAll('\\n', '\n'));
    const bytes = Buffer.from(secret, 'base64');
    if (bytes.length !== 64 && bytes.length !== 32) throw new Error(`${bytes.length} bytes`);
    const der = Buffer.concat([ED25519_PREFIX, bytes.subarray(0, 32)]);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error(
      'JBIS_FACILITATOR_KEY_SECRET is neither Base64 of an Ed25519 key (64 bytes) nor an EC private key in PEM.',
    );
  }
}
