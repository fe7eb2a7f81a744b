/**
 * `六角ボルト 数量 3 単価 ¥1,480 小計 ¥4,440`: a row that says the columns of a table itself. Its words are left out and
 * nothing moves: it is then a row of goods as others print it, and the 小計 of a ware is no subtotal of the paper.
 */
const COUNT = String.raw`(?:(?:数量|個数)[:：]?\s*(\d[\d,]*(?:\.\d+)?)\s*[\p{L}㎡㎥]{0,4}\s+)?`;
const PRICE = String.raw`単価[:：]?\s*[@¥\\]?\s*(\d[\d,]*(?:\.\d+)?)円?\s+`;
const AMOUNT = String.raw`(?:金額|小計|計)[:：]?\s*[¥\\]?\s*(\d[\d,]*)円?\s*$`;
const ROW = new RegExp(String.raw`(?<=^\s*(?!数量|個数|単価|金額)\S*\p{L}{2}.*\s)${COUNT}${PRICE}${AMOUNT}`, 'u');
const WORDS = /(?:数量|個数|単価|金額|小計|計)[:：]?/g;
/** Longer rows are no rows of a table. */
const LONGEST = 200;

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** `商品名: ローラー  数量: 1  金額: 4,980円`: every cell of the row with its label and a colon. */
const LABELLED_ROW =
  /^\s*(?:商品名?|品名|品目|摘要|内容|サービス名?)[:：]\s*\S.*\s(?:数量|個数)[:：]\s*\d[\d,.]*\S{0,3}\s+(?:単価[:：]\s*[@¥\\]?\d[\d,]*円?\s+)?(?:金額|小計|価格)[:：]\s*[¥\\]?\d[\d,]*円?\s*$/;
const LABELS = /(?:商品名?|品名|品目|摘要|内容|サービス名?|数量|個数|単価|金額|小計|価格)[:：]/g;
const readLabelledRow = (text: string): string =>
  text.length <= LONGEST && LABELLED_ROW.test(text) ? text.replace(LABELS, (label) => ' '.repeat(label.length)) : text;

/** `数量：1　単価：32,780円　小計：32,780円`: the same under the name of the thing; its 小計 would be one of the paper. */
const UNNAMED_ROW = new RegExp(String.raw`^\s*${COUNT}${PRICE}${AMOUNT}`, 'u');
/** `内訳  10/08 業務用ワックス`: the head of a list in the row of its first entry, which the rows below open with their day. */
const HEAD_OF_LIST = /^(\s*)(内訳|明細)(?=[\s:：]+\d{1,2}[/月]\d{1,2}日?\s+\S)/;
const readHeadOfList = (text: string): string =>
  text.replace(HEAD_OF_LIST, (_, space: string, word: string) => space + ' '.repeat(word.length));

function readColumnWords(line: string): string {
  const text = readHeadOfList(readLabelledRow(line));
  if (text.length > LONGEST || !text.includes('単価')) return text;
  const match = ROW.exec(text) ?? (/(?:数量|個数).*小計/.test(text) ? UNNAMED_ROW.exec(text) : null);
  if (!match) return text;
  const [price, amount] = [numberOf(match[2]!), numberOf(match[3]!)];
  // Without a printed count the amount is a multiple of the price.
  const count = match[1] === undefined ? Math.round(amount / price) : numberOf(match[1]);
  if (count <= 0 || Math.abs(Math.round(count * price) - amount) > 1) return text;
  const behind = match[0].replace(WORDS, (word) => ' '.repeat(word.length));
  return text.slice(0, match.index) + behind;
}

/** The reading of a paper that has such rows. */
export const columnWordReading = (texts: readonly string[]): ((text: string) => string)[] =>
  texts.some((text) => readColumnWords(text) !== text) ? [readColumnWords] : [];
