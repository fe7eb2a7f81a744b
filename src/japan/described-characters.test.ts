import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAID_OF_CHARACTERS } from './character-talk.ts';
import { describedNames } from './described-characters.ts';

const LINES: readonly (readonly [line: string, name: string])[] = [
  ['みほん工業、見学の見に本棚の本。港区の', '見本工業'],
  ['しみず建設、さんずいに青いの清に水、静岡の', '清水建設'],
  ['福が二つに堂でふくふくどう', '福福堂'],
  ['前に勇ましいで前勇建設っていうところ', '前勇建設'],
  ['みほん、ええと漢字で見学の見に来る本', '見来本'],
  ['輝くって一文字で、かがやき企画', '輝企画'],
  ['きつねのよめいり、狐の嫁入って書く森林組合', '狐嫁入森林組合'],
  ['ゆみほん、ひらがなのゆに見学の見に本', 'ゆ見本'],
  ['吉野家の吉、野原の野', '吉野'],
  ['北に村でお願いします', '北村'],
];
for (const [line, name] of LINES) test(line, () => assert.ok(describedNames(line).includes(name)));

test('a line that describes no character gives nothing', () => {
  for (const line of ['株式会社見本商事', '見本商事 港区芝', '見本商事の法人番号は？', 'Mihon Trading K.K.'])
    assert.deepEqual(describedNames(line), []);
});

for (const { id, words, example } of SAID_OF_CHARACTERS)
  test(`${id}: ${example}`, () => assert.ok(words.some((word) => example.includes(word))));
