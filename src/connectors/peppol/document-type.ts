/** A document type: scheme and value, as the SMP lists them. */
export interface DocumentType {
  readonly scheme: string;
  readonly value: string;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const wildcard = (value: string): DocumentType => ({ scheme: 'peppol-doctype-wildcard', value });
const exact = (value: string): DocumentType => ({ scheme: 'busdox-docid-qns', value });

/** Names an agent may use. JP PINT exists only under the wildcard scheme; the plain forms were removed in 2024. */
export const DOCUMENT_TYPE_ALIASES = {
  jp_pint_invoice: wildcard(`${UBL}:Invoice-2::Invoice##urn:peppol:pint:billing-1@jp-1::2.1`),
  jp_pint_self_billing: wildcard(`${UBL}:Invoice-2::Invoice##urn:peppol:pint:selfbilling-1@jp-1::2.1`),
  jp_pint_non_tax: wildcard(`${UBL}:Invoice-2::Invoice##urn:peppol:pint:nontaxinvoice-1@jp-1::2.1`),
  peppol_bis_billing_3_invoice: exact(
    `${UBL}:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1`,
  ),
  peppol_bis_billing_3_credit_note: exact(
    `${UBL}:CreditNote-2::CreditNote##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1`,
  ),
} as const satisfies Record<string, DocumentType>;

/** An alias or `scheme::value`; undefined when it is neither. */
export function parseDocumentType(text: string): DocumentType | undefined {
  if (Object.hasOwn(DOCUMENT_TYPE_ALIASES, text))
    return DOCUMENT_TYPE_ALIASES[text as keyof typeof DOCUMENT_TYPE_ALIASES];
  const match = /^(busdox-docid-qns|peppol-doctype-wildcard)::(.+##.+::.+)$/s.exec(text);
  return match ? { scheme: match[1]!, value: match[2]! } : undefined;
}

interface Match {
  readonly type: DocumentType;
  readonly wildcard: boolean;
}

/**
 * Which listed type accepts the wanted one. Order of the Peppol policy for document type identifiers: the exact id;
 * then, under the wildcard scheme, the customization followed by `*`, and again after cutting at the last `@`. A PINT
 * type exists under the wildcard scheme alone, so one that is asked for under the plain scheme is looked for there.
 */
export function matchDocumentType(wanted: DocumentType, listed: readonly DocumentType[]): Match | undefined {
  const same = listed.find((type) => type.scheme === wanted.scheme && type.value === wanted.value);
  if (same) return { type: same, wildcard: false };
  if (wanted.scheme !== 'peppol-doctype-wildcard' && !wanted.value.includes('##urn:peppol:pint:')) return undefined;
  const parts = /^(.+?##)(.+)(::[^:]+)$/.exec(wanted.value);
  if (!parts) return undefined;
  const [, root, customization, version] = parts as unknown as [string, string, string, string];
  for (let prefix = customization; ; prefix = prefix.slice(0, prefix.lastIndexOf('@'))) {
    const value = `${root}${prefix}*${version}`;
    const found = listed.find((type) => type.scheme === 'peppol-doctype-wildcard' && type.value === value);
    if (found) return { type: found, wildcard: true };
    if (!prefix.includes('@')) return undefined;
  }
}
