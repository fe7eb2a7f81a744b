import { ADDRESS_DESCRIPTIONS } from './description.address.labels.ts';
import { CARD_DESCRIPTIONS } from './description.card.labels.ts';
import { COMPANY_DESCRIPTIONS } from './description.company.labels.ts';
import { DOCUMENT_DESCRIPTIONS } from './description.document.labels.ts';
import { EVIDENCE_DESCRIPTIONS } from './description.evidence.labels.ts';
import { INVOICE_DESCRIPTIONS } from './description.invoice.labels.ts';
import { PINT_DESCRIPTIONS } from './description.pint.labels.ts';
import { SERVICE_DESCRIPTIONS } from './description.service.labels.ts';

/** The Japanese descriptions by area. */
export const DESCRIPTION_TABLES: readonly Readonly<Record<string, string>>[] = [
  ADDRESS_DESCRIPTIONS,
  CARD_DESCRIPTIONS,
  COMPANY_DESCRIPTIONS,
  DOCUMENT_DESCRIPTIONS,
  EVIDENCE_DESCRIPTIONS,
  INVOICE_DESCRIPTIONS,
  PINT_DESCRIPTIONS,
  SERVICE_DESCRIPTIONS,
];

/**
 * What the schemas of requests and answers say of a field, in Japanese, by the English text: the schema is the one
 * home of the English. Codes and names of fields stand between backticks, as in the English.
 */
export const DESCRIPTION_JA: Readonly<Record<string, string>> = Object.assign({}, ...DESCRIPTION_TABLES);
