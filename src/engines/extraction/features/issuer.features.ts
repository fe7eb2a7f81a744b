import type { Rule } from '../learned/rule.ts';
import type { IssuerSubject } from '../parties/issuer-candidates.ts';
import { DEPARTMENT_WORD, OFFICE_WORD, PLACE_WORD, SHOP_WORD, SLOGAN } from '../vocabulary/party-words.ts';

const NUMBER = '登録番号 T7010001129946';
const SHOP = `⟦つばめマート⟧\n川崎市川崎区東田町8-21\nTEL 044-233-5178\n合計 ¥1,086`;
const OFFICE = `請求書\n株式会社みどり 御中\n⟦株式会社あおぞら⟧\n東京都品川区西五反田7-22-9\nTEL 03-5487-2216\n${NUMBER}`;
const FAR = `⟦メモ用紙⟧\n品名 金額\nあ 100\nい 200\nう 300\nえ 400\nお 500\n合計 1,500\n東京都品川区西五反田7-22-9\n${NUMBER}`;

/** What can be seen about a text that may name the issuer. The weights stand in weights/issuer.json. */
export const ISSUER_RULES: readonly Rule<IssuerSubject>[] = [
  { id: 'legal-form', when: (s) => s.form, example: OFFICE, counterExample: SHOP },
  {
    id: 'legal-form-on-receipt',
    when: (s) => s.form && s.isReceipt,
    example: `領収書\n⟦有限会社こむぎ⟧\n合計 ¥500`,
    counterExample: SHOP,
  },
  {
    id: 'latin-legal-name',
    when: (s) => s.form && s.latin,
    example: '請求書\n⟦Aozora Works Inc.⟧\n東京都品川区西五反田7-22-9',
    counterExample: OFFICE,
  },
  {
    id: 'issuer-label',
    when: (s) => s.label === 'issuer',
    example: '請求書\n請求元: ⟦あおぞら設計⟧\n東京都品川区西五反田7-22-9',
    counterExample: SHOP,
  },
  {
    id: 'third-party-label',
    when: (s) => s.label === 'third_party',
    example: `領収書\n運営会社:⟦いちばモール株式会社⟧`,
    counterExample: OFFICE,
  },
  {
    id: 'third-party-with-number',
    when: (s) => s.label === 'third_party' && s.form && s.toNumber <= 3.4,
    example: `領収書\nタワーパーク\n運営会社 ⟦株式会社あおぞら⟧\n東京都品川区西五反田7-22-9\n${NUMBER}`,
    counterExample: OFFICE,
  },
  {
    id: 'branch-under-a-name',
    when: (s) => !s.form && /^\S{1,14}店$/.test(s.value) && s.nameAbove,
    example: '領収書\nお弁当のはなまる\n⟦津駅前店⟧\n合計 ¥100',
    counterExample: SHOP,
  },
  {
    id: 'in-row-of-number',
    when: (s) => s.toNumber < 0.95,
    example: `請求書\n⟦株式会社あおぞら⟧  ${NUMBER}`,
    counterExample: SHOP,
  },
  {
    id: 'next-to-number',
    when: (s) => s.toNumber >= 0.95 && s.toNumber <= 1.6,
    example: `請求書\n⟦株式会社あおぞら⟧\n${NUMBER}`,
    counterExample: FAR,
  },
  { id: 'near-number', when: (s) => s.toNumber <= 4.5, example: OFFICE, counterExample: FAR },
  {
    id: 'far-from-number',
    when: (s) => s.toNumber > 9 && s.toNumber < 99,
    example: `${FAR.replace('お 500', 'お 500\nか 600\nき 700')}`,
    counterExample: OFFICE,
  },
  { id: 'near-phone', when: (s) => s.toPhone <= 2.6, example: SHOP, counterExample: FAR },
  { id: 'next-to-address', when: (s) => s.toAddress <= 1.6, example: SHOP, counterExample: FAR },
  { id: 'near-address', when: (s) => s.toAddress <= 3.6, example: OFFICE, counterExample: FAR },
  {
    id: 'no-contact-near',
    when: (s) => Math.min(s.toNumber, s.toPhone, s.toAddress) > 4.5,
    example: FAR,
    counterExample: OFFICE,
  },
  {
    id: 'above-contact',
    when: (s) => s.aboveContact && Math.min(s.toPhone, s.toAddress) <= 3.6,
    example: SHOP,
    counterExample: '領収書\n東京都品川区西五反田7-22-9\n⟦つばめマート⟧',
  },
  {
    id: 'below-contact',
    when: (s) => !s.aboveContact && Math.min(s.toPhone, s.toAddress) <= 2.6,
    example: '領収書\n東京都品川区西五反田7-22-9\n⟦つばめマート⟧',
    counterExample: SHOP,
  },
  {
    id: 'with-customer',
    when: (s) => s.toCustomer <= 1.3,
    example: '請求書\n株式会社みどり 御中\n⟦経理のひと⟧',
    counterExample: SHOP,
  },
  {
    id: 'first-name-of-receipt',
    when: (s) => s.firstName && s.isReceipt,
    example: SHOP,
    counterExample: `領収書\nほし屋\n⟦あおぞら設計⟧\n${NUMBER}`,
  },
  {
    id: 'first-name-without-legal-name',
    when: (s) => s.firstName && s.isReceipt && !s.legalAnywhere,
    example: SHOP,
    counterExample: SHOP.replace('合計', '有限会社つばめ\n合計'),
  },
  {
    id: 'first-name-of-invoice',
    when: (s) => s.firstName && !s.isReceipt,
    example: `請求書\n⟦あおぞら設計⟧\n${NUMBER}`,
    counterExample: `請求書\nほし屋\n⟦あおぞら設計⟧\n${NUMBER}`,
  },
  {
    id: 'top-of-receipt',
    when: (s) => s.isReceipt && s.fromTop <= 3,
    example: SHOP,
    counterExample: `合計 ¥100\nあ\nい\nう\nえ\n⟦つばめ堂⟧`,
  },
  {
    id: 'end-of-paper',
    when: (s) => s.fromEnd <= 3,
    example: `請求書\n合計 100\n⟦あおぞら設計⟧\n${NUMBER}`,
    counterExample: FAR,
  },
  {
    id: 'legal-name-in-same-block',
    when: (s) => !s.form && s.legalNear,
    example: SHOP.replace('川崎市', '有限会社つばめ\n川崎市'),
    counterExample: SHOP,
  },
  {
    id: 'legal-name-elsewhere',
    when: (s) => !s.form && s.legalAnywhere,
    example: `${SHOP}\nあ\nい\nう\n有限会社つばめ`,
    counterExample: SHOP,
  },
  {
    id: 'shop-word',
    when: (s) => !s.form && SHOP_WORD.pattern.test(`${s.value} `),
    example: SHOP,
    counterExample: '領収書\n⟦三枝 千晴⟧',
  },
  {
    id: 'office-word',
    when: (s) => !s.form && (s.town || OFFICE_WORD.pattern.test(s.compact)),
    example: '納入通知書\n⟦緑川市上下水道局⟧',
    counterExample: SHOP,
  },
  {
    id: 'department',
    when: (s) => !s.form && DEPARTMENT_WORD.pattern.test(s.compact),
    example: '請求書\n⟦営業課⟧',
    counterExample: SHOP,
  },
  {
    id: 'place',
    when: (s) => !s.form && !s.town && PLACE_WORD.pattern.test(s.compact),
    example: '領収書\n⟦横田ビルB1F⟧',
    counterExample: SHOP,
  },
  {
    id: 'slogan',
    when: (s) => SLOGAN.pattern.test(s.value),
    example: '⟦焼きたてをあなたに♪⟧\n合計 ¥100',
    counterExample: SHOP,
  },
  {
    id: 'sentence',
    when: (s) => !s.form && /[。、]|(?:を|に|は|が|で|へ|と|の)$/.test(s.value),
    example: '⟦今だけの特別な味わいで⟧\n合計 ¥100',
    counterExample: SHOP,
  },
  { id: 'person', when: (s) => !s.form && s.person, example: '請求書\n⟦三枝 千晴⟧', counterExample: OFFICE },
  {
    id: 'person-with-own-number',
    when: (s) => !s.form && s.person && s.soleTrader && s.toNumber <= 4.5,
    example: '請求書\n⟦三枝 千晴⟧\n登録番号 T8810556203394',
    counterExample: OFFICE,
  },
  { id: 'latin-line', when: (s) => !s.form && s.latin, example: '⟦EXCELSIOR CAFFE⟧\n合計 ¥100', counterExample: SHOP },
  {
    id: 'latin-capitals',
    when: (s) => !s.form && s.latin && s.compact === s.compact.toUpperCase(),
    example: '⟦EXCELSIOR⟧\n合計 ¥100',
    counterExample: '⟦Hot Spoon⟧\n合計 ¥100',
  },
  { id: 'very-short', when: (s) => s.compact.length <= 3, example: '⟦ABC⟧\n合計 ¥100', counterExample: SHOP },
  {
    id: 'kana-alone',
    when: (s) => !s.form && /^[ァ-ヶー]{2,6}$/.test(s.compact),
    example: '⟦カラオケ⟧\n合計 ¥100',
    counterExample: SHOP,
  },
  {
    id: 'long',
    when: (s) => s.compact.length > 20,
    example: '⟦ドリンクもフードも勢揃いの季節になりました今年も⟧\n合計 ¥100',
    counterExample: SHOP,
  },
  { id: 'row-with-price', when: (s) => s.priceRow, example: '領収書\n⟦定食あおぞら⟧  ¥500', counterExample: SHOP },
  {
    id: 'between-items',
    when: (s) => s.betweenItems,
    example: '請求書\n品名  金額\n⟦設計と監理⟧\n 100\n合計 100',
    counterExample: OFFICE,
  },
  {
    id: 'goes-on-as-sentence',
    when: (s) => /^(?:の|を|は|に|と|が|へ|で|より|が?ショップ)/.test(s.right),
    example: '領収書\n⟦Aozora Inc.⟧のカードをご利用',
    counterExample: OFFICE,
  },
  { id: 'printed-again', when: (s) => s.repeats > 0, example: `⟦つばめ堂⟧\n合計 ¥100\nつばめ堂`, counterExample: SHOP },
  {
    id: 'large-letters',
    when: (s) => Math.max(0, Math.min(1, (s.relativeHeight - 1.2) * 1.5)),
    example: '#height=2\n⟦つばめ堂⟧',
    counterExample: SHOP,
  },
  {
    id: 'beside-larger-print',
    when: (s) => !s.form && s.largerNear,
    example: '#heights=1,2\n⟦毎日の品質と価格⟧\nつばめ堂\n合計 ¥100',
    counterExample: SHOP,
  },
  {
    id: 'badly-read',
    when: (s) => s.readingConfidence < 0.8,
    example: '#confidence=0.5\n⟦つばめ堂⟧',
    counterExample: SHOP,
  },
  { id: 'digits', when: (s) => /\d/.test(s.compact), example: '⟦第2あおぞら⟧\n合計 ¥100', counterExample: SHOP },
];
