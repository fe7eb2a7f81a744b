import type { Command } from '../command.ts';

/** The commands in the order of the help text; one line each, loaded on use. */
export const COMMANDS: readonly { name: string; summary: string; load: () => Promise<{ default: Command }> }[] = [
  { name: 'serve', summary: 'run the service', load: () => import('./serve.command.ts') },
  { name: 'call', summary: 'call an endpoint and pay for it', load: () => import('./call.command.ts') },
  {
    name: 'import',
    summary: 'load official registry, address and evidence data from files',
    load: () => import('./import.command.ts'),
  },
  {
    name: 'sync',
    summary: 'bring the registries up to date from the official download sites',
    load: () => import('./sync.command.ts'),
  },
  {
    name: 'data',
    summary: 'copy the data files to other nodes through a folder or an S3-compatible store',
    load: () => import('./data.command.ts'),
  },
  { name: 'company', summary: 'look up a company offline', load: () => import('./company.command.ts') },
  { name: 'invoice', summary: 'look up a T-number offline', load: () => import('./invoice.command.ts') },
  {
    name: 'ocr',
    summary: 'read a picture or PDF: lines with boxes and confidence',
    load: () => import('./ocr.command.ts'),
  },
  {
    name: 'ledger',
    summary: 'payments by state, with totals per endpoint and day',
    load: () => import('./ledger.command.ts'),
  },
  { name: 'pint', summary: 'validate JP PINT invoices offline', load: () => import('./pint.command.ts') },
  {
    name: 'demo',
    summary: 'the whole service on stand-in sources with invented data',
    load: () => import('./demo.command.ts'),
  },
  {
    name: 'doctor',
    summary: 'what is ready, what is missing, what to run next',
    load: () => import('./doctor.command.ts'),
  },
  {
    name: 'mcp',
    summary: 'the service as MCP tools over stdio, paying from your wallet',
    load: () => import('./mcp.command.ts'),
  },
  {
    name: 'extract',
    summary: 'read invoices, receipts and business cards into fields, offline',
    load: () => import('./extract.command.ts'),
  },
  {
    name: 'address',
    summary: 'read Japanese addresses offline: normalize, parse, validate, geocode',
    load: () => import('./address.command.ts'),
  },
];
