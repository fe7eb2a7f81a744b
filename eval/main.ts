import { runParts } from '../bench/run-parts.ts';

await runParts(import.meta.dirname, 'eval', process.argv.slice(2));
