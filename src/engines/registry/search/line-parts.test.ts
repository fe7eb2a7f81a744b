import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { partsOf } from './line-parts.ts';

const { companies, close } = openNamedCompanies([['有限会社見本', '大田区', '大森１番地'], ['大田区']]);
after(close);
const parts = (line: string) => partsOf(companies.places, line);

test('a municipality beside a name is where it sits, in any letters', () => {
  for (const line of ['見本商事　大田区大森', 'Mihon Shoji, Ota-ku']) {
    const { where, parts: found } = parts(line);
    assert.ok(where !== null && found.length > 0, line);
    assert.ok(!found[0]!.name.includes('大田'), line);
  }
});

test('a name alone, and a line too long for one, have no parts', () => {
  for (const line of ['見本商事', 'あ '.repeat(300)]) assert.deepEqual(parts(line).parts, [], line.slice(0, 8));
});
