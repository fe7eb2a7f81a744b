import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/index.ts';
import { parseUsd } from '../../contract/money.ts';
import { type Command, UsageError } from '../command.ts';
import { openWallet } from '../open-wallet.ts';
import { serviceAddress } from '../service-address.ts';

const HELP = `jbis mcp: the service as MCP tools over stdio, paying from your wallet

Usage: jbis mcp [--url URL] [--cap USD] [--folder FOLDER]… [--print-config]

  --url URL   the service (JBIS_URL, default the address of "jbis serve" here)
  --folder F  pictures and PDFs in this folder may be uploaded, and no other file; may be repeated
              (default: the working folder)
  --cap USD   signed for without asking, all calls together (JBIS_SPENDING_CAP, default $1); above it the user is asked
              when the MCP host can ask, and refused when it cannot. What a failed call signed for pays for the next one
              of the same price within half a minute; after that it counts, because only the chain knows its end

  --print-config  prints what to put into the configuration of an MCP host, with the other options as given,
                  and starts nothing

Pays with JBIS_WALLET_KEY, or with the demo wallet of the local devnet. File fields take local paths.

  jbis mcp --cap '$2' --print-config`;

export default {
  name: 'mcp',
  summary: 'the service as MCP tools over stdio, paying from your wallet',
  help: HELP,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: {
        url: { type: 'string' },
        cap: { type: 'string' },
        folder: { type: 'string', multiple: true },
        'print-config': { type: 'boolean' },
      },
    });
    const baseUrl = serviceAddress(values.url, io);
    const written = values.cap ?? io.env.JBIS_SPENDING_CAP ?? '$1';
    const cap = readCap(written);
    if (values['print-config']) {
      const { hostConfig } = await import('../../mcp/host-config.ts');
      const config = hostConfig({
        node: process.execPath,
        bin: join(import.meta.dirname, '../../../bin/jbis.mjs'),
        url: baseUrl,
        cap: written,
        folders: (values.folder ?? [process.cwd()]).map((folder) => resolve(folder)),
        dataDir: io.env.JBIS_WALLET_KEY ? null : resolve(loadConfig(io.env).server.dataDir),
      });
      io.out(JSON.stringify(config, null, 2));
      return 0;
    }
    const wallet = await openWallet(io);
    const { paidCall } = await import('../../client/paid-call.ts');
    const { createBridge } = await import('../../mcp/bridge.ts');
    const { createBridgeFiles } = await import('../../mcp/bridge-files.ts');
    const { createUnusedPayments } = await import('../../client/unused-payments.ts');
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const unused = createUnusedPayments(wallet);
    const server = createBridge({
      baseUrl,
      cap,
      files: createBridgeFiles({
        folders: values.folder ?? [process.cwd()],
        onUpload: (path, bytes) => io.err(`jbis mcp: uploads ${path} (${bytes} bytes) to ${baseUrl}`),
      }),
      pay: async (call, approve) => {
        const one = unused.begin();
        const result = await paidCall(call, {
          wallet: one,
          maxPrice: 2n ** 64n,
          onQuote: ({ price, requirement }) => (one.hasFor(requirement) ? undefined : approve(price)),
        });
        const { status, body, price, receipt } = result;
        one.end(status);
        return { status, body, price, transaction: receipt?.success ? receipt.transaction : null };
      },
    });
    const transport = new StdioServerTransport();
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
      process.stdin.once('end', resolve);
    });
    await server.connect(transport);
    io.err(`jbis mcp: ${baseUrl}, wallet ${wallet.address}`);
    await closed;
    return 0;
  },
} satisfies Command;

function readCap(text: string) {
  try {
    return parseUsd(text.startsWith('$') ? text : `$${text}`);
  } catch {
    throw new UsageError('--cap takes an amount like $2 or 0.50');
  }
}
