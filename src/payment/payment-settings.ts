import { type Config, ConfigError } from '../config/index.ts';
import { checkDevnetInstalled } from './devnet/installed.ts';

/**
 * Settings about money that go together or not at all. Checked before anything heavy is loaded, since a payee without
 * a facilitator would be found out only after the models.
 * @throws ConfigError naming the setting to add or to take away; DevnetMissingError where there is no chain to pay on.
 */
export async function checkPaymentSettings({ payment, demo }: Config, nodeEnv: string | undefined): Promise<void> {
  const { payTo, facilitatorUrl, settlerKey, rpcUrl } = payment;
  if (payTo === undefined) {
    if (nodeEnv === 'production' && !demo.on)
      throw ConfigError.unset('JBIS_PAY_TO', 'an address, because NODE_ENV=production has no development chain');
    if (facilitatorUrl !== undefined || settlerKey !== undefined)
      throw ConfigError.unset('JBIS_PAY_TO', 'an address, because a facilitator or a settler key is set');
    checkDevnetInstalled();
    return;
  }
  await checkPayee(payTo);
  if (rpcUrl === undefined)
    throw ConfigError.unset(
      'JBIS_RPC_URL',
      'a URL, because JBIS_PAY_TO is set: doubtful settlements are looked up on chain',
    );
  if (facilitatorUrl === undefined && settlerKey === undefined)
    throw ConfigError.unset('JBIS_FACILITATOR_URL', 'with JBIS_PAY_TO set, this or JBIS_SETTLER_KEY');
  // The settler pays for the code it runs: a wallet of a stranger's making could burn what it likes, and never pay.
  if (payment.contractWallets > 0 && facilitatorUrl === undefined)
    throw new ConfigError(
      'JBIS_CONTRACT_WALLETS',
      '0 with JBIS_SETTLER_KEY; contract wallets are settled by a facilitator, JBIS_FACILITATOR_URL',
    );
  if (facilitatorUrl !== undefined && settlerKey !== undefined)
    throw new ConfigError('JBIS_FACILITATOR_URL', 'with JBIS_PAY_TO set, either this or JBIS_SETTLER_KEY, not both');
}

/** What is sent to a mistyped address, or to nobody's, is gone. */
async function checkPayee(payTo: string): Promise<void> {
  if (/^0x0{40}$/.test(payTo))
    throw new ConfigError(
      'JBIS_PAY_TO',
      'the address of your wallet',
      'is the zero address, which nobody owns. Needed:',
    );
  const { isAddress } = await import('viem');
  // EIP-55: upper and lower case are the check digits. Other libraries take no address in capitals alone, either.
  if (!isAddress(payTo))
    throw new ConfigError(
      'JBIS_PAY_TO',
      'the address as the wallet shows it, or all of it in lower case',
      'is mistyped: its capitals (EIP-55 checksum) do not fit its digits. Needed:',
    );
}
