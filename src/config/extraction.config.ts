import type { SettingGroup } from './setting.ts';

export const extractionSettings = {} satisfies SettingGroup;
