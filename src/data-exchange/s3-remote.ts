import { open } from 'node:fs/promises';
import type { LocalFile, Remote } from './remote.ts';
import { createS3Client, type S3Client, type S3Options, tagOf, tagsOf } from './s3-client.ts';

/** S3 takes at most 10,000 parts of at least 5 MiB: files up to 156 GiB. Parts are held in memory, two at a time. */
const PART_BYTES = 16 * 1024 * 1024;

export function createS3Remote(options: S3Options & { partBytes?: number }): Remote {
  const client = createS3Client(options);
  const { bucket, prefix, partBytes = PART_BYTES } = options;
  return {
    where: `s3://${bucket}/${prefix}`,
    async list() {
      const names: string[] = [];
      for (let token: string | undefined; ; ) {
        const { text } = await client.call({
          method: 'GET',
          query: { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) },
          expect: [200],
        });
        names.push(...tagsOf(text, 'Key').map((key) => key.slice(prefix.length)));
        token = tagOf(text, 'IsTruncated') === 'true' ? tagOf(text, 'NextContinuationToken') : undefined;
        if (token === undefined) return names.filter((name) => !name.includes('/'));
      }
    },
    async readText(key) {
      const { status, text } = await client.call({ method: 'GET', key, expect: [200, 404] });
      return status === 404 ? null : text;
    },
    async writeText(key, text) {
      const headers = { 'content-type': 'application/json' };
      await client.call({ method: 'PUT', key, headers, body: Buffer.from(text), expect: [200] });
    },
    async size(key) {
      const { status, header } = await client.call({ method: 'HEAD', key, expect: [200, 404] });
      return status === 404 ? null : Number(header('content-length'));
    },
    read: (key, from) => client.stream(key, from),
    upload: (key, file, onBytes) => upload(client, { key, prefix, file, partBytes, onBytes }),
    async remove(key) {
      await client.call({ method: 'DELETE', key, expect: [200, 204, 404] });
    },
  };
}

interface Upload {
  readonly key: string;
  readonly prefix: string;
  readonly file: LocalFile;
  readonly partBytes: number;
  readonly onBytes: (sent: number) => void;
}

/**
 * A multipart upload: the object appears only when it is complete. Every part carries its SHA-256 in the signature, so
 * the store refuses a damaged one; parts of an interrupted upload of the same file (its name is unique to its content)
 * are not sent again.
 */
async function upload(client: S3Client, options: Upload): Promise<void> {
  const { key, file, partBytes, onBytes } = options;
  const uploadId = (await unfinished(client, options)) ?? (await begin(client, key));
  const there = await partsOf(client, key, uploadId);
  const count = Math.max(1, Math.ceil(file.bytes / partBytes));
  const tags: string[] = [];
  const handle = await open(file.path, 'r');
  try {
    for (let number = 1; number <= count; number++) {
      const from = (number - 1) * partBytes;
      const length = Math.min(partBytes, file.bytes - from);
      const known = there.get(number);
      if (known?.bytes === length) tags.push(known.tag);
      else {
        const body = Buffer.alloc(length);
        const { bytesRead } = await handle.read(body, 0, length, from);
        if (bytesRead !== length) throw new Error(`${file.path} became shorter while it was sent.`);
        const query = { partNumber: String(number), uploadId };
        const { header } = await client.call({ method: 'PUT', key, query, body, expect: [200] });
        tags.push(header('etag') ?? '');
      }
      onBytes(from + length);
    }
  } finally {
    await handle.close();
  }
  const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const { text } = await client.call({ method: 'POST', key, query: { uploadId }, body, expect: [200] });
  // This one call may answer 200 and still say in its body that it failed.
  if (/<Error>/.test(text))
    throw new Error(`${key}: the store could not put the parts together: ${tagOf(text, 'Code')}`);
}

async function begin(client: S3Client, key: string): Promise<string> {
  const { text } = await client.call({ method: 'POST', key, query: { uploads: '' }, expect: [200] });
  const id = tagOf(text, 'UploadId');
  if (!id) throw new Error(`${key}: the store began no upload: ${text.slice(0, 200)}`);
  return id;
}

/** The newest upload of this key that was begun and not completed. */
async function unfinished(client: S3Client, { key, prefix }: Upload): Promise<string | undefined> {
  const query = { uploads: '', prefix: `${prefix}${key}` };
  const { text, status } = await client.call({ method: 'GET', query, expect: [200, 403, 404, 501] });
  if (status !== 200) return undefined;
  const uploads = [...text.matchAll(/<Upload>([\s\S]*?)<\/Upload>/g)].map((match) => match[1]!);
  return uploads
    .filter((xml) => tagOf(xml, 'Key') === `${prefix}${key}`)
    .map((xml) => ({ id: tagOf(xml, 'UploadId'), begun: tagOf(xml, 'Initiated') ?? '' }))
    .sort((a, b) => b.begun.localeCompare(a.begun))[0]?.id;
}

async function partsOf(client: S3Client, key: string, uploadId: string) {
  const parts = new Map<number, { bytes: number; tag: string }>();
  for (let marker = '0'; ; ) {
    const query = { uploadId, 'part-number-marker': marker };
    const { text } = await client.call({ method: 'GET', key, query, expect: [200] });
    for (const [, xml] of text.matchAll(/<Part>([\s\S]*?)<\/Part>/g)) {
      const tag = tagOf(xml!, 'ETag');
      if (tag) parts.set(Number(tagOf(xml!, 'PartNumber')), { bytes: Number(tagOf(xml!, 'Size')), tag });
    }
    const next = tagOf(text, 'NextPartNumberMarker');
    if (tagOf(text, 'IsTruncated') !== 'true' || !next || next === marker) return parts;
    marker = next;
  }
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
