export { openRemote } from './open-remote.ts';
export { type Remote, RemoteError } from './remote.ts';
export { publishedNames, pullSnapshot, pushSnapshot, remoteManifests, remoteVersions } from './transfer.ts';
