import { smlName } from '../../src/connectors/peppol/participant.ts';
import type { DnsBehaviour } from './dns-stand-in.ts';
import { json, type StandIn } from './http-stand-in.ts';

export const SML_ZONE = 'participant.sml.stand-in.test';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const JP_PINT = `peppol-doctype-wildcard::${UBL}:Invoice-2::Invoice##urn:peppol:pint:billing-1@jp-1*::2.1`;
const BIS = `busdox-docid-qns::${UBL}:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1`;

interface Publication {
  readonly documents?: readonly string[];
  readonly dns?: 'wrong_service' | 'http' | 'servfail' | 'silent' | 'duplicates' | 'nodata';
  /** How the SMP behaves for this participant. */
  readonly smp?:
    | 'unknown'
    | 'gateway_404'
    | 'http_500'
    | 'bom'
    | 'huge'
    | 'slow_body'
    | 'slow'
    | 'not_xml'
    | 'redirect'
    | 'http_redirect_private';
  readonly expired?: boolean;
  readonly transport?: string;
  readonly directoryName?: string;
  /** Replaces the address of the SMP in the record. */
  readonly address?: string;
}

/** Participants by value; anything else is not registered. */
export const PARTICIPANTS: Readonly<Record<string, Publication>> = {
  '0188:7999901000001': { documents: [JP_PINT], directoryName: 'Midori Mihon Trading' },
  '0221:t7999901000001': { documents: [JP_PINT], smp: 'bom' },
  '0188:6999901000002': { documents: [BIS], directoryName: 'Somebody Else' },
  '9930:de811115368': { documents: [BIS] },
  '9925:be0428759497': { documents: [BIS], expired: true },
  '0088:4000000000003': { documents: [JP_PINT], smp: 'redirect' },
  '0088:4000000000010': { dns: 'wrong_service' },
  '0088:4000000000027': { dns: 'http', documents: [BIS] },
  '0088:4000000000034': { dns: 'servfail' },
  '0088:4000000000041': { dns: 'silent' },
  '0088:4000000000058': { documents: [BIS], smp: 'http_500' },
  '0088:4000000000065': { smp: 'unknown' },
  '0088:4000000000072': { documents: [BIS], smp: 'huge' },
  '0088:4000000000089': { documents: [BIS], smp: 'slow_body' },
  '0088:4000000000096': { documents: [BIS], smp: 'not_xml' },
  '0088:4000000000102': { documents: [BIS], dns: 'duplicates' },
  '0088:4000000000119': { documents: [BIS], smp: 'http_redirect_private' },
  '0088:4000000000126': { documents: [BIS], transport: 'busdox-transport-as2-ver1p0' },
  '0088:4000000000133': { dns: 'nodata' },
  '0088:4000000000140': { documents: [BIS], smp: 'slow' },
  '0088:4000000000157': { documents: [BIS], address: 'https://169.254.169.254/latest' },
  '0088:4000000000171': { documents: [BIS], smp: 'gateway_404' },
  '0088:4000000000164': { documents: [BIS], address: 'https://10.0.0.1/smp' },
};

export interface PeppolControl {
  /** A resolver behind a dead network answers every name with NXDOMAIN. */
  dns: 'normal' | 'denies_everything';
  directory: 'normal' | 'throttled' | 'down';
  smpCalls: number;
  directoryCalls: number;
}

/** Answers for the SML zone; `smpUrl` is where the stand-in SMP listens. */
export function smlBehaviour(smpUrl: string): (name: string) => DnsBehaviour {
  const byName = new Map(
    Object.entries(PARTICIPANTS).map(([value, publication]) => [smlName({ value }, SML_ZONE), publication]),
  );
  return (name) => {
    const publication = byName.get(name);
    if (!publication) return 'nxdomain';
    const address = publication.address ?? smpUrl;
    switch (publication.dns) {
      case 'servfail':
      case 'silent':
      case 'nodata':
        return publication.dns;
      case 'wrong_service':
        return [{ service: 'meta:smp2', regexp: `!.*!${address}!` }];
      case 'http':
        return [{ regexp: '!.*!http://smp.example.test/smp!' }];
      case 'duplicates':
        return [{ regexp: `!.*!${address}!` }, { regexp: '!.*!http://other.example.test!', order: 200 }];
      default:
        return [{ regexp: `!.*!${address}!` }];
    }
  };
}

const PUBLISHING = 'http://busdox.org/serviceMetadata/publishing/1.0/';

export function smpStandIn(control: PeppolControl, base: () => string): StandIn {
  return ({ path }) => {
    control.smpCalls++;
    const [, encoded = '', services, type = ''] = path.split('/');
    if (encoded === 'redirected') return xml(metadata(decodeURIComponent(services ?? ''), {}));
    const value = decodeURIComponent(encoded).replace('iso6523-actorid-upis::', '');
    const publication = PARTICIPANTS[value];
    if (!publication || publication.smp === 'unknown') return { status: 404, body: '' };
    switch (publication.smp) {
      case 'http_500':
        return { status: 500, body: 'error' };
      case 'gateway_404':
        return { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>No such app</html>' };
      case 'huge':
        return { headers: { 'content-type': 'application/xml' }, fillBytes: 1024 ** 3 };
      case 'slow_body':
        return { headers: { 'content-type': 'application/xml' }, body: group(value, publication, base()), dripMs: 50 };
      case 'slow':
        return { delayMs: 30_000, body: '' };
      case 'not_xml':
        return { body: '{"error":"not xml"}' };
      case 'http_redirect_private':
        return { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' }, body: '' };
    }
    if (services === undefined) return xml(group(value, publication, base()));
    const wanted = decodeURIComponent(type);
    if (!publication.documents?.includes(wanted)) return { status: 404, body: '' };
    if (publication.smp === 'redirect')
      return xml(
        `<SignedServiceMetadata xmlns="${PUBLISHING}"><ServiceMetadata><Redirect href="${base()}/redirected/${encodeURIComponent(value)}"/></ServiceMetadata></SignedServiceMetadata>`,
      );
    return xml(metadata(value, publication));
  };
}

const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body });

function group(value: string, publication: Publication, base: string): string {
  const references = (publication.documents ?? [])
    .map((type) => `<smp:ServiceMetadataReference href="${base}/x/services/${encodeURIComponent(type)}"/>`)
    .join('');
  const mark = publication.smp === 'bom' ? '\ufeff' : '';
  return `${mark}<?xml version="1.0" encoding="UTF-8"?><smp:ServiceGroup xmlns:smp="${PUBLISHING}" xmlns:ids="http://busdox.org/transport/identifiers/1.0/"><ids:ParticipantIdentifier scheme="iso6523-actorid-upis">${value}</ids:ParticipantIdentifier><smp:ServiceMetadataReferenceCollection>${references}</smp:ServiceMetadataReferenceCollection></smp:ServiceGroup>`;
}

function metadata(value: string, publication: Publication): string {
  const until = publication.expired ? '2020-01-01T00:00:00Z' : '2099-01-01T00:00:00Z';
  return `<SignedServiceMetadata xmlns="${PUBLISHING}"><ServiceMetadata><ServiceInformation><ParticipantIdentifier xmlns="http://busdox.org/transport/identifiers/1.0/" scheme="iso6523-actorid-upis">${value}</ParticipantIdentifier><ProcessList><Process><ServiceEndpointList><Endpoint transportProfile="${publication.transport ?? 'peppol-transport-as4-v2_0'}"><ServiceActivationDate>2019-01-01T00:00:00Z</ServiceActivationDate><ServiceExpirationDate>${until}</ServiceExpirationDate><Certificate>MII…</Certificate></Endpoint></ServiceEndpointList></Process></ProcessList></ServiceInformation></ServiceMetadata><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/></SignedServiceMetadata>`;
}

export function directoryStandIn(control: PeppolControl): StandIn {
  return ({ path, query }) => {
    control.directoryCalls++;
    if (control.directory === 'throttled') return json({}, 429, { 'retry-after': '2' });
    if (control.directory === 'down') return { status: 503, body: '' };
    if (path !== '/search/1.0/json') return { status: 404, body: '' };
    const participant = query.get('participant') ?? '';
    if (!/^iso6523-actorid-upis::\d{4}:/.test(participant)) return { status: 400, body: 'bad participant' };
    const value = participant.replace('iso6523-actorid-upis::', '');
    const name = PARTICIPANTS[value]?.directoryName;
    const matches = name
      ? [
          {
            participantID: { scheme: 'iso6523-actorid-upis', value },
            docTypes: [],
            entities: [{ name: [{ name, language: 'en' }], countryCode: 'JP' }],
          },
        ]
      : [];
    return json({
      version: '1.0',
      'total-result-count': matches.length,
      'used-result-count': matches.length,
      'result-page-index': 0,
      'result-page-count': 20,
      'first-result-index': 0,
      'last-result-index': 0,
      matches,
    });
  };
}
