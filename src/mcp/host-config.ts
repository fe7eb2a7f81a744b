interface HostOptions {
  /** The program and the file that run `jbis`, as they are on this machine. */
  readonly node: string;
  readonly bin: string;
  readonly url: string;
  readonly cap: string;
  readonly folders: readonly string[];
  /** Where the demo wallet lies; null where a key of the user's own pays. */
  readonly dataDir: string | null;
}

/** To be put in by the user: a key is never printed. */
const KEY = '0x… the key of the wallet that pays';

/**
 * What an MCP host is given to start the bridge. Hosts start programs in a folder of their own, so every path is whole:
 * a bare `npx jbis` would there ask the package registry for a program of that name.
 */
export const hostConfig = ({ node, bin, url, cap, folders, dataDir }: HostOptions) => ({
  mcpServers: {
    jbis: {
      command: node,
      args: [bin, 'mcp', '--url', url, '--cap', cap, ...folders.flatMap((folder) => ['--folder', folder])],
      env: dataDir === null ? { JBIS_WALLET_KEY: KEY } : { JBIS_DATA_DIR: dataDir },
    },
  },
});
