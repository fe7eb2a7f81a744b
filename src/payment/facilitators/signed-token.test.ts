import assert from 'node:assert/strict';
import { generateKeyPairSync, verify } from 'node:crypto';
import { test } from 'node:test';
import { createTokenSigner } from './signed-token.ts';

const parts = (authorization: string) => {
  const [head, body, signature] = authorization.replace('Bearer ', '').split('.') as [string, string, string];
  const parse = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  return { header: parse(head), claims: parse(body), signed: Buffer.from(`${head}.${body}`), signature };
};

test('an Ed25519 key signs a token for one method and URL, valid for two minutes', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32);
  const half = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const secret = Buffer.concat([seed, half]).toString('base64');
  const token = createTokenSigner({ id: 'key-1', secret }, () => 1_000_000);
  const { header, claims, signed, signature } = parts(token('POST', 'https://api.example/platform/v2/x402/verify'));
  assert.equal(verify(null, signed, publicKey, Buffer.from(signature, 'base64url')), true);
  assert.deepEqual([header.alg, header.kid], ['EdDSA', 'key-1']);
  assert.match(header.nonce as string, /^[0-9a-f]{32}$/);
  assert.deepEqual(claims.uris, ['POST api.example/platform/v2/x402/verify']);
  assert.deepEqual([claims.sub, claims.iss, claims.nbf, claims.exp], ['key-1', 'cdp', 1000, 1120]);
});

test('an EC key in PEM signs too, also with escaped line breaks', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'sec1' }).toString();
  for (const secret of [pem, pem.replaceAll('\n', '\\n')]) {
    const { header, signed, signature } = parts(createTokenSigner({ id: 'k', secret })('POST', 'https://a.example/x'));
    assert.equal(header.alg, 'ES256');
    const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    assert.equal(verify('sha256', signed, key, Buffer.from(signature, 'base64url')), true);
  }
});

test('a secret that is no key is refused at start, without being shown', () => {
  assert.throws(
    () => createTokenSigner({ id: 'k', secret: 'hunter2' }),
    (error: Error) => /JBIS_FACILITATOR_KEY_SECRET/.test(error.message) && !error.message.includes('hunter2'),
  );
});
