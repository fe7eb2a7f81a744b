const DEPARTMENT_ONLY =
  /^(?:.{0,12}(?:部|課|室|係|センター|担当|事業部|本部|支店|営業所)(?:\s?(?:ご?担当者?)?)|ご?担当者?|経理ご?担当者?)$/;

/** 唐津東商工会 青年部: a body and its part, not a part alone. */
const BODY = /(?:会|組合|学校|高校|中学|大学|園|院|館|所|場|市|町|村|県|社)$/;
/** 尾花沢ゴルフ倶楽部, スワン美容室, 見本市消防本部: houses whose name ends as a department does. */
const HOUSE =
  /^\p{Script=Han}{2,6}[市町村県区](?:役所|役場)?\p{L}{2,}|(?:倶楽部|(?:給食|調理|物流|配送|文化|福祉|保健|医療|介護|研修|体育|健康|園芸|住宅|車検)センター|(?:青年|女性|婦人)部|(?:美容|理容|整体|料理|音楽|写真|デザイン|教)室)$/u;
/** 経理部, ご担当者: a part of somebody, whose name stands elsewhere. */
export const isDepartmentOnly = (value: string): boolean => {
  const [first = '', ...others] = value.split(' ');
  const tight = value.replaceAll(' ', '');
  return DEPARTMENT_ONLY.test(tight) && !HOUSE.test(tight) && !(others.length > 0 && BODY.test(first));
};
