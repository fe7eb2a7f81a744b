import { json, type StandIn } from './http-stand-in.ts';

export const GBIZINFO_TOKEN = 'stand-in-token';

export interface GbizinfoControl {
  mode: 'normal' | 'throttled' | 'http_500';
  calls: number;
}

/** Amounts are a number in one record and a string in the next, as the service sends them. */
const RECORDS: Readonly<Record<string, Record<string, unknown[]>>> = {
  '7999901000001': {
    procurement: [
      {
        title: '事務用品の購入',
        date_of_order: '2026-04-01',
        amount: 4_000_000,
        government_departments: '見本省',
        note: null,
      },
      { title: '印刷業務', date_of_order: '2025-12-10', amount: '7,500,000', government_departments: '見本庁' },
      { title: '古い契約', date_of_order: '2019-04-01', amount: 900_000_000, government_departments: '見本省' },
    ],
    certification: [
      {
        title: '認定',
        category: '経営革新計画',
        date_of_approval: '2025-06-01',
        target: '見本太郎',
        government_departments: '見本省',
      },
    ],
    subsidy: [{ title: '補助金', date_of_approval: '2025-08-01', amount: null, government_departments: '見本省' }],
  },
};

export function gbizinfoStandIn(control: GbizinfoControl): StandIn {
  return ({ path, header }) => {
    control.calls++;
    if (header('x-hojininfo-api-token') !== GBIZINFO_TOKEN) return json({ message: 'Unauthorized' }, 401);
    if (control.mode === 'throttled') return json({ message: 'Too Many Requests' }, 429);
    if (control.mode === 'http_500') return { status: 500, body: '' };
    const [, , , number = '', kind = ''] = path.split('/');
    const records = RECORDS[number]?.[kind];
    if (!records) return json({ id: null, message: '404 - Not Found.', errors: [], 'hojin-infos': null }, 404);
    return json({
      id: 'x',
      message: '200 - OK.',
      errors: [],
      'hojin-infos': [{ corporate_number: number, representative_name: '見本　太郎', finance: null, [kind]: records }],
    });
  };
}
