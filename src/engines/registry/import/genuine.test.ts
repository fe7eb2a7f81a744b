import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { testSigner } from '../../../../testkit/registry/signing.ts';
import { samplePath, withoutSample } from '../../../../testkit/samples.ts';
import { foldCompanyName } from '../../../japan/company-name.ts';
import { openRegistry } from '../index.ts';
import { companyRowChecker } from './company-rows.ts';
import { importFull } from './import-full.ts';
import { invoiceRowChecker } from './invoice-rows.ts';
import { readSigningKey } from './signature.ts';
import { openSource, readRows } from './source-file.ts';

/** Files as the tax agency published them; skipped on machines that do not have them. */
let dir: string;
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'jbis-genuine-'));
});
after(() => rm(dir, { recursive: true, force: true }));
const FOLDER = 'registry';

const TOTTORI = `${FOLDER}/31_tottori_all_20160229.zip`;
test('a genuine prefecture archive of 2016 (23 columns) is loaded whole', {
  skip: withoutSample(TOTTORI),
}, async () => {
  const info = await importFull({ registry: 'company', dir, files: [samplePath(TOTTORI)!] });
  assert.equal(info.recordCount, 16_593);
  assert.equal(info.baseDate, '2016-02-29');
  const registry = openRegistry({ dir, sampleDir: null });
  assert.equal(registry.companies?.byNumber('1000020313025')?.name, '岩美町');
  const match = registry.companies?.search('智頭町', '鳥取県八頭郡智頭町大字智頭2072-1').matches[0];
  assert.equal(match?.address, 'same_block');
  registry.close();
});

test('its SHA-1 signature by another key is refused, and says by which key it was made', {
  skip: withoutSample(TOTTORI),
}, async () => {
  const { keyPath, fingerprint } = await testSigner(dir);
  const key = await readSigningKey(keyPath, fingerprint, true);
  await assert.rejects(
    importFull({ registry: 'company', dir, files: [samplePath(TOTTORI)!], key }),
    /signed by key 4bcd87a24d615230/,
  );
});

const ABROAD = `${FOLDER}/99_kokugai_all_20160229.zip`;
test('the genuine archive of bodies abroad keeps their foreign addresses', {
  skip: withoutSample(ABROAD),
}, async () => {
  const folder = join(dir, 'abroad');
  await importFull({ registry: 'company', dir: folder, files: [samplePath(ABROAD)!] });
  const registry = openRegistry({ dir: folder, sampleDir: null });
  assert.match(registry.companies?.byNumber('1700150000018')?.addressOutside ?? '', /Ｌｏｎｄｏｎ/);
  registry.close();
});

for (const [name, date, encoding] of [
  ['houjin_diff_20260820.head300.csv', '2026-08-20', 'shift_jis'],
  ['houjin_diff_20210714.head300.csv', '2021-07-14', 'utf-8'],
] as const)
  test(`the first 300 rows of the genuine difference of ${date} keep every assertion`, {
    skip: withoutSample(`${FOLDER}/${name}`),
  }, async () => {
    const [source] = await openSource(samplePath(`${FOLDER}/${name}`)!);
    const check = companyRowChecker({ file: name, updateDate: date, difference: true });
    const result = await readRows(source!, { onRow: check });
    assert.deepEqual(result, { rows: 300, encoding });
  });

const INVOICES = `${FOLDER}/invoice_rows.csv`;
test('genuine invoice rows are read, the blanked past one included', { skip: withoutSample(INVOICES) }, async () => {
  const [source] = await openSource(samplePath(INVOICES)!);
  const rows: string[][] = [];
  await readRows(source!, { onRow: (row) => void rows.push(row) });
  // They come from three archives: each is checked as the first row of its own.
  for (const row of rows) invoiceRowChecker({ file: 'h_all.csv', difference: false })(row, 1);
  assert.equal(rows.length, 3);
});

const SAMPLE = `${FOLDER}/houjin_sample.csv`;
test('every genuine name has a core, and names of companies lose their legal form', {
  skip: withoutSample(SAMPLE),
}, async () => {
  const [source] = await openSource(samplePath(SAMPLE)!);
  let names = 0;
  await readRows(source!, {
    onRow: (row, line) => {
      const [name, kind] = [row[8]!, row[10]!];
      if (line === 1 || name === '') return;
      names++;
      const folded = foldCompanyName(name);
      assert.notEqual(folded.core, '', name);
      if (['301', '302', '303', '304', '305'].includes(kind)) assert.notEqual(folded.form, null, `${name} (${kind})`);
    },
  });
  assert.ok(names > 2000);
});
