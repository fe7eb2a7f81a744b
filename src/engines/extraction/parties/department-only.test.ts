import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDepartmentOnly } from './department-only.ts';

test('a department alone, and houses called like one', () => {
  for (const name of ['経理部', '営業 第一課', 'ご担当者']) assert.equal(isDepartmentOnly(name), true, name);
  for (const name of ['唐津東商工会 青年部', 'スワン美容室', '株式会社見本'])
    assert.equal(isDepartmentOnly(name), false, name);
});
