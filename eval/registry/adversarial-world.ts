import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '../../src/engines/registry/index.ts';
import { unpackKana, unpackText } from '../../src/engines/registry/snapshot/packed-text.ts';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { openSnapshotFiles, readManifest } from '../../src/store/snapshot/index.ts';
import { matchCompany } from '../../src/usecases/company-match.ts';
import { legalName } from '../truth/legal-name.ts';
import { buildCorpus } from './corpus.ts';
import type { Asked } from './questions.ts';

export interface World {
  readonly rows: readonly Asked[];
  /** Rows per core, and live rows per full legal name. */
  readonly perCore: ReadonlyMap<string, number>;
  readonly perSpelling: ReadonlyMap<string, number>;
  readonly ask: (name: string, address: string | null) => ReturnType<typeof matchCompany>;
}

export interface CorpusOptions {
  /** Companies to generate, where no snapshot is given. */
  readonly rows: number;
  readonly snapshot?: string | null;
  /** A CSV of genuine rows to put among them. */
  readonly genuine?: string | null;
  readonly note: (text: string) => void;
}

/** A registry to ask hard questions of, for as long as the work takes. */
export async function withWorld(
  { rows, snapshot = null, genuine = null, note }: CorpusOptions,
  work: (world: World) => void,
): Promise<void> {
  const dir = snapshot ?? mkdtempSync(join(tmpdir(), 'jbis-eval-adversarial-'));
  try {
    if (snapshot === null) {
      note(`building ${rows} companies with the crowding of the national registry`);
      await buildCorpus(dir, rows, genuine);
    }
    const registry = openRegistry({ dir, sampleDir: null });
    const companies = registry.companies!;
    const now = new Date(`${companies.info.dataAsOf}T03:00:00Z`);
    work({ ...readWorld(dir), ask: (name, address) => matchCompany({ companies, now }, { name, address }) });
    registry.close();
  } finally {
    if (snapshot === null) rmSync(dir, { recursive: true, force: true });
  }
}

function readWorld(dir: string): Omit<World, 'ask'> {
  const { data, changes } = openSnapshotFiles(dir, readManifest(dir, 'company')!);
  const former = new Map<number, string[]>();
  for (const { num, name } of data.prepare('SELECT num, name FROM history').all() as { num: number; name: string }[])
    former.set(num, [...(former.get(num) ?? []), name]);
  const perCore = new Map<string, number>();
  const perSpelling = new Map<string, number>();
  const rows: Asked[] = [];
  const select = data.prepare(
    'SELECT c.num, c.name, c.furigana, c.closed, c.extra, p.prefecture, p.city FROM company c JOIN place p ON p.id = c.place',
  );
  for (const row of select.iterate() as Iterable<Record<string, string | number | null>>) {
    const name = unpackText(String(row.name));
    const { core } = foldCompanyName(name);
    const spelling = legalName(name);
    perCore.set(core, (perCore.get(core) ?? 0) + 1);
    if (row.closed !== null) continue;
    perSpelling.set(spelling, (perSpelling.get(spelling) ?? 0) + 1);
    rows.push({
      number: String(row.num).padStart(13, '0'),
      name,
      furigana: row.furigana === null ? null : unpackKana(String(row.furigana)),
      nameEn: row.extra === null ? null : ((JSON.parse(String(row.extra)) as { en?: string }).en ?? null),
      prefecture: String(row.prefecture),
      city: String(row.city),
      formerNames: (former.get(Number(row.num)) ?? []).filter((old) => old !== name),
    });
  }
  data.close();
  changes?.close();
  return { rows, perCore, perSpelling };
}
