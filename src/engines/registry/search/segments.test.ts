import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { searchNames } from './search-names.ts';

/** Names without a registered reading. */
const NAMES = [
  '株式会社オレンジネットプランニング',
  '有限会社見東建設',
  '株式会社見本石装',
  '大英建設有限会社',
  '株式会社ゆかわ薬局',
  '社会福祉法人あゆみ会',
  '有限会社カッティング・アート',
  '株式会社ＨＯＫＵＢＵ',
  '一般社団法人智頭町観光協会',
  '有限会社青空',
  '特定非営利活動法人あおぞら',
  '株式会社プラン',
  '有限会社梶原断熱工業所',
  '有限会社野口組',
  '有限会社鳥越呉服店',
];
const { companies, close } = openNamedCompanies(NAMES.map((name) => [name] as const));
after(close);

const LINES: readonly (readonly [line: string, name: string])[] = [
  ['Y. Tanaka | Sales Div. | Orange Net Planning Inc. | Shiba, Tokyo, Japan', '株式会社オレンジネットプランニング'],
  ['www.cutting-art.example.com 会社概要 港区芝', '有限会社カッティング・アート'],
  ['"10482","(ﾕ)ﾀﾞｲｴｲｹﾝｾﾂ","港区芝","月末締"', '大英建設有限会社'],
  ['ﾀﾞｲｴｲｹﾝｾﾂ(ﾕ', '大英建設有限会社'],
  ['Daiei Kensetsu Y.K.', '大英建設有限会社'],
  ['Daiei Kensetsu Ltd., Shiba 1-chome, Tokyo', '大英建設有限会社'],
  ['ﾌｸ)ｱﾕﾐｶｲ', '社会福祉法人あゆみ会'],
  ['湯川薬局様　港区芝1-1　医薬品・至急', '株式会社ゆかわ薬局'],
  ['ホクブ㈱', '株式会社ＨＯＫＵＢＵ'],
  ['Chizu Town Tourism Association', '一般社団法人智頭町観光協会'],
  ['見積 No.77 梶原断熱 保温工事', '有限会社梶原断熱工業所'],
  ['芝の野口組さんから請求きてます。番号確認お願いします！', '有限会社野口組'],
  ['とりごえごふくてん 元町', '有限会社鳥越呉服店'],
];
for (const [line, name] of LINES)
  test(`${line.replaceAll('\n', ' ')} names ${name}, as a candidate`, () => {
    const [first] = searchNames({ companies }, line).matches;
    assert.equal(first?.record.name, name);
    assert.equal(first.agreement, 'fuzzy');
    assert.equal(searchNames({ companies }, line).namesakes, 0);
  });

test('a reading under another form is found beside those that are called so', () => {
  const names = searchNames({ companies }, 'ﾕ)ｱｵｿﾞﾗ').matches.map(({ record }) => record.name);
  assert.deepEqual(names, ['特定非営利活動法人あおぞら', '有限会社青空']);
});
