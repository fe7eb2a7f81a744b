// Run by itself in a fresh process: what one validation of the largest document adds to the memory of a warm engine.
import { readFileSync } from 'node:fs';
import { validate } from '../../src/engines/pint/index.ts';
import { warmUp } from '../../src/engines/pint/warm-up.ts';

warmUp();
const xml = readFileSync(process.argv[2]!);
const before = process.memoryUsage().rss;
const report = validate(xml);
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(JSON.stringify({ valid: report.valid, addedMb: (peak - before) / 1024 / 1024 }));
