import { flag, integer, oneOf, optionalText, optionalUrl, text } from './setting.ts';

export const serverSettings = {
  host: text({ env: 'JBIS_HOST', doc: 'Address to listen on.', fallback: '127.0.0.1' }),
  port: integer({
    env: 'JBIS_PORT',
    doc: 'Port to listen on; 0 takes a free one.',
    fallback: 8402,
    min: 0,
    max: 65535,
  }),
  baseUrl: optionalUrl(['https://', 'http://'], {
    env: 'JBIS_BASE_URL',
    doc: 'Public address of the service, as it stands in payment requirements and discovery documents. Default: the address it listens on.',
  }),
  dataDir: text({ env: 'JBIS_DATA_DIR', doc: 'Folder for data files and state.', fallback: 'var' }),
  databaseUrl: optionalUrl(['postgres://', 'postgresql://'], {
    env: 'DATABASE_URL',
    doc: 'PostgreSQL for the shared state of several servers. Default: a SQLite file in the data folder.',
    secret: true,
  }),
  stateKey: optionalText({
    env: 'JBIS_STATE_KEY',
    doc: '32 bytes in Base64 that encrypt payment payloads and stored answers. Made in the data folder on one machine; required with DATABASE_URL.',
    secret: true,
  }),
  logLevel: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    env: 'JBIS_LOG_LEVEL',
    doc: 'Least severe log line written.',
    fallback: 'info',
  }),
  requestLog: flag({ env: 'JBIS_REQUEST_LOG', doc: 'Write one log line per request.', fallback: true }),
  inflightBytes: integer({
    env: 'JBIS_INFLIGHT_BYTES',
    doc: 'Bytes of request bodies held at one time; more is answered 429.',
    fallback: 256 * 1024 * 1024,
    min: 1024 * 1024,
    max: 64 * 1024 * 1024 * 1024,
  }),
  metricsPort: integer({
    env: 'JBIS_METRICS_PORT',
    doc: 'Port of its own for /metrics, not to be reached from outside. 0: on the port of the service, for this machine alone.',
    fallback: 0,
    min: 0,
    max: 65535,
  }),
  trustedProxyHops: integer({
    env: 'JBIS_TRUSTED_PROXY_HOPS',
    doc: 'Proxies of your own in front of the server: the sender is taken from X-Forwarded-For as the outermost of them wrote it. 0: the peer of the connection.',
    fallback: 0,
    min: 0,
    max: 10,
  }),
  mcpOrigins: optionalText({
    env: 'JBIS_MCP_ORIGINS',
    doc: 'Origins of web pages that may call /mcp, separated by commas, besides the base URL and this machine; * for all.',
  }),
  contactEmail: optionalText({ env: 'JBIS_CONTACT_EMAIL', doc: 'Operator contact shown in the discovery documents.' }),
};
