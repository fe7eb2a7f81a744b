export {
  type AddressAgreement,
  type AddressOutcome,
  addressAgrees,
  addressOutcome,
  nearerAddress,
} from './address-agreement.ts';
export { matchScore, matchTypeOf, verifiesByName } from './match-type.ts';
export {
  type KnownNames,
  type NameAgreement,
  nameAgreement,
  nameAgrees,
  nameGrade,
  nameOutcome,
} from './name-agreement.ts';
export { nameFlags, searchedNameFlags } from './name-flags.ts';
