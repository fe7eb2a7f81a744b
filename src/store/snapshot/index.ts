export { type Manifest, parseManifest, readManifest, SnapshotError } from './manifest.ts';
export { draftFromCurrent, draftPath, installSnapshot, publishSnapshot, verifySnapshot } from './publish.ts';
export { openSnapshot, type Snapshot } from './reader.ts';
export { openSnapshotDatabase } from './sqlite-file.ts';
