import type { DocumentKind } from '../../../contract/labels/extraction.labels.ts';
import { BILL, head, NO_BILL } from './title-patterns.ts';

/**
 * Papers that say themselves what they are, where the fitted rules, which weigh all words alike, took them for
 * something else. A pattern runs over each of the first rows without spaces, or over the whole text; one of two words far
 * apart begins with `^`, so that a text of one of them alone is walked through once.
 */
export interface TitleWords {
  readonly id: string;
  readonly kind: DocumentKind;
  /** The verdicts it corrects; every other one stands. */
  readonly over: readonly DocumentKind[];
  readonly where: 'head' | 'text';
  readonly pattern: RegExp;
  /** Where the head of the paper shows this too, the title does not decide. */
  readonly unless?: RegExp;
  /** The same for the whole paper. */
  readonly unlessAnywhere?: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

export const TITLE_WORDS: readonly TitleWords[] = [
  {
    id: 'return-of-consideration',
    kind: 'credit_note',
    over: ['payment_notice', 'invoice'],
    where: 'head',
    pattern: /返還(?:請求書|インボイス)/,
    example: '販売奨励金支払明細書 (返還インボイス)',
    counterExample: '支払明細書',
  },
  {
    id: 'credit-note',
    kind: 'credit_note',
    over: ['invoice'],
    where: 'head',
    pattern: /^[^\p{L}]*CREDIT(?:NOTE|MEMO)[^\p{L}]*$/iu,
    example: 'CREDIT NOTE',
    counterExample: 'Credit Note No.: CR-7718',
  },
  {
    id: 'bill-in-brackets',
    kind: 'invoice',
    over: ['other'],
    where: 'head',
    pattern: /^\p{L}{2,14}(?:のお願い|のご案内|のお知らせ)[(（](?:御|ご)?請求書[)）]$/u,
    example: '会費納入のお願い(請求書)',
    counterExample: '会費納入のお願い',
  },
  {
    id: 'order',
    kind: 'order',
    over: ['invoice', 'receipt', 'other'],
    where: 'head',
    pattern: head('(?:注文|発注)書|(?:予約・ご)?注文(?:内容)?(?:の)?(?:ご)?(?:確認[書票]?|承り[書票]|控え?|票)'),
    unless: BILL,
    example: 'ご注文確認書',
    counterExample: '注文書番号 PO-118',
  },
  {
    id: 'delivery',
    kind: 'delivery_note',
    over: ['invoice', 'receipt'],
    where: 'head',
    pattern: head('納[品晶]書(?![(]請求)'),
    unless: BILL,
    unlessAnywhere: /^(?:御|ご)?請求書|\s請求書No/m,
    example: '納 品 書 (控) No. 33817',
    counterExample: '納品書(請求書)',
  },
  {
    id: 'bought-from-you',
    kind: 'payment_notice',
    over: ['invoice', 'receipt'],
    where: 'head',
    pattern: head('(?:売買?|販売)?仕切書|買取(?:計算書|伝票|承諾書|明細書)'),
    unless: BILL,
    example: '売買仕切書',
    counterExample: '仕切板 2枚',
  },
  {
    id: 'card-slip',
    kind: 'card_slip',
    over: ['receipt', 'other'],
    where: 'head',
    pattern:
      /^[^\p{L}]*(?:CREDITCARDSALESSLIP|(?:クレジット)?カード(?:売上票|ご?利用(?:控え?|票)))|控え?.?CREDITCARDSALESSLIP/iu,
    unless: /小計|消費税/,
    example: 'CREDIT CARD SALES SLIP',
    counterExample: 'CREDIT CARD 2,000',
  },
  {
    id: 'kept-for-you',
    kind: 'other',
    over: ['receipt'],
    where: 'head',
    pattern: head('預り?証'),
    unless: BILL,
    example: '預 り 証',
    counterExample: '預り証券 1枚',
  },
  {
    id: 'transfer-slip',
    kind: 'other',
    over: ['receipt', 'invoice'],
    where: 'text',
    pattern: /^(?=[\s\S]*依頼人)(?:[\s\S]*受取人|(?:(?!振込先)[\s\S])*振込先[\s\S]*依頼人)/,
    unlessAnywhere: /請求書|領収[書証]/,
    example: 'お受取人 カ)ミホン ご依頼人 ミホンシヨウジ',
    counterExample: 'ご依頼人 見本商事',
  },
  {
    id: 'no-receipt',
    kind: 'other',
    over: ['receipt'],
    where: 'head',
    pattern: /領収[書証]では(?:ございません|ありません)|^[^\p{L}]*(?:IC|交通系).{0,4}(?:カード)?利用履歴/u,
    example: '※領収書ではございません',
    counterExample: '領収書は再発行いたしません',
  },
  {
    id: 'bill-of-a-table',
    kind: 'other',
    over: ['receipt'],
    where: 'head',
    pattern: /^[^\p{L}]*お?会計伝?票[^\p{L}\d]*$/u,
    unlessAnywhere: /現金|カード|クレジット|お預|お釣|Pay|ペイ|電子マネー/i,
    example: '【お会計伝票】',
    counterExample: 'お会計票 兼 領収書',
  },
  {
    id: 'receipt',
    kind: 'receipt',
    over: ['other'],
    where: 'head',
    pattern: head(String.raw`[\p{L}]{0,12}?(?:領収[書証證]|受納書|(?:初穂|玉串|祈祷)料受領証|利用レシート)`),
    unless: /振込受付|取扱票/,
    unlessAnywhere: NO_BILL,
    example: '観覧券領収書',
    counterExample: '領収書番号のご案内',
  },
  {
    id: 'receipt-with-its-number',
    kind: 'receipt',
    over: ['invoice'],
    where: 'head',
    pattern: head('領収[書証證]'),
    unlessAnywhere: /請求/,
    example: '領収書 No.5531',
    counterExample: '領収書番号のご案内',
  },
  {
    id: 'bill-alone',
    kind: 'invoice',
    over: ['receipt'],
    where: 'head',
    pattern: /^[^\p{L}]*(?:御|ご)?請求書[^\p{L}]*$/u,
    // Paid at once, it confirms the payment whatever its title.
    unlessAnywhere:
      /領\s?収|受領|レシート|receipt|お預|お釣|支払い?済|入金済|現金|クレジット|カード|Pay|ペイ|電子マネー/i,
    example: '請 求 書',
    counterExample: '請求書番号 118',
  },
  {
    id: 'charge-to-come',
    kind: 'invoice',
    over: ['receipt'],
    where: 'text',
    pattern:
      /^(?=[\s\S]*(?:振替|引落し?|引き落とし)予定)[\s\S]*(?:今[回月]|当月)(?:分)?(?:ご|御)?請求(?:予定)?(?:金?額|高)/,
    unlessAnywhere: /入金済|引落済|お?支払い?済/,
    example: '今回請求額 8,376円(振替予定日 9月28日)',
    counterExample: '今回請求額 8,376円 口座振替により領収しました',
  },
  {
    id: 'charges-of-insurers-and-offices',
    kind: 'invoice',
    over: ['other'],
    where: 'head',
    pattern: /^[^\p{L}]*(?:保険料(?:の)?ご?(?:請求|払込)(?:の)?ご?案内|納入通知書)/u,
    unlessAnywhere: NO_BILL,
    example: '保険料払込案内(請求書)',
    counterExample: '保険料控除証明書',
  },
  {
    id: 'bill-with-more',
    kind: 'invoice',
    over: ['payment_notice'],
    where: 'head',
    pattern: /^[^\p{L}]*(?:御|ご)?請求書(?:兼|・)/u,
    example: '請求書 兼 報酬明細書',
    counterExample: '支払明細書',
  },
  {
    id: 'taken-back',
    kind: 'credit_note',
    over: ['receipt'],
    where: 'head',
    pattern:
      /^[^\p{L}\d]*(?:取消[^\p{L}\d]+)?(?:返品|返金|払戻し?|取消)(?:伝?票|レシート|処理|取引|明細書?|控え?)?[^\p{L}\d]*$/u,
    example: '** 取消 ** 返品レシート',
    counterExample: '返品はレシートをお持ちください',
  },
  {
    id: 'sum-taken-back',
    kind: 'credit_note',
    over: ['receipt'],
    where: 'text',
    pattern: /(?:返品|返金|払戻)(?:合計|総額|計)(?:金?額)?\s*[¥\\]?\s?[-−▲△]\s?[¥\\]?\d/,
    example: '返品合計 ¥-2,178',
    counterExample: '返品合計 0点',
  },
  {
    id: 'charge-announced',
    kind: 'statement',
    over: ['receipt'],
    where: 'text',
    pattern:
      /^(?=[\s\S]*(?:引落|引き落と|振替|振込))[\s\S]*(?:請求金?額のお知らせ|(?:今回|当月)(?:ご|御)?請求(?:金?額|高))/,
    unlessAnywhere: /領\s?収|レシート|receipt|入金済|引落済|お支払済|支払済/i,
    example: '今回ご請求額 102,300 11月25日に口座より引落しいたします',
    counterExample: '今回ご請求額 102,300 を現金にて',
  },
  {
    id: 'quotation',
    kind: 'quotation',
    over: ['receipt'],
    where: 'head',
    pattern: head('見積(?:書|り書?)'),
    unless: /兼(?:領収|請求)/,
    example: 'お見積り (レシートではありません)',
    counterExample: '見積りカット代 500',
  },
  {
    id: 'statement',
    kind: 'statement',
    over: ['invoice'],
    where: 'text',
    pattern:
      /前[月回](?:末)?(?:ご|御)?(?:請求額?|残高?|繰越額?)(?=[^\p{L}]|[lI|]|(?:ご|御)?入金)[\s\S]{0,80}入金[\s\S]{0,80}(?:繰越|差引|当月|今[回月])/u,
    example: '前月残 23,328 当月入金 23,328 差引 0',
    counterExample: '前月分 作業費 23,328',
  },
];
