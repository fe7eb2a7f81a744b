import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractCard, rowsOfText } from '../../src/engines/extraction/index.ts';
import { Scoreboard } from './score.ts';
import { scoreCard } from './score-card.ts';

const LINES = ['株式会社みどり測量', '営業部長', '青木 太郎', 'TEL 03-5550-4011'];

function misses(ambiguous: readonly string[]): readonly string[] {
  const board = new Scoreboard();
  const expected = { person: { name: '青木 次郎', titles: ['営業部長'] }, organization: { display_name: '別の会社' } };
  const item = {
    id: 'x',
    document_type: 'business_card',
    folder: '',
    expected,
    expected_extra: { ambiguous },
  } as const;
  scoreCard(
    board,
    item,
    extractCard({ front: rowsOfText(LINES.join('\n')).rows, back: undefined, address: undefined }),
  );
  return board.misses.map((miss) => miss.field);
}

test('a field on which readers may differ is not counted, by its name, with its group, or as a group', () => {
  assert.deepEqual(misses([]), ['card.person.name', 'card.organization.display_name']);
  assert.deepEqual(misses(['name']), ['card.organization.display_name']);
  assert.deepEqual(misses(['organization.display_name']), ['card.person.name']);
  assert.deepEqual(misses(['person', 'organization']), []);
});

test('a number printed in kanji is the one its international form says', () => {
  const board = new Scoreboard();
  const expected = { contact: { phones: [['〇二四二―五五―一一七七', '+81242551177', 'work']] } };
  const item = { id: 'x', document_type: 'business_card', folder: '', expected } as const;
  const front = rowsOfText('有限会社近衛漆器店\n電話 〇二四二―五五―一一七七').rows;
  scoreCard(board, item, extractCard({ front, back: undefined, address: undefined }));
  assert.deepEqual(board.misses, []);
});
