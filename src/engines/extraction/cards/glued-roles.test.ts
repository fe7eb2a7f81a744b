import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gluedRole } from './glued-roles.ts';

test('a title is parted from the name behind it, the longest title first', () => {
  assert.deepEqual(gluedRole('営業部長山田太郎'), { roles: ['営業部長'], rest: '山田太郎' });
  assert.deepEqual(gluedRole('代表取締役社長鈴木一郎'), { roles: ['代表取締役社長'], rest: '鈴木一郎' });
  assert.deepEqual(gluedRole('店長土肥あゆみ'), { roles: ['店長'], rest: '土肥あゆみ' });
});

test('a department is parted from the title behind it', () => {
  assert.deepEqual(gluedRole('営業部取締役'), { roles: ['営業部', '取締役'], rest: '' });
});

test('a title alone stays whole, and what names nobody is not parted', () => {
  assert.deepEqual(gluedRole('代表取締役'), { roles: ['代表取締役'], rest: '' });
  assert.equal(gluedRole('社長室だより'), null);
  assert.deepEqual(gluedRole('部長室伏太郎'), { roles: ['部長'], rest: '室伏太郎' });
  assert.equal(gluedRole('山田太郎'), null);
  assert.equal(gluedRole(`部長${'山'.repeat(30)}`), null);
});
