/* Ways of writing a direction of Kyoto that the grammar of streets does not know; each is replaced at its own length. */

interface Writing {
  readonly id: string;
  readonly pattern: RegExp;
  readonly usual: (written: string) => string;
  readonly example: string;
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
];

const WARD_OF_KYOTO = /[京北南]区|東山区|伏見区|山科区/;
const HINT = /[いイ入][るルりリ]|江入|[（(][上下東西南北]|間/;

/** The text with such directions as they are usually written, as long as it was. */
export function withUsualDirections(text: string): string {
  if (!HINT.test(text) || !WARD_OF_KYOTO.test(text)) return text;
  return WRITINGS.reduce(
    (read, { pattern, usual }) => read.replace(pattern, (written) => usual(written).padEnd(written.length)),
    text,
  );
}

/** 上ル1つ目の筋を東入, 西入ル路地奥, 東入突抜: further turns between a direction and the town. */
export const FURTHER_TURNS =
  /(?<=[るルﾙ入])(?:[0-9０-９一二三]つ目の筋を?|突き?当た?り|突抜|(?:路地|ろうじ)奥?|奥|\p{Script=Han}{2,3}[辻図]子)(?=[東西南北\p{Script=Han}])/gu;

/** 下京区［間之町通万寿寺下る］下万寿寺町: other brackets stand for round ones. */
export const withRoundBrackets = (text: string): string =>
  text.replace(/[［[「『【〔]/g, '（').replace(/[］\]」』】〕]/g, '）');
