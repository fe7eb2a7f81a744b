import type { Command } from '../command.ts';

/** The commands in the order of the help text; one line each, loaded on use. */
export const COMMANDS: readonly { name: string; summary: string; load: () => Promise<{ default: Command }> }[] = [];
