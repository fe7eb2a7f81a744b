import { CONTACT_LABELS } from '../../../../japan/contact-words.ts';
import { isAddressed } from '../../../../japan/honorifics.ts';
import type { LineSubject } from '../../items/lines.ts';
import type { Rule } from '../../learned/rule.ts';
import { GOODS, TOTAL } from './line-examples.ts';

const NEVER = new RegExp(
  String.raw`^(?!${CONTACT_LABELS.denwa}(?:オプション|基本|通話|使用|利用|料|代|加入|機|工事|設備|回線|サービス))(?:${CONTACT_LABELS.opensRow}|〒|No\.?\d|レジ(?!袋)|責\d|担当|登録番号|お?客様|会員|カード|承認|端末|ポイント|点数|お買上|取引|伝票|精算|入庫|出庫|駐車時間|利用時間|走行|車番|車両|車種|入口|出口|ETC|区間|人数|部屋|ルーム|チェック|滞在|期間|お?支払|振込|請求|発行|領収|但|備考|印紙|現金|残金|お?預|お?釣|クレジット|前回|今回|御?入金|繰越|テーブル|患者|診療日|調剤日|検針|使用|ご?契約|水栓|今回指針|卓[:\d]|Table\d|Guest|店No|工事名|物件|件名|納期|有効期限|受付|ご?宿泊日|室番)`,
  'i',
);

/** What else is printed in a row: contacts, dates, marks, units, headings. */
export const LINE_PRINT: readonly Rule<LineSubject>[] = [
  { id: 'contact', when: (s) => s.contact, example: '▶TEL 03-5487-2216\n合計 ¥120', counterExample: GOODS },
  {
    id: 'dated',
    when: (s) => s.dated && s.heading === null,
    example: '▶2026年10月31日\n合計 ¥120',
    counterExample: GOODS,
  },
  { id: 'timed', when: (s) => s.timed, example: '▶2026/10/31 12:30\n合計 ¥120', counterExample: GOODS },
  {
    id: 'honorific',
    when: (s) => isAddressed(s.row.tight),
    example: '▶株式会社みどり 御中\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'never-goods',
    when: (s) => NEVER.test(s.row.tight),
    example: '▶担当 03 サトウ 120\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'code-alone',
    when: (s) => /^[\d-]{8,}$/.test(s.row.tight),
    example: '▶4901234118803\n 木ネジ ¥498\n合計 ¥498',
    counterExample: GOODS,
  },
  {
    id: 'brackets',
    when: (s) => /^[([（]/.test(s.row.tight),
    example: '合計 ¥120\n▶(10%対象 ¥120)',
    counterExample: GOODS,
  },
  { id: 'colon', when: (s) => /[:：]/.test(s.row.tight), example: '▶件名:設計\n合計 ¥120', counterExample: GOODS },
  {
    id: 'sentence',
    when: (s) => /。|ます|です|ください|下さい|ありがとう/.test(s.row.tight),
    example: '▶毎度ありがとうございます\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'points-or-counts',
    when: (s) => /\d点$|\dP$|ポイント/.test(s.row.tight),
    example: '▶合計点数 7点\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'reduced-rate-mark',
    when: (s) => s.reading.mark !== null && s.amount !== null,
    example: '領収書\n▶おにぎり  *198\n合計 ¥198',
    counterExample: TOTAL,
  },
  {
    id: 'rate-in-row',
    when: (s) => s.reading.rate !== null && s.amount !== null && s.isNamed,
    example: '請求書\n▶基本使用料  5,980円  10%\n合計 5,980円',
    counterExample: GOODS,
  },
  {
    id: 'unit-or-count',
    when: (s) => s.reading.quantity !== null && s.isNamed,
    example: '請求書\n▶配線工事  24箇所  12,500  300,000\n合計 300,000',
    counterExample: GOODS,
  },
  {
    id: 'decimals-with-sen',
    when: (s) => /\d円\d{2}銭|\.\d{2}円/.test(s.row.tight),
    example: '請求書\n▶基本料金  22,110円00銭\n合計 22,110円',
    counterExample: GOODS,
  },
  {
    id: 'sum-words-in-name',
    when: (s) =>
      s.amount !== null && /(?:計|合計|小計|総額|請求額|金額)(?:[(（].*[)）]|[)）])?[¥\\]?[\d,]+円?$/.test(s.row.tight),
    example: '請求書\n▶立替金計  51,500円\n合計 51,500円',
    counterExample: GOODS,
  },
  {
    id: 'row-of-headings',
    when: (s) => s.words.length >= 6 && s.amount === null && s.row.segments.length >= 4,
    example: '▶区分  初再診  医学管理  検査  投薬  合計\n合計 ¥120',
    counterExample: GOODS,
  },
  {
    id: 'row-of-numbers',
    when: (s) => s.facts.length >= 3 && s.words.length === 0,
    example: '請求書\n▶286,000  200,000  86,000  341,500\n合計 341,500',
    counterExample: GOODS,
  },
];
