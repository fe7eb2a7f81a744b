import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeCompanyDifference, writeCompanyFull } from '../../../testkit/registry/company-files.ts';
import { numberAt } from '../../../testkit/registry/synthetic-company.ts';
import { importFull } from '../../engines/registry/import/import-full.ts';
import { openRegistry } from '../../engines/registry/index.ts';

const COUNT = 4000;
const MAIN = join(import.meta.dirname, '../main.ts');

/** Starts `jbis import company FILE` and kills it after so many milliseconds; true when it was still running. */
async function killed(dataDir: string, file: string, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'import', 'company', file], {
    env: { ...process.env, JBIS_DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const early = await Promise.race([ended.then(() => true), sleep(afterMs, false)]);
  if (!early) child.kill('SIGKILL');
  await ended;
  return !early;
}

test('a kill at any moment of an import leaves a whole snapshot serving, the old one or the new one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jbis-kill-'));
  const dir = join(dataDir, 'registry');
  try {
    const full = await writeCompanyFull({ dir: dataDir, count: COUNT, date: '20261030' });
    await importFull({ registry: 'company', dir, files: [full] });
    const newer = await writeCompanyFull({ dir: dataDir, count: COUNT, date: '20261031', seed: 2 });
    const difference = await writeCompanyDifference({ dir: dataDir, count: COUNT, date: '20261102', rows: 400 });
    let kills = 0;
    for (const [file, delays] of [
      [difference, [250, 400, 600]],
      [newer, [300, 500, 800, 1100]],
    ] as const)
      for (const delay of delays) {
        if (await killed(dataDir, file, delay)) kills++;
        const registry = openRegistry({ dir, sampleDir: null });
        assert.deepEqual(registry.problems, []);
        const { info } = registry.companies!;
        assert.equal(info.recordCount, COUNT);
        assert.ok(['2026-10-30', '2026-10-31', '2026-11-02'].includes(info.dataAsOf), info.dataAsOf);
        const record = registry.companies!.byNumber(numberAt(7, COUNT))!;
        assert.ok(registry.companies!.search(record.name).count > 0);
        registry.close();
      }
    assert.ok(kills > 0, 'no run was still going when it was to be killed');
    const after = await importFull({ registry: 'company', dir, files: [newer] });
    assert.equal(after.dataAsOf, '2026-10-31');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

const DIFFERENCES = join(import.meta.dirname, '../../engines/registry/import/import-differences.ts');

/** Applies a difference in a process that kills itself at one of its stages. */
async function killedAt(stage: string, dir: string, file: string): Promise<NodeJS.Signals | null> {
  const script = `
    const { importDifferences } = await import(${JSON.stringify(DIFFERENCES)});
    await importDifferences({
      registry: 'company', dir: ${JSON.stringify(dir)}, files: [${JSON.stringify(file)}], foldAbove: 0,
      onStage: (stage) => { if (stage === ${JSON.stringify(stage)}) process.kill(process.pid, 'SIGKILL'); },
    });`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

test('a difference is served whole or not at all, at whichever stage its import dies', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jbis-kill-stage-'));
  const dir = join(dataDir, 'registry');
  const look = () => {
    const registry = openRegistry({ dir, sampleDir: null });
    assert.deepEqual(registry.problems, []);
    const { dataAsOf, recordCount } = registry.companies!.info;
    const changed = registry.companies!.byNumber(number)!;
    const names = registry.companies!.search(changed.name).count;
    registry.close();
    assert.ok(names > 0);
    return { dataAsOf, recordCount, updateDate: changed.updateDate };
  };
  let number = '';
  try {
    const full = await writeCompanyFull({ dir: dataDir, count: COUNT, date: '20261030' });
    await importFull({ registry: 'company', dir, files: [full] });
    const difference = await writeCompanyDifference({ dir: dataDir, count: COUNT, date: '20261102', rows: COUNT });
    number = numberAt(COUNT - 1, COUNT);
    const before = look();
    for (const stage of ['applying', 'applied']) {
      assert.equal(await killedAt(stage, dir, difference), 'SIGKILL');
      assert.deepEqual(look(), before, stage);
    }
    // Published, not yet folded into the large file.
    assert.equal(await killedAt('published', dir, difference), 'SIGKILL');
    assert.deepEqual(look(), { dataAsOf: '2026-11-02', recordCount: COUNT, updateDate: '2026-11-02' });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
