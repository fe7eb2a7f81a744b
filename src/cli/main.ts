import { nearest } from '../contract/nearest.ts';
import type { Io } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { tellError } from './tell-error.ts';
import { terminalText } from './terminal-text.ts';
import { versionLine } from './version.ts';

const io: Io = {
  // A program gets the answer to the letter.
  out: (text) => process.stdout.write(`${process.stdout.isTTY ? terminalText(text) : text}\n`),
  err: (text) => process.stderr.write(`${terminalText(text)}\n`),
  env: process.env,
  isTerminal: process.stderr.isTTY === true,
};

// A reader that stops early (`jbis … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const VERSION = ['--version', '-V', '-v', 'version'];
process.exitCode = await main(process.argv.slice(2));

async function main(all: string[]): Promise<number> {
  const args = all.filter((arg) => arg !== '--debug');
  const [name, ...rest] = args;
  if (name !== undefined && VERSION.includes(name)) {
    io.out(versionLine());
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const topic = COMMANDS.find((command) => command.name === rest[0]);
    io.out(topic ? (await topic.load()).default.help : overview());
    return 0;
  }
  const entry = COMMANDS.find((command) => command.name === name);
  if (!entry) {
    const meant = nearest(
      name,
      COMMANDS.map((command) => command.name),
    );
    io.err(`jbis: there is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ''} "jbis --help" lists them.`);
    return 2;
  }
  const command = (await entry.load()).default;
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.help);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    const told = tellError(error as Error, command);
    io.err(`jbis ${name}: ${told.message}`);
    if (args.length < all.length) io.err((error as Error).stack ?? '');
    return told.exitCode;
  }
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return [
    'jbis: the Japan Business Identity Service',
    '',
    'Usage: jbis COMMAND [options]      jbis COMMAND --help for one command',
    '',
    'Commands:',
    ...lines,
    '',
    '--version prints the version; --debug shows where an error arose.',
  ].join('\n');
}
