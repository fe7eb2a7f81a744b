import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible store in memory: objects, ranges, listing, multipart uploads; it checks every signature. */
export interface S3StandIn {
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** What was asked, as `METHOD path?query`. */
  readonly log: string[];
  /** Bytes of bodies received. */
  received(): number;
  /** The next answer to a request that matches is cut after this many bytes. */
  cutNext(pattern: RegExp, afterBytes: number): void;
  /** The next request that matches is answered with this status. */
  failNext(pattern: RegExp, status: number): void;
  close(): Promise<void>;
}

interface Account {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  readonly sessionToken?: string;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const MAX_SKEW_MS = 15 * 60_000;

export async function startS3StandIn(account: Account): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer>; begun: string }>();
  const log: string[] = [];
  const faults: { pattern: RegExp; status?: number; cut?: number }[] = [];
  let received = 0;
  let serial = 0;

  function answer(request: IncomingMessage, url: URL, body: Buffer, response: ServerResponse, cut?: number): unknown {
    const key = decodeURIComponent(url.pathname.slice(1)).split('/').slice(1).join('/');
    const query = url.searchParams;
    const send = (status: number, data: string | Buffer = '', headers: Record<string, string> = {}) => {
      const bytes = Buffer.from(data as string);
      response.writeHead(status, { 'content-length': String(bytes.length), ...headers });
      if (cut === undefined) return response.end(request.method === 'HEAD' ? undefined : bytes);
      return response.write(bytes.subarray(0, cut), () => response.destroy());
    };
    const upload = query.get('uploadId') === null ? undefined : uploads.get(query.get('uploadId')!);
    if (query.has('uploadId') && upload?.key !== key) throw new Refusal(404, 'NoSuchUpload');
    if (key === '' && query.has('uploads')) {
      const open = [...uploads].filter(([, { key: name }]) => name.startsWith(query.get('prefix') ?? ''));
      return send(
        200,
        `<R>${open.map(([id, { key: name, begun }]) => `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`).join('')}</R>`,
      );
    }
    if (key === '' && query.get('list-type') === '2') {
      // Two at a time, so that a client which forgets to go on is found out.
      const all = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort();
      const from = Number(query.get('continuation-token') ?? 0);
      const more = from + 2 < all.length;
      const keys = all.slice(from, from + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
      return send(
        200,
        `<R>${keys.join('')}<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}</R>`,
      );
    }
    if (request.method === 'POST' && query.has('uploads')) {
      const id = `upload/${++serial}&`;
      uploads.set(id, { key, parts: new Map(), begun: new Date().toISOString() });
      return send(200, `<R><UploadId>${id.replace('&', '&amp;')}</UploadId></R>`);
    }
    if (request.method === 'GET' && upload) {
      const parts = [...upload.parts].map(
        ([n, data]) =>
          `<Part><PartNumber>${n}</PartNumber><ETag>&quot;${sha256(data)}&quot;</ETag><Size>${data.length}</Size></Part>`,
      );
      return send(200, `<R>${parts.join('')}<IsTruncated>false</IsTruncated></R>`);
    }
    if (request.method === 'PUT' && upload) {
      upload.parts.set(Number(query.get('partNumber')), body);
      return send(200, '', { etag: `"${sha256(body)}"` });
    }
    if (request.method === 'POST' && upload) {
      const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
      const parts = wanted.map(([, number, tag]) => {
        const part = upload.parts.get(Number(number));
        if (!part || tag?.replaceAll('&quot;', '') !== sha256(part)) throw new Refusal(400, 'InvalidPart');
        return part;
      });
      objects.set(key, Buffer.concat(parts));
      uploads.delete(query.get('uploadId')!);
      return send(200, '<R/>');
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return send(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return send(204);
    }
    const object = objects.get(key);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    const from = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
    if (from === undefined)
      return send(200, object, request.method === 'HEAD' ? { 'content-length': String(object.length) } : {});
    return send(206, object.subarray(Number(from)));
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const line = `${request.method} ${request.url}`;
    log.push(line);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    received += body.length;
    const at = faults.findIndex(({ pattern }) => pattern.test(line));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    try {
      check(request, url, body, account);
      if (fault?.status) throw new Refusal(fault.status, 'ServiceUnavailable');
      answer(request, url, body, response, fault?.cut);
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>refused</Message></Error>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    log,
    received: () => received,
    cutNext: (pattern, cut) => faults.push({ pattern, cut }),
    failNext: (pattern, status) => faults.push({ pattern, status }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Written from the description of Signature Version 4, independently of the client's code. */
function check(request: IncomingMessage, url: URL, body: Buffer, account: Account): void {
  const header = (name: string) => String(request.headers[name] ?? '');
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!match) throw new Refusal(403, 'AccessDenied');
  const [, key, day, region, names, signature] = match as unknown as string[];
  if (key !== account.accessKey) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== account.region) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  if (account.sessionToken && header('x-amz-security-token') !== account.sessionToken)
    throw new Refusal(403, 'InvalidToken');
  const time = header('x-amz-date');
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sent) < MAX_SKEW_MS)) throw new Refusal(403, 'RequestTimeTooSkewed');
  if (header('x-amz-content-sha256') !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const required = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!required.every((name) => names!.split(';').includes(name))) throw new Refusal(403, 'AccessDenied');
  const strict = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const path = url.pathname
    .split('/')
    .map((part) => strict(decodeURIComponent(part)))
    .join('/');
  const pairs = url.search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name, value = ''] = pair.split('=');
      return `${strict(decodeURIComponent(name!))}=${strict(decodeURIComponent(value))}`;
    });
  const canonical = [
    request.method,
    path,
    pairs.sort().join('&'),
    ...names!.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`;
  const signing = hmac(hmac(hmac(hmac(`AWS4${account.secretKey}`, day!), region!), 's3'), 'aws4_request');
  if (hmac(signing, toSign).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
}
