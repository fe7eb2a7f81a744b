import type { SettingGroup } from './setting.ts';

export const registrySettings = {} satisfies SettingGroup;
