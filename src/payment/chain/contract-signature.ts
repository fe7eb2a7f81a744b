import {
  erc6492SignatureValidatorAbi as abi,
  erc6492SignatureValidatorByteCode as bytecode,
  encodeDeployData,
  type Hex,
  type PublicClient,
} from 'viem';

/** What a node says when the code itself ended the call; anything else is no answer. */
const ENDED_BY_CODE = /revert|out of gas|invalid opcode|gas required exceeds|stack/i;

/**
 * Whether an address accepts a signature, in one question: the validator of EIP-6492 runs inside the call, makes a wallet
 * that is not deployed yet, and asks it (EIP-1271). Throws when the chain does not answer.
 */
export async function isAcceptedBy(
  client: Pick<PublicClient, 'request'>,
  { address, digest, signature }: { readonly address: Hex; readonly digest: Hex; readonly signature: Hex },
): Promise<boolean> {
  const data = encodeDeployData({ abi, bytecode, args: [address, digest, signature] });
  try {
    const said = await client.request({ method: 'eth_call', params: [{ data }, 'latest'] });
    return /^0x0*1$/.test(said);
  } catch (error) {
    const { details, message } = error as Error & { readonly details?: string };
    if (ENDED_BY_CODE.test(details ?? message)) return false;
    throw error;
  }
}
