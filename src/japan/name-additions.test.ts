import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HONORIFICS } from './honorifics.ts';
import { LEGAL_FORMS } from './legal-form.ts';
import { beforeContact, CONTACT_MARKS, isUnit, UNITS, withoutHonorific } from './name-additions.ts';
import { splitLegalForm } from './split-legal-form.ts';

test('the example of every legal form carries that form', () => {
  for (const { code, example } of LEGAL_FORMS) assert.equal(splitLegalForm(example).form, code, example);
});

test('the example of every form of address loses it and nothing else', () => {
  for (const { id, example } of HONORIFICS)
    assert.match(withoutHonorific(example), /^(株式会社見本商事|見本商事(株式会社|㈱))$/, id);
  assert.equal(withoutHonorific('様'), '様');
  for (const name of ['株式会社みんなの先生', '株式会社宮殿', '株式会社見本銀行'])
    assert.equal(withoutHonorific(name), name);
});

test('what follows the name in the example of every unit is a unit', () => {
  for (const { id, example } of UNITS)
    assert.ok(isUnit(example.replace(/^.*?(見本商事㈱?|K\.K\.)/u, '').trim()), `${id}: ${example}`);
  for (const other of ['商事', '見本', 'ホールディングス', '']) assert.equal(isUnit(other), false, other);
});

test('the example of every contact mark is cut before it', () => {
  for (const { id, example } of CONTACT_MARKS) assert.equal(beforeContact(example), '株式会社見本商事', id);
  assert.equal(beforeContact('株式会社見本商事 03-1234-5678'), '株式会社見本商事');
  for (const name of ['日本電信電話株式会社', '株式会社HOTEL見本', '見本Eメール配送株式会社', '担当替株式会社'])
    assert.equal(beforeContact(name), name);
});
