import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Entity } from '../../usecases/cross-border/cross-border.types.ts';
import type { CrossBorderResolution } from '../../usecases/cross-border/resolve-cross-border.ts';
import {
  type AnsweredCall,
  type AnswerKind,
  candidatesAnswer,
  inEnglish,
  matchAnswer,
  reportAnswer,
} from '../evidence.answer.ts';

const KIND: AnswerKind = {
  version: 'cross-border-resolution.v1',
  scope: 'public_registry_entity_resolution',
  notCovered: [
    'officers',
    'beneficial_ownership_psc',
    'charges_detail',
    'sanctions',
    'tax_status',
    'creditworthiness',
    'legal_status_advice',
  ],
};

export function crossBorderAnswer(resolution: CrossBorderResolution, call: AnsweredCall) {
  const { entity } = resolution;
  return {
    ...reportAnswer(resolution, KIND, call),
    verified: resolution.verified,
    jurisdiction: resolution.jurisdiction,
    entity: entity && entityAnswer(entity, call.language),
    ...matchAnswer(resolution),
    ...candidatesAnswer(resolution, call.language),
  };
}

const entityAnswer = (entity: Entity, language: ResponseLanguage) => ({
  entity_id: entity.id,
  jurisdiction: entity.jurisdiction,
  registry: entity.registry,
  name: entity.name,
  name_en_display: entity.nameEn === entity.name ? entity.name : inEnglish(entity.nameEn, language),
  previous_names: entity.previousNames,
  legal_form_code: entity.legalFormCode,
  legal_form_en: entity.legalFormEn,
  entity_status: entity.status,
  entity_status_raw: entity.statusRaw,
  status_detail: entity.statusDetail,
  incorporated_on: entity.incorporatedOn,
  ceased_on: entity.ceasedOn,
  address: {
    lines: entity.address.lines,
    locality: entity.address.locality,
    postal_code: entity.address.postalCode,
    country: entity.address.country,
  },
  identifiers: entity.identifiers,
  is_branch: entity.isBranch,
  parent_entity_id: entity.parentId,
  filing_state: {
    accounts_overdue: entity.accountsOverdue,
    confirmation_statement_overdue: entity.confirmationOverdue,
  },
  evidence_url: entity.url,
});
