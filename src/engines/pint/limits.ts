import { XML_LIMITS } from '../../xml/limits.ts';

/** Those of the document, and of what is said about it. */
export const LIMITS = {
  ...XML_LIMITS,
  /** Digits of one number: XML Schema asks processors for 18; the reference processor reads any, and these are exact too. */
  digits: 1000,
  /** Findings listed; the rest is counted. */
  findings: 500,
} as const;
