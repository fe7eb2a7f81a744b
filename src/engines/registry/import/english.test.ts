import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeCompanyDifference, writeCompanyFull } from '../../../../testkit/registry/company-files.ts';
import { syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { openAddressEngine } from '../../address/index.ts';
import { addressTools, openRegistry } from '../index.ts';
import { importDifferences } from './import-differences.ts';
import { importFull } from './import-full.ts';

const COUNT = 300;
const tools = addressTools(openAddressEngine());
const addresses = async () => tools;
let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'jbis-english-'));
});
after(() => rm(root, { recursive: true, force: true }));

const numbers = Array.from({ length: COUNT }, (_, i) => syntheticCompany(i, COUNT).number);

/** How many companies have their English texts from the data file, all of them as they would be made now. */
function storedIn(dir: string, opened = tools): number {
  const registry = openRegistry({ dir, sampleDir: null, addresses: opened });
  const companies = registry.companies!;
  let stored = 0;
  for (const number of numbers) {
    const record = companies.byNumber(number);
    if (record === null) continue;
    if (record.englishName !== undefined) stored++;
    assert.deepEqual(
      companies.englishAddressOf(record),
      tools.english(record.prefecture + record.city + record.street),
    );
    for (const written of [record.prefecture + record.city + record.street, '東京都千代田区神田１丁目２番３号', '見本'])
      assert.equal(
        companies.compareAddressOf(written, record),
        tools.compare(written, record.prefecture + record.city + record.street),
      );
  }
  registry.close();
  return stored;
}

async function imported(options: { addresses?: typeof addresses } = { addresses }): Promise<string> {
  const dir = await mkdtemp(join(root, 'data-'));
  const file = await writeCompanyFull({ dir, count: COUNT, date: '20261030' });
  await importFull({ registry: 'company', dir, files: [file], ...options });
  return dir;
}

test('a full import holds the English texts of every company', async () => {
  assert.equal(storedIn(await imported()), COUNT);
});

test('with other address data than those they were made with they are made as they are asked for', async () => {
  assert.equal(storedIn(await imported(), { ...tools, edition: 'other' }), 0);
  assert.equal(storedIn(await imported({})), 0);
});

test('a difference brings companies without them; they get theirs where the changes join the large file', async () => {
  const dir = await imported();
  const day = (date: string) => writeCompanyDifference({ dir, count: COUNT, date, rows: 60, fresh: 0.2 });
  await importDifferences({ registry: 'company', dir, files: [await day('20261102')], addresses });
  const changed = storedIn(dir);
  assert.ok(changed < COUNT && changed > COUNT / 2, String(changed));
  await importDifferences({ registry: 'company', dir, files: [await day('20261104')], addresses, foldAbove: 0 });
  assert.equal(storedIn(dir), numbers.filter((number) => present(dir, number)).length);
});

function present(dir: string, number: string): boolean {
  const registry = openRegistry({ dir, sampleDir: null });
  const found = registry.companies!.byNumber(number) !== null;
  registry.close();
  return found;
}

test('an import that goes on with other address data than it began with uses neither', async () => {
  const dir = await mkdtemp(join(root, 'resumed-'));
  const file = await writeCompanyFull({ dir, count: COUNT, date: '20261030' });
  const stop = new AbortController();
  const onProgress = ({ step }: { step: string }) => {
    if (step !== 'indexing names') return;
    stop.abort();
    throw new Error('killed');
  };
  const options = { registry: 'company', dir, files: [file], batch: 50 } as const;
  await assert.rejects(importFull({ ...options, addresses, onProgress, signal: stop.signal }), /killed/);
  const others = { ...tools, edition: 'other' };
  await importFull({ ...options, addresses: async () => others });
  assert.deepEqual([storedIn(dir), storedIn(dir, others)], [0, 0]);
});
