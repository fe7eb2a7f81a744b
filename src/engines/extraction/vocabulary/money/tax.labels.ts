import type { MoneyLabelRule } from './money-label.types.ts';

const RATE = String.raw`(?:[(\[]?\d{1,2}(?:\.\d{1,2})?%[)\]]?|(?:8|10)(?=対象|税|[¥\\)]))?`;

/** Bases and taxes that say their rate, or on which side of the price the tax lies. */
export const RATED_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'base-outside-tax',
    kind: 'base',
    hint: 'excl',
    pattern: new RegExp(`外税${RATE}(?:課税)?(?:税抜)?(?:対象|計)(?:額|金額|計|合計)?`, 'g'),
    example: '外税 8%対象額 ¥1,474',
    counterExample: '外税額 ¥117',
  },
  {
    id: 'base-inside-tax',
    kind: 'base',
    hint: 'incl',
    pattern: new RegExp(`内税${RATE}(?:課税)?(?:税込)?(?:対象|計)(?:額|金額|計|合計)?`, 'g'),
    example: '内税10%対象 ¥4,000',
    counterExample: '10%内税額 ¥363',
  },
  {
    id: 'base-said-net',
    kind: 'base',
    hint: 'excl',
    pattern: new RegExp(
      String.raw`税抜き?${RATE}?対象(?:額|金額|計|合計)?|対象(?:額|金額|計)?\(?税抜き?(?:金額|額)?\)?|課税標準額?`,
      'g',
    ),
    example: '10%対象(税抜) 30,000',
    counterExample: '税抜金額 30,000',
  },
  {
    id: 'base-said-gross',
    kind: 'base',
    hint: 'incl',
    pattern: new RegExp(
      String.raw`税込み?${RATE}?対象(?:額|金額|計|合計)?|対象(?:額|金額|計|合計)?\(?税込み?(?:金額|額)?\)?`,
      'g',
    ),
    example: '8%対象(税込) 1,080',
    counterExample: '税込合計 1,080',
  },
  {
    id: 'tax-of-what-is-at-a-rate',
    kind: 'tax',
    hint: null,
    pattern: /(?:地方)?消費税(?:額|等)*[(](?:標準税率|軽減税率|税率)?\d{1,2}%対象(?:分)?[)](?=[:：]?[¥\\]?-?\d)/g,
    example: '消費税(10%対象) 884円',
    counterExample: '消費税(10%対象 8,840円) 884円',
  },
  {
    id: 'base',
    kind: 'base',
    hint: null,
    pattern: new RegExp(
      `(?:消費税${RATE}|課税${RATE}|(?:標準|軽減)税?率?(?:${RATE}))?(?:課税)?対象(?!外|期間|年月|月分?(?:[:：]|$|\\d))(?:商品)?(?:額|金額|計|合計|分)?(?:小計)?|課税(?:計|額|合計|売上|分(?=[(（]\\d{1,2}%[)）][¥\\\\]?\\d))|taxable(?:amount|base)?|(?<=\\d%)(?:tax)?base(?=[:¥\\d])|(?:標準|軽減)税率?(?:分|計|合計)`,
      'gi',
    ),
    example: '10%対象 ¥168',
    counterExample: '対外 ¥168',
  },
  {
    id: 'rate-opens-row',
    kind: 'base',
    hint: null,
    pattern:
      /^税率(?=\d{1,2}(?:\.0)?%[¥\\]?[\d,]{2,})|^課税(?=\(?\d{1,2}%\)?[¥\\]?[\d,]{2,})|^(?=\d{1,2}%[¥\\])\d{1,2}(?=%)/g,
    example: '税率 10%  ¥700',
    counterExample: '消費税(税率10%) 5,000',
  },
  {
    id: 'rate-with-its-sum-and-tax',
    kind: 'base',
    hint: null,
    pattern: /(?<=^[(（]?)\d{1,2}(?=%[¥\\]?[\d,]{2,12}円?(?:うち|内)(?:消費)?税(?:額|等)?[¥\\]?[\d,]{1,12}円?[)）]?$)/g,
    example: '(10% 11,220 内税1,020)',
    counterExample: '10% オフ 11,220',
  },
  {
    id: 'tax-inside',
    kind: 'tax',
    hint: 'incl',
    pattern: new RegExp(
      String.raw`(?:うち|内)[、,]?${RATE}(?:消費)?税(?:額)?(?:等)?(?:相当)?(?:額)?(?:合計|計)?(?!】)|税込内税額?|\(内\)消費税(?:額)?等?`,
      'g',
    ),
    example: '(うち消費税等相当額 6,762円)',
    counterExample: '【内税】 容器レンタル 22,000',
  },
  {
    id: 'tax-inside-en',
    kind: 'tax',
    hint: 'incl',
    pattern:
      /(?<=\d%)(?:consumption)?taxincl(?:uded|\.)?(?=[¥\\]?\d)|incl(?:uding|uded|\.)?(?:\d{1,2}%)?(?:consumption)?tax(?=[¥\\]?\d)|^(?:consumption)?taxincl(?:uded|\.)?\(?\d{1,2}%\)?:?(?=[¥\\]?\d)/gi,
    example: '(10% tax incl. 518)',
    counterExample: 'Total (tax incl.) 5,700',
  },
  {
    id: 'tax-inside-by-rate',
    kind: 'tax',
    hint: 'incl',
    pattern:
      /(?<=\((?:税込)?)(?:うち|内)\d{1,2}%(?=[¥\\]?\d)|^(?:うち|内)\d{1,2}%(?=[¥\\]?[\d,]+円?$)|(?<=\()税\d{1,2}%(?=[¥\\]?[\d,]+円?込)|(?<![\p{L}\d])税?(?:率)?\d{1,2}%(?:税)?込(?=\(?[¥\\]?\d)/gu,
    example: '合計 5,720円 (内10% 520円)',
    counterExample: '税込10% 5,720円',
  },
  {
    id: 'tax-said-inside-behind-a-sum',
    kind: 'tax',
    hint: 'incl',
    pattern: /(?<=\d円?[(（])税込\d{1,2}%(?=[¥\\]?[\d,]+円?[)）]$)/g,
    example: '計 6,500円 (税込 8% 481円)',
    counterExample: '計 6,019円 (税込 6,500円)',
  },
  {
    id: 'tax-in-brackets',
    kind: 'tax',
    hint: null,
    pattern: /(?<=\d円?[(/]?)税(?:[(（]\d{1,2}%[)）])?(?=[-△▲]?[¥\\]?\d)/g,
    example: '10%対象1,000(税90)',
    counterExample: '(税込1,000)',
  },
  {
    id: 'tax-outside',
    kind: 'tax',
    hint: 'excl',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])外(?!\\d{1,6}(?![消対税課内パ])\\p{L})(?:税)?(?:[A-C](?=[(（]))?${RATE}(?:税)?(?:額|消費税)?(?:等)?(?:合計|計)?(?=[¥\\\\\\d:(]|$)`,
      'gu',
    ),
    example: '外8% ¥377',
    counterExample: '外装工事 377',
  },
];

/** The tax, plainly. */
export const TAX_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'tax-opens-row',
    kind: 'tax',
    hint: null,
    pattern: /^[(（]?税(?:[(（]?\d{1,2}%[)）]?)?(?=[:：]?[¥\\]?-?\d[\d,]*円?[)）]?$)/g,
    example: '税10%   344',
    counterExample: '税込 344',
  },
  {
    id: 'tax-between-net-and-gross',
    kind: 'tax',
    hint: null,
    pattern: /(?<=^税抜[¥\\]?[\d,]+円?\/?)税(?:\(?\d{1,2}%\)?)?(?=[¥\\]?[\d,]+円?\/?税込[¥\\]?[\d,]+円?$)/g,
    example: '税抜 22,680  税 2,012  税込 24,692',
    counterExample: '税抜 22,680  税込 24,692',
  },
  {
    id: 'tax',
    kind: 'tax',
    hint: null,
    pattern:
      /(?:地方)?消費税(?!の[^\d¥\\]|実務|法|申告|入門|講座|セミナー)(?:額)?(?:及び地方消費税)?(?:等|相当額)?(?:額)?(?:合計|計)?|(?<!引取|宿泊|入湯|免許|印紙|重量|利用|源泉)税額(?:合計|計)?|(?<=%)税(?:額)?(?!込|抜|率|別|対象)|consumptiontax|salestax|japan(?:ese)?ct(?=[\d(])|(?<![a-z])ct-?japan(?=[\d($¥\\])|\bjct\b|jct(?=\d)|\bvat\b|(?<![a-z])tax(?!able|id|i|free|incl|excl)/gi,
    example: '消費税(10%) 5,000',
    counterExample: '税率 10%',
  },
];
