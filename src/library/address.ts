/** `jp-business-identity/address`: Japanese addresses without a server. */
export type * from '../engines/address/index.ts';
export { openAddressEngine } from '../engines/address/index.ts';
