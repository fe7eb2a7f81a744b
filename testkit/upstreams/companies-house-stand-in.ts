import { json, type Reply, type StandIn } from './http-stand-in.ts';

export const COMPANIES_HOUSE_KEY = 'stand-in-key';

const office = { address_line_1: '1 Sample Street', locality: 'London', postal_code: 'EC1A 1AA', country: 'England' };
const filed = {
  accounts: { next_due: '2027-08-26', overdue: false, last_accounts: { type: 'null' } },
  confirmation_statement: { next_due: '2027-07-02', overdue: false },
};
const profile = (number: string, name: string, more: Record<string, unknown> = {}) => ({
  company_name: name,
  company_number: number,
  company_status: 'active',
  date_of_creation: '2001-02-03',
  etag: 'x',
  has_charges: false,
  jurisdiction: 'england-wales',
  // Present even without charges, against the documentation.
  links: { self: `/company/${number}`, charges: `/company/${number}/charges` },
  registered_office_address: office,
  registered_office_is_in_dispute: false,
  undeliverable_registered_office_address: false,
  type: 'ltd',
  ...filed,
  ...more,
});

/** Invented companies, one per trap of the register. */
const COMPANIES: Readonly<Record<string, Record<string, unknown>>> = {
  '09990001': profile('09990001', 'MIHON TRADING LIMITED', {
    previous_company_names: [{ name: 'SAMPLE TRADING LIMITED', effective_from: '2001-02-03', ceased_on: '2010-01-01' }],
  }),
  '09990002': profile('09990002', 'MIHON DISSOLVED LIMITED', {
    company_status: 'dissolved',
    date_of_cessation: '2020-05-05',
  }),
  '09990003': profile('09990003', 'MIHON WINDING LIMITED', {
    company_status: 'liquidation',
    accounts: { overdue: true },
    confirmation_statement: { overdue: true },
  }),
  '09990004': profile('09990004', 'MIHON STRIKE LIMITED', {
    company_status_detail: 'active-proposal-to-strike-off',
    registered_office_is_in_dispute: true,
    undeliverable_registered_office_address: true,
  }),
  BR009991: profile('BR009991', 'MIHON OVERSEAS BRANCH', {
    company_status: 'open',
    type: 'uk-establishment',
    branch_company_details: { parent_company_name: 'MIHON OVERSEAS LIMITED', parent_company_number: 'FC099991' },
    accounts: undefined,
    confirmation_statement: undefined,
  }),
  // A charity: no status at all.
  CE009991: {
    company_name: 'MIHON CHARITY',
    company_number: 'CE009991',
    external_registration_number: '9999999',
    type: 'charitable-incorporated-organisation',
    links: { self: '/company/CE009991' },
  },
  '09990005': profile('09990005', 'TWIN SAMPLE LIMITED'),
  '09990006': profile('09990006', 'TWIN SAMPLE LTD', {
    registered_office_address: { ...office, postal_code: 'M1 1AA' },
  }),
};

export interface CompaniesHouseControl {
  mode: 'normal' | 'throttled' | 'http_500' | 'slow' | 'html';
  calls: number;
}

export function companiesHouseStandIn(control: CompaniesHouseControl): StandIn {
  return ({ path, query, header }) => {
    control.calls++;
    const key = Buffer.from((header('authorization') ?? '').replace('Basic ', ''), 'base64').toString();
    if (key !== `${COMPANIES_HOUSE_KEY}:`) return json({ error: 'Invalid Authorization', type: 'ch:service' }, 401);
    const rate = {
      'x-ratelimit-limit': '600',
      'x-ratelimit-remain': '599',
      'x-ratelimit-window': '5m',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 120),
    };
    if (control.mode === 'throttled') return json({}, 429, { ...rate, 'x-ratelimit-remain': '0' });
    if (control.mode === 'http_500') return { status: 500, body: 'oops' };
    if (control.mode === 'html') return { headers: { 'content-type': 'text/html' }, body: '<html>' };
    const slow = control.mode === 'slow' ? { delayMs: 30_000 } : {};
    if (path === '/search/companies') return { ...search(query, rate), ...slow };
    const number = decodeURIComponent(path.replace('/company/', ''));
    const found = COMPANIES[number];
    const reply = found
      ? json(found, 200, rate)
      : json(
          {
            timestamp: '2026-09-04T16:07:18.488455029',
            message: `404 NOT_FOUND "Resource not found for company profile ${number}"`,
            request_id: 'x',
          },
          404,
          rate,
        );
    return { ...reply, ...slow };
  };
}

function search(query: URLSearchParams, rate: Record<string, string>): Reply {
  const wanted = (query.get('q') ?? '').toUpperCase().split(/\s+/)[0] ?? '';
  const items = Object.values(COMPANIES)
    .filter(
      (company) =>
        wanted !== '' && JSON.stringify([company.company_name, company.previous_company_names]).includes(wanted),
    )
    .map((company) => {
      const address = company.registered_office_address as Record<string, string> | undefined;
      const [former] = (company.previous_company_names as { name: string }[] | undefined) ?? [];
      return {
        kind: 'searchresults#company',
        title: company.company_name,
        company_number: company.company_number,
        ...(company.company_status ? { company_status: company.company_status } : {}),
        company_type: company.type,
        ...(address ? { address: { ...address, premises: '1', address_line_1: 'Sample Street' } } : {}),
        snippet: former?.name ?? '',
      };
    })
    .slice(0, Math.min(Number(query.get('items_per_page') || 20), 100));
  return json(
    {
      items,
      kind: 'search#companies',
      page_number: 1,
      items_per_page: items.length,
      total_results: items.length,
      start_index: 0,
    },
    200,
    rate,
  );
}
