import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishCompanyName } from './english-name.ts';

test('an official name comes before anything generated', () => {
  const record = { name: '三菱電機株式会社', nameEn: 'Mitsubishi Electric Corporation', furigana: 'ミツビシデンキ' };
  assert.deepEqual(englishCompanyName(record), {
    text: 'Mitsubishi Electric Corporation',
    source: 'nta_official',
    confidence: 'official',
  });
  const filed = englishCompanyName({ ...record, nameEn: null }, 'MITSUBISHI ELECTRIC CORP');
  assert.equal(filed?.source, 'edinet_official');
});
