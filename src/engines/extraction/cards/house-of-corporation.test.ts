import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseOfCorporation } from './house-of-corporation.ts';

test('the corporation and the house it runs are told apart in one line', () => {
  assert.deepEqual(houseOfCorporation('医療法人社団見本会 みほん総合病院'), {
    corporation: '医療法人社団見本会',
    house: 'みほん総合病院',
  });
  assert.deepEqual(houseOfCorporation('社会福祉法人 見本の会 みほん保育園'), {
    corporation: '社会福祉法人 見本の会',
    house: 'みほん保育園',
  });
  assert.deepEqual(houseOfCorporation('学校法人見本学園　見本高等学校')?.corporation, '学校法人見本学園');
});

test('a corporation alone, a department or a company is no house', () => {
  for (const line of [
    '医療法人 見本会',
    '医療法人社団見本会',
    '学校法人見本学園 総務部',
    '株式会社見本会 みほん病院',
    'みほん病院',
  ])
    assert.equal(houseOfCorporation(line), null, line);
});
