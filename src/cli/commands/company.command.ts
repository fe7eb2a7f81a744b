import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { type Command, UsageError } from '../command.ts';
import { registryDir } from '../registry-options.ts';

const HELP = `jbis company: look up a company offline, from the data on this machine

Usage: jbis company NAME|NUMBER [--name NAME] [--address ADDRESS] [--lang ja|en|both] [--report]

  NAME|NUMBER         a name in any spelling, or 13 digits
  --name NAME         a name to compare with the number
  --address ADDRESS   decides between companies of the same name
  --report            with evidence and history

Prints what POST /jp-company/verify (or report) answers. Exit code 0 when one company was found, 1 otherwise.

Examples: jbis company 1180301018771
          jbis company '(株)村田製作所' --address 京都府長岡京市東神足1-10-1`;

export default {
  name: 'company',
  summary: 'look up a company offline',
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        address: { type: 'string' },
        lang: { type: 'string', default: 'both' },
        report: { type: 'boolean' },
      },
    });
    const [wanted] = positionals;
    const language = values.lang as 'ja' | 'en' | 'both';
    if (wanted === undefined || positionals.length > 1) throw new UsageError('one name or number, please.');
    if (!['ja', 'en', 'both'].includes(language)) throw new UsageError('--lang is ja, en or both.');
    const { openOffline } = await import('../offline-registry.ts');
    const { matchCompany } = await import('../../usecases/company-match.ts');
    const { companyAnswer } = await import('../../endpoints/company/verify.answer.ts');
    const { companyReportAnswer } = await import('../../endpoints/company/report.answer.ts');
    const config = loadConfig(io.env);
    const offline = openOffline(registryDir(config), config.server.dataDir);
    try {
      const deps = { companies: offline.companies, edinetName: offline.edinetName, now: new Date() };
      const isNumber = /^\d{13}$/.test(wanted);
      const query = {
        corporateNumber: isNumber ? wanted : null,
        name: isNumber ? values.name : wanted,
        address: values.address,
      };
      const match = matchCompany(deps, query);
      const answer = values.report
        ? companyReportAnswer(deps, match, query, language)
        : companyAnswer(deps, match, language);
      io.out(JSON.stringify(answer, null, 2));
      return match.record === null ? 1 : 0;
    } finally {
      offline.close();
    }
  },
} satisfies Command;
