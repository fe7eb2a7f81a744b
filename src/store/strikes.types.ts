/**
 * What stands against a payer (`payer:0x…`), a network address (`net:203.0.113.7`), the payers of an address who
 * never paid (`newcomers:203.0.113.7`) or its contract wallets (`contracts:203.0.113.7`): each failure of theirs adds
 * points, and points fade, one every `fadeMs`. Shared by all nodes.
 */
export interface StrikeStore {
  /** Adds points, or takes some away, and returns what stands against the name now; never less than nothing. */
  add(name: string, points: number, fadeMs: number): Promise<number>;
  get(name: string, fadeMs: number): Promise<number>;
  clear(name: string): Promise<void>;
  /** Forgets names without a new strike for a week. */
  purge(): Promise<number>;
}

export const STRIKE_KEEP_MS = 7 * 86_400_000;

/** How a payer's strikes narrow what it may have under way: one request from `oneSlotFrom` points on, then none. */
export interface StrikeRule {
  readonly oneSlotFrom: number;
  readonly refuseFrom: number;
  readonly fadeMs: number;
}

export const payerName = (address: string): string => `payer:${address.toLowerCase()}`;
