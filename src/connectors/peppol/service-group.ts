import { UpstreamError } from '../core/upstream-error.ts';
import type { DocumentType } from './document-type.ts';
import { PARTICIPANT_SCHEME } from './participant.ts';
import { child, descendants, rootOf } from './xml.ts';

const PUBLISHING = 'http://busdox.org/serviceMetadata/publishing/1.0/';
const MAX_TYPES = 2000;

/** The document types a ServiceGroup lists; the addresses in it are only read, never followed. */
export function readServiceGroup(xml: string, participantValue: string): DocumentType[] {
  const root = rootOf(xml);
  if (root.name.local !== 'ServiceGroup' || root.name.namespace !== PUBLISHING)
    throw new UpstreamError('invalid_response', 'no ServiceGroup');
  const told = child(root, 'ParticipantIdentifier')?.text.trim().toLowerCase();
  if (told !== participantValue)
    throw new UpstreamError('invalid_response', 'the ServiceGroup is of another participant');
  const types: DocumentType[] = [];
  for (const reference of descendants(root, 'ServiceMetadataReference')) {
    const type = typeOf(reference.attribute('href') ?? '');
    if (type && types.length < MAX_TYPES) types.push(type);
  }
  return types;
}

function typeOf(href: string): DocumentType | undefined {
  const encoded = href.slice(href.lastIndexOf('/services/') + '/services/'.length);
  try {
    const [scheme, ...rest] = decodeURIComponent(encoded).split('::');
    const value = rest.join('::');
    return scheme && value ? { scheme, value } : undefined;
  } catch {
    return undefined;
  }
}

export interface ServiceEndpoint {
  readonly transportProfile: string;
  readonly active: boolean;
  readonly expired: boolean;
}

/** Only this transport is still allowed in the network. */
export const AS4 = 'peppol-transport-as4-v2_0';

export type ServiceMetadata =
  | { readonly kind: 'endpoints'; readonly endpoints: readonly ServiceEndpoint[] }
  | { readonly kind: 'redirect'; readonly href: string };

/** What a SignedServiceMetadata says about its endpoints: transport and dates, no address, no certificate. */
export function readServiceMetadata(xml: string, now: Date): ServiceMetadata {
  const root = rootOf(xml);
  if (root.name.local !== 'SignedServiceMetadata' || root.name.namespace !== PUBLISHING)
    throw new UpstreamError('invalid_response', 'no SignedServiceMetadata');
  const metadata = child(root, 'ServiceMetadata');
  const redirect = child(metadata, 'Redirect');
  if (redirect) return { kind: 'redirect', href: redirect.attribute('href') ?? '' };
  const information = child(metadata, 'ServiceInformation');
  if (!information) throw new UpstreamError('invalid_response', 'neither ServiceInformation nor Redirect');
  const endpoints = [...descendants(information, 'Endpoint')].map((endpoint) => {
    const from = instant(child(endpoint, 'ServiceActivationDate')?.text);
    const until = instant(child(endpoint, 'ServiceExpirationDate')?.text);
    const expired = until !== undefined && until <= now.getTime();
    return {
      transportProfile: endpoint.attribute('transportProfile') ?? '',
      expired,
      active: !expired && (from === undefined || from <= now.getTime()),
    };
  });
  return { kind: 'endpoints', endpoints };
}

const instant = (text: string | undefined): number | undefined => {
  const time = Date.parse(text?.trim() ?? '');
  return Number.isNaN(time) ? undefined : time;
};

/** The path of a participant at its SMP. */
export const participantPath = (participantValue: string): string =>
  encodeURIComponent(`${PARTICIPANT_SCHEME}::${participantValue}`);
export const serviceName = (type: DocumentType): string => encodeURIComponent(`${type.scheme}::${type.value}`);
