import { flag, integer, optionalText, type SettingGroup, text } from './setting.ts';

/** Sources of evidence. Without its key a source is "not configured"; an endpoint with none of its sources is not listed. */
export const evidenceSettings = {
  liveSources: flag({
    env: 'JBIS_LIVE_SOURCES',
    doc: 'Ask VIES, Peppol, Companies House and gBizINFO while answering. 0: no outgoing requests, only imported data.',
    fallback: true,
  }),
  sample: flag({
    env: 'JBIS_EVIDENCE_SAMPLE',
    doc: 'Answer from invented filings, registers, companies and counterparties while nothing is imported and live sources are off, marked so; never with JBIS_PAY_TO.',
    fallback: true,
  }),
  edinetApiKey: optionalText({
    env: 'EDINET_API_KEY',
    doc: 'Subscription key of the EDINET API v2, for `jbis sync edinet`. Answers never call EDINET.',
    secret: true,
  }),
  sync: flag({
    env: 'JBIS_EVIDENCE_SYNC',
    doc: 'Run `jbis sync fsa` and, with EDINET_API_KEY, `jbis sync edinet` while serving.',
    fallback: false,
  }),
  syncHours: integer({
    env: 'JBIS_EVIDENCE_SYNC_HOURS',
    doc: 'Hours between two such runs.',
    fallback: 12,
    min: 1,
    max: 168,
  }),
  edinetBaseUrl: text({
    env: 'EDINET_BASE_URL',
    doc: 'Address of the EDINET API.',
    fallback: 'https://api.edinet-fsa.go.jp/api/v2',
  }),
  edinetDownloadBaseUrl: text({
    env: 'EDINET_DOWNLOAD_BASE_URL',
    doc: 'Address of the EDINET code lists.',
    fallback: 'https://disclosure2dl.edinet-fsa.go.jp',
  }),
  edinetRequestsPerSecond: integer({
    env: 'EDINET_REQUESTS_PER_SECOND',
    doc: 'Pace of `jbis sync edinet`. The terms forbid mass access in a short time.',
    fallback: 1,
    min: 1,
    max: 1000,
  }),
  companiesHouseApiKey: optionalText({
    env: 'COMPANIES_HOUSE_API_KEY',
    doc: 'Key of the Companies House API. Without it only an imported monthly snapshot is used.',
    secret: true,
  }),
  companiesHouseBaseUrl: text({
    env: 'COMPANIES_HOUSE_BASE_URL',
    doc: 'Address of the Companies House API.',
    fallback: 'https://api.company-information.service.gov.uk',
  }),
  viesBaseUrl: text({
    env: 'VIES_BASE_URL',
    doc: 'Address of the VIES REST service.',
    fallback: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  }),
  peppolSmlZone: text({
    env: 'PEPPOL_SML_ZONE',
    doc: 'DNS zone of the Peppol Service Metadata Locator.',
    fallback: 'participant.sml.prod.tech.peppol.org',
  }),
  peppolDnsServers: optionalText({
    env: 'PEPPOL_DNS_SERVERS',
    doc: 'Resolvers for the SML zone, comma-separated `address[:port]`. Default: those of the system.',
  }),
  peppolDirectoryBaseUrl: text({
    env: 'PEPPOL_DIRECTORY_BASE_URL',
    doc: 'Address of the Peppol Directory.',
    fallback: 'https://directory.peppol.eu',
  }),
  peppolStandIns: flag({
    env: 'PEPPOL_STAND_INS',
    doc: 'Accept SMP addresses on loopback without TLS: stand-in upstreams of tests and the demo only. Refused when NODE_ENV=production.',
    fallback: false,
  }),
  fsaListBaseUrl: text({
    env: 'FSA_LIST_BASE_URL',
    doc: 'Folder of the register workbooks of the Financial Services Agency.',
    fallback: 'https://www.fsa.go.jp/menkyo/menkyoj',
  }),
  supplierActivity: flag({
    env: 'SUPPLIER_ACTIVITY_ENRICHMENT_ENABLED',
    doc: 'Add counts of public activity from gBizINFO to supplier resolution when asked for.',
    fallback: false,
  }),
  gbizinfoApiToken: optionalText({
    env: 'GBIZINFO_API_TOKEN',
    doc: 'Token of the gBizINFO API.',
    secret: true,
  }),
  gbizinfoBaseUrl: text({
    env: 'GBIZINFO_BASE_URL',
    doc: 'Address of the gBizINFO API.',
    fallback: 'https://api.info.gbiz.go.jp/hojin',
  }),
} satisfies SettingGroup;
