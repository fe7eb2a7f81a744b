import { BILL, head, type TitleWords } from './title-patterns.ts';

/** What orders goods, or says that an order was taken: no bill, and no receipt yet. */
export const ORDER_WORDS: readonly TitleWords[] = [
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
    id: 'order-taken',
    kind: 'order',
    over: ['receipt', 'invoice', 'other'],
    where: 'text',
    pattern: /(?:売買)?契約は(?:まだ)?成立して(?:おり|い)ません|(?:ご|御)?注文を(?:確かに)?承りました/,
    unlessAnywhere: /領\s?収|レシート|receipt|請求書|お?支払い?(?:が)?完了|決済(?:が)?完了/i,
    example: '件名: ご注文を承りました',
    counterExample: 'ご注文番号 118',
  },
  {
    id: 'order-still-open',
    kind: 'order',
    over: ['receipt', 'invoice', 'other'],
    where: 'text',
    pattern:
      /(?:ご|御)?注文は(?:まだ)?(?:確定|成立|完了)して(?:おり|い)ません|(?:ご|御)?注文の?受付を(?:お知らせ|確認)する|在庫(?:を|の)?確認後.{0,24}(?:ご注文確定|確定の?メール|ご連絡)/,
    example: 'ご注文はまだ確定していません',
    counterExample: 'ご注文は確定しました',
  },
  {
    id: 'receipt-to-come',
    kind: 'order',
    over: ['receipt', 'invoice', 'other'],
    where: 'text',
    pattern:
      /(?:領収[書証]|請求書)は.{0,16}(?:発送|出荷|お届け|到着|ご?利用)(?:完了)?後に?.{0,20}(?:発行|送付|送り|ダウンロード)/,
    example: '領収書は商品発送後にマイページより発行いただけます。',
    counterExample: '領収書は再発行いたしません',
  },
];
