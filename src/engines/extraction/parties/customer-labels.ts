import { ADDRESSED } from '../../../japan/honorifics.ts';
import { CUSTOMER_LABELS, CUSTOMER_ROLES, LOOSE_CUSTOMER_LABELS, PAYER_LABELS } from '../vocabulary/party-labels.ts';

const SECOND_LABEL = '請求先|お客様|宛先|宛名|顧客名?|Bill(?:ed)? ?to|Sold ?to|Customer|Client';
/** `請求先: A`, `【請求先】A`, `Customer / 請求先: 0123 A`. */
export const LABEL = new RegExp(
  String.raw`^[■◆●【[]?(?:${CUSTOMER_LABELS.words}|${LOOSE_CUSTOMER_LABELS.words})(?:\s?[/(]?\s?(?:${SECOND_LABEL})[)]?)?\s?[:：】\]]+\s*(?:\d{2,8} )?(.+)$`,
  'i',
);
/** 請求先 over the name. */
export const LABEL_ALONE = new RegExp(
  String.raw`^[■◆●【[]?(?:(?:${CUSTOMER_LABELS.words}|To)(?:\s?[/(]?\s?(?:${SECOND_LABEL}))?[)]?\s?[:：】\]]?|(?:${LOOSE_CUSTOMER_LABELS.words})[:：])$`,
  'i',
);
/** 請求先 Pelican Outdoor Inc.: a label without a colon, believed in front of a legal name. */
export const LABEL_BESIDE = new RegExp(String.raw`^(?:${CUSTOMER_LABELS.words}|to) (?=\S)`, 'i');

/** 納入者 株式会社見本: who paid, without a word of address behind the name. */
export const PAYER_BESIDE = new RegExp(String.raw`^(?:${PAYER_LABELS.words})(?:\s?[:：]?$|[\s:：]\s?(?=\S))`);

/** お客様 石黒 大地 様, 会員番号 0087712 / 吉岡 大輝 様: what stands in front of the name, a number with it. */
export const ROLE_IN_FRONT = new RegExp(
  String.raw`^[■◆●〔(【]?(?:${CUSTOMER_ROLES.words})[〕)】]?(?:氏?名|\s?(?:番号|ID|コード|No\.?))?\s?[:：]?\s*(?:[\dA-Z-]{3,}[\s/]+)?(?=\S.*(?:${ADDRESSED}))`,
  'i',
);
/** ショップ名 木工房すぎのこ (ストアID 58812): who pays a market its fees has a number there. */
export const SHOP_OF_MARKET = new RegExp(
  String.raw`^(?:ショップ|ストア|店舗|出店者|加盟店)名?[\s:：]+(\S.*?)\s*(?:${ADDRESSED})?\s?[(](?:ショップ|ストア|店舗|出店者?|加盟店)(?:ID|番号|コード|No\.?)\s?[:：]?\s?[\dA-Z-]+[)]`,
  'i',
);

/** 患者番号 0021844: in a column in front of the name. */
export const NUMBER_IN_FRONT = /^\p{L}{1,8}(?:番号|コード|No\.?|ID)\s?[:：]?\s?[\dA-Z-]+ {2,}(?=\S)/u;

/** 株式会社見本 の 2026年10月分のご請求をお送りします: a letter tells whose bill it brings. */
export const BILL_OF =
  /^\s?(?:様|御中)?\s?(?:の|へ|への)\s?(?:20\d\d年\s?)?\d{1,2}月(?:分|度)?の?(?:ご|御)?(?:請求|利用料金)/;

/** 割烹みほん　御中請求日2026年11月16日: fields that grew to whom the paper is for. */
export const FIELD_GROWN = String.raw`(?:請求|発行|作成|納品)(?:日|書|番号)|N[oO]\.?\s?\d|〒|TEL|20\d\d[年/.]|令和`;
