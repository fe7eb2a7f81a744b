import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../../testkit/samples.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { readDate } from './cell-date.ts';
import type { Cell } from './cells.ts';
import { applyEdition, createRegister, EditionRefused, registerReader } from './register-file.ts';
import { parseRegistrationNumber } from './registration-number.ts';
import { readRegister, type Sheet } from './workbook.ts';

const HEADER: Cell[][] = [
  [
    '所管',
    '登録番号',
    '登録年月日',
    '金融商品取引業者名',
    '法人番号',
    '郵便番号',
    '本店等所在地',
    '代表等電話番号',
    '業務の種別',
    null,
    null,
    '有価証券\n関連業',
    '加入金融商品取引業協会',
    null,
  ],
  [
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    '第一種',
    '第二種',
    '投資助言\n・\n代理業',
    null,
    '日本証券業協会',
    '第二種金融商品取引業協会',
  ],
];
const ROWS: Cell[][] = [
  [
    '関東財務局\n【計2者】',
    '関東財務局長(金商)第16号',
    39355,
    '例示アセット株式会社※1',
    5010001000001,
    1006742,
    '東京都千代田区丸の内１',
    '03',
    '○\n（非上場仲介業のみ）',
    '○',
    null,
    '',
    '○',
    '○',
  ],
  [
    null,
    '関東財務局長（金商）第0018号',
    new Date('2010-04-01T00:00:00Z'),
    '見本証券株式会社',
    '5010001000002',
    '060-0041',
    '東京都\n港区',
    '03',
    '',
    null,
    '○',
    null,
    null,
    null,
  ],
];
const sheet = (
  rows: Cell[][] = ROWS,
  date: Cell = new Date('2026-08-31T00:00:00Z'),
  extra: Cell[][] = [[`【全業者数：${rows.length}】`]],
): Sheet[] => [
  { sheet: 'English', data: [['Name', 'Number']] },
  {
    sheet: '日本語',
    data: [['金融商品取引業者登録一覧'], [null, null, date], ...extra, ...HEADER, ...rows, ['※1 旧登録番号 第3号']],
  },
];

test('a register with a two-row header, merged cells, serial dates and conditions is read', () => {
  const list = readRegister('financial_instruments_business', sheet());
  assert.equal(list.asOf, '2026-08-31');
  const [first, second] = list.rows;
  assert.deepEqual(first, {
    registrationNumber: '関東財務局長(金商)第16号',
    authority: '関東財務局長',
    lawTag: '金商',
    number: 16,
    bureau: '関東財務局',
    registrationDate: '2007-09-30',
    name: '例示アセット株式会社',
    nameAsListed: '例示アセット株式会社※1',
    corporateNumber: '5010001000001',
    postalCode: '100-6742',
    address: '東京都千代田区丸の内１',
    businessTypes: [
      { code: 'type_1', condition: '非上場仲介業のみ' },
      { code: 'type_2', condition: null },
    ],
    associations: ['jsda', 't2fifa'],
    footnote: '旧登録番号 第3号',
  });
  assert.equal(second?.bureau, '関東財務局', 'the merged cell is carried down');
  assert.equal(second?.number, 18);
  assert.deepEqual(second?.businessTypes, [{ code: 'investment_advisory_agency', condition: null }]);
});

test('the header is found wherever it stands', () => {
  const moved = sheet(ROWS, 46265, [['注意'], [null], ['※詳細は各財務局へ']]);
  assert.equal(readRegister('financial_instruments_business', moved).asOf, '2026-08-31');
});

test('a sheet whose own count differs, without header or with unreadable numbers is refused', () => {
  const broken: Sheet[][] = [
    sheet(ROWS, new Date('2026-08-31T00:00:00Z'), [['【全業者数：1951】']]),
    [{ sheet: 'x', data: [['Service unavailable']] }],
    sheet([ROWS[0]!, ['関東財務局', '不明', null, '甲社', null]], new Date('2026-08-31T00:00:00Z'), []),
  ];
  for (const sheets of broken)
    assert.throws(() => readRegister('financial_instruments_business', sheets), UpstreamError);
});

test('an operator without corporate number and legal form is a natural person and is not kept', () => {
  const list = readRegister(
    'financial_instruments_business',
    sheet([...ROWS, [null, '関東財務局長(金商)第20号', 39355, '個人　太郎', null, null, '東京都']]),
  );
  assert.equal(list.personsDropped, 1);
  assert.equal(list.rows.length, 2);
});

test('funds-transfer types are read from marks or from one written column', () => {
  const written: Sheet[] = [
    {
      sheet: 's',
      data: [
        ['令和８年９月30日現在'],
        [
          '所管',
          '登録番号',
          '登録年月日',
          '資金移動業者名',
          '法人番号',
          '郵便番号',
          '本店等所在地',
          '代表等電話番号',
          '業務の種別',
        ],
        [
          '関東財務局',
          '関東財務局長 第00004号',
          '平成22年6月11日',
          '株式会社送金',
          '3010701023295',
          '169-0073',
          '東京都',
          '03',
          '第一種・第二種',
        ],
      ],
    },
  ];
  const [row] = readRegister('funds_transfer', written).rows;
  assert.deepEqual(
    row?.businessTypes.map((type) => type.code),
    ['type_1', 'type_2'],
  );
  assert.equal(row?.registrationDate, '2010-06-11');
});

test('registration numbers are read in every spelling and refused when they are none', () => {
  assert.deepEqual(parseRegistrationNumber('関東財務局長（金商）第４４号'), {
    authority: '関東財務局長',
    lawTag: '金商',
    number: 44,
  });
  assert.deepEqual(parseRegistrationNumber('関東財務局長 第00001号'), {
    authority: '関東財務局長',
    lawTag: null,
    number: 1,
  });
  assert.deepEqual(parseRegistrationNumber('福岡財務支局長（金商）第7号')?.authority, '福岡財務支局長');
  for (const text of ['第44号', 'T5010001000001', '', '関東財務局長'])
    assert.equal(parseRegistrationNumber(text), undefined, text);
});

test('dates are read from serials, dates, western and era text', () => {
  assert.deepEqual(
    [
      39355,
      new Date('2026-08-31T00:00:00Z'),
      '2026-08-31T00:00:00',
      '平成29年9月29日',
      '令和元年５月１日',
      '2026年8月31日現在',
    ].map(readDate),
    ['2007-09-30', '2026-08-31', '2026-08-31', '2017-09-29', '2019-05-01', '2026-08-31'],
  );
  assert.deepEqual([1951, 'なし', null, '2026-13-40'].map(readDate), [null, null, null, null]);
});

test('a row that disappears is kept with the day it was gone; it comes back clean', () => {
  const db = createRegister(':memory:');
  const read = registerReader(db);
  const list = (rows: Cell[][], date: string) =>
    readRegister('financial_instruments_business', sheet(rows, new Date(`${date}T00:00:00Z`), []));
  applyEdition(db, list(ROWS, '2026-06-30'), { loadedAt: 't1' });
  assert.deepEqual(applyEdition(db, list([ROWS[0]!], '2026-07-31'), { loadedAt: 't2', force: true }), {
    added: 0,
    changed: 0,
    removed: 1,
    total: 1,
  });
  const gone = read().operators.find((operator) => operator.number === 18);
  assert.equal(gone?.removedSince, '2026-07-31');
  assert.equal(gone?.lastSeen, '2026-06-30');
  applyEdition(db, list(ROWS, '2026-08-31'), { loadedAt: 't3' });
  const back = registerReader(db)().operators.find((operator) => operator.number === 18);
  assert.deepEqual([back?.removedSince, back?.firstSeen], [null, '2026-06-30']);
});

test('a renamed operator keeps its former name; an older or much shorter edition is refused', () => {
  const db = createRegister(':memory:');
  const list = (rows: Cell[][], date: string) =>
    readRegister('financial_instruments_business', sheet(rows, new Date(`${date}T00:00:00Z`), []));
  applyEdition(db, list(ROWS, '2026-06-30'), { loadedAt: 't1' });
  const renamed = ROWS.map((row, i) => (i === 1 ? row.with(3, '新見本証券株式会社') : row));
  applyEdition(db, list(renamed, '2026-07-31'), { loadedAt: 't2' });
  assert.deepEqual(registerReader(db)().operators.find((operator) => operator.number === 18)?.previousNames, [
    '見本証券株式会社',
  ]);
  assert.throws(() => applyEdition(db, list(ROWS, '2026-06-30'), { loadedAt: 't3' }), EditionRefused);
  assert.throws(() => applyEdition(db, list([ROWS[0]!], '2026-08-31'), { loadedAt: 't4' }), EditionRefused);
});

const GENUINE = 'evidence/fsa/kinyushohin-20260831-excerpt.json';
test('the genuine cells of the register of 2026-08-31 are read', { skip: withoutSample(GENUINE) }, () => {
  const sample = JSON.parse(readFileSync(samplePath(GENUINE)!, 'utf8'));
  const list = readRegister('financial_instruments_business', [
    { sheet: '日本語', data: [...sample.rows_1_4, sample.row_12, sample.row_13, ...sample.rows_from_14_excerpt] },
  ]);
  assert.equal(list.asOf, '2026-08-31');
  assert.equal(list.rows.length, sample.rows_from_14_excerpt.length);
  const sbi = list.rows.find((row) => row.number === 44);
  assert.equal(sbi?.corporateNumber, '3010401049814');
  assert.deepEqual(sbi?.associations, ['jsda', 'ffaj', 't2fifa', 'imaj', 'jvcea', 'jstoa']);
  assert.equal(list.rows.at(-1)?.businessTypes[0]?.condition, '非上場仲介業のみ');
});

test('a list of another kind is refused: its operators would become registered here', () => {
  const asCrypto = () =>
    readRegister('crypto_asset_exchange', [{ sheet: '1', data: [['令和8年8月31日現在'], ...HEADER, ...ROWS] }]);
  assert.throws(asCrypto, /lists 金融商品取引業者, not 暗号資産交換業者/);
});
