import type { ConditionKind } from '../../../contract/labels/address.labels.ts';
import { POSTAL } from '../data/rows.ts';

/** The town column of Japan Post's file taken apart: the name, the bracket that limits the code, and what the row is. */
export interface PostalName {
  readonly town: string;
  readonly kana: string;
  readonly condition: string;
  readonly flags: number;
}

const FLOOR = /^(?:地階・階層不明|[０-９0-9]+階)$/;

export function splitPostalName(name: string, kana: string, jis: number): PostalName {
  // Nine in ten are plain names.
  if (name !== '' && !/[（「割円合]/.test(name)) return { town: name, kana, condition: '', flags: 0 };
  if (name === '' || name === '以下に掲載がない場合')
    return { town: '', kana: '', condition: '', flags: POSTAL.isDefault };
  // 多賀町一円 (25443) is the name of a town; everywhere else 一円 means the whole municipality.
  if (/の次に(?:番地|.*)がくる場合$/.test(name) || (name.endsWith('一円') && !(jis === 25443 && name === '一円')))
    return { town: '', kana: '', condition: name, flags: POSTAL.isDefault };
  const bracket = name.search(/[（「]|第[０-９0-9]+地割|[０-９0-9]+地割/);
  if (bracket <= 0) return { town: name, kana, condition: '', flags: 0 };
  const rest = name.slice(bracket);
  const whole = /^（([^（）]*(?:（[^（）]*）[^（）]*)*)）$/.exec(rest);
  const condition = whole ? whole[1]! : rest;
  const kanaBracket = kana.search(/[（(「｢]|ダイ[０-９0-9]+チワリ|[０-９0-9]+チワリ/);
  return {
    town: name.slice(0, bracket),
    kana: kanaBracket > 0 ? kana.slice(0, kanaBracket) : kana,
    condition,
    flags: FLOOR.test(condition) ? POSTAL.floor : 0,
  };
}

/** What kind of limit a bracket states. */
export function conditionKind(condition: string): ConditionKind {
  if (FLOOR.test(condition)) return 'floor';
  if (/次のビルを除く|^.*を除く$/.test(condition) && !/[０-９0-9]/.test(condition)) return 'except';
  if (/丁目/.test(condition)) return 'chome_range';
  if (/[上下]る|入る?|通|東入|西入/.test(condition) && !/番地|地割/.test(condition)) return 'street';
  if (/番地|地割|[０-９0-9]/.test(condition)) return 'lot_range';
  if (/除く/.test(condition)) return 'except';
  return 'other';
}
