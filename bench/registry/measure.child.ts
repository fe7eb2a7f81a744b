import { openRegistry } from '../../src/engines/registry/index.ts';
import { ENTRY_BYTES } from '../../src/engines/registry/search/postings.ts';
import { searchNames } from '../../src/engines/registry/search/search-names.ts';
import { CompanyReader } from '../../src/engines/registry/snapshot/company-reader.ts';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { openSnapshotFiles, readManifest } from '../../src/store/snapshot/index.ts';
import { matchCompany } from '../../src/usecases/company-match.ts';
import { random } from '../../testkit/registry/random.ts';
import type { SyntheticCompany } from '../../testkit/registry/synthetic-company.ts';
import { cardAddress, damage, drawCompanies, registeredAddress, SPELLINGS } from './queries.ts';
import type { Scale } from './scale.ts';

/** Cost and correctness of look-ups on a full snapshot, in a process of its own. */
const [dir, scaleText, mode] = process.argv.slice(2) as [string, string, string | undefined];
const scale = JSON.parse(scaleText) as Scale;
const { data, changes } = openSnapshotFiles(dir, readManifest(dir, 'company')!);
const companies = new CompanyReader(data, changes);
const sources = { companies };
const registry = openRegistry({ dir, sampleDir: null });
const r = random(11);
const results: Record<string, unknown> = {};

/**
 * Every query alone, three times, the fastest counts: what is left is its CPU time, without the other processes of a
 * busy machine. The mean is CPU time of the process over the whole set.
 */
function cost(name: string, queries: readonly (() => unknown)[]): void {
  for (const query of queries) query();
  const times = new Float64Array(queries.length).fill(Number.POSITIVE_INFINITY);
  const cpu = process.cpuUsage();
  for (let round = 0; round < 3; round++)
    queries.forEach((query, i) => {
      const start = process.hrtime.bigint();
      query();
      times[i] = Math.min(times[i]!, Number(process.hrtime.bigint() - start) / 1000);
    });
  const spent = process.cpuUsage(cpu);
  times.sort();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  results[name] = {
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    max: at(1),
    mean: (spent.user + spent.system) / (3 * queries.length),
  };
}

/** Rows the difference has not touched. */
const isAsWritten = ({ number, name, street }: SyntheticCompany): boolean => {
  const record = companies.byNumber(number);
  return record?.name === name && record.street === street;
};
const rows = drawCompanies(scale.queries, scale.companies, 1, isAsWritten);
const long = drawCompanies(
  scale.queries,
  scale.companies,
  2,
  (company) => isAsWritten(company) && foldCompanyName(company.name).core.length >= 3,
);
const damaged = long.map((company) => ({ company, name: damage(company.name, r), address: cardAddress(company, r) }));
const shared = drawCompanies(
  scale.queries,
  scale.companies,
  3,
  (company) =>
    isAsWritten(company) && (companies.core(foldCompanyName(company.name).core)?.list.length ?? 0) > ENTRY_BYTES,
);
const sharedQueries = shared.map((company) => ({ company, address: cardAddress(company, r) }));
const single = drawCompanies(
  Math.floor(scale.queries / 2),
  scale.companies,
  4,
  (company) => isAsWritten(company) && companies.core(foldCompanyName(company.name).core)?.list.length === ENTRY_BYTES,
);

if (mode !== 'recall') {
  cost(
    'number',
    rows.map(
      ({ number }) =>
        () =>
          companies.byNumber(number),
    ),
  );
  cost(
    'exact_name',
    rows.map(
      ({ name }) =>
        () =>
          searchNames(sources, name),
    ),
  );
  cost(
    'one_error',
    damaged.map(
      ({ name }) =>
        () =>
          searchNames(sources, name),
    ),
  );
  cost(
    'two_errors',
    damaged
      .filter(({ company }) => foldCompanyName(company.name).core.length >= 7)
      .map(({ name }) => {
        const twice = damage(name, r);
        return () => searchNames(sources, twice);
      }),
  );
  cost(
    'inside',
    rows.map(
      ({ name }) =>
        () =>
          searchNames(sources, `${name} 大阪支店 営業部 TEL 06-1234-5678`),
    ),
  );
  cost(
    'part',
    long
      .map(({ name }) => foldCompanyName(name).core)
      .map((core) => core.slice(0, Math.ceil(core.length * 0.7)))
      .filter((part) => part.length >= 4)
      .map((part) => () => searchNames(sources, part)),
  );
  cost(
    'name_address',
    rows.map((company) => () => searchNames(sources, company.name, registeredAddress(company))),
  );
  cost(
    'one_error_address',
    damaged.map(
      ({ name, address }) =>
        () =>
          searchNames(sources, name, address),
    ),
  );
}

const first = (name: string, address?: string): string | undefined =>
  searchNames(sources, name, address).matches[0]?.record.corporateNumber;
const misses: string[] = [];
function recall(figure: string, pairs: readonly (readonly [string, string, string?])[]): void {
  let right = 0;
  for (const [number, name, address] of pairs) {
    if (first(name, address) === number) right++;
    else if (misses.length < 60)
      misses.push(`${figure}: ${name} ${address ?? ''} (${companies.byNumber(number)?.name})`);
  }
  results[figure] = { value: right / pairs.length, queries: pairs.length };
}
recall(
  'spellings',
  single.flatMap(({ number, name }) => SPELLINGS.map((spell) => [number, spell(name)] as const)),
);
recall(
  'recall_one_error_address',
  damaged.map(({ company, name, address }) => [company.number, name, address] as const),
);
recall(
  'ambiguous_address',
  sharedQueries.map(({ company, address }) => [company.number, company.name, address] as const),
);
recall(
  'one_error_alone',
  damaged.map(({ company, name }) => [company.number, name] as const),
);

let falseVerified = 0;
let realNames = 0;
for (const { name } of damaged) {
  const match = matchCompany({ companies: registry.companies!, now: new Date() }, { name });
  if (!match.verified) continue;
  const found = foldCompanyName(match.record!.name);
  // The damaged name is another company's own name: that company is what was asked for.
  if (found.core === foldCompanyName(name).core) realNames++;
  else falseVerified++;
}
results.false_verified = { value: falseVerified, queries: damaged.length, damaged_into_real_names: realNames };
process.send!({ results, misses });
registry.close();
companies.close();
process.exit(0);
