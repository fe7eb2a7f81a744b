import type { SettingGroup } from './setting.ts';

export const addressSettings = {} satisfies SettingGroup;
