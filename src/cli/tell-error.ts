import { failureReason } from '../contract/failure-reason.ts';
import { nearest } from '../contract/nearest.ts';
import { type Command, UsageError } from './command.ts';

/** Any error of a command as one line for a person, and the exit code: 2 for wrong use, 1 for everything else. */
export function tellError(error: Error, { name, help }: Command): { message: string; exitCode: number } {
  const { code } = error as NodeJS.ErrnoException;
  if (/^Unknown option '-/.test(error.message)) return { message: unknownOption(error, name, help), exitCode: 2 };
  if (code?.startsWith('ERR_PARSE_ARGS') || error instanceof UsageError || error.name === 'ConfigError')
    return { message: error.message, exitCode: 2 };
  if (code === 'EADDRINUSE') return { message: `${error.message}. Another port: JBIS_PORT=8403.`, exitCode: 1 };
  const reason = failureReason(error);
  const more = error.message.includes(reason) ? '' : ` (${reason})`;
  return { message: `${error.message || error.name}${more}`, exitCode: 1 };
}

/** What an error says, as a sentence that another one can follow. */
export const sentence = (error: unknown): string => `${(error as Error).message.replace(/\.+$/, '')}.`;

/** The options stand in the help text, so a suggestion is always one that exists. */
function unknownOption({ message }: Error, name: string, help: string): string {
  const written = /'(-[^']*)'/.exec(message)?.[1] ?? '';
  const known = [...new Set(help.match(/--[a-z][a-z-]+/g))];
  const meant = nearest(written, known);
  return `there is no option ${written}.${meant ? ` Did you mean ${meant}?` : ''} "jbis ${name} --help" lists them.`;
}
