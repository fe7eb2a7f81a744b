import type { PaymentRequired } from '@x402/core/types';
import { toFacilitatorEvmSigner } from '@x402/evm';
import { ExactEvmScheme } from '@x402/evm/exact/facilitator';
import {
  type Abi,
  concat,
  createPublicClient,
  createWalletClient,
  getContractAddress,
  type Hex,
  serializeErc6492Signature,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { viemChain } from '../../src/payment/chain/usdc.ts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';
import { type SignedPayment, signPayment } from './buyer.ts';
import type { TestChain } from './chain.ts';
import { walletCode } from './contract-wallet.ts';

/** Where the factory of the deterministic deployment proxy and Multicall3 stand on real networks. */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
/** CREATE2 of what is sent, its first 32 bytes being the salt. */
const FACTORY_CODE =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

export interface UndeployedWallet {
  readonly address: Hex;
  isDeployed(): Promise<boolean>;
  /** The owner's signature with what makes the wallet (EIP-6492). */
  sign(required: PaymentRequired): Promise<SignedPayment>;
}

/** A facilitator that makes wallets of this factory before it settles for them, and such wallets. */
export async function openWalletFactory(
  chain: TestChain,
): Promise<{ readonly facilitator: Facilitator; newWallet(): UndeployedWallet }> {
  const account = privateKeyToAccount(chain.secondSettlerKey);
  const options = { chain: viemChain(chain.domain), transport: chain.transport };
  const reader = createPublicClient({ ...options, pollingInterval: 10 });
  const sender = createWalletClient({ ...options, account });
  const setCode = (address: Hex, code: Hex) =>
    reader.request({ method: 'hardhat_setCode' as never, params: [address, code] as never });
  await setCode(FACTORY, FACTORY_CODE);
  // The code of real networks, which viem carries for its own calls and does not hand out.
  const carried = new URL('../../node_modules/viem/_esm/constants/contracts.js', import.meta.url).href;
  const { multicall3Bytecode: bytecode } = (await import(carried)) as { multicall3Bytecode: Hex };
  const hash = await sender.deployContract({ abi: [], bytecode });
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
  await setCode(MULTICALL3, (await reader.getCode({ address: contractAddress! }))!);

  const signer = toFacilitatorEvmSigner({
    address: account.address,
    readContract: (call) => reader.readContract({ ...call, abi: call.abi as Abi }),
    getCode: (call) => reader.getCode(call),
    waitForTransactionReceipt: (wait) => reader.waitForTransactionReceipt(wait),
    verifyTypedData: () => Promise.resolve(false),
    writeContract: (call) => sender.writeContract({ ...call, abi: call.abi as Abi }),
    sendTransaction: (call) => sender.sendTransaction(call),
  });
  const scheme = new ExactEvmScheme(signer, { eip6492AllowedFactories: [FACTORY] });
  return {
    facilitator: {
      name: 'deploying',
      unsupported: async () => null,
      verify: (payload, requirements) => scheme.verify(payload, requirements),
      settle: (payload, requirements) => scheme.settle(payload, requirements),
    },
    newWallet() {
      const owner = privateKeyToAccount(generatePrivateKey());
      const code = walletCode(owner.address);
      const length = ((code.length - 2) / 2).toString(16);
      // Copies what follows it into memory and returns it: the wallet.
      const creation = concat([`0x60${length}80600b6000396000f3`, code]);
      const salt = generatePrivateKey();
      const address = getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt, bytecode: creation });
      return {
        address,
        isDeployed: async () => (await reader.getCode({ address })) !== undefined,
        async sign(required) {
          const { authorization, signature } = await signPayment(owner, required, { authorization: { from: address } });
          const data = concat([salt, creation]);
          return signPayment(owner, required, {
            authorization,
            signature: serializeErc6492Signature({ address: FACTORY, data, signature }),
          });
        },
      };
    },
  };
}
