import type { SettingGroup } from './setting.ts';

export const pintSettings = {} satisfies SettingGroup;
