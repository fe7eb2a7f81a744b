import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { leastCpuOf } from '../../../testkit/cpu.ts';
import { samplePath, withoutSample } from '../../../testkit/samples.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { readDirectory } from './directory.ts';
import { DOCUMENT_TYPE_ALIASES, matchDocumentType, parseDocumentType } from './document-type.ts';
import { smpAddress } from './naptr.ts';
import { identityOf, parseParticipant, smlName } from './participant.ts';
import { readServiceGroup, readServiceMetadata } from './service-group.ts';
import { rootOf } from './xml.ts';

test('the SML name is the published hash of the value alone', () => {
  const vectors: Record<string, string> = {
    '9915:test': 'eh5boavaktmbgzyh2a63dz4qov33fvp5nsdvqklucfraayoodw6a',
    '0088:123abc': 'y7dzfxaf3d4cjz4kcgrxtec6twvcga4ky7zwa5boif6mswd4tdrq',
    '0088:123ABC': 'y7dzfxaf3d4cjz4kcgrxtec6twvcga4ky7zwa5boif6mswd4tdrq',
    '0010:5798000000001': 'xukhfqabqziki3ykvr2fhr4snfa3pf5vpq6k4tonv3lmvsy5arvq',
    '0192:923609016': 'xqk4t3fmtezduy5bovjmtnaq45n7e4tibyhwfpgot75bsp7uyg2a',
  };
  for (const [value, hash] of Object.entries(vectors))
    assert.equal(smlName({ value }, 'zone.test'), `${hash}.iso6523-actorid-upis.zone.test`, value);
});

test('a participant is read with and without its scheme, and says whose number it is', () => {
  const participant = parseParticipant('iso6523-actorid-upis::0188:7010001054021')!;
  assert.equal(participant.value, '0188:7010001054021');
  assert.deepEqual(identityOf(participant), {
    kind: 'jp_corporate_number',
    value: '7010001054021',
    checksumValid: true,
  });
  assert.equal(identityOf(parseParticipant('0221:T7010001054021')!).kind, 'jp_t_number');
  assert.deepEqual(identityOf(parseParticipant('9930:DE811152493')!), {
    kind: 'vat',
    countryCode: 'DE',
    value: 'DE811152493',
  });
  assert.equal(parseParticipant('9956:0123')?.scheme?.state, 'removed');
  for (const text of ['0188', '188:1', '0188:', '0188:a b', 'x::0188:1'])
    assert.equal(parseParticipant(text), undefined, text);
});

const naptr = (regexp: string, service = 'Meta:SMP', flags = 'U') => ({
  order: 100,
  preference: 10,
  flags,
  service,
  regexp,
  replacement: '',
});
test('only a Meta:SMP record with flag U and a URI gives an address; https wins over http', () => {
  assert.deepEqual(smpAddress([naptr('!.*!https://smp.example/smp/!')]), {
    url: 'https://smp.example/smp',
    httpOnly: false,
    duplicates: false,
  });
  assert.deepEqual(smpAddress([naptr('!.*!http://smp.example!')]), {
    url: 'http://smp.example',
    httpOnly: true,
    duplicates: false,
  });
  assert.deepEqual(smpAddress([naptr('!.*!http://a.example!'), naptr('#.*#https://b.example#')]), {
    url: 'https://b.example',
    httpOnly: false,
    duplicates: true,
  });
  for (const bad of [
    naptr('!.*!https://smp.example!', 'meta:other'),
    naptr('!.*!https://smp.example!', 'Meta:SMP', 'S'),
    naptr(''),
    naptr('!.*!ftp://x!'),
    naptr('!.*!https://user:pw@x!'),
    naptr('!^a$!https://x!'),
  ])
    assert.equal(smpAddress([bad]), undefined, bad.regexp);
});

test('JP PINT is accepted by its own entry, by a wildcard, and by the wildcard of all PINT billing', () => {
  const wanted = DOCUMENT_TYPE_ALIASES.jp_pint_invoice;
  const root = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##';
  const listed = (customization: string, scheme = 'peppol-doctype-wildcard') => [
    { scheme, value: `${root}${customization}::2.1` },
  ];
  assert.equal(matchDocumentType(wanted, listed('urn:peppol:pint:billing-1@jp-1'))?.wildcard, false);
  assert.equal(matchDocumentType(wanted, listed('urn:peppol:pint:billing-1@jp-1*'))?.wildcard, true);
  assert.equal(matchDocumentType(wanted, listed('urn:peppol:pint:billing-1*'))?.wildcard, true);
  assert.equal(
    matchDocumentType(wanted, listed('urn:peppol:pint:billing-1@jp-1', 'busdox-docid-qns')),
    undefined,
    'the plain form was removed',
  );
  assert.equal(matchDocumentType(wanted, listed('urn:peppol:pint:billing-1@sg-1*')), undefined);
  assert.equal(matchDocumentType(wanted, listed('urn:peppol:pint:selfbilling-1*')), undefined);
  assert.equal(parseDocumentType('busdox-docid-qns::a##b::2.1')?.value, 'a##b::2.1');
  assert.equal(parseDocumentType('invoice'), undefined);
});

const GROUP = (href: string) =>
  `\ufeff<?xml version="1.0"?><smp:ServiceGroup xmlns:smp="http://busdox.org/serviceMetadata/publishing/1.0/" xmlns:ids="http://busdox.org/transport/identifiers/1.0/"><ids:ParticipantIdentifier scheme="iso6523-actorid-upis">0188:7010001054021</ids:ParticipantIdentifier><smp:ServiceMetadataReferenceCollection><smp:ServiceMetadataReference href="${href}"/></smp:ServiceMetadataReferenceCollection></smp:ServiceGroup>`;

test('a service group with a byte-order mark and any prefix is read; one of another participant is refused', () => {
  const xml = GROUP('https://x/p/services/peppol-doctype-wildcard%3A%3Aurn%3Aa%23%23urn%3Ab*%3A%3A2.1');
  assert.deepEqual(readServiceGroup(xml, '0188:7010001054021'), [
    { scheme: 'peppol-doctype-wildcard', value: 'urn:a##urn:b*::2.1' },
  ]);
  assert.throws(() => readServiceGroup(xml, '0188:1'), UpstreamError);
  assert.deepEqual(readServiceGroup(GROUP('https://x/services/%ZZ'), '0188:7010001054021'), []);
});

test('hostile XML is refused without expanding anything', () => {
  const cases = [
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<a><b></a></b>',
    '<a',
    '',
    '<a/><b/>',
    `${'<a>'.repeat(100)}`,
    '<a>'.repeat(200_000),
  ];
  for (const xml of cases) assert.throws(() => rootOf(xml), UpstreamError, xml.slice(0, 30));
  for (const long of [`<a${' '.repeat(900_000)}`, `<a ${'b="c" '.repeat(100_000)}`])
    assert.ok(leastCpuOf(() => assert.throws(() => rootOf(long), UpstreamError), 500) < 500, 'linear time');
});

test('endpoints tell transport and dates only', () => {
  const xml = (endpoint: string) =>
    `<SignedServiceMetadata xmlns="http://busdox.org/serviceMetadata/publishing/1.0/"><ServiceMetadata>${endpoint}</ServiceMetadata></SignedServiceMetadata>`;
  const endpoint = (until: string) =>
    `<ServiceInformation><ProcessList><Process><ServiceEndpointList><Endpoint transportProfile="peppol-transport-as4-v2_0"><ServiceActivationDate>2020-01-01T00:00:00Z</ServiceActivationDate><ServiceExpirationDate>${until}</ServiceExpirationDate></Endpoint></ServiceEndpointList></Process></ProcessList></ServiceInformation>`;
  const now = new Date('2026-11-15T00:00:00Z');
  assert.deepEqual(readServiceMetadata(xml(endpoint('2030-01-01T00:00:00Z')), now), {
    kind: 'endpoints',
    endpoints: [{ transportProfile: 'peppol-transport-as4-v2_0', active: true, expired: false }],
  });
  assert.deepEqual(readServiceMetadata(xml(endpoint('2026-11-02T00:00:00Z')), now), {
    kind: 'endpoints',
    endpoints: [{ transportProfile: 'peppol-transport-as4-v2_0', active: false, expired: true }],
  });
  assert.deepEqual(readServiceMetadata(xml('<Redirect href="https://other.example/x"/>'), now), {
    kind: 'redirect',
    href: 'https://other.example/x',
  });
});

test('the directory answer gives names of the asked participant only', () => {
  const body = {
    matches: [
      {
        participantID: { scheme: 's', value: '0188:7010001054021' },
        entities: [{ name: [{ name: 'EXAMPLE', language: 'en' }] }, { name: 'Plain' }],
      },
      { participantID: { value: '0188:1' }, entities: [{ name: 'OTHER' }] },
    ],
  };
  assert.deepEqual(readDirectory(body, '0188:7010001054021'), { listed: true, names: ['EXAMPLE', 'Plain'] });
  assert.deepEqual(readDirectory({ matches: [] }, 'x'), { listed: false, names: [] });
  assert.throws(() => readDirectory({}, 'x'), UpstreamError);
});

for (const file of [
  'signed-service-metadata1.xml',
  'signed-service-metadata2.xml',
  'signed-service-metadata3-c14n-inclusive.xml',
]) {
  const path = `evidence/peppol/${file}`;
  test(`the genuine ${file} is read`, { skip: withoutSample(path) }, () => {
    const metadata = readServiceMetadata(readFileSync(samplePath(path)!, 'utf8'), new Date('2019-01-01T00:00:00Z'));
    assert.ok(metadata.kind === 'endpoints' && metadata.endpoints.length > 0);
  });
}
const SHAPE = 'evidence/peppol/servicegroup-shape.xml';
test('the service group shape lists JP PINT', { skip: withoutSample(SHAPE) }, () => {
  const types = readServiceGroup(readFileSync(samplePath(SHAPE)!, 'utf8'), '0188:7010001054021');
  assert.equal(matchDocumentType(DOCUMENT_TYPE_ALIASES.jp_pint_invoice, types)?.wildcard, true);
});
