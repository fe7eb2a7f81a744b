import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
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
