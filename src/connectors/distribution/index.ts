export { openRemote, type S3Settings } from './open-remote.ts';
export { type Remote, RemoteError } from './remote.ts';
export { publishedNames, pullSnapshot, pushSnapshot, remoteManifests } from './transfer.ts';
