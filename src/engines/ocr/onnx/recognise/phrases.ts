import type { CharReading } from '../../types.ts';
import { type Rule, replace } from './context-rule.ts';

/** Words that stand on receipts, slips of card terminals and invoices in this very form, many of them by law. */
const PHRASES =
  `適格請求書発行事業者 適格請求書 軽減税率対象 軽減税率 適用商品 事業者登録番号 領収証明細 領収書発行 上記正に領収いたしました
クレジット売上票 クレジットカード お客様控え 加盟店控え 伝票番号 承認番号 会員番号 有効期限 取引内容 支払区分 商品区分 処理通番
カード会社 端末番号 営業時間 年齢確認済み ポイント残高 お買上点数 お買上明細 消費税等 内消費税等 税込合計 外税対象額 内税対象額
お預り金額 お支払方法 電子マネー支払 現金支払 請求書番号 お振込先 振込手数料 支払期日 お支払期限 更新手数料 源泉徴収税 前回請求額
繰越金額 今回請求額 御請求金額 ご請求金額 御見積金額 代表取締役 普通預金 当座預金 口座番号 口座名義 備考欄 通信欄`.split(
    /\s+/,
  );

/** A character surer than this is what it is. */
const DOUBTFUL = 0.9;
/** Of five characters two may be open, of four one. */
const OPEN_SHARE = 0.4;

/** In so long a phrase one other character is a misreading, however surely it was read: nobody prints 通格請求書発行事業者. */
const LONG = 7;

/** 逸用商品, 通格請求書: the open characters of a fixed phrase are settled by the others. */
export const phrases: Rule = (chars) => {
  const said = new Set(chars.map(({ text }) => text));
  for (const phrase of PHRASES) {
    if (!isPossible(phrase, said)) continue;
    for (let start = 0; start + phrase.length <= chars.length; start++) {
      const open = openPlaces(chars, start, phrase);
      if (open && open.length > 0 && open.length <= phrase.length * OPEN_SHARE)
        for (const place of open) {
          replace(chars, start + place, phrase[place]!);
          said.add(phrase[place]!);
        }
    }
  }
};

/** Most of its characters stand somewhere in the line: hardly any phrase needs to be looked for. */
function isPossible(phrase: string, said: ReadonlySet<string>): boolean {
  let missing = 0;
  for (let i = 0; i < phrase.length; i++) if (!said.has(phrase[i]!)) missing++;
  return missing <= phrase.length * OPEN_SHARE;
}

/** Where a line differs from a phrase; undefined where it says something else for sure. */
function openPlaces(chars: readonly CharReading[], start: number, phrase: string): number[] | undefined {
  const open: number[] = [];
  let sure = 0;
  for (let i = 0; i < phrase.length; i++) {
    const { text, confidence } = chars[start + i]!;
    if (text === phrase[i]) continue;
    if (/^[\s0-9A-Za-z]$/.test(text) || (confidence >= DOUBTFUL && phrase.length < LONG)) return undefined;
    if (confidence >= DOUBTFUL) sure++;
    open.push(i);
    if (open.length > phrase.length * OPEN_SHARE || (sure > 0 && open.length > 1)) return undefined;
  }
  return open;
}
