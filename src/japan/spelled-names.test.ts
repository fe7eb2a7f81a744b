import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAID_OF_LETTERS, spelledNames } from './spelled-names.ts';

const LINES: readonly (readonly [line: string, name: string])[] = [
  ['エムはミュージックのM、エイチ、エヌ、それから商事', 'MHN商事'],
  ['アルファベットでM、H、N、それからJapan', 'MHNJapan'],
  ['エム・アイ・エイチ・オー・エヌでミホン', 'MIHON'],
  ['匠ミホン、ミホンはアルファベットでM I H O N', 'MIHON'],
  ['SNAKEのS、CATのC、3、2です', 'SC32'],
  ['カタカナでミホンさん', 'ミホン'],
  ['ひらがなでみほん', 'みほん'],
];
for (const [line, name] of LINES)
  test(line, () => assert.ok(spelledNames(line).includes(name), String(spelledNames(line))));

test('a line that spells nothing gives nothing', () => {
  for (const line of ['株式会社見本商事', 'Mihon Trading K.K.', '見本商事 港区芝 A棟', '見本アイティー'])
    assert.deepEqual(spelledNames(line), []);
});

for (const { id, words, example } of SAID_OF_LETTERS)
  test(`${id}: ${example}`, () => {
    assert.ok(words.some((word) => example.includes(word)));
    assert.ok(spelledNames(example).length > 0);
  });
