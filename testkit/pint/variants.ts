import type { Variant } from '../../src/engines/pint/index.ts';
import { RULE_SETS } from '../../src/engines/pint/rules/sets.ts';
import { SELLER } from './rule-cases/case.ts';
import type { Tree } from './tree.ts';

/** Turns a billing invoice into one of another document type. */
export function asVariant(root: Tree, variant: Variant): Tree {
  const { customizationId, profileId, typeCode } = RULE_SETS[variant];
  root.set('cbc:CustomizationID', customizationId).set('cbc:ProfileID', profileId).set('cbc:InvoiceTypeCode', typeCode);
  return variant === 'non_tax_registered' ? withoutTax(root) : root;
}

/** No seller tax identifier, all tax zero. */
function withoutTax(root: Tree): Tree {
  root.drop(`${SELLER}/cac:PartyTaxScheme`);
  const clear = (tree: Tree) => {
    if (tree.name === 'cbc:TaxAmount') tree.text = '0';
    for (const child of tree.children) clear(child);
  };
  clear(root);
  const totals = root.at('cac:LegalMonetaryTotal');
  const amount = (name: string) => Number(totals.all(name)[0]?.text ?? 0);
  const net = amount('cbc:TaxExclusiveAmount');
  return (
    totals
      .set('cbc:TaxInclusiveAmount', String(net))
      .set('cbc:PayableAmount', String(net - amount('cbc:PrepaidAmount') + amount('cbc:PayableRoundingAmount'))) && root
  );
}
