import type { Row } from '../page/rows.ts';

const TITLE =
  /^[【[■]?(?:御|ご)?(請\s?求\s?書|領\s?収\s?[書証]|納\s?品\s?書)(?!番号|発行|日)(?:[(（]控え?[)）])?[】\]■]?/;
const CODE =
  /^\s*(?!P\.?\d)(?:No[.:]?|№|番号[:：]?|[:：#])?\s?((?=\S*\d)[A-Z]{0,4}-?\d[\dA-Z]*(?:-[\dA-Z]+)*)(?![\dA-Z年月.,円-]|\s*\/)/i;
const NUMBER_ROW = /^\s*(?:No[.:]?|№|番号[:：]?)\s?([A-Z\d][\dA-Z-]*)/i;
const BILLS = new Set(['請求書', '領収書', '領収証']);
/** A rule, a cut or a page between two papers: ---, 8<, 切り取り線, [改ページ], - 2 / 2 -, --- 2枚目 ---. */
const DIVIDER =
  /^(?=.*(?:[-‐―─━=＝*・…_]{5}|切り?取り?|キリトリ|改ページ|\d枚目))[-‐―─━=＝*・…_.8<>\s[\]()（）\d/枚目切り取線キリトリ改ページ]+$/;
const ADDRESSEE = /様|御中|殿/;
const MONEY = /\d{1,3},\d{3}|[¥\\]\d{3}|\d{3}円/;
const MOMENT =
  /(?:\d{4}|令和\d+|'?\d{2})[年/.-]\d{1,2}[月/.-]\d{1,2}日?(?:\([日月火水木金土]\))?(?:\d{1,2}[:：時]\d{2})/;
const SUM = /(?:合計|領収金?額?|お会計|払込金額|(?:駐車|利用)料金|運賃)[:：]?[¥\\]?(\d[\d,]*)(?=円|$|[(（\D])/;

/** Whether a text holds more than one bill or receipt: every one of them would be read into the other. */
export const holdsTwoPapers = (rows: readonly Row[]): boolean =>
  titledTwice(rows) || sideBySide(rows) || cutInTwo(rows);

/** `請求書 No.551` … `請求書 No.552`: titles with numbers of their own, each with somebody it is for and money. A list of bills has neither. */
function titledTwice(rows: readonly Row[]): boolean {
  const starts = rows.flatMap((row, at) => {
    const title = TITLE.exec(row.text.trimStart());
    if (!title) return [];
    const rest = row.text.trimStart().slice(title[0].length);
    const code = CODE.exec(rest)?.[1] ?? (rest === '' ? NUMBER_ROW.exec(rows[at + 1]?.text ?? '')?.[1] : undefined);
    const word = title[1]!.replaceAll(' ', '');
    const isCut = [1, 2].some((back) => DIVIDER.test(rows[at - back]?.tight ?? ''));
    return code && (BILLS.has(word) || isCut) ? [{ at, code, word }] : [];
  });
  const papers = starts.filter(({ at }, index) => {
    const section = rows.slice(at, starts[index + 1]?.at ?? rows.length);
    return section.some(({ tight }) => ADDRESSEE.test(tight)) && section.some(({ tight }) => MONEY.test(tight));
  });
  return new Set(papers.map(({ code }) => code)).size > 1 && papers.some(({ word }) => BILLS.has(word));
}

/** `領収書        領収書` over two dates, `請求書 No.771    納品書 No.771`: two slips beside each other on one scan. */
function sideBySide(rows: readonly Row[]): boolean {
  return rows.slice(0, 5).some((row) => {
    const { segments } = row;
    const words = segments.map(({ text }) => TITLE.exec(text.replaceAll(' ', ''))?.[1]);
    if (words.length !== 2 || words.includes(undefined)) return false;
    const below = rows[row.index + 1];
    // 領収書 beside 領収書(控), with the same moment below: a slip and its copy.
    return [row, ...(below ? [below] : [])].some(
      ({ segments: [left, right, more] }) =>
        more === undefined &&
        /\d/.test(left?.text ?? '') &&
        /\d/.test(right?.text ?? '') &&
        (words[0] !== words[1] || left!.text !== right!.text),
    );
  });
}

/** Slips scanned one below the other: on both sides of a cut a moment and a sum of its own. */
function cutInTwo(rows: readonly Row[]): boolean {
  const cuts = rows.flatMap(({ tight }, at) => (DIVIDER.test(tight) ? [at] : []));
  if (cuts.length === 0) return false;
  const moments = rows.map(({ tight }) => MOMENT.exec(tight)?.[0]);
  const sums = rows.map(({ tight }) => SUM.exec(tight)?.[1]);
  return cuts.some((at) => isParted(moments, at) && isParted(sums, at));
}

/** Something is printed on either side, and nothing on both. */
function isParted(printed: readonly (string | undefined)[], at: number): boolean {
  const [above, below] = [printed.slice(0, at), printed.slice(at + 1)].map(
    (half) => new Set(half.filter((value) => value !== undefined)),
  );
  return above!.size > 0 && below!.size > 0 && [...above!].every((value) => !below!.has(value));
}
