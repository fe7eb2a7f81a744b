import { path } from '../path.ts';

export const category = path('cac:TaxCategory');
export const categoryId = path('cbc:ID');
export const percent = path('cbc:Percent');
export const categoryPercent = path('cac:TaxCategory/cbc:Percent');
export const taxAmount = path('cbc:TaxAmount');
export const taxableAmount = path('cbc:TaxableAmount');
export const indicator = path('cbc:ChargeIndicator');
