import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '../../config/index.ts';
import {
  openRemote,
  publishedNames,
  pullSnapshot,
  pushSnapshot,
  type Remote,
  RemoteError,
  remoteManifests,
  remoteVersions,
} from '../../data-exchange/index.ts';
import { loadImport, SCHEMA_VERSION } from '../../engines/registry/index.ts';
import { filesOf, type Manifest, readManifest } from '../../store/snapshot/index.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { progressPrinter, registryDir } from '../registry-options.ts';

const HELP = `jbis data: copy the published data files to other nodes

Usage: jbis data push [NAME…] [--to ADDRESS] [--keep N] [--force]
       jbis data pull [NAME…] [--from ADDRESS] [--version VERSION] [--force] [--watch SECONDS]
       jbis data list [--from ADDRESS]
       jbis data history export|import FILE

  NAME                company, invoice; all that are there when none is named
  --to, --from        s3://BUCKET/PREFIX or a folder (JBIS_DATA_REMOTE)
  --keep N            versions that stay at the address, the current one included (default 2)
  --version VERSION   an earlier version that is still there: going back after bad data; one NAME
  --force             replace newer data by older
  --watch SECONDS     stay and look again after that time: beside a node of a fleet

One node imports and pushes; the others pull. A file is verified by its SHA-256 on both sides and switched to as a
whole; a server on the folder notices by itself, without a restart. A transfer that broke off goes on where it stopped.
The store is set by JBIS_S3_ENDPOINT, JBIS_S3_REGION, JBIS_S3_ACCESS_KEY and JBIS_S3_SECRET_KEY.

  history export FILE writes the former names and addresses that this node knows (gzip), history import FILE takes in those
  of another: no publication holds them. They go into the next "jbis import company" of a full file, and every later one.

  jbis sync && jbis data push --to s3://jbis-data/registry
  jbis data pull --from s3://jbis-data/registry --watch 600`;

const SCHEMAS: Readonly<Record<string, number>> = { company: SCHEMA_VERSION, invoice: SCHEMA_VERSION };

export default {
  name: 'data',
  summary: 'copy the data files to other nodes through a folder or an S3-compatible store',
  help: HELP,
  run: async (args, io) => {
    if (args[0] === 'history') return history(args.slice(1), io);
    const { action, names, values } = readArguments(args);
    const config = loadConfig(io.env);
    const dir = registryDir(config);
    const remote = remoteOf(config, action === 'push' ? values.to : values.from);
    if (action === 'list') return list(dir, remote, io);
    if (action === 'push') return push(dir, remote, { names, keep: keepOf(values.keep), force: values.force }, io);
    const options = { names, version: values.version, force: values.force };
    const seconds = secondsOf(values.watch);
    for (;;) {
      const code = await pull(dir, remote, options, io);
      if (seconds === undefined) return code;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  },
} satisfies Command;

async function history([action, file, ...rest]: string[], io: Io): Promise<number> {
  if ((action !== 'export' && action !== 'import') || file === undefined || rest.length > 0)
    throw new UsageError('history export FILE or history import FILE');
  const { exportHistory, importHistory } = await loadImport();
  const dir = registryDir(loadConfig(io.env));
  try {
    const { states, companies } = await (action === 'export' ? exportHistory(dir, file) : importHistory(dir, file));
    io.out(
      action === 'export'
        ? `history: ${states} states of ${companies} companies in ${file}`
        : `history: ${states} states read, ${companies} companies known; the next full import takes them in`,
    );
    return 0;
  } catch (error) {
    io.err(`jbis data history: ${(error as Error).message}`);
    return 1;
  }
}

function readArguments(args: string[]) {
  const parsed = (() => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          to: { type: 'string' },
          from: { type: 'string' },
          keep: { type: 'string' },
          version: { type: 'string' },
          watch: { type: 'string' },
          force: { type: 'boolean' },
        },
      });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const [action, ...names] = parsed.positionals;
  if (action !== 'push' && action !== 'pull' && action !== 'list') throw new UsageError('push, pull, list or history?');
  if (parsed.values.version !== undefined && (action !== 'pull' || names.length !== 1))
    throw new UsageError('--version goes with pull and one NAME.');
  return { action, names, values: parsed.values } as const;
}

function remoteOf(config: Config, given: string | undefined): Remote {
  const { remote, s3Endpoint, s3Region, s3AccessKey, s3SecretKey, s3SessionToken } = config.distribution;
  const address = given ?? remote;
  if (!address) throw new UsageError('Where? Give --to or --from, or set JBIS_DATA_REMOTE.');
  return openRemote(address, {
    endpoint: s3Endpoint,
    region: s3Region,
    accessKey: s3AccessKey,
    secretKey: s3SecretKey,
    sessionToken: s3SessionToken,
  });
}

function keepOf(text = '2'): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError('--keep is a whole number from 1');
  return Number(text);
}

function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError('--watch is a number of seconds from 1');
  return Number(text);
}

async function push(
  dir: string,
  remote: Remote,
  options: { names: string[]; keep: number; force: boolean | undefined },
  io: Io,
): Promise<number> {
  const names = options.names.length > 0 ? options.names : publishedNames(dir);
  if (names.length === 0) {
    io.err(`jbis data: there is no published data in ${dir}. Run "jbis import" or "jbis sync" first.`);
    return 1;
  }
  return each(names, io, (name, onProgress) =>
    pushSnapshot({ dir, remote, name, keep: options.keep, force: options.force ?? false, onProgress }),
  );
}

async function pull(
  dir: string,
  remote: Remote,
  options: { names: string[]; version: string | undefined; force: boolean | undefined },
  io: Io,
): Promise<number> {
  let { names } = options;
  try {
    if (names.length === 0) names = (await remoteManifests(remote)).map(({ name }) => name);
  } catch (error) {
    io.err(`jbis data: ${(error as Error).message}`);
    return 1;
  }
  if (names.length === 0) {
    io.err(`jbis data: nothing was pushed to ${remote.where} yet.`);
    return 1;
  }
  const { version, force } = options;
  return each(names, io, (name, onProgress) =>
    pullSnapshot({ dir, remote, name, version, force, schema: SCHEMAS[name], onProgress }),
  );
}

async function each(
  names: readonly string[],
  io: Io,
  move: (
    name: string,
    onProgress: (progress: { step: string; share: number }) => void,
  ) => Promise<{ moved: string; manifest: Manifest }>,
): Promise<number> {
  let failures = 0;
  for (const name of names) {
    const progress = progressPrinter(io);
    try {
      const { moved, manifest } = await move(name, (state) => progress.update({ ...state, rows: 0 }));
      progress.end();
      io.out(`${name}: ${SAYS[moved]} ${describe(manifest)}`);
    } catch (error) {
      progress.end();
      failures++;
      const known = error instanceof RemoteError || (error as Error).name === 'SnapshotError';
      io.err(`jbis data: ${name}: ${known ? (error as Error).message : String(error)} What was in service stays.`);
    }
  }
  return failures === 0 ? 0 : 1;
}

const SAYS: Readonly<Record<string, string>> = {
  copied: 'copied',
  same: 'already the same:',
  newer_there: 'left alone, the other side is newer (--force replaces it):',
};

async function list(dir: string, remote: Remote, io: Io): Promise<number> {
  const there = await remoteManifests(remote);
  const names = [...new Set([...there.map(({ name }) => name), ...publishedNames(dir)])].sort();
  io.out(`${dir} (here), ${remote.where} (there)`);
  for (const name of names) {
    const here = readManifest(dir, name);
    const other = there.find((manifest) => manifest.name === name);
    io.out(`${name}`);
    io.out(`  here   ${here ? describe(here) : 'none'}`);
    io.out(`  there  ${other ? `${describe(other)}${other.version === here?.version ? ' (the same)' : ''}` : 'none'}`);
    const versions = await remoteVersions(remote, name);
    if (versions.length > 0) io.out(`  kept   ${versions.join(', ')}`);
  }
  return 0;
}

const describe = (manifest: Manifest): string => {
  const { version, meta } = manifest;
  const bytes = filesOf(manifest).reduce((sum, file) => sum + file.bytes, 0);
  const date = typeof meta.data_as_of === 'string' ? `, as of ${meta.data_as_of}` : '';
  return `${version}, ${(bytes / 1_000_000).toFixed(1)} MB${date}`;
};
