import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { readForeignName } from './other-scripts.ts';

test('a foreign name keeps the order in which it is printed', () => {
  assert.deepEqual(readForeignName('NGUYEN THI LAN'), { given: 'Nguyen Thi', family: 'Lan' });
  assert.deepEqual(readForeignName("Sean O'Brien"), { given: 'Sean', family: "O'Brien" });
});

test('one word, a sentence and small letters are no name', () => {
  for (const text of ['LAN', 'Sales and Marketing Group Japan', 'open daily'])
    assert.equal(readForeignName(text), null);
});

test('three words beside an English title are the person; a reading in katakana lets the Latin name have three', () => {
  const person = (...lines: string[]) => extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.person;
  assert.equal(person('Mihon Coffee G.K.', 'Marco Antonio Ruiz', 'Coffee Buyer').name, 'Marco Antonio Ruiz');
  const korean = person('韓美株式会社', '代表取締役', '朴　成 俊', 'パク・ソンジュン', 'Park Sung Joon');
  assert.equal(korean.nameEnglish?.text, 'Park Sung Joon');
});
