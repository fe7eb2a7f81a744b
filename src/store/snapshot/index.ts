export { installSnapshot } from './install.ts';
export { filesOf, type Manifest, parseManifest, readManifest, SnapshotError } from './manifest.ts';
export { claimPartial } from './partial.ts';
export { draftOfChanges, draftOfData, publishSnapshot, verifySnapshot } from './publish.ts';
export { openSnapshot, type Snapshot } from './reader.ts';
export { attachSnapshotDatabase, openSnapshotDatabase, openSnapshotFiles, type SnapshotFiles } from './sqlite-file.ts';
