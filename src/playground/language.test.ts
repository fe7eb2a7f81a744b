import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { codesIn, labelSetsOf, pageLabels } from '../discovery/page-labels.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { codeLabel, loadLabelSets, loadLabels, speakOf, switchLanguage } from './language.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const CODE = /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/;
const { fetch } = globalThis;
const page = globalThis as { localStorage?: unknown };

before(async () => {
  page.localStorage = { setItem: () => {}, getItem: () => null };
  globalThis.fetch = async (input) =>
    Response.json(String(input).includes('label-sets') ? await labelSetsOf(ENDPOINTS) : pageLabels());
  await Promise.all([loadLabels(), loadLabelSets()]);
});
after(() => {
  globalThis.fetch = fetch;
  delete page.localStorage;
});

/** What a code is called on a page, in both languages. */
const said = (operation: string, path: string, code: string): { en: string; ja: string } => {
  speakOf(operation);
  const en = codeLabel(code, path);
  switchLanguage();
  const ja = codeLabel(code, path);
  switchLanguage();
  return { en, ja };
};

test('every code of every field of every answer has words in both languages', () => {
  let count = 0;
  const raw: string[] = [];
  for (const { name, output } of ENDPOINTS)
    for (const [path, codes] of codesIn(output))
      for (const code of [...codes].filter((text) => CODE.test(text))) {
        const { en, ja } = said(name, path, code);
        count++;
        if (!JAPANESE.test(ja) || /_/.test(en) || JAPANESE.test(en.replace('丁目', '')))
          raw.push(`${name} ${path}: ${code} → ${en} / ${ja}`);
      }
  assert.ok(count > 1000, `${count} codes`);
  assert.deepEqual(raw, []);
});

test('codes in the examples that no schema lists have words as well', () => {
  const raw: string[] = [];
  const visit = (operation: string, value: unknown, path: string): void => {
    if (typeof value === 'string' && /^[a-z]+(_[a-z0-9]+)+$/.test(value) && !IDENTIFIER.test(value)) {
      if (!JAPANESE.test(said(operation, path, value).ja)) raw.push(`${operation} ${path}: ${value}`);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        // Trails are for programs: the names of fields stand in them.
        if (/^(localized|field_|evidence$|vcard$|reasons$|matched_|.*_(ids|codes_en)$)/.test(key)) continue;
        visit(operation, inner, Array.isArray(value) ? path : path ? `${path}.${key}` : key);
      }
  };
  for (const { name, example } of ENDPOINTS) visit(name, example.output, '');
  assert.deepEqual(raw, []);
});
const IDENTIFIER = /^(bj|ev|req)_/;

test('one code in two fields has the words of each field', () => {
  assert.equal(said('jp_company_verify', 'status', 'not_found').ja, '該当なし');
  assert.equal(said('jp_address_geocode', 'status', 'not_found').ja, '市区町村が見つかりません');
  assert.equal(said('jp_invoice_verify', 'status', 'not_found').ja, '登録なし');
  assert.equal(said('counterparty_check', 'coverage.status', 'partial').ja, '一部のみ');
  assert.equal(said('batch_job_status', 'status', 'failed').ja, '失敗');
  assert.equal(said('supplier_resolve', 'checks.name_match.status', 'failed').ja, '不合格');
});

test('what is no code stays as it is', () => {
  for (const text of ['トヨタ自動車株式会社', '03-1234-5678', 'INV-2026-1', 'peppol::x', 'T1180301018771'])
    assert.equal(said('jp_company_verify', 'name', text).ja, text);
});
