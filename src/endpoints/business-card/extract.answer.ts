import type { ExtractionWarning } from '../../contract/labels/extraction.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import {
  type CardData,
  type EnglishText,
  type ExtractedCard,
  type ReadSource,
  toVcard,
} from '../../engines/extraction/index.ts';
import { boxesAnswer } from '../document.answer.ts';
import { processingAnswer } from '../processing.answer.ts';
import { byFieldName, cardDataAnswer, conflictsAnswer } from './card-data.answer.ts';

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
    card: cardDataAnswer(card),
    extraction: {
      languages_detected: [...extracted.languages],
      sides_processed: [...extracted.sides],
      merged: extracted.merged,
      model_output_validated: extracted.validation.status === 'passed',
      confidence: extracted.confidence,
      field_confidence: byFieldName(extracted.fieldConfidence, (confidence) => confidence),
      field_sources: byFieldName(extracted.fieldSources, (source) => source),
      field_regions: byFieldName(extracted.fieldRegions, ({ side, page, box, boxes }) => ({
        side,
        page: page + 1,
        ...boxesAnswer(boxes ?? [box]),
      })),
      conflicts: conflictsAnswer(extracted),
      raw_text: includeRawText ? reads.map((read) => read.printed) : null,
      processing: {
        engine: 'structured_ocr',
        sides: Object.fromEntries(extracted.sides.map((side, index) => [side, processingAnswer(reads[index]!)])),
      },
    },
    validation: {
      status: extracted.validation.status,
      manual_review_required: extracted.validation.manualReview,
      checks: checksAnswer(extracted),
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

const checksAnswer = ({ validation: { checks } }: ExtractedCard) => ({
  person_name: checks.personName,
  organization: checks.organization,
  contact: checks.contact,
  phone_format: checks.phoneFormat,
  sides: checks.sides,
  reading: checks.reading,
});

function withoutGenerated({ card }: ExtractedCard): CardData {
  const { person, organization, address } = card;
  const printed = (english: EnglishText | null) => (english && GENERATED.has(english.source) ? null : english);
  return {
    ...card,
    person: { ...person, nameEnglish: printed(person.nameEnglish) },
    organization: {
      ...organization,
      displayNameEnglish: printed(organization.displayNameEnglish),
      legalNameEnglish: printed(organization.legalNameEnglish),
    },
    address: { ...address, english: printed(address.english) },
  };
}
