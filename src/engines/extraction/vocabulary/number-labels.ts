import { CONTACT_LABELS } from '../../../japan/contact-words.ts';

/** The number of a paper: what stands in front of it. Strong labels first; the first that finds a number decides. */
export interface NumberLabel {
  readonly id: string;
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

const label = (id: string, pattern: RegExp, example: string, counterExample: string): NumberLabel => ({
  id,
  pattern,
  example,
  counterExample,
});

/** `No,2281`, `N0. 1025`: a point read for a comma, an o for a zero; №A-0071 becomes NoA-0071. */
const NO = String.raw`(?:N[oO0](?:\.|(?=[\s:：,#\d]))|No(?=[A-Z]{1,4}-\d)|Na\.|№)`;
/** 番亏: a damaged 番号. */
const NUMBER_WORD = `(?:番[号亏]|${NO}|ID|ナンバー)`;
const of = (words: string, more = ''): RegExp => new RegExp(`(?:${words})\\s?${NUMBER_WORD}${more}`, 'gi');
/** A label alone in its line has its number in the next one. */
const VALUE_FOLLOWS = String.raw`\s?[:：.,]?\s?(?:[A-Za-z0-9]|[\p{Script=Han}\p{Script=Katakana}]-\d|$)`;
/** No.2 毛布 1,650: the second of the goods. */
const OF_GOODS = String.raw`\s?\d{1,2}\s+\p{L}.*\s\d[\d,]{2,}円?\s*$`;
const BARE_NO = new RegExp(`(?<![A-Za-z])${NO}(?!${OF_GOODS})(?=${VALUE_FOLLOWS})`, 'gu');
/** `No.              HK-202610-0318`: a label and its value in columns of their own. */
const NO_FAR = new RegExp(String.raw`(?<=^\s*|\s{2})${NO}[:：]?(?=\s{2,}(?=\S*\d)[A-Z0-9][A-Z0-9/-]{3,}\s*$)`, 'g');
/** Trans 8817, TRX# 00417, Seq. No. 5512: what tills and ledgers in English count. */
const counted = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![A-Za-z])(?:${words})\.?\s?(?:No\.?|#|ID)?(?=\s?[:：#]?\s?[A-Z]{0,2}-?\d{3,}(?![\d/]))`,
    'gi',
  );
/** 整理番号 C-904; a queue is told two or three figures. */
const FILED = new RegExp(
  String.raw`整理\s?${NUMBER_WORD}(?=\s?[:：]?\s?(?:[A-Z]{1,4}-?\d|\d{2,}-\d|\d{4,}|\p{Script=Han}{1,2}-\d))`,
  'giu',
);

/** 番号：1182. */
const NUMBER_ALONE = new RegExp(`(?<=^|\\s)番[号亏](?=${VALUE_FOLLOWS})`, 'gu');
/** 伝票 A-2207-03. */
const SLIP_SAID = /(?<=^|\s)(?:伝票|取引|トリヒキ)(?=\s?[:：]?\s?(?:[A-Z]{1,3}-?)?\d)/g;
/** 第 04471 号, 第R8-033号: set apart from what stands before it; the numbers of licences follow their words. */
const NUMBERED = /(?<=^\s*(?:請求)?|\s{2}|[書証票]\s?[(（]?)第(?=\s?(?:[A-Z\d]{1,6}-)*\d{2,}\s?号)/g;
/** 2026年10月31日発行  INV-0038: the number says itself what it is. */
const SAYS_ITSELF = /(?<=^|\s{2})(?=INV[-_]\d{3,}(?:-\d{1,4})?(?:\s{2}|$))/g;
/** 書番 AL1031-2. */
const SHORT_SAID = /(?<=^|\s)[書票伝]番(?=\s?[:：]?\s?[A-Z]{0,4}-?\d)/g;
/** #B-1047, #2-0771, #E7-90412; 砥石 #1000  1  2,750 is a size. */
const MARK = /(?<=^|\s)(?=#(?:[A-Z]{0,2}-?\d{3,}|[A-Z]?\d{1,3}-\d{3,}))(?!.*\s\d{1,3},\d{3}\s*$)/g;
/** #kQ7d: what a till of Square calls a sale, in a row of its own. */
const SQUARE_MARK = /^\s*(?=#(?=[A-Z]*\d|\d*[A-Z])(?!\d{4}|[A-Z]{4})[A-Z\d]{4}\s*$)/gi;
/** 契約番号 NK-771025: what is rented out has no other; a customer's contract is figures alone. */
const RENTED = new RegExp(`ご?契約\\s?${NUMBER_WORD}(?=\\s?[:：]?\\s?(?:[A-Z]{1,4}-?|\\d{2}[A-Z]-?)\\d)`, 'g');

export const INVOICE_NUMBER_LABELS: readonly NumberLabel[] = [
  label(
    'return-number',
    new RegExp(`(?:返還(?:請求)?書?|返品書?)\\s?${NUMBER_WORD}|Credit\\s?(?:note|memo)\\s?(?:No\\.?|Number|#)`, 'gi'),
    '返還書番号 CN-26-0071',
    '返品対象 No. S-118',
  ),
  label('bill-number', of('(?:御|ご)?請求書?'), '請求書番号：KT/26/1104', 'お客様番号 3310-2284'),
  label(
    'e-invoice-number',
    /インボイス\s?番号(?!\s?[:：]?\s?T\d)/g,
    'インボイス番号 PX-000118',
    'インボイス番号 T7010001129946',
  ),
  label('bill-code', /^\s*(?:御|ご)?請求書\s+(?:番号\s?)?(?=[A-Z]{1,4}-?\d)/g, '請求書 S-2217', '請求書 2026年9月1日'),
  label(
    'invoice-number',
    /Invoice\s{0,6}(?:No\.?|Nr\.?|Number|#|ID)(?:\s?請求書番号)?/gi,
    'Invoice No: SBE-0417',
    'Invoice date: 3 May',
  ),
  label(
    'paper-number',
    of('管理|書類|文書|発行|通知書?|請求明細|明細書?|見積書?|仕切書?|検収書?|精算書?|仮'),
    '管理番号 A-118',
    '登録番号 T1',
  ),
  label('slip-number', of('伝票|売上'), '伝票番号 5501', '会員番号 5501'),
  label('order-number', of('注文|[受発]注'), '発注番号 PO-33017', '貴社発注番号 PO-33017'),
  label('slip-said', SLIP_SAID, '喫茶モカ 様   伝票 0771', '伝票枚数 14枚'),
  label('number-alone', NUMBER_ALONE, '番号：1182', '契約番号 1182'),
  label('no', BARE_NO, 'No.HC-2610-33', 'Nobu 12'),
  label(
    'reference',
    /(?<![A-Za-z])Ref\.?(?:erence)?\s?(?:No\.?)?(?=\s?[:：]?\s?[A-Z0-9])/g,
    'Ref. IM-26-33108',
    'Refund 200',
  ),
  label('no-far', NO_FAR, 'No.              HK-202610-0318', 'No.   品名   数量'),
  label(
    'invoice-said',
    /^\s*(?:Invoice|INV)\s?[:：]\s?(?=[A-Z]{0,4}(?:-[A-Z]{1,4}){0,2}-?\d)/gi,
    'Invoice: BH-FE-261102',
    'Invoice date: 3 May',
  ),
  label(
    'invoice-behind-gap',
    /(?<=\S\s{2,})Invoice\s(?=(?:\d{3,}-[A-Z\d]|[A-Z]{1,4}-\d)[\dA-Z-]*\s*$)/g,
    'Date 2026/10/24   Invoice 1024-A',
    'Date 2026/10/24   Invoice 2026',
  ),
  label(
    'invoice-title',
    /^\s*(?:Rechnung \/ )?INVOICE\s+(?=\d{4}\/\d{4}\s*$|\d{4}-\d{3,5}\s*$|[A-Z]{1,4}-\d[\dA-Z-]*\s*$)/g,
    'INVOICE 2026/0318',
    'INVOICE 2026/10/31',
  ),
  label('numbered', NUMBERED, '令和8年10月31日    第 0817 号', '宅地建物取引業 (3)第22107号'),
  label('counted', counted('SEQ|Doc(?:ument)?|Statement|Voucher|Bill'), '請求書  SEQ 44102', 'Statement 2026/01/31'),
  label('filed', FILED, '整理番号 C-904', '整理番号 45'),
  label('mark', MARK, 'INVOICE 請求書 #0088', '#12'),
  label('says-itself', SAYS_ITSELF, '2026年10月31日発行  INV-0038', 'INVOICE 2026'),
  label('short-said', SHORT_SAID, '請求年月日 2026/10/31   書番 AL1031-2', '書番 一'),
  label(
    'office-number',
    of('納品書?|請書|受付|受託|予約|調定|整備|報告|作業|証書'),
    '請書番号 U-3310  日付 2026年10月29日',
    'お客様番号 3310-2284',
  ),
];

export const RECEIPT_NUMBER_LABELS: readonly NumberLabel[] = [
  label('return-number', of('返品'), '返品番号 118', '返品 118'),
  label('receipt-number', of('レシート|領収書|領収証|領収'), '領収書番号: MB-2611-0007', '登録番号 T1'),
  label('receipt-said', /レシート(?=\s?[:：]?\s?\d)/g, 'レシート 00733', 'レシートをお持ちください'),
  label('receipt-mark', /(?:領収書|領収証|レシート)\s?(?=#)/g, '領収書 #118', '領収書 118円'),
  label(
    'transaction-number',
    of('取引|取扱|伝票|売上|ジャーナル|処理|精算書?|計算書|明細書?'),
    '精算書番号 N8-77021',
    '会員番号 77021',
  ),
  label('receipt-number-en', /Receipt\s?(?:No\.?|Number|ID|#)/gi, 'Receipt number 2871-4406', 'Receipt date'),
  label('receipt-en', /(?<![A-Za-z])Receipt(?=\s+\d{3,}(?![\d/.-]))/gi, 'Receipt 00733', 'Receipt 2026/01/31'),
  label('order-number', of('注文|オーダー|購入|お買い?上げ?|送り状|予約'), '注文番号 503-88', '電話番号 03'),
  label('order-number-en', /(?<![A-Za-z])Order\s?(?:No\.?|Number|#|ID)/gi, 'Order # 503-8814402', 'Ordered: 29 Oct'),
  label(
    'order-en',
    /(?<=^|\s{2})Order(?=\s+\d{4,}(?![\d/.,-]))/g,
    '02 Feb 2026 08:33   Order 77120',
    'Order 2026/01/31',
  ),
  label(
    'folio',
    /(?<![A-Za-z])(?:Folio|Check|Slip|Bill)\s?(?:No\.?|#)?(?=\s?[:：#]?\s?[A-Z]{0,2}-?\d{3,})/gi,
    'Folio 551207-A',
    'Check in 15:00',
  ),
  label('ticket-number', of('(?:乗車|乗船|入場|搭乗|整理|引換)?券|チケット|精算'), '券番号 0306-000217', '卓番号 12'),
  label('ticket-said', /(?<=^|\s)[券伝]番(?!号)(?=\s?[:：]?\s?[A-Z\d])/g, '券番 1108-221', '券番号 12'),
  label(
    'office-number',
    of('発行|発券|納付|受領|貸渡証?|お?会計|受付|決済|申込|管理|証明書?|通行|控え?|ご?利用'),
    '貸渡証番号 HN-26-04471',
    '会員番号 26-04471',
  ),
  label(
    'slip-said',
    /(?:伝票|デンピョウ|取引|トリヒキ|連番|(?<!処理)通番)(?=\s?[:：]?\s?#?(?:[A-Z]{1,3}-?)?\d)|(?<=^|\s)伝(?=\s?[:：]\s?\d|\s\d)/g,
    '精算機 03 通番 08812',
    '処理通番 08812',
  ),
  label('numbered', NUMBERED, '第 04471 号', '第3号棟'),
  label('counted', counted('Trans(?:action)?|T[RX][XN]|Txn|Ticket|Tkt|SEQ'), 'Reg.06 Trans 8817', 'Transit 8817'),
  label(
    'contract-beside-title',
    new RegExp(`領収[書証]\\s+ご?(?:契約|利用)${NUMBER_WORD}`, 'gi'),
    'ご利用代金領収書  契約No K26-330917',
    'ご契約番号 330917',
  ),
  label('rented', RENTED, '契約番号 NK-771025', 'ご契約番号 3300-71824-5'),
  label('no', BARE_NO, 'No.0417-22098', 'No.2 毛布  1,650'),
  label('square-mark', SQUARE_MARK, '#kQ7d', '#2026'),
  label('no-far', NO_FAR, 'No.              26-0771', 'No.   品名   数量'),
  label('mark', MARK, '#2-0771', '#12'),
  label('number-alone', NUMBER_ALONE, '番号 F2-00913', '契約番号 1182'),
  label(
    'said-short',
    /(?<=^|\s|[(（[])(?:R\/N|お?会計|精算|お?問い?合わ?せ番号)(?=\s?[:：#]?\s?(?:[A-Z]{0,2}\d{1,4}-\d{3,}|\d{4,})(?![\d,円/.年月]))/g,
    '(会計 10-0087)',
    'お会計 12,400円',
  ),
  label('filed', FILED, '整理番号 TR-0809-1173', '整理番号 12'),
  label(
    'reference',
    /(?<![A-Za-z])Ref(?:\.|(?=\s?[:：]))(?:\s?No\.?)?(?=\s?[:：]?\s?[A-Z]{0,4}-?\d)/g,
    'Ref : BD-77120',
    'Refund 200',
  ),
  label('invoice-number', /Invoice\s?(?:No\.?|Number|#)/gi, 'Invoice number 9F2A-0007', 'Invoice date: 3 May'),
  // Papers of other kinds that came in a box of receipts.
  label('other-paper', of('見積書?|納品書?|[受発]注|請求書?'), '見積番号 M-2610-07', '登録番号 T1'),
];

/** Words in front of numbers that are not the paper's: of a customer, a till, a table, a licence, a ship. */
export const OTHER_NUMBER = new RegExp(
  String.raw`(?:お客様|端末|承認|会員|呼出|責|ロッカー|店|店舗|卓|テーブル|レジ|登録|${CONTACT_LABELS.denwa}|口座|車両?|整理|顧客|カード|法人|事業者|免許|許可|郵便|担当者?|乗務員|運転[者手]|ドライバー|係員?|[社職]員|従業員|スタッフ|販売員|店員|無線|座?席|部屋|客室|ルーム|(?<![A-Za-z])(?:Registration|Reg\.?|JCT|GST|VAT|T|Room|Table|Page|CD)|${CONTACT_LABELS.tel}|ページ|コード|得意先|メーター|供給地点|契約|口|機|号車|車室|駐車位置|駐車場|区画|テント|ブース|カルテ|診察券|買受人|出荷者|生産者|お得意様|(?<![A-Za-z])FAX|B\/L|(?<![A-Za-z])P\.?O\.?|受験|患者|仲卸|組合員|貴社|貴)\s?[:：]?\s?$|(?:様|御中|殿)\s?[(（][^)）]*$`,
  'i',
);

/** A number of the paper this one goes back to. */
export const OF_ANOTHER_PAPER =
  /(?:元|当初|旧|原|(?:訂正|修正|変更)前の?)(?:取引|伝票|(?:御|ご)?請求|レシート|納品)|対象[::].*(?:請求|納品)|対象(?:と?な[るっ]た?|の)?(?:取引|伝票|請求書|納品書)(?!期間|月)|付請求書|返品元|original(?:invoice|receipt)/i;
