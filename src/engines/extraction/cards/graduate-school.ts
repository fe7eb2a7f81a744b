import type { Row } from '../page/rows.ts';
import { blank } from './role-brackets.ts';
import type { Draft } from './side-draft.ts';

const GRADUATE = /(?<=^|\s)大学院 +([\p{Script=Han}ァ-ヶー・]{1,16}(?:研究科|研究院|研究部|教育部|学府|学院))(?=\s|$)/u;

/** 大学院 総合理工学研究科: both words are one department; answers the line without it. */
export function takeGraduateSchool(row: Row, text: string, draft: Draft): string {
  const match = text.includes('大学院') ? GRADUATE.exec(text) : null;
  if (!match) return text;
  const end = match.index + match[0].length;
  draft.departments.push({ row, start: match.index, end, value: `大学院 ${match[1]}`, repairs: [] });
  return blank(text, match.index, end);
}
