import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeFiles } from './intake.ts';
import { desk } from './state.ts';

test('what cannot be read is refused with its reason, the rest is taken', () => {
  const { added, refused } = takeFiles([
    new File(['x'], '領収書.PDF'),
    new File(['x'], 'photo', { type: 'image/heic' }),
    new File(['x'], '見積.docx'),
    new File([], '空.pdf'),
    new File([new Uint8Array(26_000_001)], '大きい.jpg'),
  ]);
  assert.equal(added, 2);
  assert.deepEqual(
    desk.items.map(({ file }) => file.name),
    ['領収書.PDF', 'photo'],
  );
  assert.deepEqual(refused, [
    { name: '見積.docx', why: 'refused_format' },
    { name: '空.pdf', why: 'refused_empty' },
    { name: '大きい.jpg', why: 'refused_large' },
  ]);
});
