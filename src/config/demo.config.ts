import { flag, integer } from './setting.ts';

/** A server anybody may try: play money only, and nobody may take it all. */
export const demoSettings = {
  on: flag({
    env: 'JBIS_DEMO',
    doc: 'Public demonstration: the development chain also with NODE_ENV=production, limits per network address, a demo wallet that is filled up again. Refused together with a real payee.',
    fallback: false,
  }),
  callsPerMinute: integer({
    env: 'JBIS_DEMO_CALLS_PER_MINUTE',
    doc: 'Paid calls of one network address in a minute of the demonstration; more are answered 429.',
    fallback: 30,
    min: 1,
    max: 100_000,
  }),
  documentsPerMinute: integer({
    env: 'JBIS_DEMO_DOCUMENTS_PER_MINUTE',
    doc: 'Of these, calls that read a document, and batch jobs.',
    fallback: 6,
    min: 1,
    max: 100_000,
  }),
};
