import type { ExtractionWarning } from '../../contract/labels/extraction.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { type ExtractedCard, type ReadSource, toVcard } from '../../engines/extraction/index.ts';
import { boxesAnswer } from '../document.answer.ts';

export interface CardAnswerInput {
  readonly extracted: ExtractedCard;
  readonly reads: readonly ReadSource[];
  readonly language: ResponseLanguage;
  readonly format: 'json' | 'vcard';
  readonly includeRawText: boolean;
  readonly now: Date;
}

/** English that was guessed rather than printed is left out when only Japanese was asked for. */
const GENERATED = new Set([
  'generated',
  'inferred_from_email',
  'furigana_hepburn',
  'kana_hepburn',
  'japan_post_romaji',
  'address_base_registry',
]);

/** The BusinessCardResponse without `company`. */
export function cardAnswer(input: CardAnswerInput) {
  const { extracted, reads, language, format, includeRawText } = input;
  const card = language === 'ja' ? withoutGenerated(extracted) : extracted.card;
  const warnings: ExtractionWarning[] = [
    ...new Set([...extracted.warnings, ...reads.flatMap((read) => read.warnings)]),
  ];
  return {
    card: {
      ...card,
      person: {
        ...card.person,
        titles: [...card.person.titles],
        titles_en: [...card.person.titles_en],
        departments: [...card.person.departments],
        departments_en: [...card.person.departments_en],
      },
      organization: {
        ...card.organization,
        brand_names: [...card.organization.brand_names],
        group_names: [...card.organization.group_names],
      },
      contact: {
        emails: [...card.contact.emails],
        phones: [...card.contact.phones],
        websites: [...card.contact.websites],
      },
      notes: [...card.notes],
    },
    extraction: {
      languages_detected: [...extracted.languages],
      sides_processed: [...extracted.sides],
      merged: extracted.merged,
      model_output_validated: extracted.validation.status === 'passed',
      confidence: extracted.confidence,
      field_confidence: { ...extracted.fieldConfidence },
      field_sources: { ...extracted.fieldSources },
      field_regions: Object.fromEntries(
        Object.entries(extracted.fieldRegions).map(([name, region]) => [
          name,
          { side: region.side, page: region.page + 1, ...boxesAnswer(region.boxes ?? [region.box]) },
        ]),
      ),
      conflicts: [...extracted.conflicts],
      raw_text: includeRawText
        ? reads.map((read) => read.rows.map((row) => row.printed(0, row.text.length)).join('\n'))
        : null,
      processing: {
        engine: 'structured_ocr',
        sides: Object.fromEntries(extracted.sides.map((side, index) => [side, reads[index]!.processing])),
      },
    },
    validation: {
      status: extracted.validation.status,
      manual_review_required: extracted.validation.manualReview,
      checks: { ...extracted.validation.checks },
    },
    privacy: {
      image_retention: 'not_retained' as const,
      raw_text_included: includeRawText,
      raw_text_retention: 'not_retained' as const,
    },
    warnings,
    format,
    vcard: format === 'vcard' ? toVcard({ ...extracted, card }, input.now) : null,
    response_language: language,
  };
}

function withoutGenerated({ card }: ExtractedCard): ExtractedCard['card'] {
  const { person, organization, address } = card;
  const hidden = (source: string | null) => source !== null && GENERATED.has(source);
  const none = { name_en: null, name_en_source: null, name_en_confidence: null };
  return {
    ...card,
    person: hidden(person.name_en_source) ? { ...person, ...none } : person,
    organization: hidden(organization.display_name_en_source)
      ? {
          ...organization,
          display_name_en: null,
          display_name_en_source: null,
          display_name_en_confidence: null,
          legal_name_en: null,
          legal_name_en_source: null,
          legal_name_en_confidence: null,
        }
      : organization,
    address: hidden(address.en_source)
      ? { ...address, normalized_en: null, en_source: null, en_confidence: null }
      : address,
  };
}
