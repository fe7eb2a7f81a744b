import { spawnSync } from 'node:child_process';
import { type FontSet, packagesOf } from './pages/fonts.ts';

/** Debian packages whose fonts this machine lacks; their families would silently be replaced by others. */
export function missingFonts(set: FontSet = 'all'): string[] {
  const { stdout, error } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (error) return ['fontconfig (fc-list does not run)'];
  const families = new Set(stdout.split('\n').flatMap((line) => line.split(',').map((name) => name.trim())));
  return Object.entries(packagesOf(set))
    .filter(([, names]) => names.some((name) => !families.has(name)))
    .map(([name]) => name);
}
