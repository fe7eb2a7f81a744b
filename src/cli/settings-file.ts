import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Io, UsageError } from './command.ts';

type Environment = Io['env'];

/** The environment with the lines of a settings file beneath it: what is set in the environment wins. */
export function withSettingsFile(env: Environment, file: string | undefined): Environment {
  if (!file) return env;
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    throw new UsageError(`the settings in ${file} cannot be read: ${(error as Error).message}`);
  }
}
