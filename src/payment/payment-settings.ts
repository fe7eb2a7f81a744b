import { type Config, ConfigError } from '../config/index.ts';

/**
 * Settings about money that go together or not at all. Checked before anything heavy is loaded, since a payee without
 * a facilitator would be found out only after the models.
 * @throws ConfigError naming the setting to add or to take away.
 */
export function checkPaymentSettings({ payment, demo }: Config, nodeEnv: string | undefined): void {
  const { payTo, facilitatorUrl, settlerKey, rpcUrl } = payment;
  if (payTo === undefined) {
    if (nodeEnv === 'production' && !demo.on)
      throw ConfigError.unset('JBIS_PAY_TO', 'an address, because NODE_ENV=production has no development chain');
    if (facilitatorUrl !== undefined || settlerKey !== undefined)
      throw ConfigError.unset('JBIS_PAY_TO', 'an address, because a facilitator or a settler key is set');
    return;
  }
  if (rpcUrl === undefined)
    throw ConfigError.unset(
      'JBIS_RPC_URL',
      'a URL, because JBIS_PAY_TO is set: doubtful settlements are looked up on chain',
    );
  if (facilitatorUrl === undefined && settlerKey === undefined)
    throw ConfigError.unset('JBIS_FACILITATOR_URL', 'with JBIS_PAY_TO set, this or JBIS_SETTLER_KEY');
  if (facilitatorUrl !== undefined && settlerKey !== undefined)
    throw new ConfigError('JBIS_FACILITATOR_URL', 'with JBIS_PAY_TO set, either this or JBIS_SETTLER_KEY, not both');
}
