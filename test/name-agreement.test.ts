import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ListedOperator } from '../src/connectors/fsa/register-file.ts';
import { companyReportAnswer } from '../src/endpoints/company/report.answer.ts';
import { openRegistry } from '../src/engines/registry/index.ts';
import { dateInJapan } from '../src/japan/business-days.ts';
import { corporateCheckDigit } from '../src/japan/corporate-number.ts';
import { type NameAgreement, nameAgrees, nameGrade, nameOutcome } from '../src/matching/index.ts';
import { matchCompany } from '../src/usecases/company-match.ts';

import { entityMatch } from '../src/usecases/counterparty/entity-match.ts';
import { resolveCrossBorder } from '../src/usecases/cross-border/resolve-cross-border.ts';
import { ntaRegistry } from '../src/usecases/evidence/nta-registry.ts';
import { compareIssuer } from '../src/usecases/issuer-comparison.ts';
import { issuerEvidence } from '../src/usecases/pint-issuer.ts';
import { findRegistrations } from '../src/usecases/regulated/find-registrations.ts';
import { resolveSupplier } from '../src/usecases/supplier/resolve-supplier.ts';
import { rowOf } from '../src/usecases/truth/what-may-be-said.ts';
import { NAME_CASES, type NamedCase } from '../testkit/names/name-pairs.ts';

const now = new Date();
const today = dateInJapan(now);
const folder = mkdtempSync(join(tmpdir(), 'name-agreement-'));
const numberOf = (index: number): string => {
  const body = String(999_950_000_000 + index * 7).padStart(12, '0');
  return corporateCheckDigit(body) + body;
};
const csv = (fields: readonly (string | number)[]): string =>
  fields.map((field) => (typeof field === 'string' ? `"${field}"` : field)).join(',');

function companyRow(sequence: number, index: number, item: NamedCase, latest: boolean): string {
  const name = latest ? item.name : item.former!;
  const place = ['東京都', '港区', `芝${index + 1}丁目７番１号`, '', 13, 103, 1080014];
  const dates = ['', '', '', '', '', ''];
  return `${sequence},${numberOf(index)},${latest ? '01' : '11'},0,2026-10-30,2015-10-05,${csv([name, latest ? (item.imageId ?? '') : '', 301, ...place, ...dates])},2015-10-05,${latest ? 1 : 0},${csv([latest ? (item.nameEn ?? '') : '', '', '', '', latest ? (item.furigana ?? '') : ''])},0`;
}
const order = NAME_CASES.map((_, i) => i).sort((a, b) => (numberOf(a) < numberOf(b) ? -1 : 1));
let line = 0;
writeFileSync(
  join(folder, 'company.csv'),
  order
    .flatMap((i) => {
      const item = NAME_CASES[i]!;
      return (item.former ? [false, true] : [true]).map((latest) => companyRow(++line, i, item, latest));
    })
    .join('\n'),
);
writeFileSync(
  join(folder, 'h_all.csv'),
  order
    .map((i, at) => {
      const { name, trade = '' } = NAME_CASES[i]!;
      return `${at + 1},"T${numberOf(i)}",01,0,2,1,1,2023-10-01,2026-10-30,,,"東京都港区芝${i + 1}丁目７番１号",13,103,"",,,"","${name}","",,,"${trade}",""`;
    })
    .join('\n'),
);
for (const empty of ['j_all.csv', 'k_all.csv']) writeFileSync(join(folder, empty), '');
const registry = openRegistry({ dir: '/nonexistent', sampleDir: folder });
after(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});
const registries = { companies: registry.companies!, invoices: registry.invoices!, now };
const evidence = ntaRegistry(registries);

/** What an endpoint shows of the agreement of a name with the company that a number names. */
interface Shown {
  readonly shown: unknown;
  readonly expected: unknown;
}
type Endpoint = (number: string, written: string, agreement: NameAgreement) => Shown | Promise<Shown>;
const asAgreement = (shown: unknown, expected: NameAgreement): Shown => ({ shown, expected });

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'company report': (corporateNumber, name, agreement) => {
    const query = { corporateNumber, name };
    const report = companyReportAnswer(registries, matchCompany(registries, query), query, 'both');
    return asAgreement((report.evidence as { compared: { name: string } }).compared.name, agreement);
  },
  'company verify': (corporateNumber, name, agreement) => ({
    shown: matchCompany(registries, { corporateNumber, name }).verified,
    expected: nameAgrees(agreement),
  }),
  'invoice check, extract-and-verify': (number, name, agreement) =>
    asAgreement(
      compareIssuer(registries, { registrationNumber: `T${number}`, name, address: null }).nameMatch,
      agreement,
    ),
  'JP PINT': (number, name, agreement) => ({
    shown: issuerEvidence(pintReport(number, name), registries).nameMatch,
    expected: nameAgrees(agreement) || agreement === 'trade_name',
  }),
  supplier: async (corporateNumber, name, agreement) => {
    const answer = await resolveSupplier(
      { registry: evidence, activity: undefined, now },
      {
        name,
        corporateNumber,
        registrationNumber: null,
        address: null,
        postalCode: null,
        includeActivity: false,
      },
    );
    return {
      shown: [answer.checks.name_match.outcome, answer.grade[1]],
      expected: [nameOutcome(agreement), nameGrade(agreement)],
    };
  },
  'cross-border': async (value, name, agreement) => {
    const answer = await resolveCrossBorder(
      {
        registry: evidence,
        registrant: undefined,
        companiesHouse: undefined,
        companiesHouseSnapshot: undefined,
        edinetAsOf: null,
        now,
      } as unknown as Parameters<typeof resolveCrossBorder>[0],
      {
        jurisdiction: 'JP',
        name,
        identifiers: [{ scheme: 'jp_corporate_number', value }],
        address: null,
        postalCode: null,
        incorporatedOn: null,
      } as Parameters<typeof resolveCrossBorder>[1],
    );
    return { shown: answer.checks.name_match.outcome, expected: nameOutcome(agreement) };
  },
  counterparty: (number, name, agreement) => {
    const log = { check: () => undefined, flags: new Set() } as unknown as Parameters<typeof entityMatch>[5];
    const question = { name, street: null, postalCode: null, city: null } as Parameters<typeof entityMatch>[0];
    const tax = { status: 'not_requested' } as unknown as Parameters<typeof entityMatch>[1];
    return {
      shown: entityMatch(question, tax, null, rowOf(evidence.company(number)) ?? undefined, [], log).name,
      expected: nameOutcome(agreement),
    };
  },
};

function pintReport(number: string, name: string) {
  return {
    layers: { syntax: 'passed' },
    issuer: {
      registrationNumber: `T${number}`,
      formatValid: true,
      name,
      tradeName: null,
      address: null,
      legalId: null,
    },
    invoice: { taxPointDate: null, periodStart: null, periodEnd: null, issueDate: today },
  } as unknown as Parameters<typeof issuerEvidence>[0];
}

const pairs = NAME_CASES.flatMap((item, i) => item.written.map(([name, agreement]) => ({ item, i, name, agreement })));

test('the table has about 150 pairs of every kind', () => {
  assert.ok(pairs.length >= 150, String(pairs.length));
  assert.equal(new Set(pairs.map(({ agreement }) => agreement)).size, 10);
});

for (const [endpoint, compare] of Object.entries(ENDPOINTS))
  test(`${endpoint}: the same pair has the same agreement`, async () => {
    for (const { i, name, agreement } of pairs) {
      const { shown, expected } = await compare(numberOf(i), name, agreement);
      assert.deepEqual(shown, expected, `${name} / ${NAME_CASES[i]!.name}: ${agreement}`);
    }
  });

test('regulated entities: the same pair has the same agreement', () => {
  for (const { item, i, name, agreement } of pairs) {
    const operator = {
      name: item.name,
      previousNames: item.former ? [item.former] : [],
      corporateNumber: numberOf(i),
      category: 'crypto_asset_exchange',
      removedSince: null,
    } as unknown as ListedOperator;
    const facts = findRegistrations(
      {
        name,
        corporateNumber: numberOf(i),
        registrationNumber: null,
        registrationText: null,
        category: null,
        address: null,
      },
      { version: 1, sample: false, operators: [operator], editions: new Map() },
      now,
      evidence.company,
    );
    assert.equal(facts.inCategory[0]!.name, agreement, `${name} / ${item.name}`);
  }
});

test('found by its name alone, a company agrees as it does by its number; only the full legal name is verified', () => {
  for (const { i, name, agreement } of pairs) {
    const match = matchCompany(registries, { name });
    if (match.record?.corporateNumber !== numberOf(i)) {
      assert.equal(match.verified, false, name);
      continue;
    }
    // What the search brings up is at least similar.
    const expected = agreement === 'different' ? 'fuzzy' : agreement;
    assert.equal(match.name, expected, `${name} / ${NAME_CASES[i]!.name}`);
    assert.equal(match.verified, agreement === 'exact', name);
  }
});
