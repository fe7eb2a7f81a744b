import { PREFECTURES } from '../../../japan/prefectures.ts';

const PREFECTURE = PREFECTURES.map((prefecture) => prefecture.name).join('|');
/** The town behind the prefecture, with its county in front or its ward behind. */
const TOWN = new RegExp(
  `^(?:${PREFECTURE})((?:[^\\s\\d]{1,5}郡[^\\s\\d]{1,6}?[町村]|[^\\s\\d]{1,6}?市(?:[^\\s\\d]{1,4}区(?=[^\\s役]))?))`,
  'u',
);

/** 宮城県塩竈北市本町1-1 → 塩竈北市: the town as it is printed behind its prefecture. */
export const printedTown = (address: string): string | null => TOWN.exec(address.replace(/^\s+/, ''))?.[1] ?? null;
