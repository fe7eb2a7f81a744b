import { json, type StandIn } from './http-stand-in.ts';

/** The numbers of the test service of VIES and what it answers to them. */
const TEST_ERRORS: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
};

interface Trader {
  readonly name: string;
  readonly address: string;
  /** The state compares trader fields itself (ES) instead of disclosing them. */
  readonly compares?: boolean;
}

/** Registered traders: invented, with the habits of their states; no tax office 000 and no province 00 exists. */
const TRADERS: Readonly<Record<string, Trader>> = {
  PL0000000017: { name: 'WZÓR HANDEL SPÓŁKA AKCYJNA', address: 'UL. WZORCOWA 1\n00-000 WARSZAWA' },
  // Germany discloses neither name nor address.
  DE811115368: { name: '---', address: '---' },
  ESA00000018: { name: 'EJEMPLO DE COMERCIO, S.A.', address: 'ARTEIXO', compares: true },
};

export interface ViesControl {
  mode: 'normal' | 'slow' | 'html' | 'http_500' | 'error_beside_false';
  calls: number;
}

/** POST /check-vat-number as the REST service speaks it: errors come with HTTP 200. */
export function viesStandIn(control: ViesControl): StandIn {
  return ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/check-vat-number') return { status: 404, body: 'Not Found' };
    control.calls++;
    if (control.mode === 'html') return { headers: { 'content-type': 'text/html' }, body: '<html>maintenance</html>' };
    if (control.mode === 'http_500')
      return json({ actionSucceed: false, errorWrappers: [{ error: 'VOW-ERR-1' }] }, 500);
    if (control.mode === 'error_beside_false')
      return json({
        valid: false,
        userError: 'MS_MAX_CONCURRENT_REQ',
        actionSucceed: false,
        errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }],
      });
    const slow = control.mode === 'slow' ? { delayMs: 30_000 } : {};
    const request = JSON.parse(body) as Record<string, string>;
    return { ...answer(request), ...slow };
  };
}

function answer(request: Record<string, string>) {
  const { countryCode = '', vatNumber = '' } = request;
  // A prefixed number is a mistake VIES answers as invalid, not as an error.
  const trader = TRADERS[countryCode + vatNumber];
  const test = /^0*(\d{3})$/.exec(vatNumber)?.[1];
  const error = test ? TEST_ERRORS[test] : undefined;
  if (error) return json({ actionSucceed: false, errorWrappers: [{ error }] });
  const valid = trader !== undefined || test === '100';
  const found = trader ?? (valid ? { name: 'John Doe', address: '123 Main St, Anytown, UK' } : undefined);
  const compare = (given: string | undefined, registered: string): string =>
    given === undefined || !trader?.compares
      ? 'NOT_PROCESSED'
      : registered.includes(given.toUpperCase())
        ? 'VALID'
        : 'INVALID';
  const disclosed = found && !('compares' in found && found.compares);
  return json({
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: request.requesterNumber && valid ? 'WAPISTANDIN00001' : '',
    name: disclosed ? found.name : '---',
    address: disclosed ? found.address : '---',
    traderName: request.traderName ?? '---',
    traderNameMatch: compare(request.traderName, found?.name ?? ''),
    traderStreetMatch: 'NOT_PROCESSED',
    traderPostalCodeMatch: 'NOT_PROCESSED',
    traderCityMatch: compare(request.traderCity, found?.address ?? ''),
    traderCompanyTypeMatch: 'NOT_PROCESSED',
  });
}
