import type { KindSubject } from '../../document/kind.ts';
import type { Rule } from '../../learned/rule.ts';
import { distinct, has, INVOICE, RECEIPT, says, titles } from './kind-subject.ts';

/** 領収書番号 26-118, 本領収書は…に代わり: words about the one receipt. */
const NAMED_RECEIPT = /(?<!本|この)領収(?:書|証)(?!番号|発行|No|[はをのが])/g;

/** What speaks against one paper of a sale: something missing, two papers in one, papers of another world. */
export const DOUBT_RULES: readonly Rule<KindSubject>[] = [
  {
    id: 'no-tax-at-all',
    when: (s) => !has(s, 'tax', 'base'),
    example: '売上票\n合計 ¥500',
    counterExample: '合計 ¥500\n消費税 ¥45',
  },
  {
    id: 'no-t-number',
    when: (s) => s.numbers === 0,
    example: RECEIPT,
    counterExample: `${RECEIPT}\n登録番号 T7010001129946`,
  },
  {
    id: 'no-total',
    when: (s) => !has(s, 'total', 'payable'),
    example: '拝啓 時下ますますご清栄のこと',
    counterExample: INVOICE,
  },
  {
    id: 'no-money',
    when: (s) => s.facts.length < 2,
    example: '春は名のみの風の寒さや',
    counterExample: `${INVOICE}\n消費税 1,000`,
  },
  {
    id: 'two-invoices',
    when: (s) =>
      titles(s, /^(?:御|ご)?請求書(?:No|№|\(|$|[A-Z0-9])/i) >= 2 &&
      !/[12]\/2|頁|ページ/.test(s.text) &&
      distinct(s) >= 2,
    example: '請求書No.1\n合計 500\n請求書No.2\n合計 700',
    counterExample: INVOICE,
  },
  {
    id: 'two-receipts',
    when: (s) => s.numbers >= 2 && titles(s, /領収(?:書|証)/) >= 1 && (s.text.match(NAMED_RECEIPT)?.length ?? 0) >= 2,
    example: '領収証   領収書\n登録番号 T2010001087752   登録番号 T2020002004169',
    counterExample: RECEIPT,
  },
  { id: 'two-totals', when: (s) => distinct(s) >= 2, example: '合計 96,800\n合計 79,200', counterExample: INVOICE },
  {
    id: 'wages',
    when: says(/給与|支給額|控除(?:額|合計)|社会保険料|扶養/),
    example: '給与明細\n支給額 500',
    counterExample: INVOICE,
  },
  {
    id: 'account-book',
    when: says(/お?預(?:け)?入れ?|お?引(?:き)?出し|差引残高|通帳|取引明細/),
    example: '通帳\n差引残高 500',
    counterExample: INVOICE,
  },
  {
    id: 'contract',
    when: says(/甲(?:は|と|及び).{0,40}乙|契約書|第\d条|本契約/),
    example: '業務委託契約書\n甲は乙に委託する',
    counterExample: INVOICE,
  },
  {
    id: 'endpoint-receipt',
    when: (s) => s.endpoint === 'receipt',
    example: `#receipt\n${RECEIPT}`,
    counterExample: INVOICE,
  },
];
