/** `発行日/2026年6月15日`, `税抜合計/240,000`, `■番号/SO-615`: a label, and a stroke where others set a colon. */
const SLASHED = /(?<=^\s*[■◆●・□◇]?|\s[■◆●・□◇]?)(\p{L}{2,8}(?:[(][^()/]{1,8}[)])?)[/／](?=[^\s/])/gu;
const LINE = /^\s*[■◆●・□◇]?(?=\p{Script=Han})\p{L}{2,8}(?:[(][^()/]{1,8}[)])?[/／](?=[^\s/])/u;

/** A paper sets its labels so when many of its lines do; on others a stroke stands between two of a kind. */
const LEAST = 5;
const hasSlashedLabels = (texts: readonly string[]): boolean => {
  const slashed = texts.filter((text) => LINE.test(text)).length;
  return slashed >= LEAST && slashed * 3 >= texts.filter((text) => text.trim() !== '').length;
};

/** The strokes become colons; nothing moves. */
const readSlashes = (text: string): string => text.replace(SLASHED, '$1:');

/** 請求番号/AD-118  請求日/2026年4月5日: in a row with a day, the labels themselves say what the strokes are. */
const DAY_LABEL = /(?<=^|[\s■◆●・□◇])(\p{L}{0,6}(?:日付?|期限))[/／](?=20\d\d|令和|R\d)/gu;
const NUMBER_LABEL = /(?<=^|[\s■◆●・□◇])(\p{L}{1,6}(?:番号|No\.?))[/／](?=[A-Z0-9])/gu;
const readDatedSlashes = (text: string): string => {
  if (!/[日付限][/／]/.test(text)) return text;
  const read = text.replace(DAY_LABEL, '$1:');
  return read === text ? text : read.replace(NUMBER_LABEL, '$1:');
};

/** `品名/数量/金額` over `クラウン 4本/72,000`: strokes between the columns of a table. */
const COLUMN = String.raw`(?:品名|品目|商品名?|内容|摘要|項目|数量?|単価|金額|税込(?:単価|金額)|単位|ご?注文日|注文番号|日付|備考)`;
const HEADING = new RegExp(String.raw`^\s*${COLUMN}(?:\s*[/／]\s*${COLUMN}){2,}\s*$`);
const CELL = /(?<=\p{L}.*)[/／](?=\s?[¥\\]?(?:\d{1,3}(?:,\d{3})+|\d{3,})円?(?:\s*[/／]|\s*$))/gu;
const readSlashedTable = (text: string): string =>
  HEADING.test(text) ? text.replace(/[/／]/g, ' ') : text.length <= LONGEST ? text.replace(CELL, ' ') : text;
/** Longer rows are no rows of a table. */
const LONGEST = 120;

/** What a paper's strokes are read by: one way for the whole of it, or row by row. */
export function slashReading(texts: readonly string[]): ((text: string) => string)[] {
  if (texts.some((text) => HEADING.test(text))) return [readSlashedTable];
  if (hasSlashedLabels(texts)) return [readSlashes];
  return texts.some((text) => readDatedSlashes(text) !== text) ? [readDatedSlashes] : [];
}
