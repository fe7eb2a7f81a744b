import type { SettingGroup } from './setting.ts';

export const jobsSettings = {} satisfies SettingGroup;
