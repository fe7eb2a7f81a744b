// Before `npm publish`: the `repository` of the package is the one this checkout came from.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface Manifest {
  readonly name: string;
  readonly repository?: string | { readonly url: string };
}

/** The line that keeps a package from being published, or undefined. `origin` is what `git remote get-url` says. */
export function repositoryProblem(manifest: Manifest, origin: string): string | undefined {
  const stated = typeof manifest.repository === 'string' ? manifest.repository : manifest.repository?.url;
  const address = publicAddress(origin);
  if (!address)
    return `${manifest.name}: this checkout has no public origin (${origin || 'none'}), so nobody could find its source. → git remote add origin https://…`;
  if (publicAddress(stated ?? '') === address) return undefined;
  return `${manifest.name}: "repository" is ${stated ?? 'not set'}, the origin is ${address}. → npm pkg set repository.type=git repository.url=git+${address}.git`;
}

/** https://HOST/PATH of a remote in any spelling git and npm take; undefined for a folder of this machine. */
function publicAddress(remote: string): string | undefined {
  const [, host, path] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(remote) ??
    /^[^@/]+@([^:/]+):(.+)$/.exec(remote) ??
    [];
  return host && path ? `https://${host}/${path.replace(/\/$/, '').replace(/\.git$/, '')}` : undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  const problem = repositoryProblem(
    JSON.parse(readFileSync('package.json', 'utf8')) as Manifest,
    (stdout ?? '').trim(),
  );
  if (problem) console.error(problem);
  process.exit(problem ? 1 : 0);
}
