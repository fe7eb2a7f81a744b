/** Words that stand in front of, or over, the name of a party: the insides of the patterns that look for them. */
interface PartyLabels {
  readonly id: string;
  readonly words: string;
  readonly example: string;
  readonly counterExample: string;
}

/** Whoever made the paper out, in the words of papers and of marketplaces. */
export const ISSUER_LABELS = {
  id: 'issuer-labels',
  words:
    '請求元|請求者|差出人|送信者|発信者|発行者|発行元|事業者名?|(?:ご?利用)?加盟店名?|売り手|販売元|販売者|販売店|出品者|出店者|売主|提供元|サービス提供者|店舗名?|店名|from|issued ?by|issuer|seller|merchant|sold ?by',
  example: '請求元',
  counterExample: '請求先',
} as const;
/** Whom the paper is made out to; the English words are small, so that a pattern may leave names alone. */
export const CUSTOMER_LABELS = {
  id: 'customer-labels',
  words: String.raw`ご?請求先名?|お?客様名?|ご?宛先|宛名|[御お]?得意先名?|bill(?:ed)?\s?to|sold[\s-]?to|invoiced?\s?to|ship[\s-]?to|issued\s?to|credit(?:ed)?\s?to|買い手|messrs\.?|customer|client`,
  example: 'ご請求先',
  counterExample: '請求元',
} as const;
/** Whom it is made out to, in words that name a customer only with a colon behind them. */
export const LOOSE_CUSTOMER_LABELS = {
  id: 'loose-customer-labels',
  words: String.raw`取引先|Attention|Attn\.?|Consignee(?:\s?/\s?Buyer)?|Renter|Kunde|买方(?:\s?Buyer)?|ご?購入者|お?届け先|発注者|受信者|受領者|受取人|送付先|委託者|賃借人|借主|買主|ご?契約名義|アカウント|Account(?:\s?(?:Information|Name))?|(?:飼い?主|ご?契約者|納入者|納付者|ご?利用者|お?申込者|ご?依頼者|ご?注文者|ご?予約者)(?:名|様)?|顧客名?|御社名|貴社名|会社名\(請求先\)|Customer\s?name|Buyer(?:\s?買主)?|Guest|Name|Received\s?from|To`,
  example: '賃借人',
  counterExample: '貸主',
} as const;

/** Who pays at a counter: in front of a legal name; a town calls those who deliver to it 納入者, too. */
export const PAYER_LABELS = {
  id: 'payer-labels',
  words:
    '納[入付]者|払込人|寄[附付]者|搬入者|排出(?:事業)?者|ご?契約者名?|ご?購入者名?|お?申込者名?|ご?依頼者名?|ご?注文者名?',
  example: '納付者',
  counterExample: '納入先',
} as const;

/** What somebody is to the issuer, in front of a name with 様 or 御中 behind it; a number may stand between. */
export const CUSTOMER_ROLES = {
  id: 'customer-roles',
  words: String.raw`お客様|(?:飼い?主|ご?契約者|ご?依頼[者主]|ご?注文者|ご?購入者|ご?利用者|ご?予約者)様?|\(宛名\)|(?:法人|プロ|個人|特別)?会員|組合員|買受人|買い?主|仲買人|落札者|患者|ご?氏名(?=[\s:：])|受検者|受講者|ゲスト|代表者|(?:教習生|受診者|受験者|志願者|借受人|賃借人|檀家|門徒|氏子|園児|児童|生徒|学生|受検生|塾生|入所者|宿泊者|搭乗者|出品者|寄進者|奉納者|ご?使用(?:場所|先|者)|医院名|施設名|園名|学校名|貴社名|御社名|牧場名?|得意先|[御お]得意様|顧客|受講生|研修生|出荷者|生産者|払込人|納入者|購読者|ご?請求先|借主|依頼者)(?=[\s:：〕)】])`,
  example: 'ご依頼主',
  counterExample: '運営会社',
} as const;

/** @internal */
export const PARTY_LABELS: readonly PartyLabels[] = [
  ISSUER_LABELS,
  CUSTOMER_LABELS,
  LOOSE_CUSTOMER_LABELS,
  PAYER_LABELS,
  CUSTOMER_ROLES,
];
