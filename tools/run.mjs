// Runs a TypeScript entry of the repository (bench, eval, docs) under a Node that is new enough.
import { resolve } from 'node:path';
import { runUnderNode } from '../bin/find-node.mjs';

const [entry, ...args] = process.argv.slice(2);
runUnderNode(resolve(entry), args);
