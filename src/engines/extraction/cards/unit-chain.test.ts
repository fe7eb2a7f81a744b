import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitAndPost, unitsOf } from './unit-chain.ts';

test('units grown together are each one', () => {
  assert.deepEqual(unitsOf('都市整備部建築指導課'), ['都市整備部', '建築指導課']);
  assert.deepEqual(unitsOf('営業本部第二営業部'), ['営業本部', '第二営業部']);
  for (const one of ['広報部門', '部品事業部', '営業部', '業務管理課', '総務部', '市民部'])
    assert.deepEqual(unitsOf(one), [one]);
});

test('a post held in a unit stands behind it; the one that heads it names it', () => {
  assert.deepEqual(unitAndPost('技術部主任'), { units: ['技術部'], post: '主任' });
  assert.deepEqual(unitAndPost('製造部製造一課課長'), { units: ['製造部', '製造一課'], post: '課長' });
  for (const one of ['営業部長', '営業本部長', '事務局次長', '工事主任', '経理課長', '学科主任'])
    assert.equal(unitAndPost(one), null, one);
});
