import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { completeOn, FRESH, PARTIAL, STALE, stamped } from '../../testkit/evidence-registry.ts';
import { openRegistry, SAMPLE_DIR } from '../engines/registry/index.ts';
import { matchCompany } from './company-match.ts';
import type { CompanyQuery } from './company-match.types.ts';

const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
after(() => registry.close());
const match = (query: CompanyQuery, day = '2026-11-15') =>
  matchCompany({ companies: completeOn(registry.companies!, day), now: new Date(`${day}T03:00:00Z`) }, query);

test('a known number is found and verified', () => {
  const result = match({ corporateNumber: '1180301018771' });
  assert.equal(result.status, 'active');
  assert.equal(result.verified, true);
  assert.equal(result.matchType, 'corporate_number');
  assert.equal(result.score, 1);
  assert.equal(result.record?.name, 'トヨタ自動車株式会社');
});

test('number and name together agree in any spelling, reading or language', () => {
  for (const name of ['マツダ㈱', 'マツダ', 'Mazda Motor Corporation', 'マツダ 株式会社']) {
    const result = match({ corporateNumber: '3240001036223', name });
    assert.equal(result.matchType, 'corporate_number_and_name', name);
    assert.equal(result.verified, true, name);
  }
});

test('a wrong check digit is refused and the name still gives candidates', () => {
  const result = match({ corporateNumber: '1180301018772', name: 'トヨタ自動車' });
  assert.equal(result.status, 'invalid_corporate_number');
  assert.equal(result.reason, 'corporate_number_checksum_invalid');
  assert.equal(result.record, null);
  assert.equal(result.candidates[0]?.record.corporateNumber, '1180301018771');
});

test('a number that was never assigned is not found', () => {
  const result = match({ corporateNumber: '9999999999999' });
  assert.equal(result.status, 'not_found');
  assert.equal(result.reason, 'record_not_found');
});

test('number and name of two companies are a conflict, never verified', () => {
  const result = match({ corporateNumber: '1180301018771', name: '任天堂株式会社' });
  assert.equal(result.reason, 'identifier_conflict');
  assert.equal(result.verified, false);
  assert.ok(result.riskFlags.includes('identifier_conflict') && result.riskFlags.includes('name_mismatch'));
});

test('a name that is nobody else’s is a mismatch, not a conflict', () => {
  const result = match({ corporateNumber: '1180301018771', name: '何でもない商事株式会社' });
  assert.equal(result.reason, null);
  assert.deepEqual(result.riskFlags, ['name_mismatch']);
  assert.equal(result.verified, false);
});

test('a unique full legal name is verified; without its form it is found, not verified', () => {
  const exact = match({ name: '任天堂株式会社' });
  assert.deepEqual([exact.matchType, exact.score, exact.verified], ['name_exact', 0.9, true]);
  const plain = match({ name: '任天堂' });
  assert.deepEqual([plain.matchType, plain.score, plain.verified], ['name_normalized', 0.85, false]);
});

test('namesakes without an address are ambiguous and listed', () => {
  const result = match({ name: '株式会社村田製作所' });
  assert.equal(result.status, 'ambiguous');
  assert.equal(result.reason, 'name_ambiguous');
  assert.equal(result.record, null);
  assert.equal(result.verified, false);
  assert.ok(result.candidates.length > 3);
  assert.ok(result.riskFlags.includes('name_ambiguous'));
});

test('the address decides between namesakes', () => {
  const result = match({ name: '(株)村田製作所', address: '〒617-0832 京都府長岡京市東神足1-10-1' });
  assert.equal(result.record?.corporateNumber, '4130001030475');
  assert.deepEqual([result.matchType, result.score, result.verified], ['name_and_address', 0.95, true]);
  const free = match({ name: 'フリー株式会社', address: '東京都品川区大崎一丁目2番2号 アートヴィレッジ大崎' });
  assert.equal(free.record?.corporateNumber, '7010401100770');
});

test('an address in the same municipality only does not choose between namesakes', () => {
  const result = match({ name: 'フリー株式会社', address: '東京都品川区東五反田1-1-1' });
  assert.equal(result.status, 'ambiguous');
});

test('a unique name at another address is found but not verified', () => {
  const result = match({ name: '任天堂株式会社', address: '東京都港区芝5丁目7番1号' });
  assert.equal(result.record?.corporateNumber, '1130001011420');
  assert.equal(result.addressMatch, false);
  assert.equal(result.verified, false);
  assert.ok(result.riskFlags.includes('address_mismatch'));
});

test('a similar name is never verified, with or without the address', () => {
  const alone = match({ name: '株式会社サイバーエージエンド' });
  assert.equal(alone.matchType, 'name_fuzzy');
  assert.equal(alone.record?.corporateNumber, '4011001034156');
  assert.equal(alone.verified, false);
  assert.ok(alone.riskFlags.includes('fuzzy_match_only'));
  const near = match({ name: '株式会社村田制作所', address: '京都府長岡京市東神足1-10-1' });
  assert.equal(near.record?.corporateNumber, '4130001030475');
  assert.equal(near.verified, false);
});

test('a short similar name without an address stays a candidate', () => {
  const result = match({ name: '三菱重工株式会社' });
  assert.equal(result.status, 'not_found');
  assert.equal(result.candidates[0]?.record.corporateNumber, '8010401050387');
});

test('another legal form at the same name is a similar name', () => {
  const result = match({ name: '合同会社みどり見本商事' });
  assert.equal(result.verified, false);
  assert.ok(result.candidates.every((candidate) => candidate.matchType === 'name_fuzzy'));
  assert.equal(match({ name: '株式会社みどり見本商事' }).verified, true);
});

test('a former name leads to the company and is said', () => {
  const result = match({ name: '株式会社旧称見本' });
  assert.equal(result.record?.name, '株式会社新称見本');
  assert.deepEqual([result.matchType, result.score, result.verified], ['name_previous', 0.65, false]);
  assert.ok(result.riskFlags.includes('previous_name_used'));
});

test('reading, English name and trade name find the company but do not verify it alone', () => {
  for (const [name, type] of [
    ['ニッポンデンキ', 'name_kana'],
    ['NEC Corporation', 'name_english'],
    ['Komatsu Ltd.', 'name_english'],
    ['見本旧称堂', 'trade_name'],
  ] as const) {
    const result = match({ name });
    assert.deepEqual([result.matchType, result.score, result.verified], [type, 0.8, false], name);
  }
  assert.equal(match({ name: 'ニッポンデンキ', address: '東京都港区芝5-7-1' }).verified, true);
});

test('a closed company is found, never verified, and its successor is followed', () => {
  const merged = match({ name: '株式会社見本被合併' });
  assert.equal(merged.status, 'closed');
  assert.equal(merged.verified, false);
  assert.deepEqual(merged.riskFlags, ['company_closed', 'merged_into_successor']);
  assert.deepEqual(
    merged.successors.map((company) => company.name),
    ['見本統合ホールディングス株式会社'],
  );
});

test('status is judged on the day of the question', () => {
  assert.equal(match({ name: '株式会社見本被合併' }, '2025-09-30').status, 'active');
  assert.equal(match({ name: '株式会社見本被合併' }, '2025-10-01').status, 'closed');
});

test('new, moved and foreign companies carry their flags', () => {
  assert.ok(match({ name: '株式会社見本新設' }).riskFlags.includes('recently_assigned'));
  assert.ok(!match({ name: '株式会社見本新設' }, '2027-06-01').riskFlags.includes('recently_assigned'));
  assert.ok(match({ corporateNumber: '2120001167766' }, '2026-08-01').riskFlags.includes('recently_moved'));
  assert.ok(match({ name: 'Mihon Overseas Limited' }).riskFlags.includes('foreign_company'));
});

test('a glyph the registry cannot show does not break the comparison by number, but alone it is only similar', () => {
  assert.equal(match({ corporateNumber: '6999901000010', name: '株式会社橋本工務店' }).verified, true);
  assert.equal(match({ name: '株式会社橋本工務店' }).verified, false);
});

test('blank and hostile names answer at once', () => {
  for (const name of ['　', '株式会社', '・・・', '\u0000', '𠮷'.repeat(300), 'ア'.repeat(300), '%_\'";--'])
    assert.equal(match({ name }).verified, false, name);
});

const companiesAs = (stamp: Parameters<typeof stamped>[1]) => stamped(registry.companies!, stamp);
const now = new Date('2026-11-15T03:00:00Z');

test('what is not in a part, an old or a sample registry is not determined, and says why', () => {
  for (const [companies, reason] of [
    [companiesAs(PARTIAL), 'registry_partial'],
    [companiesAs(STALE), 'registry_stale'],
    [registry.companies!, 'registry_sample'],
  ] as const)
    for (const query of [{ corporateNumber: '9999999999999' }, { name: '存在しない会社名その一株式会社' }]) {
      const result = matchCompany({ companies, now }, query);
      assert.deepEqual([result.status, result.reason, result.verified], ['not_determined', reason, false]);
    }
  const complete = matchCompany({ companies: companiesAs(FRESH), now }, { corporateNumber: '9999999999999' });
  assert.equal(complete.status, 'not_found');
});

test('a name found in a part or in old data is a candidate; its number is proof in a part, not in old data', () => {
  for (const stamp of [PARTIAL, STALE]) {
    const byName = matchCompany({ companies: companiesAs(stamp), now }, { name: '任天堂株式会社' });
    assert.deepEqual([byName.status, byName.verified, byName.record], ['not_determined', false, null]);
    assert.equal(byName.candidates[0]?.record.corporateNumber, '1130001011420');
  }
  const query = { corporateNumber: '1130001011420' };
  assert.equal(matchCompany({ companies: companiesAs(PARTIAL), now }, query).verified, true);
  const old = matchCompany({ companies: companiesAs(STALE), now }, query);
  assert.deepEqual([old.status, old.verified, old.reason], ['active', false, 'registry_stale']);
  const sample = matchCompany({ companies: registry.companies!, now }, query);
  assert.deepEqual([sample.verified, sample.riskFlags], [true, ['sample_data']]);
});

test('an English name that only the securities filings know finds the company, and does not verify it', () => {
  const deps = {
    companies: registry.companies!,
    now: new Date('2026-11-15T03:00:00Z'),
    edinetName: (number: string) => (number === '1130001011420' ? 'Mihon Playing Cards Co., Ltd.' : null),
    edinetNumbers: (name: string) => (name.startsWith('Mihon Playing Cards') ? ['1130001011420'] : []),
  };
  const alone = matchCompany(deps, { name: 'Mihon Playing Cards Inc.' });
  assert.deepEqual(
    [alone.record?.corporateNumber, alone.matchType, alone.verified],
    ['1130001011420', 'name_english', false],
  );
  const numbered = matchCompany(deps, { name: 'Mihon Playing Cards', corporateNumber: '1130001011420' });
  assert.deepEqual([numbered.matchType, numbered.verified], ['corporate_number_and_name', true]);
});

test('a name with an office or department leads to its company, with the office named apart', () => {
  const result = match({ name: '任天堂株式会社 東京支店 営業部' });
  assert.equal(result.record?.corporateNumber, '1130001011420');
  assert.deepEqual([result.name, result.verified, result.unit], ['branch', false, '東京支店 営業部']);
});
