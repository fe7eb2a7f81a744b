import { flag, integer } from './setting.ts';

export const pintSettings = {
  enabled: flag({
    env: 'JP_PINT_VALIDATION_ENABLED',
    doc: 'Offer POST /v1/invoices/validate-jp-pint.',
    fallback: false,
  }),
  workers: integer({ env: 'JBIS_PINT_WORKERS', doc: 'Invoices validated at one time.', fallback: 1, min: 1, max: 64 }),
  queueLimit: integer({
    env: 'JBIS_PINT_QUEUE',
    doc: 'Invoices that may wait for a free worker; more are answered 429.',
    fallback: 4,
    min: 0,
    max: 1000,
  }),
  deadlineMs: integer({
    env: 'JBIS_PINT_DEADLINE_MS',
    doc: 'Milliseconds an invoice may wait and run before it is answered 504.',
    fallback: 8000,
    min: 100,
    max: 60_000,
  }),
};
