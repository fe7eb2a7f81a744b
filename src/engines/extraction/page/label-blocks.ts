import { likelyPatterns } from '../../../japan/likely-patterns.ts';

/** Labels that PDF texts give one under the other, and then their values in the same order. */
const DAY =
  /^(?:(?:ご?請求|発行|作成|領収|納品)(?:年月)?日|日付|[おご御]?(?:支払|振込|入金)い?み?(?:期[限日]|予定日)|期限|期日)[:：]?$/;
const NUMBER = /^(?:(?:ご?請求書?|領収[書証]?|管理|伝票|注文)(?:番号|No\.?)|No\.?|番号)[:：]?$/i;
const DAY_VALUE =
  /^(?:(?:令和|R)\s?(?:\d{1,2}|元)|20\d\d)\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}\s?日?(?:\s?[(（][月火水木金土日][)）])?$/;
const NUMBER_VALUE = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9/-]{1,23}$/;
/** More labels than this stand in no block. */
const MOST = 6;

type Kind = 'day' | 'number' | null;
const tight = (line: string): string => line.replace(/\s/g, '');
const likelyKinds = likelyPatterns(
  [
    { kind: 'day', pattern: DAY },
    { kind: 'number', pattern: NUMBER },
  ] as const,
  ({ pattern }) => pattern,
);
const labelOf = (line: string): Kind =>
  likelyKinds(line).find(({ pattern }) => pattern.test(tight(line)))?.kind ?? null;
const fits = (kind: Kind, line: string): boolean => {
  const value = line.trim();
  return kind === 'day' ? DAY_VALUE.test(value) : NUMBER_VALUE.test(value) && !DAY_VALUE.test(value);
};

/** `請求番号 / 発行日 / お支払期限 / INV00031 / 2026年09月25日 / 2026年10月31日`: each label with the value as far down. */
export function labelBlocks(texts: readonly string[]): (readonly [label: number, value: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < texts.length; at++) {
    let end = at;
    while (end < texts.length && end - at < MOST && labelOf(texts[end]!) !== null) end++;
    const count = end - at;
    if (count < 2) continue;
    const isBlock = texts.slice(at, end).every((line, i) => fits(labelOf(line), texts[end + i] ?? ''));
    if (!isBlock) continue;
    for (let i = 0; i < count; i++) found.push([at + i, end + i]);
    at = end + count - 1;
  }
  return found;
}
