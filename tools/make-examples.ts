// Asks every endpoint its own example and writes the answer beside it: npm run examples
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { askExample, shownAnswer, startExampleService } from '../testkit/example-answers.ts';

interface Example {
  readonly input: Record<string, unknown>;
  output: Record<string, unknown>;
}

const folder = join(import.meta.dirname, '../src/endpoints');
const wanted = process.argv.slice(2);
const files = globSync('*/*.example.json', { cwd: folder })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
const service = await startExampleService();
for (const file of files) {
  const { default: endpoint } = (await import(join(folder, file.replace('.example.json', '.endpoint.ts')))) as {
    default: Endpoint;
  };
  const path = join(folder, file);
  const example = JSON.parse(readFileSync(path, 'utf8')) as Example;
  const { status, body } = await askExample(service, endpoint);
  if (status !== endpoint.successStatus) throw new Error(`${endpoint.name}: ${JSON.stringify(body)}`);
  example.output = shownAnswer(body);
  writeFileSync(path, `${JSON.stringify(example, null, 2)}\n`);
  process.stderr.write(`${file}\n`);
}
await service.close();
