import type { SettingGroup } from './setting.ts';

export const ocrSettings = {} satisfies SettingGroup;
