import { runParts } from './run-parts.ts';

await runParts(import.meta.dirname, 'bench', process.argv.slice(2));
