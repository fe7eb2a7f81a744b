import { legalForm } from '../../../japan/legal-form.ts';
import { hepburn, titleCase } from '../../../japan/romaji.ts';
import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import { houseOfCorporation } from './house-of-corporation.ts';
import { renderedByDomain } from './latin-rendering.ts';
import type { CardMerger } from './merge.ts';
import type { CardSide } from './side.ts';
import type { CardOrganization, EnglishText } from './types.ts';

/** The company of both sides: its printed name, the legal one where a legal form is printed, brands and groups. */
export function mergeOrganization(merger: CardMerger, sides: readonly CardSide[]): CardOrganization {
  // A side that only lists services or hours names nobody when the other side names the company.
  const certain = sides.some((side) => !side.guessed);
  // NORTHERN TERN AIRLINES and ノーザンターン航空: where both are guesses, the Japanese one is the name.
  const japanese = !certain && sides.some((side) => side.organizations[0] && !isLatin(side.organizations[0].value));
  const name = merger.one(
    'organizationDisplayName',
    (side) => {
      const first = side.organizations[0];
      return first && ((certain && side.guessed) || (japanese && isLatin(first.value))) ? undefined : first;
    },
    (value) => value,
    { confidence: 0.95, conflict: certain },
  );
  const printed = merger.one(
    'organizationDisplayNameEnglish',
    (side) => side.organizationsEn[0] ?? (side.guessed && side.language === 'en' ? latinGuess(side) : undefined),
    (value) => value,
    { confidence: 0.95, conflict: false },
  );
  const rendered = printed ?? (name && !isLatin(name.value) ? renderedByDomain(sides, name) : null);
  // The approval of 認定特定非営利活動法人 is no part of the registered form.
  const hasForm = (value: string): boolean =>
    splitLegalForm(
      value
        .normalize('NFKC')
        .replace(/^認定(?=特定非営利)/, '')
        .replace(/會(?=社)/, '会'),
    ).form !== null || CHARTERED.test(value);
  // 博多川端グランホテル ⏎ 株式会社筑紫ホテルズ: the house is shown, the company under it is the legal name.
  const other = sides.flatMap((side) => side.organizations.slice(1, 2)).find((entry) => hasForm(entry.value));
  // 医療法人社団汐路会 汐路総合病院 is shown as printed; the corporation alone is the legal person.
  const both = name ? houseOfCorporation(name.value) : null;
  const legal = both?.corporation ?? (name ? (hasForm(name.value) ? name.value : (other?.value ?? null)) : null);
  if (legal !== null) {
    merger.sources.organizationLegalName = merger.sources.organizationDisplayName!;
    merger.confidences.organizationLegalName = merger.confidences.organizationDisplayName!;
  }
  const brands = merger.list(
    'brandNames',
    (side) => side.brands,
    (brand) => brand.value.toLowerCase(),
    0.75,
  );
  const groups = merger.list(
    'groupNames',
    (side) => [...side.groups, ...side.organizations.slice(1).filter((entry) => entry.value !== legal)],
    (group) => group.value,
    0.75,
  );
  const english: EnglishText | null = rendered
    ? { text: rendered.value, source: 'card_printed', confidence: 'high' }
    : name
      ? generatedCompanyName(name.value)
      : null;
  const display = name?.value ?? printed?.value ?? null;
  return {
    displayName: display,
    displayNameEnglish: english,
    legalName: legal ?? (name === null && printed ? printed.value : null),
    legalNameEnglish: legal === null && name !== null ? null : english,
    brandNames: brands.map((brand) => brand.value),
    groupNames: groups.map((group) => group.value.replace(/^[(（]|[)）]$/g, '')),
  };
}

/** 邑南町商工会, 見本県漁業協同組合連合会: bodies that a law of their own makes legal persons, by the end of the name. */
const CHARTERED =
  /(?:[市町村]商工会|協同組合連合会|商工会議所|森林組合|土地改良区|信用金庫|信用組合|労働金庫|(?:農業|漁業|生活|水産加工業)協同組合)$/;

const isLatin = (text: string): boolean => /^[\x20-\x7eÀ-ɏ’]+$/.test(text);
/** THE KAZE RESORT KARUIZAWA over an English side: the line in the place of the company. */
const latinGuess = (side: CardSide) => {
  const first = side.organizations[0];
  return first && first.row.index <= 2 && isLatin(first.value) ? first : undefined;
};

/** Names in kana or Roman letters can be spelled; kanji would be a guess at a reading and stay untranslated. */
export function generatedCompanyName(name: string): EnglishText | null {
  const { body, form } = splitLegalForm(name.normalize('NFKC'));
  const suffix = form === null ? '' : ` ${legalForm(form).en}`;
  if (/^[A-Za-z0-9 &.'-]+$/.test(body)) return { text: `${body}${suffix}`, source: 'generated', confidence: 'high' };
  if (!/^[ぁ-んァ-ヶー・ ]+$/.test(body)) return null;
  return { text: `${titleCase(hepburn(body))}${suffix}`, source: 'kana_hepburn', confidence: 'medium' };
}
