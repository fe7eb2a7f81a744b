import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunOptions } from './figure.ts';

/** Runs `FOLDER/PART.COMMAND.ts` for each named part: `npm run bench -- registry --quick` runs `bench/registry.bench.ts`. */
export async function runParts(folder: string, command: string, args: string[]): Promise<void> {
  const suffix = `.${command}.ts`;
  const parts = readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort();
  const { names, options } = parseArguments(args);
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no part "${unknown}". Parts: ${parts.join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  if (names.length === 0 || 'help' in options.flags) {
    process.stderr.write(
      `Usage: npm run ${command} -- PART… [--quick] [--json-only] [options]\nParts: ${parts.join(', ')}\n`,
    );
    process.exitCode = names.length === 0 && !('help' in options.flags) ? 2 : 0;
    return;
  }
  for (const name of names) {
    const file = join(folder, `${name}${suffix}`);
    const module = (await import(pathToFileURL(file).href)) as { default: (options: RunOptions) => Promise<void> };
    await module.default(options);
  }
}

function parseArguments(args: string[]): { names: string[]; options: RunOptions } {
  const names: string[] = [];
  const flags: Record<string, string | true> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('--')) {
      names.push(arg);
      continue;
    }
    const [key, inline] = arg.slice(2).split('=', 2) as [string, string | undefined];
    const next = args[i + 1];
    if (inline !== undefined) flags[key] = inline;
    else if (key !== 'quick' && key !== 'json-only' && next !== undefined && !next.startsWith('--')) {
      flags[key] = next;
      i++;
    } else flags[key] = true;
  }
  const jsonOnly = flags['json-only'] === true;
  const note = (text: string) => {
    if (!jsonOnly) process.stderr.write(`${text}\n`);
  };
  return { names, options: { quick: flags.quick === true, jsonOnly, flags, note } };
}
