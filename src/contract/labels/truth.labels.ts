import type { Labels } from './label.ts';

/** Why a source cannot decide: nothing may be concluded from what it does not have. */
export const UNDECIDABLE_REASONS = [
  'registry_sample',
  'registry_partial',
  'registry_stale',
  'source_unavailable',
  'source_not_configured',
] as const;
export type UndecidableReason = (typeof UNDECIDABLE_REASONS)[number];
export const UNDECIDABLE_LABELS: Labels<UndecidableReason> = {
  registry_sample: {
    ja: '見本データのため判定できません',
    en: 'Only sample data are loaded; absence from them says nothing',
  },
  registry_partial: {
    ja: '公表データの一部しか取り込まれていないため判定できません',
    en: 'Only a part of the registry is loaded; absence from it says nothing',
  },
  registry_stale: { ja: '公表データが古いため判定できません', en: 'The registry data are too old to decide' },
  source_unavailable: { ja: '情報源に接続できません', en: 'The source could not be asked' },
  source_not_configured: { ja: '情報源が設定されていません', en: 'The source is not configured' },
};

export const SAMPLE_DATA_LABEL = {
  ja: '見本データによる回答です（実務には使えません）',
  en: 'Answered from sample data; not for real use',
};

/** Rows of the sample whose facts come from elsewhere than the tax agency's files. */
export const SEEN_ELSEWHERE_ATTRIBUTION = {
  ja: '見本データです。gBizINFOの表示または登録事業者の公表によるもので、国税庁の公表データではありません。',
  en: 'Sample row, as gBizINFO shows it or its holder states it; not from the files of the National Tax Agency',
};

/** Where no single row speaks: nothing was found, or several candidates. */
export const MIXED_SAMPLE_ATTRIBUTION = {
  ja: '見本データです。実在の公表情報の行と架空の行が混ざっています。',
  en: 'Sample data: some genuine rows, some invented',
};

/** Rows of the sample that describe nobody: never attributed to an authority. */
export const SAMPLE_ATTRIBUTION = {
  ja: '架空の見本データです。公的機関の情報ではありません。',
  en: 'Invented sample data; not from any authority',
};
