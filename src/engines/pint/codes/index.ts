import currencyCodes from 'currency-codes';
// The list alone: the package's own entry reads the names in eighty languages.
import countries from 'i18n-iso-countries/codes.json' with { type: 'json' };
import lists from '../data/code-lists.generated.json' with { type: 'json' };

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const adjusted = (
  base: Iterable<string>,
  added: readonly string[],
  removed: readonly string[],
): ReadonlySet<string> => {
  const codes = new Set(base);
  for (const code of added) codes.add(code);
  for (const code of removed) codes.delete(code);
  return codes;
};

/**
 * The code lists of JP PINT 1.1.3. Currencies and countries come from the maintained packages; the differences are:
 * the offshore renminbi and the Caribbean guilder are listed, withdrawn currencies are not;
 * 1A (Kosovo) and XI (Northern Ireland) stand beside ISO 3166-1, XK does not.
 */
export const CODES = {
  currencies: adjusted(currencyCodes.codes(), ['CNH', 'XCG'], ['ANG', 'BGN', 'CUC']),
  countries: adjusted(
    countries.map(([alpha2]) => alpha2!),
    ['1A', 'XI'],
    ['XK'],
  ),
  electronicAddressSchemes: set(lists.electronicAddressSchemes),
  identifierSchemes: set(lists.identifierSchemes),
  units: set(lists.units),
  referenceQualifiers: set(lists.referenceQualifiers),
  itemClassifications: set(lists.itemClassifications),
  paymentMeans: set(lists.paymentMeans),
  allowanceReasons: set(lists.allowanceReasons),
  chargeReasons: set(lists.chargeReasons),
  invoiceTypes: set(lists.invoiceTypes),
  creditNoteTypes: set(lists.creditNoteTypes),
  taxCategories: set('AA E S G O'),
  attachmentTypes: set(
    'application/pdf image/png image/jpeg text/csv application/xml ' +
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
  ),
} as const;
