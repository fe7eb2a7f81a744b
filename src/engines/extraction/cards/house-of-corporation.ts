/**
 * 医療法人社団汐路会 汐路総合病院, 学校法人桜陵学園 桜陵高等学校: the corporation that runs a house, and the house, in one
 * line. The corporation is the legal person (医療法 39条, 私立学校法 3条, 社会福祉法 22条), the house what people know.
 */
const CORPORATION = String.raw`(?:(?:特定|社会)?医療法人(?:社団|財団)?|学校法人|社会福祉法人) ?[^\s]{1,12}(?:会|学園|学院|学舎|学寮|義塾|事業団|福祉団|園)`;
const HOUSE = String.raw`[^\s]{2,20}(?:病院|医院|診療所|クリニック|歯科|眼科|内科|外科|小児科|皮膚科|耳鼻咽喉科|[^\s]科|学校|大学|短大|幼稚園|保育園|こども園|学院|苑|園|荘|ホーム|センター|事業所)`;
const BOTH = new RegExp(`^(${CORPORATION}) (${HOUSE})$`);

export interface HouseOfCorporation {
  readonly corporation: string;
  readonly house: string;
}

/** Null where a line names only one of the two. */
export function houseOfCorporation(line: string): HouseOfCorporation | null {
  const [, corporation, house] = BOTH.exec(line.replaceAll('　', ' ')) ?? [];
  return corporation === undefined || house === undefined ? null : { corporation, house };
}
