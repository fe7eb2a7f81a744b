import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { contentArchive } from '../../../testkit/upstreams/edinet-content.ts';
import { auditOpinion, readContent } from './content.ts';

const NOTE =
  'jpcrp_cor:NotesUncertaintiesOfEntitysAbilityToContinueAsGoingConcernConsolidatedFinancialStatementsTextBlock';
const REPORT = 'jpcrp_cor:IndependentAuditorsReportConsolidatedTextBlock';

test('the archive of a report gives its facts with the elements they stand in', () => {
  const facts = readContent(
    contentArchive({
      report: [
        ['jpdei_cor:ReportAmendmentFlagDEI', 'false'],
        [NOTE, '<p>重要な疑義を生じさせるような状況が\n存在しております。</p>'],
        ['jppfs_cor:NetSales', '1000'],
      ],
      audit: [[REPORT, '監査意見 …適正に表示しているものと認める。']],
    }),
  );
  assert.deepEqual(
    facts.map(({ kind, element, value }) => [kind, element, value]),
    [
      ['audit_opinion', REPORT, 'unqualified'],
      ['report_amended', 'jpdei_cor:ReportAmendmentFlagDEI', 'false'],
      ['going_concern_note', NOTE, 'true'],
    ],
  );
});

test('a note that says "not applicable" is none', () => {
  for (const value of ['該当事項はありません。', '（継続企業の前提に関する事項） 該当事項はありません。', '－', '']) {
    const [fact] = readContent(contentArchive({ report: [[NOTE, value]], audit: [] }));
    assert.equal(fact?.value, 'false', value);
  }
});

test('an archive of something else is refused with the reason', () => {
  assert.throws(() => readContent(zipSync({ 'readme.txt': new Uint8Array([1]) })), /no CSV of a report/);
  const other = new Uint8Array(Buffer.from('\ufeffa\tb\r\n', 'utf16le'));
  assert.throws(() => readContent(zipSync({ 'XBRL_TO_CSV/jpcrp030000-asr.csv': other })), /other columns/);
  assert.throws(() => readContent(new TextEncoder().encode('{}')));
});

test('the four opinions are told apart, and boilerplate decides nothing', () => {
  const rest = '除外事項付意見を表明することが求められている。継続企業の前提に関する重要な不確実性が認められる場合';
  for (const [text, opinion] of [
    ['監査意見 全ての重要な点において適正に表示しているものと認める。', 'unqualified'],
    [
      '限定付適正意見 影響を除き、全ての重要な点において適正に表示しているものと認める。限定付適正意見の根拠',
      'qualified',
    ],
    ['不適正意見 適正に表示していないものと認める。不適正意見の根拠', 'adverse'],
    ['意見不表明 当監査法人は、意見を表明しない。意見不表明の根拠', 'disclaimer'],
    ['監査人の結論 信じさせる事項が全ての重要な点において認められなかった。', null],
  ] as const)
    assert.equal(auditOpinion(`<div>${text}</div>${rest}`), opinion, text);
});
