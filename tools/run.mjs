// Runs a TypeScript entry of the repository (bench, eval, docs) under Node 24.
import { resolve } from 'node:path';
import { runUnderNode24 } from '../bin/find-node.mjs';

const [entry, ...args] = process.argv.slice(2);
runUnderNode24(resolve(entry), args, ['--disable-warning=ExperimentalWarning']);
