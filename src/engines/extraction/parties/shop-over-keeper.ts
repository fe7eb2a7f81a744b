import { endsLikeShop } from '../cards/house-words.ts';
import { isNamedAfter, isPerson } from './shop-keeper.ts';
import type { Supplier } from './supplier.ts';

const LABELLED_KEEPER = 3;

const HOUSE = /(?:病院|医院|クリニック|診療所|歯科|眼科|薬局|治療院|整骨院|接骨院|鍼灸院|事務所|教室|学院|塾)$/;

/** `ほぐし処 ゆるり屋` at the head of a receipt and `大槻 佑香` at its number: the shop is the name, the keeper answers for it. */
export function shopOver(first: Supplier | undefined, suppliers: readonly Supplier[]): Supplier | undefined {
  if (!first?.person || first.form || !(isPerson(first.value) || isSaidKeeper(first))) return undefined;
  // 大槻塗装  大槻 健一: a house named after who stands behind it.
  const own = suppliers.find(
    (entry) => entry.row === first.row && entry.end < first.start && entry.score > 0 && isNamedAfter(entry, first),
  );
  if (own) return own;
  const beside = suppliers.find((entry) => isBesideKeeper(entry, first));
  if (beside) return beside;
  const says = (entry: Supplier, rule: string) => entry.fired.some(({ id }) => id === rule);
  // 事業者 阿部 芳江 directly under the shop says who keeps it; further away it may be another party.
  const near = first.label === 'issuer' ? LABELLED_KEEPER : Number.POSITIVE_INFINITY;
  const isHead = (entry: Supplier) =>
    says(entry, 'top-of-receipt') && entry.row.index < first.row.index && first.row.index - entry.row.index <= near;
  // みなと動物病院 or サイクルショップ カゼノミチ at the head, 獣医師 … at the number, too.
  const isHouse = (entry: Supplier) =>
    says(entry, 'shop-word') || HOUSE.test(entry.compact) || endsLikeShop(entry.value);
  return suppliers.find((entry) => !entry.person && isHead(entry) && isHouse(entry) && entry.score > 0);
}

/**
 * `喜多方税務会計事務所` over `税理士 物江 康弘`, `農園いろは  小笠原 千景`: a name that is as likely as that of the person under
 * it or behind it, and stands alone there, is the house's. What is far less likely is a word of something else.
 */
function isBesideKeeper(entry: Supplier, keeper: Supplier): boolean {
  if (entry === keeper || entry.form || entry.label !== null || isPerson(entry.value)) return false;
  const isSaid = isSaidKeeper(keeper);
  if (entry.score < keeper.score - (isSaid ? FAR_LESS_LIKELY_THAN_KEEPER : FAR_LESS_LIKELY)) return false;
  if (entry.row === keeper.row) return entry.end < keeper.start && entry.row.text.slice(0, entry.start).trim() === '';
  return keeper.row.index - entry.row.index === 1 && entry.row.text.trim().length === entry.end - entry.start;
}
const isSaidKeeper = ({ row, start }: Supplier): boolean => KEEPER.test(row.text.slice(0, start));
const FAR_LESS_LIKELY = 1.2;
/** エアコン洗いのナカジマ over 代表 中島 健二: who is said to answer for a house is not the house. */
const FAR_LESS_LIKELY_THAN_KEEPER = 2.5;
const KEEPER =
  /^\s*(?:代表者?|店主|園主|オーナー|船主|船長|塾長|室長|\p{Script=Han}{0,3}(?:会長|組合長)|会計|幹事|出納|区長)\s*[:：]?\s*$/u;
