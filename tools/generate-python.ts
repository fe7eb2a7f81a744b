import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, hasBody, pathParameters } from '../src/contract/endpoint.ts';
import { priceText } from '../src/discovery/texts.ts';

/** The Python client of the docs: a fixed runtime, and one method per operation made from the endpoint list. */
export function pythonClient(endpoints: readonly Endpoint[]): string {
  const runtime = readFileSync(join(import.meta.dirname, 'python/runtime.py'), 'utf8');
  const main = readFileSync(join(import.meta.dirname, 'python/main.py'), 'utf8');
  return `${runtime}\n${endpoints.map(method).join('\n')}\n\n${main}`;
}

function method(endpoint: Endpoint): string {
  const required = new Set(endpoint.input.required as string[] | undefined);
  const names = Object.keys(endpoint.input.properties as object);
  const ordered = [...names.filter((name) => required.has(name)), ...names.filter((name) => !required.has(name))];
  const parameters = ordered.map((name) => (required.has(name) ? name : `${name}=None`));
  const values = ordered.map((name) => `"${name}": ${name}`).join(', ');
  const inPath = JSON.stringify(pathParameters(endpoint.path));
  return [
    `    def ${endpoint.name}(self${parameters.map((parameter) => `, ${parameter}`).join('')}):`,
    `        """${endpoint.summary} (${priceText(endpoint)})."""`,
    `        return self._call("${endpoint.method}", "${endpoint.path}", {${values}}, ${inPath}, ${hasBody(endpoint) ? 'True' : 'False'})`,
    '',
  ].join('\n');
}
