import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { link } from '../package/install.ts';
import { type Copy, ignoredBy, parseDockerfile, type Stage } from './dockerfile.ts';
import { inRoot } from './in-root.ts';

interface Built {
  readonly stage: Stage;
  readonly root: string;
  readonly mounts: { source: string; target: string }[];
}

export interface Image {
  readonly root: string;
  readonly stage: Stage;
}

/**
 * Runs the steps of the checkout's Dockerfile, each stage in a copy of `base` below `folder`, and gives the last one.
 * One step is not run as written: `npm ci` takes from the checkout what it has installed from the same lock.
 */
export function buildImage(checkout: string, folder: string, base: string): Image {
  const stages = parseDockerfile(readFileSync(join(checkout, 'Dockerfile'), 'utf8'));
  const isIgnored = ignoredBy(readFileSync(join(checkout, '.dockerignore'), 'utf8'));
  const built: Built[] = [];
  for (const stage of stages) {
    const root = join(folder, stage.name);
    ended(spawnSync('cp', ['-a', base, root], { encoding: 'utf8' }), 'cp');
    const current: Built = { stage, root, mounts: [] };
    for (const step of stage.steps) {
      mkdirSync(join(root, step.workdir), { recursive: true });
      if (step.kind === 'run') runStep(step.command, step.workdir, current, checkout);
      else if (step.copy.from === undefined) copyStep(step.copy, step.workdir, root, checkout, isIgnored);
      else copyStep(step.copy, step.workdir, root, built.find(({ stage: { name } }) => name === step.copy.from)!.root);
    }
    built.push(current);
  }
  return built.at(-1)!;
}

/** A folder's content, or files, as COPY lays them down. Files of an earlier stage are linked: they are ours. */
function copyStep(copy: Copy, workdir: string, root: string, context: string, isIgnored?: (path: string) => boolean) {
  const target = join(root, resolve(workdir, copy.target));
  for (const path of copy.sources) {
    const source = join(context, path);
    const isFolder = lstatSync(source).isDirectory();
    const isInto = !isFolder && (copy.target.endsWith('/') || copy.sources.length > 1);
    const place = isInto ? join(target, basename(path)) : target;
    mkdirSync(dirname(place), { recursive: true });
    if (isIgnored) {
      const filter = (file: string) => !isIgnored(relative(context, file));
      const lay = (from: string, to: string) => cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
      // Entry by entry: the stages lie in the checkout, below what is ignored.
      if (isFolder)
        for (const name of readdirSync(source).filter((name) => filter(join(source, name))))
          lay(join(source, name), join(place, name));
      else lay(source, place);
    } else {
      if (isFolder) mkdirSync(place, { recursive: true });
      const linked = spawnSync('cp', ['-al', isFolder ? `${source}/.` : source, place], { encoding: 'utf8' });
      ended(linked, `COPY ${path}`);
    }
  }
}

function runStep(command: string, workdir: string, { root, stage, mounts }: Built, checkout: string): void {
  const [, options, rest] = /^npm ci\b([^&]*)(?:&&\s*([\s\S]*))?$/.exec(command) ?? [];
  const left = options === undefined ? command : rest;
  if (options?.trim() === '--omit=dev') linkProduction(checkout, join(root, workdir));
  else if (options !== undefined) {
    const target = join(workdir, 'node_modules');
    mkdirSync(join(root, target), { recursive: true });
    mounts.push({ source: join(checkout, 'node_modules'), target });
  }
  if (!left) return;
  const [program, ...args] = inRoot({ root, workdir, env: stage.env, mounts, command: ['sh', '-c', left] });
  ended(spawnSync(program!, args, { encoding: 'utf8' }), `RUN ${left}`);
}

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
}

function linkProduction(checkout: string, target: string): void {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  for (const [path, { dev, optional }] of Object.entries(lock.packages)) {
    if (path === '' || !path.startsWith('node_modules/') || dev) continue;
    if (existsSync(join(checkout, path))) link(join(checkout, path), join(target, path));
    // Builds for other systems.
    else if (!optional) throw new Error(`${path} is in the lock and not in the checkout: run npm ci`);
  }
}

function ended({ status, stdout, stderr, error }: ReturnType<typeof spawnSync>, what: string): void {
  if (status !== 0) throw error ?? new Error(`${what} ended with ${status}\n${stdout}\n${stderr}`);
}
