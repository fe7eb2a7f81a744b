import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEGAL_FORM_CHARACTERS, LEGAL_FORM_CODES, LEGAL_FORM_IN_TEXT, LEGAL_FORMS, legalForm } from './legal-form.ts';

test('a form has one code and one spelling', () => {
  assert.equal(new Set(LEGAL_FORM_CODES).size, LEGAL_FORMS.length);
  assert.equal(new Set(LEGAL_FORMS.map(({ ja }) => ja)).size, LEGAL_FORMS.length);
  for (const code of LEGAL_FORM_CODES) assert.equal(legalForm(code).code, code);
});

test('the codes begin in the order that data files rely on', () => {
  assert.deepEqual(LEGAL_FORM_CODES.slice(0, 6), ['kk', 'yk', 'gomei', 'goshi', 'gk', 'tmk']);
  assert.equal(LEGAL_FORM_CODES.indexOf('seikyou'), 47);
});

test('every character of every form is among the characters of forms', () => {
  for (const { ja } of LEGAL_FORMS) for (const sign of ja) assert.ok(LEGAL_FORM_CHARACTERS.has(sign), sign);
  assert.equal(LEGAL_FORM_CHARACTERS.has('商'), false);
});

test('a company name is recognised inside a line', () => {
  for (const line of ['御中 株式会社山田', '㈱山田', '(有)山田', '学校法人山田学園'])
    assert.match(line, LEGAL_FORM_IN_TEXT);
  assert.doesNotMatch('合計 1,000円', LEGAL_FORM_IN_TEXT);
});
