import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { BRANCHES } from '../vocabulary/shared-words.ts';

/** 上州ガス株式会社 前橋支店: the branch that issues belongs to the name as printed. */
const BRANCH = new RegExp(String.raw`^ [^\s\d:;,、。()]{1,12}(?:${BRANCHES.words})(?= |$)`);

/** 医療法人社団 白樺会 しらかば内科クリニック: a corporation that runs one house is named with it (医療法 39条, 私立学校法 3条). */
const HOUSE_FORM =
  /^(?:(?:特定|社会)?医療法人(?:社団|財団)?|学校法人|社会福祉法人|宗教法人|[(（](?:医|医社|医財|学|福|宗)[)）])/;
/** 公益財団法人見本文化財団 見本工芸館: a foundation or a public body runs houses that are called what they are. */
const PUBLIC_FORM = /^(?:(?:公益|一般)(?:財団|社団)法人|(?:地方)?独立行政法人|国立大学法人|公立大学法人)/;
const PUBLIC_HOUSE =
  /(?:[^会]館|会館|病院|医院|診療所|クリニック|センター|ホール|劇場|公園|動物園|水族園|植物園|学校|大学|保育園|幼稚園|こども園|ホテル|山荘|牧場|キャンプ場|競技場|体育館|プール|霊園|[^道]場)$/;
const WORD = String.raw`[^\s\d:;,、。()（）/|¥\\]{2,16}`;
/** 特別養護老人ホーム せせらぎ苑: what kind of house it is, in front of its name. */
const KIND_OF_HOUSE = new RegExp(
  String.raw`^ (?:特別養護老人ホーム|(?:介護付)?有料老人ホーム|介護老人保健施設|(?:小規模)?多機能\S{0,8}|グループホーム|ケアハウス|デイサービス(?:センター)?|障害者支援施設|就労継続支援\S{0,6}|(?:幼保連携型)?認定こども園|(?:訪問看護|居宅介護)\S{0,8}|専門学校|医療型\S{0,8}) ${WORD}(?= |$)`,
);
const HOUSE = new RegExp(String.raw`^ (?<house>${WORD})(?= |$)`);
/** 総務課, 本部, 理事長 見本 太郎, 電話…, 千葉県…: what stands behind the corporation and is no house of it. */
const NO_HOUSE = new RegExp(
  String.raw`(?:[部課室係局]|窓口|会計|[^ァ-ヶ]務所|受付)$|^(?:代表|理事|院長|園長|校長|学長|学園長|所長|施設長|住職|宮司|管長|責任役員|会計|担当|発行|登録|御中|様|殿|${CONTACT_LABELS.afterForm}|${PREFECTURES.map(({ name }) => name).join('|')})|^T\d|〒|(?:市|区|郡|町|村)\S*\d|[円様殿印㊞]$|(?:請求|領収|明細|納品|見積)(?:書|証)?$`,
);

/** Where a name ends that goes on with its branch or, for a corporation of this kind, with its house. */
export function endWithHouse(text: string, end: number, form: string): number {
  const rest = text.slice(end);
  const branch = BRANCH.exec(rest);
  if (branch) return end + branch[0].length;
  const isPublic = PUBLIC_FORM.test(form);
  if (!isPublic && !HOUSE_FORM.test(form)) return end;
  const more = (isPublic ? null : KIND_OF_HOUSE.exec(rest)) ?? HOUSE.exec(rest);
  const house = more?.groups?.house ?? '';
  return more && !NO_HOUSE.test(house) && (!isPublic || PUBLIC_HOUSE.test(house)) ? end + more[0].length : end;
}
