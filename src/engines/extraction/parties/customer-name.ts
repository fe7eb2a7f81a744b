import { ADDRESSED } from '../../../japan/honorifics.ts';

/** 株式会社A → 株式会社B 御中: who writes, in front of whom it is for. */
export const ARROW = /^\S.*?\s?(?:→|⇒|⇨|->)\s?(?=\S)/;

/** 見本大学 附属病院 御中, 株式会社見本 第二工場 様: which of its houses the paper is for; 総務部 is no house. */
export const FACILITY =
  /^ \S{0,12}(?:病院|食堂|工場|倉庫|作業所|事務局|ホテル|[^支]店|センター|学校|親睦会|互助会|保育園|幼稚園)$/;

const WITH_SPACES_AT_THE_END = new RegExp(String.raw`\s*(?:${ADDRESSED})\s*$`);
/** Mr. Ryohei Mihon. */
const TITLE_OF_PERSON = /^(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+(?=[A-Z])/;
/** 見本町自治会 会長 様, 2年2組 見本 奏太 保護者 様: who of them opens the letter. */
const OFFICE_HELD = /(?<=\S{2})\s+(?:理事長|会長|組合長|総支配人室?|支配人|学校長|校長|園長|院長|保護者)$/;

/** The name without the words of a form in front of it and without who opens the letter. */
export const stripLead = (text: string): string =>
  text
    .replace(/^.*[:：]\s*/, '')
    .replace(/^(?:宛|ようこそ)\s+(?=\S{2})/, '')
    // 〒100-0001 見本市見本町2-60 ヘアーサロン みほん 様: the address of the letter in the row of the name.
    .replace(/^〒?\s?\d{3}-?\d{4}\s+\S*\d\S*\s+(?=\S{2})/, '')
    // 領収証 劇団つばき 様: the title in the row of the name.
    .replace(/^(?:御?領収[書証]|[御ご]?請求書|納品書)\s*(?=\S{2})/, '')
    // たこ焼き 大将 (加盟店ID 22871)
    .replace(/\s*[(（][^()（）]{0,12}(?:ID|番号|コード|No\.?)\s?[:：]?\s?[\dA-Z-]+[)）]$/i, '')
    // 組合員コード 1188-02 高山牧場
    .replace(/^\p{L}{0,6}(?:コード|番号|CD|No\.?)\s?[\dA-Z-]+\s+/u, '')
    .replace(
      /^(?:ご?請求先|お客様名?|[お御]?宛名|ご?宛先|お届け先|(?:喪主|施主|納入者|納付者|飼い?主|オーナー|ビジター|メンバー|組合員|使用団体|利用団体|団体|搭乗者|乗車人|購読者|寄付者|依頼者|依頼主|荷主|保護者|生徒|受講者|ご?予約者?|委託者|注文者|お届け先|御?芳名|ご?契約者?|ご?利用者|ご?使用者|患者|宿泊者|会員|購入者|受取人|テナント|出店者|加盟店|借主|入居者|お?申込者)(?:氏?名)?(?:義)?|(?:お|御)?名前|(?:御|ご)?芳名|ご予約名|お客様|ご?氏名|得意先 \d{2,8}|[御お]得意先名?|Received from|Guest|Name|To)\s+/i,
      '',
    )
    // 部屋 0912 御名前 見本 花子, クラス ひよこ組 園児名 見本 花子: fields in one line, the last one names who.
    .replace(/^.*\s(?:園児名|生徒名|お名前|御名前|ご?氏名|保護者(?:名)?|Guest(?: Name)?|Name)\s+(?=\S{2})/, '')
    // 得意先 48 見本観光: the number of a customer.
    .replace(/^\d{1,4} (?=\p{L}{3})/u, '')
    .replace(/^[\s・★■◆]+/, '')
    .replace(TITLE_OF_PERSON, '')
    .replace(OFFICE_HELD, '')
    // 店舗名 ちづる (有限会社千羽鶴酒造 御中)
    .replace(/^[(](?=[^)]*$)/, '')
    .trim();

/** The name without what stands behind it in the row. */
export const stripTail = (text: string): string =>
  text
    .replace(WITH_SPACES_AT_THE_END, '')
    .replace(TITLE_OF_PERSON, '')
    .replace(/\s{2,}.*$/, '')
    .trim();
