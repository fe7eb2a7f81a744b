import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { companyLine, writeCompanyDifference, writeCompanyFull } from '../../../../testkit/registry/company-files.ts';
import { individualNumber, writeInvoiceFull } from '../../../../testkit/registry/invoice-files.ts';
import { testSigner } from '../../../../testkit/registry/signing.ts';
import { syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { ZipWriter } from '../../../../testkit/registry/zip-writer.ts';
import { openRegistry, type Registry } from '../index.ts';
import { GapError } from './gap.ts';
import { importDifferences } from './import-differences.ts';
import { ImportError } from './import-error.ts';
import { importFull } from './import-full.ts';
import { readSigningKey, SignatureError } from './signature.ts';

const COUNT = 400;
let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'jbis-registry-'));
});
after(() => rm(root, { recursive: true, force: true }));
const folder = (name: string) => mkdtemp(join(root, name));
const open = (dir: string): Registry => openRegistry({ dir, sampleDir: null });
const refused = (reason: RegExp) => (error: unknown) => error instanceof ImportError && reason.test(error.message);

async function imported(name: string) {
  const dir = await folder(name);
  const file = await writeCompanyFull({ dir, count: COUNT, date: '20261030' });
  const info = await importFull({ registry: 'company', dir, files: [file] });
  return { dir, file, info };
}

async function zipOf(dir: string, name: string, lines: readonly string[]): Promise<string> {
  const path = join(dir, `${name}.zip`);
  const zip = new ZipWriter(path);
  await zip.add(`${name}.csv`, [`${lines.join('\n')}\n`]);
  await zip.close();
  return path;
}

describe('full files', () => {
  test('a nationwide archive becomes a snapshot in which every company is found by number and by name', async () => {
    const { dir, info } = await imported('full');
    assert.equal(info.recordCount, COUNT);
    assert.equal(info.dataAsOf, '2026-10-30');
    const registry = open(dir);
    for (let i = 0; i < COUNT; i += 7) {
      const company = syntheticCompany(i, COUNT);
      const record = registry.companies!.byNumber(company.number);
      assert.equal(record?.name, company.name);
      assert.equal(record?.prefecture, company.town.prefecture);
      assert.equal(record?.street, company.street);
      assert.equal(record?.closeDate, company.closeDate || null);
      const address = company.town.prefecture + company.town.city + company.street;
      assert.equal(
        registry.companies!.search(company.name, address).matches[0]?.record.corporateNumber,
        company.number,
      );
    }
    registry.close();
  });

  test('the invoice archives become a snapshot with the kind of each issuer', async () => {
    const dir = await folder('invoice');
    const options = { companies: COUNT, corporations: 90, bodies: 9, individuals: 90, date: '20261030', parts: 2 };
    const files = await writeInvoiceFull({ dir, ...options });
    const info = await importFull({ registry: 'invoice', dir, files });
    assert.equal(info.recordCount, 189);
    const registry = open(dir);
    const corporation = registry.invoices!.byNumber(`T${syntheticCompany(0, COUNT).number}`);
    assert.equal(corporation?.entity, 'corporation');
    assert.equal(corporation?.name, syntheticCompany(0, COUNT).name);
    const individual = registry.invoices!.byNumber(`T${individualNumber(50, 90)}`);
    assert.deepEqual([individual?.entity, individual?.name, individual?.address], ['individual', null, null]);
    registry.close();
  });

  test('a snapshot is taken into service without a restart', async () => {
    const dir = await folder('swap');
    const registry = open(dir);
    const count = (): number | undefined => registry.companies?.info.recordCount;
    assert.equal(count(), undefined);
    const file = await writeCompanyFull({ dir, count: 20, date: '20261030' });
    await importFull({ registry: 'company', dir, files: [file] });
    registry.refresh();
    assert.equal(count(), 20);
    registry.close();
  });

  const broken: [string, RegExp, (lines: string[]) => string[]][] = [
    ['a column too few', /line 3: 29 columns/, (lines) => lines.with(2, lines[2]!.split(',').slice(0, 29).join(','))],
    [
      'a skipped sequence number',
      /line 4: sequence number 9 where 4/,
      (lines) => lines.with(3, lines[3]!.replace(/^4,/, '9,')),
    ],
    [
      'a wrong check digit',
      /line 2: .*check digit/,
      (lines) =>
        lines.with(
          1,
          lines[1]!.replace(/^2,(\d)/, (_, d) => `2,${(Number(d) % 9) + 1}`),
        ),
    ],
    [
      'numbers out of order',
      /line 3: .*ascend/,
      (lines) => [lines[0]!, lines[9]!.replace(/^10,/, '2,'), lines[1]!.replace(/^2,/, '3,')],
    ],
    [
      'an unknown process',
      /line 1: process 55/,
      (lines) => lines.with(0, lines[0]!.replace(/^(1,\d{13}),\d\d/, '$1,55')),
    ],
    [
      'a date that is none',
      /line 1: update date/,
      (lines) => lines.with(0, lines[0]!.replace(/^(1,\d{13},\d\d,\d),[\d-]+/, '$1,2026-13-01')),
    ],
    ['a quote that is never closed', /line 10: .*quote/, (lines) => lines.with(9, lines[9]!.replace('",', ','))],
  ];
  for (const [what, reason, damage] of broken)
    test(`a file with ${what} is refused with its line, and the old data stay`, async () => {
      const { dir, info } = await imported('broken');
      const lines = Array.from({ length: 10 }, (_, i) => companyLine(i + 1, syntheticCompany(i, COUNT)));
      const bad = await zipOf(dir, '00_zenkoku_all_20261127', damage(lines));
      await assert.rejects(
        importFull({ registry: 'company', dir, files: [bad], allowCountChange: true }),
        refused(reason),
      );
      const registry = open(dir);
      assert.deepEqual(registry.companies?.info, info);
      registry.close();
      assert.deepEqual(
        (await readdir(dir)).filter((name) => name.includes('draft')),
        [],
      );
    });

  test('far fewer rows than before are refused unless they are allowed', async () => {
    const { dir } = await imported('count');
    const file = await writeCompanyFull({ dir, count: 300, date: '20261130' });
    const steps: string[] = [];
    const onProgress = ({ step }: { step: string }) => void steps.push(step);
    await assert.rejects(
      importFull({ registry: 'company', dir, files: [file], onProgress }),
      refused(/24\.\d % apart/),
    );
    assert.deepEqual(steps, [], 'refused before the build');
    // As many bytes, but fewer rows: told by the count at the end.
    const before = await readFile(join(dir, 'company.json'), 'utf8');
    await writeFile(join(dir, 'company.json'), before.replace(/"source_bytes":\s*\d+/, '"source_bytes": null'));
    await assert.rejects(importFull({ registry: 'company', dir, files: [file] }), refused(/25\.0 % apart/));
    const info = await importFull({ registry: 'company', dir, files: [file], allowCountChange: true });
    assert.equal(info.recordCount, 300);
  });

  test('a cut-off, foreign or wrongly named file is refused', async () => {
    const { dir, file } = await imported('cut');
    const bytes = await readFile(file);
    const cut = join(dir, 'cut.zip');
    await writeFile(cut, bytes.subarray(0, bytes.length - 200));
    await assert.rejects(importFull({ registry: 'company', dir, files: [cut] }), refused(/zip/));
    const damaged = join(dir, 'damaged.zip');
    await writeFile(damaged, bytes.fill(0x55, 2000, 2200));
    await assert.rejects(
      importFull({ registry: 'company', dir, files: [damaged] }),
      refused(/inflate|damaged|quote|columns|line/),
    );
    const named = await zipOf(dir, 'companies', ['1,2,3']);
    await assert.rejects(importFull({ registry: 'company', dir, files: [named] }), refused(/not a published name/));
  });

  test('Shift_JIS and the 23 columns before 2018 are read', async () => {
    const dir = await folder('sjis');
    // 1,1000013050238,…,"裁判所",… in Shift_JIS; NFKC-free and short on purpose.
    const head = '1,1000013050238,01,0,2015-10-26,2015-10-05,"';
    const tail = '",,101,"","","",,31,201,6800011,,,,,,,2015-10-05\n';
    const bytes = Buffer.concat([
      Buffer.from(head),
      Buffer.from([0x8d, 0xd9, 0x94, 0xbb, 0x8f, 0x8a]),
      Buffer.from(tail),
    ]);
    await writeFile(join(dir, '31_tottori_all_20160229.csv'), bytes);
    await importFull({ registry: 'company', dir, files: [join(dir, '31_tottori_all_20160229.csv')] });
    const registry = open(dir);
    assert.equal(registry.companies?.byNumber('1000013050238')?.name, '裁判所');
    registry.close();
  });
});

describe('differences', () => {
  const change = (index: number, changes: object, row: object) => (sequence: number) =>
    companyLine(
      sequence,
      { ...syntheticCompany(index, COUNT), ...changes },
      { updateDate: '2026-11-02', changeDate: '2026-11-01', ...row },
    );
  const apply = async (dir: string, rows: readonly ((sequence: number) => string)[], date = '20261102') => {
    const file = await zipOf(
      dir,
      `diff_${date}`,
      rows.map((row, i) => row(i + 1)),
    );
    return importDifferences({ registry: 'company', dir, files: [file] });
  };

  test('a new name is found at once, the old one as a former name', async () => {
    const { dir } = await imported('rename');
    const old = syntheticCompany(5, COUNT);
    const result = await apply(dir, [change(5, { name: '株式会社まったく新しい呼び名' }, { process: '11' })]);
    assert.deepEqual(result.applied, ['2026-11-02']);
    const { companies, ...registry } = open(dir);
    assert.equal(companies?.info.dataAsOf, '2026-11-02');
    assert.equal(companies?.info.latestDiffDate, '2026-11-02');
    assert.equal(companies?.search('まったく新しい呼び名').matches[0]?.record.corporateNumber, old.number);
    assert.equal(companies?.search('まったく新しい呼び各').matches[0]?.record.corporateNumber, old.number);
    const former = companies!.search(old.name).matches.find((match) => match.record.corporateNumber === old.number);
    assert.equal(former?.agreement, 'previous');
    assert.equal(companies?.history(old.number)[0]?.name, old.name);
    registry.close();
  });

  test('a full file, which holds the present alone, keeps the history of the data it replaces and adds to it', async () => {
    const { dir } = await imported('carried');
    const old = syntheticCompany(5, COUNT);
    await apply(dir, [change(5, { name: '株式会社まったく新しい呼び名' }, { process: '11' })]);
    const later = await writeCompanyFull({ dir, count: COUNT, date: '20261130', seed: 2 });
    const info = await importFull({ registry: 'company', dir, files: [later], allowCountChange: true });
    assert.equal(info.latestDiffDate, null);
    const now = syntheticCompany(5, COUNT, 2);
    const { companies, ...registry } = open(dir);
    assert.equal(companies?.byNumber(old.number)?.name, now.name);
    assert.deepEqual(
      companies?.history(old.number).map(({ name }) => name),
      [old.name, '株式会社まったく新しい呼び名'],
    );
    const former = companies!.search('まったく新しい呼び名').matches[0];
    assert.deepEqual([former?.record.corporateNumber, former?.agreement], [old.number, 'previous']);
    const seat = old.town.prefecture + old.town.city + old.street;
    assert.deepEqual(
      companies?.history(old.number).map(({ address }) => address),
      [seat, seat],
    );
    registry.close();
  });

  test('a move keeps the former address and is found by the new one', async () => {
    const { dir } = await imported('move');
    const old = syntheticCompany(8, COUNT);
    const other = syntheticCompany(300, COUNT);
    await apply(dir, [change(8, { town: other.town, street: other.street }, { process: '12' })]);
    const { companies, ...registry } = open(dir);
    const address = other.town.prefecture + other.town.city + other.street;
    assert.equal(companies!.search(old.name, address).matches[0]?.address, 'same_block');
    assert.equal(companies!.history(old.number)[0]?.address, old.town.prefecture + old.town.city + old.street);
    registry.close();
  });

  test('a correction replaces the whole history of its number', async () => {
    const { dir } = await imported('correct');
    const { number } = syntheticCompany(5, COUNT);
    await apply(dir, [change(5, { name: '株式会社一度目の名' }, { process: '11' })]);
    const rows = [
      change(5, { name: '株式会社正しい旧名' }, { process: '01', correct: '1', latest: '0', updateDate: '2026-11-04' }),
      change(5, { name: '株式会社正しい新名' }, { process: '11', correct: '1', updateDate: '2026-11-04' }),
    ];
    await apply(dir, rows, '20261104');
    const { companies, ...registry } = open(dir);
    assert.deepEqual(
      companies!.history(number).map((entry) => entry.name),
      ['株式会社正しい旧名'],
    );
    assert.equal(companies!.search('一度目の名').matches.length, 0);
    assert.equal(companies!.search('正しい旧名').matches[0]?.agreement, 'previous');
    registry.close();
  });

  test('a withdrawn number disappears, a closed one stays with its date', async () => {
    const { dir } = await imported('delete');
    const gone = syntheticCompany(3, COUNT);
    const withdrawn = (sequence: number) => `${sequence},${gone.number},99,,2026-11-02${','.repeat(25)}`;
    const closed = change(6, { closeDate: '2026-11-01', closeCause: '01' }, { process: '21' });
    const result = await apply(dir, [withdrawn, closed]);
    assert.deepEqual([result.deleted, result.updated], [1, 1]);
    const { companies, ...registry } = open(dir);
    assert.equal(companies?.byNumber(gone.number), null);
    assert.ok(!companies!.search(gone.name).matches.some((match) => match.record.corporateNumber === gone.number));
    assert.equal(companies?.byNumber(syntheticCompany(6, COUNT).number)?.closeDate, '2026-11-01');
    assert.equal(companies?.info.recordCount, COUNT - 1);
    registry.close();
  });

  test('rows of another day, or a row that is wrong, refuse the whole file', async () => {
    const { dir, info } = await imported('wrongday');
    await assert.rejects(
      apply(dir, [change(1, {}, { updateDate: '2026-11-01' })]),
      refused(/line 1: update date 2026-11-01 in a file of 2026-11-02/),
    );
    await assert.rejects(apply(dir, [change(1, { name: '株式会社途中' }, {}), () => '2,x']), refused(/line 2/));
    const { companies, ...registry } = open(dir);
    assert.deepEqual(companies?.info, info);
    registry.close();
  });

  test('a missing business day is a gap; weekends and holidays are none; old files are skipped', async () => {
    const { dir } = await imported('gap');
    const make = (date: string) => writeCompanyDifference({ dir, count: COUNT, date, rows: 10 });
    // 2026-11-03 is a holiday, 10-31 and 11-01 a weekend.
    const files = [await make('20261029'), await make('20261102'), await make('20261104')];
    const late = await make('20261106');
    await assert.rejects(
      importDifferences({ registry: 'company', dir, files: [...files, late] }),
      (error: unknown) => error instanceof GapError && error.missing.join() === '2026-11-05',
    );
    const result = await importDifferences({ registry: 'company', dir, files: files.reverse() });
    assert.deepEqual(result.applied, ['2026-11-02', '2026-11-04']);
  });

  test('without a full import there is nothing to apply to', async () => {
    const dir = await folder('nothing');
    const file = await writeCompanyDifference({ dir, count: COUNT, date: '20261102', rows: 3 });
    await assert.rejects(importDifferences({ registry: 'company', dir, files: [file] }), /full import first/);
  });
});

describe('signatures', () => {
  test('a good signature is recorded; a damaged file, a foreign key and no signature are refused', async () => {
    const dir = await folder('signed');
    const { keyPath, fingerprint, sign } = await testSigner(dir);
    const key = await readSigningKey(keyPath, fingerprint, false);
    const good = await writeCompanyFull({ dir, count: 30, date: '20261030', sign });
    const info = await importFull({ registry: 'company', dir, files: [good], key });
    assert.equal(info.signatureVerified, true);
    const difference = await writeCompanyDifference({ dir, count: 30, date: '20261102', rows: 5, sign });
    assert.equal(
      (await importDifferences({ registry: 'company', dir, files: [difference], key })).info?.signatureVerified,
      true,
    );

    const other = await folder('forged');
    const forged = await writeCompanyFull({ dir: other, count: 30, date: '20261030', sign: (csv) => sign(`${csv} `) });
    await assert.rejects(importFull({ registry: 'company', dir, files: [forged], key }), SignatureError);
    const stranger = await testSigner(other);
    const strange = await writeCompanyFull({ dir: other, count: 30, date: '20261030', sign: stranger.sign });
    await assert.rejects(importFull({ registry: 'company', dir, files: [strange], key }), /not the configured one/);
    const bare = await writeCompanyFull({ dir: other, count: 30, date: '20261030' });
    await assert.rejects(importFull({ registry: 'company', dir, files: [bare], key }), /no \.asc signature/);
    await assert.rejects(readSigningKey(keyPath, 'f'.repeat(40), false), /fingerprint/);
  });

  test('SHA-1 signatures are refused unless the operator accepts them', async () => {
    const dir = await folder('sha1');
    const { keyPath, fingerprint, sign } = await testSigner(dir, 'sha1');
    const file = await writeCompanyFull({ dir, count: 30, date: '20261030', sign });
    const strict = await readSigningKey(keyPath, fingerprint, false);
    await assert.rejects(importFull({ registry: 'company', dir, files: [file], key: strict }), /SHA-1/);
    const lenient = await readSigningKey(keyPath, fingerprint, true);
    assert.equal((await importFull({ registry: 'company', dir, files: [file], key: lenient })).signatureVerified, true);
  });
});
