import { zipSync } from 'fflate';
import { addDays } from '../../src/japan/business-days.ts';
import { encodeCp932 } from './cp932.ts';
import { contentArchive } from './edinet-content.ts';
import { CODE_LIST_LINES, type EdinetWorld } from './edinet-world.ts';
import { json, type StandIn } from './http-stand-in.ts';

export const EDINET_KEY = 'stand-in-key';

export interface EdinetControl {
  mode: 'normal' | 'http_503' | 'html';
  /** The withdrawal has happened: a notice appears and the parent is blanked. */
  withdrawn: boolean;
  calls: number;
}

const HEADER =
  'ＥＤＩＮＥＴコード,提出者種別,上場区分,連結の有無,資本金,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,所在地,提出者業種,証券コード,提出者法人番号';

/** EDINET API v2: every answer is HTTP 200, errors in two shapes; code list in CP932 inside a ZIP. */
export function edinetStandIn(control: EdinetControl, world: EdinetWorld): StandIn {
  return ({ path, query }) => {
    control.calls++;
    if (control.mode === 'http_503') return { status: 503, body: '' };
    if (control.mode === 'html')
      return { headers: { 'content-type': 'text/html' }, body: '<html>ただいまメンテナンス中です</html>' };
    if (path === '/searchdocument/codelist/Edinetcode.zip') {
      const csv = [
        `ダウンロード実行日,2026年11月13日現在,件数,${CODE_LIST_LINES.length}件`,
        HEADER,
        ...CODE_LIST_LINES,
        '',
      ].join('\r\n');
      return {
        headers: { 'content-type': 'application/zip' },
        body: zipSync({ 'EdinetcodeDlInfo.csv': encodeCp932(csv) }),
      };
    }
    if (path.endsWith('/ESE140190.csv'))
      return {
        body: encodeCp932(
          'EDINETコード集約一覧\r\n集約処理日,廃止EDINETコード,継続EDINETコード\r\n2024/04/01,E99908,E99902\r\n',
        ),
      };
    const document = /^\/api\/v2\/documents\/(S[0-9A-Z]{7})$/.exec(path)?.[1];
    if (path !== '/api/v2/documents.json' && document === undefined) return metadataError('404', 'Not Found');
    const key = query.get('Subscription-Key');
    if (key === 'throttle') return json({ StatusCode: 429, message: 'Rate limit is exceeded.' });
    if (key !== EDINET_KEY)
      return json({
        StatusCode: 401,
        message:
          'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.',
      });
    if (document !== undefined) {
      const content = query.get('type') === '5' ? world.content(document) : null;
      if (content === null) return metadataError('404', 'Not Found');
      return { headers: { 'content-type': 'application/octet-stream' }, body: contentArchive(content) };
    }
    const date = query.get('date') ?? '';
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date > addDays(world.lastDay, 1))
      return metadataError('400', 'Bad Request');
    const results = world.day(date, control.withdrawn);
    const metadata = {
      title: '提出された書類を把握するためのAPI',
      parameter: { date, type: query.get('type') ?? '1' },
      resultset: { count: results.length },
      processDateTime: `${addDays(world.lastDay, 1)} 00:01`,
      status: '200',
      message: 'OK',
    };
    return json(query.get('type') === '2' ? { metadata, results } : { metadata });
  };
}

const metadataError = (status: string, message: string) =>
  json({ metadata: { title: '提出された書類を把握するためのAPI', status, message } });
