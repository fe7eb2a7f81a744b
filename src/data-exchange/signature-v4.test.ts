import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_HASH, signedHeaders } from './signature-v4.ts';

const credentials = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

test('a listing is signed as in the example of the Signature Version 4 documentation', async () => {
  const { authorization } = await signedHeaders({
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J'),
    bodyHash: EMPTY_HASH,
    region: 'us-east-1',
    credentials,
    now: new Date('2013-05-24T00:00:00Z'),
  });
  assert.match(authorization!, /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/);
});

test('a query without a value is signed as in the example of the documentation', async () => {
  const { authorization } = await signedHeaders({
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/?lifecycle'),
    bodyHash: EMPTY_HASH,
    region: 'us-east-1',
    credentials,
    now: new Date('2013-05-24T00:00:00Z'),
  });
  assert.match(authorization!, /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/);
});

test('a session token is sent and signed', async () => {
  const headers = await signedHeaders({
    method: 'GET',
    url: new URL('https://store.example/bucket'),
    bodyHash: EMPTY_HASH,
    region: 'auto',
    credentials: { ...credentials, sessionToken: 'temporary' },
    now: new Date('2026-11-15T00:00:00Z'),
  });
  assert.equal(headers['x-amz-security-token'], 'temporary');
  assert.match(headers.authorization!, /SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,/);
});
