import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { CardSide } from './side.ts';
import type { Draft } from './side-draft.ts';

/** The words of the domain of a mail address or a site. */
export const domainLabels = (value: string): string[] =>
  value
    .toLowerCase()
    .replace(/^.*@|^https?:\/\//, '')
    .split(/[./]/);

const RENDERED = /^([^A-Za-z]*\p{Script=Han}[^A-Za-z]*?)\s+([A-Z][A-Za-z&'’. -]{2,30})$/u;

/**
 * `合同会社 岳遊舎 GAKUYUSHA` with gakuyusha.example.jp: where the whole Latin word is the domain, it says the
 * registered name once more. `株式会社ミナト LOGISTICS` with minato-logistics.example is registered as it stands.
 */
export function takeRenderings(draft: Draft, contacts: readonly Candidate<string>[]): void {
  const labels = new Set(contacts.flatMap(({ value }) => domainLabels(value)));
  draft.organizations.forEach((company, index) => {
    const [, name, latin] = RENDERED.exec(company.value) ?? [];
    if (!name || !latin || splitLegalForm(name.normalize('NFKC')).form === null) return;
    if (!labels.has(latin.toLowerCase().replace(/[^a-z]/g, ''))) return;
    const from = company.start + company.value.length - latin.length;
    draft.organizations[index] = { ...company, value: name, end: company.start + name.length };
    draft.rest.push({ row: company.row, start: from, end: from + latin.length, value: latin, repairs: [] });
  });
}

const LEAST_LETTERS = 6;

/**
 * SHIROGANE LOGISTICS over 白銀ロジスティクス株式会社 with shirogane-logi.example: a line of several Latin words beside the
 * house that begins as its domain says the house in English.
 */
export function renderedByDomain(sides: readonly CardSide[], house: Candidate<string>): Candidate<string> | null {
  const labels = sides
    .flatMap(({ emails, websites }) => [...emails, ...websites])
    .flatMap(({ value }) => domainLabels(value).slice(0, -1))
    .map((label) => label.replaceAll('-', ''))
    .filter((label) => label.length >= LEAST_LETTERS);
  return (
    sides
      .flatMap(({ brands, notes }) => [...brands, ...notes])
      .find(
        ({ row, value }) =>
          row.page === house.row.page &&
          Math.abs(row.index - house.row.index) === 1 &&
          /^[A-Z][A-Za-z&'’.-]*(?: [A-Za-z&'’.-]+){1,4}$/.test(value) &&
          labels.some((label) =>
            value
              .toLowerCase()
              .replace(/[^a-z]/g, '')
              .startsWith(label),
          ),
      ) ?? null
  );
}
