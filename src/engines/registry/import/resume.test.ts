import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { writeCompanyFull } from '../../../../testkit/registry/company-files.ts';
import { writeInvoiceFull } from '../../../../testkit/registry/invoice-files.ts';
import { syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { openRegistry } from '../index.ts';
import { importFull } from './import-full.ts';

const COUNT = 400;
const INVOICES = { companies: COUNT, corporations: 120, bodies: 9, individuals: 90 };
let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'jbis-resume-'));
});
after(() => rm(root, { recursive: true, force: true }));
const folder = (name: string) => mkdtemp(join(root, name));
const open = (dir: string) => openRegistry({ dir, sampleDir: null });

test('an import that was interrupted goes on where it stopped, and ends like one that was not', async () => {
  const dir = await folder('resume');
  const file = await writeCompanyFull({ dir, count: COUNT, date: '20261030' });
  const stop = new AbortController();
  const options = { registry: 'company', dir, files: [file], batch: 50 } as const;
  // The rows of a small file come in one piece: the build is stopped as it begins to write the names.
  const onProgress = ({ step }: { step: string }) => {
    if (step === 'indexing names') {
      stop.abort();
      throw new Error('killed');
    }
  };
  await assert.rejects(importFull({ ...options, signal: stop.signal, onProgress }), /killed/);
  const steps: string[] = [];
  const info = await importFull({ ...options, onProgress: ({ step }) => void steps.push(step) });
  assert.equal(steps[0], `going on after ${COUNT} rows`);
  const whole = await folder('whole');
  const again = await writeCompanyFull({ dir: whole, count: COUNT, date: '20261030' });
  const { recordCount } = await importFull({ registry: 'company', dir: whole, files: [again] });
  assert.equal(info.recordCount, recordCount);
  const [resumed, other] = [open(dir), open(whole)];
  for (let i = 0; i < COUNT; i += 7) {
    const { name, furigana } = syntheticCompany(i, COUNT);
    for (const query of [name, furigana])
      assert.deepEqual(resumed.companies!.search(query), other.companies!.search(query), query);
  }
  resumed.close();
  other.close();
  assert.deepEqual(
    (await readdir(dir)).filter((name) => name.includes('draft')),
    [],
  );
});

test('an interrupted import of the invoice archives goes on likewise, across files and past periods', async () => {
  const dir = await folder('resume-invoice');
  const files = await writeInvoiceFull({ dir, ...INVOICES, date: '20261030' });
  const stop = new AbortController();
  const options = { registry: 'invoice', dir, files, batch: 20 } as const;
  const last = files.at(-1)!;
  const onProgress = ({ step }: { step: string }) => {
    if (!step.includes(basename(last).slice(0, 5))) return;
    stop.abort();
    throw new Error('killed');
  };
  await assert.rejects(importFull({ ...options, signal: stop.signal, onProgress }), /killed/);
  const steps: string[] = [];
  const info = await importFull({ ...options, onProgress: ({ step }) => void steps.push(step) });
  assert.match(steps[0]!, /^going on after \d+ rows$/);
  const other = await folder('whole-invoice');
  const again = await writeInvoiceFull({ dir: other, ...INVOICES, date: '20261030' });
  const whole = await importFull({ registry: 'invoice', dir: other, files: again });
  assert.equal(info.recordCount, whole.recordCount);
  const dump = async (folder: string) => {
    const file = (await readdir(folder)).find((name) => /^invoice\..*\.db$/.test(name))!;
    const db = new DatabaseSync(join(folder, file), { readOnly: true });
    const rows = ['invoice', 'past', 'trade'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
    db.close();
    return rows;
  };
  assert.deepEqual(await dump(dir), await dump(other));
});
