import { isKana } from '../../../japan/kana.ts';
import type { Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { SHOP_WORD } from '../vocabulary/party-words.ts';
import { isHouseOfCompany, isPartOf } from './company-unit.ts';
import { gluedRole } from './glued-roles.ts';
import { isOver } from './house-lines.ts';
import { GROUP, isOffice } from './house-words.ts';
import { nameScore, type Word, wordsOf } from './person-name.ts';
import { blank } from './role-brackets.ts';
import { closeMarks, tokensOf } from './role-tokens.ts';
import { isDepartment, isQualification, isTitle, PUBLIC_BODY, SURNAMES_LIKE_UNITS } from './roles.ts';
import type { Draft } from './side-draft.ts';
import { takeLeadingRole, takePair, takeReadName, withoutReading } from './side-name.ts';
import { unitAndPost, unitsOf } from './unit-chain.ts';

/** Sorts the Japanese of one line: roles first, then what is left as a name, an office or neither. */
export function readJapanese(row: Row, text: string, draft: Draft): void {
  const tight = text.replaceAll(' ', '');
  const start = text.search(/\S/);
  const whole = { row, start, end: text.trimEnd().length, repairs: [] };
  // オーナー さとう えみ: a title in front of a name, both in kana.
  const kanaTitle = KANA_TITLE.exec(text)?.[1];
  if (kanaTitle !== undefined && isTitle(kanaTitle)) {
    const end = start + kanaTitle.length;
    draft.titles.push({ ...whole, end, value: kanaTitle });
    readJapanese(row, blank(text, start, end), draft);
    return;
  }
  // シェフ・ド・キュイジーヌ: a foreign title, and no reading.
  if (FOREIGN_TITLE.test(text) && isTitle(tight.split('・')[0]!)) {
    draft.titles.push({ ...whole, value: text.trim() });
    return;
  }
  if (
    isKana(tight) &&
    tight.length >= 3 &&
    !isTitle(tight) &&
    !isDepartment(tight) &&
    !text.trim().split(/ +/).every(isTitle) &&
    /\s|[・]/.test(text.trim()) &&
    !isShopInKana(text)
  ) {
    draft.readings.push({ ...whole, value: text.trim().replace(/[\s・]+/g, ' ') });
    return;
  }
  // Titles with spaced-out letters: 代 表 取 締 役.
  const words = wordsOf(text.trim());
  const apart = words.length > 1 && words.every((word) => [...word.text].length === 1);
  const spaced = apart && words.length > 2;
  // 代 表 取締役 社長: letters set apart at its beginning alone.
  const begins = words.length > 2 && words.slice(0, 2).every((word) => [...word.text].length === 1);
  if (((apart || begins) && isTitle(tight)) || (spaced && isDepartment(closeMarks(tight)))) {
    (isTitle(tight) ? draft.titles : draft.departments).push({ ...whole, value: closeMarks(tight) });
    return;
  }
  if (takeReadName(row, words, whole, draft)) return;
  if (NAMED_OFFICE.test(text)) {
    draft.organizations.push({ ...whole, value: text.trim() });
    return;
  }
  const likeUnit = words.length === 2 && SURNAMES_LIKE_UNITS.has(words[0]!.text);
  if (
    words.length === 2 &&
    (nameScore(words) >= 5 || likeUnit) &&
    !isTitle(words[1]!.text) &&
    !isDepartment(words[1]!.text)
  ) {
    // 阿部, 服部 and 渡部 end like departments; their table has the others.
    const value = text.trim();
    draft.names.push({ ...whole, value, words, score: nameScore(words) + (likeUnit ? 3 : 0), withRole: false });
    return;
  }
  if (takePair(row, text, draft)) return;
  let at = 0;
  const loose: (Word & { start: number })[] = [];
  let roles = 0;
  for (const { token, from, end } of tokensOf(text)) {
    const place = { row, start: from, end, repairs: [] };
    const whole = token
      .replace(/^・+|・+$/g, '')
      .replace(/(?<=.)(?:を?兼務|兼任)$/, '')
      .split(/(?<=.)兼(?=.)|[／/]|、|,/)
      .filter((part) => part !== '' && part !== '兼');
    const dotted = token.split('・');
    const parts = dotted.length > 1 && dotted.every((part) => isTitle(part)) ? dotted : whole;
    // 磯 部  兼 人 is a name printed letter by letter.
    if (token === '兼' && !spaced) continue;
    if (/ホールディングス(?:グループ)?$/.test(token)) {
      draft.groups.push({ ...place, value: token });
      continue;
    }
    // 賃貸事業部 梅田店
    const isShopOfUnit = PART_OF_UNIT.test(token) && draft.departments.at(-1)?.row === row;
    if (loose.length === 0 && (isShopOfUnit || isHouseOfCompany(token, row.text.slice(end), draft.organizations))) {
      draft.departments.push({ ...place, value: token });
      roles++;
      at = end;
      continue;
    }
    const held = parts.length === 1 ? unitAndPost(token) : null;
    if (held && loose.length === 0) {
      draft.departments.push(...held.units.map((value) => ({ ...place, value })));
      draft.titles.push({ ...place, start: end - held.post.length, value: held.post });
      roles++;
      at = end;
      continue;
    }
    // 課長  阿部 健太郎: these end like departments and are names.
    if (
      parts.length > 0 &&
      !SURNAMES_LIKE_UNITS.has(token) &&
      parts.every((part) => isTitle(part) || isDepartment(part) || (parts.length > 1 && /.オフィス$/.test(part)))
    ) {
      for (const part of parts)
        if (isTitle(part)) draft.titles.push({ ...place, value: part });
        else draft.departments.push(...unitsOf(part).map((value) => ({ ...place, value })));
      roles++;
      at = end;
      continue;
    }
    const glued = gluedRole(token);
    if (glued && loose.length === 0) {
      for (const part of glued.roles)
        (isTitle(part) ? draft.titles : draft.departments).push({
          ...place,
          end: place.start + token.length - glued.rest.length,
          value: part,
        });
      roles++;
      if (glued.rest !== '') loose.push({ text: glued.rest, gap: 2, start: from + token.length - glued.rest.length });
      continue;
    }
    loose.push({ text: token, gap: loose.length === 0 ? 0 : Math.max(1, from - at), start: from });
    at = end;
  }
  if (loose.length === 0) return;
  if (takeNamedOffice(row, loose, text, draft)) return;
  takeLeadingRole(loose, row, draft);
  // 店主 もり たくみ: beside a role two words in kana are a name or its reading.
  if (roles > 0 && loose.length === 2 && loose.every((word) => /^[ぁ-ん]{1,6}$/.test(word.text))) {
    const [family, given] = loose as [(typeof loose)[number], (typeof loose)[number]];
    const read = { row, start: family.start, end: given.start + given.text.length, repairs: [] };
    if (!isShopInKana(`${family.text} ${given.text}`)) {
      draft.readings.push({ ...read, value: `${family.text} ${given.text}` });
      return;
    }
  }
  const value = text.slice(loose[0]!.start, loose.at(-1)!.start + loose.at(-1)!.text.length);
  const place = { row, start: loose[0]!.start, end: loose[0]!.start + value.length, repairs: [] };
  const nameWords = withoutReading(loose, row, draft);
  const likely = nameScore(nameWords);
  const lettersApart = isSpacedOut(row, place) ? 1 : 0;
  // オーナーシェフ 鮎川 円: beside a role two short words are a name, whatever letter it ends with.
  const besideRole = Math.max(lettersApart, isShortName(nameWords) ? LIKELY_BESIDE_ROLE : 0);
  const score = likely > 0 ? likely + lettersApart : roles > 0 ? besideRole : 0;
  if (GROUP.test(value) && !/株式会社|\(株\)/.test(value)) draft.groups.push({ ...place, value });
  else if (score > 0) draft.names.push({ ...place, value, words: nameWords, score, withRole: roles > 0 });
  else if ((isOffice(value) || PUBLIC_BODY.test(value)) && value.length >= 3 && !isOver(value)) {
    const [house, unit, ...more] = loose;
    // 見本文化交流協会 福岡事務所
    const isPlaced = house && unit && more.length === 0 && isOffice(house.text) && isPartOf(unit.text, house.text);
    if (!isPlaced) draft.organizations.push({ ...place, value });
    else {
      draft.organizations.push({ ...place, end: house.start + house.text.length, value: house.text });
      draft.departments.push({ ...place, start: unit.start, value: unit.text });
    }
  } else draft.rest.push({ ...place, value });
}

/** 税理士 小笠原 敏郎 事務所, 眼科 おおた医院, 一級建築士事務所  木下ヒカル設計室: an office that bears a person's name, or its kind in front. */
const NAMED_OFFICE =
  /^ *(?:\p{Script=Han}{2,8}[士師員] [\p{Script=Han}ぁ-んァ-ヶ]{1,4} [\p{Script=Han}ぁ-んァ-ヶ]{1,4} ?事務所|(?:ケアプラン|デイサービス|訪問介護|介護|居宅介護支援|就労支援|相談支援|子育て支援|ヘルパー)(?:センター|事業所|ステーション) {1,2}\S{2,12}|\p{Script=Han}{2,8}議員 \S{3,8} ?事務所|\p{Script=Han}{1,6}科 {1,2}\S{2,12}(?:医院|クリニック|診療所)|(?:[一二]級|木造)建築士事務所 {1,2}\S{2,12}[所室房社]) *$/u;
const LIKELY_BESIDE_ROLE = 1.5;
/** 梅田店, フロントオフィス, 名古屋サービスステーション: a part, behind the unit it belongs to. */
const PART_OF_UNIT =
  /.(?<!代理|特約|加盟|取扱|販売|専門)店$|[ァ-ヶー](?:オフィス|ステーション|スタジオ|デスク|フロント)$/;
const isShortName = (words: readonly Word[]): boolean =>
  words.length === 2 &&
  words.every(({ text }) => /^\p{Script=Han}{1,3}$/u.test(text)) &&
  !/[店市町村区県部課室局社館院校会団所長員]$/.test(words[1]!.text);

/** ファム ヴァン タイン: in three short words only a whole one can say what a shop is. */
const isShopInKana = (text: string): boolean => {
  const parts = text.trim().split(/[\s・]+/);
  if (parts.length === 3 && parts.every((part) => part.length <= 5))
    return parts.some((part) => SHOP_WORD.pattern.exec(part)?.[0] === part);
  return SHOP_WORD.pattern.test(text.replace(/\s/g, '  '));
};

const FOREIGN_TITLE = /^ *[ァ-ヶー]{2,10}・(?:ド|デ|ドゥ)・[ァ-ヶー]{2,12} *$/;
const KANA_TITLE = /^ *([ァ-ヶー]{2,14}) +[ぁ-ん]{1,6} +[ぁ-ん]{1,6} *$/;

/** 理事長  与 那 覇 ゆ か り: beside a role only a name is printed letter by letter. */
const isSpacedOut = (row: Row, { start, end }: Omit<Place, 'row'>): boolean =>
  /^[\p{Script=Han}ぁ-んァ-ヶー](?: [\p{Script=Han}ぁ-んァ-ヶー]){2,6}$/u.test(row.printed(start, end).trim());

/** 行政書士 しらはま事務所, 大工 シゲさんの工房: a profession in front of its office is part of its name. */
function takeNamedOffice(
  row: Row,
  loose: readonly { text: string; start: number }[],
  text: string,
  draft: Draft,
): boolean {
  const [office] = loose;
  const title = draft.titles.at(-1);
  if (!office || loose.length > 1 || !isOffice(office.text) || title?.row !== row) return false;
  if (!isQualification(title.value) || text.slice(0, title.start).trim() !== '' || title.end > office.start)
    return false;
  if (text.slice(title.end, office.start).trim() !== '' || office.start - title.end > 2) return false;
  draft.titles.pop();
  const end = office.start + office.text.length;
  draft.organizations.push({ row, start: title.start, end, value: text.slice(title.start, end), repairs: [] });
  return true;
}
