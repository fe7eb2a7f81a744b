import { type WordRule, wordRule } from './word-rule.ts';

/**
 * A town, a city, a ward or a village is the legal person that bills; its offices, halls and treasurers are not. What a
 * rule keeps stands in its brackets. 村 and 町 end family names too, so that behind them only offices tell.
 */
const NAME = String.raw`[\p{Script=Han}ヶケノぁ-んァ-ヶ]{1,7}`;
const OFFICE = String.raw`\S*(?:課|係|室|支所|出張所|公民館|窓口(?:サービスセンター)?\d{0,2}|(?:会計|事業|企業)管理者)`;
const HALL = String.raw`\S{2,14}(?:公民館|交流館|図書館|体育館|武道館|博物館|美術館|資料館|会館|ホール|プール|センター|公園|動物園|植物園|斎場|霊園|キャンプ場|駐車場)`;

export const MUNICIPAL_NAMES: readonly WordRule[] = [
  wordRule(
    'office-of-a-town',
    new RegExp(`^(${NAME}[市区町村](?:役所|役場)?) ${OFFICE}(?: ${OFFICE})*$`, 'u'),
    '見本町 住民課 窓口3',
    '見本市 西区役所 市民課',
  ),
  wordRule('hall-of-a-city', new RegExp(`^(${NAME}[市区]) ${HALL}$`, 'u'), '見本市 東地域交流館', '中村 東資料館'),
  wordRule(
    'treasurer',
    new RegExp(`^(${NAME}[市区町村])会計管理者(?: ?印)?(?:[(（][^()（）]{2,20}[)）])?$`, 'u'),
    '見本市会計管理者',
    '見本会計管理者',
  ),
  wordRule(
    'mayor-behind',
    new RegExp(`^(${NAME}[市区町村]\\S{2,8}) ${NAME}[市区町村]長$`, 'u'),
    '見本市水道事業 見本市長',
    '見本市長',
  ),
];

/** 見本市 市民課, 見本市会計管理者 → 見本市. */
export const withoutMunicipalOffice = (name: string): string =>
  MUNICIPAL_NAMES.reduce((left, { pattern }) => left.replace(pattern, '$1'), name);

const TOWN = new RegExp(`^${NAME}[市区町村]$`, 'u');

/** 見本市 with its office or hall behind it: the town as a party of the paper and not as a part of an address. */
export const isTownWithOffice = (name: string, printed: string): boolean =>
  TOWN.test(name) && withoutMunicipalOffice(printed) === name && printed !== name;
export const isTown = (name: string): boolean => TOWN.test(name);
