/** One setting: its documentation, environment name, default and parser live together. */
export interface Setting<T> {
  readonly env: string;
  readonly doc: string;
  readonly fallback: T;
  readonly allowed: string;
  /** Printed as `set`/`not set` by `doctor`, never with its value. */
  readonly secret: boolean;
  /** Returns the value, or throws with what is allowed. */
  readonly parse: (text: string) => T;
}

interface Options<T> {
  env: string;
  doc: string;
  fallback: T;
  secret?: boolean;
}

const setting = <T>(options: Options<T>, allowed: string, parse: (text: string) => T | undefined): Setting<T> => ({
  env: options.env,
  doc: options.doc,
  fallback: options.fallback,
  allowed,
  secret: options.secret ?? false,
  parse: (text) => {
    const value = parse(text);
    if (value === undefined) throw new ConfigError(options.env, allowed);
    return value;
  },
});

export class ConfigError extends Error {
  readonly env: string;
  readonly allowed: string;

  constructor(env: string, allowed: string, problem = 'has a value that is not allowed. Allowed:') {
    super(`${env} ${problem} ${allowed}.`);
    this.name = 'ConfigError';
    this.env = env;
    this.allowed = allowed;
  }

  /** A setting that others ask for. */
  static unset(env: string, needed: string): ConfigError {
    return new ConfigError(env, needed, 'is not set. Needed:');
  }
}

export const text = (options: Options<string>) => setting<string>(options, 'any text', (value) => value);

export const optionalText = (options: Omit<Options<string | undefined>, 'fallback'>) =>
  setting<string | undefined>({ ...options, fallback: undefined }, 'any text', (value) => value);

export const flag = (options: Options<boolean>) =>
  setting<boolean>(options, '1 or 0', (value) => (value === '1' ? true : value === '0' ? false : undefined));

export const integer = (options: Options<number> & { min: number; max: number }) =>
  setting<number>(options, `a whole number from ${options.min} to ${options.max}`, (value) => {
    if (!/^\d{1,15}$/.test(value)) return undefined;
    const parsed = Number(value);
    return parsed >= options.min && parsed <= options.max ? parsed : undefined;
  });

export const oneOf = <const V extends readonly string[]>(values: V, options: Options<V[number]>) =>
  setting<V[number]>(options, values.join(', '), (value) => (values.includes(value) ? value : undefined));

export const optionalMatch = (
  pattern: RegExp,
  allowed: string,
  options: Omit<Options<string | undefined>, 'fallback'>,
) =>
  setting<string | undefined>({ ...options, fallback: undefined }, allowed, (value) =>
    pattern.test(value) ? value : undefined,
  );

/** `starts`: a protocol (`https://`), or a protocol and the one host it is allowed with (`http://localhost`). */
export const optionalUrl = (starts: readonly string[], options: Omit<Options<string | undefined>, 'fallback'>) =>
  setting<string | undefined>(
    { ...options, fallback: undefined },
    `a URL starting with ${starts.join(' or ')}`,
    (value) => {
      const url = URL.parse(value);
      // As text `http://localhost.example` begins with `http://localhost`, too.
      const isAllowed = starts.some((start) => {
        const [protocol, host] = start.split('//');
        return url?.protocol === protocol && (host === '' || url?.hostname === host);
      });
      return isAllowed ? value : undefined;
    },
  );

export type SettingGroup = Record<string, Setting<unknown>>;
export type Values<G extends Record<string, Setting<unknown>>> = {
  readonly [K in keyof G]: G[K] extends Setting<infer T> ? T : never;
};
