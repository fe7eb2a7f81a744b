import type { SettingGroup } from './setting.ts';

export const paymentSettings = {} satisfies SettingGroup;
