import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { type Command, UsageError } from '../command.ts';
import { registryDir } from '../registry-options.ts';

const HELP = `jbis invoice: look up a T-number offline, from the data on this machine

Usage: jbis invoice T-NUMBER [--name NAME] [--address ADDRESS] [--lang ja|en|both]

  --name, --address   compare the issuer: prints what POST /jp-invoice/check answers
                      (without them, what POST /jp-invoice/verify answers)

Exit code 0 when the number is registered today, 1 otherwise.

Example: jbis invoice T1180301018771 --name 'トヨタ自動車㈱'`;

export default {
  name: 'invoice',
  summary: 'look up a T-number offline',
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, address: { type: 'string' }, lang: { type: 'string', default: 'both' } },
    });
    const [number] = positionals;
    const language = values.lang as 'ja' | 'en' | 'both';
    if (number === undefined || positionals.length > 1) throw new UsageError('one T-number, please.');
    if (!['ja', 'en', 'both'].includes(language)) throw new UsageError('--lang is ja, en or both.');
    const { openOffline } = await import('../offline-registry.ts');
    const { lookUpInvoice } = await import('../../usecases/invoice-lookup.ts');
    const { invoiceStatusAnswer } = await import('../../endpoints/invoice/verify.answer.ts');
    const { compareIssuer } = await import('../../usecases/issuer-comparison.ts');
    const { invoiceCheckAnswer } = await import('../../endpoints/invoice/check.answer.ts');
    const config = loadConfig(io.env);
    const offline = openOffline(registryDir(config), config.server.dataDir);
    try {
      const deps = { companies: offline.companies, invoices: offline.invoices, now: new Date() };
      const lookup = lookUpInvoice(deps, number);
      const name = values.name ?? null;
      const address = values.address ?? null;
      const isCheck = name !== null || address !== null;
      const answer = isCheck
        ? invoiceCheckAnswer(
            deps,
            compareIssuer(deps, { registrationNumber: number, name, address }),
            { name, address, ocr: { name: null, address: null, phone: null, number: null } },
            language,
          )
        : invoiceStatusAnswer(deps, lookup, language);
      io.out(JSON.stringify(answer, null, 2));
      return lookup.status === 'registered' ? 0 : 1;
    } finally {
      offline.close();
    }
  },
} satisfies Command;
