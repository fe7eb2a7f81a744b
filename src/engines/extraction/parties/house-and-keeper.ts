import { isNamedAfter, isPerson } from './shop-keeper.ts';
import type { Supplier } from './supplier.ts';

/** How much likelier than its keeper a house must be where nothing else joins them. */
const LIKELIER = 2;

/** サイクルショップ 輪工房オカベ: the kind of shop in front leaves open where its name begins. */
const isOpen = ({ person, value }: Supplier): boolean => person || /^\S*ショップ \S/.test(value);

/** 尾形法律事務所  弁護士 尾形直樹: who keeps an office, by profession. */
const PROFESSIONAL =
  /^(?:弁護士|税理士|司法書士|行政書士|弁理士|公認会計士|社会保険労務士|一級建築士|土地家屋調査士)\s/;
const isBeside = (other: Supplier, house: Supplier): boolean => {
  if (other.row !== house.row || other === house) return false;
  const isOffice = /事務所$/.test(house.value);
  // 弁護士 塩見 理沙  塩見法律事務所: in front of the office that bears the name.
  if (other.start < house.start) return isOffice && other.person && isNamedAfter(house, other);
  return other.person || (isOffice && PROFESSIONAL.test(other.value));
};

/** さかきばら法律事務所 ⏎ 弁護士 榊原 亮介: an office, and directly below it who practises there. */
const isProfessionalBelow = (house: Supplier, { person, row }: Supplier): boolean =>
  person && /事務所$/.test(house.value) && PROFESSIONAL.test(row.text.trimStart());

const isAtHead = ({ isReceipt, fromTop }: Supplier): boolean => isReceipt && fromTop === 0;
/** フォトオフィス月兎 / 井手 航: a place of work, and directly below it who works there. */
const NAMES_WORK = /オフィス|スタジオ|アトリエ|工房|ワークス|デザイン|企画室|研究所|塾$|教室$|堂$|農園$|造園$|工務店$/;

/** The share of a house with that of who keeps it: `造園 みどり屋  島崎 康平` are one party and do not compete. */
export function ofHouse(supplier: Supplier, others: readonly Supplier[]): number {
  // コモリマート over 高松瓦町駅前店: the branch below is the end of the name, and no other name.
  const branch = others.find((other) => other !== supplier && supplier.value.endsWith(` ${other.value}`));
  if (branch) return supplier.probability + branch.probability;
  const beside = others.find((other) => isBeside(other, supplier));
  // 香取造園  香取 茂: named after who stands beside it.
  if (
    beside &&
    (!beside.person || supplier.probability > LIKELIER * beside.probability || isNamedAfter(supplier, beside))
  )
    return supplier.probability + beside.probability;
  const below = others.find(
    (other) =>
      other !== supplier &&
      !other.form &&
      other.row.index - supplier.row.index === 1 &&
      // 造園業 植松 / 植松 清治: the same, one above the other; コピー・製本 ハヤミ / 速水 健太: at the head of a receipt.
      (isNamedAfter(supplier, other) ||
        isProfessionalBelow(supplier, other) ||
        ((isAtHead(supplier) || NAMES_WORK.test(supplier.value)) && !isOpen(supplier) && isPerson(other.value))),
  );
  return supplier.probability + (below?.probability ?? 0);
}
