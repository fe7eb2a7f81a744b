const DEPARTMENT_ONLY =
  /^(?:.{0,12}(?:部|課|室|係|センター|担当|事業部|本部|支店|営業所)(?:\s?(?:ご?担当者?)?)|ご?担当者?|経理ご?担当者?)$/;

/** 唐津東商工会 青年部: a body and its part, not a part alone. */
const BODY = /(?:会|組合|学校|高校|中学|大学|園|院|館|所|場|市|町|村|県|社)$/;
/** 尾花沢ゴルフ倶楽部, スワン美容室, 見本市消防本部: houses whose name ends as a department does. */
const HOUSE =
  /^\p{Script=Han}{2,6}[市町村県区](?:役所|役場)?\p{L}{2,}|(?:倶楽部|(?:給食|調理|物流|配送|文化|福祉|保健|医療|介護|研修|体育|健康|園芸|住宅|車検)センター|(?:青年|女性|婦人)部|(?:美容|理容|整体|料理|音楽|写真|デザイン|教)室)$/u;
/** 総務部 経理課, 本社 ご担当者: a part of a part. */
const UNIT =
  /^(?:ご?担当|総務|経理|営業|購買|販売|管理|人事|施設|製造|業務|技術|開発|企画|財務|本社|本部|本店|支店|工場)|[部課室係]$|センター$|営業所$|支店$/;
/** 経理部, ご担当者: a part of somebody, whose name stands elsewhere. */
export const isDepartmentOnly = (value: string): boolean => {
  const [first = '', ...others] = value.split(' ');
  const tight = value.replaceAll(' ', '');
  // みほん商店 販売課: whose part it is stands in front.
  const isOfHouse = others.length > 0 && (BODY.test(first) || (first.length >= 3 && !UNIT.test(first)));
  return DEPARTMENT_ONLY.test(tight) && !HOUSE.test(tight) && !isOfHouse;
};
