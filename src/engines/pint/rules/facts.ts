import { INVOICE_SYSTEM_BEGAN } from '../../../japan/consumption-tax.ts';
import { known, type Name } from '../../../xml/names.ts';
import type { XmlElement } from '../../../xml/node.ts';
import { add, type Decimal, ZERO } from '../decimal.ts';
import { normalizeSpace } from '../lexical.ts';
import { type Path, path } from './path.ts';
import { decimal, textNodes } from './values.ts';

const DOCUMENT_CURRENCY = known('cbc:DocumentCurrencyCode');
const documentCurrency = path('cbc:DocumentCurrencyCode');
const lineAmount = path('cbc:LineExtensionAmount');
const schemeId = path('cac:TaxScheme/cbc:ID');
const categoryId = path('cbc:ID');

/** Elements that rules look for anywhere in the document (`//…`), gathered in one walk. */
const GATHERED = [
  'cac:InvoiceLine',
  'cac:CreditNoteLine',
  'cac:InvoicePeriod',
  'cac:TaxTotal',
  'cac:TaxCategory',
  'cac:ClassifiedTaxCategory',
  'cac:AdditionalDocumentReference',
  'cac:DespatchDocumentReference',
  'cbc:DocumentCurrencyCode',
  'cbc:PaymentID',
  'cbc:StartDate',
  'cbc:EndDate',
] as const;
type Gathered = (typeof GATHERED)[number];

/** What rules need to know about the whole document, each answer computed once so that no rule walks it again. */
export class Facts {
  readonly root: XmlElement;
  /** String values of every DocumentCurrencyCode in the document. */
  readonly anyDocumentCurrency: ReadonlySet<string>;
  /** Values of the root's own DocumentCurrencyCode. */
  readonly documentCurrency: ReadonlySet<string>;
  /** Its text nodes (a comment inside the code makes two). */
  readonly documentCurrencyTexts: ReadonlySet<string>;
  readonly #lists = new Map<Name, XmlElement[]>();
  readonly #remembered = new Map<object, Map<XmlElement, unknown>>();
  #lineSum: Decimal | undefined;
  #categories: ReadonlySet<string> | undefined;
  #dated: boolean | undefined;

  constructor(root: XmlElement) {
    this.root = root;
    for (const key of GATHERED) this.#lists.set(known(key), []);
    this.#gather(root);
    this.anyDocumentCurrency = new Set(this.#lists.get(DOCUMENT_CURRENCY)!.map((node) => node.text));
    const own = documentCurrency.all(root);
    this.documentCurrency = new Set(own.map((node) => node.text));
    this.documentCurrencyTexts = new Set(own.flatMap(textNodes));
  }

  #gather(element: XmlElement): void {
    this.#lists.get(element.name)?.push(element);
    for (let child = element.firstChild; child !== null; child = child.nextSibling) this.#gather(child);
  }

  all(key: Gathered): readonly XmlElement[] {
    return this.#lists.get(known(key))!;
  }

  /**
   * The answer of `question` for a node, computed once. Rules that look from many children at their parent ask this
   * way: without it their cost would grow with the square of the lines.
   */
  once<T>(question: (node: XmlElement, facts: Facts) => T, node: XmlElement): T {
    let answers = this.#remembered.get(question);
    if (!answers) this.#remembered.set(question, (answers = new Map()));
    if (answers.has(node)) return answers.get(node) as T;
    const answer = question(node, this);
    answers.set(node, answer);
    return answer;
  }

  /** Sum of the net amounts of all lines, wherever they stand. */
  get lineSum(): Decimal {
    if (this.#lineSum) return this.#lineSum;
    let total = ZERO;
    for (const line of [...this.all('cac:InvoiceLine'), ...this.all('cac:CreditNoteLine')]) {
      const amount = decimal(lineAmount.first(line));
      if (amount) total = add(total, amount);
    }
    this.#lineSum = total;
    return total;
  }

  /** Tax category codes used with the VAT scheme anywhere. */
  get usedCategories(): ReadonlySet<string> {
    this.#categories ??= new Set(
      [...this.all('cac:TaxCategory'), ...this.all('cac:ClassifiedTaxCategory')]
        .filter(isVat)
        .flatMap((category) => categoryId.all(category).map((id) => normalizeSpace(id.text))),
    );
    return this.#categories;
  }

  /** Some period date is on or after the start of the qualified-invoice system (compared as text, like the official rule). */
  get underInvoiceSystem(): boolean {
    this.#dated ??= [...this.all('cbc:StartDate'), ...this.all('cbc:EndDate')].some(
      (node) => node.text >= INVOICE_SYSTEM_BEGAN,
    );
    return this.#dated;
  }
}

/** The tax scheme of a category or party is VAT, in any case. */
export const isVat = (node: XmlElement): boolean =>
  schemeId.all(node).some((id) => normalizeSpace(id.text.toUpperCase()) === 'VAT');

/** Nodes of `steps` below categories of the VAT scheme. */
export const vatOnly = (categories: readonly XmlElement[], below: Path): XmlElement[] =>
  categories.filter(isVat).flatMap((category) => below.all(category));
