// Writes the example of the JP PINT endpoint: a generated invoice whose amount due is wrong, and the real answer to it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleAnswer, exampleXml } from '../testkit/pint/example.ts';

const file = join(import.meta.dirname, '../src/endpoints/e-invoice/validate-jp-pint.example.json');
const xml = exampleXml();
writeFileSync(file, `${JSON.stringify({ input: { xml }, output: await exampleAnswer(xml) }, null, 1)}\n`);
process.stderr.write(`${readFileSync(file).length} bytes written to ${file}\n`);
