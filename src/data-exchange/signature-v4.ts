import { createHash, createHmac } from 'node:crypto';

/** AWS Signature Version 4, header form, as every S3-compatible store checks it. */
export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly sessionToken?: string | undefined;
}

export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  /** SHA-256 of the body, hexadecimal. */
  readonly bodyHash: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly now: Date;
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export const EMPTY_HASH = hex('');

/** RFC 3986: what encodeURIComponent leaves alone, S3 wants encoded too. */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers that make a request count as signed. */
export function signedHeaders(request: SignedRequest): Record<string, string> {
  const { credentials, now, bodyHash, region } = request;
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const headers: Record<string, string> = {
    host: request.url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    ...(credentials.sessionToken ? { 'x-amz-security-token': credentials.sessionToken } : {}),
  };
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const names = Object.keys(headers).sort();
  const canonical = canonicalRequest(request, names, (name) => headers[name]!);
  const signature = signatureOf(credentials.secretKey, scope, time, canonical);
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

function canonicalRequest(
  { method, url, bodyHash }: Pick<SignedRequest, 'method' | 'url' | 'bodyHash'>,
  names: readonly string[],
  header: (name: string) => string,
): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`)
    .sort()
    .join('&');
  const lines = names.map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}\n`).join('');
  return [method, url.pathname, query, lines, names.join(';'), bodyHash].join('\n');
}

function signatureOf(secret: string, scope: string, time: string, canonical: string): string {
  const key = scope.split('/').reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hex(canonical)].join('\n')).toString('hex');
}
