import { PREFECTURES } from '../../../japan/prefectures.ts';

/* Maps write Japanese addresses in the order of the West as well: 3 占出山町 中京区 京都市 京都府 604-8155 日本. */

const NAMES: ReadonlySet<string> = new Set(PREFECTURES.map(({ name }) => name));
const MUNICIPALITY = /^\p{Script=Han}[\p{Script=Han}ぁ-ゖァ-ヺ]*[市区町村郡]$/u;
const NUMBERS = /^[0-9０-９][0-9０-９‐‑‒–—―−－ー-]*(?:号|番地?)?$/;
const HAS_NAME = /[\p{Script=Han}ぁ-ゖァ-ヺ]/u;
const CODE = /^〒?[0-9０-９]{3}[-‐‑–−－]?[0-9０-９]{4}$/;
const MAX_PARTS = 16;

/** A municipality, or a part of one; 占出山町 behind a ward is a town. */
const isAbove = (part: string, outer: string): boolean =>
  MUNICIPALITY.test(part) && !(/[町村]$/.test(part) && /[市区]$/.test(outer));

/** The address from the large to the small where its parts stand the other way round; undefined where they do not. */
export function turnedRound(text: string): string | undefined {
  const parts = text.split(/[\s,，、]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > MAX_PARTS) return undefined;
  const prefecture = parts.findLastIndex((part) => NAMES.has(part));
  let first = prefecture;
  while (first > 0 && prefecture - first < 3 && isAbove(parts[first - 1]!, parts[first]!)) first--;
  if (prefecture < 2 || first === prefecture || first === 0) return undefined;
  const above = parts
    .slice(first, prefecture + 1)
    .reverse()
    .join('');
  const town = parts[first - 1]!;
  if (!HAS_NAME.test(town)) return undefined;
  const number = NUMBERS.test(parts[first - 2] ?? '') && !/[0-9０-９]/.test(town) ? parts[first - 2]! : '';
  const code = parts.slice(prefecture + 1).find((part) => CODE.test(part));
  const rest = parts.slice(0, number === '' ? first - 1 : first - 2);
  return [code ?? '', above + town + number, ...rest].filter(Boolean).join(' ');
}
