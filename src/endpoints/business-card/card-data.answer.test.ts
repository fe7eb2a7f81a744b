import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractCard, rowsOfText } from '../../engines/extraction/index.ts';
import { byFieldName, cardDataAnswer, conflictsAnswer } from './card-data.answer.ts';

const rows = (...lines: string[]) => rowsOfText(lines.join('\n')).rows;
const card = extractCard({
  front: rows('株式会社ソラテック', '部長', '山田 太郎', 'やまだ たろう', 'TEL 03-5550-3101'),
  back: rows('株式会社ソラテック', '佐藤 花子', 'TEL 03-5550-3199'),
});

test('a field on which the sides differ goes by the name of the answer, a phone by its kind', () => {
  assert.deepEqual(
    conflictsAnswer(card)
      .map(({ field }) => field)
      .sort(),
    ['person_name', 'phone'],
  );
});

test('confidence, source and place of a field stand under the name of the answer', () => {
  const known = byFieldName(card.fieldSources, ({ side }) => side);
  assert.deepEqual(
    [known.person_name, known.person_name_reading, known.organization_display_name, known.phones],
    ['front', 'front', 'both', 'both'],
  );
});

test('an English text comes with its source and how sure it is', () => {
  const { person, organization } = cardDataAnswer(card.card);
  assert.deepEqual(
    [person.name_en, person.name_en_source, person.name_en_confidence],
    ['Taro Yamada', 'furigana_hepburn', 'high'],
  );
  assert.deepEqual(
    [organization.legal_name, organization.legal_name_en, organization.legal_name_en_source],
    ['株式会社ソラテック', 'Soratekku K.K.', 'kana_hepburn'],
  );
});
