import type { Segment } from '../page/rows.ts';
import { firstCell } from './wide-name.ts';

type Part = Pick<Segment, 'start' | 'end' | 'text'>;

/** One wide space is two columns. */
const WIDE_SPACE = 2;
/** ライター 林, and 美咲 ㊞: what may stand in front of a family name, and something behind a given one. */
const FAMILY = /^(?:(\S{2,12}) )?([\p{Script=Han}々ヶ]{1,4})$/u;
const GIVEN = /^([\p{Script=Han}々ぁ-んァ-ヶー]{1,5})(?: ?[(][^()]{2,16}[)]| \S.{0,24})?$/u;

/** 司法書士　見本　仁志: what somebody is, in front of the family name. */
const CALLING = /^\p{Script=Han}{2,}[士師]$/u;
const WHOLE = /^[\p{Script=Han}々]{1,4} (?![印㊞拝記]$)[\p{Script=Han}々ぁ-んァ-ヶー]{1,5}$/u;

/** 林　美咲 ㊞: a wide space within a person's name parts no columns, whatever stands around the name. */
export function withWidePersons(segments: readonly Part[]): readonly Part[] {
  for (let at = 0; at + 1 < segments.length; at++) {
    const [left, right] = [segments[at]!, segments[at + 1]!];
    const isNear = right.start - left.end === WIDE_SPACE && !CALLING.test(left.text);
    const family = isNear ? FAMILY.exec(left.text)?.[2] : undefined;
    const given = family === undefined ? undefined : GIVEN.exec(right.text)?.[1];
    // 主宰　岩淵 紗代子: the name stands whole in the second column.
    if (given === undefined || WHOLE.test(right.text) || firstCell(`${family}  ${given}`) === family) continue;
    const joined = { start: left.start, end: right.end, text: `${left.text} ${right.text}` };
    return [...segments.slice(0, at), joined, ...segments.slice(at + 2)];
  }
  return segments;
}
