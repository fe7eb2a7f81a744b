import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { clientTypes } from './client-types.ts';

/** Makes clients/typescript/dist from src/client: one bundled file, and types that need no other package. */
const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'clients/typescript/dist');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await build({
  entryPoints: [join(ROOT, 'src/client/index.ts')],
  outfile: join(OUT, 'index.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  legalComments: 'none',
});

if (!existsSync(join(ROOT, 'dist/client/index.d.ts'))) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs')], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
for (const file of globSync(join(ROOT, 'dist/client/*.d.ts'))) {
  const text = readFileSync(file, 'utf8')
    // Types of elsewhere stand in types.d.ts; a file in a call is what body.d.ts says.
    .replace(/^import type \{ Upload \}.*\n/m, '')
    .replaceAll(/from '(?:\.\.\/contract\/money\.js|\.\.\/endpoints\/index\.js)'/g, "from './types.js'")
    .replaceAll('T extends Upload ? FileInput : T', 'T');
  writeFileSync(join(OUT, basename(file)), text);
}
writeFileSync(join(OUT, 'types.d.ts'), clientTypes(ENDPOINTS));
cpSync(join(ROOT, 'LICENSE'), join(OUT, 'LICENSE'));
