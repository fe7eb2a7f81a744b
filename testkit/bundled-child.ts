import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

export interface BundledChild {
  readonly file: string;
  remove(): void;
}

/**
 * The program of a child process as one file. A test that starts dozens of them would spend most of its time on
 * finding and linking a thousand modules, each time the same ones.
 */
export async function bundleChild(source: string): Promise<BundledChild> {
  const folder = mkdtempSync(join(tmpdir(), 'jbis-child-'));
  const file = join(folder, basename(source).replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
    // CommonJS inside an ES module asks for these.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
    },
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
