import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { crowdedCompany } from './crowded-company.ts';

test('names crowd as in the national registry: 44 % of rows share a core, 5 % of cores are carried by more than ten', () => {
  const count = 40_000;
  const rows = new Map<string, number>();
  const spellings = new Map<string, Set<string>>();
  for (let i = 0; i < count; i++) {
    const { core, spelling } = foldCompanyName(crowdedCompany(i, count).name);
    rows.set(core, (rows.get(core) ?? 0) + 1);
    const own = spellings.get(core) ?? new Set();
    spellings.set(core, own.add(spelling));
  }
  let sharing = 0;
  for (const number of rows.values()) if (number > 1) sharing += number;
  assert.ok(sharing / count >= 0.43 && sharing / count <= 0.46, `${sharing / count} share a core`);
  const crowds = [...rows].filter(([, number]) => number > 10);
  const share = crowds.length / rows.size;
  assert.ok(share >= 0.045, `${share} of the cores are crowded`);
  assert.ok(crowds.every(([core]) => spellings.get(core)!.size >= 3));
});
