import type { Variant } from '../../../src/engines/pint/index.ts';
import type { Tree } from '../tree.ts';

export type Edit = (root: Tree) => unknown;

/** How one rule is broken, and where it holds. Edits start from the full invoice. */
export interface RuleCase {
  /** Breaks the rule. */
  readonly breaks: Edit;
  /** Makes a document in which the rule is tested and holds; the base itself by default. */
  readonly holds?: Edit;
  /** The dollar invoice with yen as accounting currency instead. */
  readonly dollars?: boolean;
  readonly variant?: Variant;
  /** The schema refuses the broken document as well, so the rule is only reached without it. */
  readonly schemaRefuses?: boolean;
  /** The rule's context exists only where the rule fails. */
  readonly onlyFails?: boolean;
}

export const SELLER = 'cac:AccountingSupplierParty/cac:Party';
export const BUYER = 'cac:AccountingCustomerParty/cac:Party';

export const line = (root: Tree): Tree => root.all('cac:InvoiceLine')[0]!;
export const totals = (root: Tree): Tree => root.at('cac:LegalMonetaryTotal');
const isCharge = (tree: Tree) => tree.at('cbc:ChargeIndicator').text === 'true';
export const allowance = (root: Tree): Tree => root.all('cac:AllowanceCharge').find((tree) => !isCharge(tree))!;
export const charge = (root: Tree): Tree => root.all('cac:AllowanceCharge').find(isCharge)!;
export const reference130 = (root: Tree): Tree => root.all('cac:AdditionalDocumentReference')[0]!;
export const attachment = (root: Tree): Tree => root.all('cac:AdditionalDocumentReference')[1]!;
/** A row of the first (document currency) or second (accounting currency) tax total. */
export const row = (root: Tree, category: string, total = 0): Tree =>
  root
    .all('cac:TaxTotal')
    [total]!.all('cac:TaxSubtotal')
    .find((tree) => tree.at('cac:TaxCategory/cbc:ID').text === category)!;
export const lineOf = (root: Tree, category: string): Tree =>
  root.all('cac:InvoiceLine').find((tree) => tree.at('cac:Item/cac:ClassifiedTaxCategory/cbc:ID').text === category)!;
export const allowanceOf = (root: Tree, category: string, charged: boolean): Tree =>
  root
    .all('cac:AllowanceCharge')
    .find((tree) => isCharge(tree) === charged && tree.at('cac:TaxCategory/cbc:ID').text === category)!;

/** Adds one to the amount at a path. */
export const plusOne = (tree: Tree, path: string): Tree => tree.set(path, String(Number(tree.at(path).text) + 1));
export const twice = (tree: Tree, path: string): void => {
  tree.another(path, 'A');
  tree.another(path, 'B');
};
