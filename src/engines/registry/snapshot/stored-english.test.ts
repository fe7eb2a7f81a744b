import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { syntheticCompany } from '../../../../testkit/registry/synthetic-company.ts';
import { generatedEnglishName } from '../../../japan/english-company-name.ts';
import { openAddressEngine } from '../../address/index.ts';
import { addressTools } from '../address-tools.ts';
import { ENGLISH_RULES, englishAddressIn, englishNameIn, placeEnglishOf, storedEnglish } from './stored-english.ts';

const tools = addressTools(openAddressEngine());
const placeEnglish = placeEnglishOf(tools);

const row = (name: string, furigana: string | null, place: string, street: string) => ({
  name,
  furigana,
  place,
  street,
});

const COMPANIES = Array.from({ length: 1500 }, (_, i) => {
  const { name, furigana, town, street } = syntheticCompany(i, 1500);
  return row(name, furigana || null, town.prefecture + town.city, street);
});

test('what is read is what was made', () => {
  for (const company of [
    ...COMPANIES,
    row('学校法人見本学園', 'ミホンガクエン', '京都府京都市中京区', '二条通寺町東入榎木町９５番地'),
    row('見本', null, '', ''),
    row('株式会社Ｃａｆé', null, '北海道札幌市中央区', '北三条西４丁目１番地１'),
    row('株式会社見本', 'ミホン', '東京都', ''),
    row('株式会社見本', 'ミホン', '見本県見本市', '見本町１番１号'),
  ]) {
    const stored = storedEnglish(tools, company)!;
    const address = company.place + company.street;
    assert.deepEqual(englishNameIn(stored), generatedEnglishName(company.name, company.furigana));
    assert.deepEqual(
      englishAddressIn(stored, placeEnglish(company.place)),
      address === '' ? null : tools.english(address),
    );
  }
});

test('endings that many have take one character', () => {
  const stored = storedEnglish(
    tools,
    row('株式会社アオゾラ', 'アオゾラ', '京都府京都市南区', '東九条中札辻町４丁目３０番３１号'),
  )!;
  assert.match(stored, /^.Aozora\u0001\n.4-30-31 Higashikujo Nakafudanotsujicho\u0005$/);
});

/**
 * When the digest changes and the data have not, the rules have: raise ENGLISH_RULES, so that what is stored in data
 * files is made anew, and note both here.
 */
test('other results have another number', () => {
  const made = COMPANIES.map((company) => storedEnglish(tools, company)).join('\n');
  const digest = createHash('sha256').update(made).digest('hex').slice(0, 16);
  assert.deepEqual(
    { rules: ENGLISH_RULES, data: tools.edition, digest },
    { rules: 1, data: '7410827f0960564c', digest: 'e08b2116d6fee513' },
  );
});
