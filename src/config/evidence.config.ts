import type { SettingGroup } from './setting.ts';

export const evidenceSettings = {} satisfies SettingGroup;
