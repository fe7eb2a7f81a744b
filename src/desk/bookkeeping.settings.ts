import type { Encoding } from './csv.ts';
import { DEDUCTION_STEPS, type DeductionStep } from './transitional.ts';

export const TARGETS = ['freee', 'moneyforward', 'yayoi'] as const;
export type Target = (typeof TARGETS)[number];

/** The names of tax codes in one product; `{percent}` is the deductible share. */
export const TAX_CODE_KEYS = [
  'full10',
  'full8',
  'full8old',
  'part10',
  'part8',
  'none10',
  'none8',
  'exempt',
  'outside',
] as const;
export type TaxCodeKey = (typeof TAX_CODE_KEYS)[number];
export type TaxCodes = Readonly<Record<TaxCodeKey, string>>;

export interface BookSettings {
  /** Account for purchases, unless one is chosen for the document. */
  readonly account: string;
  /** Account on the other side, by payment method; `other` for the rest, and for bills not paid yet. */
  readonly paidBy: Readonly<Record<string, string>>;
  /** freee's 口座 by payment method of a receipt: '' leaves it to be settled there, against the statement of the card. */
  readonly wallets: Readonly<Record<string, string>>;
  readonly taxCodes: Readonly<Record<Target, TaxCodes>>;
  readonly encodings: Readonly<Record<Target, Encoding>>;
  readonly steps: readonly DeductionStep[];
  readonly smallAmounts: boolean;
}

/**
 * The names as the products list them:
 * freee 会計 税区分 (developer.freee.co.jp, name_ja), マネーフォワード クラウド会計 各種設定 > 税区分 and the column
 * 借方インボイス (the-board.jp/blogs/news_partner_and_invoice_field_for_mf quotes its help page),
 * 弥生会計 仕訳データの記述形式 (support.yayoi-kk.co.jp, page 18545): tax class, method and invoice class in one text.
 */
const TAX_CODES: Readonly<Record<Target, TaxCodes>> = {
  freee: {
    full10: '課対仕入10%',
    full8: '課対仕入8%（軽）',
    full8old: '課対仕入8%',
    part10: '課対仕入（控{percent}）10%',
    part8: '課対仕入（控{percent}）8%（軽）',
    none10: '対象外',
    none8: '対象外',
    exempt: '非課仕入',
    outside: '対象外',
  },
  moneyforward: {
    full10: '課税仕入 10%',
    full8: '課税仕入 (軽)8%',
    full8old: '課税仕入 8%',
    part10: '課税仕入 10%',
    part8: '課税仕入 (軽)8%',
    none10: '対象外',
    none8: '対象外',
    exempt: '非課税仕入',
    outside: '対象外',
  },
  yayoi: {
    full10: '課対仕入込10%適格',
    full8: '課対仕入込軽減8%適格',
    full8old: '課対仕入込8%',
    part10: '課対仕入込10%区分{percent}%',
    part8: '課対仕入込軽減8%区分{percent}%',
    none10: '課対仕入込10%区分控不',
    none8: '課対仕入込軽減8%区分控不',
    exempt: '非課仕入',
    outside: '対象外',
  },
};

export const DEFAULT_BOOKS: BookSettings = {
  account: '消耗品費',
  paidBy: {
    cash: '現金',
    credit_card: '未払金',
    e_money: '現金',
    qr_code: '未払金',
    bank_transfer: '未払金',
    direct_debit: '普通預金',
    on_account: '買掛金',
    voucher: '現金',
    other: '未払金',
  },
  // Only cash is there from the beginning; every other 口座 has the name its owner gave it, and no other is imported
  // (support.freee.co.jp/hc/ja/articles/203063564).
  wallets: { cash: '現金', credit_card: '', e_money: '', qr_code: '', voucher: '', other: '' },
  taxCodes: TAX_CODES,
  encodings: { freee: 'utf-8', moneyforward: 'shift_jis', yayoi: 'shift_jis' },
  steps: DEDUCTION_STEPS,
  smallAmounts: false,
};
