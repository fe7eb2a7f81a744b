import { fileURLToPath } from 'node:url';
import { createDirectoryRemote } from './directory-remote.ts';
import { type Remote, RemoteError } from './remote.ts';
import { createS3Remote } from './s3-remote.ts';

export interface S3Settings {
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKey?: string | undefined;
  readonly secretKey?: string | undefined;
  readonly sessionToken?: string | undefined;
}

/** `s3://BUCKET/PREFIX`, `file:///FOLDER` or a folder's path. */
export function openRemote(address: string, settings: S3Settings): Remote {
  if (address.startsWith('file://')) return createDirectoryRemote(fileURLToPath(address));
  if (!/^[a-z][a-z0-9+]*:\/\//i.test(address)) return createDirectoryRemote(address);
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new RemoteError(`"${address}" is no address: s3://BUCKET/PREFIX or a folder.`);
  const { region, accessKey, secretKey, sessionToken } = settings;
  if (!accessKey || !secretKey) throw new RemoteError('Set JBIS_S3_ACCESS_KEY and JBIS_S3_SECRET_KEY.');
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return createS3Remote({
    endpoint: settings.endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    credentials: { accessKey, secretKey, sessionToken },
  });
}
