import { known } from '../../../xml/names.ts';
import {
  alignedDocument,
  processRule,
  REGISTRATION_NUMBER,
  REPRESENTATIVE_TAX_ID,
  sellerTaxIdForbidden,
  sellerTaxIdRequired,
  specification,
} from './aligned/document.ts';
import * as payment from './aligned/payment.ts';
import { documentSubtotal, NO_TAX, OTHER_SUBTOTAL } from './aligned/tax-subtotals.ts';
import { CATEGORY_CODE, DOCUMENT_ALLOWANCE, DOCUMENT_CHARGE, LINE_AS_ROOT, TAX_SCHEME } from './aligned/taxes.ts';
import { categoryRow, categoryUse } from './aligned/untaxed-categories.ts';
import { codeListed } from './kinds.ts';
import { type Context, words } from './rule.ts';
import { CODE_CONTEXTS, SHARED_MODEL, TYPE_CODE } from './shared/index.ts';

export const VARIANTS = ['billing', 'self_billing', 'non_tax_registered'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Patterns run apart from each other; a layer is one official rule file. */
export interface Pattern {
  readonly layer: 'pint_shared' | 'pint_jp';
  readonly contexts: readonly Context[];
}

export interface RuleSet {
  readonly variant: Variant;
  readonly name: string;
  readonly version: '1.1.3';
  readonly customizationId: string;
  readonly profileId: string;
  readonly typeCode: string;
  /** How equality with the official rules is shown. */
  readonly proof: 'differential' | 'examples_only';
  readonly patterns: readonly Pattern[];
}

const BIS_BILLING = /urn:peppol:bis:billing/;
const OLD_PROCESS = /urn:fdc:peppol.eu:2017:poacc:billing:01:1.0/;

const typeCode = (code: string, id: string) =>
  codeListed({
    id,
    codes: new Set([code]),
    what: words('The document type code', '文書タイプコード'),
    list: `this document type (${code} only)`,
    example: code,
    terms: 'ibt-003',
  });

/** In place of the general list: no credit-note type passes. */
const onlyType = (id: string, code: string): Context => {
  const rule = typeCode(code, id);
  return {
    names: [known('cbc:InvoiceTypeCode'), known('cbc:CreditNoteTypeCode')],
    rules: [{ ...rule, test: (node, facts) => node.name.local === 'InvoiceTypeCode' && rule.test(node, facts) }],
  };
};

const invoiceTypeOnly = (id: string, code: string): Context => ({
  names: [known('cbc:InvoiceTypeCode')],
  rules: [typeCode(code, id)],
});

const alignedModel = (own: {
  document: Context;
  subtotal: Context;
  noTax?: Context;
  registrationNumber?: Context;
}): Context[] => [
  DOCUMENT_ALLOWANCE,
  DOCUMENT_CHARGE,
  LINE_AS_ROOT,
  own.document,
  own.subtotal,
  OTHER_SUBTOTAL,
  REPRESENTATIVE_TAX_ID,
  payment.CREDIT_TRANSFER_ACCOUNT,
  payment.CARD,
  payment.MEANS_CODE,
  payment.DIRECT_DEBIT,
  ...categoryUse('E'),
  ...(own.noTax ? [own.noTax] : []),
  categoryRow('E'),
  ...categoryUse('G'),
  categoryRow('G'),
  ...categoryUse('O'),
  categoryRow('O'),
  ...(own.registrationNumber ? [own.registrationNumber] : []),
  TAX_SCHEME,
];

const patterns = (type: Context, model: Context[], codes: Context[]): Pattern[] => [
  { layer: 'pint_shared', contexts: SHARED_MODEL },
  { layer: 'pint_shared', contexts: [type, ...CODE_CONTEXTS] },
  { layer: 'pint_jp', contexts: model },
  { layer: 'pint_jp', contexts: codes },
];

export const RULE_SETS: Readonly<Record<Variant, RuleSet>> = {
  billing: {
    variant: 'billing',
    name: 'JP PINT Billing',
    version: '1.1.3',
    customizationId: 'urn:peppol:pint:billing-1@jp-1',
    profileId: 'urn:peppol:bis:billing',
    typeCode: '380',
    proof: 'differential',
    patterns: patterns(
      TYPE_CODE,
      alignedModel({
        document: alignedDocument({
          specification: specification('aligned-ibrp-001-jp', [
            'urn:peppol:pint:billing-1@jp-1',
            'urn:fdc:peppol:jp:billing:3.0',
          ]),
          process: processRule('aligned-ibrp-002-jp', 'urn:peppol:bis:billing', [OLD_PROCESS, BIS_BILLING]),
          sellerTaxId: sellerTaxIdRequired,
        }),
        subtotal: documentSubtotal(true),
        registrationNumber: REGISTRATION_NUMBER,
      }),
      [CATEGORY_CODE, invoiceTypeOnly('aligned-ibrp-cl-02-jp', '380')],
    ),
  },
  self_billing: {
    variant: 'self_billing',
    name: 'JP PINT Self-Billing',
    version: '1.1.3',
    customizationId: 'urn:peppol:pint:selfbilling-1@jp-1',
    profileId: 'urn:peppol:bis:selfbilling',
    typeCode: '389',
    proof: 'differential',
    patterns: patterns(
      onlyType('ibr-cl-01-jp-sb', '389'),
      alignedModel({
        document: alignedDocument({
          specification: specification('aligned-ibrp-001-jp-sb', ['urn:peppol:pint:selfbilling-1@jp-1']),
          process: processRule('aligned-ibrp-002-jp-sb', 'urn:peppol:bis:selfbilling', [/urn:peppol:bis:selfbilling/]),
          sellerTaxId: sellerTaxIdRequired,
        }),
        subtotal: documentSubtotal(true),
        registrationNumber: REGISTRATION_NUMBER,
      }),
      [CATEGORY_CODE],
    ),
  },
  non_tax_registered: {
    variant: 'non_tax_registered',
    name: 'JP PINT Non-Tax-Registered',
    version: '1.1.3',
    customizationId: 'urn:peppol:pint:nontaxinvoice-1@jp-1',
    profileId: 'urn:peppol:bis:billing',
    typeCode: '480',
    proof: 'differential',
    patterns: patterns(
      onlyType('ibr-cl-01-jp-ntr', '480'),
      alignedModel({
        document: alignedDocument({
          specification: specification('aligned-ibrp-001-jp-ntr', ['urn:peppol:pint:nontaxinvoice-1@jp-1']),
          process: processRule('aligned-ibrp-002-jp', 'urn:peppol:bis:billing', [BIS_BILLING]),
          sellerTaxId: sellerTaxIdForbidden,
        }),
        subtotal: documentSubtotal(false),
        noTax: NO_TAX,
      }),
      [CATEGORY_CODE],
    ),
  },
};

/** The rule set a document asks for by its CustomizationID; Billing when it names none of ours. */
export function variantOf(customizationId: string): Variant {
  if (customizationId.startsWith(RULE_SETS.self_billing.customizationId)) return 'self_billing';
  if (customizationId.startsWith(RULE_SETS.non_tax_registered.customizationId)) return 'non_tax_registered';
  return 'billing';
}

/** Every rule of a set, each id once. */
export const rulesOf = (set: RuleSet) =>
  set.patterns.flatMap((pattern) => pattern.contexts.flatMap((context) => context.rules));
