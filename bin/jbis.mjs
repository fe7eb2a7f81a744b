#!/usr/bin/env node
// Finds a Node that is new enough and runs the CLI under it: from dist/ in an installed package, from src/ in a checkout.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runUnderNode } from './find-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(root, 'src', 'cli', 'main.ts');
const built = join(root, 'dist', 'cli', 'main.js');
const entry = existsSync(source) && process.env.JBIS_USE_DIST !== '1' ? source : built;
runUnderNode(entry, process.argv.slice(2));
