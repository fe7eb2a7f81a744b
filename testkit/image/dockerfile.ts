/** One line of a Dockerfile, continuation lines joined. */
interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** What changes the files of a stage, in order. A path in `copy` is as written; `workdir` says what it is relative to. */
export type Step =
  | { readonly kind: 'copy'; readonly workdir: string; readonly copy: Copy }
  | { readonly kind: 'run'; readonly workdir: string; readonly command: string };

export interface Stage {
  readonly base: string;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly user: string | undefined;
  readonly volumes: readonly string[];
  readonly healthcheck: readonly string[];
  readonly stopSignal: string;
  /** ENTRYPOINT and CMD, as a container starts. */
  readonly start: readonly string[];
}

type Building = { -readonly [K in keyof Stage]: Stage[K] } & { steps: Step[]; command: readonly string[] };

/** Reads the instructions that this project uses; one that it does not know is an error, never passed over. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Building[] = [];
  for (const { name, text: rest } of instructionsOf(text)) {
    if (name === 'FROM') {
      const [, base, as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? fail(`FROM ${rest}`);
      stages.push(emptyStage(base!, as ?? String(stages.length)));
      continue;
    }
    const stage = stages.at(-1) ?? fail(`${name} before FROM`);
    (READERS[name] ?? fail(`${name} is not known here`))(stage, rest);
  }
  return stages.map(({ command, start, ...stage }) => ({ ...stage, start: [...start, ...command] }));
}

const READERS: Readonly<Record<string, (stage: Building, text: string) => void>> = {
  COPY: (stage, text) => stage.steps.push({ kind: 'copy', workdir: stage.workdir, copy: copyOf(text) }),
  RUN: (stage, text) => stage.steps.push({ kind: 'run', workdir: stage.workdir, command: text }),
  ENV: (stage, text) => {
    const pairs = [...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, key, value]) => [key, value!.replaceAll('"', '')]);
    stage.env = { ...stage.env, ...Object.fromEntries(pairs) };
  },
  WORKDIR: (stage, text) => {
    stage.workdir = text;
  },
  USER: (stage, text) => {
    stage.user = text;
  },
  VOLUME: (stage, text) => {
    stage.volumes = [...stage.volumes, text];
  },
  HEALTHCHECK: (stage, text) => {
    stage.healthcheck = wordsOf(/CMD\s+(\[.*\])$/.exec(text)?.[1] ?? fail(`HEALTHCHECK ${text}`));
  },
  STOPSIGNAL: (stage, text) => {
    stage.stopSignal = text;
  },
  ENTRYPOINT: (stage, text) => {
    stage.start = wordsOf(text);
  },
  CMD: (stage, text) => {
    stage.command = wordsOf(text);
  },
  EXPOSE: () => {},
};

const emptyStage = (base: string, name: string): Building => ({
  base,
  name,
  steps: [],
  env: {},
  workdir: '/',
  user: undefined,
  volumes: [],
  healthcheck: [],
  stopSignal: 'SIGTERM',
  start: [],
  command: [],
});

function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ name: line.split(/\s/, 1)[0]!.toUpperCase(), text: line.replace(/^\S+\s+/, '') }));
}

function copyOf(text: string): Copy {
  const words = text.split(/\s+/);
  const options = words.filter((word) => word.startsWith('--'));
  const from = options.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  if (options.length > (from === undefined ? 0 : 1)) fail(`COPY ${options.join(' ')}`);
  const paths = words.slice(options.length);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1)! };
}

/** The form of a program and its arguments; the form of a shell line would start a shell that takes the signals. */
const wordsOf = (text: string): string[] => (text.startsWith('[') ? JSON.parse(text) : fail(`not a list: ${text}`));

function fail(problem: string): never {
  throw new Error(`Dockerfile: ${problem}`);
}

/** Whether a path of the build folder is left out by .dockerignore: `**` for any folders, `*` for any name. */
export function ignoredBy(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const source = line
        .replaceAll(/[.+^${}()|[\]]/g, '\\$&')
        .replaceAll('**/', '\0')
        .replaceAll('*', '[^/]*')
        .replaceAll('\0', '(?:.*/)?');
      return new RegExp(`^${source}(?:/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
