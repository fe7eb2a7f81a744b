/* Ways of writing a direction of Kyoto that the grammar of streets does not know; each is replaced at its own length. */

interface Writing {
  readonly id: string;
  readonly pattern: RegExp;
  readonly usual: (written: string) => string;
  readonly example: string;
  /** Where it does not stand behind what is replaced. */
  readonly town?: string;
}

/** @internal */
export const WRITINGS: readonly Writing[] = [
  {
    id: 'entering_in_kana',
    pattern: /(?<=[東西南北])(?:いる|イル|入[りリ])(?!口)/g,
    usual: () => '入る',
    example: '下京区五条通醒ヶ井西いる泉水町533',
  },
  {
    id: 'entering_of_old',
    pattern: /(?<=[東西南北])江入/g,
    usual: () => '入る',
    example: '中京区錦小路通黒門東江入藤岡町202',
  },
  {
    id: 'direction_in_brackets',
    pattern: /(?<=\p{Script=Han})[（(](?:[上下][がガ]?[るルﾙ]?|[東西南北]入[るルﾙ]?)[)）](?=\p{Script=Han})/gu,
    usual: (written) => ('上下'.includes(written[1]!) ? `${written[1]!}る` : `${written[1]!}入`),
    example: '下京区岩上通高辻（下）来迎堂町392',
  },
  {
    id: 'between_two_streets',
    pattern: /(?<=通\p{Script=Han}{1,5})[・･～〜~]\p{Script=Han}{1,5}間(?=\p{Script=Han})/gu,
    usual: () => '上る',
    example: '下京区間之町通高辻・松原間葛籠屋町434',
  },
  {
    id: 'crossing_behind_a_chome',
    pattern:
      /(?<=(?<![るルﾙ入側角詰])[0-9０-９一二三四五六七八九十]丁目[\s　]?)\p{Script=Han}{1,5}通[りリ]?\p{Script=Han}{1,6}(?:[上下][がガ]?[るルﾙ]|[東西南北]入[るルﾙ]?)(?=[\s　0-9０-９]|$)/gu,
    usual: () => '',
    example: '東山区五条橋東二丁目川端通五条上ル664番地',
    town: '五条橋東',
  },
  {
    id: 'direction_with_ri',
    // 下り松町 and 一乗寺下リ松町 are names.
    pattern: /(?<=\p{Script=Han})[上下][りリ](?=[\s　]?(?!松)\p{Script=Han})/gu,
    usual: (written) => `${written[0]!}る`,
    example: '中京区油小路通竹屋町上り大文字町3',
  },
  {
    id: 'street_with_another_character',
    pattern: /(?<=\p{Script=Han})道り(?=[\s　]?\p{Script=Han})/gu,
    usual: () => '通り',
    example: '下京区西木屋町道り綾小路下る市之町260',
    town: '市之町',
  },
  {
    id: 'joint_behind_a_direction',
    pattern: /(?<=(?:[上下][がガ]?[るルﾙ]|[東西南北]入[るルﾙ]?)[\s　]?)[-－‐−・･の](?=[\s　]?[\p{Script=Han}])/gu,
    usual: () => '',
    example: '上京区千本通上長者町上ル・五番町3',
  },
  {
    id: 'closing_bracket_alone',
    pattern: /(?<=^[^（(]{4,60})[)）](?=\p{Script=Han})/gu,
    usual: () => '',
    example: '下京区寺町西入、仏光寺通麩屋町東入）大黒町267-2',
  },
];

const WARD_OF_KYOTO = /[京北南]区|東山区|伏見区|山科区/;
const HINT = /[いイ入][るルりリ]|江入|[（(][上下東西南北]|間|丁目|[)）]|[上下道][りリ]|[るルﾙ入][\s　]?[-－‐−・･の]/;

/** The text with such directions as they are usually written, as long as it was. */
export function withUsualDirections(text: string): string {
  if (!text.includes('区') || !HINT.test(text) || !WARD_OF_KYOTO.test(text)) return text;
  return WRITINGS.reduce(
    (read, { pattern, usual }) => read.replace(pattern, (written) => usual(written).padEnd(written.length)),
    text,
  );
}

/** 上ル1つ目の筋を東入, 西入ル路地奥, 東入突抜: further turns between a direction and the town. */
const FURTHER_TURNS =
  /(?<=[るルﾙ入目])(?:[0-9０-９一二三]つ目の筋を?|突き?当た?り|突抜|(?:路地|ろうじ)奥?|奥|\p{Script=Han}{1,3}?[辻図厨]子)(?=[東西南北\p{Script=Han}])/gu;

/** The text without such turns, as long as it was. */
export const withoutFurtherTurns = (text: string): string =>
  text.length > LONGEST ? text : text.replace(FURTHER_TURNS, (words) => ' '.repeat(words.length));

/** 上る本願寺前甲町, 東入ル東へ三軒目甲町: words about the neighbourhood that no table has. What is found behind them is a proposal. */
const LANDMARKS =
  /(?<=[るルﾙ入目])(?:[^\s　0-9０-９るル入]{1,7}?(?:前|裏|横|隣|脇|畔|角地)|[東西南北]へ[0-9０-９一二三四五]軒目|\p{Script=Han}{1,4}[0-9０-９一二三四五六七八九]丁目)(?=\p{Script=Han}{2,}町)/gu;
/** 西新屋敷西新屋敷揚屋町: the area of a name written twice. */
const AREA_TWICE = /(\p{Script=Han}{2,5})(?=\1\p{Script=Han}{1,5}町)/gu;

/** No address is longer; each further reading costs as much as the first. */
const LONGEST = 200;

/** Other readings of an address of Kyoto of which nothing is certain, each as long as the text. */
export function* proposedReadings(text: string): Generator<string> {
  if (text.length > LONGEST || !WARD_OF_KYOTO.test(text)) return;
  for (const pattern of [LANDMARKS, AREA_TWICE]) {
    const other = text.replace(pattern, (words) => ' '.repeat(words.length));
    if (other !== text) yield other;
  }
}

/** 下京区［間之町通万寿寺下る］下万寿寺町: other brackets stand for round ones. */
export const withRoundBrackets = (text: string): string =>
  text.replace(/[［[「『【〔]/g, '（').replace(/[］\]」』】〕]/g, '）');
