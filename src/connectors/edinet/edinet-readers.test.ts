import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../../testkit/samples.ts';
import { encodeCp932 } from '../../../testkit/upstreams/cp932.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { readClauses } from './clauses.ts';
import { readCodeList, readCodeRows, readMergedCodes } from './code-list.ts';
import { readDayList } from './day-list.ts';
import { annualStandardDate, halfYearEnd, halfYearStandardDate, monthsAfter } from './standard-dates.ts';

const fault = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof UpstreamError) return error.fault;
  }
  return 'none';
};
const metadata = (status: string, count = 0) => ({
  title: 't',
  parameter: { date: '2026-08-20', type: '2' },
  resultset: { count },
  processDateTime: '2026-08-21 00:01',
  status,
  message: 'OK',
});

test('an error that comes with HTTP 200 is never an empty list', () => {
  const cases: [unknown, string][] = [
    [{ StatusCode: 401, message: 'Access denied' }, 'refused'],
    [{ statusCode: 401 }, 'refused'],
    [{ StatusCode: 429 }, 'rate_limited'],
    [{ metadata: { status: '404', message: 'Not Found' } }, 'invalid_response'],
    [{ metadata: { status: '500', message: 'Internal Server Error' } }, 'unavailable'],
    [{ metadata: metadata('200', 3) }, 'invalid_response'],
    [{}, 'invalid_response'],
    [null, 'invalid_response'],
    ['<html>', 'invalid_response'],
    [{ metadata: { ...metadata('200'), parameter: { date: '2026-08-19' } }, results: [] }, 'invalid_response'],
    [{ metadata: metadata('200', 1), results: [{ docID: 'S1' }] }, 'invalid_response'],
  ];
  for (const [body, expected] of cases)
    assert.equal(
      fault(() => readDayList(body, '2026-08-20')),
      expected,
      JSON.stringify(body),
    );
});

test('a weekend list is empty and no error', () => {
  assert.deepEqual(readDayList({ metadata: metadata('200'), results: [] }, '2026-08-20').rows, []);
});

test('the 27-field rows of older files are read too', () => {
  const list = readDayList(
    {
      metadata: metadata('200', 1),
      results: [
        {
          seqNumber: 1,
          docID: 'S1000001',
          secCode: '137A0',
          withdrawalStatus: '0',
          docInfoEditStatus: '0',
          disclosureStatus: '0',
          xbrlFlag: '1',
          pdfFlag: '1',
        },
      ],
    },
    '2026-08-20',
  );
  assert.equal(list.rows[0]?.formats, 3);
  assert.equal(list.rows[0]?.legal, null);
  assert.equal(list.rows[0]?.secCode, '137A0');
});

test('the code list is read from Windows-31J with vendor characters, and natural persons are dropped', () => {
  const header =
    'ＥＤＩＮＥＴコード,提出者種別,上場区分,連結の有無,資本金,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,所在地,提出者業種,証券コード,提出者法人番号';
  const csv = [
    'ダウンロード実行日,2026年05月12日現在,件数,3件',
    header,
    '"E90001","内国法人・組合","上場","有","100","2月末日","株式会社髙橋﨑商店","TAKAHASHI, INC.","タカハシ","千代田区","小売業","137A0","5010001000001"',
    '"E90002","個人（組合発行者を除く）","","","","","個人　太郎","","","","","",""',
    '"E90003","外国法人・組合","非上場","","","12月31日","Example Holdings","","","","","",""',
  ].join('\r\n');
  const list = readCodeList(encodeCp932(csv));
  assert.equal(list.asOf, '2026-05-12');
  assert.equal(list.personsDropped, 1);
  assert.deepEqual(
    list.rows.map((row) => [row.edinetCode, row.name, row.filerType, row.listed, row.fiscalYearEnd]),
    [
      ['E90001', '株式会社髙橋﨑商店', 'domestic_corporation', true, '02-29'],
      ['E90003', 'Example Holdings', 'foreign_corporation', false, '12-31'],
    ],
  );
  assert.equal(
    fault(() => readCodeList(encodeCp932('<html>503</html>'))),
    'invalid_response',
  );
});

test('merged codes are read from their CSV', () => {
  const codes = readMergedCodes(
    encodeCp932('EDINETコード集約一覧\r\n集約処理日,廃止EDINETコード,継続EDINETコード\r\n2024/01/01,E90009,E90001\r\n'),
  );
  assert.deepEqual(codes, [{ oldCode: 'E90009', newCode: 'E90001' }]);
});

test('clauses are compared whole: 第9号 is not 第9号の4', () => {
  assert.deepEqual(
    readClauses('第19条第2項第9号の4,第１９条第２項第９号').map((clause) => clause.meaning),
    ['auditor_change', 'representative_director_change'],
  );
  assert.equal(readClauses('第29条第2項第4号')[0]?.ordinance, 'regulated_securities');
  assert.deepEqual(readClauses(null), []);
});

test('standard dates follow the civil code and roll over closed days', () => {
  assert.equal(monthsAfter('2026-03-31', 3), '2026-06-30');
  assert.equal(monthsAfter('2025-11-30', 3), '2026-02-28');
  assert.equal(monthsAfter('2026-02-28', 3), '2026-05-31');
  assert.equal(monthsAfter('2025-12-20', 3), '2026-03-20');
  assert.equal(annualStandardDate('2025-09-30'), '2026-01-05', 'New Year days are closed');
  assert.equal(annualStandardDate('2026-02-28'), '2026-06-01', 'a Sunday moves on');
  assert.equal(halfYearEnd('2025-04-01', '2026-03-31'), '2025-09-30');
  assert.equal(halfYearEnd('2025-04-01', '2025-09-30'), '2025-09-30');
  assert.deepEqual(halfYearStandardDate('043A00', '2025-09-30'), {
    standardDate: '2025-11-14',
    specifiedBusinessDate: '2025-12-01',
  });
  assert.equal(halfYearStandardDate('080000', '2025-09-30'), undefined);
});

for (const date of ['2023-10-05', '2023-10-18', '2026-08-20']) {
  const relative = `evidence/edinet/documents-${date}-excerpt.json`;
  test(`the genuine day list of ${date} is read whole`, { skip: withoutSample(relative) }, () => {
    const list = readDayList(JSON.parse(readFileSync(samplePath(relative)!, 'utf8')), date);
    assert.ok(list.rows.length >= 29);
    assert.ok(list.rows.every((row) => /^S1[0-9A-Z]{6}$/.test(row.docId)));
  });
}

const CODE_LIST = 'evidence/edinet/EdinetcodeDlInfo_20260512-excerpt.cp932.csv';
test('the genuine code list excerpt is read', { skip: withoutSample(CODE_LIST) }, () => {
  const list = readCodeList(readFileSync(samplePath(CODE_LIST)!));
  assert.equal(list.asOf, '2026-05-12');
  assert.ok(list.rows.every((row) => row.corporateNumber?.length === 13));
  assert.equal(list.rows.find((row) => row.edinetCode === 'E00015')?.name, 'Ｕｍｉｏｓ株式会社');
});

test('rows without a header are read by the columns of the published file, the capital among them', () => {
  const [row] = readCodeRows([
    '"E99903","内国法人・組合","上場","無","300","3月31日","株式会社新称見本","","シンショウミホン","福岡市中央区天神九丁目９番９号","小売業","137A0","3999901000005"'
      .slice(1, -1)
      .split('","'),
  ]).rows;
  assert.deepEqual(
    [row?.name, row?.fiscalYearEnd, row?.industry, row?.secCode, row?.corporateNumber],
    ['株式会社新称見本', '03-31', '小売業', '137A0', '3999901000005'],
  );
});
