import { flag, integer, optionalMatch, optionalText, text } from './setting.ts';

const fingerprint = /^[0-9A-Fa-f]{40}$/;

export const registrySettings = {
  dir: optionalText({
    env: 'JBIS_REGISTRY_DIR',
    doc: 'Folder of the registry snapshots. Default: registry in the data folder.',
  }),
  sample: flag({
    env: 'JBIS_REGISTRY_SAMPLE',
    doc: 'Answer from the small sample while nothing is imported, marked so; never with JBIS_PAY_TO. Off: the registry endpoints answer 503 until then.',
    fallback: true,
  }),
  allowPartial: flag({
    env: 'JBIS_ALLOW_PARTIAL',
    doc: 'Sell although a registry is missing or incomplete. Its negative answers are then "not determined", and a missing registry’s endpoints are off.',
    fallback: false,
  }),
  sync: flag({
    env: 'JBIS_REGISTRY_SYNC',
    doc: 'Download and apply the published files while serving.',
    fallback: false,
  }),
  syncHours: integer({
    env: 'JBIS_REGISTRY_SYNC_HOURS',
    doc: 'Hours between two looks at the download sites.',
    fallback: 6,
    min: 1,
    max: 168,
  }),
  companySite: text({
    env: 'JBIS_COMPANY_SITE',
    doc: 'Download site of the corporate-number registry.',
    fallback: 'https://www.houjin-bangou.nta.go.jp',
  }),
  invoiceSite: text({
    env: 'JBIS_INVOICE_SITE',
    doc: 'Download site of the qualified-invoice registry.',
    fallback: 'https://www.invoice-kohyo.nta.go.jp',
  }),
  companyKey: optionalText({
    env: 'JBIS_COMPANY_KEY',
    doc: 'File with the OpenPGP public key that signs the corporate-number files. With it, an unsigned or badly signed file is refused.',
  }),
  companyKeyFingerprint: optionalMatch(fingerprint, '40 hexadecimal digits', {
    env: 'JBIS_COMPANY_KEY_FINGERPRINT',
    doc: 'Expected fingerprint of that key; required with it.',
  }),
  invoiceKey: optionalText({
    env: 'JBIS_INVOICE_KEY',
    doc: 'File with the OpenPGP public key that signs the invoice files.',
  }),
  invoiceKeyFingerprint: optionalMatch(fingerprint, '40 hexadecimal digits', {
    env: 'JBIS_INVOICE_KEY_FINGERPRINT',
    doc: 'Expected fingerprint of that key; required with it.',
  }),
  allowSha1Signatures: flag({
    env: 'JBIS_ALLOW_SHA1_SIGNATURES',
    doc: 'Accept signatures made over SHA-1, as the files of 2016 have them. SHA-1 no longer withstands forgery.',
    fallback: false,
  }),
};
