import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** `jp-business-identity 0.5.0 (Node 24.1.0, linux arm64)`: what a bug report needs. */
export function versionLine(): string {
  const file = join(import.meta.dirname, '../../package.json');
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return `${name} ${version} (Node ${process.versions.node}, ${process.platform} ${process.arch})`;
}
