import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** AWS Signature Version 4, header form, as every S3-compatible store checks it. */
export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly sessionToken?: string | undefined;
}

interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  /** SHA-256 of the body, hexadecimal. */
  readonly bodyHash: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly now: Date;
}

export const EMPTY_HASH = createHash('sha256').digest('hex');

/** RFC 3986: what encodeURIComponent leaves alone, S3 wants encoded too. */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers that make a request count as signed. */
export async function signedHeaders(request: SignedRequest): Promise<Record<string, string>> {
  const { method, url, bodyHash, region, credentials, now } = request;
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': bodyHash },
    accessKeyId: credentials.accessKey,
    secretAccessKey: credentials.secretKey,
    ...(credentials.sessionToken ? { sessionToken: credentials.sessionToken } : {}),
    service: 's3',
    region,
    datetime: now.toISOString().replace(/[-:]|\.\d+/g, ''),
  });
  return Object.fromEntries((await signer.sign()).headers);
}
